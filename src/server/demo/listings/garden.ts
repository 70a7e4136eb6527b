import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { bump, pause, repriceTo, reserve, resume, sell } from '../script/steps.ts';

const plants = 3210;
const gardenFurniture = 3220;
const gardenTools = 3230;
const tools = 3240;
const buildingMaterial = 3250;

export const gardenListings: DemoListings = {
  'house-plant': {
    seller: 'lea',
    category: plants,
    title: 'Zimmerpflanze im Topf, etwa 90 cm hoch',
    text: `
      Sie ist mir über den Kopf gewachsen und braucht ein helleres Zimmer. Giessen einmal in der Woche reicht,
      mehr mag sie nicht. Topf und Untersetzer sind dabei. Wer zuerst kommt, darf sie mitnehmen.`,
    price: 'free',
    parameters: { plantKind: 'houseplant' },
    pictures: ['plant'],
    listed: minutes(62),
  },
  'agave-terracotta': {
    seller: 'matteo',
    category: plants,
    title: 'Pianta verde in vaso di terracotta',
    text: `
      Pianta verde in vaso di terracotta, cresciuta da talea sul balcone, sole pieno, poca acqua. Vaso compreso, pesa.
      15.-, ritiro a Lugano.`,
    price: 15,
    pictures: ['plant-2'],
    listed: hours(3.6),
  },
  'tomato-seedlings': {
    seller: 'bachtobel',
    category: plants,
    title: 'Setzlinge: alte Tomatensorten, auch einzeln',
    text: `
      Aus eigener Saat und ohne Torf gezogen: Berner Rose, Ochsenherz und eine gelbe Datteltomate, die nirgends im
      Katalog steht. Ab zehn Stück gibt es einen Basilikum dazu. Verkauf ab Feld von Montag bis Samstag, das
      Kässeli steht neben der Tür.`,
    price: 4,
    parameters: { plantKind: 'vegetableOrHerb' },
    pictures: ['plant'],
    listed: days(3.9),
    later: [bump(days(1.5))],
  },
  'box-hedge': {
    seller: 'bachtobel',
    category: plants,
    title: 'Eiben für Hecken, 60 bis 80 cm, mit Ballen',
    text: `
      Robuste Alternative zum Buchs, der bei uns allen dem Zünsler zum Opfer fiel. Dreimal verschult, kräftige
      Ballen. Mengenrabatt ab 20 Stück, auf Wunsch liefern und pflanzen wir.`,
    price: 29,
    parameters: { plantKind: 'treeOrShrub' },
    pictures: ['olivetree-clay'],
    listed: days(26.1),
  },
  'garden-bench': {
    seller: 'ursRuth',
    category: gardenFurniture,
    title: 'Gartenbank aus Lärche, 150 cm',
    text: `
      Vom Schreiner aus dem Nachbardorf, silbergrau geworden, wie es sich gehört. Die Latten sind verschraubt,
      nicht genagelt. Sie steht noch unter dem Apfelbaum und kann dort probegesessen werden.`,
    price: 180,
    parameters: { condition: 'good', material: 'wood' },
    pictures: views('gardentable-wood', 2),
    listed: days(9.9),
    later: [sell('elsewhere', days(4.1))],
  },
  'fire-bowl': {
    seller: 'yannick',
    category: gardenFurniture,
    title: 'Brasero en acier Corten, 80 cm',
    text: `
      Brasero Corten 80 cm, épaisseur 4 mm, soudé par mon beau-frère, trou d’écoulement, grille à saucisses comprise.
      Env. 35 kg. Nous déménageons en appartement. A venir chercher à Delémont.`,
    price: 140,
    parameters: { condition: 'used', material: 'metal' },
    pictures: views('grill-black', 2),
    listed: days(14.8),
    later: [pause(days(10)), resume(days(4))],
  },
  'hedge-trimmer': {
    seller: 'pierreAlain',
    category: gardenTools,
    title: 'Taille-haie à batterie, 2 accus',
    text: `
      Taille-haie à batterie, lame 55 cm affûtée, 2 accus, chargeur. Une heure d’autonomie avec les deux. Plus de haie
      à tailler. Prix neuf 219.-. TWINT ou cash à Neuchâtel.`,
    price: 95,
    parameters: { condition: 'good', power: 'battery' },
    pictures: ['drill-yellow'],
    listed: days(4.1),
  },
  'reel-mower': {
    seller: 'anita',
    category: gardenTools,
    title: 'Spindelmäher, leise, frisch geschliffen',
    text: `
      Spindelmäher, frisch geschliffen, Schnitthöhe 4-stufig, 38 cm. Leise. Wir haben jetzt eine Blumenwiese. 60.–,
      Abholung`,
    price: 60,
    parameters: { condition: 'good', power: 'manual' },
    pictures: views('mower-green', 3),
    listed: days(11.7),
    later: [reserve(days(1.3))],
  },
  'table-saw': {
    seller: 'martin',
    category: tools,
    title: 'Tischkreissäge, 1500 W, mit Parallelanschlag',
    text: `
      Kleine Maschine für die Hobbywerkstatt, Blatt neu und ein zweites für Querschnitte liegt bei. Spaltkeil und
      Haube sind vorhanden und waren immer montiert. Läuft auf 230 Volt.`,
    price: 210,
    parameters: { make: 'Metabo', condition: 'good', power: 'mains' },
    pictures: ['toolbox-grey'],
    listed: days(22.6),
  },
  'hand-planes': {
    seller: 'boutefeu',
    category: tools,
    title: 'Lot de 5 rabots anciens, affûtés',
    text: `
      Un riflard, deux rabots, une varlope et un guillaume, tous avec leur fer. Semelles dressées, prêts à
      travailler. Nous faisons de la place à l’établi, ils ne méritent pas la vitrine.`,
    price: 160,
    parameters: { condition: 'good' },
    pictures: ['toolbox-red'],
    listed: days(30.2),
    later: [repriceTo(130, days(7.4))],
  },
  'roof-tiles': {
    seller: 'familieG',
    category: buildingMaterial,
    title: 'Etwa 300 alte Biberschwanzziegel',
    text: `
      Vom Dach unserer Remise, von Hand gedeckt um 1920. Gestapelt auf drei Paletten, gut zugänglich mit dem
      Anhänger. Auch weniger möglich, aber bitte nicht nur zwölf Stück.`,
    price: 'free',
    parameters: { condition: 'used' },
    pictures: ['house-brick'],
    listed: days(37.5),
  },
};
