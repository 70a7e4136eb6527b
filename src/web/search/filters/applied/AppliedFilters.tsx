import { Trans, useLingui } from '@lingui/react/macro';

import { type AppliedFilter, appliedFilters, appliedKey } from '#machines/search/appliedFilters.ts';
import { withChanges, withoutFilters, withQuery } from '#machines/search/filterChanges.ts';

import { useLanguage } from '../../../page/firstPage.tsx';
import { RemovableChip } from '../../../ui/Chip.tsx';
import { Rail } from '../../../ui/layout/Rail.tsx';
import { onPlainClick } from '../../../ui/navigation/plainClick.ts';
import * as styles from './AppliedFilters.css.ts';
import { useAppliedWords } from './appliedWords.ts';
import { removeApplied } from './chipRemoval.ts';
import { listPath } from '../../../addresses/listPath.ts';
import { SearchFlow, useFilter } from '../../searchFlow.ts';
import { useQuoted } from '../../useQuoted.ts';
import { Link } from '../../../ui/navigation/Link.tsx';

/** The active filters, each with a control that removes it; without scripts, a link. */
export function AppliedFilters() {
  const { t } = useLingui();
  const filter = useFilter();
  const language = useLanguage();
  const flow = SearchFlow.useActorRef();
  const say = useAppliedWords();
  const applied = appliedFilters(filter);
  const isNameless = useIsNameless(applied);
  const { query } = filter;
  if (isNameless || (query === '' && applied.length === 0)) return null;
  return (
    <Rail className={styles.chips} aria-label={t({ id: 'search.chips', message: 'Active filters' })}>
      {query !== '' && <QueryChip query={query} />}
      {applied.map((each) => {
        const [words, { without }] = [say(each), each];
        return (
          <li key={appliedKey(each)}>
            <RemovableChip
              to={listPath(language, withChanges(filter, without))}
              label={t({ id: 'search.chip.remove', message: `Remove filter ${words}` })}
              onRemove={() => removeApplied(each, flow)}
            >
              {words}
            </RemovableChip>
          </li>
        );
      })}
      {applied.length > 0 && (
        <li>
          <Link
            to={listPath(language, withoutFilters(filter))}
            onClick={onPlainClick(() => flow.send({ type: 'filters.reset' }))}
            className={styles.clear}
          >
            <Trans id="search.clearFilters">Clear filters</Trans>
          </Link>
        </li>
      )}
    </Rail>
  );
}

/**
 * Whether the labels of some filters are still missing, because the first answer is pending. Temporary labels would
 * cause a layout shift.
 */
function useIsNameless(applied: readonly AppliedFilter[]): boolean {
  const isAwaited = SearchFlow.useSelector(
    (snapshot) => snapshot.context.result === null && !snapshot.hasTag('failed'),
  );
  return isAwaited && applied.some(({ kind }) => kind === 'option' || kind === 'interval' || kind === 'locality');
}

function QueryChip({ query }: { readonly query: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const filter = useFilter();
  const flow = SearchFlow.useActorRef();
  const words = useQuoted()(query);
  return (
    <li>
      <RemovableChip
        to={listPath(language, withQuery(filter, ''))}
        label={t({ id: 'search.chip.removeWords', message: `Remove search term ${words}` })}
        onRemove={() => flow.send({ type: 'query.changed', query: '' })}
      >
        {words}
      </RemovableChip>
    </li>
  );
}
