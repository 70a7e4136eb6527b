/// <reference path="../../languages/globals.d.ts" />

import { AllmendLogo } from '../../theme/brands/allmend/AllmendLogo.tsx';
import { MurmelLogo } from '../../theme/brands/murmel/MurmelLogo.tsx';

/**
 * The brand's logo as inline SVG: its colours follow the mode, which those of a file could not. The build constant
 * removes the other brand's drawing from the bundle.
 */
export const Logo = __BRAND__ === 'murmel' ? MurmelLogo : AllmendLogo;
