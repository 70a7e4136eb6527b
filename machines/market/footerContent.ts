import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));

/** A path of the market, or an external address. Browsers interpret `//` and `/\` as the start of another host. */
const linkTarget = z
  .string()
  .check(z.regex(/^(\/(?![/\\])|https:\/\/|mailto:)\S*$/, 'must be a path, or begin with https:// or mailto:'));

/** A path of the market: pictures of other sites are blocked (the policy's `img-src`). */
const pictureAddress = z.string().check(z.regex(/^\/(?![/\\])\S+$/, 'must be a path'));

/** The links at the end of every page, as the content service supplies them (CONTENT-2, CONTENT-3). */
export const footerContent = z.object({
  standard_links: z.array(
    z.object({
      link_target: linkTarget,
      /** Whether search engines should not follow the link. */
      nofollow: z.boolean(),
      link_text: filled,
      /** Whether the link opens the privacy settings instead of a page. */
      open_privacy_settings: z.boolean(),
    }),
  ),
  social_media_links: z.array(
    z.object({
      link_target: linkTarget,
      social_media_icon: z.object({ url: pictureAddress, alt: filled }),
      nofollow: z.boolean(),
    }),
  ),
});

export type FooterContent = z.infer<typeof footerContent>;
