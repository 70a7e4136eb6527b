import { Trans } from '@lingui/react/macro';

import { categoryFilterOf } from '#machines/landing/categoryPage.ts';
import { parentIdOf, subcategoryIdsOf } from '#machines/market/categories/categoryTree.ts';
import { cantonCodes } from '#market/cantons/cantonCodes.ts';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { CategoryFlow } from './categoryFlow.ts';
import { CountedLinks } from '../../ui/navigation/CountedLinks.tsx';
import { subcategoryIcon } from '../subcategoryIcons.ts';

interface OfCategory {
  readonly of: number;
}

/** Links to the lists of a category's subcategories, or of a subcategory's siblings. */
export function Subcategories({ of: id }: OfCategory) {
  const language = useLanguage();
  const names = useNames();
  const counts = CategoryFlow.useSelector(({ context }) => context.data?.category);
  const parent = parentIdOf(id);
  const ids = subcategoryIdsOf(parent ?? id).filter((each) => each !== id);
  // Icons are shown only if every link has one: icons on only some of them would look uneven.
  const haveIcons = ids.every((each) => subcategoryIcon(each) !== undefined);
  return (
    <Section
      title={
        parent === undefined ? (
          <Trans id="search.what">What are you looking for?</Trans>
        ) : (
          <Trans comment="{0} is a category" id="home.category.more">
            More in {names.category(parent)}
          </Trans>
        )
      }
    >
      <CountedLinks
        links={ids.map((each) => ({
          key: each,
          to: listPath(language, categoryFilterOf(each)),
          label: names.category(each),
          count: counts && (counts[each] ?? 0),
          icon: haveIcons ? subcategoryIcon(each) : undefined,
        }))}
      />
    </Section>
  );
}

/** Links to the lists of a category by canton. */
export function CategoryCantons({ of: id }: OfCategory) {
  const language = useLanguage();
  const names = useNames();
  const counts = CategoryFlow.useSelector(({ context }) => context.data?.region);
  return (
    <Section title={<Trans id="home.byCanton">By canton</Trans>}>
      <CountedLinks
        links={cantonCodes.map((code) => ({
          key: code,
          to: listPath(language, { ...categoryFilterOf(id), region: code }),
          label: names.canton(code),
          count: counts && (counts[code] ?? 0),
        }))}
      />
    </Section>
  );
}
