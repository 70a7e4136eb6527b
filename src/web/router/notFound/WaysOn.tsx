import { Trans } from '@lingui/react/macro';

import { parentIdOf } from '#machines/market/categories/categoryTree.ts';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { listPath } from '../../addresses/listPath.ts';
import * as styles from './WaysOn.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** Ids of the categories that visitors search most: bicycles, sofas and armchairs, apartments. */
const sought = [4020, 3020, 1020] as const;

/** Links to popular categories, for lost visitors who do not know what to search for. */
export function WaysOn() {
  const language = useLanguage();
  const names = useNames();
  return (
    <ul className={styles.ways}>
      {sought.map((id) => (
        <li key={id}>
          <Link to={listPath(language, { category: parentIdOf(id) ?? id, subcategory: id })} className={styles.way}>
            {names.category(id)}
          </Link>
        </li>
      ))}
      <li>
        <Link to={listPath(language, { freeOnly: true })} className={styles.way}>
          <Trans id="search.free">Free items</Trans>
        </Link>
      </li>
    </ul>
  );
}
