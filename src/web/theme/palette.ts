import type { vars } from './contract.css.ts';

/** One brand's colours in one mode. */
export type Palette = Readonly<Record<keyof typeof vars.color, string>>;
