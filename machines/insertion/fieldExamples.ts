import { fieldRulesOf } from './fieldRules.ts';
import type { InsertionField } from './insertionField.ts';

const words = (key: string) => ({ label: key, placeholder: null, hint: null });

/** The fields of a form with example texts, for tests: of a category, or without one. */
export function exampleFields(category: number | null): readonly InsertionField[] {
  return fieldRulesOf(category, { latestYear: 2027 }).map((rule): InsertionField => {
    const { key } = rule;
    const option = ({ value }: { readonly value: string }) => ({ value, label: value });
    switch (rule.kind) {
      case 'text_field':
        return { ...rule, ...words(key), prefix: null, suffix: null };
      case 'switch_input':
        return { ...rule, ...words(key) };
      case 'segmented_control':
        return { ...rule, ...words(key), buttons: rule.buttons.map(option) };
      case 'pull_down':
        return {
          ...rule,
          ...words(key),
          options: rule.options.map((each) => ({ ...option(each), children: (each.children ?? []).map(option) })),
        };
    }
  });
}
