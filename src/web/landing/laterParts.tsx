import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** The links of a landing page, with their icons. */
export const landingParts = chunk(() => import('./landingParts.ts'));

export const LaterAllBrands = laterView(landingParts, ({ AllBrands }) => AllBrands);
export const LaterBrandFuels = laterView(landingParts, ({ BrandFuels }) => BrandFuels);
export const LaterBrandModels = laterView(landingParts, ({ BrandModels }) => BrandModels);
export const LaterBrands = laterView(landingParts, ({ Brands }) => Brands);
export const LaterCategoryCantons = laterView(landingParts, ({ CategoryCantons }) => CategoryCantons);
export const LaterCategoryMark = laterView(landingParts, ({ CategoryMark }) => CategoryMark);
export const LaterRealEstateCantons = laterView(landingParts, ({ RealEstateCantons }) => RealEstateCantons);
export const LaterRealEstateObjects = laterView(landingParts, ({ RealEstateObjects }) => RealEstateObjects);
export const LaterSubcategories = laterView(landingParts, ({ Subcategories }) => Subcategories);
