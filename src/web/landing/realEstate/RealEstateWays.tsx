import { Trans } from '@lingui/react/macro';

import { realEstateFilter } from '#machines/landing/realEstateHome.ts';
import { subcategoryIdsOf } from '#machines/market/categories/categoryTree.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { CountedLinks } from '../../ui/navigation/CountedLinks.tsx';
import { RealEstateFlow, RealEstateSearch } from './realEstateFlow.ts';
import { useChosenTransaction } from './RealEstateSearchProvider.tsx';
import { subcategoryIcon } from '../subcategoryIcons.ts';

/** Links to the lists of real estate by kind of property. */
export function RealEstateObjects() {
  const language = useLanguage();
  const names = useNames();
  const wanted = useChosenTransaction();
  const region = RealEstateSearch.useSelector(({ context }) => context.region);
  const counts = RealEstateFlow.useSelector(({ context }) => context.data?.counts[wanted].category);
  const { category } = realEstateFilter('all');
  return (
    <Section title={<Trans id="search.what">What are you looking for?</Trans>}>
      <CountedLinks
        links={subcategoryIdsOf(category!).map((id) => ({
          key: id,
          to: listPath(language, realEstateFilter(wanted, { subcategory: id, ...(region !== null && { region }) })),
          label: names.category(id),
          // If a canton is chosen, no counts are shown, because they are not known for a single canton.
          count: region === null ? counts && (counts[id] ?? 0) : undefined,
          icon: subcategoryIcon(id),
        }))}
      />
    </Section>
  );
}

/** Links to the lists of real estate by canton, including Liechtenstein (REALESTATE-1). */
export function RealEstateCantons() {
  const language = useLanguage();
  const names = useNames();
  const wanted = useChosenTransaction();
  const counts = RealEstateFlow.useSelector(({ context }) => context.data?.counts[wanted].region);
  return (
    <Section title={<Trans id="home.byCanton">By canton</Trans>}>
      <CountedLinks
        links={cantonCodes.map((code) => ({
          key: code,
          to: listPath(language, realEstateFilter(wanted, { region: code })),
          label: names.canton(code),
          count: counts && (counts[code] ?? 0),
        }))}
      />
    </Section>
  );
}
