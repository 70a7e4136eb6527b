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
  stroller-{green,red,grey} cot-{white,wood} highchair-{wood,white} childseat-{red,black} babyclothes-{mint,yellow}
  bookstack-{warm,cold,mixed} comics-{yellow,red} vinyl-{black,red} discs-{silver,blue} cassettes-{black,white}
  turntable-{wood,black} piano-{black,brown} accordion-{red,black} violin-{wood,dark} eguitar-{red,blue,black}
  recorders-{wood,white} alphorn-{wood,alp} trumpet-{brass,silver} drumkit-{red,blue} amp-{black,cream}
  tickets-{red,blue,yellow} stage-{plum,sky}
  clock-{wood,gold} vase-{blue,white,green} chest-{wood,blue} painting-{mountain,lake,flowers}
  laptop-{silver,black} desktop-{black,white} monitor-{black,white} printer-{white,black} keyboard-{white,black}
  console-{white,black} tablet-{silver,black} tv-{black,white} projector-{black,white} speakers-{wood,black}
  headphones-{black,white,blue} radio-{red,wood} slr-{black,silver} lens-{black,white} tripod-{black,grey}
  drone-{white,grey} smartphone-{blue,green,red} dialphone-{red,green} smartwatch-{black,silver}
  desk-{wood,white} officechair-{black,grey} folders-{mixed,blue} apron-{white,blue} hardhat-{yellow,white}
  stethoscope-{mint,sky} movingboxes-{brown,white} paintroller-{blue,red,green} bucket-{blue,yellow}
  sewingmachine-{black,white} blackboard-{green,black}
  jacket-{red,blue,green} dress-{red,blue,yellow} shoes-{black,white,brown} boots-{brown,black}
  handbag-{brown,red,black} jumper-{cream,blue,red} wristwatch-{silver,gold} hat-{straw,black} suitcase-{blue,red}
  umbrella-{red,black}
  stamps-{mixed,blue} coins-{gold,silver} modelcar-{red,blue} modeltrain-{green,red} cowbell-{bronze,large}
  tradingcards-{mixed,blue} gift-{red,blue} parcel-{brown,white}`;

export const poolNames: readonly string[] = [...pool.matchAll(/([a-z]+)-\{([a-z,]+)\}/g)].flatMap(
  ([, kind = '', variants = '']) => variants.split(',').map((variant) => `${kind}-${variant}`),
);
