import type { SnapshotFrom } from 'xstate';
import { flowCases } from '../paths/flowCases.ts';
import { isOfDevice } from './ownSearches.ts';
import { type Suggestion, suggestionsIn } from './suggestion.ts';
import { bikeSuggestions, ownBikes } from './suggestionExamples.ts';
import { groupsInSight } from './suggestionList.ts';
import { suggestionsEvents } from './suggestionsEvents.ts';
import { suggestionsMachine } from './suggestionsMachine.ts';

type Now = SnapshotFrom<typeof suggestionsMachine>;

const isDeleting = ({ context }: Now) => context.deletions.length > 0;

const isEmpty = ({ context }: Now) => context.text.trim() === '';

/** Whether no call is pending, and no deletion is pending or has failed. */
const isCalm = (now: Now) => !now.hasTag('busy') && now.matches({ deletion: 'idle' });

const isOfServer = (entry: Suggestion) => entry.deletable && !isOfDevice(entry);

/** The ids of the visible suggestions. */
const idsIn = ({ context }: Now) =>
  suggestionsIn(groupsInSight(context)).map(({ searchSuggestionID }) => searchSuggestionID);

/** Path-test cases for a search field's suggestions: the user searches for bikes, and has done so before. */
export const suggestionsCases = flowCases({
  machine: suggestionsMachine,
  schema: suggestionsEvents,
  // The walks cover pairs of concurrent events, but not all combinations, which would be tens of thousands.
  events: {
    // The field gets the focus with the same text as before.
    'field.focused': {
      'as it was': (now) => (isDeleting(now) || now.hasTag('open') ? undefined : { text: now.context.text }),
    },
    'text.typed': {
      'a beginning': (now) => (isDeleting(now) || !isEmpty(now) ? undefined : { text: 've' }),
      nothing: (now) => (isDeleting(now) || isEmpty(now) ? undefined : { text: '' }),
    },
    'composition.begun': { 'with an empty hand': (now) => (isCalm(now) ? {} : undefined) },
    'arrow.pressed': {
      down: (now) => (isCalm(now) ? { way: 'down' as const } : undefined),
      up: (now) => (isCalm(now) && now.context.active !== null ? { way: 'up' as const } : undefined),
    },
    'list.opened': { 'one at a time': (now) => (isCalm(now) ? {} : undefined) },
    'list.closed': { 'one at a time': (now) => (isCalm(now) ? {} : undefined) },
    'caret.moved': { 'one at a time': (now) => (isCalm(now) ? {} : undefined) },
    'end.pressed': {
      home: (now) => (isCalm(now) ? { end: 'first' as const } : undefined),
      end: (now) => (isCalm(now) ? { end: 'last' as const } : undefined),
    },
    'enter.pressed': { 'one at a time': (now) => (isCalm(now) ? {} : undefined) },
    'delete.pressed': { 'one at a time': (now) => (isCalm(now) ? {} : undefined) },
    'option.picked': {
      'the last': (now) => (isCalm(now) ? namedLast(now, () => true) : undefined),
      // The user presses a suggestion that another answer has removed in the meantime.
      'one that is gone': (now) => (isCalm(now) ? { id: 'gone' } : undefined),
    },
    'entry.deleted': {
      // An entry of the server can be deleted even after an earlier deletion has failed.
      'of the server': (now) => (now.hasTag('busy') || isDeleting(now) ? undefined : namedLast(now, isOfServer)),
      'of the device': (now) => (isCalm(now) ? namedLast(now, isOfDevice) : undefined),
      'one that is gone': (now) => (isCalm(now) ? { id: 'gone' } : undefined),
    },
    'history.cleared': {
      'one at a time': (now) => (isCalm(now) && namedLast(now, ({ deletable }) => deletable) ? {} : undefined),
      'that is none': (now) => (isCalm(now) && !namedLast(now, ({ deletable }) => deletable) ? {} : undefined),
    },
    'text.submitted': {
      'free text': (now) => (isCalm(now) ? { text: ' velo ' } : undefined),
      blanks: (now) => (isCalm(now) ? { text: ' ' } : undefined),
    },
  },
  actors: {
    recalling: {
      resolves: { 'an earlier search': ownBikes, nothing: [] },
      rejects: { 'storage is closed': new Error('The storage is closed') },
    },
    asking: {
      resolves: {
        found: { kind: 'found', groups: bikeSuggestions },
        'nothing found': { kind: 'found', groups: [] },
        offline: { kind: 'offline' },
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
    deleting: { resolves: { done: undefined }, rejects: { 'no line': new Error('The line is dead') } },
  },
  keys: {
    text: ({ context: { text } }) => text.trim() !== '',
    'in sight': idsIn,
    found: ({ context: { found } }) => suggestionsIn(found).length,
    active: ({ context: { active } }) => active,
    composing: ({ context: { isComposing } }) => isComposing,
    own: ({ context: { own } }) => own.map(({ text, description }) => `${text} ${description}`),
    deletions: ({ context: { deletions } }) => deletions.map(({ kind, suggestions }) => [kind, suggestions.length]),
  },
  invariants: {
    'what is active is in sight': (now) => now.context.active === null || idsIn(now).includes(now.context.active),
    'nothing is in sight while it is closed': (now) => now.hasTag('open') || idsIn(now).length === 0,
    'it asks and recalls only while it is open (SUGGESTIONS-8)': (now) =>
      now.hasTag('open') || !('asking' in now.children || 'recalling' in now.children),
    'it is deleting as long as there is something to delete (SUGGESTIONS-13)': (now) =>
      'deleting' in now.children === now.context.deletions.length > 0,
  },
});

function namedLast(now: Now, isMatching: (suggestion: Suggestion) => boolean): { readonly id: string } | undefined {
  const last = suggestionsIn(groupsInSight(now.context)).findLast(isMatching);
  return last && { id: last.searchSuggestionID };
}
