import * as z from 'zod/mini';
import { formMachineOf } from '../forms/formMachine.ts';
import type { OwnListing } from './ownListing.ts';

export interface PriceValues {
  readonly [field: string]: string;
  readonly price_kind: string;
  /** The price in whole francs, as typed; only for the price kind `amount`. */
  readonly price: string;
}

/** Another price for a listing. The server validates it by the rules of its category. */
export const priceFormMachine = formMachineOf<PriceValues, OwnListing>({
  id: 'priceForm',
  description: 'Another price for the user’s own listing.',
  schema: z.object({
    price_kind: z.string().check(z.minLength(1)),
    price: z.string().check(z.trim()),
  }) as z.ZodMiniType<PriceValues>,
  defaults: { price_kind: 'amount', price: '' },
});
