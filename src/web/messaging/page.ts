import type { PageDescriptor } from '../page/pageDescriptor.ts';

/** The link into a conversation shows the messages page. */
export const page = {
  routes: ['messages', 'messagesRedirect'],
  file: 'src/web/messaging/MessagesPage.tsx',
  load: () => import('./MessagesPage.tsx'),
} satisfies PageDescriptor;
