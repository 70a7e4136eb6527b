import * as z from 'zod/mini';
import { listedCommands, type OwnAd } from './ownAd.ts';

const id = z.string();

/** What somebody does on the page of their own ads. */
export const ownAdsEvents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('loading.retried') }),
  z.object({ type: z.literal('more.asked') }),
  /** A button of an ad; what has to be asked first is asked. */
  z.object({ type: z.literal('command.chosen'), id, command: z.enum(listedCommands) }),
  /** Where it was sold. */
  z.object({ type: z.literal('sale.told'), where: z.enum(['here', 'elsewhere', 'untold']) }),
  z.object({ type: z.literal('removal.confirmed') }),
  /** The form for its price has changed it. */
  z.object({ type: z.literal('price.changed'), ad: z.custom<OwnAd>((value) => typeof value === 'object') }),
  /** What was asked is not answered. */
  z.object({ type: z.literal('question.closed') }),
]);

export type OwnAdsEvent = z.infer<typeof ownAdsEvents>;
