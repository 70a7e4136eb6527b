import type { MutationResolvers, Resolvers } from '#graphql/generated/resolverTypes.ts';
import type { WriteKind } from '#machines/account/writeLimits.ts';
import { tellWritesUsed } from '../account/tellWritesUsed.ts';
import type { OperationContext } from './context.ts';

/**
 * The day's limit that each mutation counts for, of whoever is logged in. Null for what writes no journal of an account, or has
 * limits of its own by client and address.
 */
const kinds: Readonly<Record<keyof MutationResolvers, WriteKind | null>> = {
  // Counted where it is known to be a new ad: handed in again, it is answered as the first time.
  publishAd: null,
  ...{ reviseAd: 'edits', repriceAd: 'edits', pauseAd: 'edits', resumeAd: 'edits', reserveAd: 'edits' },
  ...{ endReservation: 'edits', sellAd: 'edits', cancelSale: 'edits', renewAd: 'edits', removeAd: 'edits' },
  keepDraft: 'drafts',
  ...{ writeAboutAd: 'messages', sendMessage: 'messages', makeOffer: 'messages' },
  ...{ readConversation: 'changes', archiveConversation: 'changes', unarchiveConversation: 'changes' },
  ...{ muteConversation: 'changes', unmuteConversation: 'changes', blockCorrespondent: 'changes' },
  ...{ unblockCorrespondent: 'changes', unblockAccount: 'changes', reportConversation: 'changes' },
  ...{ acceptOffer: 'changes', declineOffer: 'changes', withdrawOffer: 'changes', reserveForBuyer: 'changes' },
  ...{ endReservationForBuyer: 'changes', goAway: 'changes', comeBack: 'changes', stopMessageMails: 'changes' },
  ...{ wantMessageMails: 'changes', changeProfile: 'changes', deactivateAccount: 'changes' },
  reactivateAccount: 'changes',
  // By mails and passwords, which have limits of their own; nobody may be kept from leaving or from ending sessions.
  ...{ requestEmailChange: null, confirmEmailChange: null, deleteAccount: null, undoDeletion: null },
  ...{ giveLeavingReason: null, requestPasswordReset: null, resetPassword: null, changePassword: null },
  ...{ register: null, requestVerification: null, verifyEmail: null, renewByLink: null },
  ...{ endSession: null, endOtherSessions: null },
  // No journal.
  ...{ showPhone: null, tellTyping: null, insertionSuggestionClick: null, insertionSuggestionDelete: null },
  ...{ searchSuggestionClick: null, searchSuggestionDelete: null, searchSubmitted: null, searchHistoryClear: null },
};

type Field = (
  parent: unknown,
  asked: { facts?: readonly unknown[] },
  context: OperationContext,
  info: unknown,
) => unknown;

/** Resolvers whose mutations are refused once an account has written as much in a day as its age allows. */
export function limitingWrites({ Mutation, ...others }: Resolvers): Resolvers {
  if (!Mutation) return others;
  const limited = Object.entries(Mutation).map(([name, resolve]) => {
    const kind = kinds[name as keyof MutationResolvers];
    return [name, kind ? limitedField(kind, resolve as Field) : resolve];
  });
  return { ...others, Mutation: Object.fromEntries(limited) as MutationResolvers };
}

function limitedField(kind: WriteKind, resolve: Field): Field {
  return async (parent, asked, context, info) => {
    const { services, language, visitor } = context;
    const { session } = visitor.caller;
    const work = async () => resolve(parent, asked, context, info);
    // A draft without facts is only read.
    const isWrite = asked.facts === undefined || asked.facts.length > 0;
    if (!session || !isWrite) return work();
    const write = { kind, account: session.account };
    const { used, done } = await services.accounts.dailyWrites.within(write, isRefusal, work);
    if (used) return { __typename: 'Refusal', ...tellWritesUsed(used, services.words[language]), problems: [] };
    return done;
  };
}

/** Whether a mutation has written nothing. */
function isRefusal(answer: unknown): boolean {
  return (answer as { __typename?: string } | null)?.__typename === 'Refusal';
}
