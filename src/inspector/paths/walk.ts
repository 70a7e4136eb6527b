import type { EventObject } from 'xstate';
import { stateName } from '#machines/journal/fold.ts';
import { addPairs, mark, type Marks, noMarks } from './charts/marks.ts';
import type { Choice, Situation, Walkable } from './charts/situation.ts';

/** A path through a machine, as a tester reads and runs it. Plain data. */
export interface WalkedPath {
  readonly machine: string;
  readonly kind: 'lifecycle' | 'flow';
  readonly beginning: string;
  /** The machine's state before the first step. */
  readonly start: string;
  readonly steps: readonly WalkedStep[];
}

export interface WalkedStep {
  readonly label: string;
  /** The type of the event, or the name of the command. */
  readonly type: string;
  /** The name of the case of the event or command; empty if there is only one. */
  readonly case: string;
  /** The event of the flow, or the facts of the command's rule. */
  readonly events: readonly EventObject[];
  /** The code of the rule's refusal; null if it did not refuse. */
  readonly refused: string | null;
  /** The time that passes during the step, in milliseconds. */
  readonly elapsed: number;
  /** The machine's state after the step. */
  readonly state: string;
  /** The transitions that the step takes, by their names for people. */
  readonly transitions: readonly string[];
}

/** A step that is not possible in the situation. The message names machine, step, situation and the possible steps. */
export class ImpossibleStep extends Error {
  override readonly name = 'ImpossibleStep';
}

/** A walk that proceeds step by step, and records its coverage. */
export class Walk {
  readonly walkable: Walkable;
  readonly beginning: string;
  #now: Situation;
  readonly #start: string;
  readonly #steps: WalkedStep[] = [];
  readonly #marks = noMarks();
  #last: readonly string[];

  /**
   * Begins a walk.
   * @throws {ImpossibleStep} if the machine has no beginning of that name
   */
  constructor(walkable: Walkable, beginning?: string) {
    const found = walkable.beginnings.find(({ name }) => beginning === undefined || name === beginning);
    if (!found) {
      const names = walkable.beginnings.map(({ name }) => name).join(', ');
      throw new ImpossibleStep(`${walkable.id} has no beginning "${beginning}"; there is: ${names}`);
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

  /**
   * Takes the step with this label.
   * @throws {ImpossibleStep} if it is not possible in the present situation
   */
  take(label: string): WalkedStep {
    const choices = this.choices;
    const choice = choices.find((each) => each.label === label);
    if (!choice) {
      const others = choices.map((each) => each.label).join(', ') || 'nothing';
      throw new ImpossibleStep(
        `${this.walkable.id}: "${label}" cannot happen in ${stateName(this.#now.snapshot)} (step ${this.#steps.length + 1}); what can: ${others}`,
      );
    }
    return this.choose(choice);
  }

  /** Takes one of the steps in `choices`. */
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

/** An error that a walk found. */
export class BrokenStep extends Error {
  override readonly name = 'BrokenStep';
  /** The number of the step that caused the error, counted from 1; 0 is the beginning. */
  readonly step: number;

  constructor(step: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.step = step;
  }
}

/** Walks a path on the chart alone. @throws {BrokenStep} if it violates an invariant of the machine's cases */
export function walkHolding(
  walkable: Walkable,
  way: { readonly beginning: string; readonly labels: readonly string[] },
): Walk {
  const walk = new Walk(walkable, way.beginning);
  for (const [index, label] of [null, ...way.labels].entries()) {
    if (label !== null) walk.take(label);
    const [broken] = walkable.broken(walk.situation);
    if (broken !== undefined) {
      throw new BrokenStep(index, `in ${stateName(walk.situation.snapshot)} the invariant does not hold: ${broken}`);
    }
  }
  return walk;
}

/** Walks a path by the labels of its steps. @throws {ImpossibleStep} at the first impossible step */
export function walkAlong(walkable: Walkable, beginning: string, labels: readonly string[]): Walk {
  const walk = new Walk(walkable, beginning);
  for (const label of labels) walk.take(label);
  return walk;
}
