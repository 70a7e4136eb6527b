import type { DrawnChart, DrawnState } from '../../drawing/drawnChart.ts';
import type { StageEvent } from '#machines/inspector/stage/stageEvents.ts';

/** How far a key moves the drawing, in pixels, and by how much it zooms. */
const step = { move: 60, zoom: 1.25 } as const;

/** The key of a keyboard event, with the part that is selected. */
interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The event of the stage for a key; undefined for a key without a meaning there. */
export function eventOfKey(
  { key, shiftKey }: Pressed,
  chart: DrawnChart,
  selected: string | null,
): StageEvent | undefined {
  if (shiftKey && key in moves) return { type: 'view.moved', ...moves[key as keyof typeof moves] };
  switch (key) {
    case '+':
    case '=':
      return { type: 'zoom.changed', factor: step.zoom, at: null };
    case '-':
      return { type: 'zoom.changed', factor: 1 / step.zoom, at: null };
    case '0':
    case 'f':
      return { type: 'zoom.fitted' };
    case 'z':
      return { type: 'selection.zoomed' };
    case 'Escape':
      return { type: 'part.selected', part: null };
    default:
      return eventOfTree(key, chart, selected);
  }
}

const moves = {
  ArrowLeft: { dx: step.move, dy: 0 },
  ArrowRight: { dx: -step.move, dy: 0 },
  ArrowUp: { dx: 0, dy: step.move },
  ArrowDown: { dx: 0, dy: -step.move },
} as const;

/** The keys of a tree: arrows go to the next state, its parent or its content; Enter opens and closes. */
function eventOfTree(key: string, { states, events }: DrawnChart, selected: string | null): StageEvent | undefined {
  const source = events.find((event) => event.key === selected)?.source ?? selected;
  const index = Math.max(
    0,
    states.findIndex(({ id }) => id === source),
  );
  const state = states[index]!;
  const select = (to: DrawnState | undefined): StageEvent | undefined => to && { type: 'part.selected', part: to.id };
  const isOpen = states.some(({ parent }) => parent === state.id);
  const toggle = { type: 'state.toggled' as const, state: state.id };
  switch (key) {
    case 'ArrowDown':
      return select(states[index + 1]);
    case 'ArrowUp':
      return select(states[index - 1]);
    case 'Home':
      return select(states[0]);
    case 'End':
      return select(states.at(-1));
    case 'ArrowRight':
      return state.hidden ? toggle : select(states.find(({ parent }) => parent === state.id));
    case 'ArrowLeft':
      return isOpen && state.parent !== null ? toggle : select(states.find(({ id }) => id === state.parent));
    case 'Enter':
    case ' ':
      return state.parent !== null && (isOpen || state.hidden) ? toggle : undefined;
    case 'e':
      return nextEvent(events, state.id, selected);
    default:
      return undefined;
  }
}

/** Selects the next event that a state declares. */
function nextEvent(events: DrawnChart['events'], state: string, selected: string | null): StageEvent | undefined {
  const own = events.filter(({ source }) => source === state);
  const next = own[(own.findIndex(({ key }) => key === selected) + 1) % own.length];
  return next && { type: 'part.selected', part: next.key };
}
