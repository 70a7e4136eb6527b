import type { ListingRow } from './listingTables.ts';

/** The row of a listing cannot be read. The journal still has the listing; only the read model is damaged. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';

  constructor(id: string) {
    super(`The row of the ad ${id} is damaged. To restore it from the journal: npm run journal -- rebuild`);
  }
}

/** Whether the JSON of a listing's row can be read. Columns that were not selected count as readable. */
export function isReadable(row: Partial<Pick<ListingRow, 'parameters' | 'images' | 'external_info'>>): boolean {
  try {
    return (
      isRecord(JSON.parse(row.parameters ?? '{}')) &&
      Array.isArray(JSON.parse(row.images ?? '[]')) &&
      isRecord(JSON.parse(row.external_info ?? '{}'))
    );
  } catch {
    return false;
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
