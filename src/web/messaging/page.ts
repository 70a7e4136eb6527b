import type { PageDescriptor } from '../page/pageDescriptor.ts';

/** The messages page also shows the route of links into a conversation, which it redirects. */
export const page = {
  routes: ['messages', 'messagesRedirect'],
  file: 'src/web/messaging/MessagesPage.tsx',
  load: () => import('./MessagesPage.tsx'),
} satisfies PageDescriptor;
