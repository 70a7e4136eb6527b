import type { FooterContent } from '#machines/market/footerContent.ts';

/**
 * The standard links with a target: the privacy settings are not a page, and their dialog is part of the consent
 * feature.
 */
export function shownLinks({ standard_links: links }: FooterContent): FooterContent['standard_links'] {
  return links.filter(({ open_privacy_settings: opensSettings }) => !opensSettings);
}
