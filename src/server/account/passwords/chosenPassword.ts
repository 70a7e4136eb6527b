import { plainPassword } from '#machines/account/credentials/commonPasswords.ts';
import { passwordProblem, type PasswordProblem } from '#machines/account/credentials/passwordRules.ts';
import { shownEmail } from '../addresses/emailAddress.ts';

/** The common passwords, loaded with the first password that a visitor chooses. */
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
 * The problem of a chosen password; undefined if there is none. Besides the rules, it must not be in a list of 49,000
 * passwords that leaks have shown to be common. Case is ignored (NIST SP 800-63B, 5.1.1.2; ASVS 2.1.7). Variants with
 * digits and signs for letters, or with a few of them at either end, are also rejected (`password1`, `Liverpool2026!`).
 */
export async function chosenPasswordProblem(password: string, email: string): Promise<PasswordProblem | undefined> {
  const problem = passwordProblem(password, email) ?? passwordProblem(password, shownEmail(email));
  if (problem) return problem;
  const lower = plainPassword(password);
  const common = await (listed ??= load());
  return spellings(lower).some((spelling) => common.has(spelling)) ? 'tooCommon' : undefined;
}

/** Up to four digits and signs at either end: too few to make a common word hard to guess. */
const ends = /^[\d\W_]{0,4}|[\d\W_]{0,4}$/gu;
/** The shortest word that is looked up without its ends: shorter words occur in too many good passwords. */
const shortestWord = 4;

/** The spellings that are looked up in the list: as typed, without its ends, and with letters for signs. */
function spellings(lower: string): readonly string[] {
  const word = lower.replaceAll(ends, '');
  const bare = word.length < shortestWord ? [] : [word, spelledOut(word)];
  return [lower, spelledOut(lower), ...bare];
}

function spelledOut(password: string): string {
  return password.replace(/[013457@$!]/g, (sign) => letters[sign]!);
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
