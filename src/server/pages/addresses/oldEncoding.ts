/** Matches runs of percent-encoded bytes beyond ASCII. */
const encodedRuns = /(?:%[89a-f][\da-f])+/gi;

/**
 * Decodes bytes that are not UTF-8 as windows-1252, the encoding of old forms and links: `q=v%E9lo` means «vélo». Any
 * other address is returned unchanged.
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
