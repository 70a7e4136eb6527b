import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CarFront from 'lucide-react/icons/car-front';
import { useEffect, useMemo } from 'react';

import { brandFilter, type BrandPage as BrandData, cars } from '#machines/landing/brandPage.ts';
import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { brandFromSegment, brandSlug, type CarBrand } from '#market/addresses/carBrandAddress.ts';
import { formatNumber } from '#market/numbers.ts';
import { pathTo } from '#routes';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { useDataAtHand, useRemembered } from '../../page/pageMemory.ts';
import { usePlace } from '../../page/usePlace.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { LinkButton } from '../../ui/button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { BrandFlow, brandLogic } from './brandFlow.ts';
import { categoryPath } from '../../addresses/categoryPath.ts';
import * as styles from './BrandPage.css.ts';
import { LandingHeader } from '../LandingHeader.tsx';
import { landingStructure } from '../landingStructure.ts';
import { LaterAllBrands, LaterBrandFuels, LaterBrandModels } from '../laterParts.tsx';
import { NewestAds } from '../NewestAds.tsx';

/** The page of a make of cars (ROUTES-8 to 10). Each make gets its own flow. */
export function Component() {
  const brand = brandFromSegment(usePlace().params['brand'] ?? '');
  return brand ? <Brand key={brand} brand={brand} /> : <NotFound />;
}

function Brand({ brand }: { readonly brand: CarBrand }) {
  const data = useDataAtHand<BrandData>();
  const logic = useMemo(() => brandLogic(brand), [brand]);
  return (
    <BrandFlow.Provider logic={logic} options={{ input: { data } }}>
      <BrandPage brand={brand} />
    </BrandFlow.Provider>
  );
}

function BrandPage({ brand }: { readonly brand: CarBrand }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const flow = BrandFlow.useActorRef();
  const screen = BrandFlow.useSelector(({ value }) => value);
  const data = BrandFlow.useSelector(({ context }) => context.data);
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(data);
  const name = carBrands[brand];
  const path = pathTo('brand', language, { brand: brandSlug(brand) });
  const trail = [
    { label: names.category(cars.category), to: categoryPath(language, cars.category) },
    { label: names.category(cars.subcategory), to: categoryPath(language, cars.subcategory) },
    { label: name },
  ];
  const items = data?.newest ?? [];
  return (
    <Container>
      <Head
        title={t`${name}: used and new cars`}
        description={t`${name} for sale in all of Switzerland: every model that is offered, from private people and garages.`}
        canonical={path}
        index={data?.total !== 0}
        structured={import.meta.env.SSR && ((absolute) => landingStructure({ trail, path, items, language }, absolute))}
      />
      <LandingHeader trail={trail} title={name}>
        <Total total={data?.total} />
      </LandingHeader>
      {data?.total === 0 ? (
        <div className={styles.room}>
          <NoneForSale name={name} />
        </div>
      ) : (
        <>
          <LaterBrandModels brand={brand} />
          <NewestAds
            screen={screen}
            items={data?.newest}
            all={{
              to: listPath(language, brandFilter(brand)),
              label: <Trans comment="{name} is a make of cars">All {name}</Trans>,
            }}
            onRetry={() => flow.send({ type: 'loading.retried' })}
          />
          <LaterBrandFuels brand={brand} />
        </>
      )}
      <LaterAllBrands />
    </Container>
  );
}

function Total({ total }: { readonly total: number | undefined }) {
  if (total === undefined) return <Trans>Cars for sale all over Switzerland.</Trans>;
  const shown = formatNumber(total);
  return (
    <Plural
      value={total}
      _0="No car for sale."
      one={`${shown} car for sale all over Switzerland.`}
      other={`${shown} cars for sale all over Switzerland.`}
    />
  );
}

function NoneForSale({ name }: { readonly name: string }) {
  const language = useLanguage();
  return (
    <EmptyRoom
      icon={CarFront}
      title={<Trans comment="{name} is a make of cars">No {name} for sale just now</Trans>}
      action={
        <LinkButton to={listPath(language, cars)}>
          <Trans>See all cars</Trans>
        </LinkButton>
      }
    >
      <Trans>Nobody sells one at the moment. New ads come every day.</Trans>
    </EmptyRoom>
  );
}
