/// <reference path="../../languages/globals.d.ts" />

import { AllmendLogo } from '../../theme/brands/allmend/AllmendLogo.tsx';
import { MurmelLogo } from '../../theme/brands/murmel/MurmelLogo.tsx';

/**
 * The brand's name as it is drawn; its colours follow the mode, which a picture from a file could not. Asked by the build's
 * own word, the other brand's drawing is not in the bundle.
 */
export const Logo = __BRAND__ === 'murmel' ? MurmelLogo : AllmendLogo;
