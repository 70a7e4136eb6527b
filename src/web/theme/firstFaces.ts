import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

import { brand } from './brand.ts';

/** The font files of the first view, which the document preloads before the styles request them. */
export const firstFaces = brand === 'murmel' ? [figtree, bricolageGrotesque] : [instrumentSans];
