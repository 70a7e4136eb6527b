import { flowCases } from '../paths/flowCases.ts';
import { favouritesSharingEvents } from './favouritesSharingEvents.ts';
import { favouritesSharingMachine } from './favouritesSharingMachine.ts';

const link = { link: 'linklinklinklinklinklink' };
const failure = { 'no line': new Error('No line') };

/** Path-test cases for the link to the user's favourites. */
export const favouritesSharingCases = flowCases({
  machine: favouritesSharingMachine,
  schema: favouritesSharingEvents,
  events: {},
  actors: {
    fetchingLink: { resolves: { 'a link': link, 'no link': { link: null } }, rejects: failure },
    makingLink: { resolves: { 'a link': link }, rejects: failure },
    endingLink: { resolves: { ended: { link: null } }, rejects: failure },
  },
  keys: { 'by which link': ({ context }) => context.link },
  invariants: {
    'there is a link exactly while the list is shared': ({ context, ...now }) =>
      ['shared', 'confirming', 'ending'].includes(now.value) === (context.link !== null),
  },
});
