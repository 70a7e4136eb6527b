import type { HiddenData } from './hiddenData.ts';
import type { Log, LoggedStep } from './log.ts';

/** The wanted steps of a log. Empty parts allow everything. */
export interface LogFilter {
  /** Sessions of actors; null for all. */
  readonly sessions: ReadonlySet<string> | null;
  /**
   * Patterns of event types, separated by spaces: `search.*`, `*submitted`. A pattern without a star is a part of the
   * type. A leading minus excludes.
   */
  readonly types: string;
  /** A part of the payload, as it is shown: secrets cannot be searched. */
  readonly text: string;
}

/** Whether a step passes a filter. The texts of payloads are cached. */
export function filterOf({ sessions, types, text }: LogFilter, hidden: HiddenData): (step: LoggedStep) => boolean {
  const patterns = types
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wanted = patterns.filter((pattern) => !pattern.startsWith('-')).map(expressionOf);
  const unwanted = patterns
    .filter((pattern) => pattern.length > 1 && pattern.startsWith('-'))
    .map((pattern) => expressionOf(pattern.slice(1)));
  const part = text.trim().toLowerCase();
  return (step) => {
    if (sessions && !sessions.has(step.session)) return false;
    const { type } = step.event;
    if (wanted.length > 0 && !wanted.some((pattern) => pattern.test(type))) return false;
    if (unwanted.some((pattern) => pattern.test(type))) return false;
    return part === '' || payloadText(step, hidden).includes(part);
  };
}

const texts = new WeakMap<HiddenData, WeakMap<object, string>>();

function payloadText({ event }: LoggedStep, hidden: HiddenData): string {
  const known = texts.get(hidden) ?? new WeakMap<object, string>();
  texts.set(hidden, known);
  const found = known.get(event) ?? JSON.stringify(hidden.event(event)).toLowerCase();
  known.set(event, found);
  return found;
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('*')
    .map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(pattern.includes('*') ? `^${source}$` : source, 'i');
}

/** The numbers of the steps that pass a filter, oldest first, updated as the log changes. */
export interface FilteredSteps {
  /** The current numbers; the same list while nothing has changed. */
  numbers(): readonly number[];
}

/** Filters a log. Each step is tested once, so that a growing log costs little. */
export function filteredSteps(log: Log, passes: (step: LoggedStep) => boolean): FilteredSteps {
  let numbers: readonly number[] = [];
  let latest: LoggedStep | undefined;
  return {
    numbers() {
      const first = log.dropped + 1;
      const end = log.dropped + log.length;
      // A simulation that stepped back has replaced the latest step, or has lost it.
      if (latest && latest.number >= first && log.at(latest.number - first) !== latest)
        [numbers, latest] = [[], undefined];
      const added: number[] = [];
      for (let number = Math.max(first, (latest?.number ?? 0) + 1); number <= end; number += 1) {
        if (passes(log.at(number - first)!)) added.push(number);
      }
      latest = log.at(log.length - 1);
      const kept = numbers.length > 0 && numbers[0]! < first ? numbers.filter((number) => number >= first) : numbers;
      if (added.length > 0 || kept !== numbers) numbers = [...kept, ...added];
      return numbers;
    },
  };
}
