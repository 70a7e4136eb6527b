import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';

import { Icon } from '../ui/Icon.tsx';
import * as styles from './FormDone.css.ts';
import { useFormSelector } from './formFlow.ts';

/**
 * Confirms a submission until a field changes again. The live region exists before its text, or screen readers would
 * not announce it.
 */
export function FormDone({ children }: { readonly children: ReactNode }) {
  const isSubmitted = useFormSelector((now) => now.hasTag('submitted'));
  return (
    <div role="status" className={styles.place}>
      {isSubmitted && (
        <p className={styles.note}>
          <Icon of={CircleCheck} />
          {children}
        </p>
      )}
    </div>
  );
}
