// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawing, drawnNames } from './demoPictures.ts';

/** The root element; a text that is not well-formed XML yields an element of another name. */
function svgOf(name: string): Element {
  return new DOMParser().parseFromString(drawing(name) ?? '', 'image/svg+xml').documentElement;
}

const drawn = new Map(drawnNames.map((name) => [name, svgOf(name)]));

/** A drawing's text in three parts: before its view box, the view box, and after it. */
function aroundBox(name: string): readonly string[] {
  const [, before = '', box = '', after = ''] = /^(<svg [^>]*?viewBox=")([^"]*)(".*)$/s.exec(drawing(name) ?? '') ?? [];
  return [before, box, after];
}

const allowed = new Set(['svg', 'view', 'g', 'path', 'rect', 'circle', 'ellipse', 'clipPath']);
const paint = /^(none|#[0-9A-F]{3}|#[0-9A-F]{6})$/i;

describe('the markup of the drawings', () => {
  it('are well-formed SVG of 800 x 600, in flat colour: no text, no gradients, no external resources', () => {
    for (const [name, svg] of drawn) {
      expect(svg.tagName, name).toBe('svg');
      expect([svg.getAttribute('width'), svg.getAttribute('height')], name).toEqual(['800', '600']);
      const elements = [...svg.querySelectorAll('*')];
      expect(elements.length, name).toBeGreaterThan(8);
      const strange = elements.filter((element) => !allowed.has(element.tagName));
      expect(
        strange.map((element) => element.tagName),
        name,
      ).toEqual([]);
      const paints = elements.flatMap((element) => [element.getAttribute('fill'), element.getAttribute('stroke')]);
      expect(
        paints.filter((value) => value !== null && !paint.test(value)),
        name,
      ).toEqual([]);
      expect(drawing(name), name).not.toMatch(/NaN|undefined|Infinity|<!|href|style=/);
      expect(svg.textContent, name).toBe('');
    }
  });

  it('clip by outlines that they hold themselves', () => {
    for (const [name, svg] of drawn) {
      const ids = [...svg.querySelectorAll('clipPath[id]')].map((element) => element.id);
      expect(new Set(ids).size, name).toBe(ids.length);
      const used = [...svg.querySelectorAll('[clip-path]')].map((element) => element.getAttribute('clip-path'));
      expect(used, name).toEqual(ids.map((id) => `url(#${id})`));
    }
  });

  it('have further views: the same markup, its view box within the drawing, 4:3, nearer than the whole', () => {
    for (const name of drawnNames) {
      const [before, whole, after] = aroundBox(name);
      expect(whole, name).toBe('0 0 800 600');
      const views = [2, 3, 4, 5].map((view) => aroundBox(`${name}.${view}`));
      for (const view of views) expect([view[0], view[2]], name).toEqual([before, after]);
      const boxes = views.map(([, box = '']) => box.split(' ').map(Number));
      for (const [x = NaN, y = NaN, width = NaN, height = NaN] of boxes) {
        expect(height / width, name).toBe(0.75);
        expect(
          Math.min(x, y, 800 - x - width, 600 - y - height),
          `${name} at ${x} ${y} ${width}`,
        ).toBeGreaterThanOrEqual(0);
        expect(width, name).toBeLessThanOrEqual(640);
        expect(width, name).toBeGreaterThanOrEqual(160);
      }
      expect(new Set(boxes.map(String)).size, name).toBe(4);
    }
  });
});
