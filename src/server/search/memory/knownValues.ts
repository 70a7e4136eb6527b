import { type ParameterKey, parameterKeys } from '#machines/market/parameters/parameterDefinitions.ts';
import { fold } from '#market/text/fold.ts';
import { type SelectParameter, spellingOf } from '../query/options.ts';
import { KnownCategories } from './category/knownCategories.ts';
import { twice } from './segment/rows.ts';

/** A value that listings have for a choice or a text. */
export interface KnownValue {
  readonly key: ParameterKey;
  /** The text as shown, or the key of the choice. */
  readonly spelling: string;
  /** The option of the value: texts that differ only in case and accents are the same option. */
  readonly option: string;
}

/** A unique name for a value across all parameters. A colon marks a choice. */
export function valueName({ key, kind }: SelectParameter, value: string | number): string {
  return kind === 'choice' ? `${key}:${value}` : `${key}=${spellingOf(value)}`;
}

function valueOfName(name: string): KnownValue {
  const [, key, mark, spelling] = /^(\w+)([:=])(.*)$/su.exec(name)!;
  return { key: key as ParameterKey, spelling: spelling!, option: mark === ':' ? spelling! : fold(spelling!) };
}

/**
 * The values of choices and texts in any part of the index, numbered from 1, so that counts of parts can be added. 0
 * means no value. The list only grows, by each spelling that is new.
 */
export class KnownValues {
  readonly #numbers = new Map<string, number>();
  readonly #values: (KnownValue | undefined)[] = [undefined];
  readonly #ofOption = new Map<string, number[]>();
  /** All values of the same option, by the first of them. */
  readonly #likeFirst: (number[] | undefined)[] = [];
  /** By value's number: the first known value of the same option. */
  #firsts = new Uint32Array(64);
  /** By value's number: the index of its parameter in `parameterKeys`. */
  readonly #parameters: number[] = [0];

  readonly categories = new KnownCategories();

  /** An exclusive upper bound for the numbers of values. */
  get size(): number {
    return this.#values.length;
  }

  /** The number of the value with a name. An unknown name gets a new number. */
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

  /** The value with this number. */
  value(number: number): KnownValue {
    return this.#values[number]!;
  }

  /** The index of a value's parameter in `parameterKeys`. */
  parameterOf(number: number): number {
    return this.#parameters[number]!;
  }

  /** The number of the value that represents all values of the same option. */
  firstOf(number: number): number {
    return this.#firsts[number]!;
  }

  /** All values of an option, by the representing value. */
  likeFirst(first: number): readonly number[] {
    return this.#likeFirst[first]!;
  }

  /** The values of an option as spelled in a filter. Empty if no listing ever had it. */
  valuesOf(parameter: SelectParameter, option: string): readonly number[] {
    return this.#ofOption.get(`${parameter.key}=${chosenOption(parameter, option)}`) ?? [];
  }
}

/** An option of a filter, in the form that listings have. */
export function chosenOption(parameter: SelectParameter, option: string): string {
  return parameter.kind === 'choice' ? option : fold(option);
}
