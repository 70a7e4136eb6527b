/** Work that waits until the test continues it. */
export function controlledRendering() {
  const begun: { finish: (text: string) => void; fail: (error: Error) => void }[] = [];
  return {
    begun,
    make: () =>
      new Promise<Buffer>((resolve, reject) => {
        begun.push({ finish: (text) => resolve(Buffer.from(text)), fail: reject });
      }),
  };
}

/** Resolves once work that depends on settled promises and files is done. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
