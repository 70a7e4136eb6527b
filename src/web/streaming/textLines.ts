/** No line of a stream is this long, in UTF-16 units: what comes without an end would fill the memory. */
export const longestLine = 256 * 1024;

/** A line, or what stands where the end of a line should, is longer than any that a server of ours sends. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';

  constructor() {
    super(`A line of the stream is longer than ${longestLine} characters`);
  }
}

/**
 * The lines of a body as they come, without what ends them (LF, CR or both), however its bytes were cut on the way. What comes
 * after the last end of a line is none: it was cut off. Throws LineTooLong, and what reading throws.
 */
export async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  // Its LF may come with the next piece.
  let hasReturn = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      let text = decoder.decode(value, { stream: true });
      if (text === '') continue;
      if (hasReturn && text.startsWith('\n')) text = text.slice(1);
      hasReturn = text.endsWith('\r');
      const lines = (rest + text).split(/\r\n|\n|\r/);
      rest = lines.pop()!;
      for (const line of lines) yield within(line);
      within(rest);
    }
  } finally {
    // Who reads no further has no use for what comes.
    await reader.cancel().catch(() => undefined);
  }
}

function within(line: string): string {
  if (line.length > longestLine) throw new LineTooLong();
  return line;
}
