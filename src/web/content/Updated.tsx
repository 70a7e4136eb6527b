import { Trans } from '@lingui/react/macro';

import { formatDay } from '#market/dates/dates.ts';

import { useLanguage } from '../page/firstPage.tsx';
import * as styles from './Content.css.ts';

/** The day of the last change of a content page, given as `2026-11-30`. */
export function Updated({ on }: { readonly on: string }) {
  const [year, month, day] = on.split('-').map(Number) as [number, number, number];
  const shown = formatDay({ year, month, day }, useLanguage());
  return (
    <p className={styles.updated}>
      <Trans comment="the date of the last change of a page, such as the terms" id="content.updated">
        Last updated: <time dateTime={on}>{shown}</time>
      </Trans>
    </p>
  );
}
