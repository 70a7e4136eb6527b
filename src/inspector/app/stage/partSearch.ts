import { hiddenText } from '../../drawing/boxes.ts';
import { type DrawnChart, type DrawnState } from '../../drawing/drawnChart.ts';

/** A part of a chart that the search finds. */
export interface FoundPart {
  readonly kind: 'state' | 'event' | 'guard' | 'action' | 'actor';
  readonly name: string;
  /** The state in which it is, for people. */
  readonly where: string;
  /** The id of the state or the key of the event that shows it. */
  readonly part: string;
}

/** The most results that are listed. */
const most = 40;

/** All parts of a chart with names. */
export function namedParts({ id, states, events }: DrawnChart): readonly FoundPart[] {
  const whereOf = (state: string) => (state === id ? id : state.slice(id.length + 1));
  return [
    ...states.map(({ id: part, name, parent }) => ({
      kind: 'state' as const,
      name,
      where: parent === null ? '' : whereOf(parent),
      part,
    })),
    ...states.flatMap(({ id: part, invokes, entry, exit }) => [
      ...invokes.map(({ actor }) => ({ kind: 'actor' as const, name: actor, where: whereOf(part), part })),
      ...[...entry, ...exit].map((name) => ({ kind: 'action' as const, name, where: whereOf(part), part })),
    ]),
    ...events.flatMap(({ key, name, source, candidates }) => [
      { kind: 'event' as const, name, where: whereOf(source), part: key },
      ...candidates.flatMap(({ guard, actions }) => [
        ...(guard === null
          ? []
          : [{ kind: 'guard' as const, name: guard, where: `${whereOf(source)}: ${name}`, part: key }]),
        ...actions.map((action) => ({
          kind: 'action' as const,
          name: action,
          where: `${whereOf(source)}: ${name}`,
          part: key,
        })),
      ]),
    ]),
  ];
}

/** The parts whose name contains the text, those that begin with it first. */
export function matchingParts(parts: readonly FoundPart[], text: string): readonly FoundPart[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  const matches = parts.filter(({ name }) => name.toLowerCase().includes(sought));
  const begins = ({ name }: FoundPart) => name.toLowerCase().startsWith(sought);
  return [...matches.filter(begins), ...matches.filter((part) => !begins(part))].slice(0, most);
}

/** The words for a state in the tree of states. */
export function labelOf({ name, type, description, hidden }: DrawnState): string {
  const kinds = { atomic: '', compound: '', parallel: ', parallel', final: ', final', history: ', history' };
  return [
    `${name}${kinds[type]}`,
    ...(hidden ? [hiddenText(hidden)] : []),
    ...(description === undefined ? [] : [description]),
  ].join('. ');
}
