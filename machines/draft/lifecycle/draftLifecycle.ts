import { lifecycle } from '../../journal/lifecycle.ts';
import { draftFacts, type DraftFact } from './draftFacts.ts';
import { draftMachine } from './draftMachine.ts';

/** The lifecycle of a draft. Streams are `draft-<id>`; a listing made of it has the same id. */
export const draftLifecycle = lifecycle<typeof draftMachine, DraftFact>(draftMachine, draftFacts);
