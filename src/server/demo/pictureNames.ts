import { readdirSync } from 'node:fs';

/** What is drawn, as `kind-{variants}`: `couch-{grey,blue}` are the drawings `couch-grey` and `couch-blue`. */
const kinds = `
  hatchback-{red,blue,white,grey} estate-{black,silver,green} suv-{white,grey,blue} cabrio-{red,yellow} van-{white,blue} camper-{cream,mint} caravan-{white,green}
  motorbike-{black,red,blue} scooter-{mint,red,cream} boat-{white,blue,wood} tractor-{green,red} tyres-{black,alloy}
  house-{cream,brick,grey} block-{mint,sand,blue} livingroom-{sage,clay,plum} kitchen-{white,wood,blue} bathroom-{mint,stone} office-{sand,sky} garage-{grey,green} land-{meadow,hill} chalet-{summer,winter}
  citybike-{black,cream,blue} mountainbike-{red,black,blue} roadbike-{white,blue,black} ebike-{green,white,black} kidsbike-{blue,green,yellow} cargobike-{green,cream} biketrailer-{red,blue}
  snowboard-{blue,red} skiboots-{white,black} racket-{yellow,blue} tent-{green,red} backpack-{blue,green,red} kayak-{red,yellow} paddleboard-{mint,blue} treadmill-{black,grey} dumbbells-{black,mixed} helmet-{white,black} iceskates-{white,black}
  mower-{red,green} drill-{yellow,blue} toolbox-{red,grey} gardentable-{wood,white} grill-{black,red} olivetree-{clay,white} ladder-{alu,wood} firewood-{stack,crate}
  aquarium-{blue,green} dogbasket-{brown,blue} birdcage-{white,brass} hutch-{wood,green} saddle-{brown,black} cattree-{cream,grey}
  couch-{grey,mustard,cream,blue} armchair-{yellow,blue,red} table-{oak,white,walnut} chairs-{wood,black,white} bed-{oak,white,grey} wardrobe-{oak,white,green} shelf-{oak,white,black} dresser-{wood,blue,white}
  floorlamp-{brass,black,white} rug-{red,blue,sand} mirror-{gold,black,wood} fridge-{white,steel,red} washer-{white,grey} coffeemachine-{steel,red,black} cookware-{red,steel,blue} crockery-{white,blue,brown} vacuum-{red,grey}
  bricks-{mixed,blue} trainset-{wood,red} dollhouse-{red,mint} boardgame-{green,red} teddy-{brown,cream} stroller-{green,red,grey} cot-{white,wood} highchair-{wood,white} childseat-{red,black} babyclothes-{mint,yellow}
  bookstack-{warm,cold,mixed} comics-{yellow,red} vinyl-{black,red} discs-{silver,blue} turntable-{wood,black} piano-{black,brown} accordion-{red,black} violin-{wood,dark} drumkit-{red,blue} eguitar-{red,blue,black} amp-{black,cream}
  tickets-{red,blue,yellow} stage-{plum,sky} clock-{wood,gold} vase-{blue,white,green} chest-{wood,blue} painting-{mountain,lake,flowers}
  laptop-{silver,black} desktop-{black,white} monitor-{black,white} printer-{white,black} keyboard-{white,black} console-{white,black} tablet-{silver,black} tv-{black,white} speakers-{wood,black} headphones-{black,white,blue} radio-{red,wood}
  slr-{black,silver} lens-{black,white} tripod-{black,grey} drone-{white,grey} smartphone-{blue,green,red} dialphone-{red,green} smartwatch-{black,silver}
  desk-{wood,white} officechair-{black,grey} folders-{mixed,blue} apron-{white,blue} hardhat-{yellow,white} stethoscope-{mint,sky} movingboxes-{brown,white} paintroller-{blue,red,green} bucket-{blue,yellow} sewingmachine-{black,white} blackboard-{green,black}
  jacket-{red,blue,green} dress-{red,blue,yellow} shoes-{black,white,brown} boots-{brown,black} handbag-{brown,red,black} jumper-{cream,blue,red} wristwatch-{silver,gold} hat-{straw,black} suitcase-{blue,red}
  recorders-{wood,white} alphorn-{wood,alp} trumpet-{brass,silver} cassettes-{black,white} projector-{black,white}
  stamps-{mixed,blue} coins-{gold,silver} modelcar-{red,blue} modeltrain-{green,red} cowbell-{bronze,large} tradingcards-{mixed,blue} gift-{red,blue} umbrella-{red,black} parcel-{brown,white}
`;

const drawings: ReadonlySet<string> = new Set(drawnNames());
const files: ReadonlySet<string> = new Set(fileNames());

/** Whether the demonstration market has a picture of this name: a drawing, a further view of one, or a file. */
export function isPicture(name: string): boolean {
  return files.has(name) || drawings.has(name.replace(/\.[2-5]$/, ''));
}

/** The most pictures that one ad of the demonstration market shows. */
export const mostPictures = 5;

/**
 * The first `count` views of a drawing: the whole of it, then closer looks at its parts. `couch-grey`, `couch-grey.2`…
 * Throws a RangeError beyond five.
 */
export function views(name: string, count: number): readonly string[] {
  if (!Number.isInteger(count) || count < 1 || count > mostPictures) {
    throw new RangeError(`${name}: a drawing has 1 to ${mostPictures} views, not ${count}`);
  }
  return Array.from({ length: count }, (_, index) => (index === 0 ? name : `${name}.${index + 1}`));
}

function drawnNames(): readonly string[] {
  return [...kinds.matchAll(/(\w+)-\{([\w,]+)\}/g)].flatMap(([, kind, variants]) =>
    variants!.split(',').map((variant) => `${kind}-${variant}`),
  );
}

function fileNames(): readonly string[] {
  const files = readdirSync(new URL('pictures/', import.meta.url));
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
}
