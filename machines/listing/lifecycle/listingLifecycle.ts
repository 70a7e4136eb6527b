import { lifecycle } from '../../journal/lifecycle.ts';
import { listingFacts, type ListingFact } from './listingFacts.ts';
import { listingMachine } from './listingMachine.ts';

/** The listing as the journal knows it: its facts and the chart that folds them. Streams are `listing-<id>`. */
export const listingLifecycle = lifecycle<typeof listingMachine, ListingFact>(listingMachine, listingFacts);
