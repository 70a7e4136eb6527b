import * as z from 'zod/mini';
import type { ReadonlyOutput } from '#machines/journal/schema.ts';
import { conditions } from './placeholders.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

const anchor = z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be in kebab case'));

/** When a block or a section appears: with a value of the operator, or without it. */
const condition = {
  needs: z.optional(z.enum(conditions)),
  without: z.optional(z.enum(conditions)),
};

const block = z.union(
  [
    z.strictObject({ text: filled, ...condition }),
    z.strictObject({ list: z.array(filled).check(z.minLength(1)), ...condition }),
  ],
  'must be { "text": "…" } or { "list": ["…"] }, each filled',
);

const section = z.strictObject({
  id: anchor,
  title: filled,
  group: z.optional(filled),
  /** Further words by which the help page finds the section. */
  words: z.optional(z.array(filled)),
  /**
   * The personal data that the section is about, such as `account.email` or `cookie.session`; a test compares them with
   * the code.
   */
  covers: z.optional(z.array(z.string().check(z.regex(/^[a-z]+\.\w+$/, 'must be a place and a field: account.email')))),
  blocks: z.array(block).check(z.minLength(1)),
  ...condition,
});

/** A content page as its file contains it; the README of this folder describes it. */
export const contentDocument = z.strictObject({
  title: filled,
  description: filled,
  updated: z.iso.date('must be a date such as 2026-11-30'),
  intro: z.optional(filled),
  sections: z.array(section).check(z.minLength(1)),
});

export type ContentDocument = ReadonlyOutput<typeof contentDocument>;
export type DocumentSection = ContentDocument['sections'][number];
export type DocumentBlock = DocumentSection['blocks'][number];

/** A text of a document with its place, and with the setting without which it does not appear. */
export interface PlacedText {
  readonly field: string;
  readonly text: string;
  readonly needs: readonly string[];
}

/** All texts of a document, in order. */
export function textsOf(document: ContentDocument): readonly PlacedText[] {
  const { title, description, intro, sections } = document;
  return [
    { field: 'title', text: title, needs: [] },
    { field: 'description', text: description, needs: [] },
    ...(intro === undefined ? [] : [{ field: 'intro', text: intro, needs: [] }]),
    ...sections.flatMap((section, index) => textsOfSection(section, `sections.${index}`)),
  ];
}

function textsOfSection(section: DocumentSection, place: string): readonly PlacedText[] {
  const { title, group, blocks, needs } = section;
  const ofSection = needs === undefined ? [] : [needs];
  return [
    { field: `${place}.title`, text: title, needs: ofSection },
    ...(group === undefined ? [] : [{ field: `${place}.group`, text: group, needs: [] }]),
    ...blocks.flatMap((one, index) => {
      const all = one.needs === undefined ? ofSection : [...ofSection, one.needs];
      const of = `${place}.blocks.${index}`;
      return 'text' in one
        ? [{ field: `${of}.text`, text: one.text, needs: all }]
        : one.list.map((text, item) => ({ field: `${of}.list.${item}`, text, needs: all }));
    }),
  ];
}
