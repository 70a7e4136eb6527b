/**
 * Tells once of all that is noted within a while, in milliseconds, at a moment by chance in its second half: what follows at once
 * is told with it, and those who hear of the same do not all ask in the same moment.
 */
export function soon(within: number, tell: () => void): { readonly note: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = () => {
    timer = undefined;
    tell();
  };
  return {
    note() {
      timer ??= setTimeout(told, within * momentOf());
    },
    end: () => clearTimeout(timer),
  };
}

/** A part of a whole by chance, at least its half. */
export function momentOf(): number {
  return (1 + Math.random()) / 2;
}
