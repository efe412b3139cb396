/** Counts what this worker fetches while it arrives; bodies stay streams, so that WebAssembly compiles on the way. */
export function meter(onBytes: (bytes: number) => void, onTrouble: (code: "offline" | "refused") => void): () => void {
  const plain = self.fetch;

  self.fetch = async (input, init) => {
    let response: Response;
    try {
      response = await plain(input, init);
    } catch (error) {
      onTrouble("offline");
      throw error;
    }
    if (!response.ok) onTrouble("refused");
    if (!response.ok || !response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, out) {
          onBytes(chunk.byteLength);
          out.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
  return () => {
    self.fetch = plain;
  };
}
