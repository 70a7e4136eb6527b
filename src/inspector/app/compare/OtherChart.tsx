import { useEffect } from 'react';
import { stateName } from '#machines/journal/fold.ts';
import type { Highlight } from '../../drawing/marks.ts';
import { Stage, type StageActor } from '../stage/Stage.tsx';
import type { ComparedRows } from './useComparison.ts';
import type { SideBySide } from './useSideBySide.ts';
import * as styles from './SideBySide.css.ts';

interface CaptionProps {
  readonly name: string;
  readonly step: SideBySide['right'];
  readonly isDifferent: boolean;
}

/** The name of a side, with its visible step and state. */
export function Caption({ name, step, isDifferent }: CaptionProps) {
  return (
    <p className={styles.caption} data-different={isDifferent}>
      <strong>{name}</strong> {step ? `step ${step.number}: ${stateName(step.after)}` : 'has not begun'}
      {isDifferent && <span className={styles.difference}> first difference</span>}
    </p>
  );
}

interface OtherChartProps {
  readonly compared: ComparedRows;
  readonly stage: StageActor;
  readonly highlight: Highlight | undefined;
  readonly sides: SideBySide;
}

/** The chart of the right side, at the step that corresponds to the visible one. */
export function OtherChart({ compared, stage, highlight, sides: { right, isFirst } }: OtherChartProps) {
  const machine = compared.other.index.log.actors.get(compared.other.session)?.machine?.id ?? null;
  useEffect(() => {
    if (machine !== null) stage.send({ type: 'machine.chosen', machine, collapsed: [] });
    // Another version of the same machine is another drawing.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [stage, machine, compared]);
  return (
    <section className={styles.side} aria-label={`Chart of ${compared.right}`}>
      <Caption name={compared.right} step={right} isDifferent={isFirst} />
      <Stage stage={stage} highlight={highlight} insight={null} onPath={undefined} />
    </section>
  );
}
