/** Creates work whose results the test supplies when it wants. */
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

/** Waits until a condition holds that depends on settled promises and files. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
