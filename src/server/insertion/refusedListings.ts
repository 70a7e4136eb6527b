import type { FieldProblem } from '#machines/insertion/fieldProblems.ts';
import { formatNumber } from '#market/numbers.ts';
import { formWordMessages } from '#words/forms.ts';
import { fieldWords } from '#words/insertion.ts';
import { type InsertionRefusalCode, insertionRefusalWords } from '#words/refusals/insertionRefusals.ts';
import { parameterWords } from '#words/parameters.ts';
import { mandatoryParameterWords } from '#words/listingParameters.ts';
import type { Say } from '../http/words.ts';

/** A listing that was rejected, with the reasons. */
export interface RefusedListing {
  readonly refused: InsertionRefusalCode;
  readonly values?: Readonly<Record<string, number>>;
  readonly problems: readonly FieldProblem[];
}

export function refuseListing(refused: InsertionRefusalCode, values?: RefusedListing['values']): RefusedListing {
  return { refused, problems: [], ...(values && { values }) };
}

export function isRefusedListing(answer: object): answer is RefusedListing {
  return 'refused' in answer;
}

/** The refusal as readable text, in the language of the call. */
export function refusedListingAnswer({ refused, values, problems }: RefusedListing, say: Say) {
  return {
    code: refused,
    message: say(insertionRefusalWords[refused], values),
    problems: problems.map(({ parameter, rule, values: named = {} }) => {
      const figures = Object.entries(named).map(([key, value]) => [
        key,
        typeof value === 'number' ? formatNumber(value) : value,
      ]);
      const words = { field: labelOf(parameter, say), ...Object.fromEntries(figures) };
      return { field: parameter, code: `form.${rule}`, message: say(formWordMessages[rule], words) };
    }),
  };
}

function labelOf(parameter: string, say: Say): string {
  const words: Readonly<Record<string, Parameters<Say>[0]>> = {
    ...parameterWords,
    ...mandatoryParameterWords,
    ...Object.fromEntries(Object.entries(fieldWords).map(([key, { label }]) => [key, label])),
  };
  const word = words[parameter];
  return word ? say(word) : parameter;
}
