import { expect, it } from 'vitest';
import { untranslated, untranslatedMessages } from '#cli/check/catalogues.ts';

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
  expect(untranslated(catalogue)).toEqual(['A severe error has occurred', 'All ads']);
});

it('every message of the market is translated', () => {
  expect(untranslatedMessages()).toEqual([]);
});
