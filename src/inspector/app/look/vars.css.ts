import { assignVars, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { themes } from '../../drawing/theme.ts';

const colors = {
  ground: null,
  sunken: null,
  raised: null,
  text: null,
  muted: null,
  line: null,
  faint: null,
  accent: null,
  accentFill: null,
  onAccent: null,
  accentSoft: null,
  danger: null,
  dangerSoft: null,
  warning: null,
  warningSoft: null,
  focus: null,
  dots: null,
};

/** The colours of the inspector: those of its drawings, and a few more. */
export const vars = createThemeContract({ color: colors });

const light = { color: { ...themes.light, dangerSoft: '#fbe6e4', focus: '#0b57d0', dots: '#d3dbd5' } };
const dark = { color: { ...themes.dark, dangerSoft: '#431512', focus: '#a8c7fa', dots: '#232c27' } };

/** The root of the inspector. Its attribute `data-theme` is `system`, `light` or `dark`. */
export const root = style({
  vars: assignVars(vars, light),
  colorScheme: 'light',
  selectors: { '&[data-theme="dark"]': { vars: assignVars(vars, dark), colorScheme: 'dark' } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { '&[data-theme="system"]': { vars: assignVars(vars, dark), colorScheme: 'dark' } },
    },
  },
});

/** The fonts: texts, and names of code. */
export const fonts = {
  text: "'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif",
  code: "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** From these widths on there is room for two columns, and for all three. */
export const wide = { two: '(min-width: 760px)', three: '(min-width: 1100px)' } as const;

globalStyle(`${root} *, ${root} ::before, ${root} ::after`, { boxSizing: 'border-box' });
globalStyle(`${root} :where(h1, h2, h3, p, ul, ol, dl, dd, figure, pre)`, { margin: 0, padding: 0 });
globalStyle(`${root} :where(ul, ol)`, { listStyle: 'none' });
globalStyle(`${root} :where(button, input, select, textarea)`, { font: 'inherit', color: 'inherit' });
globalStyle(`${root} :focus-visible`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 });
globalStyle(`${root} :where(button, input, select, textarea, dialog)`, {
  '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: -1 } },
});
globalStyle(`${root} *, ${root} ::before, ${root} ::after`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' } },
});
