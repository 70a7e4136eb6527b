import { Trans, useLingui } from '@lingui/react/macro';

import { shortestPassword } from '#machines/account/limits.ts';
import {
  missingPoints,
  type PasswordStrength as Strength,
  type StrengthPoint,
  shownStrength,
  strengthBar,
} from '#machines/account/credentials/passwordStrength.ts';

import { codePointsIn } from '#machines/market/text/codePoints.ts';
import type { PasswordTold } from '../../forms/fields/PasswordInput.tsx';
import * as styles from './PasswordStrength.css.ts';

interface PasswordStrengthProps extends PasswordTold {
  readonly password: string;
}

/** The strength of a password: three bars with a word, and a hint that would make it stronger (ACCOUNT-51). */
export function PasswordStrength({ password, isWrong, isRefused }: PasswordStrengthProps) {
  const { t } = useLingui();
  const shown = shownStrength(password, isRefused);
  const strength = shown === 'guessable' ? 'bad' : shown;
  const words: Readonly<Record<Strength | 'guessable', string>> = {
    guessable: t`Easy to guess`,
    none: t({ message: 'Empty', context: 'strength of a password' }),
    bad: t({ message: 'Weak', context: 'strength of a password' }),
    acceptable: t({ message: 'Acceptable', context: 'strength of a password' }),
    good: t({ message: 'Good', context: 'strength of a password' }),
  };
  // The server requires a longer password than the meter does.
  const missing = codePointsIn(password) < shortestPassword ? 'length' : missingPoints(password)[0];
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-filled={strengthBar[strength]}>
        {steps.map((step) => (
          <span key={step} className={strengthBar[strength] >= step ? styles.filled[strength] : styles.empty} />
        ))}
      </div>
      <p className={styles.word[strength]} aria-live="polite">
        {words[shown]}
      </p>
      {/* An error of the field takes the place of the hint. */}
      {!isWrong && (
        <p className={styles.hint}>{shown === 'guessable' ? another : missing ? <Better by={missing} /> : enough}</p>
      )}
    </div>
  );
}

const another = <Trans>Many people use this password or a similar one. Choose words that nobody expects.</Trans>;
const enough = <Trans>Use it here and nowhere else.</Trans>;

/** Each bar stands for a third. */
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
