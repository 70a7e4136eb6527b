import { compatibilityForm } from '../../market/text/compatibilityForm.ts';
import { trimPasted } from '../../market/text/readableText.ts';
import { longestPhone } from '../limits.ts';

/** Characters that people write between the digits of a number, and invisible characters. */
const between = /[\s\p{Pd}\p{Cf}()[\]./\\'’_~·•−]/gu;

/**
 * A written phone number in dialable form: digits, after a `+` if it has a country code. Undefined for any other text:
 * with letters, with two numbers, or with too few digits. Swiss numbers have ten digits, and 13 for a voicemail; with
 * the country code the zero is not needed. Numbers of other countries have seven to 15 digits with their code (E.164);
 * a zero after the code is not counted.
 */
export function dialledPhone(written: string): string | undefined {
  const pasted = trimPasted(written);
  if (pasted.length > longestPhone) return undefined;
  const number = compatibilityForm(pasted, 'NFKC')
    .replace(/^tel\b[.:]*/i, '')
    .replace(between, '')
    .replace(/^\++|^00/, '+');
  return swiss.test(number) || withOtherCode.test(number) ? number : undefined;
}

const swiss = /^(\+?41)?0?([1-9]\d{8}|860\d{9})$/;
const withOtherCode = /^\+(?!41)[1-9]\d{6,15}$/;

/** Whether a text looks like a phone number that can be dialled. The server parses it further. */
export function isPhone(written: string): boolean {
  return dialledPhone(written) !== undefined;
}
