import type { Language } from '#machines/market/language.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import { shownEmail } from '#server/account/addresses/emailAddress.ts';
import type { Words } from '#server/http/words.ts';
import type { PersonKeys } from '#server/store/keys/sealing.ts';
import { accountMails } from '#words/mails/accountMails.ts';
import { listingMails } from '#words/mails/listingMails.ts';
import { messageMails, unsubscribeWords } from '#words/mails/messageMails.ts';
import { frameWords, type MailWords, type SupportWords } from '#words/mails/mailWords.ts';
import { htmlOf, type MailContent } from './html.ts';
import type { MailData } from './accountMails.ts';
import { logoPictures } from './logoPictures.ts';
import { mailLink, unsubscribeLink } from './mailLinks.ts';
import type { MailLook } from './mailLook.ts';
import { momentText } from './moments.ts';
import type { Mail } from '../mailTransport.ts';

export interface WriterOptions {
  readonly words: Words;
  readonly look: MailLook;
  /** The base URL at which visitors reach the market. */
  readonly origin: () => string;
  /** The address of the market's support; absent if it has none. */
  readonly support?: string;
}

/** Turns a letter into a complete mail. */
export type Writer = (
  mail: MailData,
  addressed: { readonly account: string } & Pick<Mail, 'messageId' | 'name'>,
) => Promise<Mail>;

/**
 * Creates a function that turns letters into mails, with the market's keys. It draws the logo once, for the first mail.
 */
export function createWriter(keys: PersonKeys, { words, look, origin, support }: WriterOptions): Writer {
  let logos: ReturnType<typeof logoPictures> | undefined;

  async function linkOf(mail: MailData, account: string): Promise<string | undefined> {
    const path = await mailLink(keys, mail, account);
    return path === undefined ? undefined : origin() + path;
  }

  return async (mail, { account, messageId, name }) => {
    const { language, to, at } = mail;
    const unsubscribe = mail.conversation && origin() + (await unsubscribeLink(keys, account));
    const parts = { words, look, support, origin: origin(), url: await linkOf(mail, account), unsubscribe };
    const content = contentOf(mail, parts);
    const { light, dark } = await (logos ??= logoPictures(look));
    return {
      messageId,
      name,
      to,
      at,
      language,
      subject: content.subject,
      text: textOf(content, look),
      html: htmlOf(content, look, { light, dark }),
      pictures: [light, dark],
      ...(unsubscribe !== undefined && { unsubscribe }),
    };
  };
}

const mails: Readonly<Record<MailData['kind'], MailWords>> = { ...accountMails, ...listingMails, ...messageMails };

function contentOf(
  { kind, language, at, until, email, listing, conversation }: MailData,
  parts: {
    readonly words: Words;
    readonly look: MailLook;
    readonly support: string | undefined;
    readonly origin: string;
    readonly url: string | undefined;
    readonly unsubscribe: string | undefined;
  },
): MailContent {
  const { look, support, origin, url, unsubscribe } = parts;
  const said: MailWords = mails[kind];
  const values = {
    product: look.product,
    ...(support !== undefined && { support }),
    at: momentText(at, language),
    ...(until !== undefined && { until: momentText(until, language) }),
    ...(email !== undefined && { email: shownEmail(email) }),
    ...(listing && { title: listing.title, end: momentText(listing.end, language), days: listingTermDays }),
    ...(conversation && { title: conversation.title, count: conversation.count }),
  };
  const say = (word: MailWords['subject'] | SupportWords) => {
    if (!('withSupport' in word)) return parts.words[language](word, values);
    return parts.words[language](support === undefined ? word.withoutSupport : word.withSupport, values);
  };
  return {
    language,
    subject: say(said.subject),
    paragraphs: said.paragraphs.map(say),
    preview: say(said.paragraphs[said.preview] ?? said.subject),
    ...(said.action && url !== undefined && { action: { text: say(said.action), url } }),
    addressHint: say(frameWords.address),
    ...(said.note && { note: say(said.note) }),
    ...(unsubscribe !== undefined && { unsubscribe: { text: say(unsubscribeWords.link), url: unsubscribe } }),
    why: say(frameWords.why),
    origin,
  };
}

/** The punctuation before a link; French has a narrow non-breaking space before it. */
const colons: Readonly<Record<Language, string>> = { de: ':', fr: '\u202f:', it: ':', en: ':' };

/** The plain text version of a mail. */
function textOf(
  { subject, paragraphs, action, note, unsubscribe, why, origin, language }: MailContent,
  { product }: MailLook,
): string {
  const parts = [
    subject,
    ...paragraphs,
    ...(action ? [`${action.text}${colons[language]}\n${action.url}`] : []),
    ...(note === undefined ? [] : [note]),
    ...(unsubscribe ? [`${unsubscribe.text}${colons[language]}\n${unsubscribe.url}`] : []),
    // Mail programs recognise the signature by a line with two hyphens and a space before it.
    `-- \n${product}: ${origin}/${language}\n${why}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
