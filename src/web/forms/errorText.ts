import { useLingui } from '@lingui/react';

import { type FormField, shownError } from '#machines/forms/formField.ts';
import { formatNumber } from '#market/numbers.ts';
import { formWordMessages } from '#words/forms.ts';

/** What a field says of what is wrong with it; `label` is what it is called. */
export function useErrorText(field: FormField, label: string): string | undefined {
  const { i18n } = useLingui();
  const error = shownError(field);
  if (!error) return undefined;
  if ('text' in error) return error.text;
  const figures = Object.entries(error.values ?? {}).map(([name, value]) => [name, formatNumber(value)]);
  return i18n._({ ...formWordMessages[error.word], values: { field: label, ...Object.fromEntries(figures) } });
}
