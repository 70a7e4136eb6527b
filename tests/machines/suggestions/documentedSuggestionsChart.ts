import type { AnyMachineSnapshot } from 'xstate';
import { suggestionsIn } from '#machines/suggestions/suggestion.ts';
import { bikeSuggestions } from '#machines/suggestions/suggestionExamples.ts';
import { groupsInSight } from '#machines/suggestions/suggestionList.ts';
import { suggestionsCases } from '#machines/suggestions/suggestionsCases.ts';
import type { DocumentedChart } from '#tests/drivers/walking/documented.ts';

const found = (now: AnyMachineSnapshot): readonly string[] =>
  suggestionsIn(groupsInSight(now.context)).map(({ searchSuggestionID }) => searchSuggestionID);
const listed = ['a beginning is typed', '400 ms pass', 'two are found'] as const;

export const documentedSuggestionsChart: DocumentedChart = {
  document: 'the shell’s specification, §4 (suggestion pick, deletion), §5 and §9 (debounce)',
  cases: suggestionsCases,
  states: {
    'nothing typed': (now) => now.matches({ list: 'closed' }) && now.context.token === null,
    'typed, the query waits': (now) => now.matches({ list: { open: 'waiting' } }),
    'the server is queried': (now) => now.matches({ list: { open: 'asking' } }),
    'two are listed': (now) => found(now).join() === 'h-velo,s-velo-damen',
    'one is listed': (now) => found(now).join() === 's-velo-damen',
    'picked: its token is set, the list is closed': (now) =>
      now.matches({ list: 'closed' }) && now.context.token === bikeSuggestions[1]!.suggestions[0]!.searchToken,
    'searched for the trimmed text': (now) => now.matches({ list: 'closed' }) && now.context.own.some(isVelo),
  },
  events: {
    'a beginning is typed': { type: 'text.typed', text: 've' },
    '400 ms pass': { after: 400 },
    'two are found': { done: 'asking', output: { kind: 'found', groups: bikeSuggestions } },
    'the second is picked': { type: 'option.picked', id: 's-velo-damen' },
    'the first is deleted': { type: 'entry.deleted', id: 'h-velo' },
    '“ velo ” is submitted': { type: 'text.submitted', text: ' velo ' },
  },
  ways: {
    'nothing typed': [undefined],
    'typed, the query waits': [undefined, 'a beginning is typed'],
    'the server is queried': [undefined, 'a beginning is typed', '400 ms pass'],
    'two are listed': [undefined, ...listed],
  },
  rows: [
    ['nothing typed', 'a beginning is typed', 'typed, the query waits'],
    ['typed, the query waits', '400 ms pass', 'the server is queried'],
    ['the server is queried', 'two are found', 'two are listed'],
    ['two are listed', 'the second is picked', 'picked: its token is set, the list is closed'],
    ['two are listed', 'the first is deleted', 'one is listed'],
    ['two are listed', '“ velo ” is submitted', 'searched for the trimmed text'],
  ],
};

function isVelo({ text }: { readonly text: string }): boolean {
  return text === 'velo';
}
