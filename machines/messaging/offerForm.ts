import * as z from 'zod/mini';
import { highestOffer } from '../conversation/limits.ts';
import { formMachineOf } from '../forms/formMachine.ts';
import { valueOf } from '../search/typedNumber.ts';
import { typedPrice } from '../search/typedPrice.ts';

export interface OfferValues {
  readonly [field: string]: string;
  /** Whole francs, as typed. */
  readonly francs: string;
}

/** Prices one looks for lose their centimes, an amount that one offers would lose them unsaid. */
const centimes = /[.,](?!0+(?!\d))\d{1,2}(?!\d)/;

/** The amount that a text means, in whole francs; undefined where it means none that can be offered. */
export function francsIn(text: string): number | undefined {
  const francs = centimes.test(text) ? undefined : valueOf(typedPrice(text));
  return francs !== undefined && francs >= 1 && francs <= highestOffer ? francs : undefined;
}

/** An amount for a thing. What it does to the conversation the server judges. */
export const offerFormMachine = formMachineOf<OfferValues, null>({
  id: 'offerForm',
  description: 'An amount that is offered for a thing.',
  schema: z.object({
    francs: z.string().check(z.refine((text) => francsIn(text) !== undefined)),
  }) as z.ZodMiniType<OfferValues>,
  defaults: { francs: '' },
});
