import { addressToVerify, evolve, type Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { passwordResetLife, verificationLife } from '#machines/account/limits.ts';
import { defaultLanguage, type Language } from '#machines/market/language.ts';
import type { AccountTokenPurpose, TokenPurpose } from '#server/account/addresses/mailTokens.ts';
import type { AccountMailKind } from '#words/mails/accountMails.ts';
import type { ListingMailKind } from '#words/mails/listingMails.ts';
import type { MessageMailKind } from '#words/mails/messageMails.ts';
import type { Side } from '#machines/conversation/lifecycle/conversation.ts';

/** The target of a mail's link: an action with a token, or a page. */
export type MailDataLink = Exclude<TokenPurpose, 'messageMails'> | 'login' | 'forgot' | 'listing' | 'conversation';

/** A mail before it is rendered: the content and the recipient, which follow from a fact. */
export interface MailData {
  readonly kind: AccountMailKind | ListingMailKind | MessageMailKind;
  readonly to: string;
  readonly language: Language;
  /** The time of the fact, which an account's token contains; epoch milliseconds. */
  readonly at: number;
  readonly link?: MailDataLink;
  /** The time when the requested action expires; epoch milliseconds. */
  readonly until?: number;
  /** The other email address that the letter mentions, such as the new one after a change. */
  readonly email?: string;
  /** The listing of the letter, and the end of its term (epoch milliseconds), which a renewal token contains. */
  readonly listing?: { readonly id: string; readonly title: string; readonly slug: string; readonly end: number };
  /** The conversation of the letter, the reader's side, the title of the listing, and the number of unread entries. */
  readonly conversation?: { readonly id: string; readonly side: Side; readonly title: string; readonly count: number };
}

/** A letter about an account. */
export type AccountMailData = Omit<MailData, 'kind' | 'link' | 'listing' | 'conversation'> & {
  readonly kind: AccountMailKind;
  readonly link?: AccountTokenPurpose | 'login' | 'forgot';
};

type Written = Omit<AccountMailData, 'to' | 'at' | 'language'> &
  Partial<Pick<AccountMailData, 'language'>> & { readonly to: string | null };

/**
 * The letters that a fact causes, at most one of each kind. There are none without an address: for imported accounts,
 * and for all facts of an account that was erased since.
 */
export function accountMailDataOf(before: Account | null, fact: AccountFact): readonly AccountMailData[] {
  const { email, language } = before ?? evolve(null, fact);
  const { at } = fact;
  return written(before, fact, email).flatMap(({ to, ...mail }) =>
    to ? [{ language: language ?? defaultLanguage, ...mail, to, at }] : [],
  );
}

function written(before: Account | null, fact: AccountFact, email: string | null): readonly Written[] {
  const { at } = fact;
  switch (fact.type) {
    case 'account.registered':
    case 'account.verificationRequested': {
      const to = before ? addressToVerify(before) : email;
      return [{ kind: 'verification', to, link: 'verification', until: at + verificationLife }];
    }
    case 'account.registrationRepeated':
      // If the account is unverified, it gets the verification mail again instead of this one.
      return isUnverified(before)
        ? []
        : [{ kind: 'registrationRepeated', to: email, link: 'login', language: fact.language }];
    case 'account.passwordResetRequested':
      return [{ kind: 'passwordReset', to: email, link: 'passwordReset', until: at + passwordResetLife }];
    case 'account.passwordChanged':
      // The mailbox is not verified yet: its reader has nothing to lose in the account.
      return isUnverified(before) ? [] : [{ kind: 'passwordChanged', to: email, link: 'forgot' }];
    case 'account.emailChangeRequested': {
      // The verification mail follows, to the new address: the old one was never verified.
      if (isUnverified(before)) return [];
      const until = at + verificationLife;
      return [
        { kind: 'emailChangeOld', to: email, link: 'emailChangeOld', until, email: fact.email },
        { kind: 'emailChangeNew', to: fact.email, link: 'emailChangeNew', until },
      ];
    }
    case 'account.emailChanged':
      return isUnverified(before) ? [] : [{ kind: 'emailChanged', to: email, email: fact.email }];
    case 'account.deletionRequested':
      return [{ kind: 'deletionRequested', to: email, link: 'undoDeletion', until: fact.until }];
    case 'account.erased':
      return [{ kind: 'deletionDone', to: email }];
    default:
      return [];
  }
}

function isUnverified(account: Account | null): boolean {
  return account?.status === 'unverified';
}

/** The mails that a blocked account still receives: changes of its password or address, and its deletion. */
const sentToBlocked: ReadonlySet<AccountMailKind> = new Set([
  'passwordChanged',
  'emailChanged',
  'deletionRequested',
  'deletionDone',
]);

/**
 * Whether the action of a letter is still possible: its link is valid in the account's current state, and its owner is
 * not blocked.
 */
export function isStillPossible(
  { kind, link, at, until = Infinity }: AccountMailData,
  account: Account,
  now: number,
): boolean {
  if (account.block && !sentToBlocked.has(kind)) return false;
  return (
    until > now && (link === undefined || link === 'login' || link === 'forgot' || tokenTimes[link](account) === at)
  );
}

/** The time of the latest request for a link's action; null or undefined if there is no open request. */
const tokenTimes: Readonly<Record<AccountTokenPurpose, (account: Account) => number | null | undefined>> = {
  verification: ({ verifiedAt, verificationRequestedAt }) => (verifiedAt === null ? verificationRequestedAt : null),
  passwordReset: ({ passwordResetRequestedAt }) => passwordResetRequestedAt,
  emailChangeOld: ({ emailChange }) => emailChange?.requestedAt,
  emailChangeNew: ({ emailChange }) => emailChange?.requestedAt,
  undoDeletion: ({ status, deletion }) => (status === 'leaving' ? deletion?.requestedAt : null),
};
