import type { DemoListings } from '../listingScript.ts';
import { days, hours } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { edit, repriceTo, reserve, sell } from '../script/steps.ts';

const appliances = 3070;
const kitchen = 3080;
const textiles = 3090;

export const householdListings: DemoListings = {
  'raclette-oven': {
    seller: 'karin',
    category: appliances,
    title: 'Racletteofen für 8 Personen, alle Pfännli da',
    text: `
      Racletteofen 8 Pers., 8 Pfännli, 8 Holzschäufeli, heisser Stein. Alles geputzt. Wir haben einen kleineren.
      Abholung oder Versand 11.50.`,
    price: 35,
    parameters: { condition: 'used', appliance: 'smallAppliance' },
    pictures: ['cookware-red'],
    listed: hours(10.4),
  },
  'washing-machine': {
    seller: 'agron',
    category: appliances,
    title: 'Waschmaschine 8 kg, Energieklasse A',
    text: `
      Zwei Jahre alt, wir haben beim Umzug einen Waschturm übernommen. Kann bei uns noch angeschlossen ausprobiert
      werden. Transport organisiert der Käufer, eine Sackkarre ist da.`,
    price: 390,
    parameters: { make: 'V-Zug', condition: 'good', appliance: 'washingMachine' },
    pictures: views('washer-white', 3),
    listed: days(6.9),
    later: [repriceTo(340, days(2.4)), reserve(hours(22))],
  },
  'coffee-machine': {
    seller: 'elvezio',
    category: appliances,
    title: 'Macchina del caffè a leva, revisionata',
    text: `
      Macchina a leva anni 80 in ottone cromato, guarnizioni e resistenza nuove (fattura 130.-). Ci vuole un po’ di
      pratica, vi faccio vedere. Mezzo chilo di caffè incluso. Ritiro a Bellinzona, non spedisco.`,
    price: 320,
    parameters: { make: 'La Pavoni', condition: 'good', appliance: 'coffeeMachine' },
    pictures: views('coffeemachine-steel', 4),
    listed: days(1.2),
  },
  'steam-iron': {
    seller: 'famillePerrin',
    category: appliances,
    title: 'Centrale vapeur, très peu utilisée',
    text: `
      Centrale vapeur quasi neuve, détartrée, semelle sans rayure, notice. Cadeau de mariage jamais vraiment utilisé.
      70.-, à venir chercher ou port 11.50`,
    price: 70,
    parameters: { condition: 'likeNew' },
    pictures: ['gift-red'],
    listed: days(23.8),
  },
  'fondue-set': {
    seller: 'anneCatherine',
    category: kitchen,
    title: 'Caquelon en fonte rouge et 6 fourchettes',
    text: `
      Caquelon fonte rouge, réchaud à pâte, 6 fourchettes. Petit éclat d’émail sous le fond. 30.- à Fribourg, envoi
      possible 11.50. La recette de ma mère est dans la boîte!`,
    price: 30,
    parameters: { condition: 'good', colour: 'red' },
    pictures: views('cookware-red', 3),
    listed: days(2.1),
    later: [sell('here', days(1))],
  },
  'langenthal-china': {
    seller: 'heidi',
    category: kitchen,
    title: 'Langenthal-Geschirr, blauer Rand, 43 Teile',
    text: `
      Aussteuer meiner Mutter, nur am Sonntag gebraucht. Zwölf flache und zwölf tiefe Teller, Dessertteller,
      Platten und eine Suppenschüssel mit Deckel. Drei Teller haben feine Haarrisse, sie sind nicht mitgezählt.
      Ich gebe nur alles zusammen.`,
    price: 160,
    parameters: { condition: 'good' },
    pictures: views('crockery-blue', 4),
    listed: days(29.4),
    later: [edit({ title: 'Langenthal-Geschirr, blauer Rand, 41 Teile' }, days(20))],
  },
  'jam-jars': {
    seller: 'heidi',
    category: kitchen,
    title: '60 Konfigläser mit Deckel, gratis',
    text: `
      Sauber ausgewaschen und nach Grösse sortiert. Die Deckel schliessen alle, ich habe sie selber gebraucht.
      Bitte Harasse mitbringen, meine brauche ich im Herbst wieder.`,
    price: 'free',
    parameters: { condition: 'used' },
    pictures: ['crockery-white'],
    listed: days(1.6),
  },
  'linen-curtains': {
    seller: 'marlies',
    category: textiles,
    title: 'Vorhänge aus Leinen, 4 Stück à 140 x 245',
    text: `
      Naturfarbene Leinenvorhänge mit eingenähtem Band, gerade frisch aus der Reinigung. Sie nehmen dem Abendlicht
      die Schärfe, ohne das Zimmer dunkel zu machen. Kürzen lohnt sich, verlängern geht nicht.`,
    price: 110,
    parameters: { condition: 'good', colour: 'beige' },
    pictures: ['livingroom-sage'],
    listed: days(12.9),
  },
  'berber-rug': {
    seller: 'davide',
    category: textiles,
    title: 'Tappeto di lana 170 x 240, fatto a mano',
    text: `
      Comprato in viaggio e portato a casa in treno, con molta pazienza. Lana grossa color crema con disegno
      marrone, battuto e arieggiato. Una frangia è stata ricucita. Ritiro a Poschiavo oppure spedizione a carico
      vostro.`,
    price: 280,
    parameters: { condition: 'good', colour: 'beige' },
    pictures: views('rug-sand', 3),
    listed: days(18.2),
  },
};
