/** Runs of percent-encoded bytes beyond ASCII. */
const encodedRuns = /(?:%[89a-f][\da-f])+/gi;

/**
 * An address whose bytes are no UTF-8 read as windows-1252, in which old forms and links wrote theirs: `q=v%E9lo` says
 * «vélo». Any other is left as it is.
 */
export function inUtf8(address: string): string {
  return address.replaceAll(encodedRuns, (run) => {
    try {
      decodeURIComponent(run);
      return run;
    } catch {
      const bytes = Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16));
      return encodeURIComponent(new TextDecoder('windows-1252').decode(bytes));
    }
  });
}
