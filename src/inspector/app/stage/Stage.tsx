import { useSelector } from '@xstate/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Scan from 'lucide-react/icons/scan';
import FoldVertical from 'lucide-react/icons/fold-vertical';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { stageMachine } from '#machines/inspector/stage/stageMachine.ts';
import { currentView } from '#machines/inspector/stage/stageSetup.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import type { Highlight } from '../../drawing/marks.ts';
import { Button, IconButton } from '../window/Button.tsx';
import { chart as chartStyle } from '../look/chart.css.ts';
import { eventOfKey } from './chartKeys.ts';
import { ChartShapes } from './ChartShapes.tsx';
import { Details } from './Details.tsx';
import { Minimap } from './Minimap.tsx';
import type { Insight } from './useInsight.ts';
import { followPointers } from './pointers.ts';
import * as styles from './Stage.css.ts';

export type StageActor = ActorRefFrom<typeof stageMachine>;

interface StageProps {
  readonly stage: StageActor;
  readonly highlight: Highlight | undefined;
  /** Null for a chart of which the host knows nothing. */
  readonly insight: Insight | null;
  /** Shows the path to a state or transition; undefined if the host finds none. */
  readonly onPath: ((element: string) => void) | undefined;
  /** Further shapes on the drawing, such as running countdowns, at the places of its boxes. */
  readonly children?: (placed: PlacedChart) => React.ReactNode;
}

/** The drawing of the chosen machine: press, drag, wheel, pinch and keys. */
export function Stage({ stage, highlight, insight, onPath, children }: StageProps) {
  const { send } = stage;
  const { drawing, viewport, selected, fault, machine, collapsed } = useSelector(stage, ({ context }) => context);
  const view = useSelector(stage, ({ context }) => currentView(context), isSameView);
  const layout = useSelector(stage, ({ value }) => value.layout);
  const element = useRef<HTMLDivElement>(null);
  const placed = drawing as PlacedChart | null;
  useEffect(() => followPointers(element.current!, send), [send]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      if (width > 0 && height > 0) send({ type: 'viewport.resized', width, height });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [send]);

  const onKeyDown = useCallback(
    (event: React.KeyboardEvent) => {
      if (!placed || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target as Element).closest('[role="tree"]')) return;
      const meant = eventOfKey(event, placed.chart, selected);
      if (!meant) return;
      event.preventDefault();
      send(meant);
      if (meant.type === 'part.selected' && meant.part !== null) focusPart(element.current!, meant.part);
    },
    [placed, selected, send],
  );

  const compound = placed?.chart.states.filter(
    ({ id, parent }) => parent !== null && placed.chart.states.some((inner) => inner.parent === id),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its tree has the focus
    <div className={styles.stage} ref={element} onKeyDown={onKeyDown} data-layout={layout}>
      {placed && (
        <svg className={`${chartStyle} ${styles.canvas}`} role="tree" aria-label={`Statechart ${placed.chart.id}`}>
          <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`} role="presentation">
            <ChartShapes {...{ placed, selected, highlight, send }} heat={insight?.heat} />
            {children?.(placed)}
          </g>
        </svg>
      )}
      {machine === null && <p className={styles.message}>Choose a machine.</p>}
      {layout === 'layingOut' && (
        <p className={styles.progress} role="status">
          Drawing {machine}…
        </p>
      )}
      {layout === 'failed' && (
        <div className={styles.message} role="alert">
          <p className={styles.fault}>
            {machine} can’t be drawn. {fault}
          </p>
          <Button onClick={() => send({ type: 'layout.retried' })}>Try again</Button>
        </div>
      )}
      {placed && selected !== null && (
        <Details {...{ placed, selected, onPath, send }} insight={insight ?? nothingKnown} />
      )}
      {placed && (
        <div className={styles.controls} role="toolbar" aria-label="Zoom">
          <IconButton
            of={Minus}
            label="Zoom out"
            onClick={() => send({ type: 'zoom.changed', factor: 0.8, at: null })}
          />
          <output className={styles.scale} aria-label="Scale">
            {Math.round(view.scale * 100)} %
          </output>
          <IconButton
            of={Plus}
            label="Zoom in"
            onClick={() => send({ type: 'zoom.changed', factor: 1.25, at: null })}
          />
          <IconButton of={Scan} label="Zoom to fit" onClick={() => send({ type: 'zoom.fitted' })} />
          <IconButton
            of={FoldVertical}
            label="Collapse all states"
            isDisabled={compound!.length === 0}
            onClick={() => send({ type: 'states.collapsed', states: compound!.map(({ id }) => id) })}
          />
          <IconButton
            of={UnfoldVertical}
            label="Expand all states"
            isDisabled={collapsed.length === 0}
            onClick={() => send({ type: 'states.collapsed', states: [] })}
          />
        </div>
      )}
      {placed && <Minimap {...{ placed, view, viewport, highlight, send }} />}
    </div>
  );
}

const nothingKnown = { counts: null, sources: {} };

function isSameView(one: ReturnType<typeof currentView>, other: ReturnType<typeof currentView>): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

/** Moves the focus to a state; an event leaves it at its state. */
function focusPart(stage: HTMLElement, part: string): void {
  stage
    .querySelector<SVGGElement>(`[role="treeitem"][data-part="${CSS.escape(part)}"]`)
    ?.focus({ preventScroll: true });
}
