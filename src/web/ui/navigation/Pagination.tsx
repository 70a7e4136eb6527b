import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { cachedView } from '../../fragments/cachedView.tsx';
import { Icon } from '../Icon.tsx';
import { pagesAround } from './pagesAround.ts';
import * as styles from './Pagination.css.ts';
import { onPlainClick } from './plainClick.ts';
import { Link } from './Link.tsx';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
  /** Changes the page in place instead of following the link. */
  readonly onTurn?: (page: number) => void;
}

/**
 * Links to the pages of a result: the first, the last, and the neighbours of the current one. A single page has no
 * links.
 */
export function Pagination({ page, pages, pathOf, onTurn }: PaginationProps) {
  if (pages < 2) return null;
  const around = pagesAround(page, pages);
  const ways = [page > 1 ? page - 1 : 'gap', ...around, page < pages ? page + 1 : 'gap'] as const;
  return (
    <Links
      hasPrevious={page > 1}
      kinds={around.map((each) => (each === 'gap' ? 'gap' : each === page ? 'current' : 'page'))}
      hasNext={page < pages}
      texts={[...ways.map((to) => (to === 'gap' ? '' : pathOf(to))), ...ways.map(String)]}
      onTurn={onTurn && ((way) => onTurn(Number(ways[way])))}
    />
  );
}

interface LinksProps {
  readonly hasPrevious: boolean;
  /** The kinds of the links between the previous and the next page. */
  readonly kinds: readonly ('page' | 'current' | 'gap')[];
  readonly hasNext: boolean;
  /** The paths of all links, followed by their page numbers. */
  readonly texts: readonly string[];
  readonly onTurn: ((way: number) => void) | undefined;
}

const Links = cachedView(function Links({ hasPrevious, kinds, hasNext, texts, onTurn }: LinksProps) {
  const { t } = useLingui();
  const ways = texts.length / 2;
  const numbers = texts.slice(ways);
  const linkTo = (way: number) => ({ to: texts[way]!, onClick: onTurn && onPlainClick(() => onTurn(way)) });
  return (
    <nav aria-label={t({ id: 'ui.pages', message: 'Pages' })}>
      <ul className={styles.pages}>
        {hasPrevious && (
          <li>
            <Link
              {...linkTo(0)}
              rel="prev"
              className={styles.page}
              aria-label={t({ id: 'ui.page.previous', message: 'Previous page' })}
            >
              <Icon of={ChevronLeft} />
            </Link>
          </li>
        )}
        {kinds.map((kind, index) => {
          const each = numbers[index + 1]!;
          return (
            <li key={kind === 'gap' ? `gap ${index}` : each}>
              {kind === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Link
                  {...linkTo(index + 1)}
                  className={kind === 'current' ? styles.current : styles.page}
                  aria-current={kind === 'current' ? 'page' : undefined}
                  aria-label={t({ id: 'ui.page', message: `Page ${each}` })}
                >
                  {each}
                </Link>
              )}
            </li>
          );
        })}
        {hasNext && (
          <li>
            <Link
              {...linkTo(ways - 1)}
              rel="next"
              className={styles.page}
              aria-label={t({ id: 'ui.page.next', message: 'Next page' })}
            >
              <Icon of={ChevronRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
});
