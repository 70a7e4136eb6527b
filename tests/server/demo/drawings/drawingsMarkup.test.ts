// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawing, drawnPictures } from '#server/demo/drawings/drawings.ts';

const views = ['', '.2', '.3', '.4', '.5'];
const allNames = drawnPictures.flatMap((name) => views.map((view) => `${name}${view}`));

/** The root element; a text that is not well-formed XML gives an element of another name. */
function svgOf(name: string): Element {
  return new DOMParser().parseFromString(drawing(name) ?? '', 'image/svg+xml').documentElement;
}

const boxOf = (svg: Element) => svg.getAttribute('viewBox')!.split(' ').map(Number);

const allowed = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'clipPath']);
const paint = /^(none|#[0-9A-F]{3}|#[0-9A-F]{6})$/i;

describe('the markup of the drawings', () => {
  it('are well-formed SVG of 800 x 600, in flat colour: no text, no gradients, nothing from elsewhere', () => {
    for (const name of allNames) {
      const svg = svgOf(name);
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
    for (const name of drawnPictures) {
      const svg = svgOf(name);
      const ids = [...svg.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size, name).toBe(ids.length);
      const used = [...svg.querySelectorAll('[clip-path]')].map((element) => element.getAttribute('clip-path'));
      expect(used, name).toEqual(ids.map((id) => `url(#${id})`));
    }
  });

  it('have further views that lie within the drawing, 4:3, nearer than the whole', () => {
    for (const name of drawnPictures) {
      expect(boxOf(svgOf(name)), name).toEqual([0, 0, 800, 600]);
      const boxes = views.slice(1).map((view) => boxOf(svgOf(`${name}${view}`)));
      for (const [x = NaN, y = NaN, width = NaN, height = NaN] of boxes) {
        expect(height / width, name).toBe(0.75);
        expect(
          Math.min(x, y, 800 - x - width, 600 - y - height),
          `${name} at ${x} ${y} ${width}`,
        ).toBeGreaterThanOrEqual(0);
        expect(width, name).toBeLessThanOrEqual(640);
        expect(width, name).toBeGreaterThanOrEqual(160);
      }
      expect(new Set(boxes.map(String)).size, name).toBe(views.length - 1);
    }
  });
});
