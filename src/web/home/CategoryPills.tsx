import { Trans } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';

import { useNames } from '../languages/catalogue.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Rail } from '../ui/layout/Rail.tsx';
import { AllCategoriesLink } from './AllCategoriesLink.tsx';
import { categoryIcon } from '../ui/categoryIcons.ts';
import * as styles from './CategoryPills.css.ts';
import { favouredCategories } from './favouredCategories.ts';
import { wayInto } from './wayInto.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** murmel's links to categories, on the honey below the search bar. */
export function CategoryPills() {
  const language = useLanguage();
  const names = useNames();
  return (
    <Rail className={styles.pills}>
      {favouredCategories.map(({ id }) => (
        <li key={id}>
          <Link to={wayInto(language, id)} className={styles.pill}>
            <Icon of={categoryIcon(id)} />
            {names.category(id)}
          </Link>
        </li>
      ))}
      <li>
        <AllCategoriesLink className={styles.pill}>
          <Icon of={Ellipsis} />
          <Trans id="ui.allCategories">All categories</Trans>
        </AllCategoriesLink>
      </li>
    </Rail>
  );
}
