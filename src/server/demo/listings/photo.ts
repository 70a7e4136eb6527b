import type { DemoListings } from '../listingScript.ts';
import { days } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { repriceTo } from '../script/steps.ts';

const cameras = 5610;
const lenses = 5620;
const tripods = 5630;
const videoCameras = 5640;
const drones = 5650;

export const photoListings: DemoListings = {
  'analogue-camera': {
    seller: 'amelie',
    category: cameras,
    title: 'Appareil argentique 35 mm, fonctionne bien',
    text: `
      Boîtier noir et cuir brun, objectif lumineux, cellule vérifiée avec une pile neuve. Joints de lumière
      refaits le mois dernier. J’y laisse une pellicule de 24 poses pour essayer.`,
    price: 145,
    parameters: { condition: 'good', cameraType: 'film' },
    pictures: ['camera'],
    listed: days(1.25),
  },
  rangefinder: {
    seller: 'anita',
    category: cameras,
    title: 'Analoge Kamera mit Ledertasche',
    text: `
      Sie hat die Hochzeitsreise meiner Eltern und drei Generationen Meerschweinchen festgehalten.
      Verschlusszeiten stimmen, der Belichtungsmesser zeigt eine Blende zu viel. Tasche und Trageriemen aus
      braunem Leder.`,
    price: 120,
    parameters: { condition: 'used', cameraType: 'film' },
    pictures: ['camera'],
    listed: days(8.2),
    later: [repriceTo(98, days(1.9))],
  },
  'lens-50': {
    seller: 'kaspar',
    category: lenses,
    title: 'Objektiv 50 mm f/1.8, Nikon Z',
    text: `
      Kaum benutzt, ich fotografiere Berge und brauche Weitwinkel. Front- und Rückdeckel, Gegenlichtblende,
      Schachtel. UV-Filter lasse ich drauf.`,
    price: 340,
    parameters: { make: 'Nikon', condition: 'likeNew', mount: 'nikonZ' },
    pictures: views('lens-black', 3),
    listed: days(5.8),
  },
  'carbon-tripod': {
    seller: 'matteo',
    category: tripods,
    title: 'Treppiede in carbonio con testa a sfera',
    text: `
      Treppiede carbonio con testa a sfera, portata 8 kg, 1.4 kg. Un graffio su una gamba. Borsa. 150.- ritiro o
      spedizione 11.50.`,
    price: 150,
    parameters: { condition: 'good' },
    pictures: views('tripod-black', 2),
    listed: days(19.3),
  },
  camcorder: {
    seller: 'famillePerrin',
    category: videoCameras,
    title: 'Caméscope et 12 cassettes vierges',
    text: `
      Caméscope MiniDV avec 12 cassettes vierges, sortie firewire, câble et batterie neuve. Pour numériser vos films.
      65.-, port 9.-`,
    price: 65,
    parameters: { make: 'Panasonic', condition: 'used' },
    pictures: ['cassettes-black'],
    listed: days(43.4),
  },
  'mini-drone': {
    seller: 'ferdi',
    category: drones,
    title: 'Drohne unter 250 g, drei Akkus',
    text: `
      Drohne unter 250 g mit drei Akkus, Fernsteuerung, Tasche. Zwei Propeller ersetzt. Knapp 4 Flugstunden.
      Umschreiben geht online. Abholung Vaduz oder Post 9.–.`,
    price: 290,
    parameters: { make: 'DJI', condition: 'good' },
    pictures: views('drone-grey', 4),
    listed: days(3.8),
  },
};
