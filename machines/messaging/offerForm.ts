import * as z from 'zod/mini';
import { highestOffer } from '../conversation/limits.ts';
import { formMachineOf } from '../forms/formMachine.ts';

export interface OfferValues {
  readonly [field: string]: string;
  /** Whole francs, as typed. */
  readonly francs: string;
}

/** The amount that a text means, apart from how it is divided; undefined where it means none that can be offered. */
export function francsIn(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/^CHF\s*/i, '')
    .replace(/[\s’'`]/g, '')
    .replace(/\.(?:–|-|00)?$/, '');
  const francs = /^\d+$/.test(digits) ? Number(digits) : 0;
  return francs >= 1 && francs <= highestOffer ? francs : undefined;
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
