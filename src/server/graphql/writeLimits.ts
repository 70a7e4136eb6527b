import type { MutationResolvers, Resolvers } from '#graphql/generated/resolverTypes.ts';
import type { WriteKind } from '#machines/account/writeLimits.ts';
import { dailyLimitRefusal } from '../account/limits/dailyLimitRefusal.ts';
import type { OperationContext } from './context.ts';

/**
 * The daily limit that each mutation counts against, for the account that is logged in. Null for a mutation that writes
 * no journal of an account, or that has limits by client and address.
 */
const kinds: Readonly<Record<keyof MutationResolvers, WriteKind | null>> = {
  // Counted once the ad is known to be new: a repeated submission gets the first answer again.
  publishAd: null,
  reviseAd: 'edits',
  repriceAd: 'edits',
  pauseAd: 'edits',
  resumeAd: 'edits',
  reserveAd: 'edits',
  endReservation: 'edits',
  sellAd: 'edits',
  cancelSale: 'edits',
  renewAd: 'edits',
  removeAd: 'edits',
  keepDraft: 'drafts',
  writeAboutAd: 'messages',
  sendMessage: 'messages',
  makeOffer: 'messages',
  readConversation: 'changes',
  archiveConversation: 'changes',
  unarchiveConversation: 'changes',
  muteConversation: 'changes',
  unmuteConversation: 'changes',
  blockCorrespondent: 'changes',
  unblockCorrespondent: 'changes',
  unblockAccount: 'changes',
  reportConversation: 'changes',
  acceptOffer: 'changes',
  declineOffer: 'changes',
  withdrawOffer: 'changes',
  reserveForBuyer: 'changes',
  endReservationForBuyer: 'changes',
  goAway: 'changes',
  comeBack: 'changes',
  stopMessageMails: 'changes',
  wantMessageMails: 'changes',
  changeProfile: 'changes',
  deactivateAccount: 'changes',
  reactivateAccount: 'changes',
  // Limited by mails and passwords. No limit may keep an account from leaving or from ending sessions.
  requestEmailChange: null,
  confirmEmailChange: null,
  deleteAccount: null,
  undoDeletion: null,
  giveLeavingReason: null,
  requestPasswordReset: null,
  resetPassword: null,
  changePassword: null,
  register: null,
  requestVerification: null,
  requestVerificationByAddress: null,
  verifyEmail: null,
  renewByLink: null,
  endSession: null,
  endOtherSessions: null,
  // Writes no journal.
  showPhone: null,
  tellTyping: null,
  insertionSuggestionClick: null,
  insertionSuggestionDelete: null,
  searchSuggestionClick: null,
  searchSuggestionDelete: null,
  searchSubmitted: null,
  searchHistoryClear: null,
};

type Field = (
  parent: unknown,
  asked: { facts?: readonly unknown[] },
  context: OperationContext,
  info: unknown,
) => unknown;

/** Wraps resolvers so that their mutations are refused beyond the account's daily limit. */
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
    const { session, client } = visitor.caller;
    const work = async () => resolve(parent, asked, context, info);
    // A draft without facts is only read.
    const isWrite = asked.facts === undefined || asked.facts.length > 0;
    if (!session || !isWrite) return work();
    const write = { kind, account: session.account, client };
    const { used, done } = await services.accounts.dailyWrites.within(write, isRefusal, work);
    if (used) return { __typename: 'Refusal', ...dailyLimitRefusal(used, services.words[language]), problems: [] };
    return done;
  };
}

/** Whether a mutation has written nothing. */
function isRefusal(answer: unknown): boolean {
  return (answer as { __typename?: string } | null)?.__typename === 'Refusal';
}
