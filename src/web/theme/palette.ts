import type { vars } from './contract.css.ts';

/** The colours of one brand in one mode, light or dark. */
export type Palette = Readonly<Record<keyof typeof vars.color, string>>;
