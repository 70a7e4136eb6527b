// What comes after a landing page (`laterParts.tsx`), all at once.

export { AllBrands, BrandFuels, BrandModels, Brands } from './BrandWays.tsx';
export { CategoryMark } from './CategoryMark.tsx';
export { CategoryCantons, Subcategories } from './CategoryWays.tsx';
export { RealEstateCantons, RealEstateObjects } from './RealEstateWays.tsx';
