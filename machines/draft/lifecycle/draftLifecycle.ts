import { lifecycle } from '../../journal/lifecycle.ts';
import { draftFacts, type DraftFact } from './draftFacts.ts';
import { draftMachine } from './draftMachine.ts';

/** The draft as its journal knows it. Streams are `draft-<id>`; an ad made of it has the same id. */
export const draftLifecycle = lifecycle<typeof draftMachine, DraftFact>(draftMachine, draftFacts);
