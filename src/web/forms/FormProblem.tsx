import { useLingui } from '@lingui/react';
import { CircleAlert } from 'lucide-react';

import { generalErrorWord } from '#words/apiErrors.ts';

import * as styles from '../ui/ErrorPanel.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFormSelector } from './formFlow.ts';

/** What is wrong with the whole of the form, apart from its fields (FORMS-5). It stands where the form places it. */
export function FormProblem() {
  const { i18n } = useLingui();
  const general = useFormSelector(({ context }) => context.general);
  if (!general) return null;
  const word = generalErrorWord(general);
  return (
    <div role="alert" className={styles.panel}>
      <span className={styles.icon}>
        <Icon of={CircleAlert} />
      </span>
      <p>{typeof word === 'string' ? word : i18n._(word)}</p>
    </div>
  );
}
