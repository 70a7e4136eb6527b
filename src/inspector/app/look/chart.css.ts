import { globalStyle, style } from '@vanilla-extract/css';
import { rulesOf } from '../../drawing/theme.ts';
import { vars } from './vars.css.ts';

/** The `svg` of a drawing. Its shapes have the rules of pictures, with the colours of the inspector. */
export const chart = style({ display: 'block', userSelect: 'none' });

for (const rule of rulesOf(vars.color).split('\n')) {
  const [selectors, declarations] = rule.slice(0, -1).split('{') as [string, string];
  const properties = declarations.split(';').map((declaration) => {
    const [name, value] = declaration.split(/:(.*)/s) as [string, string];
    return [name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value];
  });
  const scoped = selectors.split(',').map((selector) => `${chart} ${selector}`);
  globalStyle(scoped.join(', '), Object.fromEntries(properties) as Record<string, string>);
}

globalStyle(`${chart} :where([data-state], [data-event])`, { cursor: 'pointer' });
globalStyle(`${chart} [role="treeitem"]`, { fill: 'none', pointerEvents: 'none', outline: 'none' });
globalStyle(`${chart} [role="treeitem"]:focus-visible > rect`, { stroke: vars.color.focus, strokeWidth: 3.5 });
globalStyle(
  `${chart} [data-selected="true"] > g > rect:first-of-type, ${chart} [data-selected="true"] > g > circle:first-of-type`,
  { stroke: vars.color.focus, strokeWidth: 2.5 },
);
globalStyle(`${chart} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });
