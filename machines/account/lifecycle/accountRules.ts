import { refuse, type Refusal } from '../../journal/refusal.ts';
import { sameJson } from '../../journal/json.ts';
import type { Language } from '../../market/language.ts';
import { addressToVerify, type Account, type EmailSide, type SellerKind } from './account.ts';
import type { AccountFact } from './accountFacts.ts';
import { passwordResetLife, verificationLife } from '../limits.ts';

/** The reasons for refusing a command on an account, apart from `journal.wrongState`. */
export type AccountRefusal =
  /** The link is of an older mail, was used, or belongs to a request that was replaced. */
  | 'account.tokenOutdated'
  /** The link of the mail has expired. */
  | 'account.tokenExpired'
  | 'account.alreadyVerified'
  | 'account.sameEmail'
  | 'account.notLeaving'
  | 'account.deletionOver'
  | 'account.deletionRuns'
  | 'account.reasonGiven';

type Answer = readonly AccountFact[] | Refusal<AccountRefusal>;

/** The page where the user requests a verification mail, as a path of the market. */
interface From {
  readonly returnTo?: string | undefined;
}

interface At {
  readonly at: number;
}

/** The link of a mail: `issuedAt` is the time of the fact that requested the mail. */
interface ByLink extends At {
  readonly issuedAt: number;
}

/** A market file names a seller: an unknown one is imported, a known one is updated with the differences. */
export function importSeller(
  account: Account | null,
  command: { name: string; sellerKind: SellerKind; source: string; at: number },
): readonly AccountFact[] {
  const { name, sellerKind, source, at } = command;
  if (!account) return [{ type: 'account.imported', at, name, sellerKind, source }];
  return changeProfile(account, { changes: { name, sellerKind }, at });
}

/** Registers an account. The journal of the address decides whether the address is free. */
export function register(
  command: {
    email: string;
    name?: string;
    sellerKind: SellerKind;
    language: Language;
    at: number;
  } & From,
): readonly AccountFact[] {
  const { email, name, sellerKind, language, at } = command;
  const named = name === undefined ? {} : { name };
  return [{ type: 'account.registered', at, email, ...named, sellerKind, language, ...from(command) }];
}

/**
 * Registers again with the address of an account. Until the mailbox is verified, the last registration sets the
 * password, and the owner of the mailbox decides.
 */
export function repeatRegistration(account: Account, command: { language: Language; at: number } & From): Answer {
  const { language, at } = command;
  const repeated: AccountFact = { type: 'account.registrationRepeated', at, language };
  if (account.status !== 'unverified') return [repeated];
  const next = { ...command, at: afterLastMail(account, at) };
  return [repeated, { type: 'account.passwordChanged', at }, verificationRequested(next)];
}

/**
 * A time later than that of the last verification mail. The token of a link is derived from the time: two mails to
 * different addresses must never have the same.
 */
function afterLastMail({ verificationRequestedAt }: Account, at: number): number {
  return Math.max(at, (verificationRequestedAt ?? 0) + 1);
}

/**
 * The verification mail is requested again, which invalidates earlier links. A visitor requests it by the account's
 * address. While another address is pending, the mail would go to that one, so only the owner (`isOwn`) can request it.
 */
export function requestVerification(account: Account, command: At & From & { readonly isOwn?: boolean }): Answer {
  if (account.verifiedAt !== null) return refuse('account.alreadyVerified');
  if (account.emailChange && !command.isOwn) return [];
  // A request that is carried out late must not take the place of a later one, whose link is in a mail already.
  if ((account.verificationRequestedAt ?? 0) > command.at) return [];
  return [verificationRequested(command)];
}

function verificationRequested(command: At & From): AccountFact {
  return { type: 'account.verificationRequested', at: command.at, ...from(command) };
}

function from({ returnTo }: From): { readonly returnTo?: string } {
  return returnTo === undefined ? {} : { returnTo };
}

/** The user confirms by the link of the verification mail. Any such link of a verified account reports that it is verified. */
export function verifyEmail(account: Account, { issuedAt, at }: ByLink): Answer {
  if (account.verifiedAt !== null) return [];
  if (account.verificationRequestedAt !== issuedAt) return refuse('account.tokenOutdated');
  if (at > issuedAt + verificationLife) return refuse('account.tokenExpired');
  const verified: AccountFact = { type: 'account.emailVerified', at };
  const email = addressToVerify(account);
  if (email === null || email === account.email) return [verified];
  return [{ type: 'account.emailChanged', at, email }, verified];
}

/**
 * The address that a verification link went to. Null for a superseded or expired link, and for an account whose address
 * has changed since. The link of a former mailbox must not reveal the new address.
 */
export function addressOfLink(account: Account, { issuedAt, at }: ByLink): string | null {
  const isCurrent = account.verificationRequestedAt === issuedAt && account.completedEmailChange === null;
  return isCurrent && at <= issuedAt + verificationLife ? account.email : null;
}

/** Requests a password reset; the links of earlier mails become invalid. */
export function requestPasswordReset(_account: Account, { at }: At): Answer {
  return [{ type: 'account.passwordResetRequested', at }];
}

/** Sets a password by the link of a mail, which also verifies the mailbox. */
export function resetPassword(account: Account, { issuedAt, at }: ByLink): Answer {
  if (account.passwordResetRequestedAt !== issuedAt) return refuse('account.tokenOutdated');
  if (at > issuedAt + passwordResetLife) return refuse('account.tokenExpired');
  const changed: AccountFact = { type: 'account.passwordChanged', at };
  return account.status === 'unverified' ? [changed, { type: 'account.emailVerified', at }] : [changed];
}

/** Sets a new password; the owner has entered the present one. */
export function changePassword(_account: Account, { at }: At): Answer {
  return [{ type: 'account.passwordChanged', at }];
}

/** The values of a profile that its owner may change. */
export type ProfileChanges = Partial<
  Pick<Account, 'name' | 'phone' | 'phoneHidden' | 'zipcode' | 'region' | 'language' | 'sellerKind' | 'picture'>
>;

/** Records the profile values that differ; no fact if none does. */
export function changeProfile(
  account: Account,
  { changes, at }: { changes: ProfileChanges; at: number },
): readonly AccountFact[] {
  const news = Object.entries(changes).filter(
    ([key, value]) => value !== undefined && !sameJson(account[key as keyof ProfileChanges], value),
  );
  if (news.length === 0) return [];
  return [{ type: 'account.profileChanged', at, ...(Object.fromEntries(news) as object) }];
}

/**
 * The owner requests another address; both must confirm it. A repeated request voids the confirmations so far. The
 * address of an unverified account is unproven: the new one gets the verification mail, and its link alone changes it.
 */
export function requestEmailChange(account: Account, { email, at }: { email: string; at: number }): Answer {
  const isUnverified = account.status === 'unverified';
  // While another address is pending, requesting the first one again undoes the change.
  if (email === account.email && !(isUnverified && account.emailChange)) return refuse('account.sameEmail');
  if (!isUnverified) return [{ type: 'account.emailChangeRequested', at, email }];
  const later = afterLastMail(account, at);
  return [
    { type: 'account.emailChangeRequested', at: later, email },
    verificationRequested({ at: later, returnTo: account.returnTo ?? undefined }),
  ];
}

/**
 * The user confirms by the link of one of the two mails; the second confirmation changes the address. A used link has
 * no further effect.
 */
export function confirmEmailChange(account: Account, { by, issuedAt, at }: ByLink & { by: EmailSide }): Answer {
  const { emailChange, completedEmailChange } = account;
  if (completedEmailChange === issuedAt) return [];
  // The address of an unverified account is changed by the verification link, not by this one.
  if (account.status === 'unverified') return refuse('account.tokenOutdated');
  if (emailChange?.requestedAt !== issuedAt) return refuse('account.tokenOutdated');
  if (at > issuedAt + verificationLife) return refuse('account.tokenExpired');
  if (emailChange.confirmedBy.includes(by)) return [];
  const confirmed: AccountFact = { type: 'account.emailChangeConfirmed', at, by };
  return emailChange.confirmedBy.length === 0
    ? [confirmed]
    : [confirmed, { type: 'account.emailChanged', at, email: emailChange.email }];
}

/** A listing that counts towards the plan's limit starts to run; the command checks that there is room. */
export function takeSlot({ listing, at }: { listing: string; at: number }): readonly AccountFact[] {
  return [{ type: 'account.slotTaken', at, listing }];
}

/** The owner hides the account. */
export function deactivate(_account: Account, { at }: At): Answer {
  return [{ type: 'account.deactivated', at }];
}

/** The owner shows the account again. */
export function reactivate(_account: Account, { at }: At): Answer {
  return [{ type: 'account.reactivated', at }];
}
