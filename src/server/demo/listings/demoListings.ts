import type { DemoListings } from '../listingScript.ts';
import { animalListings } from './animals.ts';
import { antiqueListings } from './antiques.ts';
import { babyListings } from './baby.ts';
import { bicycleListings } from './bicycles.ts';
import { bookListings } from './books.ts';
import { carListings } from './cars.ts';
import { clothesListings } from './clothes.ts';
import { collectibleListings } from './collectibles.ts';
import { computerListings } from './computers.ts';
import { filmListings } from './films.ts';
import { furnitureListings } from './furniture.ts';
import { gardenListings } from './garden.ts';
import { homeListings } from './homes.ts';
import { householdListings } from './household.ts';
import { jobListings } from './jobs.ts';
import { musicListings } from './music.ts';
import { officeListings } from './office.ts';
import { otherListings } from './other.ts';
import { otherVehicleListings } from './otherVehicles.ts';
import { phoneListings } from './phones.ts';
import { photoListings } from './photo.ts';
import { serviceListings } from './services.ts';
import { sportListings } from './sport.ts';
import { ticketListings } from './tickets.ts';
import { toyListings } from './toys.ts';
import { tvAndAudioListings } from './tvAndAudio.ts';

/** The listings by area. The area's name is part of its listings' external ids and must not change. */
export const demoListings: { readonly [area: string]: DemoListings } = {
  animals: animalListings,
  antiques: antiqueListings,
  baby: babyListings,
  bicycles: bicycleListings,
  books: bookListings,
  cars: carListings,
  clothes: clothesListings,
  collectibles: collectibleListings,
  computers: computerListings,
  films: filmListings,
  furniture: furnitureListings,
  garden: gardenListings,
  homes: homeListings,
  household: householdListings,
  jobs: jobListings,
  music: musicListings,
  office: officeListings,
  other: otherListings,
  otherVehicles: otherVehicleListings,
  phones: phoneListings,
  photo: photoListings,
  services: serviceListings,
  sport: sportListings,
  tickets: ticketListings,
  toys: toyListings,
  tvAndAudio: tvAndAudioListings,
};
