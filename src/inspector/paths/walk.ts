import type { EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import { addPairs, mark, type Marks, noMarks } from './charts/marks.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';

/** A way through a machine, as a tester reads and runs it. Plain data. */
export interface WalkedPath {
  readonly machine: string;
  readonly kind: 'lifecycle' | 'flow';
  readonly beginning: string;
  /** Where the machine is at rest before the first step. */
  readonly start: string;
  readonly steps: readonly WalkedStep[];
}

export interface WalkedStep {
  readonly label: string;
  /** The event's type, or the command. */
  readonly type: string;
  /** The name of its case; empty where there is only one way. */
  readonly case: string;
  /** What the flow gets, or the facts that the command's rule told. */
  readonly events: readonly EventObject[];
  /** The code of the rule's refusal, where it refused. */
  readonly refused: string | null;
  /** Milliseconds that pass for it. */
  readonly elapsed: number;
  /** Where the machine is at rest after it. */
  readonly state: string;
  /** Transitions taken, as people say them. */
  readonly transitions: readonly string[];
}

/** A step that cannot be done where it is asked for. Names machine, step, situation and what could be done instead. */
export class NoSuchStep extends Error {
  override readonly name = 'NoSuchStep';
}

/** A walk that goes on step by step, and notes what it covers. */
export class Walk {
  readonly walkable: Walkable;
  readonly beginning: string;
  #now: Situation;
  readonly #start: string;
  readonly #steps: WalkedStep[] = [];
  readonly #marks = noMarks();
  #last: readonly string[];

  /** @throws {NoSuchStep} when the machine has no beginning of that name */
  constructor(walkable: Walkable, beginning?: string) {
    const found = walkable.beginnings.find(({ name }) => beginning === undefined || name === beginning);
    if (!found) {
      const names = walkable.beginnings.map(({ name }) => name).join(', ');
      throw new NoSuchStep(`${walkable.id} has no beginning "${beginning}"; there is: ${names}`);
    }
    this.walkable = walkable;
    this.beginning = found.name;
    this.#now = found.situation;
    this.#start = stateName(found.situation.snapshot);
    this.#last = mark(walkable.chart, [], found.situation.arrival.microsteps, this.#marks).at(-1) ?? [];
  }

  get situation(): Situation {
    return this.#now;
  }

  get marks(): Marks {
    return this.#marks;
  }

  get choices(): readonly Choice[] {
    return this.walkable.choices(this.#now);
  }

  get path(): WalkedPath {
    const { id, kind } = this.walkable;
    return { machine: id, kind, beginning: this.beginning, start: this.#start, steps: [...this.#steps] };
  }

  /** Does the step of that label. @throws {NoSuchStep} when it cannot be done here */
  take(label: string): WalkedStep {
    const choices = this.choices;
    const choice = choices.find((each) => each.label === label);
    if (!choice) {
      const others = choices.map((each) => each.label).join(', ') || 'nothing';
      throw new NoSuchStep(
        `${this.walkable.id}: "${label}" cannot happen in ${stateName(this.#now.snapshot)} (step ${this.#steps.length + 1}); what can: ${others}`,
      );
    }
    return this.choose(choice);
  }

  /** Does what is one of `choices`. */
  choose(choice: Choice): WalkedStep {
    const next = choice.take();
    const { before, microsteps, elapsed, facts, refused } = next.arrival;
    const moves = mark(this.walkable.chart, before, microsteps, this.#marks);
    if (moves.length > 0) {
      addPairs(this.#last, moves[0]!, this.#marks);
      this.#last = moves.at(-1)!;
    }
    this.#now = next;
    const names = moves.flat().map((key) => this.walkable.chart.transitions.get(key)!.name);
    const { label, type, event } = choice;
    const step = {
      label,
      type,
      case: choice.case,
      events: event ? [event] : facts,
      refused,
      elapsed,
      state: stateName(next.snapshot),
      transitions: names,
    };
    this.#steps.push(step);
    return step;
  }
}

/** Something that a walk met and that should not be. */
export class BrokenStep extends Error {
  override readonly name = 'BrokenStep';
  /** Which step of the way brought it about, counted from 1; 0 is the beginning. */
  readonly step: number;

  constructor(step: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.step = step;
  }
}

/** Walks a way on the chart alone. @throws {BrokenStep} where an invariant of the machine's cases does not hold */
export function walkHolding(
  walkable: Walkable,
  way: { readonly beginning: string; readonly labels: readonly string[] },
): Walk {
  const walk = new Walk(walkable, way.beginning);
  for (const [index, label] of [null, ...way.labels].entries()) {
    if (label !== null) walk.take(label);
    const [broken] = walkable.broken(walk.situation);
    if (broken !== undefined) {
      throw new BrokenStep(index, `in ${stateName(walk.situation.snapshot)} it should hold and does not: ${broken}`);
    }
  }
  return walk;
}

/** Walks a path by the labels of its steps. @throws {NoSuchStep} at the first that cannot be done */
export function walkAlong(walkable: Walkable, beginning: string, labels: readonly string[]): Walk {
  const walk = new Walk(walkable, beginning);
  for (const label of labels) walk.take(label);
  return walk;
}
