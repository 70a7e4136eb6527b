import { realEstate } from '#machines/market/categories/categoryTree.ts';
import { pathTo, type RouteName } from '#routes';

import { useNames } from '../../languages/catalogue.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { usePlace } from '../../page/usePlace.ts';
import * as styles from './RealEstateLogo.css.ts';
import { Link } from '../../ui/navigation/Link.tsx';

/** The routes that belong to real estate. */
const within: ReadonlySet<RouteName> = new Set(['realEstate', 'realEstateList'] as const);

/** Next to the logo within real estate: its name, as a link to its home page (SHELL-2). */
export function RealEstateLogo() {
  const language = useLanguage();
  const names = useNames();
  return (
    within.has(usePlace().name) && (
      <Link to={pathTo('realEstate', language)} className={styles.logo}>
        {names.category(realEstate)}
      </Link>
    )
  );
}
