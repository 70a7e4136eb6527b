/** The names that ads were written with, and that journals hold since: `kind-{variant,variant}`. */
const pool = `
  hatchback-{red,blue,white,grey} estate-{black,silver,green} suv-{white,grey,blue} cabrio-{red,yellow} van-{white,blue}
  camper-{cream,mint} caravan-{white,green} motorbike-{black,red,blue} scooter-{mint,red,cream} boat-{white,blue,wood}
  tractor-{green,red} tyres-{black,alloy}
  house-{cream,brick,grey} block-{mint,sand,blue} livingroom-{sage,clay,plum} kitchen-{white,wood,blue}
  bathroom-{mint,stone} office-{sand,sky} garage-{grey,green} land-{meadow,hill} chalet-{summer,winter}
  citybike-{black,cream,blue} mountainbike-{red,black,blue} roadbike-{white,blue,black} ebike-{green,white,black}
  kidsbike-{blue,green,yellow} cargobike-{green,cream} biketrailer-{red,blue}
  snowboard-{blue,red} skiboots-{white,black} racket-{yellow,blue} tent-{green,red} backpack-{blue,green,red}
  kayak-{red,yellow} paddleboard-{mint,blue} treadmill-{black,grey} dumbbells-{black,mixed} helmet-{white,black}
  iceskates-{white,black}
  mower-{red,green} drill-{yellow,blue} toolbox-{red,grey} gardentable-{wood,white} grill-{black,red}
  olivetree-{clay,white} ladder-{alu,wood} firewood-{stack,crate}
  aquarium-{blue,green} dogbasket-{brown,blue} birdcage-{white,brass} hutch-{wood,green} saddle-{brown,black}
  cattree-{cream,grey}
  couch-{grey,mustard,cream,blue} armchair-{yellow,blue,red} table-{oak,white,walnut} chairs-{wood,black,white}
  bed-{oak,white,grey} wardrobe-{oak,white,green} shelf-{oak,white,black} dresser-{wood,blue,white}
  floorlamp-{brass,black,white} rug-{red,blue,sand} mirror-{gold,black,wood}
  fridge-{white,steel,red} washer-{white,grey} coffeemachine-{steel,red,black} cookware-{red,steel,blue}
  crockery-{white,blue,brown} vacuum-{red,grey}
  bricks-{mixed,blue} trainset-{wood,red} dollhouse-{red,mint} boardgame-{green,red} teddy-{brown,cream}
  stroller-{green,red,grey} cot-{white,wood} highchair-{wood,white} childseat-{red,black} babyclothes-{mint,yellow}`;

export const poolNames: readonly string[] = [...pool.matchAll(/([a-z]+)-\{([a-z,]+)\}/g)].flatMap(
  ([, kind = '', variants = '']) => variants.split(',').map((variant) => `${kind}-${variant}`),
);
