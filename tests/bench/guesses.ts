import type { Language } from '#machines/market/language.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { fold } from '#market/text/fold.ts';
import { spelledWords } from '#market/text/words.ts';
import { demoMarket } from '#server/demo/demoMarket.ts';
import { categoryGuesses } from '#server/insertion/help/categoryGuesses.ts';
import type { CountedListing } from '#server/suggestions/vocabulary/countedListing.ts';
import { demoCountedListings, vocabularyOf } from '#tests/drivers/demo/demoVocabulary.ts';
import { titlesDe } from '#tests/server/insertion/help/titles/titles.de.ts';
import { titlesEn } from '#tests/server/insertion/help/titles/titles.en.ts';
import { titlesFr } from '#tests/server/insertion/help/titles/titles.fr.ts';
import { titlesIt } from '#tests/server/insertion/help/titles/titles.it.ts';
import { line, report, timesOf, whole } from './search/searchFigures.ts';
import { SearchMarket } from './search/searchMarket.ts';

// Guesses of the category from a title: the share of correct guesses by tenfold cross-validation on the titles of the
// demonstration market. The two peers learn from the same titles: naive Bayes over whole words with Laplace smoothing,
// and the category with most ads. The second figure is the duration of a guess with the given number of made-up ads.
// Limit: p95 10 ms.

const count = Number(process.argv[2] ?? 100_000);
const parts = 10;
const most = 3;
const limit = 10;

/** The function of one of the compared methods that guesses subcategories from a title, the likeliest first. */
type Guess = (title: string, language: Language) => readonly number[];

const subcategories = new Set(categoryTree.flatMap(({ children }) => children.map(({ id }) => id)));
const listings = titledListings();
accuracies();
writtenTitles();
await times();

function accuracies(): void {
  console.log(
    `guesses of ${whole(listings.length)} titles in ${whole(new Set(listings.map(({ category }) => category)).size)} subcategories, each held out once`,
  );
  const peers = { guess: guessOf, 'naive Bayes over words': naiveBayes, 'category with most ads': majority };
  const right = Object.entries(peers).map(([name, addMessages]) => {
    const found = { name, shown: 0, first: 0, among: 0 };
    for (let part = 0; part < parts; part += 1) {
      const guess = addMessages(listings.filter((_, place) => place % parts !== part));
      for (const listing of listings.filter((_, place) => place % parts === part)) {
        const guessed = guess(listing.title, listing.language);
        if (guessed.length > 0) found.shown += 1;
        if (guessed[0] === listing.category) found.first += 1;
        if (guessed.slice(0, most).includes(listing.category)) found.among += 1;
      }
    }
    return found;
  });
  const [own, ...others] = right;
  for (const { name, shown, first, among } of right) {
    const precision = `${((100 * first) / shown).toFixed(1)} %`;
    line(
      name,
      `first ${percent(first)}  among ${most} ${percent(among)}  shown ${percent(shown)}, of these first ${precision}`,
    );
  }
  for (const { name, first, among } of others) {
    line(
      'ratio',
      `${(own!.first / first).toFixed(2)} x right at first, ${(own!.among / among).toFixed(2)} x among ${most}, of ${name}`,
    );
  }
}

/** The titles that an author wrote without seeing the market's ads: with the demonstration market, and with no ads. */
function writtenTitles(): void {
  const written = { de: titlesDe, fr: titlesFr, it: titlesIt, en: titlesEn };
  for (const [market, listings] of [
    ['demonstration market', demoCountedListings()],
    ['no ads', []],
  ] as const) {
    const guess = guessOf(listings);
    for (const [language, titles] of Object.entries(written)) {
      // The titles at odd indices are the held-out set: they were not looked at when words were added.
      for (const [part, rest] of [
        ['all', 0],
        ['held out', 1],
      ] as const) {
        const measured = titles.filter((_, place) => part === 'all' || place % 2 === rest);
        const found = measured.map(([title, ...right]) => ({ right, guessed: guess(title, language as Language) }));
        const first = found.filter(({ right, guessed }) => right.includes(guessed[0]!)).length;
        const among = found.filter(({ right, guessed }) => guessed.some((each) => right.includes(each))).length;
        const shown = found.filter(({ guessed }) => guessed.length > 0).length;
        line(
          `${market}, ${language}, ${part} ${measured.length}`,
          `first ${first}  among ${most} ${among}  shown ${shown}`,
        );
      }
    }
  }
}

async function times(): Promise<void> {
  const vocabulary = vocabularyOf(madeUpListings());
  const titles = [...madeUpListings(2000)];
  const guess = ({ title, language }: CountedListing) =>
    categoryGuesses(vocabulary, (word) => word.id, { title, language });
  await timesOf(titles.slice(0, 200), guess);
  const { p95 } = report(`a guess with ${whole(count)} ads`, await timesOf(titles, guess), { p95: limit });
  line('ratio', `p95 takes ${(p95 / limit).toFixed(3)} of the limit of ${limit} ms`);
}

function guessOf(learned: readonly CountedListing[]): Guess {
  const vocabulary = vocabularyOf(learned);
  return (title, language) =>
    categoryGuesses(vocabulary, (word) => word.id, { title, language }).map(({ subcategory }) => subcategory);
}

function naiveBayes(learned: readonly CountedListing[]): Guess {
  const wordsIn = (title: string) => spelledWords(title).map(fold);
  const known = new Set(learned.flatMap(({ title }) => wordsIn(title)));
  const classes = [...Map.groupBy(learned, ({ category }) => category)].map(([category, own]) => {
    const words = own.flatMap(({ title }) => wordsIn(title));
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { category, counts, prior: Math.log(own.length / learned.length), all: words.length + known.size };
  });
  return (title) => {
    const words = wordsIn(title).filter((word) => known.has(word));
    return classes
      .map(({ category, counts, prior, all }) => ({
        category,
        score: words.reduce((sum, word) => sum + Math.log(((counts.get(word) ?? 0) + 1) / all), prior),
      }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ category }) => category);
  };
}

function majority(learned: readonly CountedListing[]): Guess {
  const most = [...Map.groupBy(learned, ({ category }) => category)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  );
  return () => most.map(([category]) => category);
}

/** The listings of the demonstration market, with the titles and categories that their sellers submitted. */
function titledListings(): readonly CountedListing[] {
  return demoMarket(Date.now())
    .listings.flatMap(({ id, facts }) => {
      const [drafted] = facts;
      return drafted?.type === 'listing.drafted' ? [countedListing(id, drafted.content)] : [];
    })
    .filter(({ category }) => subcategories.has(category));
}

function* madeUpListings(number = count): Generator<CountedListing> {
  for (const document of new SearchMarket().documents(number)) {
    const { id, title, language, category, parameters } = document;
    yield countedListing(id, { title, language, category, parameters });
  }
}

function countedListing(
  id: string,
  {
    title,
    language,
    category,
    parameters,
  }: Pick<CountedListing, 'title' | 'language' | 'category'> & { parameters: object },
): CountedListing {
  return { id, title, language, category, price: 'amount', parameters: JSON.stringify(parameters), locality: 'Bern' };
}

function percent(right: number): string {
  return `${((100 * right) / listings.length).toFixed(1)} %`;
}
