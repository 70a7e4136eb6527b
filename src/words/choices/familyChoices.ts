import type { familyParameters } from '#machines/market/parameters/familyParameters.ts';
import type { ChoiceWords } from './choiceWords.ts';

/** The labels of the choices for baby and children's things, clothes and accessories. */
export const familyChoices: ChoiceWords<typeof familyParameters> = {
  pramType: {
    pram: /*i18n*/ { id: 'parameter.pramType.pram', message: 'Pram' },
    combi: /*i18n*/ { id: 'parameter.pramType.combi', message: 'Combination' },
    pushchair: /*i18n*/ { id: 'parameter.pramType.pushchair', message: 'Pushchair' },
    jogger: /*i18n*/ { id: 'parameter.pramType.jogger', message: 'Jogger' },
    twin: /*i18n*/ { id: 'parameter.pramType.twin', message: 'Double' },
    carrier: /*i18n*/ { id: 'parameter.pramType.carrier', message: 'Carrier and sling' },
    trailer: /*i18n*/ { id: 'parameter.pramType.trailer', message: 'Bicycle trailer' },
  },
  seatGroup: {
    baby: /*i18n*/ { id: 'parameter.seatGroup.baby', message: '0 to 13 kg' },
    toddler: /*i18n*/ { id: 'parameter.seatGroup.toddler', message: '9 to 18 kg' },
    child: /*i18n*/ { id: 'parameter.seatGroup.child', message: '15 to 36 kg' },
    bicycle: /*i18n*/ { id: 'parameter.seatGroup.bicycle', message: 'On a bicycle' },
  },
  child: {
    girls: /*i18n*/ { id: 'parameter.child.girls', message: 'Girls' },
    boys: /*i18n*/ { id: 'parameter.child.boys', message: 'Boys' },
    unisex: /*i18n*/ { id: 'parameter.child.unisex', message: 'Girls and boys' },
  },
  wearer: {
    women: /*i18n*/ { id: 'parameter.wearer.women', message: 'Women' },
    men: /*i18n*/ { id: 'parameter.wearer.men', message: 'Men' },
    unisex: /*i18n*/ { id: 'parameter.wearer.unisex', message: 'Women and men' },
    children: /*i18n*/ { id: 'parameter.wearer.children', message: 'Children' },
  },
  garment: {
    top: /*i18n*/ { id: 'parameter.garment.top', message: 'Shirt or blouse' },
    pullover: /*i18n*/ { id: 'parameter.garment.pullover', message: 'Pullover or cardigan' },
    trousers: /*i18n*/ { id: 'parameter.garment.trousers', message: 'Trousers' },
    skirt: /*i18n*/ { id: 'parameter.garment.skirt', message: 'Skirt' },
    dress: /*i18n*/ { id: 'parameter.garment.dress', message: 'Dress' },
    jacket: /*i18n*/ { id: 'parameter.garment.jacket', message: 'Jacket or coat' },
    suit: /*i18n*/ { id: 'parameter.garment.suit', message: 'Suit' },
    sportswear: /*i18n*/ { id: 'parameter.garment.sportswear', message: 'Sportswear' },
    traditional: /*i18n*/ { id: 'parameter.garment.traditional', message: 'Traditional and fancy dress' },
    other: /*i18n*/ { id: 'parameter.garment.other', message: 'Other' },
  },
  bag: {
    handbag: /*i18n*/ { id: 'parameter.bag.handbag', message: 'Handbag' },
    backpack: /*i18n*/ { id: 'parameter.bag.backpack', message: 'Backpack' },
    suitcase: /*i18n*/ { id: 'parameter.bag.suitcase', message: 'Suitcase' },
    travelBag: /*i18n*/ { id: 'parameter.bag.travelBag', message: 'Travel or sports bag' },
    briefcase: /*i18n*/ { id: 'parameter.bag.briefcase', message: 'Briefcase or laptop bag' },
    wallet: /*i18n*/ { id: 'parameter.bag.wallet', message: 'Wallet' },
    other: /*i18n*/ { id: 'parameter.bag.other', message: 'Other' },
  },
  jewellery: {
    watch: /*i18n*/ { id: 'parameter.jewellery.watch', message: 'Watch' },
    ring: /*i18n*/ { id: 'parameter.jewellery.ring', message: 'Ring' },
    necklace: /*i18n*/ { id: 'parameter.jewellery.necklace', message: 'Necklace' },
    bracelet: /*i18n*/ { id: 'parameter.jewellery.bracelet', message: 'Bracelet' },
    earrings: /*i18n*/ { id: 'parameter.jewellery.earrings', message: 'Earrings' },
    brooch: /*i18n*/ { id: 'parameter.jewellery.brooch', message: 'Brooch' },
    other: /*i18n*/ { id: 'parameter.jewellery.other', message: 'Other' },
  },
};
