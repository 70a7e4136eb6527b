import type { ReactNode } from 'react';

import { everything } from '#machines/search/filterChanges.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { listPath } from '../../addresses/listPath.ts';
import { SearchFlow } from '../searchFlow.ts';
import * as styles from './TokenLink.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** A link to the search that a token encodes. */
export function TokenLink({ token, children }: { readonly token: string; readonly children: ReactNode }) {
  const language = useLanguage();
  const flow = SearchFlow.useActorRef();
  const filter = filterFromToken(token) ?? everything;
  return (
    <Link
      to={listPath(language, filter)}
      className={styles.link}
      onClick={onPlainClick(() => flow.send({ type: 'token.supplied', token, filter }))}
    >
      {children}
    </Link>
  );
}
