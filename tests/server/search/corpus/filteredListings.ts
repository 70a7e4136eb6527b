import { ana, bike, noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { minute } from '#machines/market/units.ts';
import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

const thing: ListingContent = { ...bike, images: [], parameters: {} };
const place = (postcode: string, locality: string, region: number) => {
  return { country: 'CH' as const, postcode, locality, region };
};

const car: ListingContent = { ...thing, category: 2020, title: 'Familienwagen' };
const home: ListingContent = { ...thing, category: 1020, title: 'Helle Wohnung' };

/** A few ads that differ in the values of filters, by their ids. */
export const filteredListings: Readonly<Record<string, ListingContent>> = {
  golfgolfgolf: {
    ...car,
    parameters: { brand: 'volkswagen', model: 'Golf', vehicleType: 'estate', colour: 'red', mileage: 80_000, registrationYear: 2018, fuel: 'petrol', gearbox: 'manual', doors: 5, horsepower: 110 }, // prettier-ignore
    place: place('3098', 'Köniz', 4),
  },
  audiaudiaudi: {
    ...car,
    parameters: { brand: 'audi', model: 'A4', vehicleType: 'saloon', colour: 'black', mileage: 150_000, registrationYear: 2012, fuel: 'diesel', gearbox: 'automatic', doors: 4, horsepower: 190 }, // prettier-ignore
    place: place('8001', 'Zürich', 23),
  },
  rentrentrent: { ...home, parameters: { transaction: 'rent', surface: 80, rooms: 3.5 } },
  buysbuysbuys: {
    ...home,
    parameters: { transaction: 'buy', surface: 140, rooms: 5.5 },
    place: place('1700', 'Fribourg', 5),
  },
  bikebikebike: {
    ...thing,
    category: 4020,
    title: 'Rotes Velo für Damen',
    parameters: { condition: 'used', make: 'Cube', size: 'M', colour: 'red' },
  },
  wantedwanted: {
    ...thing,
    category: 4020,
    title: 'Velo gesucht',
    kind: 'wanted',
    price: { kind: 'free' },
    parameters: {},
  },
};

/** Opens a market with the filtered ads; those for cars are a company's. */
export async function openFilteredMarket(): Promise<TestApp> {
  let now = noon;
  const test = await openTestApp(() => now, { requestsPerMinute: 1_000_000 });
  await test.seller(ana, 'Ana Rossi');
  await test.seller('garage', 'Garage Kunz', 'company');
  for (const [id, content] of Object.entries(filteredListings)) {
    now += minute;
    await test.publishes(content.category === 2020 ? 'garage' : ana, id, content);
  }
  return test;
}
