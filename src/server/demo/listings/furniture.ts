import type { DemoListings } from '../listingScript.ts';
import { days, hours, minutes } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, reserve, sell } from '../script/steps.ts';

const sofas = 3020;
const beds = 3030;
const tablesAndChairs = 3040;
const shelves = 3050;
const lamps = 3060;

export const furnitureListings: DemoListings = {
  'sofa-rust': {
    seller: 'lea',
    category: sofas,
    title: 'Zweieinhalb-Sitzer in Rostrot, Bezüge abziehbar',
    text: `
      Das Sofa stand drei Jahre in unserer Stube und passt leider nicht durch die Tür der neuen Wohnung. Bezüge
      frisch gewaschen, keine Haustiere, keine Raucher. Breite 196 cm, Füsse zum Abschrauben. Zu zweit trägt man
      es gut hinunter, wir wohnen im ersten Stock.`,
    price: 350,
    place: '3007 Bern BE',
    parameters: { condition: 'good', colour: 'red' },
    pictures: ['sofa-red'],
    listed: minutes(25),
  },
  'sofa-blue': {
    seller: 'didier',
    category: sofas,
    title: 'Canapé deux places bleu pétrole',
    text: `
      Canapé confortable, ferme sans être dur, tissu épais qui ne marque pas. Un coussin clair est compris. À
      démonter en deux minutes avec une clé six pans que je laisse volontiers. Au rez-de-chaussée à Vevey, on peut
      parquer devant.`,
    price: 290,
    parameters: { condition: 'good', colour: 'blue' },
    pictures: ['sofa-blue'],
    listed: hours(4.2),
  },
  'sofa-green': {
    seller: 'famigliaB',
    category: sofas,
    title: 'Divano verde salvia, due posti',
    text: `
      Divano 2 posti verde salvia, 4 anni, sfoderabile, lavabile a 30. Un bracciolo un po’ scolorito dal sole. 162 x
      85 cm. Vendiamo perché nel nuovo salotto non ci sta. Ritiro in due, TWINT.`,
    price: 220,
    parameters: { condition: 'used', colour: 'green' },
    pictures: ['sofa-green'],
    listed: days(2.9),
    later: [reserve(hours(9))],
  },
  'reading-armchair': {
    seller: 'storchen',
    category: sofas,
    title: 'Ohrensessel, neu bezogen, Wolle graublau',
    text: `
      Der Sessel kam als Gerippe zu uns und hat jetzt neue Gurten, Rosshaar und einen Bezug aus Schweizer Wolle.
      Zum Lesen, Dösen und Zuhören gleichermassen geeignet. Steht im Laden im ersten Stock. Lieferung in der
      Region für CHF 40.`,
    price: 480,
    parameters: { condition: 'likeNew', colour: 'blue', material: 'fabric' },
    pictures: views('armchair-blue', 3),
    listed: days(14.1),
    later: [promote('gallery', days(13.8)), repriceTo(430, days(3))],
  },
  'kitchen-chair': {
    seller: 'selina',
    category: tablesAndChairs,
    title: 'Küchenstuhl aus Buche, um 1950',
    text: `
      Ein einzelner Stuhl mit blauem Sitz, an dem man noch die Zapfen sieht. Er wackelt nicht und knarrt nur bei
      Föhn. Bei uns war er zuletzt Nachttisch. Abholung im Kreis 4, gerne am Abend.`,
    price: 90,
    parameters: { condition: 'good', colour: 'brown', material: 'wood' },
    pictures: ['chair'],
    listed: days(5.3),
  },
  'chair-carouge': {
    seller: 'boutefeu',
    category: tablesAndChairs,
    title: 'Chaise en bois restaurée, assise bleue',
    text: `
      Chaise de cuisine des années cinquante, décapée, recollée et huilée à l’atelier. Nous en avons encore trois,
      elles se vendent aussi séparément. Chaque pièce est numérotée sous l’assise. Atelier ouvert du jeudi au
      samedi.`,
    price: 120,
    parameters: { condition: 'likeNew', colour: 'brown', material: 'wood' },
    pictures: ['chair'],
    listed: days(10.5),
  },
  'oak-table': {
    seller: 'marlies',
    category: tablesAndChairs,
    title: 'Esstisch Eiche massiv, ausziehbar bis 260 cm',
    text: `
      An diesem Tisch haben wir Weihnachten zu elft gefeiert. Platte letzten Sommer abgeschliffen und geölt, eine
      Wasserspur blieb als Andenken. Eingezogen misst er 180 auf 95 cm. Zum Transport lassen sich die Beine lösen.`,
    price: 540,
    parameters: { condition: 'good', colour: 'brown', material: 'wood', width: 180 },
    pictures: views('table-oak', 4),
    listed: days(7.2),
    later: [repriceTo(490, days(1.6))],
  },
  'bistro-table': {
    seller: 'amelie',
    category: tablesAndChairs,
    title: 'Table de bistrot ronde, pied en fonte',
    text: `
      Table de bistrot ronde, plateau marbre 60 cm, pied fonte. Un éclat sur le bord. Hauteur 74. Elle est très
      lourde, venez à deux. Idéale pour un petit balcon. TWINT ou cash à la remise.`,
    price: 130,
    parameters: { condition: 'used', colour: 'white' },
    pictures: views('gardentable-white', 2),
    listed: days(21.7),
    later: [sell('here', days(12))],
  },
  'futon-bed': {
    seller: 'jonas',
    category: beds,
    title: 'Futonbett 140 x 200 mit Lattenrost',
    text: `
      Futonbett Fichte 140x200 mit Lattenrost, ohne Futon. Zerlegt, passt in Kombi. Schrauben dabei. Abholung
      Winterthur.`,
    price: 80,
    parameters: { condition: 'used', material: 'wood', width: 140 },
    pictures: views('bed-oak', 2),
    listed: days(4.4),
    later: [sell('here', days(2.2))],
  },
  'guest-bed': {
    seller: 'josiane',
    category: beds,
    title: 'Lit gigogne blanc avec deux matelas',
    text: `
      Lit gigogne blanc 90 x 200 avec 2 matelas, sommiers à lattes, housses. Utilisé par nos petits-enfants pendant
      les vacances. Prix neuf 690.- chez Pfister. Nyon, 3e étage avec ascenseur, démontage ensemble.`,
    price: 190,
    parameters: { condition: 'good', colour: 'white' },
    pictures: views('bed-white', 3),
    listed: days(17.9),
  },
  'farmhouse-wardrobe': {
    seller: 'vreni',
    category: shelves,
    title: 'Bauernschrank, zweitürig, bemalt',
    text: `
      Ob die Malerei echt alt ist, weiss bei uns niemand mehr so genau, schön ist sie jedenfalls. Schloss und
      Schlüssel funktionieren. Der Schrank lässt sich mit Keilen zerlegen, das zeige ich gerne. Höhe 188 cm, also
      auch für niedrige Stuben.`,
    price: 650,
    parameters: { condition: 'used', colour: 'multicoloured' },
    pictures: views('wardrobe-green', 3),
    listed: days(33.3),
    later: [repriceTo(520, days(11.2))],
  },
  'string-shelf': {
    seller: 'nadja',
    category: shelves,
    title: 'Wandregal mit Leitern, 3 Felder, weiss',
    text: `
      Wandregal mit Leitern, weiss, 3 Felder: 4 Leitern, 9 Tablare, 1 Klappsekretär. Alles vollständig inkl. Dübel.
      Zwei Tablare mit Kaffeeringen. Muss selber demontiert werden, Basel Gundeli, 2. Stock. TWINT.`,
    price: 260,
    parameters: { condition: 'used', colour: 'white' },
    pictures: views('shelf-white', 3),
    listed: days(1.9),
  },
  'oak-shelf-lugano': {
    seller: 'matteo',
    category: shelves,
    title: 'Libreria componibile, 5 moduli',
    text: `
      Cinque moduli impilabili che si possono mettere come si vuole. Legno chiaro, niente graffi visibili quando è
      piena di libri. Disponibile da subito a Lugano, zona Molino Nuovo.`,
    price: 150,
    parameters: { condition: 'good', colour: 'beige', material: 'wood' },
    pictures: views('shelf-oak', 3),
    listed: days(8.1),
  },
  'desk-lamp-yellow': {
    seller: 'reto',
    category: lamps,
    title: 'Tischlampe mit Gelenkarm, gelber Schirm',
    text: `
      Schwerer Fuss, zwei Gelenke, sie bleibt dort stehen, wo man sie hinstellt. Das Kabel habe ich vom Elektriker
      ersetzen lassen. Mit E27-Fassung, eine Leuchte ist drin.`,
    price: 45,
    parameters: { condition: 'good', colour: 'yellow' },
    pictures: ['lamp'],
    listed: days(3.1),
    later: [reserve(hours(14))],
  },
  'workshop-lamp-fr': {
    seller: 'celine',
    category: lamps,
    title: 'Lampe d’architecte jaune, bras articulé',
    text: `
      Trouvée au grenier de ma grand-tante, qui dessinait des ponts. Interrupteur changé, ressorts encore bien
      tendus. Elle éclaire large et prend peu de place sur le bureau.`,
    price: 60,
    parameters: { condition: 'used', colour: 'yellow' },
    pictures: ['lamp'],
    listed: days(6.6),
  },
};
