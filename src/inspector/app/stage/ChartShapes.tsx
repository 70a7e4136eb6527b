import { Fragment, memo, useMemo } from 'react';
import type { StageEvent } from '#machines/inspector/stage/stageEvents.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import type { Heat, Highlight } from '../../drawing/marks.ts';
import { type Shape, shapesOf } from '../../drawing/svg.ts';
import { labelOf } from './partSearch.ts';

interface ChartShapesProps {
  readonly placed: PlacedChart;
  readonly selected: string | null;
  readonly highlight: Highlight | undefined;
  readonly heat: Heat | undefined;
  readonly send: (event: StageEvent) => void;
}

/** The shapes of a chart. States are the items of a tree, so that keys and screen readers reach them. */
export const ChartShapes = memo(function ChartShapes(props: ChartShapesProps) {
  const { placed, selected, highlight, heat, send } = props;
  const shapes = useMemo(
    () => shapesOf(placed, { ...(highlight && { highlight }), ...(heat && { heat }) }),
    [placed, highlight, heat],
  );
  const { chart } = placed;
  const states = useMemo(() => treeOf(placed), [placed]);
  const source = chart.events.find(({ key }) => key === selected)?.source ?? selected;
  const reachable = states.has(source ?? '') ? source : chart.id;
  return shapes.map((shape) => {
    const content = { dangerouslySetInnerHTML: { __html: shape.markup } };
    const state = states.get(shape.id);
    if (shape.kind === 'state' && state) {
      const select = () => send({ type: 'part.selected', part: shape.id });
      const toggle = () => state.isOpen !== null && state.level > 1 && send({ type: 'state.toggled', state: shape.id });
      const isSelected = selected === shape.id;
      return (
        <Fragment key={shape.id}>
          {/* The item of the tree has its own name: all texts of a box would be too many. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
          <g
            aria-hidden
            data-state=""
            data-selected={isSelected}
            onClick={select}
            onDoubleClick={toggle}
            {...content}
          />
          <g
            role="treeitem"
            aria-label={state.label}
            aria-level={state.level}
            aria-expanded={state.isOpen ?? undefined}
            aria-selected={isSelected}
            data-part={shape.id}
            tabIndex={reachable === shape.id ? 0 : -1}
            onClick={select}
          >
            <rect {...state.place} rx={8} />
          </g>
        </Fragment>
      );
    }
    return <OtherShape key={shape.id} shape={shape} isSelected={selected === shape.id} send={send} />;
  });
});

interface OtherShapeProps {
  readonly shape: Shape;
  readonly isSelected: boolean;
  readonly send: (event: StageEvent) => void;
}

/** An edge, a dot or an event. Keys reach events through their state. */
function OtherShape({ shape, isSelected, send }: OtherShapeProps) {
  const content = { dangerouslySetInnerHTML: { __html: shape.markup } };
  if (shape.kind !== 'event') return <g {...content} />;
  const select = () => send({ type: 'part.selected', part: shape.id });
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the key e selects the events of a state
  return <g data-event="" data-part={shape.id} data-selected={isSelected} onClick={select} {...content} />;
}

interface TreeItem {
  readonly level: number;
  readonly isOpen: boolean | null;
  readonly label: string;
  readonly place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/** Each state's place in the tree, and whether it is open; null for a state without content. */
function treeOf({ chart: { states }, boxes }: PlacedChart) {
  const parents = new Set(states.map(({ parent }) => parent));
  const places = new Map(boxes.map(({ id, x, y, width, height }) => [id, { x, y, width, height }]));
  const tree = new Map<string, TreeItem>();
  for (const state of states) {
    const level = 1 + (state.parent === null ? 0 : tree.get(state.parent)!.level);
    const isOpen = state.hidden ? false : parents.has(state.id) || null;
    tree.set(state.id, { level, isOpen, label: labelOf(state), place: places.get(state.id)! });
  }
  return tree;
}
