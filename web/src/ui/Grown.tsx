/** Growth dots: how strong somebody is; what they say stands beside them in words. */
export function Grown({ by, of }: { by: number; of: number }) {
  return (
    <span class="growdots" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => <i key={at} class={at < by ? "on" : ""} />)}
    </span>
  );
}
