import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';

import { realEstateFilter, transactions } from '#machines/landing/realEstateHome.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';
import { formatNumber } from '#market/numbers.ts';
import { pathTo } from '#routes';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { useWasDrawn } from '../../chunks/lazyView.tsx';
import { repeatEarlyChoices } from '../../search/filters/earlyChoices.ts';
import { Segments } from '../../ui/fields/Segments.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import * as styles from './RealEstateForm.css.ts';
import { RealEstateFlow, RealEstateSearch } from './realEstateFlow.ts';
import { useChosenTransaction } from './RealEstateSearchProvider.tsx';

/**
 * The search form of real estate: rent or buy, and the canton. Without scripts it is a plain form that opens the same
 * list.
 */
export function RealEstateForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const flow = RealEstateSearch.useActorRef();
  const wanted = useChosenTransaction();
  const region = RealEstateSearch.useSelector(({ context }) => context.region);
  const regions = RealEstateFlow.useSelector(({ context }) => context.data?.counts[wanted].region);
  const labels = {
    all: t({ id: 'home.estate.all', message: 'All', comment: 'All real estate' }),
    rent: t({ id: 'home.estate.rent', message: 'Rent' }),
    buy: t({ id: 'home.estate.buy', message: 'Buy' }),
  };
  const cantons = cantonCodes.map((code) => ({
    value: String(code),
    label: regions ? `${names.canton(code)} (${formatNumber(regions[code] ?? 0)})` : names.canton(code),
  }));

  const form = useRef<HTMLFormElement>(null);
  const wasDrawn = useWasDrawn();
  useEffect(() => {
    if (wasDrawn) repeatEarlyChoices(form.current!);
  }, [wasDrawn]);

  function submit(event: FormEvent) {
    event.preventDefault();
    flow.send({ type: 'search.submitted' });
  }

  return (
    <form ref={form} action={pathTo('list', language)} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="category" value={realEstateFilter('all').category} />
      <fieldset className={styles.field}>
        <legend className={styles.label}>
          <Trans id="home.estate.mode">Rent or buy</Trans>
        </legend>
        <Segments
          name="rt"
          chosen={wanted === 'all' ? '' : wanted}
          segments={transactions.map((each) => ({ value: each === 'all' ? '' : each, label: labels[each] }))}
          onChoose={(chosen) =>
            flow.send({ type: 'transaction.chosen', transaction: chosen === '' ? 'all' : (chosen as 'rent' | 'buy') })
          }
        />
      </fieldset>
      <div className={styles.field}>
        <Select
          label={t({ id: 'ui.canton', message: 'Canton' })}
          name="region"
          value={region === null ? '' : String(region)}
          options={[
            { value: '', label: t({ id: 'home.estate.any', message: 'Switzerland and Liechtenstein' }) },
            ...cantons,
          ]}
          onChange={(chosen) => flow.send({ type: 'region.chosen', region: chosen === '' ? null : Number(chosen) })}
        />
      </div>
      <div className={styles.go}>
        <Button kind="primary" type="submit">
          <ShowTotal />
        </Button>
      </div>
    </form>
  );
}

/** The label of the search button, with the number of results once it is known. */
function ShowTotal() {
  const wanted = useChosenTransaction();
  const region = RealEstateSearch.useSelector(({ context }) => context.region);
  const counts = RealEstateFlow.useSelector(({ context }) => context.data?.counts[wanted]);
  if (!counts) return <Trans id="ui.showAds">Show ads</Trans>;
  const total = region === null ? counts.total : (counts.region[region] ?? 0);
  const shown = formatNumber(total);
  return <Plural id="home.estate.show" value={total} one={`Show ${shown} ad`} other={`Show ${shown} ads`} />;
}
