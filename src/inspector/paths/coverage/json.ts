import { type Kind, kinds } from '../charts/marks.ts';
import { type Part, share } from './coverage.ts';
import { changeOf, onChartAlone, type Report, sharesOf, uncovered } from './report.ts';

/** A coverage report for programs. */
export function coverageJson(report: Report): string {
  const { coverage, last, written, remarks } = report;
  const names = coverage.sources.map(({ name }) => name);
  const machines = coverage.machines.map((machine) => ({
    id: machine.id,
    kind: machine.kind,
    ...sharesOf(machine),
    file: machine.file,
    /** The number of parts that each source covers by itself. */
    sources: Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(kinds.map((kind) => [kind, share(machine.parts[kind], [name]).covered])),
      ]),
    ),
    uncovered: namesBy((kind) => uncovered(machine, kind)),
    chartAlone: namesBy((kind) => onChartAlone(machine, kind)),
    ...(last && { change: changeOf(report, machine) }),
  }));
  return JSON.stringify(
    {
      machines,
      sources: coverage.sources,
      written: new Date(written).toISOString(),
      comparedWith: last && new Date(last.written).toISOString(),
      remarks,
    },
    null,
    2,
  );
}

function namesBy(of: (kind: Kind) => readonly Part[]): Record<string, string[]> {
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind).map(({ name }) => name)]));
}
