import { duration } from '../paths/formats/walked.ts';
import type { DrawnState } from './drawnChart.ts';
import type { DrawnCandidate, DrawnEvent } from './drawnEvents.ts';
import { type Block, flow, type Loose, moved, type Part, partOf, rowGap, rowHeight, stacked } from './parts.ts';

/** The part of an event's box where the edges of a transition leave: the event's pill, or the guard. */
export interface Exit {
  /** The vertical middle of the part. */
  readonly y: number;
  /** The right border of the part; its left border is that of the box. */
  readonly right: number;
}

/** The box of an event on an edge. Edges arrive at its pill, in the first row. */
export interface EventBox extends Block {
  readonly entrance: Exit;
  /** The exits of the event's box, by the key of the transition. */
  readonly exits: ReadonlyMap<string, Exit>;
}

const padding = { x: 14, y: 10 };
/** The widest content of a state's box and of an event's box, unless one part is wider, in pixels. */
const widest = { state: 340, event: 190 };
const leastWidth = 84;
/** The indentation of an event's transitions in a state, and of a transition's actions below its guard. */
const indent = { transitions: 20, actions: 14 };
/** The distance, in pixels, of the line between guards from the left of the box. */
const chainLeft = 7;
const historySize = 28;

/** Whether an event is shown in its state's box: all its transitions stay in that state. */
export function isInside({ candidates }: DrawnEvent): boolean {
  return candidates.every(({ targets }) => targets.length === 0);
}

/** The box of a state; of a state with drawn states in it the head, above them. */
export function stateBox(state: DrawnState, inside: readonly DrawnEvent[]): Block {
  if (state.history) return historyBox(state.name);
  const actions = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [partOf('label', label), ...names.map((name) => partOf('action', name))];
  const rows = [
    [partOf('name', state.name)],
    state.hidden ? [partOf('hidden', hiddenText(state.hidden))] : [],
    state.tags.map((tag) => partOf('tag', `#${tag}`)),
    state.invokes.map(({ id, actor }) => partOf('invoke', id === actor ? id : `${id}: ${actor}`)),
    actions('entry', state.entry),
    actions('exit', state.exit),
  ];
  const content = stacked([
    ...rows.map((parts) => ({ ...flow(parts, widest.state), left: 0 })),
    ...inside.flatMap(insideRows),
  ]);
  return {
    parts: moved(content, padding.x, padding.y),
    width: Math.max(leastWidth, content.width + 2 * padding.x),
    height: content.height + 2 * padding.y,
  };
}

/** The diameter of the circle of a history state. */
export const historyCircle = historySize;

function historyBox(name: string): Block {
  const text = partOf('label', name);
  const gap = 6;
  return {
    parts: [{ ...text, x: historySize + gap, y: (historySize - text.height) / 2 }],
    width: historySize + gap + text.width,
    height: historySize,
  };
}

/** The hidden content of a collapsed state: `3 states, 1 event inside`. */
export function hiddenText({ states, events }: NonNullable<DrawnState['hidden']>): string {
  return `${states} ${states === 1 ? 'state' : 'states'}, ${events} ${events === 1 ? 'event' : 'events'} inside`;
}

/**
 * An event in its state's box: one row, or, for several transitions, a row for each transition below the event's pill.
 */
function insideRows(event: DrawnEvent): (Block & { readonly left: number })[] {
  const isDashed = event.kind === 'after' || event.candidates.every(({ effect }) => effect === 'stays');
  const pill = eventPill(event, isDashed);
  const [only, ...others] = event.candidates.map((candidate) => [
    ...guardPart(candidate),
    ...actionParts(candidate),
    ...(candidate.effect === 'stays' ? [] : [effectPart(candidate)]),
  ]);
  if (others.length === 0) return [{ ...flow([pill, ...only!], widest.state), left: 0 }];
  const rows = [only!, ...others].map((parts) => flow(parts, widest.state - indent.transitions));
  return [{ ...flow([pill], widest.state), left: 0 }, ...rows.map((row) => ({ ...row, left: indent.transitions }))];
}

/** The box of an event on an edge: its pill, and below it its transitions, each with its guard and its actions. */
export function eventBox(event: DrawnEvent): EventBox {
  const pill = eventPill(event, event.kind === 'after');
  const most = Math.max(pill.width, widest.event);
  const parts: Part[] = [{ ...pill, x: 0, y: 0 }];
  const entrance = { y: rowHeight / 2, right: pill.width };
  const exits = new Map<string, Exit>();
  let [bottom, chainTop] = [rowHeight, rowHeight];
  for (const candidate of event.candidates) {
    exits.set(candidate.key, entrance);
    const [guard] = guardPart(candidate);
    if (guard) {
      const top = bottom + rowGap;
      const chain = { ...partOf('chain', '', candidate.key), x: chainLeft, y: chainTop, height: top - chainTop };
      parts.push(chain, ...moved(flow([guard, ...effectParts(candidate)], Infinity), 0, top));
      exits.set(candidate.key, { y: top + rowHeight / 2, right: guard.width });
      bottom = top + rowHeight;
      chainTop = bottom;
    }
    const actions = flow(actionParts(candidate), most - indent.actions);
    if (actions.height > 0) {
      parts.push(...moved(actions, indent.actions, bottom + rowGap));
      bottom += rowGap + actions.height;
    }
  }
  return { parts, width: Math.max(...parts.map((part) => part.x + part.width)), height: bottom, entrance, exits };
}

function eventPill({ key, name, kind, milliseconds }: DrawnEvent, isDashed: boolean): Loose {
  const constant = milliseconds === null ? '' : duration(milliseconds);
  // A delay that the machine declares by name also shows its constant; one declared in place has the constant as its
  // name.
  const isNamed = kind === 'after' && constant !== '' && name !== `after ${milliseconds} ms`;
  return partOf('event', isNamed ? `${name} · ${constant}` : name, key, isDashed);
}

function guardPart({ key, guard, isElse }: DrawnCandidate): Loose[] {
  return guard === null && !isElse ? [] : [partOf('guard', guard ?? 'else', key)];
}

function actionParts({ key, actions }: DrawnCandidate): Loose[] {
  return actions.map((action) => partOf('action', action, key));
}

/** The sign for the effect of a transition without a target; none for other transitions. */
function effectParts(candidate: DrawnCandidate): Loose[] {
  return candidate.targets.length > 0 ? [] : [effectPart(candidate)];
}

function effectPart({ key, effect }: DrawnCandidate): Loose {
  return partOf('effect', effectWords[effect], key);
}

/** The words for the effects of transitions without a target. */
const effectWords = { leads: '', stays: 'stays', reenters: 're-enters', restarts: 'starts again' } as const;
