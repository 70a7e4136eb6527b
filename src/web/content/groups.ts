import type { ContentSection } from '#machines/content/contentPage.ts';

/** Neighbouring sections with the same group, or without one. */
export interface SectionGroup {
  readonly group: string | undefined;
  readonly sections: readonly [ContentSection, ...ContentSection[]];
}

/** Divides the sections of a page at each change of the group. */
export function groupsOf(sections: readonly ContentSection[]): readonly SectionGroup[] {
  const groups: { group: string | undefined; sections: [ContentSection, ...ContentSection[]] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && last.group === section.group) last.sections.push(section);
    else groups.push({ group: section.group, sections: [section] });
  }
  return groups;
}
