import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';

/** Characters of a reason: enough for a sentence, and for the number of a report. */
export const reasonLength = { least: 10, most: 300 } as const;

/** The facts of the journals that a moderator has opened. */
export const inspectionFacts = declareFacts('inspection', {
  'inspection.journalOpened': {
    data: z.strictObject({
      /** The stream whose sealed fields were shown: `listing-4k7q…`. */
      stream: z.string().check(z.minLength(1), z.maxLength(200)),
      /** The moderator's own words, sealed for the moderator. */
      reason: z.string().check(z.minLength(reasonLength.least), z.maxLength(reasonLength.most)),
    }),
    personal: ['reason'],
  },
});

export type InspectionFact = FactOf<typeof inspectionFacts>;
