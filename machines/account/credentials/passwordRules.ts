import { isCommonPassword } from './commonPasswords.ts';
import { longestPassword, shortestPassword } from '../limits.ts';

/** What can be wrong with a password that somebody chooses. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'isEmail';

/** What is wrong with a password for an account of this address; undefined where it will do (decisions, Password rule). */
export function passwordProblem(password: string, email: string): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < shortestPassword) return 'tooShort';
  if (length > longestPassword) return 'tooLong';
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.replace(/@.*$/s, '')) return 'isEmail';
  return isCommonPassword(password) ? 'tooCommon' : undefined;
}
