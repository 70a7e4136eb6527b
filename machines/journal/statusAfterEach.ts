import type { Fact } from './facts.ts';

/** A state of a lifecycle as data: the chart is built from it, and a plain reducer reads it. */
interface State<F extends Fact, Tag extends string> {
  readonly description: string;
  readonly tags?: readonly Tag[];
  readonly type?: 'final';
  readonly initial?: string;
  readonly on?: { readonly [Type in F['type']]?: { readonly target?: string; readonly actions: 'record' } };
  readonly states?: StatesOf<F, Tag>;
}

export interface StatesOf<F extends Fact, Tag extends string> {
  readonly [name: string]: State<F, Tag>;
}

/** The names of a chart's innermost states, as a type. */
export type StatusIn<S> = {
  [Name in keyof S]: S[Name] extends { readonly states: infer Inner } ? StatusIn<Inner> : Name & string;
}[keyof S];

/** The types of facts that cause a transition to another state. */
export type FactThatMoves<S> = {
  [Name in keyof S]:
    | (S[Name] extends { readonly on: infer On } ? Moving<On> : never)
    | (S[Name] extends { readonly states: infer Inner } ? FactThatMoves<Inner> : never);
}[keyof S];

type Moving<On> = {
  [Type in keyof On]: On[Type] extends { readonly target: string } ? Type & string : never;
}[keyof On];

/**
 * The innermost target state of each fact, read from the chart's states. Throws if it depends on the previous state: a
 * projection sees only the fact.
 */
export function statusAfterEach<const S extends StatesOf<Fact, string>>(
  states: S,
): Readonly<Record<FactThatMoves<S>, StatusIn<S>>> {
  const led = new Map<string, string | undefined>();
  const follow = (among: StatesOf<Fact, string>) => {
    for (const { on = {}, states: inner } of Object.values(among)) {
      for (const [type, transition] of Object.entries(on)) {
        const status = transition?.target === undefined ? undefined : innermost(among, transition.target.split('.'));
        if (led.has(type) && led.get(type) !== status) {
          throw new Error(`${type} has the target ${led.get(type)} in one state and ${status} in another`);
        }
        led.set(type, status);
      }
      if (inner) follow(inner);
    }
  };
  follow(states);
  const moving = [...led].filter(([, status]) => status !== undefined);
  return Object.fromEntries(moving) as Readonly<Record<FactThatMoves<S>, StatusIn<S>>>;
}

function innermost(among: StatesOf<Fact, string>, [name = '', ...rest]: readonly string[]): string {
  const state = among[name];
  if (!state) throw new Error(`There is no state ${name}`);
  const next = rest.length > 0 ? rest : state.initial === undefined ? undefined : [state.initial];
  return next && state.states ? innermost(state.states, next) : name;
}
