import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { pino } from 'pino';
import { languages } from '#machines/market/language.ts';
import { openAccountDesk } from '#server/account/accountDesk.ts';
import { createApp } from '#server/app.ts';
import { configFrom } from '#server/config.ts';
import { openContents } from '#server/content/contentPages.ts';
import { wordsOf } from '#server/http/words.ts';
import { openListingRows } from '#server/listing/listingRows.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { createMemorySearch } from '#server/search/memorySearch.ts';
import { diskFiles } from '#server/pictures/photos/photoFiles.ts';
import { openMarketHub } from '#server/marketHub.ts';
import { openMessagePictures } from '#server/messaging/conversation/messagePictures.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { noteSearch } from '#server/suggestions/history.ts';
import type { Vocabulary } from '#server/suggestions/vocabulary/vocabulary.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { MadeUp } from './madeUp.ts';
import { line, percentiles, report, timesOf, whole } from './search/searchFigures.ts';
import { SearchMarket } from './search/searchMarket.ts';
import { madeUpVocabulary } from './search/searchServices.ts';

// Suggestions of a server with 1,000,000 made-up ads in its vocabulary and its index in memory, requested over HTTP as
// browsers do. Each word is typed letter by letter, one in four with a typing error, by a user with a search history.
// Limit: p95 10 ms.

const count = Number(process.argv[2] ?? 1_000_000);
const limit = 10;
const typings = 200;

console.log(`suggestions over ${whole(count)} ads`);
const search = createMemorySearch();
const test = await openTestMarket(() => Date.now());
const rows = await openListingRows(test.market);
try {
  const indexed = search.putAll(new SearchMarket().documents(count));
  const vocabulary = await madeUpVocabulary(count);
  await indexed;
  await search.settled();

  const typed = typedTexts();
  report('texts that begin so, in the process', await timesOf(typed, (text) => vocabulary.textsFrom(text, 20, 'de')));
  report('corrections, in the process', await timesOf(typed, (text) => vocabulary.corrected(text, 'de')));
  await overHttp(typed, vocabulary);
} finally {
  await search.close();
  rows.close();
  await test.close();
}

async function overHttp(typed: readonly string[], vocabulary: Vocabulary): Promise<void> {
  const config = { ...configFrom({ DATA_DIR: test.folder, LOG_LEVEL: 'silent' }), requestsPerMinute: 1_000_000_000 };
  const web = await builtWeb(config.brand);
  const words = wordsOf(await (await web.ssrBundle()).loadCatalogues());
  const fed = { port: search, caughtUp: () => Promise.resolve(0) };
  const accounts = openAccountDesk(test.market);
  const hub = await openMarketHub(accounts, {
    onFailure(error) {
      throw error;
    },
  });
  const files = diskFiles(join(test.folder, 'photos'));
  const services = {
    market: test.market,
    accounts,
    hub,
    rows,
    search: fed,
    words,
    vocabulary,
    erasures: { onErased: () => undefined, caughtUpTo: async () => true },
    localities: swissLocalities,
    photos: openPhotos(test.market, files),
    messagePictures: openMessagePictures(test.market, files),
    contents: openContents(config),
  };
  const app = await createApp({ services, web, config, log: pino({ level: 'silent' }) });
  const userIdentifier = 'x'.repeat(22);
  for (const query of typed.slice(0, 50)) await noteSearch(test.market, userIdentifier, { query });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true });
  const ask = (query: string) => suggestionsOf(agent, Number(port), { query, first: 10, userIdentifier });
  try {
    await timesOf(typed.slice(0, 300), ask);
    const before = process.cpuUsage();
    const { p95 } = report('over HTTP', await timesOf(typed, ask), { p95: limit });
    const { user, system } = process.cpuUsage(before);
    const each = (user + system) / 1000 / typed.length;
    line('processor time', `${each.toFixed(3)} ms a request, that of who asks counted too`);
    line('ratio', `p95 takes ${(p95 / limit).toFixed(2)} of the limit of ${limit} ms`);
    const together: number[] = [];
    for (let at = 0; at < typed.length; at += 8) {
      together.push(
        ...(await Promise.all(typed.slice(at, at + 8).map(async (text) => (await timesOf([text], ask))[0]!))),
      );
    }
    line('8 at a time, over HTTP', `p95 ${percentiles(together).p95.toFixed(3)} ms`);
  } finally {
    agent.destroy();
    await app.close();
    await hub.close();
  }
}

/** The typed texts: the prefixes of words that visitors search for, from the second letter on, and the final text. */
function typedTexts(): readonly string[] {
  const some = new MadeUp();
  return Array.from({ length: typings }, () => {
    const language = some.any(languages);
    const meant = some.looked(language);
    const word = some.once(4) ? some.misspelt(meant) : meant;
    return some.once(3) ? `${some.looked(language)} ${word}` : word;
  }).flatMap((text) => Array.from({ length: Math.max(1, text.length - 1) }, (_, length) => text.slice(0, length + 2)));
}

async function suggestionsOf(agent: Agent, port: number, variables: object): Promise<void> {
  const query = `query SearchSuggestions($query: String!, $first: Int, $userIdentifier: String) {
    searchSuggestions(query: $query, first: $first, userIdentifier: $userIdentifier) {
      suggestionGroups {
        type
        suggestions { searchSuggestionID type searchToken labelTitleHighlighted labelDescription deletable }
      }
    }
  }`;
  const headers = {
    'content-type': 'application/json',
    'x-api-hash': 'bench',
    'x-csrf-token': 'token',
    cookie: 'allmend_csrf=token',
  };
  const asking = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/v10/graphql', headers });
  asking.end(JSON.stringify({ query, variables }));
  const [answer] = (await once(asking, 'response')) as [AsyncIterable<Buffer> & { readonly statusCode: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(text);
}
