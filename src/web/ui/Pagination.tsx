import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Icon } from './Icon.tsx';
import { pagesAround } from './pagesAround.ts';
import * as styles from './Pagination.css.ts';
import { onPlainClick } from './plainClick.ts';
import { RouteLink } from './RouteLink.tsx';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
  /** Turns the page in place of following its link. */
  readonly onTurn?: (page: number) => void;
}

/** Leads to the pages of a result: the first, the last, and the neighbours of this one. One page needs no links. */
export function Pagination({ page, pages, pathOf, onTurn }: PaginationProps) {
  const { t } = useLingui();
  const linkTo = (to: number) => ({ to: pathOf(to), onClick: onTurn && onPlainClick(() => onTurn(to)) });
  if (pages < 2) return null;
  return (
    <nav aria-label={t`Pages`}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <RouteLink {...linkTo(page - 1)} rel="prev" className={styles.page} aria-label={t`Previous page`}>
              <Icon of={ChevronLeft} />
            </RouteLink>
          </li>
        )}
        {pagesAround(page, pages).map((each, index) => (
          <li key={each === 'gap' ? `gap ${index}` : each}>
            {each === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <RouteLink
                {...linkTo(each)}
                className={each === page ? styles.current : styles.page}
                aria-current={each === page ? 'page' : undefined}
                aria-label={t`Page ${each}`}
              >
                {each}
              </RouteLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <RouteLink {...linkTo(page + 1)} rel="next" className={styles.page} aria-label={t`Next page`}>
              <Icon of={ChevronRight} />
            </RouteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
