import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

import { isSameSearch, withChanges, withoutFilters, withQuery } from '#machines/search/filterChanges.ts';
import type { SearchEvent } from '#machines/search/searchEvents.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import { formatFrancs } from '#market/prices.ts';
import { sellerFilterWords } from '#words/search.ts';

import { useNames } from '../catalogue.ts';
import { useLanguage } from '../firstPage.tsx';
import { RemovableChip } from '../ui/Chip.tsx';
import { onPlainClick } from '../ui/plainClick.ts';
import * as styles from './AppliedFilters.css.ts';
import { listPath } from './listPath.ts';
import { SearchFlow, useFilter } from './searchFlow.ts';

/** What the list is narrowed by, each with a way to take it away: here, or by its link where no script runs. */
export function AppliedFilters() {
  const { t } = useLingui();
  const filter = useFilter();
  const language = useLanguage();
  const flow = SearchFlow.useActorRef();
  const chips = useChips();
  const without = withoutFilters(filter);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Applied filters`}>
      {chips.map(({ label, without, event }) => (
        <li key={label}>
          <RemovableChip to={listPath(language, without)} label={t`Remove ${label}`} onRemove={() => flow.send(event)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      {!isSameSearch(without, { ...filter, page: 1 }) && (
        <li>
          <Link
            to={listPath(language, without)}
            onClick={onPlainClick(() => flow.send({ type: 'filters.reset' }))}
            className={styles.clear}
          >
            <Trans>Clear filters</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}

interface AppliedFilter {
  readonly label: string;
  /** The search without it. */
  readonly without: SearchFilter;
  /** What takes it away. */
  readonly event: SearchEvent;
}

function useChips(): readonly AppliedFilter[] {
  const { i18n, t } = useLingui();
  const names = useNames();
  const filter = useFilter();
  const { query, region, priceFrom, priceTo, freeOnly, seller } = filter;

  function narrowing(label: string | undefined, changes: Parameters<typeof withChanges>[1]): AppliedFilter[] {
    if (label === undefined) return [];
    return [{ label, without: withChanges(filter, changes), event: { type: 'filters.changed', changes } }];
  }

  return [
    ...(query === ''
      ? []
      : [
          { label: `«${query}»`, without: withQuery(filter, ''), event: { type: 'query.changed', query: '' } as const },
        ]),
    ...narrowing(region === undefined ? undefined : names.canton(region), { region: undefined }),
    ...narrowing(priceLabel(priceFrom, priceTo), { priceFrom: undefined, priceTo: undefined }),
    ...narrowing(freeOnly ? t`Free items only` : undefined, { freeOnly: false }),
    ...narrowing(seller && i18n._(sellerFilterWords[seller]), { seller: undefined }),
  ];

  function priceLabel(from: number | undefined, to: number | undefined): string | undefined {
    if (from !== undefined && to !== undefined) return t`${formatFrancs(from)} to ${formatFrancs(to)}`;
    if (from !== undefined) return t`From ${formatFrancs(from)}`;
    return to === undefined ? undefined : t`Up to ${formatFrancs(to)}`;
  }
}
