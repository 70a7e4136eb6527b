import type { WalkedPath } from '../walk.ts';
import { codeOf, type Value } from './code.ts';
import type { WalkedMachine } from './walked.ts';

/** An import of a generated test: an export and its module. */
export interface Import {
  readonly name: string;
  readonly from: string;
}

/** A machine's driver, and the paths that a user of its view can take. */
export interface Shown {
  readonly driver: Import;
  readonly paths: readonly WalkedPath[];
}

/** A test that walks paths on the chart by the cases of the machine, and on the mounted view if there is a driver. */
export function vitestOf(
  walked: WalkedMachine,
  { command, cases, shown }: { readonly command: string; readonly cases: Import; readonly shown: Shown | null },
): string {
  const { id, kind } = walked.walkable;
  const imports = [
    `import { describe, it } from 'vitest';`,
    importOf(cases),
    ...(shown
      ? [importOf(shown.driver), `import { walksOnView, type Way } from '#tests/drivers/walking/walking.ts';`]
      : []),
    `import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walking/walksOnChart.ts';`,
  ];
  const where = kind === 'flow' ? 'on the chart' : 'by rules and folding';
  return `${headerOf(walked, command)}
${imports.join('\n')}

const paths: readonly ChartPath[] = ${codeOf(walked.paths.map((path) => pathValue(path)))};

describe(${codeOf(`the paths of ${id}`)}, () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('${where}: %s', (_, path) =>
    walksOnChart(${cases.name}, path),
  );
});
${shown ? viewPart(id, shown) : ''}`;
}

function viewPart(id: string, { driver, paths }: Shown): string {
  return `
const ways: readonly Way[] = ${waysCode(paths)};

describe(${codeOf(`the paths of ${id} on its view`)}, () => {
  it.each(ways.map((way) => [titleOf(way), way] as const))('%s', (_, way) => walksOnView(${driver.name}, way));
});
`;
}

/** The header comment of a generated test. */
export function headerOf({ walkable, criterion }: WalkedMachine, command: string): string {
  return `// Paths of ${walkable.id} ${criterion.replaceAll(/\s+/g, ' ')}. Generated; after a change of the machine or its cases make them anew:
// ${command}`;
}

export function importOf({ name, from }: Import): string {
  return `import { ${name} } from '${from}';`;
}

/** The code of paths by their labels alone: a walk gets the rest from the chart. */
export function waysCode(paths: readonly WalkedPath[]): string {
  return codeOf(paths.map(({ beginning, steps }) => ({ beginning, steps: steps.map(({ label }) => label) })));
}

/** A path as a value: its beginning with the state, and a label and a state for each step. */
function pathValue(path: WalkedPath): Value {
  return {
    beginning: path.beginning,
    start: path.start,
    steps: path.steps.map((step): Value => [step.label, step.state, ...outcomeOf(path, step)]),
  };
}

/** For a lifecycle: the facts of the command's rule, or the code of its refusal. */
function outcomeOf({ kind }: WalkedPath, { refused, events }: WalkedPath['steps'][number]): Value[] {
  if (kind === 'flow') return [];
  return [refused ?? events.map(({ type }) => type)];
}
