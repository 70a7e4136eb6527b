import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';

import { keysOfParameters } from '#market/addresses/filterKeys.ts';
import { ignoredIn } from '#market/addresses/toldIgnored.ts';
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
  const labelled = (label: string, said: string) => t`${label}: ${said}`;
  if (ignored.length === 0) return null;
  return (
    <div className={styles.notice} role="note">
      <span className={styles.icon}>
        <Icon of={CircleAlert} />
      </span>
      <div className={styles.said}>
        <p>
          <Trans>Not everything in the address was understood. It is looked for without:</Trans>
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
    token: t`Link to a search`,
    category: t`Category`,
    subcategory: t`Category`,
    region: t`Canton`,
    st: t`Ad type`,
    ps: t`Price`,
    pe: t`Price`,
    company_ad: t`Seller`,
    gratis: t`Free`,
  };
  return ({ key }) => {
    const told = fixed[key] ?? facets.find(({ address }) => [address].flat().includes(key))?.label;
    return told ?? (keysOfParameters.includes(key) ? t`Filter of other categories` : t`Place`);
  };
}
