import { useLingui } from '@lingui/react/macro';

import { offeredRadii } from '#machines/market/limits.ts';
import { formatNumber } from '#market/numbers.ts';

import { Select } from '../../../ui/fields/Select.tsx';

interface RadiusSelectProps {
  readonly label: string;
  /** The radius in whole kilometres; 0 for the place alone. */
  readonly radius: number;
  /** The number of results for each radius; undefined while it is not known. */
  readonly counts?: readonly { readonly radius: number; readonly count: number }[] | undefined;
  readonly onChoose: (radius: number) => void;
  readonly kind?: 'boxed' | 'quiet';
}

/**
 * The radius around a place. A value from an address stays even if it is not among the offered ones. A radius without
 * results is disabled.
 */
export function RadiusSelect({ label, radius, counts, onChoose, kind = 'boxed' }: RadiusSelectProps) {
  const { t } = useLingui();
  const offered = [...new Set([...offeredRadii, radius])].sort((one, other) => one - other);
  return (
    <Select
      label={label}
      name="radius"
      kind={kind}
      value={String(radius)}
      options={offered.map((each) => {
        const name = each === 0 ? t({ id: 'search.radius.none', message: 'This place only' }) : `${each}\u00a0km`;
        const count = counts?.find((counted) => counted.radius === each)?.count;
        return {
          value: String(each),
          label: count === undefined ? name : `${name} (${formatNumber(count)})`,
          disabled: count === 0 && each !== radius,
        };
      })}
      onChange={(chosen) => onChoose(Number(chosen))}
    />
  );
}
