import type { NumberParameter, Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { fold } from '#market/text/fold.ts';

/** A parameter that is searched by its options: a choice or a text. */
export type SelectParameter = Exclude<Parameter, NumberParameter>;

/** The option of a value: the key of a choice, or a folded text, so that Golf and GOLF are the same option. */
export function optionOf(parameter: SelectParameter, value: string | number): string {
  return parameter.kind === 'choice' ? String(value) : fold(spellingOf(value));
}

/** A text as shown, with runs of spaces collapsed. */
export function spellingOf(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ').trim();
}
