import { useSelector } from '@xstate/react';
import { columnLimits } from '#machines/inspector/workspace/workspaceMachine.ts';
import type { Workspace } from './TopBar.tsx';
import * as styles from './Inspector.css.ts';

interface SplitterProps {
  readonly workspace: Workspace;
  readonly column: 'list' | 'panel';
}

/** How far a key moves a border, in pixels. */
const step = 16;

/** The border of a column: a drag or the arrow keys change its width. */
export function Splitter({ workspace, column }: SplitterProps) {
  const width = useSelector(workspace, ({ context }) => context.widths[column]);
  const outwards = column === 'list' ? 1 : -1;
  const resize = (by: number) => workspace.send({ type: 'column.resized', column, width: width + by * outwards });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
    <div
      className={styles.splitter}
      role="separator"
      aria-orientation="vertical"
      aria-label={column === 'list' ? 'Width of the list' : 'Width of the panel'}
      aria-valuenow={Math.round(width)}
      aria-valuemin={columnLimits.least}
      aria-valuemax={columnLimits.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') resize(-step);
        if (key === 'ArrowRight') resize(step);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && resize(event.movementX)}
    />
  );
}
