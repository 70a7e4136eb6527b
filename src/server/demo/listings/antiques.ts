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
      Coffre vaudois en sapin daté 1791, décor d’origine sur trois faces, la quatrième abîmée par l’humidité.
      Charnières forgées, serrure sans clé. 138 x 62 x 64 cm. Nettoyé et ciré à l’atelier, rien d’autre. Livraison
      possible à Genève et environs pour 60.-.`,
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
      Lithographie signée et numérotée 34/120, barques à voile latine devant Meillerie. Passe-partout neuf, verre
      antireflet, cadre 62 x 48. Le certificat a été perdu. Envoi possible 18.-, je préfère une remise en mains
      propres.`,
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
      Ölbild, Engadiner Dorf im Schnee, 60 x 45 cm, wohl um 1930, Signatur unleserlich. Rahmen mit kleinen
      Fehlstellen. Vom Kachelofen etwas nachgedunkelt. Versand möglich, sonst Übergabe in Chur.`,
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
      6 piatti in maiolica dipinti a mano, limoni e rondini, diametro 26. Uno ha una filatura che non passa. Erano
      appesi in cucina. Ritiro a Lugano o spedizione ben imballata 12.-.`,
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
      Pendule neuchâteloise avec console, échappement à ancre, sonne heures et demies, silence possible. Révisée par
      un horloger à la retraite (pièces 140.-, main d’oeuvre offerte). Cabinet doré à fleurs, petite restauration sur
      la console. Visible chez moi, pas d’envoi.`,
    price: 1450,
    parameters: { condition: 'good' },
    pictures: views('clock-gold', 3),
    listed: days(11.9),
    later: [reserve(days(3.2))],
  },
};
