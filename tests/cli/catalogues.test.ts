import { expect, it } from 'vitest';
import { untranslated } from '#cli/catalogues.ts';

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

it('a message without translation is told from the header and from one that goes on in the next line', () => {
  expect(untranslated(catalogue)).toEqual(['"A severe error has occurred"', 'msgctxt "menu" msgid "All ads"']);
});
