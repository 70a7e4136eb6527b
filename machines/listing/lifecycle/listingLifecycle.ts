import { lifecycle } from '../../journal/lifecycle.ts';
import { listingFacts, type ListingFact } from './listingFacts.ts';
import { listingMachine } from './listingMachine.ts';

/** The lifecycle of a listing: its facts and the chart that folds them. Streams are `listing-<id>`. */
export const listingLifecycle = lifecycle<typeof listingMachine, ListingFact>(listingMachine, listingFacts);
