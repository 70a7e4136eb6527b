import { isCommonPassword } from './commonPasswords.ts';
import { longestPassword, shortestPassword } from '../limits.ts';

/** The possible problems of a new password. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'isEmail';

/**
 * The problem of a new password for an account with this address; undefined if there is none (decisions, Password
 * rule).
 */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < shortestPassword) return 'tooShort';
  if (length > longestPassword) return 'tooLong';
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.replace(/@.*$/s, '')) return 'isEmail';
  return isCommonPassword(password) ? 'tooCommon' : undefined;
}
