import { flowCases } from '../../paths/flowCases.ts';
import { type Help, type HelpQuestion, noHelp } from './help.ts';
import { helpEvents } from './helpEvents.ts';
import { helpMachine } from './helpMachine.ts';

const bicycle: HelpQuestion = {
  title: 'Citybike',
  category: '',
  subcategory: '',
  photos: [],
  values: null,
  but: 'draftdraftdr',
};
const said: Help = {
  guesses: [{ category: 4000, subcategory: 4020, reason: '12 of 14 ads with “Citybike” are there' }],
  band: { low: 200, median: 350, high: 500, sample: 14 },
  duplicates: [{ id: 'otherotherot', title: 'Citybike', path: '/en/vi/citybike/otherotherot', reason: 'title' }],
  titles: [
    { id: 'one', text: 'Citybike Damen' },
    { id: 'two', text: 'Citybike Herren' },
  ],
};

/** Path-test cases for the help next to the insertion form. */
export const helpCases = flowCases({
  machine: helpMachine,
  schema: helpEvents,
  events: {
    'listing.changed': {
      'a bicycle': { question: bicycle },
      'a bicycle in its category': { question: { ...bicycle, category: '4000', subcategory: '4020' } },
      'nothing yet': { question: { ...bicycle, title: '' } },
    },
    'guess.accepted': { 'the likeliest': { subcategory: 4020 }, another: { subcategory: 1020 } },
    'guess.dismissed': {
      'the likeliest': ({ context: { dismissed } }) => (dismissed.length === 0 ? { subcategory: 4020 } : undefined),
    },
    'title.picked': { 'the first': { id: 'one' } },
    'title.deleted': { 'the first': { id: 'one' }, 'one that is not offered': { id: 'nine' } },
    'duplicate.dismissed': {
      'the other': ({ context: { dismissed } }) => (dismissed.length === 0 ? { id: 'otherotherot' } : undefined),
    },
  },
  actors: {
    asking: {
      resolves: { something: said, nothing: noHelp },
      rejects: { 'no line': new Error('No line') },
    },
  },
  keys: {
    'what is asked': ({ context: { question } }) => question,
    'what was said': ({ context: { help } }) => [help.guesses.length, help.titles.map(({ id }) => id)],
    'what one does not want': ({ context: { dismissed } }) => dismissed,
  },
  invariants: {
    'nothing is said of an ad that says nothing': ({ context: { question, help } }) =>
      (question !== null && question.title !== '') || help === noHelp,
  },
});
