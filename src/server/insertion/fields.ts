import type { FieldRule, InsertionField } from '#machines/insertion/insertionField.ts';
import { fieldRulesOf } from '#machines/insertion/fieldRules.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import { type ParameterKey, parameterByKey } from '#machines/market/parameters/parameterDefinitions.ts';
import { kindWords, mandatoryParameterWords } from '#words/listingParameters.ts';
import { chooseWord, fieldOptionWords, fieldWords } from '#words/insertion.ts';
import { choiceWord, parameterWords, unitWords } from '#words/parameters.ts';
import type { Say } from '../http/words.ts';

/** The name of each language in that language. */
const languageNames: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

/**
 * The form fields for a listing of a category, or without a category (`null`), in a language. It is also the initial
 * language of the listing. Throws RangeError for an unknown category.
 */
export function insertionFieldsOf(
  category: number | null,
  { language, say, latestYear }: { readonly language: Language; readonly say: Say; readonly latestYear: number },
): readonly InsertionField[] {
  return fieldRulesOf(category, { latestYear }).map((rule) => worded(rule, language, say));
}

function worded(rule: FieldRule, language: Language, say: Say): InsertionField {
  const { key } = rule;
  const { hint } = fieldWords[key] ?? {};
  const words = { label: labelOf(key, say), placeholder: null, hint: hint ? say(hint) : null };
  switch (rule.kind) {
    case 'text_field':
      return { ...rule, ...words, prefix: key === 'price' ? 'CHF' : null, suffix: suffixOf(key, say) };
    case 'switch_input':
      return { ...rule, ...words };
    case 'segmented_control':
      return { ...rule, ...words, buttons: rule.buttons.map(({ value }) => option(key, value, language, say)) };
    case 'pull_down':
      return {
        ...rule,
        ...words,
        ...(key === 'text_language' && { default: language }),
        placeholder: say(chooseWord),
        options: rule.options.map(({ value, children }) => ({
          ...option(key, value, language, say),
          ...(children && { children: children.map((child) => option(key, child.value, language, say)) }),
        })),
      };
  }
}

function labelOf(key: string, say: Say): string {
  if (key === 'type') return say(mandatoryParameterWords.type);
  const words = fieldWords[key];
  return say(words ? words.label : parameterWords[key as ParameterKey]);
}

function option(key: string, value: string, language: Language, say: Say): { value: string; label: string } {
  return { value, label: optionLabel(key, value, language, say) };
}

function optionLabel(key: string, value: string, language: Language, say: Say): string {
  if (key === 'category') return categoryById(Number(value))!.name[language];
  if (key === 'text_language') return languageNames[value] ?? value;
  if (key === 'type') return say(kindWords[value as keyof typeof kindWords]);
  const word = fieldOptionWords[key]?.[value] ?? choiceWord(key as ParameterKey, value) ?? value;
  return typeof word === 'string' ? word : say(word);
}

/** The unit as it is written after a number; null for a field without a unit. */
function suffixOf(key: string, say: Say): string | null {
  const parameter = Object.hasOwn(parameterByKey, key) ? parameterByKey[key as ParameterKey] : undefined;
  if (parameter?.kind !== 'number' || parameter.unit === undefined || parameter.unit === 'year') return null;
  return say(unitWords[parameter.unit], { number: '' }).trim();
}
