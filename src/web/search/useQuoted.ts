import { useLingui } from '@lingui/react/macro';

/** Puts a text in the quotation marks of the language. */
export function useQuoted(): (words: string) => string {
  const { t } = useLingui();
  return (words) => t`“${words}”`;
}
