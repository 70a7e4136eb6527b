import { useLingui } from '@lingui/react/macro';

/** Quotes a text with the language's quotation marks. */
export function useQuoted(): (words: string) => string {
  const { t } = useLingui();
  return (words) => t({ id: 'search.quoted', message: `“${words}”` });
}
