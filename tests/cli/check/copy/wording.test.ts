import { describe, expect, it } from 'vitest';
import { buttonIds } from '#cli/check/copy/buttons.ts';
import { entriesOf, entriesOfDocument } from '#cli/check/copy/entries.ts';
import {
  buttonProblems,
  differingTranslations,
  missingInMurmel,
  wordingProblems,
  type Catalogue,
} from '#cli/check/copy/wording.ts';

const entry = (text: string, id = 'a.b', comment = '') => ({ id, text, comment });

describe('the wording of a catalogue', () => {
  it.each<[Catalogue, string, string]>([
    ['en', 'The thing is sold.', '"The thing", use item'],
    ['en', 'This does not work.', '"does not", use a contraction'],
    ['de', 'Ein Mail ist da.', '"Mail", use E-Mail'],
    ['de', 'Grösse: groß', '"ß", use ss'],
    ['de', 'Dein Gespräch', '"Gespräch", use Chat'],
    ['fr', 'Votre code postal', '"code postal", use NPA'],
    ['fr', 'Une photo de {name}', '"de {name}", use a colon, or "par {name}"'],
    ['it', 'Il tuo conto', '"conto", use account'],
    ['it', 'scade il {end}', '"il {end}", use the weekday first, without an article'],
    ['fr-murmel', 'Envoyez-la', '"Envoyez", use tu, ton, tes, and the imperative of tu'],
    ['de', 'Lädt ...', '"...", use …'],
    ['en', "Don't", '"\'", use ’'],
  ])('reports in %s: %s', (catalogue, text, problem) => {
    expect(wordingProblems(catalogue, [entry(text)])).toEqual([`a.b: ${problem}: ${text}`]);
  });

  it.each([
    ['Que cherchez-vous?', 'no space'],
    ['Que cherchez-vous ?', 'a breaking space'],
    ['Que cherchez-vous\u00A0?', 'a wide no-break space'],
    ['{ads, plural, one {Une annonce: la voici.} other {#}}', 'no space inside a plural'],
    ['«\u202F{query} »', 'a breaking space inside guillemets'],
  ])('reports French punctuation in %s: %s', (text) => {
    expect(wordingProblems('fr', [entry(text)])).toEqual([
      expect.stringContaining('use U+202F before : ; ! ? and inside « »'),
    ]);
  });

  it.each(['Que cherchez-vous\u202F?', '«\u202F{query}\u202F»', 'à 12:30', '{ads, plural, one {Une.} other {#}}'])(
    'accepts the French %s',
    (text) => expect(wordingProblems('fr', [entry(text)])).toEqual([]),
  );

  it.each<[Catalogue, string]>([
    ['en', '{pictures, plural, one {# photo} other {# photos}}'],
    ['en', 'Email'],
    ['de', 'E-Mail'],
    ['fr', 'E-mail'],
    ['fr-murmel', 'Chez toi'],
    ['it', 'Conto corrente'],
    ['it', 'scade {end}'],
  ])('accepts in %s: %s', (catalogue, text) => {
    expect(wordingProblems(catalogue, [entry(text)])).toEqual([]);
  });

  it('limits the text of a button, with more room outside English', () => {
    const texts = [entry('a'.repeat(25)), entry('b'.repeat(25), 'c.d')];
    expect(buttonProblems('en', texts, new Set(['a.b']))).toHaveLength(1);
    expect(buttonProblems('de', texts, new Set(['a.b']))).toEqual([]);
  });

  it('has one translation for one English text, unless a comment says how the contexts differ', () => {
    const german = [entry('Frei', 'x'), entry('Gratis', 'y')];
    expect(differingTranslations([entry('Free', 'x'), entry('Free', 'y')], german)).toEqual(['x: Frei | y: Gratis']);
    expect(differingTranslations([entry('Free', 'x', 'of a place'), entry('Free', 'y')], german)).toEqual([]);
  });

  it('needs a text of murmel for each "vous" and each formal imperative', () => {
    const french = [entry('Votre annonce', 'a'), entry('Choisissez', 'b'), entry('Chez nous', 'c'), entry('Vous', 'd')];
    expect(missingInMurmel(french, [entry('Toi', 'd')])).toEqual(['a', 'b']);
  });
});

describe('the messages of a catalogue', () => {
  it('are read with their comments for translators, without the header', () => {
    const catalogue =
      'msgid ""\nmsgstr ""\n"Language: de\\n"\n\n#. js-lingui-explicit-id\n#. of a place\n#: a.tsx\nmsgid "a.b"\nmsgstr "Ein \\"Ort\\""\n\nmsgid "c"\nmsgstr ""\n';
    expect(entriesOf(catalogue)).toEqual([
      { id: 'a.b', text: 'Ein "Ort"', comment: 'of a place' },
      { id: 'c', text: '', comment: '' },
    ]);
  });
});

describe('the texts of a content document', () => {
  it('are those that people read, with their place, without targets of links and words for the search', () => {
    const document = {
      id: 'x',
      title: 'Help',
      sections: [{ id: 'a', words: ['picture'], blocks: [{ list: ['See [safety](/en/safety).'] }] }],
    };
    expect(entriesOfDocument('help', JSON.stringify(document))).toEqual([
      { id: 'help.title', text: 'Help', comment: '' },
      { id: 'help.sections.0.blocks.0.list.0', text: 'See [safety].', comment: '' },
    ]);
  });
});

describe('the buttons of a view', () => {
  it('are found by their elements, with a translated child or an expression', () => {
    const view = `
      <div><Button tone="a"><Icon label={t({ id: 'not.this', message: 'x' })} /><Trans id="save">Save</Trans></Button>
      <button>{isOpen ? t({ id: 'close', message: 'Close' }) : t({ id: "open", message: 'Open' })}</button>
      <p><Trans id="no.button">Text</Trans></p></div>`;
    expect(buttonIds('a.tsx', view)).toEqual(['save', 'close', 'open']);
  });
});
