import type { Kinds } from '../kind.ts';
import { bicycles } from './bicycles.ts';
import { boats } from './boats.ts';
import { cars } from './cars.ts';
import { helmets } from './helmets.ts';
import { motorbikes } from './motorbikes.ts';
import { specialBicycles } from './specialBicycles.ts';
import { tractors } from './tractors.ts';
import { vans } from './vans.ts';

/** What drives, rides and floats. */
export const vehicles = {
  ...cars,
  ...vans,
  ...motorbikes,
  ...helmets,
  ...boats,
  ...tractors,
  ...bicycles,
  ...specialBicycles,
} satisfies Kinds;
