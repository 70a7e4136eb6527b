/** A making that waits until the test lets it go on. */
export function makingByHand() {
  const begun: { finish: (text: string) => void; fail: (error: Error) => void }[] = [];
  return {
    begun,
    make: () =>
      new Promise<Buffer>((resolve, reject) => {
        begun.push({ finish: (text) => resolve(Buffer.from(text)), fail: reject });
      }),
  };
}

/** Until what hangs on settled promises and files has been done. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setImmediate(resolve));
}
