import type { ListingSubmission, SubmittedListing, InsertionContext } from './insertionSetup.ts';

/** The listing that is submitted. At this point the draft is known. */
export function submissionOf({ draft, edits, saved, typed }: InsertionContext): ListingSubmission {
  return { draft: draft!, edits, values: { ...saved, ...typed } };
}

/** The listing that the draft changes, or the one that it becomes, which has the draft's id. */
export function submittedOf({ draft, edits }: InsertionContext): string {
  return edits ?? draft!;
}

/** The report about a published listing. */
export function submittedListing({ published, edits, saved, typed }: InsertionContext): SubmittedListing {
  const category = { ...saved, ...typed }['subcategory'] ?? '';
  return { published: published!, category, isEdited: edits !== null };
}
