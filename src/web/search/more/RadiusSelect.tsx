import { useLingui } from '@lingui/react/macro';

import { Select } from '../../ui/Select.tsx';

/** Whole kilometres that one chooses from. */
const radii = [0, 5, 10, 20, 30, 50, 100] as const;

interface RadiusSelectProps {
  readonly label: string;
  /** Whole kilometres. */
  readonly radius: number;
  readonly onChoose: (radius: number) => void;
  readonly kind?: 'boxed' | 'quiet';
}

/** How far around a place. One that an address names stays, also where nobody offers it. */
export function RadiusSelect({ label, radius, onChoose, kind = 'boxed' }: RadiusSelectProps) {
  const { t } = useLingui();
  const offered = [...new Set([...radii, radius])].sort((one, other) => one - other);
  return (
    <Select
      label={label}
      name="radius"
      kind={kind}
      value={String(radius)}
      options={offered.map((each) => ({ value: String(each), label: each === 0 ? t`only here` : `${each}\u00a0km` }))}
      onChange={(chosen) => onChoose(Number(chosen))}
    />
  );
}
