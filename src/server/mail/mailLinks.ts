import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import type { LetterLink } from './letters.ts';

/** A token stands in an address as it is, being base64url. */
const paths: Readonly<Record<LetterLink, (language: Language, token: string) => string>> = {
  verification: (language, token) => pathTo('verify', language, { token }),
  passwordReset: (language, token) => `${pathTo('passwordReset', language)}?token=${token}`,
  emailChangeOld: (language, token) => pathTo('emailChange', language, { token }),
  emailChangeNew: (language, token) => pathTo('emailChange', language, { token }),
  undoDeletion: (language, token) => pathTo('deletionUndo', language, { token }),
  login: (language) => pathTo('login', language),
  forgot: (language) => pathTo('forgot', language),
};

/** The address that a mail's link leads to. */
export function mailLink(origin: string, language: Language, link: LetterLink, token: string): string {
  return origin + paths[link](language, token);
}
