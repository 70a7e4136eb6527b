import { addressToVerify, evolve, type Account } from '#machines/account/lifecycle/account.ts';
import type { AccountFact } from '#machines/account/lifecycle/accountFacts.ts';
import { passwordResetLife, verificationLife } from '#machines/account/limits.ts';
import { defaultLanguage, type Language } from '#machines/market/language.ts';
import type { AccountTokenPurpose, TokenPurpose } from '#server/account/addresses/mailTokens.ts';
import type { AccountMailKind } from '#words/mails/accountMails.ts';
import type { AdMailKind } from '#words/mails/adMails.ts';
import type { MessageMailKind } from '#words/mails/messageMails.ts';
import type { Side } from '#machines/conversation/lifecycle/conversation.ts';

/** Where the link of a mail leads. */
export type LetterLink = Exclude<TokenPurpose, 'messageMails'> | 'login' | 'forgot' | 'ad' | 'conversation';

/** What is to be written to whom, because of a fact. */
export interface Letter {
  readonly kind: AccountMailKind | AdMailKind | MessageMailKind;
  readonly to: string;
  readonly language: Language;
  /** When the fact happened, and so what a token of an account is made of; epoch milliseconds. */
  readonly at: number;
  readonly link?: LetterLink;
  /** When what the letter asks for has no effect any more; epoch milliseconds. */
  readonly until?: number;
  /** The other address that it speaks of. */
  readonly email?: string;
  /** The ad that it speaks of, and when its term ends (epoch milliseconds), of which a token to renew it is made. */
  readonly ad?: { readonly id: string; readonly title: string; readonly slug: string; readonly end: number };
  /** The conversation that it speaks of, which side its reader is on, the title of its ad, and how much is unread. */
  readonly conversation?: { readonly id: string; readonly side: Side; readonly title: string; readonly count: number };
}

/** A letter about an account. */
export type AccountLetter = Omit<Letter, 'kind' | 'link' | 'ad' | 'conversation'> & {
  readonly kind: AccountMailKind;
  readonly link?: AccountTokenPurpose | 'login' | 'forgot';
};

type Written = Omit<AccountLetter, 'to' | 'at' | 'language'> &
  Partial<Pick<AccountLetter, 'language'>> & { readonly to: string | null };

/**
 * The letters that a fact asks for, each of a kind of its own; none without an address, which is so for accounts that were
 * imported, and for all that happened to one that has been erased since.
 */
export function lettersOf(before: Account | null, fact: AccountFact): readonly AccountLetter[] {
  const { email, language } = before ?? evolve(null, fact);
  const { at } = fact;
  return written(before, fact, email).flatMap(({ to, ...letter }) =>
    to ? [{ language: language ?? defaultLanguage, ...letter, to, at }] : [],
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
      // Who has not verified the address yet gets the mail for that anew instead.
      return isUnverified(before)
        ? []
        : [{ kind: 'registrationRepeated', to: email, link: 'login', language: fact.language }];
    case 'account.passwordResetRequested':
      return [{ kind: 'passwordReset', to: email, link: 'passwordReset', until: at + passwordResetLife }];
    case 'account.passwordChanged':
      // Nobody has shown yet that they read this mailbox: whoever does has nothing to lose in the account.
      return isUnverified(before) ? [] : [{ kind: 'passwordChanged', to: email, link: 'forgot' }];
    case 'account.emailChangeRequested': {
      // The verification mail follows, to the new address: no one has proved the old one.
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

/** What who is blocked must know all the same: what has happened to password and address, and that their account goes. */
const toldToBlocked: ReadonlySet<AccountMailKind> = new Set([
  'passwordChanged',
  'emailChanged',
  'deletionRequested',
  'deletionDone',
]);

/** Whether what a letter asks for can be done: its link holds, as the account stands now, and its owner is not shut out. */
export function stillStands(
  { kind, link, at, until = Infinity }: AccountLetter,
  account: Account,
  now: number,
): boolean {
  if (account.block && !toldToBlocked.has(kind)) return false;
  return until > now && (link === undefined || link === 'login' || link === 'forgot' || asked[link](account) === at);
}

/** When what a link is for was asked for last, and is asked for still. */
const asked: Readonly<Record<AccountTokenPurpose, (account: Account) => number | null | undefined>> = {
  verification: ({ verifiedAt, verificationRequestedAt }) => (verifiedAt === null ? verificationRequestedAt : null),
  passwordReset: ({ passwordResetRequestedAt }) => passwordResetRequestedAt,
  emailChangeOld: ({ emailChange }) => emailChange?.requestedAt,
  emailChangeNew: ({ emailChange }) => emailChange?.requestedAt,
  undoDeletion: ({ status, deletion }) => (status === 'leaving' ? deletion?.requestedAt : null),
};
