import type { Chart } from '../charts/chart.ts';
import type { WalkedPath, WalkedStep } from '../walk.ts';
import { asking, happening, quoted, spanOf, wordsOf } from './english.ts';
import { plain } from '../charts/plain.ts';
import type { WalkedMachine } from './walked.ts';

/** The longest data of an event that are shown, in characters: longer data would hide the purpose of the scenario. */
const longestCell = 60;

/** The paths as a Cucumber feature, with a scenario for each path. */
export function gherkinOf({ walkable, paths, criterion }: WalkedMachine): string {
  const { chart } = walkable;
  const name = wordsOf(walkable.id);
  const about = chart.description === undefined ? [] : [`  ${oneLine(chart.description)}`, ''];
  return [
    `# Paths ${oneLine(criterion)}.`,
    `Feature: The ${name}`,
    ...about,
    ...paths.flatMap((path, index) => [...scenario(chart, path, index + 1), '']),
  ]
    .join('\n')
    .trimEnd();
}

function scenario(chart: Chart, path: WalkedPath, number: number): string[] {
  const subject = `the ${wordsOf(path.machine)}`;
  const { beginning, start, steps } = path;
  const begins = beginning === 'start' ? [] : [`    Given ${subject} begins ${quoted(beginning)}`];
  return [
    `  Scenario: ${number}. ${titleOf(path)}`,
    ...begins,
    `    ${begins.length > 0 ? 'And' : 'Given'} ${subject} is in ${quoted(start)}`,
    ...explained(chart, start),
    ...steps.flatMap((step, index) => [
      `    When ${whatHappens(path, step)}`,
      ...dataOf(path, step),
      ...outcomeOf(chart, path, step, steps[index - 1]?.state ?? start),
    ]),
  ];
}

/** The title of a path's scenario, from its last step: there the path does something new. */
function titleOf({ steps, start, beginning }: WalkedPath): string {
  const last = steps.at(-1);
  if (!last) return `It begins ${quoted(beginning)}`;
  return oneLine(`${last.label}, in ${steps.at(-2)?.state ?? start}`);
}

function whatHappens({ kind }: WalkedPath, { type, case: name, elapsed }: WalkedStep): string {
  const which = name === '' ? '' : `: ${quoted(name)}`;
  if (kind === 'lifecycle') return asking(type) + which;
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor) return `${quoted(actor)} ${end === 'done' ? 'succeeds' : 'fails'}${which}`;
  if (type.startsWith('xstate.after.')) return `${spanOf(elapsed)} pass`;
  return happening(type) + which;
}

/** The data of an event, as a table of fields. */
function dataOf({ kind }: WalkedPath, { events }: WalkedStep): string[] {
  const [event] = events;
  if (kind === 'lifecycle' || !event || event.type.startsWith('xstate.')) return [];
  const { type: _, ...data } = event;
  return Object.entries(plain(data) as object).map(
    ([field, value]: [string, unknown]) => `      | ${cell(field)} | ${cell(said(value))} |`,
  );
}

function said(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
}

function cell(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', String.raw`\n`);
}

function outcomeOf(chart: Chart, path: WalkedPath, step: WalkedStep, before: string): string[] {
  const subject = `the ${wordsOf(path.machine)}`;
  const { refused, state, events } = step;
  const verb = state === before ? 'stays' : 'is';
  const stateLine = `${subject} ${verb} in ${quoted(state)}`;
  const explanation = state === before ? [] : explained(chart, state);
  if (path.kind === 'flow') return [`    Then ${stateLine}`, ...explanation];
  const steps = refused === null ? events.map(({ type }) => happening(type)) : [`it is refused: ${quoted(refused)}`];
  const [first = 'nothing has changed', ...others] = steps;
  return [`    Then ${first}`, ...others.map((other) => `    And ${other}`), `    And ${stateLine}`, ...explanation];
}

/** The chart's descriptions of a state: in each region, that of the innermost described state. */
function explained({ states }: Chart, state: string): string[] {
  const byName = new Map([...states.values()].map((each) => [each.name, each]));
  const [first = '', ...others] = state.split('+');
  // The name of a further region lacks the part before its parallel state, which is added.
  const frames = partsOf(first).toReversed().slice(1);
  const whole = others.map((region) => {
    const frame = frames.find((name) => byName.has(`${name}.${region}`));
    return frame === undefined ? region : `${frame}.${region}`;
  });
  return [first, ...whole].flatMap((region) => {
    const described = partsOf(region).findLast((name) => byName.get(name)?.description !== undefined);
    return described === undefined ? [] : [`      # ${oneLine(byName.get(described)!.description!)}`];
  });
}

/** The prefixes of a dotted name: `a`, `a.b` and `a.b.c` of `a.b.c`. */
function partsOf(name: string): string[] {
  const keys = name.split('.');
  return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
