import { join } from 'node:path';
import { loadBuiltWeb } from '#server/pages/rendering/ssrBundle.ts';
import { sentSize } from '#tests/drivers/builds/sentSize.ts';

// The scripts that the first pages request before the first interaction: what the document names. Limit: 150 kB gzip.

const limit = 150;
const list = {
  items: [],
  itemIDs: [],
  galleryIDs: [],
  galleryItems: [],
  search_total: 0,
  counts: { category: {}, region: {}, st: {}, company_ad: {}, gratis: {} },
  facets: [],
  localities: [],
  distances: {},
  correction: null,
  relaxations: [],
  token: '',
  engine: 'memory',
  filters: {},
};
const none = { total: 0, category: {}, region: {} };
const pages = [
  ['home', '/de', { newest: [], gallery: [], counts: list.counts, total: 0 }],
  ['list', '/de/li', list],
  ['real estate', '/de/immobilien', { newest: [], counts: { all: none, rent: none, buy: none } }],
  ['real-estate list', '/de/immobilien/angebot/alle', list],
  ['car brand', '/de/marken/fahrzeuge/autos/bmw', { total: 0, newest: [], models: [], fuels: [], brands: [] }],
  ['category', '/de/cat/4000/sport', { total: 0, newest: [], category: {}, region: {}, brands: [] }],
] as const;

const { ssrBundle, manifest, clientFolder } = await loadBuiltWeb('allmend');
console.log('scripts before the first interaction, gzip');
for (const [name, url, firstData] of pages) {
  const request = { url, mode: 'system', now: 0, firstData } as const;
  const { content } = await ssrBundle.renderDocument({ request, manifest, origin: 'http://localhost' });
  const html = new TextDecoder().decode(content);
  const files = new Set([...html.matchAll(/\/(assets\/[^" ]+\.js)(?=[" ])/g)].map(([, file]) => file!));
  const sizes = [...files].map((file) => sentSize(join(clientFolder, file)));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(
    `  ${name}  ${kilobytes.toFixed(1)} kB in ${files.size} files, ${(kilobytes / limit).toFixed(2)} of the limit of ${limit} kB`,
  );
}
