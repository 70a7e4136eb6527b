import * as z from 'zod/mini';
import { formMachineOf } from '../forms/formMachine.ts';
import type { OwnAd } from './ownAd.ts';

export interface PriceValues {
  readonly [field: string]: string;
  readonly price_kind: string;
  /** Whole francs, as typed; of an amount alone. */
  readonly price: string;
}

/** Another price for an ad. The server judges it by the rules of its category. */
export const priceFormMachine = formMachineOf<PriceValues, OwnAd>({
  id: 'priceForm',
  description: 'Another price for an ad of one’s own.',
  schema: z.object({
    price_kind: z.string().check(z.minLength(1)),
    price: z.string().check(z.trim()),
  }) as z.ZodMiniType<PriceValues>,
  defaults: { price_kind: 'amount', price: '' },
});
