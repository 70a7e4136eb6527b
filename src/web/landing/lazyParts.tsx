import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The links of a landing page, with their icons. */
export const landingParts = chunk(() => import('./landingParts.ts'));

export const LazyAllBrands = lazyView(landingParts, ({ AllBrands }) => AllBrands);
export const LazyBrandFuels = lazyView(landingParts, ({ BrandFuels }) => BrandFuels);
export const LazyBrandModels = lazyView(landingParts, ({ BrandModels }) => BrandModels);
export const LazyBrands = lazyView(landingParts, ({ Brands }) => Brands);
export const LazyCategoryCantons = lazyView(landingParts, ({ CategoryCantons }) => CategoryCantons);
export const LazyCategoryMark = lazyView(landingParts, ({ CategoryMark }) => CategoryMark);
export const LazyRealEstateCantons = lazyView(landingParts, ({ RealEstateCantons }) => RealEstateCantons);
export const LazyRealEstateObjects = lazyView(landingParts, ({ RealEstateObjects }) => RealEstateObjects);
export const LazySubcategories = lazyView(landingParts, ({ Subcategories }) => Subcategories);
