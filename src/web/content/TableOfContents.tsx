import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';

import type { ContentPage } from '#machines/content/contentPage.ts';

import { useAddress } from '../addresses/address.ts';
import { keepsPlace } from '../page/useReadersPlace.ts';
import { Link } from '../ui/navigation/Link.tsx';
import { groupsOf } from './groups.ts';
import * as styles from './TableOfContents.css.ts';

type Sections = Pick<ContentPage, 'sections'>;

/** The sections as links: next to the text in a wide window, otherwise folded above it. */
export function TableOfContents({ sections }: Sections) {
  const label = <Trans id="content.contents">On this page</Trans>;
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.summary}>{label}</summary>
        <SectionLinks sections={sections} />
      </details>
      <nav aria-labelledby="contents-title" className={styles.beside}>
        <p id="contents-title" className={styles.title}>
          {label}
        </p>
        <SectionLinks sections={sections} />
      </nav>
    </>
  );
}

function SectionLinks({ sections }: Sections) {
  const address = useAddress();
  return (
    <div className={styles.links}>
      {groupsOf(sections).map(({ group, sections: ofGroup }) => (
        <Fragment key={ofGroup[0].id}>
          {group !== undefined && <p className={styles.group}>{group}</p>}
          <ol>
            {ofGroup.map(({ id, title }) => (
              <li key={id}>
                <Link to={`${address}#${id}`} state={keepsPlace} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
