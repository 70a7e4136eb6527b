import type { MutationResolvers, Resolvers } from '#graphql/generated/resolverTypes.ts';
import { isRefusal, refuse } from '#machines/journal/refusal.ts';
import { isListingId } from '../../listing/listingId.ts';
import * as commands from '../../messaging/conversation/conversationCommands.ts';
import { showPhone } from '../../messaging/contactBox.ts';
import { conversationOf } from '../../messaging/conversation/conversations.ts';
import { entriesAt } from '../../messaging/conversation/entries.ts';
import * as settings from '../../messaging/messagingSettings.ts';
import { partiesOf } from '../../messaging/conversation/onConversation.ts';
import { type RefusedMessage, refusedMessageAnswer } from '../../messaging/refusedMessages.ts';
import { reportTyping } from '../../messaging/conversation/typing.ts';
import {
  offerAmount,
  sendMessage,
  type AppendedEntry,
  writeAboutListing,
} from '../../messaging/conversation/writing.ts';
import type { OperationContext } from '../context.ts';
import { readDay, readKey, readMessage, readReport } from './messagingArguments.ts';

type Done = { readonly position: number } | RefusedMessage;

const mutations: MutationResolvers = {
  async writeAboutListing(_, { listing, message }, context) {
    const written = readMessage(message);
    return entryAfter(context, (by) =>
      isListingId(listing)
        ? writeAboutListing(context.services.market, { listing, by, written })
        : Promise.resolve(refuse('conversation.adUnknown')),
    );
  },
  async sendMessage(_, { conversation, message }, context) {
    const written = readMessage(message);
    return entryAfter(context, (by) => sendMessage(context.services.market, { conversation, by, written }));
  },
  async makeOffer(_, { conversation, key, francs }, context) {
    const offer = { conversation, key: readKey(key), francs };
    return entryAfter(context, (by) => offerAmount(context.services.market, { ...offer, by }));
  },
  readConversation: (_, { id, upTo }, context) =>
    conversationAfter(context, id, (own) => commands.readConversation(context.services.market, own, upTo)),
  archiveConversation: plain('archive'),
  unarchiveConversation: plain('unarchive'),
  muteConversation: plain('mute'),
  unmuteConversation: plain('unmute'),
  blockCorrespondent: (_, { conversation }, context) =>
    conversationAfter(context, conversation, onOther(context, settings.blockAccount)),
  unblockCorrespondent: (_, { conversation }, context) =>
    conversationAfter(context, conversation, onOther(context, settings.unblockAccount)),
  unblockAccount: (_, { publicAccountId }, context) =>
    settingsAfter(context, (by) => settings.unblockAccount(context.services.market, by, publicAccountId)),
  async reportConversation(_, { id, reason, entries, text }, context) {
    const toRefusal = { reason, ...readReport({ entries, text }) };
    return conversationAfter(context, id, (own) =>
      commands.reportConversation(context.services.market, own, toRefusal),
    );
  },
  acceptOffer: (_, { conversation, offer }, context) =>
    conversationAfter(context, conversation, (own) => commands.acceptOffer(context.services.market, own, offer)),
  declineOffer: (_, { conversation, offer }, context) =>
    conversationAfter(context, conversation, (own) =>
      commands.endOffer(context.services.market, own, offer, 'decline'),
    ),
  withdrawOffer: (_, { conversation, offer }, context) =>
    conversationAfter(context, conversation, (own) =>
      commands.endOffer(context.services.market, own, offer, 'withdraw'),
    ),
  reserveForBuyer: (_, { conversation }, context) =>
    conversationAfter(context, conversation, (own) => commands.reserveForBuyer(context.services.market, own)),
  endReservationForBuyer: (_, { conversation }, context) =>
    conversationAfter(context, conversation, (own) => commands.endReservationForBuyer(context.services.market, own)),
  async reportTyping(_, { conversation }, { services, visitor }) {
    const { session } = visitor.caller;
    return session !== null && (await reportTyping(services, { id: conversation, by: session.account }));
  },
  async showPhone(_, { listing }, context) {
    const { services, visitor } = context;
    const { client, session } = visitor.caller;
    const shown = isListingId(listing)
      ? await showPhone(services, { listing, client, account: session?.account ?? null })
      : refuse('conversation.adUnknown' as const);
    return isRefusal(shown) ? toRefusal(shown, context) : { __typename: 'Phone' as const, ...shown };
  },
  async goAway(_, { until }, context) {
    const day = readDay(until);
    return settingsAfter(context, (by) => settings.goAway(context.services.market, by, day));
  },
  comeBack: (_, _args, context) => settingsAfter(context, (by) => settings.comeBack(context.services.market, by)),
  stopMessageMails: (_, _args, context) =>
    settingsAfter(context, (by) => settings.stopMails(context.services.market, by, 'settings')),
  wantMessageMails: (_, _args, context) =>
    settingsAfter(context, (by) => settings.wantMails(context.services.market, by)),
};

/**
 * Resolves the mutations of `graphql/messaging/messaging.graphql`, `contactBox.graphql` and
 * `messagingSettings.graphql`.
 */
export const messagingCommands: Resolvers = { Mutation: mutations };

function toRefusal(refusal: RefusedMessage, { services, language }: OperationContext) {
  return { __typename: 'Refusal' as const, ...refusedMessageAnswer(refusal, services.words[language]) };
}

const loginRequired = refuse('session.required' as const);

/** The conversation after a command on it, or the refusal. A conversation of other accounts counts as unknown. */
async function conversationAfter(
  context: OperationContext,
  id: string,
  command: (own: { readonly id: string; readonly by: string }) => Promise<Done>,
) {
  const { services, visitor } = context;
  const { session } = visitor.caller;
  if (!session) return toRefusal(loginRequired, context);
  const done = await command({ id, by: session.account });
  if (isRefusal(done)) return toRefusal(done, context);
  visitor.wrote(done.position);
  const seen = await conversationOf(services.market, session.account, id);
  if (!seen) throw new Error(`The written conversation-${id} does not exist`);
  return { __typename: 'Conversation' as const, ...seen };
}

/** The entry that a command has written, in its current state, or the refusal. */
async function entryAfter(context: OperationContext, command: (by: string) => Promise<AppendedEntry | RefusedMessage>) {
  const { services, visitor } = context;
  const { session } = visitor.caller;
  if (!session) return toRefusal(loginRequired, context);
  const accepted = await command(session.account);
  if (isRefusal(accepted)) return toRefusal(accepted, context);
  visitor.wrote(accepted.position);
  const { conversation, number } = accepted;
  const [entry] = await entriesAt(services.market, [{ conversation, number }]);
  const seen = await conversationOf(services.market, session.account, conversation);
  if (!entry || !seen) throw new Error(`The written entry ${number} of conversation-${conversation} does not exist`);
  return { __typename: 'AcceptedMessage' as const, entry: { entry, seen }, conversation: seen };
}

async function settingsAfter(context: OperationContext, command: (by: string) => Promise<Done>) {
  const { services, visitor } = context;
  const { session } = visitor.caller;
  if (!session) return toRefusal(loginRequired, context);
  const done = await command(session.account);
  if (isRefusal(done)) return toRefusal(done, context);
  visitor.wrote(done.position);
  const messaging = await settings.messagingOf(services.market, session.account);
  return { __typename: 'MessagingSettings' as const, account: session.account, messaging };
}

function plain(command: commands.PlainConversationCommand) {
  return (_: unknown, { id }: { readonly id: string }, context: OperationContext) =>
    conversationAfter(context, id, (own) => commands.commandConversation(context.services.market, own, command));
}

/** Creates a command on the correspondent in a conversation, such as a block. */
function onOther({ services }: OperationContext, command: typeof settings.blockAccount) {
  return async ({ id, by }: { readonly id: string; readonly by: string }): Promise<Done> => {
    const parties = await partiesOf(services.market, id, by);
    return parties ? command(services.market, by, parties.other.account) : refuse('conversation.unknown');
  };
}
