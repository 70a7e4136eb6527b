import { isMessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';

/** The target of the redirect depends on the reader; the document is the same for all. */
export const page = {
  routes: ['messages', 'messagesRedirect'],
  firstData: (_, { name, params: { tab = '' } }) =>
    name === 'messagesRedirect' || isMessagesTab(tab) ? { kind: 'page', data: null } : { kind: 'missing' },
} satisfies PageDescriptor;
