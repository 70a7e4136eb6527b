import { type ParameterKey, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { fold } from '#market/text/fold.ts';
import { type SelectParameter, spellingOf } from '../query/options.ts';
import { KnownCategories } from './category/knownCategories.ts';
import { twice } from './segment/rows.ts';

/** A value that ads tell for a choice or a text. */
export interface KnownValue {
  readonly key: ParameterKey;
  /** A text as it is shown, or the key of a choice. */
  readonly spelling: string;
  /** Texts that differ in case and accents alone are one option. */
  readonly option: string;
}

/** What tells a value apart from all others, of other parameters too: a colon says that it is a choice. */
export function valueName({ key, kind }: SelectParameter, value: string | number): string {
  return kind === 'choice' ? `${key}:${value}` : `${key}=${spellingOf(value)}`;
}

function valueOfName(name: string): KnownValue {
  const [, key, mark, spelling] = /^(\w+)([:=])(.*)$/su.exec(name)!;
  return { key: key as ParameterKey, spelling: spelling!, option: mark === ':' ? spelling! : fold(spelling!) };
}

/**
 * The values of choices and texts that any part of the index has met, numbered from 1, so that parts can be counted
 * together; 0 is none. It only grows, by a few words for each spelling that nobody had before.
 */
export class KnownValues {
  readonly #numbers = new Map<string, number>();
  readonly #values: (KnownValue | undefined)[] = [undefined];
  readonly #ofOption = new Map<string, number[]>();
  /** The same by the first of them. */
  readonly #likeFirst: (number[] | undefined)[] = [];
  /** By value, the first known one of the same option. */
  #firsts = new Uint32Array(64);
  /** By value, the place of its parameter among all. */
  readonly #parameters: number[] = [0];

  readonly categories = new KnownCategories();

  /** Above all numbers. */
  get size(): number {
    return this.#values.length;
  }

  /** The number of a value by its name; a new one if it was not known. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const value = valueOfName(name);
    const number = this.#values.push(value) - 1;
    this.#numbers.set(name, number);
    const { key, option } = value;
    this.#parameters[number] = parameterKeys.indexOf(key);
    const others = this.#ofOption.get(`${key}=${option}`);
    if (number === this.#firsts.length) this.#firsts = twice(this.#firsts);
    this.#firsts[number] = others?.[0] ?? number;
    if (others) others.push(number);
    else {
      this.#likeFirst[number] = [number];
      this.#ofOption.set(`${key}=${option}`, this.#likeFirst[number]);
    }
    return number;
  }

  /** The value with a number. */
  value(number: number): KnownValue {
    return this.#values[number]!;
  }

  /** The place of a value's parameter among `parameterKeys`. */
  parameterOf(number: number): number {
    return this.#parameters[number]!;
  }

  /** The value that stands for all of the same option. */
  firstOf(number: number): number {
    return this.#firsts[number]!;
  }

  /** All values of an option, by the one that stands for them. */
  likeFirst(first: number): readonly number[] {
    return this.#likeFirst[first]!;
  }

  /** The values that are an option, as a filter writes it; none where no ad ever told it. */
  valuesOf(parameter: SelectParameter, option: string): readonly number[] {
    return this.#ofOption.get(`${parameter.key}=${chosenOption(parameter, option)}`) ?? [];
  }
}

/** An option as a filter writes it, in the form in which ads have it. */
export function chosenOption(parameter: SelectParameter, option: string): string {
  return parameter.kind === 'choice' ? option : fold(option);
}
