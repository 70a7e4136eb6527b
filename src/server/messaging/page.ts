import { isMessagesTab } from '#machines/messaging/openConversation/shownConversation.ts';
import type { PageDescriptor } from '../http/pageDescriptor.ts';

/** Which list the redirect leads to depends on the reader; the document is one for all. */
export const page = {
  routes: ['messages', 'messagesRedirect'],
  firstData: (_, { name, params: { tab = '' } }) =>
    name === 'messagesRedirect' || isMessagesTab(tab) ? { kind: 'page', data: null } : { kind: 'missing' },
} satisfies PageDescriptor;
