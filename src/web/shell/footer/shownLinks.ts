import type { FooterContent } from '#machines/market/footerContent.ts';

/** The standard links that lead somewhere: the settings of privacy are no page, and their dialog comes with consent. */
export function shownLinks({ standard_links: links }: FooterContent): FooterContent['standard_links'] {
  return links.filter(({ open_privacy_settings: opensSettings }) => !opensSettings);
}
