// The parts that load after a landing page (`lazyParts.tsx`), in one chunk.

export { AllBrands, BrandFuels, BrandModels, Brands } from './brand/BrandWays.tsx';
export { CategoryMark } from './category/CategoryMark.tsx';
export { CategoryCantons, Subcategories } from './category/CategoryWays.tsx';
export { RealEstateCantons, RealEstateObjects } from './realEstate/RealEstateWays.tsx';
