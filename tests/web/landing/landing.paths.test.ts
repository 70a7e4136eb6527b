import { describe } from 'vitest';
import { brandPageDriver, categoryPageDriver, realEstateHomeDriver } from '#tests/drivers/landing/landingDriver.ts';
import { realEstateSearchDriver } from '#tests/drivers/landing/realEstateSearchDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the home of real estate, as its chart says', () => {
  itIsWalked(realEstateHomeDriver);
});
describe('what one looks for there, as its chart says', () => {
  itIsWalked(realEstateSearchDriver);
});
describe('the page of a car brand, as its chart says', () => {
  itIsWalked(brandPageDriver);
});
describe('the landing page of a category, as its chart says', () => {
  itIsWalked(categoryPageDriver);
});
