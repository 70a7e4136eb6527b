import { useLingui } from '@lingui/react';

import { type FormField, shownError } from '#machines/forms/formField.ts';
import type { FieldError } from '#machines/market/api/formErrors.ts';
import { formatNumber } from '#market/numbers.ts';
import { formWordMessages } from '#words/forms.ts';

/** The error message of a field; `label` is its name. */
export function useErrorText(field: FormField, label: string): string | undefined {
  const words = useErrorWords();
  const error = shownError(field);
  return error ? words(error, label) : undefined;
}

/** A function that turns an error into the message for the field named `label`. */
export function useErrorWords(): (error: FieldError, label: string) => string {
  const { i18n } = useLingui();
  return (error, label) => {
    if ('text' in error) return error.text;
    const figures = Object.entries(error.values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : value,
    ]);
    return i18n._({ ...formWordMessages[error.word], values: { field: label, ...Object.fromEntries(figures) } });
  };
}
