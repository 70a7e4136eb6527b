import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { subcategoryIdsOf, topLevelIds } from '#machines/market/categoryTree.ts';
import { withCategory } from '#machines/search/filterChanges.ts';
import { formatNumber } from '#market/numbers.ts';

import { useNames } from '../catalogue.ts';
import { useLanguage } from '../firstPage.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onPlainClick } from '../ui/plainClick.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import * as styles from './CategoryFilter.css.ts';
import { FiltersFlow, useDraft, useOffered } from './filtersFlow.ts';
import { listPath } from './listPath.ts';

interface Choice {
  readonly category?: number;
  readonly subcategory?: number;
}

/** The tree where one is: the top level, or one category's subcategories with the way back up. */
export function CategoryFilter() {
  const { t } = useLingui();
  const names = useNames();
  const { category } = useDraft();
  return (
    <nav aria-label={t`Categories`} className={styles.tree}>
      {category === undefined ? (
        <>
          <p className={styles.title}>
            <Trans>Categories</Trans>
          </p>
          <Entries of={topLevelIds.map((id) => ({ category: id }))} />
        </>
      ) : (
        <>
          <CategoryLink to={{}} className={styles.up}>
            <Icon of={ChevronLeft} size="inline" />
            <Trans>All categories</Trans>
          </CategoryLink>
          <CategoryLink to={{ category }} className={styles.title}>
            {names.category(category)}
          </CategoryLink>
          <Entries of={subcategoryIdsOf(category).map((id) => ({ category, subcategory: id }))} />
        </>
      )}
    </nav>
  );
}

/** An entry without ads stays, so that the list keeps its place, but leads nowhere. */
function Entries({ of }: { readonly of: readonly Choice[] }) {
  const names = useNames();
  const { subcategory } = useDraft();
  const counts = useOffered((told) => told.counts.category);
  return (
    <ul>
      {of.map((choice) => {
        const id = choice.subcategory ?? choice.category ?? 0;
        const count = counts?.[id] ?? 0;
        const content = (
          <>
            <span>{names.category(id)}</span>
            <span className={styles.count}>{counts && formatNumber(count)}</span>
          </>
        );
        const isHere = id === subcategory;
        return (
          <li key={id}>
            {count === 0 && !isHere ? (
              <span className={styles.empty}>{content}</span>
            ) : (
              <CategoryLink to={choice} className={isHere ? styles.here : styles.entry} isHere={isHere}>
                {content}
              </CategoryLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CategoryLinkProps {
  readonly to: Choice;
  readonly className: string;
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

function CategoryLink({ to, className, isHere = false, children }: CategoryLinkProps) {
  const language = useLanguage();
  const filter = useDraft();
  const flow = FiltersFlow.useActorRef();
  return (
    <RouteLink
      to={listPath(language, withCategory(filter, to))}
      onClick={onPlainClick(() => flow.send({ type: 'category.chosen', ...to }))}
      className={className}
      aria-current={isHere ? 'true' : undefined}
    >
      {children}
    </RouteLink>
  );
}
