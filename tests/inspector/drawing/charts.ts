import fc from 'fast-check';
import { type AnyStateMachine, createMachine } from 'xstate';
import { randomNumbers } from '#inspector/paths/random/random.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import type { DrawnChart } from '#inspector/drawing/drawnChart.ts';

/** A state as data: targets are numbers, which are reduced to the states that exist. */
interface Shape {
  readonly kind: 'compound' | 'parallel' | 'final';
  readonly children: readonly Shape[];
  readonly history: 'shallow' | 'deep' | null;
  readonly events: readonly EventShape[];
}

interface EventShape {
  readonly name: string;
  readonly candidates: readonly CandidateShape[];
}

interface CandidateShape {
  readonly target: number | null;
  readonly isGuarded: boolean;
  readonly actions: number;
  readonly reenter: boolean;
}

type Config = Record<string, unknown>;

const eventNames = ['form.submitted', 'page.left', 'text.changed', 'always', 'after', 'done', 'x'] as const;
const guards = ['isComplete', 'hasAccount', 'isOffline', 'isVeryLongNameOfAGuard'] as const;
const actions = ['takeAnswer', 'note', 'showProblemsOfAllFields', 'goOn'] as const;

const candidate = fc.record<CandidateShape>({
  target: fc.option(fc.nat(40), { freq: 4 }),
  isGuarded: fc.boolean(),
  actions: fc.nat(3),
  reenter: fc.boolean(),
});
const events = fc.array(
  fc.record<EventShape>({
    name: fc.constantFrom(...eventNames),
    candidates: fc.array(candidate, { minLength: 1, maxLength: 4 }),
  }),
  { maxLength: 3 },
);
const history = fc.option(fc.constantFrom('shallow' as const, 'deep' as const), { freq: 1 });

/** Machines with everything that a chart may have, in any combination. */
export const machines: fc.Arbitrary<AnyStateMachine> = fc
  .letrec<{ inner: Shape; leaf: Shape; state: Shape }>((tie) => ({
    leaf: fc.record<Shape>({
      kind: fc.constantFrom('compound', 'compound', 'compound', 'final'),
      children: fc.constant([]),
      history: fc.constant(null),
      events,
    }),
    inner: fc.record<Shape>({
      kind: fc.constantFrom('compound', 'compound', 'parallel'),
      children: fc.array(tie('state'), { minLength: 1, maxLength: 4 }),
      history,
      events,
    }),
    state: fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('inner')),
  }))
  .inner.map((root) => machineOf(root));

function machineOf(root: Shape): AnyStateMachine {
  const ids = idsOf(root, 'root');
  return createMachine(configOf(root, 'root', ids) as never);
}

/** The ids of the states that a transition may have as its target. */
function idsOf(shape: Shape, id: string): string[] {
  const inner = shape.children.flatMap((child, index) => idsOf(child, `${id}_${index}`));
  return [id, ...inner, ...(shape.history && shape.kind === 'compound' ? [`${id}_past`] : [])];
}

function configOf(shape: Shape, id: string, ids: readonly string[]): Config {
  const { kind, children } = shape;
  if (children.length === 0) return kind === 'final' ? { id, type: 'final' } : { id, ...behaviourOf(shape, ids) };
  const past =
    shape.history && kind === 'compound' ? { past: { id: `${id}_past`, type: 'history', history: shape.history } } : {};
  return {
    id,
    ...(kind === 'parallel' ? { type: 'parallel' } : { initial: 'state0' }),
    ...behaviourOf(shape, ids),
    states: {
      ...Object.fromEntries(children.map((child, index) => [`state${index}`, configOf(child, `${id}_${index}`, ids)])),
      ...past,
    },
  };
}

function behaviourOf({ events: all }: Shape, ids: readonly string[]): Config {
  const transitionsOf = (name: string) =>
    all
      .filter((event) => event.name === name)
      .flatMap((event) => event.candidates)
      .map(({ target, isGuarded, actions: count, reenter }, index) => ({
        ...(target !== null && { target: `#${ids[target % ids.length]!}` }),
        ...(isGuarded && { guard: guards[index % guards.length]! }),
        actions: actions.slice(0, count),
        reenter,
      }));
  const named = eventNames.filter((name) => !['always', 'after', 'done'].includes(name));
  return {
    on: Object.fromEntries(named.map((name) => [name, transitionsOf(name)])),
    // An eventless transition without target and guard would be taken forever.
    always: transitionsOf('always').filter((each) => each.target !== undefined || each.guard !== undefined),
    after: { 500: transitionsOf('after') },
    invoke: transitionsOf('done').length > 0 ? { id: 'asking', src: 'asking', onDone: transitionsOf('done') } : [],
  };
}

/**
 * A chart of a given size, always the same: frames of three to seven states, up to four deep. Most events go to a
 * neighbour, as in the charts of people.
 */
export function syntheticChart(states: number, seed = 1): DrawnChart {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const nodes: { readonly id: string; readonly config: Config; readonly siblings: string[]; readonly depth: number }[] =
    [];
  const root = node('synthetic', [], 0);
  const open = [root];
  while (nodes.length < states) {
    const frame = open.shift()!;
    const count = Math.min(3 + random.below(5), states - nodes.length);
    const ids = Array.from({ length: count }, (_, index) => `${frame.id}_${index}`);
    const inner = ids.map((id) => node(id, ids, frame.depth + 1));
    frame.config['states'] = Object.fromEntries(
      inner.map(({ id, config }, index) => [`state${index}_${id.length}`, config]),
    );
    Object.assign(
      frame.config,
      random.below(6) === 0 && frame !== root ? { type: 'parallel' } : { initial: `state0_${ids[0]!.length}` },
    );
    const frames = inner.filter(({ depth }, index) => depth < 4 && (index % 3 === 1 || random.below(3) === 0));
    open.push(...frames);
    if (open.length === 0) open.push(inner[0]!);
  }
  for (const { config, siblings } of nodes) config['on'] = behaviour(siblings);
  return drawnChartOf(createMachine(root.config as never));

  function node(id: string, siblings: string[], depth: number) {
    const made = { id, config: { id } as Config, siblings, depth };
    nodes.push(made);
    return made;
  }

  function behaviour(siblings: readonly string[]): Config {
    const target = () => `#${random.below(10) > 0 && siblings.length > 0 ? pick(siblings) : pick(nodes).id}`;
    return Object.fromEntries(
      Array.from({ length: random.below(3) }, (_, index) => {
        const other = { target: target(), actions: random.below(2) === 0 ? [pick(actions)] : [] };
        const name = `${pick(['form', 'page', 'text', 'list'])}.event${index}`;
        return [name, random.below(3) === 0 ? [{ target: target(), guard: pick(guards) }, other] : other];
      }),
    );
  }
}
