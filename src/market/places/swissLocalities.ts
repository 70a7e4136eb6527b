import { createLocalityTable } from './localities.ts';
import { localityRows } from './localityRows.ts';

/** The table that the project ships. For the server: a page is sent the few places it shows, not the table. */
export const swissLocalities = createLocalityTable(localityRows);
