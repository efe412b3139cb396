import sprite from "potager:sprite";

type Part = [id: string, x: number, y: number, size: number];

/** How each crop grows: its sprout (mirrored when negative) and the plant that bears it. */
const LOOKS: Record<string, [sprout: number, plant: keyof typeof BEARING]> = {
  "red-1": [1, "stake"], "red-2": [3, "tree"], "red-3": [-2, "ground"], "red-4": [-1, "stake"],
  "violet-1": [1, "stake"], "violet-2": [2, "trellis"], "violet-3": [-3, "tree"], "violet-4": [-2, "trellis"],
  "green-1": [-1, "ground"], "green-2": [3, "stalk"], "green-3": [1, "ground"], "green-4": [2, "trellis"],
  "yellow-1": [-3, "tree"], "yellow-2": [1, "ground"], "yellow-3": [3, "stalk"], "yellow-4": [-1, "stake"],
};

/** Where the fruits hang on a plant. */
const BEARING = {
  stake: [[6, 22, 15], [42, 8, 14], [40, 34, 15]],
  tree: [[12, 16, 12], [29, 8, 11], [40, 19, 12], [27, 22, 11]],
  ground: [[8, 34, 18], [38, 36, 17], [25, 28, 15]],
  stalk: [[13, 26, 16], [37, 24, 15]],
  trellis: [[16, 30, 16], [38, 19, 15], [34, 41, 13]],
} as const;

const SOIL: Part = ["soil", 0, 0, 64];

const Use = ({ part: [id, x, y, size] }: { part: Part }) => <use href={`${sprite}#${id}`} x={x} y={y} width={size} height={size} />;

/** A crop at one of its five stages; made of parts, so that the sprite holds each only once. */
export function Growth({ crop, stage, class: extra = "pic" }: { crop: string; stage: number; class?: string }) {
  const [sprout, plant] = LOOKS[crop] ?? [1, "stake"];
  if (stage === 5)
    return (
      <svg class={extra} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <Use part={[crop, 0, 0, 64]} />
      </svg>
    );
  return (
    <svg class={extra} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <Use part={stage === 1 ? ["st-plot", 0, 0, 64] : SOIL} />
      {stage === 1 && [["tag", 9, 0, 46] as Part, [crop, 23, 2.8, 18] as Part].map((part) => <Use key={part[0]} part={part} />)}
      {stage === 2 && (
        <g transform="translate(6 -1) scale(.82)">
          <Use part={["st-packet", 0, 0, 64]} />
          <Use part={[crop, 17, 15, 30]} />
        </g>
      )}
      {stage === 3 && (
        <g transform={sprout < 0 ? "translate(64 0) scale(-1 1)" : undefined}>
          <Use part={[`st-sprout-${Math.abs(sprout)}`, 0, 0, 64]} />
        </g>
      )}
      {stage === 4 && [[`pl-${plant}`, 0, 0, 64] as Part, ...BEARING[plant].map((place): Part => [crop, ...place])].map((part, at) => <Use key={at} part={part} />)}
    </svg>
  );
}
