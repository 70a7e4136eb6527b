import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../journal/schema.ts';

/** The content pages. Each is a route too. */
export const contentNames = ['imprint', 'terms', 'privacy', 'safety', 'help', 'accessibility', 'contact'] as const;

export type ContentName = (typeof contentNames)[number];

/** A link in a text: a path of the market, an anchor of the page, or an address with a scheme. */
const contentLink = z.strictObject({ text: z.string(), to: z.string() });

/** A text with its links, in order. */
const contentText = z.array(z.union([z.string(), contentLink]));

const contentBlock = z.union([
  z.strictObject({ text: contentText }),
  z.strictObject({ list: z.array(contentText).check(z.minLength(1)) }),
]);

const contentSection = z.strictObject({
  /** The section's anchor, the same in all languages. On the help page, each section is a question. */
  id: z.string(),
  title: z.string(),
  /** The heading above this section and its neighbours of the same group. */
  group: z.optional(z.string()),
  blocks: z.array(contentBlock),
});

/** The answer of a search in a content page: the ids of the sections that match, best first. */
export const contentFound = z
  .strictObject({ query: z.string(), ids: z.array(z.string()) })
  .check(z.meta({ id: 'FoundAnswers', description: 'The questions that match a text, best first.' }));

/** A content page in a language, with all values filled in. */
export const contentPage = z
  .strictObject({
    name: z.enum(contentNames),
    title: z.string(),
    description: z.string().check(z.describe('One sentence for search engines.')),
    updated: z.string().check(z.describe('The day of its last change: `2026-11-30`.')),
    intro: z.optional(contentText),
    sections: z.array(contentSection),
    found: z.optional(contentFound),
  })
  .check(z.meta({ id: 'ContentPage', description: 'A page of information about the market.' }));

export type ContentText = ReadonlyOutput<typeof contentText>;
export type ContentBlock = ReadonlyOutput<typeof contentBlock>;
export type ContentSection = ReadonlyOutput<typeof contentSection>;
export type ContentFound = ReadonlyOutput<typeof contentFound>;
export type ContentPage = ReadonlyOutput<typeof contentPage>;
