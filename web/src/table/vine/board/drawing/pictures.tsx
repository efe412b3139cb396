/** Tiles as they are drawn, alone in a tray or many on a vine: backs, small leaves, stems, and what hangs on them, in this order. */
import type { ComponentChildren } from "preact";
import type { BeanFace, BunchAt, PlantAt, PlantFace, Side } from "../../../../engine/vine";
import { CELL, type Lines, plantLines, podLines, turnsTo } from "./shapes";

/** A tile where it lies; a tall one covers the cell below too. */
export interface Piece {
  key: string;
  x: number;
  y: number;
  tall: boolean;
  /** The root has no paper behind it. */
  backed: boolean;
  /** Printed beans of the tiles under a stacked one. */
  under: number[];
  lines: Lines;
  picture: ComponentChildren;
}

const Twine = ({ side }: { side: Side }) => (
  <g transform={`rotate(${turnsTo(side) * 90} 32 32)`}>
    <rect x="21" y="2" width="22" height="5" rx="2.5" fill="#b9793a" />
    <rect x="21" y="9" width="22" height="5" rx="2.5" fill="#e3b87a" />
  </g>
);

const Leaf = ({ form }: { form: "left" | "right" | null }) => (
  <g transform={form === "right" ? "translate(64 0) scale(-1 1)" : undefined}>
    <path d="M38 19C22 12 8 18 5 32c-2 10 2 20 8 27 5-9 22-8 27-20 3-8 2-14-2-20z" fill="#5baa3f" />
    <path d="M38 19c-8 12-17 26-25 40-6-7-10-17-8-27C8 18 22 12 38 19z" fill="#8ccb4a" />
    <path d="M38 19c-8 12-17 26-25 40 6-16 14-29 25-40z" fill="#3f8a34" />
    <path d="M29 31c-6-2-12-2-17 1 6-1 11 0 15 2zM22 43c-5-2-9-1-12 1 5-.5 8 0 11 1.500z" fill="#3f8a34" opacity=".45" />
  </g>
);

const Root = () => (
  <>
    <path d="M32 38c-2 8-10 9-16 16M32 38c2 8 9 9 16 17M32 38v20M22 49c-5 0-8 1-12 0M43 50c4 0 7 0 11-2" fill="none" stroke="#e3b87a" stroke-width="4.500" stroke-linecap="round" />
    <path d="M24 38c2-4 4-6 8-6s6 2 8 6c-4 4-12 4-16 0z" fill="#3f8a34" />
  </>
);

/** A pod by its printed beans: shade, light, and the place and size of each bean. */
const PODS = [
  {
    shade: "M32 42c11 0 17 12 17 27S43 104 30 114c-7-8-15-30-13-46 1-14 6-26 15-26z",
    light: "M32 42c4 0 7 2 10 6-9 14-15 38-12 66-7-8-15-30-13-46 1-14 6-26 15-26z",
    beans: [[33, 76, 9.5]],
  },
  {
    shade: "M32 40c12 0 18 12 18 30s-7 42-21 54c-8-9-15-34-14-54 1-18 7-30 17-30z",
    light: "M32 40c5 0 9 2 12 7-10 16-17 44-15 77-8-9-15-34-14-54 1-18 7-30 17-30z",
    beans: [[33, 65, 9.5], [31, 89, 9.5]],
  },
  {
    shade: "M32 34c13 0 20 13 20 33s-8 46-23 60C20 117 12 90 13 67c1-20 8-33 19-33z",
    light: "M32 34c5 0 10 3 13 8-11 17-18 48-16 85C20 117 12 90 13 67c1-20 8-33 19-33z",
    beans: [[33.5, 57, 9.5], [32.5, 80, 9.5], [29.5, 102, 9]],
  },
] as const;
const [FIRST, LAST] = [54, 106];

/** Any other number of beans lies in the longest pod, smaller and in one row. */
const row = (value: number): number[][] =>
  Array.from({ length: value }, (_, at) => [33 - (at * 4) / value, FIRST + ((LAST - FIRST) * at) / Math.max(1, value - 1), Math.min(9, 29 / value)]);

function Pod({ value }: { value: number }) {
  const known = PODS[value - 1];
  const { shade, light } = known ?? PODS[2];
  const beans = (known?.beans ?? row(value)) as readonly (readonly number[])[];
  return (
    <>
      <path d={shade} fill="#3f8a34" />
      <path d={light} fill="#6cb648" />
      {beans.map(([x = 0, y = 0, size = 0]) => (
        <g key={y}>
          <circle cx={x} cy={y} r={size} fill="#b6de86" />
          <circle cx={x - size * 0.26} cy={y - size * 0.32} r={size * 0.32} fill="#e2f3c4" />
        </g>
      ))}
      <path d="M22 44c2-6 6-9 10-9s8 3 10 9c-6 4-14 4-20 0z" fill="#2f7a45" />
    </>
  );
}

/** `twine`: the connection symbol is drawn as long as the tile can still be turned. */
export function plantPiece(face: PlantFace, x = 0, y = 0, twine = false): Piece {
  const picture = face.kind === "leaf" ? <Leaf form={face.form} /> : face.kind === "root" ? <Root /> : twine && face.inEdge ? <Twine side={face.inEdge} /> : null;
  return { key: `${x},${y} ${face.tile} ${face.stubs}`, x, y, tall: false, backed: face.kind !== "root", under: [], lines: plantLines(face), picture };
}

export const beanPiece = (face: BeanFace, x = 0, y = 0, under: number[] = []): Piece => ({
  key: `${x},${y} ${face.bean} ${under.length}`,
  x,
  y,
  tall: true,
  backed: true,
  under,
  lines: podLines(face.stubs),
  picture: <Pod value={face.value} />,
});

/** A bunch shows its top tile. */
export function bunchPiece({ x, y, beans }: BunchAt): Piece | null {
  const top = beans.at(-1);
  return top ? beanPiece(top, x, y, beans.slice(0, -1).map(({ value }) => value)) : null;
}

export const piecesOf = (plants: readonly PlantAt[], hanging: readonly BunchAt[]): Piece[] => [
  ...plants.map((plant) => plantPiece(plant, plant.x, plant.y)),
  ...hanging.flatMap((bunch) => bunchPiece(bunch) ?? []),
];

/** Where a cell's upper left corner is drawn. */
export const corner = (x: number, y: number): string => `translate(${x * CELL} ${-y * CELL})`;
export const heightOf = (tall: boolean): number => (tall ? 2 * CELL : CELL);

const back = { x: 1.5, y: 1.5, width: CELL - 3, rx: 9 };
const EDGE = 3.5;

/** Under a stacked bean the edges of the tiles below it are seen. */
const Back = ({ piece: { x, y, tall, under } }: { piece: Piece }) => (
  <g transform={corner(x, y)}>
    {under.map((_, at) => (
      <rect key={at} class="vback below" {...back} height={heightOf(tall) - 3 - at * EDGE} />
    ))}
    <rect class="vback" {...back} height={heightOf(tall) - 3 - under.length * EDGE} />
  </g>
);

/** The paper tiles behind the pictures. */
export const Backs = ({ pieces }: { pieces: readonly Piece[] }) => <>{pieces.map((piece) => piece.backed && <Back key={piece.key} piece={piece} />)}</>;

interface PiecesProps {
  pieces: readonly Piece[];
  /** Keys of those that have just come. */
  fresh?: ReadonlySet<string>;
}

/** The pictures in layers, so that what is joined is one stem. */
export function Pieces({ pieces, fresh }: PiecesProps) {
  const pass = (draw: (piece: Piece) => ComponentChildren) =>
    pieces.map((piece) => {
      const drawn = draw(piece);
      return (
        drawn && (
          <g key={piece.key} transform={corner(piece.x, piece.y)}>
            <g class={fresh?.has(piece.key) ? "vborn" : undefined}>{drawn}</g>
          </g>
        )
      );
    });
  return (
    <>
      {pass(({ lines }) => lines.pale && <path class="vpale" d={lines.pale} />)}
      {pass(({ lines }) => lines.fresh && <path class="vyoung" d={lines.fresh} />)}
      {pass(({ lines }) => <path class="vstem rim" d={lines.stem} />)}
      {pass(({ lines }) => <path class="vstem" d={lines.stem} />)}
      {pass(({ lines }) => <path class="vstem gleam" d={lines.shine} />)}
      {pass(({ picture }) => picture)}
      {pass(({ under }) => under.length > 0 && <Under values={under} />)}
    </>
  );
}

/** What lies under a stacked bean counts too. */
const Under = ({ values }: { values: number[] }) => (
  <>
    {values.map((value, at) => (
      <g key={at} transform={`translate(12 ${2 * CELL - 13 - at * 20})`}>
        <UnderDisc value={value} />
      </g>
    ))}
  </>
);

export const UnderDisc = ({ value }: { value: number }) => (
  <g class="vunder">
    <circle r="9.500" />
    <text y="4" text-anchor="middle">{`+${value}`}</text>
  </g>
);

interface PictureProps {
  class?: string | undefined;
}

const Picture = ({ piece, class: name = "" }: { piece: Piece; class?: string | undefined }) => (
  <svg class={`vtile ${name}`} viewBox={`0 0 ${CELL} ${heightOf(piece.tall)}`} aria-hidden="true" focusable="false">
    <Pieces pieces={[piece]} />
  </svg>
);

/** A plant tile for trays, panels and lists; decoration only, so it has no name. */
export const PlantPicture = ({ face, class: name }: { face: PlantFace } & PictureProps) => <Picture piece={plantPiece(face, 0, 0, true)} class={name} />;
/** A bean tile: two cells tall. */
export const BeanPicture = ({ face, class: name }: { face: BeanFace } & PictureProps) => <Picture piece={beanPiece(face)} class={name} />;
