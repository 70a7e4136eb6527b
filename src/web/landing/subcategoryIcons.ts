import {
  BedDouble,
  Bike,
  Building2,
  Caravan,
  Car,
  Cog,
  House,
  LandPlot,
  type LucideIcon,
  Motorbike,
  PawPrint,
  Sailboat,
  Shapes,
  Shirt,
  Snowflake,
  SquareParking,
  Store,
  Tent,
  TentTree,
  Truck,
  Wrench,
} from 'lucide-react';

/** The kinds of real estate and of vehicles, and the subcategories that have an icon by the documents (CATEGORY-7). */
const icons: Readonly<Record<number, LucideIcon>> = {
  1020: Building2,
  1030: BedDouble,
  1040: House,
  1050: TentTree,
  1060: Store,
  1080: LandPlot,
  1090: SquareParking,
  2020: Car,
  2030: Wrench,
  2040: Motorbike,
  2050: Truck,
  2060: Sailboat,
  2080: Cog,
  2110: Caravan,
  4020: Bike,
  4120: Snowflake,
  4160: Tent,
  6300: Shirt,
  7020: Shapes,
  9080: PawPrint,
};

/** The icon of a subcategory, if it has one of its own. */
export function subcategoryIcon(id: number): LucideIcon | undefined {
  return icons[id];
}
