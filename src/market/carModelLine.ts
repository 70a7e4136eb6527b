import { carBrands } from '#machines/market/parameters/carBrands.ts';
import { fold } from './text/fold.ts';

// Sellers write a model with engine, body and trim: «Golf 1.4 TSI Comfortline». Buyers search for the line, «Golf».
// Most makers name lines by a single word, followed by the variant. The tables contain the lines of two words, and the
// makers that combine line and engine.

/**
 * The line of a car model in a listing: `A4` for «A4 Avant 40 TDI», `3er` for «320d Touring», `C-Klasse` for «C 220 d
 * T». `brand` is a key of `carBrands`. The model of any other make is returned as written, with single spaces.
 */
export function carModelLine(brand: string, model: string): string {
  // Exports write spaces as underscores. A model of underscores only stays as it is.
  const written = model.replaceAll(/[_\s]+/g, ' ').trim() || model.trim();
  if (!Object.hasOwn(carBrands, brand)) return written;
  const text = withoutBrand(brand, written);
  return makersOwn[brand]?.(text) ?? twoWords(brand, text) ?? firstWord(text) ?? written;
}

/** Other names of car makes that sellers write before the model. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  volkswagen: ['Volkswagen'],
  mercedesBenz: ['Mercedes', 'Mercedes AMG', 'Mercedes-AMG', 'AMG'],
  alfaRomeo: ['Alfa'],
};

function withoutBrand(brand: string, text: string): string {
  const names = [carBrands[brand as keyof typeof carBrands], ...(alsoCalled[brand] ?? [])];
  // The make DS is not removed: its models are named by the make and a number.
  const found = names
    .filter((name) => brand !== 'ds' && fold(text).startsWith(`${fold(name)} `))
    .toSorted((one, other) => other.length - one.length)[0];
  return found === undefined ? text : text.slice(found.length).trim();
}

const classes = /^([A-EGMRSTVX])(?:[- ]?(?:klasse|classe?))?(?:[- ]?\d{2,3}\b.*|[- ].*)?$/i;

/** The makers that combine line and engine in a name. A parser returns undefined for unknown names. */
const makersOwn: Readonly<Record<string, (text: string) => string | undefined>> = {
  // 118i, 320d, M340i, 3er, Serie 3, série 3, 3 Series. X3, Z4, i3 and M3 are names.
  bmw: (text) => {
    const number = /^(?:M ?)?([1-8])\d{2}(?!\d)|^([1-8])[- ]?er\b|^s[eé]rie ([1-8])\b|^([1-8])[- ]?series?\b/i.exec(
      text,
    );
    const series = number?.slice(1).find((digit) => digit !== undefined);
    if (series !== undefined) return `${series}er`;
    return joined(text, /^(X|Z|M|i|iX) ?(\d)\b/i);
  },
  // C 220 d, C220, C-Klasse, Classe C. ML 320 is an M-Klasse, 190 E a 190, 280 SL an SL. GLC, CLK and SLK are names.
  mercedesBenz: (text) => {
    const said = text.replace(/^(?:classe|clase) /i, '');
    const roadster = /^\d{3} ?(SLC?|SEC)\b/i.exec(said)?.[1];
    if (roadster) return roadster.toUpperCase();
    const old = /^(\d{3})(?:\b| ?[A-Z])/i.exec(said)?.[1];
    if (old) return old;
    if (/^ML\b|^ML ?\d/i.test(said)) return 'M-Klasse';
    const letter = classes.exec(said)?.[1];
    if (letter) return `${letter.toUpperCase()}-Klasse`;
    return /^((?:GL|CL|SL|EQ)[A-Z]?)(?:[- ]?(?:klasse|class|classe))?(?:\b|(?=\d))/i.exec(said)?.[1]?.toUpperCase();
  },
  audi: (text) => joined(text, /^(RS ?Q|SQ|RS|A|S|Q|R) ?(\d)\b/i) ?? /^TT(?=S\b|RS\b|\b)/i.exec(text)?.[0],
  volvo: (text) => joined(text, /^(XC|EX|EC|S|V|C) ?(\d{2})\b/i),
  volkswagen: (text) =>
    /^(Golf|Polo|Passat|Lupo)(?=\d|[ -]|$)/i.exec(text)?.[0] ?? joined(text, /^(ID\.?) ?(\d|Buzz)\b/i),
  // 2CV6 is a 2CV. Aircross, Picasso and Cactus are separate cars in the table of two-word lines.
  citroen: (text) => /^2 ?CV/i.exec(text)?.[0].replace(' ', ''),
  smart: (text) => /^for ?(two|four)\b/i.exec(text)?.[0].replace(' ', ''),
  toyota: (text) => (/^RAV[ -]?4?\b/i.test(text) ? 'RAV4' : undefined),
  mini: (text) => /\b(?:Clubman|Countryman|Paceman|Aceman)\b/i.exec(text)?.[0],
  ds: (text) => /^(?:DS ?)?(\d)\b/i.exec(text)?.[1]?.replace(/^/, 'DS '),
  mazda: (text) => hyphened(text, /^(MX|CX|RX|BT) ?-? ?(\d{1,2})\b/i),
  honda: (text) => hyphened(text, /^(CR|HR|ZR) ?-? ?(V|Z|X)\b/i),
  nissan: (text) => hyphened(text, /^(X) ?-? ?(Trail)\b/i),
  ford: (text) => hyphened(text, /^(C|S|B) ?-? ?(MAX)\b/i),
  porsche: (text) => /^(?:9\d{2})(?=\D|$)/.exec(text)?.[0],
};

/** Lines of two words. Some exports cut them after the first word, which is completed if the second is unambiguous. */
const linesOfTwo: Readonly<Record<string, readonly string[]>> = {
  chevrolet: ['Monte Carlo'],
  chrysler: ['Grand Voyager', 'PT Cruiser'],
  citroen: ['C3 Aircross', 'C3 Picasso', 'C4 Aircross', 'C4 Cactus', 'C4 Picasso', 'C5 Aircross', 'Xsara Picasso'],
  fiat: ['124 Spider', '850 Spider', 'Grande Punto', 'Grande Panda'],
  ford: ['Mustang Mach-E', 'Tourneo Connect', 'Tourneo Courier', 'Tourneo Custom', 'Transit Connect', 'Transit Custom'],
  hyundai: ['Ioniq 5', 'Ioniq 6', 'Santa Fe'],
  jeep: ['Grand Cherokee'],
  landRover: ['Discovery Sport', 'Range Rover'],
  mitsubishi: ['Eclipse Cross', 'Space Star', 'Space Runner', 'Space Wagon'],
  renault: ['Grand Espace', 'Grand Modus', 'Grand Scénic'],
  suzuki: ['Grand Vitara', 'Wagon R'],
  tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  toyota: ['Corolla Cross', 'Land Cruiser', 'Proace City', 'Urban Cruiser', 'Yaris Cross'],
  volkswagen: ['New Beetle'],
};

function twoWords(brand: string, text: string): string | undefined {
  const lines = linesOfTwo[brand] ?? [];
  const folded = `${fold(text)} `;
  const whole = lines.find((line) => folded.startsWith(`${fold(line)} `));
  if (whole !== undefined) return whole;
  const begun = lines.filter(
    (line) => !text.includes(' ') && fold(line).startsWith(folded) && /^(?:Grand|Santa) /.test(line),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** The text before the first space, slash, comma or bracket, unless it is just the size of an engine. */
function firstWord(text: string): string | undefined {
  const word = /^[^\s,;/(|]+/.exec(text)?.[0];
  return word === undefined || /^\d[.,]\d/.test(word) ? undefined : word;
}

function joined(text: string, name: RegExp): string | undefined {
  const [, letters, rest] = name.exec(text) ?? [];
  return letters === undefined || rest === undefined ? undefined : `${letters.replace(' ', '')}${rest}`;
}

function hyphened(text: string, name: RegExp): string | undefined {
  const [, letters, rest] = name.exec(text) ?? [];
  return letters === undefined || rest === undefined ? undefined : `${letters}-${rest}`;
}
