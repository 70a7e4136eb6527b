import { mostFrancs } from '../limits.ts';
import { numbersIn, plainSpelling } from './writtenNumber.ts';

/**
 * A price as it was typed: whole francs, or the problem. `choices` are the whole amounts that the author may have
 * meant, lowest first, each from 1 to `mostFrancs`.
 */
export type WrittenAmount =
  | { readonly francs: number }
  | { readonly problem: 'centimes'; readonly choices: readonly number[] }
  | { readonly problem: 'ambiguous'; readonly choices: readonly number[]; readonly readings: readonly [number, number] }
  | { readonly problem: 'tooSmall' | 'tooLarge' | 'unreadable' };

const currency = String.raw`(?:chf|sfr\.?|frs?\.?|franken|francs?|franchi|franco)`;
const amount = new RegExp(String.raw`^(?:${currency} ?)?(-? ?[\d½¼¾][^a-z]*?)(?: ?${currency})?$`);

/** Dashes that mark an amount as whole: `12.–`, `12,--`, or nothing after the dot. */
const wholeMark = /[.,]-{0,2}$/;

/**
 * Parses the price of a listing. The market counts in whole francs: centimes are not rounded but reported, with the
 * amounts on both sides. `12.00`, `12.–` and `CHF 12.-` are whole. The bounds of a search have a separate parser
 * (`typedPrice`).
 */
export function amountIn(text: string): WrittenAmount {
  const [, written] = amount.exec(plainSpelling(text)) ?? [];
  if (written === undefined) return { problem: 'unreadable' };
  const isNegative = written.startsWith('-');
  const number = written.replace(/^- ?/, '');
  const isMarkedWhole = wholeMark.test(number);
  const readings = numbersIn(number.replace(wholeMark, '')).filter((each) => !isMarkedWhole || Number.isInteger(each));
  const [low, high] = isMarkedWhole ? readings.slice(-1) : readings;
  if (low === undefined) return { problem: 'unreadable' };
  if (isNegative) return { problem: 'tooSmall' };
  if (high !== undefined)
    return { problem: 'ambiguous', choices: possible([Math.round(low), high]), readings: [low, high] };
  if (!Number.isInteger(low)) return centimes(low);
  if (low < 1) return { problem: 'tooSmall' };
  return low > mostFrancs ? { problem: 'tooLarge' } : { francs: low };
}

function centimes(francs: number): WrittenAmount {
  const choices = possible([Math.floor(francs), Math.ceil(francs)]);
  return choices.length === 0 ? { problem: 'tooLarge' } : { problem: 'centimes', choices };
}

function possible(choices: readonly number[]): readonly number[] {
  return choices.filter((francs) => francs >= 1 && francs <= mostFrancs);
}
