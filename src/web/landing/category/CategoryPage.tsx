import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';

import { categoryFilterOf, type CategoryPage as CategoryData } from '#machines/landing/categoryPage.ts';
import { isCategory, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { formatNumber } from '#market/numbers.ts';
import { pathTo } from '#routes';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { useAvailableData, useRemembered } from '../../page/pageMemory.ts';
import { usePlace } from '../../page/usePlace.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { CategoryFlow, categoryLogic } from './categoryFlow.ts';
import { categoryPath } from '../../addresses/categoryPath.ts';
import { LandingHeader } from '../LandingHeader.tsx';
import { landingStructure } from '../landingStructure.ts';
import { LazyBrands, LazyCategoryCantons, LazyCategoryMark, LazySubcategories } from '../lazyParts.tsx';
import { NewestListings } from '../NewestListings.tsx';

/** The landing page of a category (ROUTES-7). Each category gets its own flow. */
export function Component() {
  const id = Number(usePlace().params['categoryId']);
  return isCategory(id) ? <Category key={id} id={id} /> : <NotFound />;
}

function Category({ id }: { readonly id: number }) {
  const data = useAvailableData<CategoryData>();
  const logic = useMemo(() => categoryLogic(id), [id]);
  return (
    <CategoryFlow.Provider logic={logic} options={{ input: { data } }}>
      <CategoryPage id={id} />
    </CategoryFlow.Provider>
  );
}

function CategoryPage({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  const flow = CategoryFlow.useActorRef();
  const screen = CategoryFlow.useSelector(({ value }) => value);
  const data = CategoryFlow.useSelector(({ context }) => context.data);
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  useRemembered(data);
  const name = names.category(id);
  const path = categoryPath(language, id);
  const parent = parentIdOf(id);
  const trail = [
    { label: t({ id: 'ui.allCategories', message: 'All categories' }), to: pathTo('home', language) },
    ...(parent === undefined ? [] : [{ label: names.category(parent), to: categoryPath(language, parent) }]),
    { label: name },
  ];
  const items = data?.newest ?? [];
  return (
    <Container>
      <Head
        title={t({ id: 'home.cat.title', message: `${name}: classified ads` })}
        description={t({
          id: 'home.cat.about',
          message: `${name} from all over Switzerland: newest ads, subcategories and cantons. Posting is free.`,
        })}
        canonical={path}
        structured={import.meta.env.SSR && ((absolute) => landingStructure({ trail, path, items, language }, absolute))}
      />
      <LandingHeader trail={trail} icon={<LazyCategoryMark of={id} />} title={name}>
        <Total total={data?.total} />
      </LandingHeader>
      <LazySubcategories of={id} />
      <NewestListings
        screen={screen}
        items={data?.newest}
        all={{
          to: listPath(language, categoryFilterOf(id)),
          label: (
            <Trans comment="{name} is a category" id="home.cat.all">
              All ads in {name}
            </Trans>
          ),
        }}
        onRetry={() => flow.send({ type: 'loading.retried' })}
      />
      <LazyBrands title={<Trans id="home.brands">Popular brands</Trans>} brands={data?.brands ?? []} />
      <LazyCategoryCantons of={id} />
    </Container>
  );
}

function Total({ total }: { readonly total: number | undefined }) {
  if (total === undefined) return <Trans id="home.ads">Ads from all over Switzerland.</Trans>;
  const shown = formatNumber(total);
  return (
    <Plural
      id="home.total"
      value={total}
      one={`${shown} ad from all over Switzerland.`}
      other={`${shown} ads from all over Switzerland.`}
    />
  );
}
