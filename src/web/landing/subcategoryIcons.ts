import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Bike from 'lucide-react/icons/bike';
import Building2 from 'lucide-react/icons/building-complex';
import Caravan from 'lucide-react/icons/caravan';
import Car from 'lucide-react/icons/car';
import Cog from 'lucide-react/icons/cog';
import House from 'lucide-react/icons/house';
import LandPlot from 'lucide-react/icons/land-plot';
import Motorbike from 'lucide-react/icons/motorbike';
import PawPrint from 'lucide-react/icons/paw-print';
import Sailboat from 'lucide-react/icons/sailboat';
import Shapes from 'lucide-react/icons/shapes';
import Shirt from 'lucide-react/icons/shirt';
import Snowflake from 'lucide-react/icons/snowflake';
import SquareParking from 'lucide-react/icons/square-letter-p';
import Store from 'lucide-react/icons/store';
import Tent from 'lucide-react/icons/tent';
import TentTree from 'lucide-react/icons/tent-tree';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';

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

/** The icon of a subcategory, if it has one. */
export function subcategoryIcon(id: number): LucideIcon | undefined {
  return icons[id];
}
