import { Trans, useLingui } from '@lingui/react/macro';

import { shortestPassword } from '#machines/account/limits.ts';
import {
  missingPoints,
  type PasswordStrength as Strength,
  type StrengthPoint,
  strengthBar,
  strengthOf,
} from '#machines/account/passwordStrength.ts';

import { codePointsIn } from '#machines/market/codePoints.ts';
import * as styles from './PasswordStrength.css.ts';

interface PasswordStrengthProps {
  readonly password: string;
  /** The field itself says what is wrong: no second voice advises. */
  readonly isWrong: boolean;
}

/** How strong a password is: three bars with a word, and what would make it stronger (ACCOUNT-51). */
export function PasswordStrength({ password, isWrong }: PasswordStrengthProps) {
  const { t } = useLingui();
  const strength = strengthOf(password);
  const words: Readonly<Record<Strength, string>> = {
    none: t({ message: 'Empty', context: 'strength of a password' }),
    bad: t({ message: 'Weak', context: 'strength of a password' }),
    acceptable: t({ message: 'Acceptable', context: 'strength of a password' }),
    good: t({ message: 'Good', context: 'strength of a password' }),
  };
  // The server asks for more of them than the meter does.
  const missing = codePointsIn(password) < shortestPassword ? 'length' : missingPoints(password)[0];
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-filled={strengthBar[strength]}>
        {steps.map((step) => (
          <span key={step} className={strengthBar[strength] >= step ? styles.filled[strength] : styles.empty} />
        ))}
      </div>
      <p className={styles.word[strength]} aria-live="polite">
        {words[strength]}
      </p>
      {!isWrong && (
        <p className={styles.hint}>
          {missing === undefined ? <Trans>Use it here and nowhere else.</Trans> : <Better by={missing} />}
        </p>
      )}
    </div>
  );
}

/** A third of the bar each. */
const steps = [33, 66, 100] as const;

function Better({ by }: { readonly by: StrengthPoint }) {
  switch (by) {
    case 'length':
      return <Trans>At least 8 characters; the more, the better.</Trans>;
    case 'letters':
      return <Trans>With letters it gets better.</Trans>;
    case 'digits':
      return <Trans>With a digit it gets better.</Trans>;
    case 'punctuation':
      return <Trans>With a punctuation mark it gets good.</Trans>;
  }
}
