/** The maximum length of a line in UTF-16 units: an endless line would fill the memory. */
export const longestLine = 256 * 1024;

/** A line of the stream is longer than any that our server sends. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';

  constructor() {
    super(`A line of the stream is longer than ${longestLine} characters`);
  }
}

/**
 * The lines of a body as they arrive, without their terminators (LF, CR or CRLF), regardless of the chunks. Text after
 * the last terminator is dropped: it was cut off. Throws LineTooLong, and on read errors.
 */
export async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  // Whether the last chunk ended with CR: its LF may come with the next chunk.
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
    // When the consumer stops reading, the body is cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

function within(line: string): string {
  if (line.length > longestLine) throw new LineTooLong();
  return line;
}
