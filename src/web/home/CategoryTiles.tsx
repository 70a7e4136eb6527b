import { categoryById } from '#machines/market/categories.ts';
import { formatNumber } from '#market/numbers.ts';
import { Link } from 'react-router-dom';

import { useLanguage } from '../firstPage.tsx';
import { listPath } from '../search/listPath.ts';
import { Grid } from '../ui/Grid.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as styles from './CategoryTiles.css.ts';
import { favouredCategories } from './favouredCategories.ts';

/** The way in for those who come to look around: eight pictures, with how many ads lie behind each. */
export function CategoryTiles({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const language = useLanguage();
  return (
    <Grid of="tiles" as="ul">
      {favouredCategories.map(({ id, picture }) => (
        <li key={id}>
          <Link to={listPath(language, { category: id })} className={styles.tile}>
            <Picture src={picture} alt="" shape="tile" priority />
            <span className={styles.name}>{categoryById(id)?.name[language]}</span>
            <span className={styles.count}>{formatNumber(counts[id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
