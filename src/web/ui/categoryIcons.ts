import type { LucideIcon } from 'lucide-react';
import Amphora from 'lucide-react/icons/amphora';
import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import Camera from 'lucide-react/icons/camera';
import Car from 'lucide-react/icons/car';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Gem from 'lucide-react/icons/gem';
import Handshake from 'lucide-react/icons/handshake';
import House from 'lucide-react/icons/house';
import LampDesk from 'lucide-react/icons/lamp-desk';
import Laptop from 'lucide-react/icons/laptop';
import Music from 'lucide-react/icons/eighth-notes';
import PawPrint from 'lucide-react/icons/paw-print';
import Shapes from 'lucide-react/icons/shapes';
import Shirt from 'lucide-react/icons/shirt';
import Smartphone from 'lucide-react/icons/smartphone';
import Sofa from 'lucide-react/icons/sofa';
import Sprout from 'lucide-react/icons/sprout';
import Ticket from 'lucide-react/icons/ticket';
import ToyBrick from 'lucide-react/icons/toy-brick';
import Tv from 'lucide-react/icons/tv';

const icons: Readonly<Record<number, LucideIcon>> = {
  1000: House,
  2000: Car,
  3000: Sofa,
  3200: Sprout,
  3400: ToyBrick,
  4000: Bike,
  4200: BookOpen,
  4300: Music,
  4400: Clapperboard,
  4600: Ticket,
  4800: Amphora,
  5000: Laptop,
  5400: Tv,
  5600: Camera,
  5800: Smartphone,
  6200: Baby,
  6400: Briefcase,
  6500: Handshake,
  6600: Shirt,
  6800: LampDesk,
  7000: Shapes,
  7200: Gem,
  8000: PawPrint,
};

/** The icon of a top-level category; the default is that of "other". */
export function categoryIcon(id: number): LucideIcon {
  return icons[id] ?? Shapes;
}
