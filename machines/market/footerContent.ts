import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1));

/** A path of the market, or an address that leads out of it. Browsers take `//` and `/\` for the name of another host. */
const linkTarget = z
  .string()
  .check(z.regex(/^(\/(?![/\\])|https:\/\/|mailto:)\S*$/, 'must be a path, or begin with https:// or mailto:'));

/** A path of the market: pictures from elsewhere are not shown (the policy's `img-src`). */
const pictureAddress = z.string().check(z.regex(/^\/(?![/\\])\S+$/, 'must be a path'));

/** What the end of every page links to, as the content service writes it (CONTENT-2, CONTENT-3). */
export const footerContent = z.object({
  standard_links: z.array(
    z.object({
      link_target: linkTarget,
      /** Search engines are asked not to go there. */
      nofollow: z.boolean(),
      link_text: filled,
      /** Instead of leading anywhere it opens the settings of privacy. */
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
