import type { Language } from '#machines/market/language.ts';
import type { LetterLink } from './letters.ts';

/** Paths below the language's; a token stands in them as it is, being base64url. */
const paths: Readonly<Record<LetterLink, (token: string) => string>> = {
  verification: (token) => `verify/${token}`,
  passwordReset: (token) => `passwordreset?token=${token}`,
  emailChangeOld: (token) => `changeemail/${token}`,
  emailChangeNew: (token) => `changeemail/${token}`,
  undoDeletion: (token) => `undodeletion/${token}`,
  login: () => 'start/login',
  forgot: () => 'start/forgot',
};

/** The address that a mail's link leads to. */
export function mailLink(origin: string, language: Language, link: LetterLink, token: string): string {
  return `${origin}/${language}/${paths[link](token)}`;
}
