import type { PageDescriptor } from '../../page/pageDescriptor.ts';
import { landingParts } from '../laterParts.tsx';

export const page = {
  routes: ['realEstate'],
  file: 'src/web/landing/realEstate/RealEstatePage.tsx',
  load: () => import('./RealEstatePage.tsx'),
  parts: landingParts,
} satisfies PageDescriptor;
