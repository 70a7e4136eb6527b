import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';

import { keysOfParameters } from '#market/addresses/filterKeys.ts';
import { ignoredIn } from '#market/addresses/ignoredParts.ts';
import type { Ignored } from '#market/addresses/ignored.ts';

import { useAddress } from '../../addresses/address.ts';
import { queryOf } from '../../addresses/queryOf.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './NotUnderstood.css.ts';
import { SearchFlow } from '../searchFlow.ts';
import { useQuoted } from '../useQuoted.ts';

/** Lists the parts of the address that could not be interpreted, so that they are not dropped silently. */
export function NotUnderstood() {
  const ignored = ignoredIn(queryOf(useAddress()));
  const { t } = useLingui();
  const labelOf = useLabels();
  const quoted = useQuoted();
  const labelled = (label: string, said: string) => t({ id: 'search.labelled', message: `${label}: ${said}` });
  if (ignored.length === 0) return null;
  return (
    <div className={styles.notice} role="note">
      <span className={styles.icon}>
        <Icon of={CircleAlert} />
      </span>
      <div className={styles.said}>
        <p>
          <Trans id="search.ignored">We couldn’t read part of this link. Your search ignores:</Trans>
        </p>
        <ul>
          {ignored.map((each) => (
            <li key={`${each.key} ${each.value}`}>{labelled(labelOf(each), quoted(each.value))}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The names of filters. Names of parameters that only some categories have come from the answer. */
function useLabels(): (ignored: Ignored) => string {
  const { t } = useLingui();
  const facets = SearchFlow.useSelector(({ context }) => context.result?.facets) ?? [];
  const fixed: Readonly<Record<string, string>> = {
    token: t({ id: 'search.ignored.link', message: 'Link to a search' }),
    category: t({ id: 'search.category', message: 'Category' }),
    subcategory: t({ id: 'search.category', message: 'Category' }),
    region: t({ id: 'ui.canton', message: 'Canton' }),
    st: t({ id: 'search.kind', message: 'Ad type' }),
    ps: t({ id: 'search.price', message: 'Price' }),
    pe: t({ id: 'search.price', message: 'Price' }),
    company_ad: t({ id: 'search.seller', message: 'Offered by' }),
    gratis: t({ id: 'search.free', message: 'Free items' }),
  };
  return ({ key }) => {
    const label = fixed[key] ?? facets.find(({ address }) => [address].flat().includes(key))?.label;
    return (
      label ??
      (keysOfParameters.includes(key)
        ? t({ id: 'search.ignored.other', message: 'Filter from another category' })
        : t({ id: 'search.place', message: 'Place' }))
    );
  };
}
