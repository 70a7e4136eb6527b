import type { ContentPage } from '#machines/content/contentPage.ts';
import { plainText } from '#machines/content/plainText.ts';

/** The structured data of the help page for search engines (schema.org): its questions with their answers. */
export function helpStructure({ sections }: ContentPage): readonly object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: sections.map(({ title, blocks }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: {
          '@type': 'Answer',
          text: blocks
            .flatMap((block) => ('text' in block ? [block.text] : block.list))
            .map(plainText)
            .join('\n'),
        },
      })),
    },
  ];
}
