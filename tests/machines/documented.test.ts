import { expect, it } from 'vitest';
import { type DocumentedChart, itIsDocumented } from '#tests/drivers/walking/documented.ts';

const files = import.meta.glob<Readonly<Record<string, DocumentedChart>>>('./**/documented*Chart.ts', { eager: true });
const tables = Object.values(files).flatMap((file) => Object.values(file));

it('finds the tables', () => {
  expect(tables.length).toBeGreaterThan(15);
});

for (const table of tables) itIsDocumented(table);
