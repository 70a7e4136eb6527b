import { useMemo } from 'react';
import { contextDiff } from '../../log/contextDiff.ts';
import type { HiddenData } from '../../log/hiddenData.ts';
import type { LoggedStep } from '../../log/log.ts';
import { lineOf } from './dataText.ts';
import * as styles from './Context.css.ts';

interface ContextDiffProps {
  readonly step: LoggedStep;
  readonly hidden: HiddenData;
}

/** The changes of a step in the context: each value before and after. */
export function ContextDiff({ step, hidden }: ContextDiffProps) {
  const { changes, isCut } = useMemo(() => contextDiff(step.before?.context ?? {}, step.after.context), [step]);
  const shown = (name: string, value: unknown) => lineOf(hidden.context(value, name));
  return (
    <section className={styles.diff} aria-label="Context, before and after">
      <h3 className={styles.title}>Context, before and after</h3>
      {changes.length === 0 && <p className={styles.nothing}>No change.</p>}
      <div className={styles.lines}>
        {changes.map(({ kind, path, before, after }) => {
          const name = path.find((part) => hidden.hides(part)) ?? path.at(-1) ?? '';
          return (
            <div key={path.join('.')}>
              {kind !== 'added' && (
                <p className={styles.removed}>
                  <del>
                    - {path.join('.')}: {shown(name, before)}
                  </del>
                </p>
              )}
              {kind !== 'removed' && (
                <p className={styles.added}>
                  <ins>
                    + {path.join('.')}: {shown(name, after)}
                  </ins>
                </p>
              )}
            </div>
          );
        })}
      </div>
      {isCut && <p className={styles.nothing}>There may be more changes.</p>}
    </section>
  );
}
