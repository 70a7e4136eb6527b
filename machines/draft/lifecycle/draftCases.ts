import { lifecycleCases } from '../../paths/lifecycleCases.ts';
import type { Draft } from './draft.ts';
import { draftLifecycle } from './draftLifecycle.ts';
import { begin, change, claim, discard, publish, redo, undo } from './draftRules.ts';

const ana = 'anaanaanaana';
const ben = 'benbenbenben';
const write = 'writewritewr';

/** A command for an existing draft; impossible without a draft. */
const written =
  <Answer>(ask: (draft: Draft, at: number) => Answer) =>
  ({ draft }: { readonly draft: Draft | null }, at: number): Answer | undefined =>
    draft ? ask(draft, at) : undefined;

/** Path-test cases for the life of a draft. */
export const draftCases = lifecycleCases({
  lifecycle: draftLifecycle,
  commands: {
    'draft.begin': {
      anew: (_, at) => begin({ at }),
      'as a copy of an ad': (_, at) => begin({ at, from: { ad: 'bikebikebike', how: 'copy' } }),
    },
    'draft.change': {
      'a title': written((draft, at) => change(draft, { fields: { title: 'Velo' }, write, at })),
      nothing: written((draft, at) => change(draft, { fields: { body: '' }, write, at })),
    },
    'draft.undo': { 'the last step': written((draft, at) => undo(draft, { write, at })) },
    'draft.redo': { 'the last step': written((draft, at) => redo(draft, { write, at })) },
    'draft.claim': {
      'by who wrote it': written((draft, at) => claim(draft, { account: ana, at })),
      'by another': written((draft, at) => claim(draft, { account: ben, at })),
    },
    'draft.publish': { 'as an ad': written((draft, at) => publish(draft, { at })) },
    'draft.discard': { 'by its writer': written((draft, at) => discard(draft, { at })) },
  },
  keys: {
    'whose it is': ({ context: { draft } }) => draft?.account ?? null,
    'what can be taken back, and done again': ({ context: { draft } }) => [draft?.past.length, draft?.future.length],
    'whether there is a title': ({ context: { draft } }) => draft?.written['title']?.value ?? null,
    'what it comes from': ({ context: { draft } }) => draft?.from?.how ?? null,
  },
  invariants: {
    'chart and reducer agree on where it stands': ({ value, context: { draft } }) =>
      (draft?.status ?? 'unwritten') === value,
    'what was taken back can be done again': ({ context: { draft } }) =>
      !draft || draft.past.length + draft.future.length <= 2 * 100,
  },
});
