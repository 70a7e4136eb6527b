import { cookieNames } from '../http/cookies.ts';
import type { Config } from '../config.ts';
import type { InspectorFiles } from './inspectorFiles.ts';

/**
 * The inspector's own document, for a window, a tab or the panel of a page. It has no inline script or style, as all
 * documents of the market.
 */
export function inspectorDocument({ scripts, styles }: InspectorFiles, { brand }: Pick<Config, 'brand'>): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="csrf-cookie" content="${cookieNames(brand).csrf}">`,
    '<title>Inspector</title>',
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '</head>',
    '<body>',
    '<div id="inspector"></div>',
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
    '</body>',
    '</html>',
  ].join('\n');
}
