import { shortestPassword } from '#machines/account/limits.ts';
import { passwordProblem, type PasswordProblem } from '#machines/account/passwordRules.ts';
import { shownEmail } from './emailAddress.ts';

/** Loaded with the first password that a visitor chooses: 18,000 entries, because shorter ones are refused before. */
let listed: Promise<ReadonlySet<string>> | undefined;

/** Digits and signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * The problem of a chosen password, wherever it is chosen; undefined if there is none. Besides the rules, it must not
 * be in a list of 49,000 that leaks have shown to be common (NIST SP 800-63B, 5.1.1.2; ASVS 2.1.7), in any case, nor be
 * one of these with digits and signs for letters.
 */
export async function chosenPasswordProblem(password: string, email: string): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, email) ?? passwordProblem(password, shownEmail(email));
  if (problem) return problem;
  const lower = password.toLowerCase();
  const common = await (listed ??= load());
  return common.has(lower) || common.has(spelledOut(lower)) ? 'tooCommon' : undefined;
}

function spelledOut(password: string): string {
  return password.replace(/[013457@$!]/g, (sign) => letters[sign]!);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword));
}
