import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

const account = z.string().check(z.minLength(1), z.maxLength(60));
const nothing = z.strictObject({});

/** All that can have happened to how an account writes and is written to, beside what it says to whom. */
export const messagingFacts = declareFacts('messaging', {
  /** It wrote to a stranger: first contacts are counted. */
  'messaging.contactMade': { data: z.strictObject({ conversation: z.string() }) },
  'messaging.blocked': { data: z.strictObject({ account }) },
  'messaging.unblocked': { data: z.strictObject({ account }) },
  /** Its owner sells nothing for a while, and says until when. */
  'messaging.wentAway': { data: z.strictObject({ until: z.int() }) },
  'messaging.cameBack': { data: nothing },
  /** No mail tells of what is unread, by a wish in the settings or the link of such a mail. */
  'messaging.mailsStopped': { data: z.strictObject({ how: z.enum(['settings', 'link']) }) },
  'messaging.mailsWanted': { data: nothing },
  /** Whose it was is erased. */
  'messaging.cleared': { data: nothing },
});

export type MessagingFact = FactOf<typeof messagingFacts>;
