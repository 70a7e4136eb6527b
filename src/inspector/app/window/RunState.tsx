import { counted } from '../../paths/formats/walked.ts';
import * as styles from './TopBar.css.ts';

interface RunStateProps {
  /** The state of the visible machine; null before its beginning. */
  readonly state: string | null;
  readonly step: number;
  readonly latest: number;
  readonly isLive: boolean;
  /** Whether steps may still follow: not in a journal or a file. */
  readonly isOpen: boolean;
}

/** The state of the machine, and the place of the visible step in the log. */
export function RunState({ state, step, latest, isLive, isOpen }: RunStateProps) {
  return (
    <>
      {state !== null && (
        <span className={styles.state} title={state}>
          {state}
        </span>
      )}
      <span className={isLive && isOpen ? styles.live : styles.step} role="status">
        {isLive && isOpen ? `Live, ${counted(latest, 'step')}` : `Step ${step} of ${latest}`}
      </span>
    </>
  );
}
