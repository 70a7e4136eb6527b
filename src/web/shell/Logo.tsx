import { brand } from '../theme/brand.ts';
import { AllmendLogo } from '../theme/brands/allmend/AllmendLogo.tsx';
import { MurmelLogo } from '../theme/brands/murmel/MurmelLogo.tsx';

/** The brand's name as it is drawn; its colours follow the mode, which a picture from a file could not. */
export const Logo = brand === 'murmel' ? MurmelLogo : AllmendLogo;
