import { codePointsIn } from '../../market/text/codePoints.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { shortestPassword } from '../limits.ts';

/** How hard a password is to guess, as the meter next to its field shows (ACCOUNT-45). */
export const passwordStrengths = ['none', 'bad', 'acceptable', 'good'] as const;

export type PasswordStrength = (typeof passwordStrengths)[number];

/** The criteria of a strong password, one point each (ACCOUNT-46), the most effective first. */
export const strengthPoints = ['length', 'letters', 'digits', 'punctuation'] as const;

export type StrengthPoint = (typeof strengthPoints)[number];

/** The length at which a password gets the point for its length. */
const longEnough = 6;

const has: Readonly<Record<StrengthPoint, (password: string) => boolean>> = {
  length: (password) => codePointsIn(password) >= longEnough,
  letters: (password) => /\p{L}/u.test(password),
  digits: (password) => /\p{Nd}/u.test(password),
  punctuation: (password) => /[\p{P}\p{S}]/u.test(password),
};

/** The points that a password does not have yet. */
export function missingPoints(password: string): readonly StrengthPoint[] {
  return strengthPoints.filter((point) => !has[point](password));
}

/**
 * The strength by the rules of the documents, which count kinds of characters and ignore common passwords (ACCOUNT-46
 * to 50).
 */
export function strengthOf(password: string): PasswordStrength {
  const points = strengthPoints.length - missingPoints(password).length;
  if (points === 0) return 'none';
  if (points <= 2) return 'bad';
  return points === 3 ? 'acceptable' : 'good';
}

/**
 * The strength that the meter shows. A common password is easy to guess, whatever its characters. The server has a far
 * longer list of these than the browser, so its refusal counts too.
 */
export function shownStrength(password: string, isRefused: boolean): PasswordStrength | 'guessable' {
  const isGuessable = codePointsIn(password) >= shortestPassword && isCommonPassword(password);
  return isRefused || isGuessable ? 'guessable' : strengthOf(password);
}

/** How much of its bar a strength fills, in percent (ACCOUNT-48 to 50). */
export const strengthBar: Readonly<Record<PasswordStrength, number>> = { none: 0, bad: 33, acceptable: 66, good: 100 };
