import { createLocalityTable } from './localities.ts';
import { localityRows } from './localityRows.ts';

/** The table that the project ships. It is for the server: a page receives only the few places it shows. */
export const swissLocalities = createLocalityTable(localityRows);
