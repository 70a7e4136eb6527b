import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { headerMenuMachine } from '#machines/shell/headerMenuMachine.ts';
import { drawnChartOf } from '#inspector/drawing/drawnChart.ts';
import { type SvgOptions, svgOf } from '#inspector/drawing/svg.ts';
import { themes } from '#inspector/drawing/theme.ts';
import { laidOut } from './laidOut.ts';

const menu = await laidOut(drawnChartOf(headerMenuMachine));

/** Parses a drawing; throws if it is not well-formed XML. */
function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

function drawn(options?: SvgOptions): Document {
  return parsed(svgOf(menu, options));
}

/** The CSS classes of the shape behind a text. */
function classesAt(document: Document, text: string): string[] {
  const found = [...document.querySelectorAll('text')].find((each) => each.textContent === text);
  let shape = found?.previousElementSibling;
  while (shape && shape.tagName !== 'rect') shape = shape.previousElementSibling;
  return shape?.getAttribute('class')?.split(' ') ?? [];
}

const transition = (name: string, index = 0) =>
  menu.chart.events.find((event) => event.name === name)!.candidates[index]!.key;

describe('a drawing', () => {
  it('shows every name', () => {
    const texts = new Set([...drawn().querySelectorAll('text')].map(({ textContent }) => textContent));
    for (const { name } of menu.chart.states) expect(texts).toContain(name);
    for (const { name, milliseconds } of menu.chart.events)
      expect(texts).toContain(milliseconds === null ? name : `${name} · ${milliseconds} ms`);
    for (const text of ['hasContent', 'else', 'keepContent', '#busy', 'counting']) expect(texts).toContain(text);
  });

  it('has a name and a description for people who do not see it, and for each state', () => {
    const document = drawn();
    const { documentElement: svg } = document;
    expect(svg.getAttribute('role')).toBe('img');
    const named = svg
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent);
    expect(named).toEqual(['Statechart headerMenu', expect.stringMatching(/^.+\. 16 states, 12 events\.$/)]);
    const titles = [...document.querySelectorAll('g > title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(expect.arrayContaining(menu.chart.states.map(({ description }) => description)));
  });

  it('needs no other file', () => {
    expect(svgOf(menu).replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /href|url\(|https?:|@import|<script|<image/,
    );
  });

  it('states the width of each text, so that no other font can change it', () => {
    for (const text of drawn().querySelectorAll('text')) {
      const size = Number(text.getAttribute('font-size'));
      expect(Number(text.getAttribute('textLength'))).toBeCloseTo(text.textContent.length * size * 0.6, 0);
    }
  });

  it('has the colours of its theme, or those of the reader', () => {
    const style = (theme: SvgOptions['theme']) => drawn(theme && { theme }).querySelector('style')!.textContent;
    expect(style('light')).toContain(themes.light.text);
    expect(style('light')).not.toContain(themes.dark.text);
    expect(style('dark')).toContain(themes.dark.text);
    expect(style('dark')).not.toContain(themes.light.text);
    expect(style('auto').split('@media (prefers-color-scheme:dark)')).toEqual([
      expect.stringContaining(themes.light.text),
      expect.stringContaining(themes.dark.text),
    ]);
  });

  it('draws final states with a double line, histories with their kind, and collapsed states with a second sheet', async () => {
    const machine = createMachine({
      id: 'a<b & "c"',
      initial: 'one',
      states: {
        one: { initial: 'x', states: { x: {}, past: { type: 'history' }, all: { type: 'history', history: 'deep' } } },
        two: { initial: 'y', states: { y: {} } },
        over: { type: 'final' },
      },
    });
    const document = parsed(svgOf(await laidOut(drawnChartOf(machine, { collapsed: new Set(['a<b & "c".two']) }))));
    expect(document.getElementById('title')!.textContent).toBe('Statechart a<b & "c"');
    expect(document.querySelectorAll('rect.inner')).toHaveLength(1);
    expect(document.querySelectorAll('path.more')).toHaveLength(1);
    expect(document.querySelectorAll('path.edge.default')).toHaveLength(2);
    const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['H', 'H*', 'past', 'all', '1 state, 0 events inside']));
  });
});

describe('a highlight', () => {
  it('marks active states, those around them, and those visited before', () => {
    const document = drawn({
      highlight: {
        active: new Set(['headerMenu', 'headerMenu.closed', 'headerMenu.closed.ready']),
        visited: new Set(['headerMenu.closed.ready', 'headerMenu.closed.settling']),
      },
    });
    expect(classesAt(document, 'headerMenu')).toContain('around');
    expect(classesAt(document, 'closed')).toContain('around');
    expect(classesAt(document, 'ready')).toEqual(['state', 'active']);
    expect(classesAt(document, 'settling')).toEqual(['state', 'visited']);
    expect(document.querySelectorAll('.active')).toHaveLength(1);
  });

  it('marks the last transition from its source to its target, and the guards that decided', () => {
    const [refused, taken] = [transition('menu.opened'), transition('menu.opened', 1)];
    const document = drawn({
      highlight: {
        taken: new Set([taken]),
        guards: new Map([[refused, false]]),
        next: new Set([transition('page.changed')]),
      },
    });
    expect(classesAt(document, 'menu.opened')).toContain('taken');
    expect(classesAt(document, 'hasContent')).toContain('no');
    expect(classesAt(document, 'else')).toContain('yes');
    expect(classesAt(document, 'page.changed')).toContain('next');
    expect(document.querySelectorAll('path.edge.taken')).toHaveLength(2);
    expect(document.querySelectorAll('path.arrow.taken')).toHaveLength(1);
  });
});

describe('a heat map', () => {
  it('has counts at states and events, and marks what was never reached', () => {
    const document = drawn({
      heat: {
        states: new Map([
          ['headerMenu.closed', 1_204],
          ['headerMenu.closed.ready', 3],
        ]),
        transitions: new Map([
          [transition('menu.opened'), 2],
          [transition('menu.opened', 1), 40],
        ]),
      },
    });
    const counts = [...document.querySelectorAll('rect.count + text')].map(({ textContent }) => textContent);
    expect(counts).toEqual(expect.arrayContaining(['1,204', '3', '42', '0']));
    // The root is not counted, because it is always active.
    expect(counts).toHaveLength(menu.chart.states.length - 1 + menu.chart.events.length);
    expect(classesAt(document, 'menu.opened')).not.toContain('never');
    expect(classesAt(document, 'page.changed')).toContain('never');
    expect(classesAt(document, 'open')).toContain('never');
    expect(classesAt(document, 'headerMenu')).not.toContain('never');
    expect(classesAt(document, 'ready').filter((name) => name.startsWith('heat'))).toHaveLength(1);
  });
});
