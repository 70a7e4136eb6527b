import type { Answer } from '../useAnswer.ts';
import { Button } from './Button.tsx';
import * as styles from './Inspector.css.ts';

interface FailedProps {
  /** The missing part, as the subject of a sentence. */
  readonly what: string;
  readonly answer: Pick<Answer<unknown>, 'fault' | 'retry'>;
}

/** The message about a failed answer of the host, with a button to request it again. */
export function Failed({ what, answer: { fault, retry } }: FailedProps) {
  if (fault === null) return null;
  return (
    <div className={styles.fault} role="alert">
      <p>
        {what} can’t be loaded. {fault}
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
