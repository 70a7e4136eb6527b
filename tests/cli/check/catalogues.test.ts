import { expect, it } from 'vitest';
import { untranslated, untranslatedMessages, wronglySpacedFrench } from '#cli/check/catalogues.ts';

const catalogue = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: de\\n"

#. js-lingui-explicit-id
#: src/words/parameters.ts
msgid "unit.kilometres"
msgstr "{number} km"

#: src/web/shell/SevereError.tsx
msgid "A severe error has occurred"
msgstr ""

#: src/web/search/ListPage.tsx
msgid "long"
msgstr ""
"on two "
"lines"

msgctxt "menu"
msgid "All ads"
msgstr ""
`;

it('a message without translation is distinguished from the header and from a multi-line translation', () => {
  expect(untranslated(catalogue)).toEqual(['"A severe error has occurred"', 'msgctxt "menu" msgid "All ads"']);
});

it('every message of the market is translated', () => {
  expect(untranslatedMessages()).toEqual([]);
});

it.each([
  ['Que cherchez-vous?', 'no space'],
  ['Que cherchez-vous ?', 'a breaking space'],
  ['Que cherchez-vous\u00A0?', 'a wide no-break space'],
  ['{ads, plural, one {Une annonce: la voici.} other {#}}', 'no space inside a plural'],
  ['«\u202F{query} »', 'a breaking space inside guillemets'],
])('reports French punctuation in %s: %s', (translation) => {
  expect(wronglySpacedFrench(`msgid "id"\nmsgstr "${translation}"\n`)).toEqual(['"id"']);
});

it.each(['Que cherchez-vous\u202F?', '«\u202F{query}\u202F»', 'à 12:30', '{ads, plural, one {Une.} other {#}}'])(
  'accepts the French %s',
  (translation) => {
    expect(wronglySpacedFrench(`msgid "id"\nmsgstr "${translation}"\n`)).toEqual([]);
  },
);

it('does not judge the header of a French catalogue', () => {
  expect(wronglySpacedFrench('msgid ""\nmsgstr ""\n"Language: fr\\n"\n')).toEqual([]);
});
