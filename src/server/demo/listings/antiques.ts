import type { DemoListings } from '../listingScript.ts';
import { days } from '../script/durations.ts';
import { views } from '../pictureNames.ts';
import { promote, repriceTo, reserve } from '../script/steps.ts';

const furniture = 4810;
const pictures = 4820;
const porcelain = 4830;
const clocks = 4840;

export const antiqueListings: DemoListings = {
  'biedermeier-secretary': {
    seller: 'storchen',
    category: furniture,
    title: 'Biedermeier-Sekretär, Nussbaum, um 1835',
    text: `
      Schreibklappe mit Leder, innen acht Schublädchen und ein Geheimfach, das wir erst beim Putzen fanden. Es war
      leer. Schellack aufgefrischt, Schlösser gängig, zwei Schlüssel. Expertise liegt im Laden auf.`,
    price: 2200,
    parameters: { condition: 'good', material: 'wood', period: 'century19' },
    pictures: views('dresser-wood', 3),
    listed: days(21.2),
    later: [promote('combo', days(20.5))],
  },
  'vaudois-chest': {
    seller: 'boutefeu',
    category: furniture,
    title: 'Coffre vaudois en sapin, daté 1791',
    text: `
      Décor d’origine sur trois faces, le quatrième côté a vécu contre un mur humide. Charnières forgées, serrure
      sans clé. Nous n’avons fait que le nettoyer et le cirer.`,
    price: 890,
    parameters: { condition: 'used', material: 'wood', period: 'before1800' },
    pictures: views('chest-wood', 3),
    listed: days(17.1),
  },
  'lake-lithograph': {
    seller: 'didier',
    category: pictures,
    title: 'Lithographie du Léman, signée, encadrée',
    text: `
      Épreuve numérotée 34 sur 120, barques à voile latine devant Meillerie. Passe-partout changé, verre
      antireflet. Signature lisible, certificat perdu par mon oncle.`,
    price: 260,
    parameters: { condition: 'good', technique: 'print' },
    pictures: views('painting-lake', 2),
    listed: days(9.6),
  },
  'engiadina-painting': {
    seller: 'gian',
    category: pictures,
    title: 'Ölbild Engadiner Dorf im Schnee, 60 x 45',
    text: `
      Wohl um 1930 gemalt, die Signatur kann ich nicht entziffern. Rahmen mit kleinen Fehlstellen. Hing bei uns
      über dem Kachelofen und ist darum nachgedunkelt.`,
    price: 320,
    parameters: { condition: 'used', technique: 'oil' },
    pictures: views('painting-mountain', 2),
    listed: days(24.8),
    later: [repriceTo(270, days(5.3))],
  },
  'majolica-plates': {
    seller: 'matteo',
    category: porcelain,
    title: 'Sei piatti in maiolica dipinti a mano',
    text: `
      Motivo di limoni e rondini, ognuno un po’ diverso. Uno ha una filatura che non trapassa. Erano appesi nella
      cucina di nonna Ines a Carona.`,
    price: 140,
    parameters: { condition: 'good' },
    pictures: views('crockery-blue', 2),
    listed: days(14.3),
  },
  'neuchatel-clock': {
    seller: 'pierreAlain',
    category: clocks,
    title: 'Pendule neuchâteloise, révisée, sonnerie',
    text: `
      Mouvement à échappement à ancre, sonne les heures et les demies, peut être mise au silence. Révisée par un
      horloger à la retraite qui n’a compté que les pièces. Cabinet doré à fleurs, petite restauration sur la
      console.`,
    price: 1450,
    parameters: { condition: 'good' },
    pictures: views('clock-gold', 3),
    listed: days(11.9),
    later: [reserve(days(3.2))],
  },
};
