import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The translation in a catalogue for an id or an English text; undefined when another catalogue has it. */
function said(language: string, catalogue: 'mails' | 'lazy', id: string): string | undefined {
  const text = readFileSync(new URL(`../../../locales/${language}/${catalogue}.po`, import.meta.url), 'utf8');
  const entry = text.split('\n\n').find((each) => each.includes(`msgid ${JSON.stringify(id)}\n`));
  return /^msgstr "(.+)"$/m.exec(entry!)?.[1];
}

it.each(['de', 'fr', 'it', 'en'])('a mail about messages uses the name of the account’s tab: %s', (language) => {
  expect(said(language, 'mails', 'mail.unsubscribe.again')).toContain(said(language, 'lazy', 'account.tab.messages'));
});

it('a mail about messages uses the name of the account’s tab: murmel in French', () => {
  const tab = said('fr-murmel', 'lazy', 'account.tab.messages') ?? said('fr', 'lazy', 'account.tab.messages');
  expect(said('fr-murmel', 'mails', 'mail.unsubscribe.again')).toContain(tab);
});
