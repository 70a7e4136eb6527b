import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { brandFilter, type BrandPage } from '#machines/landing/brandPage.ts';
import type { CountedOption } from '#machines/landing/landingCounts.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { CarBrand } from '#market/addresses/carBrandAddress.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { BrandFlow } from './brandFlow.ts';
import { brandPath } from '../../addresses/brandPath.ts';
import { CountedLinks } from '../../ui/navigation/CountedLinks.tsx';

/** The number of links that are visible at first: full rows in two, three and four columns. */
const inSight = 12;

/** Links to the lists of a brand's models. */
export function BrandModels({ brand }: { readonly brand: CarBrand }) {
  return (
    <Options
      brand={brand}
      of="models"
      title={<Trans id="home.models">Models</Trans>}
      selects={(model) => ({ model: [model] })}
      others={<Trans id="home.models.more">More models</Trans>}
    />
  );
}

/** Links to the lists of a brand's cars by fuel. */
export function BrandFuels({ brand }: { readonly brand: CarBrand }) {
  return (
    <Options
      brand={brand}
      of="fuels"
      title={<Trans id="home.fuel">Fuel</Trans>}
      selects={(fuel) => ({ fuel: [fuel] })}
    />
  );
}

interface OptionsProps {
  readonly brand: CarBrand;
  readonly of: keyof Pick<BrandPage, 'models' | 'fuels'>;
  readonly title: ReactNode;
  readonly selects: (value: string) => NonNullable<SearchFilter['selects']>;
  readonly others?: ReactNode;
}

function Options({ brand, of, title, selects, others }: OptionsProps) {
  const language = useLanguage();
  const options = BrandFlow.useSelector(({ context }) => context.data?.[of]) ?? [];
  if (options.length === 0) return null;
  return (
    <Section title={title}>
      <CountedLinks
        links={options.map(({ value, label, count }) => ({
          key: value,
          to: listPath(language, brandFilter(brand, { selects: selects(value) })),
          label,
          count,
        }))}
        first={inSight}
        others={others}
      />
    </Section>
  );
}

/** Links to the pages of all brands with listings. */
export function AllBrands() {
  const brands = BrandFlow.useSelector(({ context }) => context.data?.brands) ?? [];
  return <Brands title={<Trans id="home.brands.all">All brands</Trans>} brands={brands} />;
}

interface BrandsProps {
  readonly title: ReactNode;
  readonly brands: readonly CountedOption[];
}

/** Links to the pages of brands; "other" has none. */
export function Brands({ title, brands }: BrandsProps) {
  const language = useLanguage();
  const links = brands.flatMap(({ value, label, count }) => {
    const to = brandPath(language, value);
    return to === undefined ? [] : [{ key: value, to, label, count }];
  });
  return (
    links.length > 0 && (
      <Section title={title}>
        <CountedLinks links={links} first={inSight} others={<Trans id="home.brands.more">More brands</Trans>} />
      </Section>
    )
  );
}
