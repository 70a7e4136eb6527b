import { Trans } from '@lingui/react/macro';

import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { link } from '../../theme/links.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** Leads from a piece of advice to the page about scams. */
export function SafetyLink() {
  return (
    <Link to={pathTo('safety', useLanguage())} className={link}>
      <Trans id="message.safety.more">Safety tips</Trans>
    </Link>
  );
}
