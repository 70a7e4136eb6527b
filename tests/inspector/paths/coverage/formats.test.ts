import { describe, expect, it } from 'vitest';
import { coverageOf } from '#inspector/paths/coverage/coverage.ts';
import { coverageHtml } from '#inspector/paths/coverage/html.ts';
import { coverageJson } from '#inspector/paths/coverage/json.ts';
import { lastRunText, readLastRun } from '#inspector/paths/coverage/lastRun.ts';
import type { Report } from '#inspector/paths/coverage/report.ts';
import { coverageTable } from '#inspector/paths/coverage/table.ts';
import { pushedIn, swingMachine } from './examples.ts';

const noon = Date.UTC(2026, 10, 22, 12);

const before = coverageOf([swingMachine], [pushedIn('chart', [true]), pushedIn('view', [false])]);
const report: Report = {
  coverage: coverageOf([swingMachine], [pushedIn('chart', [true, true]), pushedIn('view', [true, false])]),
  written: noon + 60_000,
  last: readLastRun(lastRunText(before, noon)),
  remarks: ['Something <else>.'],
};

describe('a coverage as JSON', () => {
  it('has for every machine its id, its kind, and the covered number of each kind of part', () => {
    const { machines } = JSON.parse(coverageJson(report)) as { machines: object[] };
    expect(machines).toEqual([
      expect.objectContaining({
        id: 'swing',
        kind: 'flow',
        states: { covered: 2, total: 3 },
        transitions: { covered: 2, total: 3 },
        guards: { covered: 2, total: 2 },
        pairs: { covered: 1, total: 3 },
      }),
    ]);
  });

  it('names the missing parts, those that the chart alone covers, and the run it is compared with', () => {
    expect(JSON.parse(coverageJson(report))).toMatchObject({
      machines: [
        {
          file: 'machines/play/swingMachine.ts',
          uncovered: { states: ['gone'], transitions: ['left: broken → gone'], guards: [] },
          chartAlone: { states: [], transitions: ['right: pushed [isStrong] → left'], guards: [] },
          sources: { chart: { transitions: 2 }, view: { transitions: 1 } },
          change: { gained: 4, lost: 0, gone: 0 },
        },
      ],
      sources: [{ name: 'chart', said: 'told by chart' }, { name: 'view' }],
      comparedWith: '2026-11-22T12:00:00.000Z',
      remarks: ['Something <else>.'],
    });
    expect(JSON.parse(coverageJson({ ...report, last: null }))).toMatchObject({ comparedWith: null });
  });
});

describe('a coverage as table', () => {
  const lines = coverageTable(report, 120).split('\n');

  it('has a line for each machine, and a line for all', () => {
    expect(lines.slice(0, 3)).toEqual([
      'machine    kind  states  transitions  guards  pairs  changes',
      'swing      flow     2/3          2/3     2/2    1/3  +4',
      '1 machine           2/3          2/3     2/2    1/3',
    ]);
  });

  it('lists the coverage of each source, and the parts that no other source covers', () => {
    expect(lines).toContain('source  states  transitions  guards  pairs  only there  how');
    expect(lines).toContain('chart      2/3          2/3     1/2    1/3           3  told by chart');
    expect(lines).toContain('view       2/3          1/3     1/2    0/3           1  told by view');
  });

  it('names the missing parts, without guards whose transition is in the same list', () => {
    const text = lines.join('\n');
    expect(text).toContain(
      'Not covered by chart, view\nswing\n  state gone\n  transition left: broken → gone\n  pair right: pushed [isStrong] → left, then left: pushed → right\n',
    );
    expect(text).toContain(
      'by no test and no use\nswing\n  transition right: pushed [isStrong] → left\n  1 pair of transitions; json and html name them',
    );
    expect(text).toContain('Something <else>.');
  });

  it('says so when everything is covered, and when there is no previous run', () => {
    const whole = { ...swingMachine, chart: null };
    const text = coverageTable({ ...report, coverage: coverageOf([whole], []), last: null }, 120);
    expect(text).toContain('Everything is covered.');
    expect(text).toContain('Not compared with an earlier run.');
    expect(text).not.toContain('changes');
  });

  it.each([60, 80, 200])('fits a terminal of %s characters', (width) => {
    expect(
      coverageTable(report, width)
        .split('\n')
        .filter((line) => line.length > width),
    ).toEqual([]);
  });
});

describe('a coverage as page', () => {
  const html = coverageHtml(report);

  it('is self-contained: no script, and no external resource', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|https?:/i);
  });

  it('escapes names', () => {
    expect(html).toContain('A &lt;swing&gt; &amp; its pushes.');
    expect(html).toContain('Something &lt;else&gt;.');
    expect(html).not.toMatch(/<swing>|<else>/);
  });

  it('lists the uncovered parts first, then those that only the chart covers, with the counts of each source', () => {
    const table = /<caption><h3>Transitions of swing: 2\/3<\/h3>.*?<\/table>/s.exec(html)![0];
    const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row]) =>
      row!
        .replaceAll(/<\/t[hd]>/g, ' | ')
        .replaceAll(/<[^>]+>/g, '')
        .trim(),
    );
    expect(rows).toEqual([
      'left: broken → gone not covered | – | – |',
      'right: pushed [isStrong] → left chart alone | 1 | – |',
      'left: pushed → right | 1 | 1 |',
    ]);
  });

  it('links from each machine to its section', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) expect(html.split(`id="${id}"`), id).toHaveLength(2);
  });
});
