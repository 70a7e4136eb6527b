import { messagingStatus } from '#machines/messaging/messagingAnswer.ts';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { MessagingServices } from './messagingServices.ts';
import { unreadOf } from './conversation/conversations.ts';

/** `GET messaging/status`: the number of the logged-in user's conversations with unread entries (MESSAGING-2). */
export function registerMessagingStatus(api: Calls, { market }: Pick<MessagingServices, 'market'>): void {
  const schema = {
    tags: ['messaging'],
    operationId: 'messagingStatus',
    summary: 'The number of unread conversations',
    description: 'The number of the logged-in user’s conversations with unread entries.',
    response: {
      200: answer('How many.', messagingStatus),
      401: answer('Nobody is logged in.', apiErrorShape),
    },
  };
  api.get('/messaging/status', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { session } = visitOf(request);
    if (!session) throw loginRequired();
    return { conversationsWithUnreadMessages: await unreadOf(market, session.account) };
  });
}
