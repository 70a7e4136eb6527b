import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { bump, pause, promote, repriceTo } from '../script/steps.ts';

const apartments = 1020;
const flatShares = 1030;
const houses = 1040;
const holidayHomes = 1050;
const commercial = 1060;
const buildingGround = 1080;
const parking = 1090;

export const homeListings: DemoListings = {
  'bern-three-and-a-half': {
    seller: 'regula',
    category: apartments,
    title: '3½-Zimmer-Wohnung mit Aussicht, 78 m²',
    text: `
      Ich suche eine Nachmieterin oder einen Nachmieter für meine Wohnung im Breitenrain. Parkett in allen
      Zimmern, Reduit, Kellerabteil und eine Waschküche, in der man noch miteinander redet. Vom Stubenfenster
      sieht man bei klarem Wetter die Alpen. Einzug nach Absprache, die Verwaltung ist informiert.`,
    price: 1890,
    place: '3014 Bern BE',
    parameters: { transaction: 'rent', rooms: 3.5, surface: 78 },
    pictures: ['flat-room'],
    listed: minutes(40),
  },
  'altstetten-new-building': {
    seller: 'sonnhalde',
    category: apartments,
    title: '4½-Zimmer-Wohnung mit Loggia, Erstvermietung',
    text: `
      Neubau an ruhiger Lage, fünf Minuten vom Bahnhof. Eigener Waschturm, Minergie-Standard, Lift von der
      Einstellhalle bis vor die Tür. Besichtigung jeden Mittwoch von 17 bis 18.30 Uhr, eine Anmeldung ist nicht
      nötig. Einstellplatz für CHF 160 dazumietbar.`,
    price: 3180,
    place: '8048 Zürich ZH',
    parameters: { transaction: 'rent', rooms: 4.5, surface: 108 },
    pictures: ['flat-facade'],
    listed: days(2.6),
    later: [promote('gallery', days(2.5))],
  },
  'uster-own': {
    seller: 'sonnhalde',
    category: apartments,
    title: '3½-Zimmer-Eigentumswohnung am Aabach',
    text: `
      Hochparterre mit eigenem Sitzplatz gegen Süden. Küche 2019 ersetzt, Bad mit Fenster. Der Erneuerungsfonds
      der Gemeinschaft ist gut gefüllt, die Protokolle legen wir gerne offen. Bezug im Frühling.`,
    price: 865000,
    place: '8610 Uster ZH',
    parameters: { transaction: 'buy', rooms: 3.5, surface: 92 },
    pictures: ['block-sand', 'kitchen-white', 'bathroom-mint'],
    listed: days(15.2),
    later: [repriceTo(839000, days(3.1))],
  },
  'grindelwald-chalet': {
    seller: 'ursRuth',
    category: houses,
    title: 'Chalet mit 5½ Zimmern und Sitzplatz',
    text: `
      Unser Chalet steht am Sonnenhang, zu Fuss eine Viertelstunde vom Bahnhof. Es ist Baujahr 1964, wurde
      gepflegt und nie verbastelt. Neue Heizung mit Erdsonde, Dach vor zehn Jahren gedeckt. Wir sind jetzt beide
      achtzig und möchten, dass eine Familie darin wohnt. Bitte nur mit Erstwohnsitz.`,
    price: 985000,
    place: '3818 Grindelwald BE',
    parameters: { transaction: 'buy', rooms: 5.5, surface: 134 },
    pictures: ['flat-chalet'],
    listed: days(4.8),
  },
  'fribourg-shared-flat': {
    seller: 'anneCatherine',
    category: flatShares,
    title: 'Chambre meublée dans coloc de trois',
    text: `
      Nous sommes deux, une infirmière et un étudiant en droit, et nous cherchons une personne tranquille mais pas
      muette. La chambre fait 14 m² et donne sur la cour. Le souper du mardi est une tradition, la vaisselle
      aussi. Charges et internet compris.`,
    price: 680,
    parameters: { transaction: 'rent', rooms: 1, surface: 14 },
    pictures: ['bed-white', 'livingroom-plum'],
    listed: days(1.1),
  },
  'basel-shared-flat': {
    seller: 'nadja',
    category: flatShares,
    title: 'WG-Zimmer im Gundeli, 16 m², ab sofort',
    text: `
      Zimmer in Dreier-WG, hell und mit Blick auf einen Nussbaum. Wir kochen oft zusammen, teilen das Gemüseabo
      und streiten nur über den Thermostat. Katze Mimi wohnt auch hier. Schreib ein paar Zeilen über dich, dann
      laden wir dich zum Znacht ein.`,
    price: 720,
    place: '4053 Basel BS',
    parameters: { transaction: 'rent', rooms: 1, surface: 16 },
    pictures: ['flat'],
    listed: hours(6.5),
  },
  'morges-lake-view': {
    seller: 'regieVieuxPort',
    category: apartments,
    title: 'Appartement 4,5 pièces, balcon, vue lac',
    text: `
      Au troisième étage avec ascenseur, séjour traversant et grand balcon. Cuisine agencée ouverte, deux salles
      d’eau, cave. Écoles et gare à moins de dix minutes à pied. Le dossier se dépose en ligne ou à notre guichet.`,
    price: 2750,
    parameters: { transaction: 'rent', rooms: 4.5, surface: 104 },
    pictures: ['flat-room-2'],
    listed: days(3.7),
    later: [promote('highlight', days(3.6))],
  },
  'yverdon-village-house': {
    seller: 'regieVieuxPort',
    category: houses,
    title: 'Maison villageoise à rénover, jardin',
    text: `
      Ancienne ferme mitoyenne avec grange attenante, au cœur d’un village à dix minutes de la ville. Toiture
      saine, tout le reste est à imaginer. Jardin potager de 400 m² et source privée. Visites accompagnées le
      samedi matin, bonnes chaussures conseillées.`,
    price: 540000,
    place: '1400 Yverdon-les-Bains VD',
    parameters: { transaction: 'buy', rooms: 6, surface: 165 },
    pictures: [...views('house-cream', 2), 'land-meadow'],
    listed: days(27.3),
    later: [repriceTo(498000, days(6.9))],
  },
  'evolene-chalet': {
    seller: 'chantal',
    category: holidayHomes,
    title: 'Chalet familial à la semaine, 6 lits',
    text: `
      Chalet de famille loué à la semaine, du samedi au samedi. Fourneau en pierre ollaire, balcon plein sud, jeux
      de société en quantité. Le bus postal s’arrête à 200 mètres. Draps fournis, linge de toilette à prendre avec
      soi.`,
    price: 1150,
    place: '1983 Evolène VS',
    parameters: { transaction: 'rent', rooms: 4, surface: 85 },
    pictures: ['flat-chalet'],
    listed: days(12.4),
  },
  'locarno-two-and-a-half': {
    seller: 'casaNostrana',
    category: apartments,
    title: 'Appartamento 2½ locali con terrazza',
    text: `
      Al quarto piano con lift, a due passi dal lungolago. Cucina abitabile, terrazza di 12 m² con tenda da sole,
      cantina. Spese accessorie circa CHF 180 al mese. Posteggio coperto disponibile nello stabile.`,
    price: 1420,
    parameters: { transaction: 'rent', rooms: 2.5, surface: 64 },
    pictures: ['flat-facade'],
    listed: days(1.8),
  },
  'cevio-rustico': {
    seller: 'casaNostrana',
    category: holidayHomes,
    title: 'Rustico con vigna, raggiungibile in auto',
    text: `
      Casa in sasso su due piani, tetto in piode rifatto nel 2015. Acqua della sorgente, corrente e stufa a legna.
      La vigna americana davanti alla porta dà l’uva per la grappa di tutto il vicinato. Visite su appuntamento,
      anche la domenica.`,
    price: 345000,
    place: '6675 Cevio TI',
    parameters: { transaction: 'buy', rooms: 3.5, surface: 72 },
    pictures: [...views('house-grey', 2), 'land-hill'],
    listed: days(35.6),
    later: [bump(days(2.7))],
  },
  'chur-studio': {
    seller: 'gian',
    category: commercial,
    title: 'Atelierplatz in der Altstadt, 25 m²',
    text: `
      In unserem Gemeinschaftsatelier wird ein Platz frei. Nordlicht, 3.2 m Raumhöhe, Werkbank und kleiner
      Brennofen dürfen mitbenutzt werden. Wir sind eine Goldschmiedin, ein Grafiker und ich mit den Holzschnitten.
      Kündbar auf drei Monate.`,
    price: 390,
    parameters: { transaction: 'rent', surface: 25 },
    pictures: views('office-sand', 2),
    listed: days(8.8),
  },
  'bulle-plot': {
    seller: 'famillePerrin',
    category: buildingGround,
    title: 'Terrain à bâtir 740 m², équipé',
    text: `
      Parcelle plate en zone villa, vue sur le Moléson, raccordements en limite. Libre de mandat d’architecte.
      Nous le vendons nous-mêmes, merci aux agences de ne pas appeler.`,
    price: 'onRequest',
    place: '1630 Bulle FR',
    parameters: { transaction: 'buy', surface: 740 },
    pictures: views('land-hill', 2),
    listed: days(44.2),
  },
  'zug-parking': {
    seller: 'kaspar',
    category: parking,
    title: 'Einstellplatz Nähe Bahnhof, auch für E-Auto',
    text: `
      Platz Nummer 14 in der Tiefgarage, breit genug für einen Kombi. Wallbox mit eigenem Zähler ist montiert.
      Zufahrt mit Chip, rund um die Uhr offen.`,
    price: 180,
    parameters: { transaction: 'rent' },
    pictures: views('garage-grey', 2),
    listed: days(19.5),
    later: [pause(days(2))],
  },
};
