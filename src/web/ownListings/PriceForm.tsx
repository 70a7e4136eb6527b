import { Trans, useLingui } from '@lingui/react/macro';

import { priceKindsOf } from '#machines/insertion/priceKinds.ts';
import type { OwnListing } from '#machines/ownListings/ownListing.ts';
import { priceFormMachine, type PriceValues } from '#machines/ownListings/priceForm.ts';

import { Choice } from '../forms/choices/Choice.tsx';
import { Form } from '../forms/Form.tsx';
import { submits, useField } from '../forms/formFlow.ts';
import { FormProblem } from '../forms/FormProblem.tsx';
import { Submit } from '../forms/Submit.tsx';
import { TextInput } from '../forms/fields/TextInput.tsx';
import { useFlow } from '../flows/useFlow.ts';
import { Button } from '../ui/button/Button.tsx';
import { leaveFocusTo } from '../ui/focus/lostFocus.ts';
import * as styles from './OwnListings.css.ts';
import { repriceListing } from './ownListingsCalls.ts';
import { OwnListingsFlow } from './ownListingsFlow.ts';

interface PriceFormProps {
  readonly listing: OwnListing;
  /** The id of the element that gets the focus when the form closes. */
  readonly titleId: string;
}

/** The form for a new price, in the row of the listing. */
export function PriceForm({ listing, titleId }: PriceFormProps) {
  const { t } = useLingui();
  const page = OwnListingsFlow.useActorRef();
  const values = { price_kind: listing.priceKind, price: listing.francs === null ? '' : String(listing.francs) };
  const flow = useFlow(
    priceFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: PriceValues) => {
          const changed = await repriceListing(listing.id, values);
          page.send({ type: 'price.changed', listing: changed });
          return changed;
        }),
      },
    }),
    { input: { values } },
  );
  return (
    <div ref={entered(titleId)} className={styles.form}>
      <Form flow={flow} label={t({ id: 'ownAds.price', message: 'Change price' })}>
        <FormProblem />
        <Fields listing={listing} />
        <div className={styles.actions}>
          <Submit>
            <Trans id="ownAds.price">Change price</Trans>
          </Submit>
          <Button onClick={() => page.send({ type: 'question.closed' })}>
            <Trans id="ownAds.price.cancel">Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Moves the focus into the form, and back to the title when it closes. */
function entered(titleId: string) {
  const leaving = leaveFocusTo(titleId);
  return (element: HTMLElement | null) => {
    element?.querySelector<HTMLElement>('input:not([type=radio]), input')?.focus();
    return leaving(element);
  };
}

function Fields({ listing }: { readonly listing: OwnListing }) {
  const { t } = useLingui();
  const isAmount = useField('price_kind').value === 'amount';
  const names = {
    amount: t({ id: 'ownAds.price.amount', message: 'Price' }),
    free: t({ id: 'ownAds.price.free', message: 'Free' }),
    onRequest: t({ id: 'ownAds.price.onRequest', message: 'Price on request' }),
  };
  const options = priceKindsOf(listing.category).map((kind) => ({ value: kind, label: names[kind] }));
  return (
    <>
      {options.length > 1 && (
        <Choice name="price_kind" label={t({ id: 'ownAds.price.kind', message: 'Price type' })} options={options} />
      )}
      {isAmount && (
        <TextInput
          name="price"
          label={t({ id: 'ownAds.price.amount', message: 'Price' })}
          prefix="CHF"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  );
}
