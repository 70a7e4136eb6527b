import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';

import { insertionSteps, type InsertionStep, isStepBefore } from '#machines/insertion/insertionSteps.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { stepPath, useStepNames } from './stepNames.ts';
import * as styles from './Steps.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The progress through the five steps; completed ones are links (look, Stepper). */
export function Steps({ step: here }: { readonly step: InsertionStep }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useStepNames();
  const number = insertionSteps.indexOf(here) + 1;
  return (
    <nav aria-label={t({ id: 'insert.steps', message: 'Steps' })}>
      <ol className={styles.steps}>
        {insertionSteps.map((step) => {
          const position = step === here ? 'here' : isStepBefore(step, here) ? 'done' : 'ahead';
          return (
            <li key={step} className={styles.step[position]} aria-current={step === here ? 'step' : undefined}>
              {position === 'done' ? (
                <Link to={stepPath(step, language)} className={styles.link}>
                  <span className={styles.sign}>
                    <Icon of={Check} size="inline" />
                  </span>
                  <span className={styles.name}>{names[step]}</span>
                </Link>
              ) : (
                <span className={styles.name}>{names[step]}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>
        <Trans id="insert.step">
          Step {number} of {insertionSteps.length}
        </Trans>
      </p>
    </nav>
  );
}
