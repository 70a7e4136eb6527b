import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { accountOf } from '../../account/accountDesk.ts';
import { isCallRefusal, refuseCall, type CallRefusal } from '../../account/accountRefusals.ts';
import { shownEmail } from '../../account/addresses/emailAddress.ts';
import { mailLinkState } from '../../account/addresses/mailLinkState.ts';
import { shownPhone } from '../../account/phoneNumber.ts';
import { refusalAnswer } from '../../account/refusalAnswer.ts';
import { nextPathOf } from '../../ownListings/nextPath.ts';
import type { OperationContext } from '../context.ts';
import type { MeSource } from '../sources.ts';

/** The account of the session; null without a session. */
export async function meOf({ services, visitor }: OperationContext): Promise<MeSource | null> {
  const { session } = visitor.caller;
  return session && accountOf(services.accounts, session.account);
}

/** A refusal of a call in the form of the schema. */
export function toRefusal(refusal: CallRefusal, { services, language }: OperationContext) {
  return { __typename: 'Refusal' as const, ...refusalAnswer(refusal, services.words[language]) };
}

/** The account after a command on it, or the refusal. */
export async function meAfter(
  answer: { readonly position: number } | CallRefusal,
  context: OperationContext,
): Promise<({ __typename: 'Me' } & MeSource) | ReturnType<typeof toRefusal>> {
  if (isCallRefusal(answer)) return toRefusal(answer, context);
  context.visitor.wrote(answer.position);
  const me = await meOf(context);
  return me ? { __typename: 'Me', ...me } : toRefusal(refuseCall('session.required'), context);
}

/**
 * Resolves `graphql/account/account.graphql` and `mailLinks.graphql` with the commands of `accountCommands.ts` and its
 * neighbours.
 */
export const accountResolvers: Resolvers = {
  AccountStatus: { UNVERIFIED: 'unverified', ACTIVE: 'active', DEACTIVATED: 'deactivated', LEAVING: 'leaving' },
  EmailChangeSide: { OLD: 'old', NEW: 'new' },
  LeavingReason: {
    NOT_NEEDED: 'notNeeded',
    NO_SUCCESS: 'noSuccess',
    TOO_MANY_MAILS: 'tooManyMails',
    HARD_TO_USE: 'hardToUse',
    BAD_EXPERIENCE: 'badExperience',
    PRIVACY: 'privacy',
    OTHER_ACCOUNT: 'otherAccount',
    OTHER: 'other',
  },
  MailLinkPurpose: {
    VERIFY_EMAIL: 'verifyEmail',
    CONFIRM_EMAIL_CHANGE: 'confirmEmailChange',
    UNDO_DELETION: 'undoDeletion',
  },
  MailLinkState: { OPEN: 'open', HALF: 'half', DONE: 'done' },
  Query: {
    me: (_, _args, context) => meOf(context),
    async mailLink(_, args, context) {
      const answer = await mailLinkState(context.services.accounts, args);
      if (isCallRefusal(answer)) return toRefusal(answer, context);
      const isConfirmed = args.purpose === 'verifyEmail' && answer.state === 'done';
      const nextPath = isConfirmed
        ? await nextPathOf(context.services, answer.publicAccountId, context.language)
        : null;
      return { __typename: 'MailLink' as const, ...answer, nextPath };
    },
  },
  Me: {
    publicAccountId: ({ id }) => id,
    email: ({ account }) => shownEmail(account.email ?? ''),
    name: ({ account }) => account.name,
    phone: ({ account }) => account.phone && shownPhone(account.phone),
    phoneHidden: ({ account }) => account.phoneHidden,
    zipcode: ({ account }) => account.zipcode,
    region: ({ account }) => account.region,
    sellerKind: ({ account }) => account.sellerKind,
    language: ({ account }, _, { language }) => account.language ?? language,
    picture: ({ account }) => account.picture,
    isVerified: ({ account }) => account.verifiedAt !== null,
    isModerator: ({ account }) => account.isModerator,
    status: ({ account: { status } }) => {
      // An account with a session is registered and not erased, so these statuses are a fault.
      if (status === 'invited' || status === 'erased')
        throw new Error(`An account with a session has the status ${status}`);
      return status;
    },
    pendingEmail: ({ account }) => account.emailChange && shownEmail(account.emailChange.email),
    emailChangeConfirmedBy: ({ account }) => account.emailChange?.confirmedBy ?? [],
    deletionUntil: ({ account }) => account.deletion?.until ?? null,
    async sessions({ id }, _, { services, visitor }) {
      const own = visitor.caller.session?.id;
      const all = await services.accounts.sessions.listOf(id);
      const sessions = all.map((session) => ({ ...session, isThis: session.id === own }));
      return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
    },
  },
};
