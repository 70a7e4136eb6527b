import { SearchMarket } from '#tests/bench/searchMarket.ts';
import { VocabularyCounts } from '#server/suggestions/vocabularyCounts.ts';
import { vocabularyIndex, textsFrom } from '#server/suggestions/vocabularyIndex.ts';
import { createVocabulary } from '#server/suggestions/vocabulary.ts';
const n = Number(process.argv[2]);
const c = new VocabularyCounts();
let t = 0; const t0 = performance.now(); let worst = 0;
for (const d of new SearchMarket().documents(n)) {
  const a = performance.now();
  c.put({ id: d.id, title: d.title, category: d.category, price: d.price === 0 ? 'free' : 'amount', parameters: '{}', locality: 'Bern' });
  const b = performance.now() - a; t += b; worst = Math.max(worst, b);
}
console.log('count', t, 'ms worst', worst, 'all', performance.now() - t0, "cpu", process.cpuUsage().user/1000);
const m1 = process.memoryUsage();
console.log('heap', m1.heapUsed / 1e6, 'ab', m1.arrayBuffers / 1e6, 'rss', m1.rss / 1e6);
let a = performance.now();
const index = vocabularyIndex(c);
console.log("cpu", process.cpuUsage().user/1000, "index", performance.now() - a, 'texts', index.ads.length, 'errors', index.errors.words.length, 'adsIn', index.adsIn.length);
const v = createVocabulary(); v.replace(index);
for (const q of ['b', 'ba', 'bar', 'baro', 'xq']) { a = performance.now(); const r = v.textsFrom(q, 20); console.log(q, r.length, r[0]?.text, r[0]?.ads, performance.now() - a); }
const words = [...new SearchMarket().documents(400)].map((f) => f.title.split(" ")[0]!);
a = performance.now(); let k = 0;
for (const w of words) if (v.corrected(w.slice(0, -2) + 'x' + w.slice(-1))) k++;
console.log('corrected', k, words.length, (performance.now() - a) / words.length);
