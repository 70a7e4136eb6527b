import { category } from '../category.ts';

export const baby = category(
  6200,
  { de: 'Baby und Kind', fr: 'Bébé et enfant', it: 'Bebè e bambino', en: 'Baby and child' },
  [
    category(6210, { de: 'Kinderwagen', fr: 'Poussettes', it: 'Passeggini', en: 'Prams and pushchairs' }),
    category(6220, { de: 'Babykleider', fr: 'Vêtements bébé', it: 'Vestiti per bebè', en: 'Baby clothes' }),
    category(6230, { de: 'Kinderzimmer', fr: "Chambre d'enfant", it: 'Camera dei bambini', en: "Children's room" }),
    category(6240, { de: 'Kindersitze', fr: 'Sièges enfant', it: 'Seggiolini', en: 'Child seats' }),
    category(6250, {
      de: 'Pflege und Ernährung',
      fr: 'Soins et alimentation',
      it: 'Cura e alimentazione',
      en: 'Care and feeding',
    }),
    category(6300, {
      de: 'Kinderkleider und Schuhe',
      fr: 'Vêtements et chaussures enfant',
      it: 'Vestiti e scarpe per bambini',
      en: "Children's clothes and shoes",
    }),
  ],
);

export const clothes = category(
  6600,
  {
    de: 'Kleider und Accessoires',
    fr: 'Vêtements et accessoires',
    it: 'Abbigliamento e accessori',
    en: 'Clothes and accessories',
  },
  [
    category(6610, { de: 'Damenkleider', fr: 'Vêtements femme', it: 'Abbigliamento donna', en: "Women's clothes" }),
    category(6620, { de: 'Herrenkleider', fr: 'Vêtements homme', it: 'Abbigliamento uomo', en: "Men's clothes" }),
    category(6630, { de: 'Schuhe', fr: 'Chaussures', it: 'Scarpe', en: 'Shoes' }),
    category(6640, { de: 'Taschen', fr: 'Sacs', it: 'Borse', en: 'Bags' }),
    category(6650, {
      de: 'Schmuck und Uhren',
      fr: 'Bijoux et montres',
      it: 'Gioielli e orologi',
      en: 'Jewellery and watches',
    }),
  ],
);

export const animals = category(8000, { de: 'Tiere', fr: 'Animaux', it: 'Animali', en: 'Animals' }, [
  category(8020, { de: 'Hunde', fr: 'Chiens', it: 'Cani', en: 'Dogs' }),
  category(8030, { de: 'Katzen', fr: 'Chats', it: 'Gatti', en: 'Cats' }),
  category(8040, { de: 'Pferde', fr: 'Chevaux', it: 'Cavalli', en: 'Horses' }),
  category(8050, {
    de: 'Kleintiere und Vögel',
    fr: 'Petits animaux et oiseaux',
    it: 'Piccoli animali e uccelli',
    en: 'Small pets and birds',
  }),
  category(8060, {
    de: 'Fische und Reptilien',
    fr: 'Poissons et reptiles',
    it: 'Pesci e rettili',
    en: 'Fish and reptiles',
  }),
  category(8070, { de: 'Nutztiere', fr: 'Animaux de ferme', it: "Animali d'allevamento", en: 'Farm animals' }),
  category(9080, {
    de: 'Tierzubehör',
    fr: 'Accessoires pour animaux',
    it: 'Accessori per animali',
    en: 'Pet supplies',
  }),
]);
