/** How long a program may take to start on a busy machine, in milliseconds. */
const longestStart = 60_000;

/** Thrown when a program has not started in time. */
export class NotReady extends Error {}

/** Waits for the start of a program; rejects with NotReady if it has not started in time. */
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
