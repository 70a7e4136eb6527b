import * as z from 'zod/mini';
import type { MutationResolvers, Resolvers } from '#graphql/generated/resolverTypes.ts';
import { checked } from '#machines/journal/schema.ts';
import { isCallRefusal, refuseCall, type CallRefusal } from '../../account/accountRefusals.ts';
import { shownEmail } from '../../account/addresses/emailAddress.ts';
import { requestMailByAddress } from '../../account/addresses/mailByAddress.ts';
import { startEmailChange, confirmByLink } from '../../account/addresses/emailChanges.ts';
import { requestAccountDeletion, noteLeavingReason, undoByLinkOrSession } from '../../account/leaving/leaving.ts';
import { changeOwnPassword, resetByLink, type Renewed } from '../../account/passwords/passwords.ts';
import { changeOwnProfile, deactivateOwn, reactivateOwn } from '../../account/profile.ts';
import { signalAccountChange } from '../../account/signalAccountChange.ts';
import { resendVerification, registerAccount, verifyByLink } from '../../account/addresses/registering.ts';
import { csrfTokenOf } from '../../http/cookies.ts';
import { meAfter, meOf, toRefusal } from './accountResolvers.ts';
import type { OperationContext } from '../context.ts';
import { publishWaiting } from '../../insertion/publishing.ts';
import { nextPathOf } from '../../ownListings/nextPath.ts';
import { badArguments } from '../operationErrors.ts';

const longest = 1000;
const text = z.string().check(z.maxLength(longest));

/** The schema of arguments, with wider bounds than those of the forms. Longer values would only cost work. */
const bounds = z.looseObject({
  commandId: z.nullish(z.string().check(z.regex(/^[\w-]{1,60}$/, 'must be 1 to 60 letters, digits, - or _'))),
  email: z.optional(text),
  password: z.optional(text),
  current: z.optional(text),
  token: z.nullish(text),
  name: z.nullish(text),
  phone: z.nullish(text),
  zipcode: z.nullish(text),
  text: z.nullish(text),
  returnTo: z.nullish(text),
});

/** Checks the arguments of a command against their bounds. Throws a GraphQLError that names the problems. */
function within<CallArguments>(args: CallArguments): CallArguments {
  const result = checked(bounds, args);
  if ('problems' in result) throw badArguments(result.problems, args);
  return args;
}

/** The result of a command in the form of the schema, or the refusal. */
function outcome<Done extends { readonly position: number }, CallPayload>(
  answer: Done | CallRefusal,
  context: OperationContext,
  tell: (done: Done) => CallPayload,
) {
  if (isCallRefusal(answer)) return toRefusal(answer, context);
  context.visitor.wrote(answer.position);
  return tell(answer);
}

/**
 * The answer to a requested mail. It is the same for every email address, including the headers, so that it does not
 * reveal whether a mail was sent.
 */
function mailSent(answer: { readonly email: string } | CallRefusal, context: OperationContext) {
  return isCallRefusal(answer)
    ? toRefusal(answer, context)
    : { __typename: 'MailSent' as const, email: shownEmail(answer.email) };
}

/** The answer that starts a session: the response carries its cookies. */
async function sessionStarted(answer: Renewed | CallRefusal, context: OperationContext) {
  if (isCallRefusal(answer)) return toRefusal(answer, context);
  context.visitor.wrote(answer.position);
  context.visitor.begins(answer);
  const me = await meOf(context);
  if (!me) return toRefusal(refuseCall('session.required'), context);
  return { __typename: 'SessionStarted' as const, token: csrfTokenOf(answer.cookie), me };
}

/**
 * Publishes the listings that waited for the now verified email address, so that the seller finds them online at once.
 */
async function withWaiting<Done extends { readonly account: string; readonly position: number }>(
  answer: Done | CallRefusal,
  { services }: OperationContext,
): Promise<Done | CallRefusal> {
  if (isCallRefusal(answer)) return answer;
  const position = await publishWaiting(services.market, answer.account);
  return { ...answer, position: Math.max(answer.position, position) };
}

const mutations: MutationResolvers = {
  async register(_, args, context) {
    return mailSent(await registerAccount(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async requestVerification(_, args, context) {
    return meAfter(await resendVerification(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async requestVerificationByAddress(_, args, context) {
    const { services, visitor } = context;
    const request = { purpose: 'verification', ...within(args) } as const;
    return mailSent(await requestMailByAddress(services.accounts, visitor.caller, request), context);
  },
  async verifyEmail(_, args, context) {
    const answer = await withWaiting(await verifyByLink(context.services.accounts, within(args)), context);
    if (isCallRefusal(answer)) return toRefusal(answer, context);
    // The signal follows the publication, so that a client that reloads its listings finds them online.
    await signalAccountChange(context.services, answer.account);
    const nextPath = await nextPathOf(context.services, answer.account, context.language);
    return outcome(answer, context, ({ account, email }) => ({
      __typename: 'EmailVerified' as const,
      publicAccountId: account,
      email: email === null ? null : shownEmail(email),
      nextPath,
    }));
  },
  async requestPasswordReset(_, args, context) {
    const { services, visitor } = context;
    const request = { purpose: 'passwordReset', ...within(args) } as const;
    return mailSent(await requestMailByAddress(services.accounts, visitor.caller, request), context);
  },
  async resetPassword(_, args, context) {
    const renewed = await resetByLink(context.services.accounts, context.visitor.caller, within(args));
    // Waiting listings are published, as the link in this mail also proves ownership of the mailbox.
    if (!isCallRefusal(renewed))
      context.visitor.wrote(await publishWaiting(context.services.market, renewed.session.account));
    return sessionStarted(renewed, context);
  },
  async changePassword(_, args, context) {
    const { services, visitor } = context;
    return sessionStarted(await changeOwnPassword(services.accounts, visitor.caller, within(args)), context);
  },
  async changeProfile(_, args, context) {
    return meAfter(await changeOwnProfile(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async requestEmailChange(_, args, context) {
    return meAfter(await startEmailChange(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async confirmEmailChange(_, args, context) {
    const answer = await confirmByLink(context.services.accounts, within(args));
    return outcome(answer, context, ({ by, isComplete }) => ({
      __typename: 'EmailChangeConfirmed' as const,
      by,
      isComplete,
    }));
  },
  async endSession(_, { id }, context) {
    const { session } = context.visitor.caller;
    if (!session) return toRefusal(refuseCall('session.required'), context);
    if (id === session.id) return toRefusal(refuseCall('session.isThis'), context);
    const hasEnded = await context.services.accounts.sessions.end(id, session.account);
    return meAfter(hasEnded ? { position: 0 } : refuseCall('session.unknown'), context);
  },
  async endOtherSessions(_, _args, context) {
    const { session } = context.visitor.caller;
    if (!session) return toRefusal(refuseCall('session.required'), context);
    await context.services.accounts.sessions.endOthers(session.account, session.id);
    return meAfter({ position: 0 }, context);
  },
  async deactivateAccount(_, args, context) {
    return meAfter(await deactivateOwn(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async reactivateAccount(_, args, context) {
    return meAfter(await reactivateOwn(context.services.accounts, context.visitor.caller, within(args)), context);
  },
  async deleteAccount(_, args, context) {
    const { services, visitor } = context;
    const answer = await requestAccountDeletion(services.accounts, visitor.caller, within(args));
    if (!isCallRefusal(answer)) visitor.leaves();
    return outcome(answer, context, ({ account, until }) => ({
      __typename: 'DeletionRequested' as const,
      publicAccountId: account,
      until,
    }));
  },
  async undoDeletion(_, args, context) {
    const { services, visitor } = context;
    const answer = await undoByLinkOrSession(services.accounts, visitor.caller, within(args));
    return outcome(answer, context, ({ account }) => ({
      __typename: 'DeletionUndone' as const,
      publicAccountId: account,
    }));
  },
  async giveLeavingReason(_, args, context) {
    const { services, visitor } = context;
    const answer = await noteLeavingReason(services.accounts, visitor.caller, within(args));
    const { publicAccountId } = args;
    return outcome(answer, context, () => ({ __typename: 'LeavingReasonNoted' as const, publicAccountId }));
  },
};

/**
 * Resolves the mutations of `registering`, `passwords`, `sessions`, `profile`, `emailChanges` and `leaving.graphql`.
 */
export const accountCommands: Resolvers = { Mutation: mutations };
