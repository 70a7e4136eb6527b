import { useNames } from '../languages/catalogue.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { Picture } from '../ui/image/Picture.tsx';
import * as styles from './CategoryTiles.css.ts';
import { favouredCategories } from './favouredCategories.ts';
import { useCategoryCount } from './useCategoryCount.ts';
import { wayInto } from './wayInto.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** A space that reserves the line's height until the number of listings is known. */
const nonBreakingSpace = '\u00a0';

/** For visitors who browse: eight pictures, with the number of listings in each category. */
export function CategoryTiles() {
  const language = useLanguage();
  const names = useNames();
  const count = useCategoryCount();
  return (
    <Grid of="tiles" as="ul">
      {favouredCategories.map(({ id, picture }) => (
        <li key={id}>
          <Link to={wayInto(language, id)} className={styles.tile}>
            <Picture of={{ src: picture, sources: [] }} alt="" shape="tile" sizes="150px" priority />
            <span className={styles.name}>{names.category(id)}</span>
            <span className={styles.count}>{count(id) ?? nonBreakingSpace}</span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
