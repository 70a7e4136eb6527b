import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

const account = z.string().check(z.minLength(1), z.maxLength(60));
const nothing = z.strictObject({});

/** The facts about an account's messaging, apart from the messages themselves. */
export const messagingFacts = declareFacts('messaging', {
  /** The account wrote to a stranger: first contacts are counted. */
  'messaging.contactMade': { data: z.strictObject({ conversation: z.string() }) },
  'messaging.blocked': { data: z.strictObject({ account }) },
  'messaging.unblocked': { data: z.strictObject({ account }) },
  /** The owner of the account is away, and sells nothing, until the given time. */
  'messaging.wentAway': { data: z.strictObject({ until: z.int() }) },
  'messaging.cameBack': { data: nothing },
  /** The owner turned off mails about unread messages, in the settings or by the link in such a mail. */
  'messaging.mailsStopped': { data: z.strictObject({ how: z.enum(['settings', 'link']) }) },
  'messaging.mailsWanted': { data: nothing },
  /** The account has been erased. */
  'messaging.cleared': { data: nothing },
});

export type MessagingFact = FactOf<typeof messagingFacts>;
