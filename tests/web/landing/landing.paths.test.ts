import { describe } from 'vitest';
import { brandPageDriver, categoryPageDriver, realEstateHomeDriver } from '#tests/drivers/landing/landingDriver.ts';
import { realEstateSearchDriver } from '#tests/drivers/landing/realEstateSearchDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the real estate homepage, as its chart says', () => {
  itIsWalked(realEstateHomeDriver);
});
describe('the search form of the real estate homepage, as its chart says', () => {
  itIsWalked(realEstateSearchDriver);
});
describe('the page of a car brand, as its chart says', () => {
  itIsWalked(brandPageDriver);
});
describe('the landing page of a category, as its chart says', () => {
  itIsWalked(categoryPageDriver);
});
