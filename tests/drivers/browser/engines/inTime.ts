/** The longest start of a program, in milliseconds, on a busy machine. */
const longestStart = 60_000;

/** A program has not started in time. */
export class NotReady extends Error {}

/** Rejects with NotReady if a program has not started in time. */
export async function inTime<T>(program: string, starting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new NotReady(`${program} was not ready after ${longestStart / 1000} s`)),
      longestStart,
    );
  });
  try {
    return await Promise.race([starting, late]);
  } finally {
    clearTimeout(timer);
  }
}
