import { describe, expect, it } from 'vitest';
import { contentNames } from '#machines/content/contentPage.ts';
import type { ContentLocale } from '#machines/market/contentLocale.ts';
import { languages } from '#machines/market/language.ts';
import { pathTo } from '#routes';
import { footerContents } from '#server/content/footerContents.ts';
import { InvalidContent } from '#server/content/invalidContent.ts';

const link = { link_target: '/de/li', nofollow: false, link_text: 'Alles', open_privacy_settings: false };
const icon = { url: '/assets/icon.svg', alt: 'Mastodon' };
const social = { link_target: 'https://social.example/@allmend', social_media_icon: icon, nofollow: true };

function reading(documents: Partial<Record<ContentLocale, unknown>>) {
  return footerContents({ brand: 'allmend' }, (locale) => {
    const document = documents[locale];
    return document === undefined ? undefined : JSON.stringify(document);
  });
}

const german = { standard_links: [link], social_media_links: [social] };

describe('the documents of the footer', () => {
  it('hold standard links with target, nofollow, text and whether they open the privacy settings [CONTENT-2]', () => {
    expect(reading({ 'de-ch': german })('de').standard_links).toEqual([link]);
  });

  it('hold social links with target, icon and nofollow [CONTENT-3]', () => {
    expect(reading({ 'de-ch': german })('de').social_media_links).toEqual([social]);
  });

  it('are separate for each locale, and German replaces a missing one', () => {
    const french = { standard_links: [{ ...link, link_text: 'Tout' }], social_media_links: [] };
    const contents = reading({ 'de-ch': german, 'fr-ch': french });
    const texts = languages.map((language) => contents(language).standard_links[0]?.link_text);
    expect(texts).toEqual(['Alles', 'Tout', 'Alles', 'Alles']);
  });

  it('call the market by the name of its brand', () => {
    const document = JSON.stringify({ ...german, standard_links: [{ ...link, link_text: 'Über {product}' }] });
    expect(footerContents({ brand: 'murmel' }, () => document)('de').standard_links[0]?.link_text).toBe('Über murmel');
  });

  it('link to each content page in each language', () => {
    for (const language of languages) {
      const targets = footerContents({ brand: 'allmend' })(language).standard_links.map((each) => each.link_target);
      expect(targets).toEqual(expect.arrayContaining(contentNames.map((name) => pathTo(name, language))));
    }
  });

  it.each([
    [{ ...link, link_target: 'javascript:alert(1)' }, 'standard_links.0.link_target: must be a path'],
    [{ ...link, link_target: '//elsewhere.example' }, 'standard_links.0.link_target: must be a path'],
    [{ ...link, link_target: '/\\elsewhere.example' }, 'standard_links.0.link_target: must be a path'],
    [{ ...link, link_text: ' ' }, 'standard_links.0.link_text'],
    [{ ...link, nofollow: 'no' }, 'standard_links.0.nofollow'],
    [{ ...link, open_privacy_settings: undefined }, 'standard_links.0.open_privacy_settings'],
  ])('are refused by document, field and rule: %j', (broken, problems) => {
    const read = () => reading({ 'de-ch': { ...german, standard_links: [broken] } });
    expect(read).toThrow(InvalidContent);
    expect(read).toThrow(`footer de-ch: ${problems}`);
  });

  it.each(['https://elsewhere.example/icon.svg', '//elsewhere.example/icon.svg', '/\\elsewhere.example/icon.svg', '/'])(
    'are refused when an icon is no path of the market: %s',
    (url) => {
      const read = () =>
        reading({ 'de-ch': { ...german, social_media_links: [{ ...social, social_media_icon: { ...icon, url } }] } });
      expect(read).toThrow('footer de-ch: social_media_links.0.social_media_icon.url: must be a path');
    },
  );

  it('are refused without a German version', () => {
    expect(() => reading({ 'fr-ch': german })).toThrow('footer de-ch: there is no such document');
  });
});
