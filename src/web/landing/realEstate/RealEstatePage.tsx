import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { type RealEstateHome, realEstateFilter } from '#machines/landing/realEstateHome.ts';
import { formatNumber } from '#market/numbers.ts';
import { pathTo } from '#routes';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { useAvailableData, useRemembered } from '../../page/pageMemory.ts';
import { listPath } from '../../addresses/listPath.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { LandingHeader } from '../LandingHeader.tsx';
import { landingStructure } from '../landingStructure.ts';
import { LazyRealEstateCantons, LazyRealEstateObjects } from '../lazyParts.tsx';
import { NewestListings } from '../NewestListings.tsx';
import { RealEstateFlow, realEstateLogic } from './realEstateFlow.ts';
import { RealEstateForm } from './RealEstateForm.tsx';
import { RealEstateSearchProvider } from './RealEstateSearchProvider.tsx';

/**
 * The home page of real estate (ROUTES-11 to 13): the search form, the categories and cantons, and the newest listings.
 */
export function Component() {
  const data = useAvailableData<RealEstateHome>();
  return (
    <RealEstateFlow.Provider logic={realEstateLogic} options={{ input: { data } }}>
      <RealEstateSearchProvider>
        <RealEstatePage />
      </RealEstateSearchProvider>
    </RealEstateFlow.Provider>
  );
}

function RealEstatePage() {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const flow = RealEstateFlow.useActorRef();
  const screen = RealEstateFlow.useSelector(({ value }) => value);
  const data = RealEstateFlow.useSelector(({ context }) => context.data);
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(data);
  const title = names.category(realEstateFilter('all').category!);
  const trail = [
    { label: t({ id: 'ui.allCategories', message: 'All categories' }), to: pathTo('home', language) },
    { label: title },
  ];
  const items = data?.newest ?? [];
  return (
    <Container>
      <Head
        title={t({ id: 'home.estate.title', message: 'Homes to rent and buy in Switzerland and Liechtenstein' })}
        description={t({
          id: 'home.estate.about',
          message:
            'Apartments, houses, flat shares, holiday homes, parking spaces and land in every canton and in Liechtenstein, from private owners and agencies.',
        })}
        structured={
          import.meta.env.SSR &&
          ((absolute) => landingStructure({ trail, path: pathTo('realEstate', language), items, language }, absolute))
        }
      />
      <LandingHeader trail={trail} title={title}>
        <Total total={data?.counts.all.total} />
      </LandingHeader>
      <RealEstateForm />
      <LazyRealEstateObjects />
      <NewestListings
        screen={screen}
        items={data?.newest}
        all={{
          to: listPath(language, realEstateFilter('all')),
          label: <Trans id="home.estate.link">All real estate</Trans>,
        }}
        onRetry={() => flow.send({ type: 'loading.retried' })}
      />
      <LazyRealEstateCantons />
    </Container>
  );
}

function Total({ total }: { readonly total: number | undefined }) {
  const { t } = useLingui();
  if (total === undefined)
    return t({ id: 'home.estate.intro', message: 'To rent or buy in Switzerland and Liechtenstein.' });
  const shown = formatNumber(total);
  return t({
    id: 'home.estate.total',
    message: plural(total, {
      one: `${shown} ad to rent or buy in Switzerland and Liechtenstein.`,
      other: `${shown} ads to rent or buy in Switzerland and Liechtenstein.`,
    }),
  });
}
