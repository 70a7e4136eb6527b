import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { sum, type Work, workKinds } from './work.ts';

/** The largest amount of work that each project of tests may do, by its name. Work without a number is unlimited. */
export type Budgets = Readonly<Record<string, Readonly<Partial<Work>>>>;

const listed = 20;

/**
 * Prints the time and work of a run by project, and its slowest files. The run fails if a project exceeds its budget.
 */
export class WorkReporter implements Reporter {
  readonly #budgets: Budgets;
  #vitest: Vitest | undefined;

  constructor(budgets: Budgets) {
    this.#budgets = budgets;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const kinds = Map.groupBy(modules, (module) => module.project.name);
    const lines = [...kinds].map(([name, files]) => lineOf(name, files)).toSorted();
    const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, listed);
    this.#vitest!.logger.log(['', ' By kind', ...lines, '', ' Slowest files', ...slowest.map(slowLine)].join('\n'));
    for (const [name, files] of kinds) {
      for (const excess of excessOf(name, workOf(files), this.#budgets[name])) {
        this.#vitest!.logger.error(`\n FAIL  budget of work exceeded: ${excess}`);
        process.exitCode = 1;
      }
    }
  }
}

/** A sentence for each kind of work of which a project has done more than its budget. */
export function excessOf(name: string, work: Work, budget: Readonly<Partial<Work>> = {}): readonly string[] {
  return workKinds.flatMap((kind) => {
    const most = budget[kind];
    return most === undefined || work[kind] <= most
      ? []
      : [`${name}: ${work[kind]} ${namesOf[kind]}, and ${most} are the most (tests/vitest.config.ts)`];
  });
}

const namesOf: Readonly<Record<keyof Work, string>> = {
  pageLoads: 'page loads',
  serverStarts: 'server starts',
  walkedSteps: 'walked steps',
};

const secondsOf = (module: TestModule) => {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
};

const workOf = (files: readonly TestModule[]) => sum(files.flatMap((file) => file.meta().work ?? []));

const inColumns = (seconds: number, words: string) => `${seconds.toFixed(0).padStart(7)} s  ${words}`;

function lineOf(name: string, files: readonly TestModule[]): string {
  const work = workOf(files);
  const counts = workKinds.map((kind) => `${work[kind]} ${namesOf[kind]}`).join(', ');
  const seconds = files.reduce((total, file) => total + secondsOf(file), 0);
  return inColumns(seconds, `${name}: ${files.length} files, ${counts}`);
}

function slowLine(module: TestModule): string {
  const { pageLoads, serverStarts, walkedSteps } = workOf([module]);
  return inColumns(secondsOf(module), `${module.relativeModuleId} (${pageLoads}, ${serverStarts}, ${walkedSteps})`);
}
