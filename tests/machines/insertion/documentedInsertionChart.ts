import type { AnyMachineSnapshot } from 'xstate';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { insertionCases } from '#machines/insertion/insertionCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const page = (now: AnyMachineSnapshot) => (now.matches('step') ? (now.context.step as string) : '');
const hasErrors = ({ context }: AnyMachineSnapshot) =>
  Object.values(context.fields as Record<string, { readonly touched?: boolean }>).some(({ touched }) => touched);
const definitions = exampleFields(4020).filter(
  ({ key, page: of }) => of !== 'description' || ['body', 'price_kind', 'text_language'].includes(key),
);
const started = { title: 'Citybike', category: '4000', subcategory: '4020' };
const described = { ...started, body: 'Sieben Gänge.', price_kind: 'free', text_language: 'de' };
const asksForFields = (fields: string) => [{ step: 'start' }, fields, 'its fields come'] as const;

export const documentedInsertionChart: DocumentedChart = {
  document: 'both specifications, §4 (insertion form; steps 1 to 5), and the decisions (back)',
  cases: insertionCases,
  states: {
    'step 1, nothing filled in': (now) => page(now) === 'start' && !hasErrors(now),
    'step 1, with its errors': (now) => page(now) === 'start' && hasErrors(now),
    'step 1, filled in': (now) => page(now) === 'start' && now.context.saved.title !== undefined,
    'step 2, nothing filled in': (now) => page(now) === 'description' && !hasErrors(now),
    'step 2, with its errors': (now) => page(now) === 'description' && hasErrors(now),
    'step 1, without the errors of step 2': (now) =>
      page(now) === 'start' && !('body' in now.context.fields) && now.context.general === null,
    'step 2, filled in': (now) => page(now) === 'description' && now.context.saved.body !== undefined,
    'step 3, contact': (now) => page(now) === 'contact',
    'step 4, preview': (now) => page(now) === 'preview',
  },
  events: {
    'a blank draft opens': { type: 'draft.reported', draft: 'blankblankbl', edits: null, fields: {} },
    'a draft with step 1 opens': { type: 'draft.reported', draft: 'draftdraftdr', edits: null, fields: started },
    'a draft with steps 1 and 2 opens': {
      type: 'draft.reported',
      draft: 'draftdraftdr',
      edits: null,
      fields: described,
    },
    'its fields come': { done: 'fetchingFields', output: definitions },
    next: { type: 'form.submitted' },
    back: { type: 'step.left' },
    'the contact step is done': { type: 'contact.completed' },
  },
  ways: {
    'step 1, nothing filled in': asksForFields('a blank draft opens'),
    'step 1, filled in': asksForFields('a draft with step 1 opens'),
    'step 2, nothing filled in': [...asksForFields('a draft with step 1 opens'), 'next'],
    'step 2, with its errors': [...asksForFields('a draft with step 1 opens'), 'next', 'next'],
    'step 2, filled in': [...asksForFields('a draft with steps 1 and 2 opens'), 'next'],
    'step 3, contact': [...asksForFields('a draft with steps 1 and 2 opens'), 'next', 'next'],
    'step 4, preview': [
      ...asksForFields('a draft with steps 1 and 2 opens'),
      'next',
      'next',
      'the contact step is done',
    ],
  },
  rows: [
    ['step 1, nothing filled in', 'next', 'step 1, with its errors'],
    ['step 1, filled in', 'next', 'step 2, nothing filled in'],
    ['step 2, nothing filled in', 'next', 'step 2, with its errors'],
    ['step 2, with its errors', 'back', 'step 1, without the errors of step 2'],
    ['step 2, filled in', 'next', 'step 3, contact'],
    // The values typed in step 2 are still there when the user goes back and forward.
    ['step 3, contact', 'back', 'step 2, filled in'],
    ['step 3, contact', 'the contact step is done', 'step 4, preview'],
    ['step 4, preview', 'back', 'step 3, contact'],
  ],
};
