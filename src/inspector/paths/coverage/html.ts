import { counted } from '../formats/walked.ts';
import { type Kind, kinds } from '../charts/marks.ts';
import {
  type MachineCoverage,
  type Part,
  type Share,
  share,
  shareOfAll,
  sourceNames,
  type SourceName,
} from './coverage.ts';
import { style } from './htmlStyle.ts';
import { changeOf, changeText, momentText, type Report, shareText, sharesOf, sourceLines } from './report.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';

/** A coverage report as a self-contained page without scripts. */
export function coverageHtml(report: Report): string {
  const { coverage, written, last, remarks } = report;
  const sources = coverage.sources.map(({ name }) => name).filter((name) => isThere(report, name));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Coverage of the statecharts</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main id="top">',
    '<h1>Coverage of the statecharts</h1>',
    `<p class="muted">${momentText(written)}, ${last ? `compared with the run of ${momentText(last.written)}` : 'not compared with an earlier run'}</p>`,
    ...remarks.map((remark) => `<p>${escapedMarkup(remark)}</p>`),
    sums(report),
    machinesTable(report),
    sourcesTable(report),
    legend,
    ...coverage.machines.map((machine) => machineSection(report, machine, sources)),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

function isThere({ coverage }: Report, source: SourceName): boolean {
  return coverage.machines.some(({ parts }) =>
    kinds.some((kind) => parts[kind].some(({ counts }) => counts.has(source))),
  );
}

const beyondChart = sourceNames.filter((name) => name !== 'chart');

const nouns: Readonly<Record<Kind, string>> = {
  states: 'States',
  transitions: 'Transitions',
  guards: 'Guards’ branches',
  pairs: 'Pairs of transitions',
};

function sums({ coverage }: Report): string {
  const tiles = kinds.map((kind) => {
    const share = shareOfAll(coverage, kind);
    const used = shareOfAll(coverage, kind, beyondChart);
    const note = `<span class="note">${used.covered} by tests and use</span>`;
    return `<div><dt>${nouns[kind]}</dt><dd><span class="share">${shareText(share)}</span>${bar(share, used)}${note}</dd></div>`;
  });
  return `<dl class="sums">${tiles.join('')}</dl>`;
}

/** A bar of the coverage by tests and use, followed by that of the chart's own paths alone. */
function bar({ covered, total }: Share, used: Share): string {
  if (total === 0) return '';
  const percent = (count: number) => `${Math.floor((count / total) * 100)}%`;
  return `<span class="bar" aria-hidden="true"><span class="walked" style="width:${percent(covered)}"></span><span class="used" style="width:${percent(used.covered)}"></span></span>`;
}

function machinesTable(report: Report): string {
  const { coverage, last } = report;
  const rows = coverage.machines.map((machine) => {
    const name = `<a href="#${anchor(machine)}">${breakable(machine.id)}</a><span class="note">${machine.kind}</span>`;
    const change = last ? `<td>${changeText(changeOf(report, machine))}</td>` : '';
    return `<tr><th scope="row">${name}</th>${kinds.map((kind) => shareCell(machine.parts[kind])).join('')}${change}</tr>`;
  });
  const total = kinds.map((kind) => `<td class="number">${shareText(shareOfAll(coverage, kind))}</td>`).join('');
  return table({
    caption: 'Machines',
    level: 'h2',
    head: `<th scope="col">machine</th>${kindHeads}${last ? '<th scope="col" class="turned">changes</th>' : ''}`,
    rows,
    foot: `<tr><th scope="row">${counted(coverage.machines.length, 'machine')}</th>${total}${last ? '<td></td>' : ''}</tr>`,
  });
}

const kindHeads = kinds.map((kind) => `<th scope="col" class="number">${kind}</th>`).join('');

function shareCell(parts: readonly Part[]): string {
  const all = share(parts);
  return `<td class="number">${all.total === 0 ? 'none' : shareText(all)}${bar(all, share(parts, beyondChart))}</td>`;
}

function sourcesTable(report: Report): string {
  const rows = sourceLines(report).map(({ source, shares, only, said }) => {
    const cells = kinds.map((kind) => `<td class="number">${shareText(shares[kind])}</td>`).join('');
    const name = `${source.name}<span class="note">${escapedMarkup(said)}</span>`;
    return `<tr><th scope="row">${name}</th>${cells}<td class="number">${grouped(only)}</td></tr>`;
  });
  return table({
    caption: 'What each source covers by itself',
    level: 'h2',
    head: `<th scope="col">source</th>${kindHeads}<th scope="col" class="number">only there</th>`,
    rows,
  });
}

const legend = `<p class="legend muted"><span>In bars:</span><span><span class="swatch used"></span> by tests and use</span><span><span class="swatch walked"></span> by paths on the chart alone</span></p><p class="legend muted"><span>How many events met it, of each source:</span><span>few</span><span class="scale" aria-hidden="true">${[1, 2, 3, 4, 5].map((level) => `<span class="heat-${level}"></span>`).join('')}</span><span>many</span><span><span class="badge bare">not covered</span> by nothing at all</span><span><span class="badge alone">chart alone</span> walked on the chart, and by no test and no use</span></p>`;

function machineSection(report: Report, machine: MachineCoverage, sources: readonly SourceName[]): string {
  const shares = sharesOf(machine);
  const change = changeText(changeOf(report, machine));
  const facts = [machine.kind, machine.file, ...(change ? [`changes: ${change}`] : [])].map((fact) =>
    escapedMarkup(fact),
  );
  const description = machine.chart?.description;
  const tables = kinds
    .filter((kind) => machine.parts[kind].length > 0)
    .map((kind) => {
      const caption = `${nouns[kind]} of ${machine.id}: ${shareText(shares[kind])}`;
      const shown = partsTable(machine, kind, sources, caption);
      // Pairs are collapsed, because there are many.
      return kind === 'pairs' ? `<details><summary>${escapedMarkup(caption)}</summary>${shown}</details>` : shown;
    });
  return [
    `<section aria-labelledby="${anchor(machine)}">`,
    `<h2 id="${anchor(machine)}">${breakable(machine.id)}</h2>`,
    ...(description ? [`<p>${escapedMarkup(description)}</p>`] : []),
    `<p class="muted">${facts.join(' · ')} <a class="top" href="#top">all machines</a></p>`,
    ...tables,
    '</section>',
  ].join('\n');
}

/** The table of a machine's parts of one kind, the least covered parts first. */
function partsTable(machine: MachineCoverage, kind: Kind, sources: readonly SourceName[], caption: string): string {
  const parts = machine.parts[kind].toSorted((one, other) => rank(one) - rank(other));
  const most = new Map(sources.map((name) => [name, Math.max(...parts.map(({ counts }) => counts.get(name) ?? 0))]));
  const hasHits = [...most].some(([name, count]) => name !== 'chart' && count > 0);
  const rows = parts.map((part) => {
    const cells = sources.map((name) => countCell(part.counts.get(name), most.get(name)!)).join('');
    const badge =
      part.counts.size === 0
        ? ' <span class="badge bare">not covered</span>'
        : hasHits && rank(part) === 1
          ? ' <span class="badge alone">chart alone</span>'
          : '';
    return `<tr><th scope="row">${breakable(part.name)}${badge}</th>${cells}</tr>`;
  });
  const heads = sources.map((name) => `<th scope="col" class="number heat">${name}</th>`).join('');
  const head = `<th scope="col">${kind === 'guards' ? 'branch' : kind.slice(0, -1)}</th>${heads}`;
  return table({ caption, head, rows, level: kind === 'pairs' ? null : 'h3' });
}

function rank({ counts }: Part): 0 | 1 | 2 {
  if (counts.size === 0) return 0;
  return counts.size === 1 && counts.has('chart') ? 1 : 2;
}

function countCell(count: number | undefined, most: number): string {
  if (count === undefined) return '<td class="number">–</td>';
  const level = most > 1 ? 1 + Math.round((4 * Math.log(Math.max(1, count))) / Math.log(most)) : 1;
  return `<td class="number heat-${level}">${grouped(count)}</td>`;
}

interface Shown {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly string[];
  readonly foot?: string;
  /** The level of the caption's heading; null if a text before it has the same content. */
  readonly level: 'h2' | 'h3' | null;
}

function table({ caption, head, rows, foot, level }: Shown): string {
  const label = escapedMarkup(caption);
  return [
    `<div class="wide" role="group" aria-label="${label}" tabindex="0">`,
    `<table${level ? '' : ` aria-label="${label}"`}>`,
    ...(level ? [`<caption><${level}>${label}</${level}></caption>`] : []),
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    ...(foot ? [`<tfoot>${foot}</tfoot>`] : []),
    '</table></div>',
  ].join('\n');
}

function anchor({ id }: MachineCoverage): string {
  return `machine-${id.replaceAll(/[^\w-]/g, '-')}`;
}

/** A count with Swiss digit grouping: 12’345. */
function grouped(count: number): string {
  return count.toLocaleString('de-CH');
}

/** The markup of a name, which may break after a dot and between two words. */
function breakable(name: string): string {
  return escapedMarkup(name).replaceAll(/(?<=[.a-z])(?=[A-Z])|(?<=\.)(?=[a-z])/g, '<wbr>');
}
