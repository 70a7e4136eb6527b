import { useLingui } from '@lingui/react/macro';

import { LanguageLinks } from './LanguageLinks.tsx';
import * as styles from './LanguageSwitch.css.ts';

/** The language choice in the header. */
export function LanguageSwitch() {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'shell.language', message: 'Language' })}>
      <LanguageLinks className={styles.list} link={{ current: styles.current, other: styles.other }} short />
    </nav>
  );
}
