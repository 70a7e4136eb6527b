import type { ChartState, ChartTransition } from './charts/chart.ts';
import { eventName } from './charts/chart.ts';
import { type Edge, type Exploration, unreached } from './explore.ts';
import { branchKey } from './charts/marks.ts';
import { candidatesOf, matchesDescriptor } from './charts/selection.ts';

/** A part of a chart that no walk reaches, and the reason. */
export interface Unreached {
  readonly kind: 'state' | 'transition' | 'guard';
  /** The name of the part for people. */
  readonly name: string;
  /** The reason as text: it names the guard, the event or the actor that blocks the part. */
  readonly reason: string;
}

/** Everything that no walk reaches, each with a reason. Empty if all can be walked. */
export function unreachedReasons(exploration: Exploration): readonly Unreached[] {
  const { chart } = exploration.walkable;
  const { states, transitions, guards } = unreached(exploration);
  const blockedStates = [...states].map((id) => chart.states.get(id)!);
  const blocked = [...transitions].map((key) => chart.transitions.get(key)!);
  const branches = [...chart.transitions.values()].filter(
    ({ key }) => !transitions.has(key) && guards.has(branchKey(key, false)),
  );
  return [
    ...blockedStates.map((state) => ({
      kind: 'state' as const,
      name: state.name,
      reason: whyNotEntered(exploration, state),
    })),
    ...blocked.map((transition) => ({
      kind: 'transition' as const,
      name: transition.name,
      reason: whyNotCovered(exploration, transition),
    })),
    ...branches.map(({ name, guard }) => ({
      kind: 'guard' as const,
      name,
      reason: `the guard “${guard}” held whenever it was asked: no case makes it refuse`,
    })),
  ];
}

function whyNotEntered(exploration: Exploration, state: ChartState): string {
  const { chart } = exploration.walkable;
  const leading = [...chart.transitions.values()].filter(({ targets }) =>
    targets.some((target) => target === state.id || isWithin(exploration, target, state.id)),
  );
  const [first] = leading;
  if (!first) return 'no transition leads to it, and nothing begins in it';
  const reasons = leading.map((transition) => `${transition.name}: ${whyNotCovered(exploration, transition)}`);
  return leading.length === 1 ? `only one transition leads to it: ${reasons[0]}` : reasons.join('; ');
}

function whyNotCovered(exploration: Exploration, transition: ChartTransition): string {
  const { chart } = exploration.walkable;
  const source = chart.states.get(transition.source)!;
  if (!exploration.reached.states.has(source.id) && source.parent !== null) return `${source.name} is never entered`;
  return whyNotHappening(exploration, transition) ?? whyPassedOver(exploration, transition);
}

/** Why the event of a transition never happens while the transition waits for it; null if it does happen. */
function whyNotHappening(exploration: Exploration, { source, descriptor }: ChartTransition): string | null {
  const { walkable, edges } = exploration;
  const { chart } = walkable;
  if (descriptor === '') return null;
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor) ?? [];
  const inSource = edges.filter(({ from }) => from.states.includes(source));
  if (inSource.some((edge) => happens(edge, descriptor, walkable.kind))) return null;
  if (id) {
    const actor =
      [...chart.states.values()].flatMap(({ invokes }) => invokes).find((invoked) => invoked.id === id)?.actor ?? id;
    return `the actor ${actor} never ${kind === 'done' ? 'resolves' : 'rejects'}: its cases declare no ${kind === 'done' ? '`resolves`' : '`rejects`'}`;
  }
  if (descriptor.startsWith('xstate.after.')) {
    return `the delay never ends there: the state is always left before ${eventName(descriptor)}`;
  }
  if (descriptor.startsWith('xstate.done.state.')) {
    return `${descriptor.slice('xstate.done.state.'.length)} never comes to a final state`;
  }
  if (walkable.kind === 'lifecycle') {
    const refusals = [...new Set(inSource.flatMap(({ refused }) => refused ?? []))];
    const isHandled = edges.some(({ facts }) => facts.some((fact) => matchesDescriptor(descriptor, fact)));
    const where = isHandled
      ? `no command tells ${descriptor} in this state`
      : `no command tells ${descriptor} anywhere`;
    return refusals.length > 0 ? `${where}; rules refused with ${refusals.join(', ')}` : where;
  }
  return [...walkable.known].some((type) => matchesDescriptor(descriptor, type))
    ? `the event ${descriptor} has cases, but none of them can happen in this state`
    : `the event ${descriptor} has no case`;
}

function happens({ type, facts }: Edge, descriptor: string, kind: 'lifecycle' | 'flow'): boolean {
  return kind === 'lifecycle'
    ? facts.some((fact) => matchesDescriptor(descriptor, fact))
    : matchesDescriptor(descriptor, type);
}

/** Why a transition is not taken although its event happens: another transition is taken. */
function whyPassedOver(exploration: Exploration, transition: ChartTransition): string {
  const { walkable, edges, begun, reached } = exploration;
  const { chart } = walkable;
  const { source, descriptor, guard, index } = transition;
  if (guard !== null && reached.guards.has(branchKey(transition.key, false))) {
    return `its guard “${guard}” never held`;
  }
  const rivals = candidatesOf(chart, source, descriptor).filter(
    (other) => other.index < index && other.descriptor === descriptor,
  );
  const taken = rivals.filter(({ key }) => reached.transitions.has(key));
  if (taken.length > 0) {
    const names = taken.map((other) =>
      other.guard === null ? other.name : `${other.name}, whose guard “${other.guard}” always held`,
    );
    return `${names.join(' and ')} comes first`;
  }
  const inner = [...edges.flatMap(({ moves }) => moves), ...[...begun.values()].flatMap(({ moves }) => moves)]
    .flat()
    .map((key) => chart.transitions.get(key)!)
    .find((other) => matchesDescriptor(other.descriptor, descriptor) && isWithin(exploration, other.source, source));
  return inner ? `an inner state takes the event first: ${inner.name}` : 'something else is always done first';
}

function isWithin({ walkable }: Exploration, id: string, of: string): boolean {
  const { chart } = walkable;
  for (let parent = chart.states.get(id)?.parent; parent; parent = chart.states.get(parent)?.parent) {
    if (parent === of) return true;
  }
  return false;
}
