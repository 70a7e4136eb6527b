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
import type { PasswordState } from '../../forms/fields/PasswordInput.tsx';
import * as styles from './PasswordStrength.css.ts';

interface PasswordStrengthProps extends PasswordState {
  readonly password: string;
}

/** The strength of a password: three bars with a word, and a hint that would make it stronger (ACCOUNT-51). */
export function PasswordStrength({ password, isWrong, isRefused }: PasswordStrengthProps) {
  const { t } = useLingui();
  const shown = shownStrength(password, isRefused);
  const strength = shown === 'guessable' ? 'bad' : shown;
  const words: Readonly<Record<Strength | 'guessable', string>> = {
    guessable: t({ id: 'password.strength.easy', message: 'Easy to guess' }),
    none: t({ id: 'password.strength.empty', message: 'Empty' }),
    bad: t({ id: 'password.strength.weak', message: 'Weak' }),
    acceptable: t({ id: 'password.strength.fair', message: 'Fair' }),
    good: t({ id: 'password.strength.good', message: 'Good' }),
  };
  // The length is checked separately, because the server requires a longer password than the meter does.
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

const another = (
  <Trans id="password.hint.common">This password is too common. Choose words that are hard to guess.</Trans>
);
const enough = <Trans id="password.hint.unique">Don’t use it anywhere else.</Trans>;

/** The percentage from which each bar is filled: each one represents a third. */
const steps = [33, 66, 100] as const;

function Better({ by }: { readonly by: StrengthPoint }) {
  switch (by) {
    case 'length':
      return <Trans id="password.hint.length">At least 8 characters. Longer is safer.</Trans>;
    case 'letters':
      return <Trans id="password.hint.letters">Add letters to make it stronger.</Trans>;
    case 'digits':
      return <Trans id="password.hint.digit">Add a digit to make it stronger.</Trans>;
    case 'punctuation':
      return <Trans id="password.hint.punctuation">Add a punctuation mark to make it stronger.</Trans>;
  }
}
