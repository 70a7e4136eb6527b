import type { HiddenData } from '../../log/hiddenData.ts';
import type { LoggedStep } from '../../log/log.ts';
import { DataTree } from './DataTree.tsx';
import * as styles from './Context.css.ts';
import { messageOf } from '../../log/shown/errorMessage.ts';

interface ContextPanelProps {
  readonly step: LoggedStep;
  readonly hidden: HiddenData;
}

/** The whole context after a step, without secrets. */
export function ContextPanel({ step, hidden }: ContextPanelProps) {
  const { context, status, output, error } = step.after;
  return (
    <div className={styles.tree}>
      {status !== 'active' && (
        <p className={styles.key}>
          The machine is {status}.{status === 'error' && ` ${messageOf(error)}`}
        </p>
      )}
      {output !== undefined && <DataTree name="output" value={hidden.context(output, 'output')} />}
      <DataTree key={step.session} value={hidden.context(context)} open={3} />
    </div>
  );
}
