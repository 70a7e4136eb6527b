import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url';

import { brand } from './brand.ts';

/** The file of the texts' face, which the document asks for before the styles have said so. */
export const textFace = brand === 'murmel' ? figtree : instrumentSans;
