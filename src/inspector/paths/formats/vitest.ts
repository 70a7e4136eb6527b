import type { WalkedPath } from '../walk.ts';
import { codeOf, type Value } from './code.ts';
import type { WalkedMachine } from './walkedMachine.ts';

/** Where a generated test finds what it needs. */
export interface TestPlaces {
  /** What was typed to make it. */
  readonly command: string;
  readonly cases: { readonly name: string; readonly from: string };
  /** Of the machine's driver, where there is one: what the view is walked with. */
  readonly driver: { readonly name: string; readonly from: string } | null;
}

/** A test for Vitest that walks the paths on the chart, and on the mounted view where the machine has a driver. */
export function vitestOf({ walkable, paths, asked }: WalkedMachine, places: TestPlaces): string {
  const { cases, driver } = places;
  const { id, kind } = walkable;
  const isFlow = kind === 'flow';
  return `${headerOf(id, asked, places)}
import { describe, it } from 'vitest';
import { ${cases.name} } from '${cases.from}';
${driver ? `import { ${driver.name} } from '${driver.from}';\n` : ''}${driver ? `import { walksOnView } from '#tests/drivers/walking.ts';\n` : ''}import { type ChartPath, titleOf, walksOnChart } from '#tests/drivers/walksOnChart.ts';

${pathsCode(paths)}

describe(${codeOf(`the paths of ${id}`)}, () => {
  it.each(paths.map((path) => [titleOf(path), path] as const))('${isFlow ? 'on the chart' : 'by rules and folding'}: %s', (_, path) =>
    walksOnChart(${cases.name}, path),
  );${
    driver
      ? `

  it.each(paths.map((path) => [titleOf(path), path] as const))('on the view: %s', (_, { beginning, steps }) =>
    walksOnView(${driver.name}, { beginning, steps: steps.map(([label]) => label) }),
  );`
      : ''
  }
});
`;
}

/** What stands at the top of a generated test. */
export function headerOf(id: string, asked: string, { command, cases }: TestPlaces): string {
  const file = cases.from.replace(/^#/, '');
  return `// Paths of ${id} ${asked.replaceAll(/\s+/g, ' ')}. Generated; to make them anew after a change of the machine or of
// ${file}:
// ${command}`;
}

/** The paths as data: a beginning, where the machine stands there, and a label and a state a step. */
export function pathsCode(paths: readonly WalkedPath[]): string {
  const values = paths.map((path) => ({
    beginning: path.beginning,
    start: path.start,
    steps: path.steps.map((step): Value => [step.label, step.state, ...outcomeOf(path, step)]),
  }));
  return `const paths: readonly ChartPath[] = ${codeOf(values)};`;
}

/** Of a lifecycle: the facts that the command's rule told, or the code with which it refused. */
function outcomeOf({ kind }: WalkedPath, { refused, events }: WalkedPath['steps'][number]): Value[] {
  if (kind === 'flow') return [];
  return [refused ?? events.map(({ type }) => type)];
}
