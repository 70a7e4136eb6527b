import * as z from 'zod/mini';
import { cleanText, type TextShape, unreadableIn } from '../market/text/readableText.ts';

/**
 * A text that others read, with at most this many characters. The schema cleans it for storage and rejects characters
 * that cannot be displayed.
 */
export function readableField(shape: TextShape, most: number) {
  return z.string().check(
    z.overwrite((text) => cleanText(text, shape)),
    z.check(({ value, issues }) => {
      const where = unreadableIn(value, shape);
      if (where !== undefined) issues.push({ code: 'custom', message: 'unseenSigns', params: { where }, input: value });
    }),
    z.maxLength(most),
  );
}
