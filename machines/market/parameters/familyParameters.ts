import { choice, keyed } from './parameterKinds.ts';

/** The search parameters of things for babies and children, clothes and accessories. */
export const familyParameters = keyed({
  pramType: choice('pram', ['pram', 'combi', 'pushchair', 'jogger', 'twin', 'carrier', 'trailer']),
  seatGroup: choice('seat', ['baby', 'toddler', 'child', 'bicycle']),
  child: choice('child', ['girls', 'boys', 'unisex']),
  wearer: choice('wearer', ['women', 'men', 'unisex', 'children']),
  garment: choice('garment', [
    'top',
    'pullover',
    'trousers',
    'skirt',
    'dress',
    'jacket',
    'suit',
    'sportswear',
    'traditional',
    'other',
  ]),
  bag: choice('bag', ['handbag', 'backpack', 'suitcase', 'travelBag', 'briefcase', 'wallet', 'other']),
  jewellery: choice('jewellery', ['watch', 'ring', 'necklace', 'bracelet', 'earrings', 'brooch', 'other']),
});
