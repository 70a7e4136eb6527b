import { inBrowser } from './api/inBrowser.ts';
import { makeClient } from './api/makeClient.ts';

export { CallFailed } from './api/callFailed.ts';

/** The calls of the interface, from the tab that this code runs in. */
export const { get, post, remove, graphql } = makeClient({ version: 10, environment: inBrowser });

/** The second interface, which answers searches by their tokens (API-5). */
export const { get: getSearch } = makeClient({ version: 11, environment: inBrowser });
