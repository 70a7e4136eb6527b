import type { NumberParameter, Parameter } from '#machines/market/parameters/parameterDefinitions.ts';
import { fold } from '#market/text/fold.ts';

/** A parameter that one searches by its options: a choice, or a text. */
export type SelectParameter = Exclude<Parameter, NumberParameter>;

/** The option that a value is: the key of a choice; a text folded, so that Golf and GOLF are one. */
export function optionOf(parameter: SelectParameter, value: string | number): string {
  return parameter.kind === 'choice' ? String(value) : fold(spellingOf(value));
}

/** A text as it is shown: its spaces single. */
export function spellingOf(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ').trim();
}
