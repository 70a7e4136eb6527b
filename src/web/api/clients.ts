import { inBrowser } from './inBrowser.ts';
import { makeClient } from './makeClient.ts';

/** The client of the API, for the tab that this code runs in. */
export const client = makeClient({ version: 10, environment: inBrowser });

/** The client of the API's second interface, which answers searches by their tokens (API-5). */
export const searchClient = makeClient({ version: 11, environment: inBrowser });
