import { createElement, Fragment } from 'react';

import type { ContentName, ContentPage, ContentSection } from '#machines/content/contentPage.ts';
import { pathTo } from '#routes';

import { useAddress } from '../addresses/address.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { usePlace } from '../page/usePlace.ts';
import { Container } from '../ui/layout/Container.tsx';
import * as styles from './Content.css.ts';
import { ContentBlocks, ContentText } from './ContentBlocks.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { groupsOf } from './groups.ts';
import { helpStructure } from './help/helpStructure.ts';
import { LazyHelp } from './help/lazyHelp.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { Updated } from './Updated.tsx';
import { useAnchor } from './useAnchor.ts';

export { helpParts as parts } from './help/lazyHelp.tsx';

/** Pages with more sections have a table of contents. */
const mostWithoutContents = 5;

/** A content page: imprint, terms, privacy policy, safety tips, help, accessibility or contact. */
export function Component() {
  const name = usePlace().name as ContentName;
  return (
    <ContentFrame key={name} name={name}>
      {(page) => (page.name === 'help' ? <Help page={page} /> : <Article page={page} />)}
    </ContentFrame>
  );
}

interface ViewProps {
  readonly page: ContentPage;
}

/** Sections one after the other. */
function Article({ page: { title, description, updated, intro, sections } }: ViewProps) {
  useAnchor();
  return (
    <Container width="content">
      <Head title={title} description={description} />
      <div className={styles.page}>
        <header className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <Updated on={updated} />
          <Intro of={intro} />
        </header>
        {sections.length > mostWithoutContents && <TableOfContents sections={sections} />}
        <article className={styles.column}>
          {groupsOf(sections).map(({ group, sections: ofGroup }) => (
            <Fragment key={ofGroup[0].id}>
              {group !== undefined && <h2 className={styles.group}>{group}</h2>}
              {ofGroup.map((section) => (
                <Section key={section.id} section={section} level={group === undefined ? 'h2' : 'h3'} />
              ))}
            </Fragment>
          ))}
        </article>
      </div>
    </Container>
  );
}

interface SectionProps {
  readonly section: ContentSection;
  readonly level: 'h2' | 'h3';
}

function Section({ section: { id, title, blocks }, level }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      {createElement(level, { id: `${id}-title`, tabIndex: -1, className: styles.heading[level] }, title)}
      <ContentBlocks of={blocks} />
    </section>
  );
}

/** The help page: questions that unfold their answers, with a search. */
function Help({ page }: ViewProps) {
  const path = pathTo('help', useLanguage());
  const isSearch = useAddress() !== path;
  return (
    <Container width="content">
      <Head
        title={page.title}
        description={page.description}
        canonical={path}
        index={!isSearch}
        structured={import.meta.env.SSR && !isSearch && (() => helpStructure(page))}
      />
      <div className={styles.page}>
        <div className={styles.column}>
          <h1 className={styles.title}>{page.title}</h1>
          <Intro of={page.intro} />
          <LazyHelp page={page} />
          <div className={styles.end}>
            <Updated on={page.updated} />
          </div>
        </div>
      </div>
    </Container>
  );
}

function Intro({ of }: { readonly of: ContentPage['intro'] }) {
  return (
    of && (
      <p className={styles.intro}>
        <ContentText of={of} />
      </p>
    )
  );
}
