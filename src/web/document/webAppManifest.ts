import { brand } from '../theme/brand.ts';
import { palette } from '../theme/palettes.ts';

/** The manifest for an installed market. The build generates its icons (`src/cli/build/icons.ts`). */
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
    // The start URL has no language: the server redirects to the visitor's.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: palette.light.header,
    background_color: palette.light.surface,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
