import { type Column, columnsOf, wrapped } from '../formats/columns.ts';
import { counted } from '../formats/walked.ts';
import { type Kind, kinds } from '../charts/marks.ts';
import { type MachineCoverage, shareOfAll, sourceNames } from './coverage.ts';
import {
  changeOf,
  changeText,
  momentText,
  onChartAlone,
  type Report,
  shareText,
  sharesOf,
  sourceLines,
  uncovered,
} from './report.ts';

const one: Readonly<Record<Kind, string>> = {
  states: 'state',
  transitions: 'transition',
  guards: 'guard',
  pairs: 'pair',
};

/** A coverage report for a terminal: machines, sources, and the names of missing parts. */
export function coverageTable(report: Report, width: number): string {
  const { coverage, last, remarks } = report;
  const sections = [
    machineLines(report, width),
    [
      ...wrapped(
        last
          ? `Changes since ${momentText(last.written)}: + covered since then, − no longer covered, gone: no longer there.`
          : 'Not compared with an earlier run.',
        width,
      ),
      ...remarks.flatMap((remark) => wrapped(remark, width)),
    ],
    ['What each source covers by itself', ...sourceTable(report, width)],
    missing(nothing(report), coverage.machines, uncovered, 40, width),
    missing('Covered on the chart alone, by no test and no use', coverage.machines, onChartAlone, 0, width),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const shareColumns: readonly Column[] = kinds.map((kind) => ({ heading: kind, align: 'right' }));

function machineLines(report: Report, width: number): string[] {
  const { coverage, last } = report;
  const columns: Column[] = [{ heading: 'machine' }, { heading: 'kind' }, ...shareColumns];
  const rows = coverage.machines.map((machine) => {
    const shares = sharesOf(machine);
    return [
      machine.id,
      machine.kind,
      ...kinds.map((kind) => shareText(shares[kind])),
      changeText(changeOf(report, machine)),
    ];
  });
  const all = [
    counted(coverage.machines.length, 'machine'),
    '',
    ...kinds.map((kind) => shareText(shareOfAll(coverage, kind))),
    '',
  ];
  const shownRows = [...rows, all].map((row) => (last ? row : row.slice(0, -1)));
  return columnsOf(last ? [...columns, { heading: 'changes' }] : columns, shownRows, width);
}

function sourceTable(report: Report, width: number): string[] {
  const columns: Column[] = [
    { heading: 'source' },
    ...shareColumns,
    { heading: 'only there', align: 'right' },
    { heading: 'how' },
  ];
  const rows = sourceLines(report).map(({ source, shares, only, said }) => [
    source.name,
    ...kinds.map((kind) => shareText(shares[kind])),
    String(only),
    said,
  ]);
  return columnsOf(columns, rows, width);
}

function nothing({ coverage: { sources } }: Report): string {
  if (sources.length === sourceNames.length) return 'Covered by nothing';
  return `Not covered by ${sources.map(({ name }) => name).join(', ')}`;
}

/** The missing parts of each machine; pairs by name up to a limit, and otherwise their number. */
function missing(
  heading: string,
  machines: readonly MachineCoverage[],
  of: typeof uncovered,
  mostPairs: number,
  width: number,
): string[] {
  const lines = machines.flatMap((machine) => {
    const pairs = of(machine, 'pairs');
    const parts = kinds.flatMap((kind) =>
      kind === 'pairs' && pairs.length > mostPairs ? [] : of(machine, kind).map(({ name }) => `${one[kind]} ${name}`),
    );
    if (pairs.length > mostPairs)
      parts.push(`${counted(pairs.length, 'pair')} of transitions; json and html name them`);
    return parts.length > 0 ? [machine.id, ...parts.flatMap((part) => indented(part, width))] : [];
  });
  if (lines.length > 0) return [heading, ...lines];
  return of === uncovered ? ['Everything is covered.'] : [];
}

function indented(text: string, width: number): string[] {
  return wrapped(text, Math.max(30, width - 4)).map((line, index) => `${index === 0 ? '  ' : '    '}${line}`);
}
