import type { DemoAds } from '../demoAd.ts';
import { animalAds } from './animals.ts';
import { antiqueAds } from './antiques.ts';
import { babyAds } from './baby.ts';
import { bicycleAds } from './bicycles.ts';
import { bookAds } from './books.ts';
import { carAds } from './cars.ts';
import { clothesAds } from './clothes.ts';
import { collectibleAds } from './collectibles.ts';
import { computerAds } from './computers.ts';
import { filmAds } from './films.ts';
import { furnitureAds } from './furniture.ts';
import { gardenAds } from './garden.ts';
import { homeAds } from './homes.ts';
import { householdAds } from './household.ts';
import { jobAds } from './jobs.ts';
import { musicAds } from './music.ts';
import { officeAds } from './office.ts';
import { otherAds } from './other.ts';
import { otherVehicleAds } from './otherVehicles.ts';
import { phoneAds } from './phones.ts';
import { photoAds } from './photo.ts';
import { serviceAds } from './services.ts';
import { sportAds } from './sport.ts';
import { ticketAds } from './tickets.ts';
import { toyAds } from './toys.ts';
import { tvAndAudioAds } from './tvAndAudio.ts';

/** The listings by area. The area's name is part of its listings' external ids and must not change. */
export const demoAds: { readonly [area: string]: DemoAds } = {
  animals: animalAds,
  antiques: antiqueAds,
  baby: babyAds,
  bicycles: bicycleAds,
  books: bookAds,
  cars: carAds,
  clothes: clothesAds,
  collectibles: collectibleAds,
  computers: computerAds,
  films: filmAds,
  furniture: furnitureAds,
  garden: gardenAds,
  homes: homeAds,
  household: householdAds,
  jobs: jobAds,
  music: musicAds,
  office: officeAds,
  other: otherAds,
  otherVehicles: otherVehicleAds,
  phones: phoneAds,
  photo: photoAds,
  services: serviceAds,
  sport: sportAds,
  tickets: ticketAds,
  toys: toyAds,
  tvAndAudio: tvAndAudioAds,
};
