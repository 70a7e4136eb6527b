import type { Language } from '../../market/language.ts';
import type { AccountFact } from './accountFacts.ts';

/** Seller kind (`company_ad`): a private person, or a company (SELLER-1). */
export type SellerKind = 'private' | 'company';

/** A side of a change of email address: the present address, or the new one. */
export type EmailSide = 'old' | 'new';

/** The status of an account. Whether it is blocked is not part of it. */
export type AccountStatus = 'invited' | 'unverified' | 'active' | 'deactivated' | 'leaving' | 'erased';

/** A change of address that both addresses must confirm; for an unverified account, only the new one. */
export interface EmailChange {
  readonly email: string;
  readonly requestedAt: number;
  readonly confirmedBy: readonly EmailSide[];
}

/** A deletion that the owner has requested. */
export interface Deletion {
  readonly requestedAt: number;
  readonly until: number;
  readonly reasonGiven: boolean;
  /** Whether the account was deactivated before: undoing the deletion restores that. */
  readonly wasDeactivated: boolean;
}

/** An account, folded from its journal. Times are epoch milliseconds; missing values are null. */
export interface Account {
  readonly status: AccountStatus;
  readonly name: string | null;
  readonly sellerKind: SellerKind;
  /** The origin of the account: `register`, or the file or partner that imported it. */
  readonly source: string;
  readonly since: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneHidden: boolean;
  readonly zipcode: string | null;
  /** The code of a canton, 1 to 24. */
  readonly region: number | null;
  readonly language: Language | null;
  readonly picture: string | null;
  /** The request time of the valid verification mail. */
  readonly verificationRequestedAt: number | null;
  /**
   * The page where the user requested the verification mail, as a path of the market: confirming the address redirects
   * there.
   */
  readonly returnTo: string | null;
  readonly verifiedAt: number | null;
  /** The request time of the valid password-reset mail; null once it was used. */
  readonly passwordResetRequestedAt: number | null;
  readonly emailChange: EmailChange | null;
  /** The `requestedAt` of the change of address that was completed last; its links report it as done. */
  readonly completedEmailChange: number | null;
  readonly deletion: Deletion | null;
  /** The `requestedAt` of the deletion that was undone last; its link reports it as undone. */
  readonly undoneDeletion: number | null;
  readonly isModerator: boolean;
  readonly block: { readonly reason: string; readonly since: number } | null;
}

const unsaid = {
  email: null,
  phone: null,
  phoneHidden: false,
  zipcode: null,
  region: null,
  language: null,
  picture: null,
  verificationRequestedAt: null,
  returnTo: null,
  verifiedAt: null,
  passwordResetRequestedAt: null,
  emailChange: null,
  completedEmailChange: null,
  deletion: null,
  undoneDeletion: null,
  isModerator: false,
  block: null,
} as const;

/** An account after one more fact: the plain reducer behind the chart's context and the read model. */
export function evolve(account: Account | null, fact: AccountFact): Account {
  const { at } = fact;
  if (fact.type === 'account.imported') {
    const { name, sellerKind, source } = fact;
    return { ...unsaid, status: 'invited', name, sellerKind, source, since: at };
  }
  if (fact.type === 'account.registered') {
    const { email, name = null, sellerKind, language, returnTo = null } = fact;
    const verificationRequestedAt = at;
    const source = 'register';
    return {
      ...unsaid,
      status: 'unverified',
      name,
      sellerKind,
      source,
      since: at,
      email,
      language,
      verificationRequestedAt,
      returnTo,
    };
  }
  if (!account) throw new Error(`${fact.type} before account.imported or account.registered`);
  return { ...account, ...changeBy(account, fact) };
}

/** The address that the verification mail of an unverified account goes to: the new one if it changes its address. */
export function addressToVerify({ email, emailChange }: Account): string | null {
  return emailChange?.email ?? email;
}

type LaterFact = Exclude<AccountFact, { type: 'account.imported' | 'account.registered' }>;

function changeBy(account: Account, fact: LaterFact): Partial<Account> {
  const { at } = fact;
  switch (fact.type) {
    case 'account.slotTaken':
      return {};
    case 'account.registrationRepeated':
      // The following mail goes to the registered address, and a pending change of address is dropped.
      return account.status === 'unverified' ? { emailChange: null } : {};
    case 'account.verificationRequested':
      return { verificationRequestedAt: at, returnTo: fact.returnTo ?? null };
    case 'account.emailVerified':
      return {
        status: 'active',
        verifiedAt: at,
        // The password reset verifies the old address: the link that went to the new address must not reveal it.
        ...(account.emailChange && { emailChange: null, verificationRequestedAt: null }),
      };
    case 'account.passwordResetRequested':
      return { passwordResetRequestedAt: at };
    case 'account.passwordChanged':
      return { passwordResetRequestedAt: null };
    case 'account.emailChangeRequested':
      return {
        emailChange: { email: fact.email, requestedAt: at, confirmedBy: [] },
        // No link that went to an address that was never verified survives the change.
        ...(account.status === 'unverified' && { passwordResetRequestedAt: null }),
      };
    case 'account.emailChangeConfirmed': {
      const { emailChange } = account;
      return { emailChange: emailChange && { ...emailChange, confirmedBy: [...emailChange.confirmedBy, fact.by] } };
    }
    case 'account.emailChanged':
      return {
        email: fact.email,
        emailChange: null,
        completedEmailChange: account.status === 'unverified' ? null : (account.emailChange?.requestedAt ?? null),
      };
    case 'account.profileChanged': {
      const { type: _type, at: _at, ...changes } = fact;
      return changes as Partial<Account>;
    }
    case 'account.deactivated':
      return { status: 'deactivated' };
    case 'account.reactivated':
      return { status: 'active' };
    case 'account.deletionRequested':
      return {
        status: 'leaving',
        deletion: {
          requestedAt: at,
          until: fact.until,
          reasonGiven: false,
          wasDeactivated: account.status === 'deactivated',
        },
      };
    case 'account.deletionUndone':
      return {
        status: statusAfterUndoing(account, fact),
        deletion: null,
        undoneDeletion: account.deletion?.requestedAt ?? null,
      };
    case 'account.leavingReasonGiven':
      return { deletion: account.deletion && { ...account.deletion, reasonGiven: true } };
    case 'account.erased':
      // Personal values are unreadable without the key; the market's own notes are erased with them.
      return { ...unsaid, status: 'erased', name: null, deletion: account.deletion };
    case 'account.blocked':
      return { block: { reason: fact.reason, since: at } };
    case 'account.unblocked':
      return { block: null };
    case 'account.moderatorAppointed':
      return { isModerator: true };
    case 'account.moderatorDismissed':
      return { isModerator: false };
  }
}

function statusAfterUndoing(
  { verifiedAt }: Account,
  { isDeactivated }: Extract<AccountFact, { type: 'account.deletionUndone' }>,
): AccountStatus {
  if (isDeactivated) return 'deactivated';
  return verifiedAt === null ? 'unverified' : 'active';
}
