import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a catalogue says for an id, or for an English text; undefined for what it leaves to another. */
function said(language: string, catalogue: 'mails' | 'later', id: string): string | undefined {
  const text = readFileSync(new URL(`../../../locales/${language}/${catalogue}.po`, import.meta.url), 'utf8');
  const entry = text.split('\n\n').find((each) => each.includes(`msgid ${JSON.stringify(id)}\n`));
  return /^msgstr "(.+)"$/m.exec(entry!)?.[1];
}

it.each(['de', 'fr', 'it', 'en'])(
  'a mail about messages names the tab of the account as it is called there: %s',
  (language) => {
    expect(said(language, 'mails', 'mail.unsubscribe.again')).toContain(said(language, 'later', 'Message settings'));
  },
);

it('a mail about messages names the tab of the account as it is called there: murmel in French', () => {
  const tab = said('fr-murmel', 'later', 'Message settings') ?? said('fr', 'later', 'Message settings');
  expect(said('fr-murmel', 'mails', 'mail.unsubscribe.again')).toContain(tab);
});
