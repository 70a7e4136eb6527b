import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { LinkButton } from '../../ui/button/Button.tsx';
import * as styles from './ListingOrigin.css.ts';

/** The source of an imported listing, with additional information. Empty for a listing that was written here. */
export function ListingOrigin({ item }: { readonly item: Pick<ListingItem, 'external_url' | 'external_info'> }) {
  const { external_url, external_info } = item;
  const info = Object.entries(external_info ?? {});
  if (external_url === null && info.length === 0) return null;
  return (
    <section className={styles.source}>
      {info.length > 0 && (
        <details>
          <summary className={styles.summary}>
            <Trans id="ad.source">Details from the source</Trans>
          </summary>
          <dl className={styles.info}>
            {info.map(([key, value]) => (
              <div key={key} className={styles.line}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {external_url !== null && (
        <LinkButton to={external_url} rel="nofollow ugc noopener" icon={ExternalLink}>
          <Trans id="ad.source.see">See the original ad</Trans>
        </LinkButton>
      )}
    </section>
  );
}
