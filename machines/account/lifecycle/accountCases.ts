import { stateName } from '../../journal/fold.ts';
import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import type { Account, EmailSide } from './account.ts';
import type { AccountFact } from './accountFacts.ts';
import { accountLifecycle } from './accountLifecycle.ts';
import * as rules from './accountRules.ts';
import * as leaving from './leavingRules.ts';
import { passwordResetLife, verificationLife } from '../limits.ts';
import * as moderation from './moderationRules.ts';

const source = 'import:listings';
const regula = { name: 'Regula B.', sellerKind: 'private', source } as const;
const ana = { email: 'ana@example.ch', sellerKind: 'private', language: 'de' } as const;

/** Path-test cases for the life of an account. Links are opened at fixed times, so that a walk has no clock. */
export const accountCases = lifecycleCases({
  lifecycle: accountLifecycle,
  commands: {
    'account.import': {
      'a private seller': ifNew((at) => rules.importSeller(null, { ...regula, at })),
      'a company': ifNew((at) =>
        rules.importSeller(null, { ...regula, name: 'Velo Meier AG', sellerKind: 'company', at }),
      ),
      'nothing new': ifImported((account, at) => rules.importSeller(account, { ...profile(account), at })),
      'another name': ifImported((account, at) => {
        const name = account.name === regula.name ? 'Regula Brunner' : regula.name;
        return rules.importSeller(account, { ...profile(account), name, at });
      }),
      'another kind of seller': ifImported((account, at) => {
        const sellerKind = account.sellerKind === 'private' ? 'company' : 'private';
        return rules.importSeller(account, { ...profile(account), sellerKind, at });
      }),
    },
    'account.register': {
      'a person': ifNew((at) => rules.register({ ...ana, at })),
      'with the address of this account': ifKnown((account, at) =>
        rules.repeatRegistration(account, { language: 'fr', at }),
      ),
    },
    'account.requestVerification': {
      'once more': ifKnown((account, at) => rules.requestVerification(account, { at, isOwn: true })),
      'by a visitor': ifKnown((account, at) => rules.requestVerification(account, { at })),
    },
    'account.verifyEmail': {
      'by the last mail': ifRequested((account, issuedAt) => rules.verifyEmail(account, { issuedAt, at: issuedAt })),
      'by an older mail': ifKnown((account, at) => rules.verifyEmail(account, { issuedAt: -1, at })),
      'too late': ifRequested((account, issuedAt) =>
        rules.verifyEmail(account, { issuedAt, at: issuedAt + verificationLife + 1 }),
      ),
    },
    'account.requestPasswordReset': {
      'by anybody': ifKnown((account, at) => rules.requestPasswordReset(account, { at })),
    },
    'account.resetPassword': {
      'by the mail': ifReset((account, issuedAt) => rules.resetPassword(account, { issuedAt, at: issuedAt })),
      'too late': ifReset((account, issuedAt) =>
        rules.resetPassword(account, { issuedAt, at: issuedAt + passwordResetLife + 1 }),
      ),
      'by an older mail': ifKnown((account, at) => rules.resetPassword(account, { issuedAt: -1, at })),
    },
    'account.takeSlot': { 'for an ad': ifKnown((_, at) => rules.takeSlot({ listing: 'homehomehome', at })) },
    'account.changePassword': { 'by its owner': ifKnown((account, at) => rules.changePassword(account, { at })) },
    'account.changeProfile': {
      'another phone': ifKnown((account, at) =>
        rules.changeProfile(account, { changes: { phone: account.phone === null ? '079 123 45 67' : null }, at }),
      ),
      'nothing new': ifKnown((account, at) => rules.changeProfile(account, { changes: { phone: account.phone }, at })),
    },
    'account.requestEmailChange': {
      'to another': ifKnown((account, at) =>
        rules.requestEmailChange(account, { email: other(account.email, 'anna@example.ch', ana.email), at }),
      ),
      'to the same': ifKnown((account, at) =>
        account.email === null ? undefined : rules.requestEmailChange(account, { email: account.email, at }),
      ),
    },
    'account.confirmEmailChange': {
      'by the old address': confirmed('old'),
      'by the new address': confirmed('new'),
      'too late': ifKnown((account) => {
        const issuedAt = account.emailChange?.requestedAt;
        return issuedAt === undefined
          ? undefined
          : rules.confirmEmailChange(account, { by: 'old', issuedAt, at: issuedAt + verificationLife + 1 });
      }),
      'of an older wish': ifKnown((account, at) => rules.confirmEmailChange(account, { by: 'new', issuedAt: -1, at })),
    },
    'account.deactivate': { 'by its owner': ifKnown((account, at) => rules.deactivate(account, { at })) },
    'account.reactivate': { 'by its owner': ifKnown((account, at) => rules.reactivate(account, { at })) },
    'account.requestDeletion': { 'by its owner': ifKnown((account, at) => leaving.requestDeletion(account, { at })) },
    'account.undoDeletion': {
      'by the mail': ifLeaving((account, { requestedAt }) =>
        leaving.undoDeletion(account, { issuedAt: requestedAt, at: requestedAt }),
      ),
      'logged in': ifKnown((account) =>
        leaving.undoDeletion(account, { at: account.deletion?.requestedAt ?? account.since }),
      ),
      'too late': ifLeaving((account, { until }) => leaving.undoDeletion(account, { at: until })),
      'of an older deletion': ifKnown((account, at) => leaving.undoDeletion(account, { issuedAt: -1, at })),
    },
    'account.giveLeavingReason': {
      'in one word': ifKnown((account, at) => leaving.giveLeavingReason(account, { reason: 'privacy', at })),
    },
    'account.erase': {
      'in time': ifLeaving((account, { until }) => leaving.erase(account, { at: until })),
      'too early': ifKnown((account) => leaving.erase(account, { at: account.since })),
      'without an owner': ifKnown((account, at) => leaving.eraseOwnerless(account, { at })),
    },
    'account.block': { 'by a moderator': ifKnown((account, at) => moderation.block(account, { reason: 'Fraud', at })) },
    'account.unblock': { 'by a moderator': ifKnown((account, at) => moderation.unblock(account, { at })) },
    'account.appointModerator': {
      'by whoever runs the market': ifKnown((account, at) => moderation.appointModerator(account, { at })),
    },
    'account.dismissModerator': {
      'by whoever runs the market': ifKnown((account, at) => moderation.dismissModerator(account, { at })),
    },
  },
  keys: {
    'is imported': ({ context: { account } }) => account?.source === source,
    'is verified': ({ context: { account } }) => (account?.verifiedAt ?? null) !== null,
    'may choose a password': ({ context: { account } }) => (account?.passwordResetRequestedAt ?? null) !== null,
    'has had a verification mail': ({ context: { account } }) => (account?.verificationRequestedAt ?? null) !== null,
    'changes its address': ({ context: { account } }) => account?.emailChange?.confirmedBy.toSorted() ?? null,
    'returns to its address': ({ context: { account } }) => account?.emailChange?.email === account?.email,
    'has given a reason for leaving': ({ context: { account } }) => account?.deletion?.reasonGiven ?? null,
    'was hidden before it leaves': ({ context: { account } }) => account?.deletion?.wasDeactivated ?? null,
    'is a moderator': ({ context: { account } }) => account?.isModerator ?? false,
  },
  invariants: {
    'chart and reducer agree on where it stands': (now) =>
      (now.context.account?.status ?? 'unknown') === stateName(now).split('.').at(-1),
    'who is blocked may not log in': (now) => (now.context.account?.block ?? null) === null || !now.hasTag('mayLogIn'),
    'a moderator has verified the address': ({ context: { account } }) =>
      !account?.isModerator || account.verifiedAt !== null,
    'who is erased has no value left': ({ context: { account } }) =>
      account?.status !== 'erased' || [account.email, account.name, account.phone].every((value) => value === null),
  },
  bound: 2000,
});

type Answer = ReturnType<typeof rules.verifyEmail> | readonly AccountFact[];
type Now = { readonly account: Account | null };

function ifNew(ask: (at: number) => Answer) {
  return ({ account }: Now, at: number) => (account === null ? ask(at) : undefined);
}

function ifKnown(ask: (account: Account, at: number) => Answer | undefined) {
  return ({ account }: Now, at: number) => (account === null ? undefined : ask(account, at));
}

function ifImported(ask: (account: Account, at: number) => Answer) {
  return ifKnown((account, at) =>
    account.source === source && account.status !== 'erased' ? ask(account, at) : undefined,
  );
}

function ifRequested(ask: (account: Account, issuedAt: number) => Answer) {
  return ifKnown((account) => {
    const issuedAt = account.verificationRequestedAt;
    return issuedAt === null ? undefined : ask(account, issuedAt);
  });
}

function ifReset(ask: (account: Account, issuedAt: number) => Answer) {
  return ifKnown((account) => {
    const issuedAt = account.passwordResetRequestedAt;
    return issuedAt === null ? undefined : ask(account, issuedAt);
  });
}

function ifLeaving(ask: (account: Account, deletion: NonNullable<Account['deletion']>) => Answer) {
  return ifKnown((account) => (account.deletion === null ? undefined : ask(account, account.deletion)));
}

function confirmed(by: EmailSide) {
  return ifKnown((account) => {
    const issuedAt = account.emailChange?.requestedAt;
    return issuedAt === undefined ? undefined : rules.confirmEmailChange(account, { by, issuedAt, at: issuedAt });
  });
}

/** The data of an imported account, as the import's file has them. */
function profile({ name, sellerKind }: Account) {
  return { name: name ?? regula.name, sellerKind, source };
}

function other<T>(now: T, one: T, another: NonNullable<T>): NonNullable<T> {
  return (now === one ? another : one) as NonNullable<T>;
}
