import type { Language } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { tokenOf } from '#server/account/addresses/mailTokens.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { unsubscribePath } from '../../messaging/unsubscribePage.ts';
import type { MailData, MailDataLink } from './accountMails.ts';

/** The paths of mail links that contain no token. */
const open: Readonly<
  Record<Exclude<MailDataLink, TokenLink>, (mail: Pick<MailData, 'language' | 'listing' | 'conversation'>) => string>
> = {
  login: ({ language }) => pathTo('login', language),
  forgot: ({ language }) => pathTo('forgot', language),
  listing: ({ language, listing }) => pathTo('listing', language, { id: listing!.id, slug: listing!.slug }),
  conversation: ({ language, conversation }) => conversationPath(language, conversation!),
};

type TokenLink = keyof typeof paths;

/** The paths of mail links with a token. Base64url tokens need no encoding in a URL. */
const paths = {
  verification: (language: Language, token: string) => pathTo('verify', language, { token }),
  passwordReset: (language: Language, token: string) => `${pathTo('passwordReset', language)}?token=${token}`,
  emailChangeOld: (language: Language, token: string) => pathTo('emailChange', language, { token }),
  emailChangeNew: (language: Language, token: string) => pathTo('emailChange', language, { token }),
  undoDeletion: (language: Language, token: string) => pathTo('deletionUndo', language, { token }),
  renewal: (language: Language, token: string) => pathTo('renewal', language, { token }),
};

function isOpen(link: MailDataLink): link is keyof typeof open {
  return Object.hasOwn(open, link);
}

/** The path where a conversation is read and answered (ROUTES-29). */
function conversationPath(language: Language, { id, side }: NonNullable<MailData['conversation']>): string {
  return pathTo('messages', language, { tab: side === 'buyer' ? 'buying' : 'selling', id });
}

/** The path by which a recipient stops mails about messages without a login; it never expires. */
export async function unsubscribeLink(keys: Pick<PersonKeys, 'keyFor'>, account: string): Promise<string> {
  return `${unsubscribePath}?token=${await tokenOf(keys, 'messageMails', account, 0)}`;
}

/** The path of a letter's link, including its token; undefined if the letter has no link. */
export async function mailLink(
  keys: Pick<PersonKeys, 'keyFor'>,
  mail: MailData,
  account: string,
): Promise<string | undefined> {
  const { link, language, at, listing } = mail;
  if (link === undefined) return undefined;
  if (isOpen(link)) return open[link](mail);
  const [id, time] = listing ? [listing.id, listing.end] : [account, at];
  return paths[link](language, await tokenOf(keys, link, id, time));
}
