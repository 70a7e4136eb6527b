import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '#server/features.ts';
import { cookieNames } from '#server/http/cookies.ts';
import { sqlFor } from '#server/store/sql.ts';
import { cookies } from '#web/browser/cookies.ts';

const root = join(import.meta.dirname, '../../..');
const documents = join(root, 'src/server/content/pages/privacy');

/** The fields of facts that are encrypted with the key of a person. */
const ofJournals = features
  .flatMap(({ journals }) => journals?.(sqlFor('sqlite')) ?? [])
  .flatMap(({ lifecycle: { facts } }) =>
    Object.values(facts.declarations).flatMap(({ personal = [] }) =>
      personal.map((field) => `${facts.feature}.${field}`),
    ),
  );

/** Personal data in database rows that is in no journal. */
const ofRows = ['session.agent', 'session.place', 'mail.recipient', 'search.history'];

const ofCookies = [...Object.values(cookieNames('')), ...Object.values(cookies)].map(
  (name) => `cookie.${name.replace(/^[a-z]*_/, '')}`,
);

/** The names of the entries that each module stores in the browser. A module that is missing here fails the test. */
const storedBy: Readonly<Record<string, readonly string[]>> = {
  'src/web/account/start/registration/typedEmail.ts': ['register_email'],
  'src/web/account/unsentMessage.ts': ['contact', 'contact_dropped'],
  'src/web/browser/writeAheadLog.ts': ['unwritten'],
  'src/web/draft/draftStore.ts': ['drafts'],
  'src/web/draft/lastOpenDraft.ts': ['open_draft'],
  'src/web/favourites/hearts/storedChanges.ts': ['wishes'],
  'src/web/insertion/photos/unsentFiles.ts': ['photos'],
  'src/web/insertion/success/publishedListing.ts': ['published_ad'],
  'src/web/messaging/composer/messageDrafts.ts': ['messages'],
  'src/web/offline/ownFreshness.ts': ['own_kept'],
  'src/web/outbox/outboxStore.ts': ['outbox'],
  'src/web/suggestions/ownStorage.ts': ['searches'],
  'src/web/suggestions/userIdentifier.ts': ['searcher'],
  'src/web/ui/tooltip/dismissals.ts': ['tooltip'],
  'src/web/visits/visitStorage.ts': ['visits'],
  'src/worker/copies.ts': ['cache'],
  'src/worker/places.ts': ['cache'],
};

const storing = /(local|session)Storage\.setItem|indexedDB\.open|openDB<|caches\.open/;

function modulesThatStore(): readonly string[] {
  return ['src/web', 'src/worker']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && storing.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
    .toSorted();
}

const stored = [
  ...ofJournals,
  ...ofRows,
  ...ofCookies,
  ...Object.values(storedBy).flatMap((names) => names.map((name) => `storage.${name}`)),
];

describe('the privacy policy', () => {
  it('is compared with every module that stores something in the browser', () => {
    expect(modulesThatStore()).toEqual(Object.keys(storedBy).toSorted());
  });

  it.each(readdirSync(documents))('covers all personal data that the market stores, and no other: %s', (file) => {
    const { sections } = JSON.parse(readFileSync(join(documents, file), 'utf8')) as {
      readonly sections: readonly { readonly covers?: readonly string[] }[];
    };
    const covered = sections.flatMap(({ covers = [] }) => covers);
    expect(new Set(covered)).toEqual(new Set(stored));
  });

  it('covers the personal fields of each journal by their declarations', () => {
    expect(ofJournals).toContain('account.email');
    expect(ofJournals).toContain('conversation.text');
  });
});
