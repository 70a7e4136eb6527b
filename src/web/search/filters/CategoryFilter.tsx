import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { cachedView } from '../../fragments/cachedView.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import * as styles from './CategoryFilter.css.ts';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';
import { type CategoryChoice, listPathIn } from '../../addresses/listPath.ts';

/** The current level of the category tree: the top level, or a category's subcategories with the way up. */
export function CategoryFilter() {
  const language = useLanguage();
  const filter = useDraft();
  const counts = useOffered((offered) => offered.counts.category);
  const { category, subcategory } = filter;
  const ids = category === undefined ? topLevelIds : subcategoryIdsOf(category);
  const entries = ids.map((id) => ({
    to: category === undefined ? { category: id } : { category, subcategory: id },
    isHere: id === subcategory,
    isNone: !counts?.[id] && id !== subcategory,
  }));
  const above: readonly CategoryChoice[] = category === undefined ? [] : [{}, { category }];
  const addressOf = listPathIn(language, filter);
  return (
    <Tree
      category={category}
      entries={entries}
      texts={[
        ...ids.map((id) => (counts ? formatNumber(counts[id] ?? 0) : '')),
        ...entries.map(({ to, isNone }) => (isNone ? '' : addressOf(to))),
        ...above.map(addressOf),
      ]}
    />
  );
}

interface TreeProps {
  readonly category: number | undefined;
  readonly entries: readonly {
    readonly to: CategoryChoice;
    readonly isHere: boolean;
    readonly isNone: boolean;
  }[];
  /** Texts of the tree: the counts of the entries, their URLs, and the URLs of the levels above. */
  readonly texts: readonly string[];
}

const Tree = cachedView(function Tree({ category, entries, texts }: TreeProps) {
  const { t } = useLingui();
  const names = useNames();
  const addresses = texts.slice(entries.length);
  const [all, here] = addresses.slice(entries.length);
  return (
    <nav aria-label={t({ id: 'ui.categories', message: 'Categories' })} className={styles.tree}>
      {category === undefined ? (
        <p className={styles.title}>
          <Trans id="ui.categories">Categories</Trans>
        </p>
      ) : (
        <>
          <CategoryLink to={{}} address={all!} className={styles.up}>
            <Icon of={ChevronLeft} size="inline" />
            <Trans id="ui.allCategories">All categories</Trans>
          </CategoryLink>
          <CategoryLink to={{ category }} address={here!} className={styles.title}>
            {names.category(category)}
          </CategoryLink>
        </>
      )}
      <ul>
        {entries.map(({ to, isHere, isNone }, place) => {
          const id = to.subcategory ?? to.category!;
          const content = (
            <>
              <span>{names.category(id)}</span>
              <span className={styles.count}>{texts[place]}</span>
            </>
          );
          return (
            <li key={id}>
              {isNone ? (
                // A category without results stays disabled, so that the list does not move.
                // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a disabled link has no address
                <a role="link" aria-disabled="true" className={styles.empty}>
                  {content}
                </a>
              ) : (
                <CategoryLink
                  to={to}
                  address={addresses[place]!}
                  className={isHere ? styles.here : styles.entry}
                  isHere={isHere}
                >
                  {content}
                </CategoryLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

interface CategoryLinkProps {
  readonly to: CategoryChoice;
  readonly address: string;
  readonly className: string;
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

function CategoryLink({ to, address, className, isHere = false, children }: CategoryLinkProps) {
  const flow = FiltersFlow.useActorRef();
  return (
    <Link
      to={address}
      onClick={onPlainClick(() => flow.send({ type: 'category.chosen', ...to }))}
      className={className}
      aria-current={isHere ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
