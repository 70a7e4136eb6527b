import { globalFontFace } from '@vanilla-extract/css';

import { brand } from './brand.ts';

// A brand build ships only its own fonts; the texts need no letter outside the latin subset.
const files = '@fontsource-variable';

/** The adjustment of the local fallback font to the metrics of ours, so that nothing shifts when ours loads. */
interface Fallback {
  /** The range of font weights for which this fallback is used. */
  readonly weight: string;
  readonly local: 'regular' | 'bold';
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
}

const locals = {
  regular: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Bold')",
};

/** Declares a font face and its fallbacks, and returns the font stack. */
function face(name: string, file: string, weight: string, fallbacks: readonly Fallback[]) {
  globalFontFace(name, {
    src: `url('${files}/${file}') format('woff2')`,
    fontWeight: weight,
    // The font is used at the first paint (the document preloads it) or only from the next page on, so that nothing
    // shifts.
    fontDisplay: 'optional',
  });
  for (const fallback of fallbacks) {
    globalFontFace(`${name} Fallback`, {
      src: locals[fallback.local],
      fontWeight: fallback.weight,
      sizeAdjust: fallback.sizeAdjust,
      ascentOverride: fallback.ascent,
      descentOverride: fallback.descent,
      lineGapOverride: '0%',
    });
  }
  return `'${name}', '${name} Fallback', sans-serif`;
}

// Measured: the width of a paragraph in four languages set in our font, divided by its width in Arial (Liberation Sans
// has the same widths). Ascent and descent are the font's own (hhea), divided by that ratio.
function instrumentSans() {
  // The font file without the width axis, which would double its size; no text is set condensed.
  return face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700', [
    { weight: '400 599', local: 'regular', sizeAdjust: '100.78%', ascent: '96.25%', descent: '24.81%' },
    { weight: '600 700', local: 'bold', sizeAdjust: '96.58%', ascent: '100.44%', descent: '25.89%' },
  ]);
}

function figtree() {
  return face('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2', '300 900', [
    { weight: '400 599', local: 'regular', sizeAdjust: '99.29%', ascent: '95.68%', descent: '25.18%' },
    { weight: '600 700', local: 'bold', sizeAdjust: '94.36%', ascent: '100.68%', descent: '26.49%' },
  ]);
}

function bricolageGrotesque() {
  return face(
    'Bricolage Grotesque',
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '200 800',
    [{ weight: '600 800', local: 'bold', sizeAdjust: '100.91%', ascent: '92.16%', descent: '26.76%' }],
  );
}

function allmendFaces() {
  const sans = instrumentSans();
  return { text: sans, display: sans };
}

function murmelFaces() {
  return { text: figtree(), display: bricolageGrotesque() };
}

/** The brand's font stacks. */
export const faces = brand === 'murmel' ? murmelFaces() : allmendFaces();
