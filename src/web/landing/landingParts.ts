// What comes after a landing page (`laterParts.tsx`), all at once.

export { AllBrands, BrandFuels, BrandModels, Brands } from './brand/BrandWays.tsx';
export { CategoryMark } from './category/CategoryMark.tsx';
export { CategoryCantons, Subcategories } from './category/CategoryWays.tsx';
export { RealEstateCantons, RealEstateObjects } from './realEstate/RealEstateWays.tsx';
