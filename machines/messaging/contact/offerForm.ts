import * as z from 'zod/mini';
import { highestOffer } from '../../conversation/limits.ts';
import type { FormWord } from '../../forms/formWords.ts';
import { formMachineOf } from '../../forms/formMachine.ts';
import { amountIn } from '../../market/text/writtenAmount.ts';

export interface OfferValues {
  readonly [field: string]: string;
  /** The offered amount in whole francs, as typed. */
  readonly francs: string;
}

/** The amount in a text, in whole francs; undefined if it contains no valid offer. */
export function francsIn(text: string): number | undefined {
  const read = amountIn(text);
  return 'francs' in read && read.francs <= highestOffer ? read.francs : undefined;
}

/** The problem of an amount that cannot be offered. */
function problemIn(text: unknown): FormWord {
  const read = amountIn(String(text));
  return 'choices' in read ? 'wholeFrancs' : 'notAPrice';
}

/** An amount that a buyer offers. The server decides what it means for the conversation. */
export const offerFormMachine = formMachineOf<OfferValues, null>({
  id: 'offerForm',
  description: 'An amount that a buyer offers for the listing.',
  schema: z.object({
    francs: z
      .string()
      .check(z.refine((text) => francsIn(text) !== undefined, { error: ({ input }) => problemIn(input) })),
  }) as z.ZodMiniType<OfferValues>,
  defaults: { francs: '' },
});
