import { describe, expect, it } from 'vitest';

import { languages } from '#machines/market/language.ts';
import '#market/addresses/everySpelling.ts';
import { placeAt } from '#routes';
import { footerContents } from '#server/content/footerContents.ts';
import { addressInEach, canonicalAddress } from '#web/addresses/address.ts';
import '#web/router/descriptors.ts';

describe('the documents of the footer', () => {
  it('of the market exist in each of its languages, with the same links, none without a target', () => {
    const contents = footerContents({ brand: 'allmend' });
    const english = contents('en').standard_links.map(({ link_target: target }) => addressInEach(target).en);
    for (const language of languages) {
      const { standard_links: links } = contents(language);
      expect(links.map(({ link_target: target }) => addressInEach(target).en)).toEqual(english);
      for (const { link_target: target } of links.filter((each) => /^\/\w\w\b/.test(each.link_target))) {
        expect(placeAt(target)?.language).toBe(language);
        // The link of the footer is canonical, so that it is not redirected.
        expect(canonicalAddress(target)).toBe(target);
        expect(placeAt(target)?.name).not.toBe('error');
      }
    }
    expect(new Set(languages.map((language) => contents(language).standard_links[0]?.link_text)).size).toBe(4);
  });
});
