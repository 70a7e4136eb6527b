import { describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import { fold } from '#market/text/fold.ts';
import { isStopWord } from '#market/text/stopWords.ts';
import { wordsOf } from '#market/text/words.ts';
import { thingSynonyms, type ThingName, type ThingNames } from '#market/thingSynonyms.ts';

const keyOf = ({ text }: ThingName) => fold(text.toLowerCase());

describe('the names of a thing', () => {
  it('are in every language, for queries and for listings', () => {
    const hasAll = (thing: ThingNames) =>
      languages.every((language) => {
        const names = thing.filter((name) => name.language === language);
        return names.some(({ isTyped }) => isTyped) && names.some(({ isInListings }) => isInListings);
      });
    expect(thingSynonyms.filter((thing) => !hasAll(thing)).map(([name]) => name!.text)).toEqual([]);
  });

  it('are each listed once in a language', () => {
    const repeated = thingSynonyms.flatMap((thing) =>
      thing.filter((name, place) =>
        thing.some(
          (other, before) => before < place && other.language === name.language && keyOf(other) === keyOf(name),
        ),
      ),
    );
    expect(repeated.map(({ text }) => text)).toEqual([]);
  });

  it('have up to five words, the first no article', () => {
    const names = thingSynonyms.flat().map(({ text }) => wordsOf(text));
    expect(names.filter(({ length }) => length < 1 || length > 5)).toEqual([]);
    expect(names.filter(([first]) => first!.parts.every(isStopWord))).toEqual([]);
  });

  it('mean no other thing in another language', () => {
    const things = new Map<string, { readonly thing: ThingNames; readonly name: ThingName }[]>();
    for (const thing of thingSynonyms) {
      for (const name of thing.filter(({ isTyped }) => isTyped)) {
        things.set(keyOf(name), [...(things.get(keyOf(name)) ?? []), { thing, name }]);
      }
    }
    const falseFriends = [...things.values()].filter((meanings) =>
      meanings.some(({ thing, name }) =>
        meanings.some((other) => other.thing !== thing && other.name.language !== name.language),
      ),
    );
    expect(falseFriends.map((meanings) => meanings[0]!.name.text)).toEqual([]);
  });

  it('are about as many in one language as in another', () => {
    const counts = languages.map(
      (language) => thingSynonyms.flat().filter((name) => name.language === language).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(0.8 * Math.max(...counts));
  });
});
