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
import { useAvailableData, useRemembered } from '../../page/pageMemory.ts';
import { usePlace } from '../../page/usePlace.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { LinkButton } from '../../ui/button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { BrandFlow, brandPageLogic } from './brandFlow.ts';
import { categoryPath } from '../../addresses/categoryPath.ts';
import * as styles from './BrandPage.css.ts';
import { LandingHeader } from '../LandingHeader.tsx';
import { landingStructure } from '../landingStructure.ts';
import { LazyAllBrands, LazyBrandFuels, LazyBrandModels } from '../lazyParts.tsx';
import { NewestListings } from '../NewestListings.tsx';

/** The page of a make of cars (ROUTES-8 to 10). Each make gets its own flow. */
export function Component() {
  const brand = brandFromSegment(usePlace().params['brand'] ?? '');
  return brand ? <Brand key={brand} brand={brand} /> : <NotFound />;
}

function Brand({ brand }: { readonly brand: CarBrand }) {
  const data = useAvailableData<BrandData>();
  const logic = useMemo(() => brandPageLogic(brand), [brand]);
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
        title={t({ id: 'home.brand.title', message: `${name}: new and used cars` })}
        description={t({
          id: 'home.brand.about',
          message: `${name} for sale across Switzerland: all models, from private sellers and garages.`,
        })}
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
          <LazyBrandModels brand={brand} />
          <NewestListings
            screen={screen}
            items={data?.newest}
            all={{
              to: listPath(language, brandFilter(brand)),
              label: (
                <Trans comment="{name} is a make of cars" id="home.brand.all">
                  All {name}
                </Trans>
              ),
            }}
            onRetry={() => flow.send({ type: 'loading.retried' })}
          />
          <LazyBrandFuels brand={brand} />
        </>
      )}
      <LazyAllBrands />
    </Container>
  );
}

function Total({ total }: { readonly total: number | undefined }) {
  if (total === undefined) return <Trans id="home.brand.cars">Cars for sale across Switzerland.</Trans>;
  const shown = formatNumber(total);
  return (
    <Plural
      id="home.brand.total"
      value={total}
      _0="No cars for sale."
      one={`${shown} car for sale across Switzerland.`}
      other={`${shown} cars for sale across Switzerland.`}
    />
  );
}

function NoneForSale({ name }: { readonly name: string }) {
  const language = useLanguage();
  return (
    <EmptyRoom
      icon={CarFront}
      title={
        <Trans comment="{name} is a make of cars" id="home.brand.none">
          No {name} ads right now
        </Trans>
      }
      action={
        <LinkButton to={listPath(language, cars)}>
          <Trans id="home.allCars">See all cars</Trans>
        </LinkButton>
      }
    >
      <Trans id="search.none.newAds">New ads are posted every day.</Trans>
    </EmptyRoom>
  );
}
