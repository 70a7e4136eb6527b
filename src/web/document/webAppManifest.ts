import { brand } from '../theme/brand.ts';
import { palette } from '../theme/palettes.ts';

/** The market as a device installs it. The files of its icons are made by the build (`src/cli/build/icons.ts`). */
export function webAppManifest() {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand,
    short_name: brand,
    // In the language that the visitor has chosen: the server adds it.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: palette.light.header,
    background_color: palette.light.surface,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
