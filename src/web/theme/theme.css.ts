import { assignVars, globalStyle } from '@vanilla-extract/css';

import { brand } from './brand.ts';
import { vars } from './contract.css.ts';
import { faces } from './faces.css.ts';
import { palette } from './palettes.ts';
import { from } from './scale.ts';

const radii = {
  allmend: { s: '4px', m: '6px', l: '10px', control: '8px', field: '8px', badge: '4px' },
  murmel: { s: '8px', m: '18px', l: '26px', control: '999px', field: '14px', badge: '999px' },
};

const displays = {
  allmend: { displayWeight: '600', displayTracking: '-.028em' },
  murmel: { displayWeight: '700', displayTracking: '-.02em' },
};

const knob = '0 1px 2px rgb(12 20 16 / .08), 0 2px 8px rgb(12 20 16 / .06)';
const floating = '0 8px 28px rgb(12 20 16 / .16), 0 2px 6px rgb(12 20 16 / .08)';

const light = {
  colorScheme: 'light',
  vars: {
    ...assignVars(vars.color, palette.light),
    ...assignVars(vars.band, {
      edge: knob,
      go: vars.color.inverse,
      onGo: vars.color.onInverse,
      pill: `color-mix(in srgb, ${vars.color.surfaceRaised} 46%, transparent)`,
      pillHover: `color-mix(in srgb, ${vars.color.surfaceRaised} 70%, transparent)`,
    }),
    ...assignVars(vars.picture, { brightness: '1' }),
  },
} as const;

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.color, palette.dark),
    ...assignVars(vars.band, {
      edge: `inset 0 0 0 1.5px ${vars.color.borderStrong}`,
      go: vars.color.accent,
      onGo: vars.color.onAccent,
      // In dark mode the search band itself has the raised colour, so its links use the soft accent.
      pill: vars.color.accentSoft,
      pillHover: `color-mix(in srgb, ${vars.color.accentSoft} 88%, ${vars.color.text})`,
    }),
    ...assignVars(vars.picture, { brightness: '.9' }),
    // Shadows are invisible in dark mode, so a line delimits floating layers.
    ...assignVars(vars.shadow, { knob, floating: `0 0 0 1px ${vars.color.border}, ${floating}` }),
  },
} as const;

globalStyle(':root', {
  ...light,
  vars: {
    ...light.vars,
    ...assignVars(vars.radius, radii[brand]),
    ...assignVars(vars.font, { ...faces, ...displays[brand] }),
    ...assignVars(vars.shadow, { knob, floating }),
    ...assignVars(vars.grid, { margin: '16px', gutter: '12px' }),
  },
  '@media': {
    [from.phablet]: { vars: assignVars(vars.grid, { margin: '20px', gutter: '16px' }) },
    [from.tablet]: { vars: assignVars(vars.grid, { margin: '24px', gutter: '20px' }) },
    [from.laptop]: { vars: assignVars(vars.grid, { margin: '32px', gutter: '24px' }) },
  },
});

// The system decides until a visitor chooses: the server then writes the choice into `data-mode`. Print is always
// light.
globalStyle(":root:not([data-mode='light'])", { '@media': { 'screen and (prefers-color-scheme: dark)': dark } });
globalStyle(":root[data-mode='dark']", { '@media': { screen: dark } });
