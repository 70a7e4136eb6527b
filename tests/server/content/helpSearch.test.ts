import { describe, expect, it } from 'vitest';
import type { ContentPage } from '#machines/content/contentPage.ts';
import type { Language } from '#machines/market/language.ts';
import { openContents } from '#server/content/contentPages.ts';
import { helpSearchIn } from '#server/content/helpSearch.ts';

type Question = readonly [id: string, question: string, answer: string, words?: readonly string[]];

function searchIn(...questions: readonly Question[]) {
  const page: ContentPage = {
    name: 'help',
    title: 'Help',
    description: 'Help.',
    updated: '2026-11-30',
    sections: questions.map(([id, title, answer]) => ({ id, title, blocks: [{ text: [answer] }] })),
  };
  const words = new Map(questions.map(([id, , , more = []]) => [id, more] as const));
  return (text: string, language: Language = 'en') => helpSearchIn(() => ({ page, words }))(text, language).ids;
}

const english = searchIn(
  ['delete', 'How do I delete my account?', 'Open your settings. You can undo it for two weeks.', ['close', 'leave']],
  ['password', 'I’ve forgotten my password', 'Request a link by email.'],
  ['photos', 'How many photos can I add?', 'An ad can have ten.'],
  ['renew', 'How do I renew my ad?', 'With the link in our email. Your photos stay.'],
);
const german = searchIn(
  ['nummer', 'Wie verberge ich meine Telefonnummer?', 'In den Einstellungen.'],
  ['loeschen', 'Wie lösche ich mein Konto?', 'In den Einstellungen unter Sicherheit.'],
  ['gross', 'Wie gross darf ein Foto sein?', 'Höchstens 20 MB.'],
);

describe('the search of the help page', () => {
  it('finds a question by a word of it, and before those whose answer has the word', () => {
    expect(english('photos')).toEqual(['photos', 'renew']);
    expect(english('email')).toEqual(['password', 'renew']);
  });

  it('finds a question by its further search words', () => {
    expect(english('close')).toEqual(['delete']);
  });

  it('finds other forms of a word, whatever its case and accents', () => {
    expect(english('PHOTO')[0]).toBe('photos');
    expect(english('deleting')).toEqual(['delete']);
    expect(german('konto loschen', 'de')).toEqual(['loeschen']);
    expect(german('KONTO LÖSCHEN', 'de')).toEqual(['loeschen']);
    expect(german('Grösse', 'de')).not.toEqual([]);
  });

  it('finds a word by its beginning while it is typed, and a German one by a part of it', () => {
    expect(english('passw')).toEqual(['password']);
    expect(german('nummer', 'de')).toEqual(['nummer']);
  });

  it('understands a whole question, in which most words say little', () => {
    expect(english('how can I delete my account please')[0]).toBe('delete');
  });

  it('corrects a misspelled word', () => {
    expect(english('pasword')).toEqual(['password']);
    expect(german('Telefonumer', 'de')).toEqual(['nummer']);
  });

  it('finds nothing for words that the page does not have, nor without a word', () => {
    for (const text of ['spaceship', '?!', ' ', 'x']) expect(english(text), text).toEqual([]);
  });

  it('returns the query as it was understood', () => {
    const search = helpSearchIn(() => ({
      page: openContents({ brand: 'allmend', port: 1 }).page('help', 'en'),
      words: new Map(),
    }));
    expect(search('  two   words ', 'en').query).toBe('two words');
  });
});

describe('the questions of the market', () => {
  const contents = openContents({ brand: 'allmend', port: 3000 });

  it.each<[Language, string]>([
    ['de', 'Passwort vergessen'],
    ['fr', 'mot de passe oublié'],
    ['fr', 'mot de passe oublie'],
    ['it', 'password dimenticata'],
    ['en', 'forgot password'],
  ])('have the one about a forgotten password first, in %s by "%s"', (language, text) => {
    expect(contents.search(text, language).ids[0]).toBe('password');
  });

  it.each<[Language, string]>([
    ['de', 'Konto löschen'],
    ['fr', 'supprimer mon compte'],
    ['it', 'eliminare il mio account'],
    ['en', 'close my account'],
  ])('have the one about deleting an account first, in %s by "%s"', (language, text) => {
    expect(contents.search(text, language).ids[0]).toBe('delete-account');
  });
});
