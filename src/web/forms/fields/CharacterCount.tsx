import { Trans } from '@lingui/react/macro';

import { codePointsIn } from '#machines/market/text/codePoints.ts';

import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './CharacterCount.css.ts';

/** From this many characters left on, a screen reader announces that the limit is near. */
const near = 10;

interface CharacterCountProps {
  readonly value: string;
  /** The limit in Unicode code points. */
  readonly longest: number;
}

/**
 * The number of characters and its limit. Its announcement contains no number, so that a screen reader reads it once
 * near the limit and once beyond it, and not at each key.
 */
export function CharacterCount({ value, longest }: CharacterCountProps) {
  const count = codePointsIn(value.trim());
  const room = longest - count;
  return (
    <>
      <p className={styles.count[room < 0 ? 'over' : 'within']}>
        <Trans id="forms.count">
          {count} of {longest} characters
        </Trans>
      </p>
      <span role="status">
        {room <= near && (
          <VisuallyHidden>
            {room < 0 ? (
              <Trans id="forms.count.over">You’re over the limit of {longest} characters.</Trans>
            ) : (
              <Trans id="forms.count.near">You’re close to the limit of {longest} characters.</Trans>
            )}
          </VisuallyHidden>
        )}
      </span>
    </>
  );
}
