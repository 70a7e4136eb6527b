import * as fc from 'fast-check';
import type { FieldRule, InsertionValues } from '#machines/insertion/insertionField.ts';
import { applicableFields } from '#machines/insertion/fieldProblems.ts';
import { parentIdOf, subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';

/** The ids of all subcategories, to which listings belong. */
export const subcategories = topLevelIds.flatMap(subcategoryIdsOf);

/** Generates readable text in any script, of at most this many code points. */
const words = (most: number) =>
  fc
    .array(fc.constantFrom('Velo', 'Rösti', '🚲', 'für', 'שלום', '7-Gang', '<b>', '«neu»'), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => Array.from(parts.join(' ')).slice(0, most).join('').trim());

/** Valid values for a form with these rules. */
export function anyValues(category: number, rules: readonly FieldRule[]): fc.Arbitrary<InsertionValues> {
  const chosen = { category: String(parentIdOf(category)), subcategory: String(category), text_language: 'it' };
  return fc
    .record(
      Object.fromEntries(
        rules.filter(({ key }) => !(key in chosen)).map((rule) => [rule.key, anyValue(rule)]),
      ) as Record<string, fc.Arbitrary<string>>,
    )
    .map((values) => {
      const { password = '' } = values;
      const all: InsertionValues = { ...values, ...chosen, password_confirm: password };
      // Values of conditional fields are included only if their condition holds.
      const requested = new Set(applicableFields(rules, all).map(({ key }) => key));
      return Object.fromEntries(Object.entries(all).filter(([key]) => requested.has(key)));
    });
}

function anyValue(rule: FieldRule): fc.Arbitrary<string> {
  const supplied = given0(rule);
  return rule.is_mandatory ? supplied : fc.option(supplied, { nil: '' });
}

function given0(rule: FieldRule): fc.Arbitrary<string> {
  switch (rule.kind) {
    case 'switch_input':
      return fc.constantFrom('true', 'false');
    case 'segmented_control':
      return fc.constantFrom(...rule.buttons.map(({ value }) => value));
    case 'pull_down':
      return fc.constantFrom(...rule.options.map(({ value }) => value));
    case 'text_field':
      return typed(rule);
  }
}

function typed({ format, max_length: most, min, max, step }: Extract<FieldRule, { kind: 'text_field' }>) {
  switch (format) {
    case 'number':
      return fc
        .integer({ min: 0, max: Math.floor((max! - min!) / step!) })
        .map((steps) => String(min! + steps * step!));
    case 'email':
      return fc.constantFrom('vreni@example.ch', 'a.b+c@d.example');
    case 'phone':
      return fc.constantFrom('079 123 45 67', '+41 31 123 45 67');
    case 'zipcode':
      return fc.constantFrom('3012', '8001');
    case 'password':
      return fc.constant('ein langes Wort 7');
    default:
      return words(most!);
  }
}
