import { useLingui } from '@lingui/react/macro';

import { type InsertionStep, insertionSteps } from '#machines/insertion/insertionSteps.ts';
import type { Language } from '#machines/market/language.ts';
import { pathTo, type Place } from '#routes';

/** The path of a step. */
export function stepPath(step: InsertionStep, language: Language): string {
  return pathTo('insertion', language, { rest: step });
}

/** The step of a place; undefined if it is not a step. */
export function stepAt({ name, params }: Place): InsertionStep | undefined {
  return name === 'insertion' ? insertionSteps.find((step) => step === params['rest']) : undefined;
}

/** The names of the steps. */
export function useStepNames(): Readonly<Record<InsertionStep, string>> {
  const { t } = useLingui();
  return {
    start: t({ id: 'insert.step.start', message: 'Photos and category' }),
    description: t({ id: 'insert.step.description', message: 'Description' }),
    contact: t({ id: 'insert.step.contact', message: 'Contact' }),
    preview: t({ id: 'insert.step.preview', message: 'Preview' }),
    confirm: t({ id: 'insert.step.confirm', message: 'Confirmation' }),
  };
}
