import { Fragment } from 'react';

import type { ContentBlock, ContentText as Text } from '#machines/content/contentPage.ts';
import { plainText } from '#machines/content/plainText.ts';
import { placeAt } from '#routes';

import { useAddress } from '../addresses/address.ts';
import { useLanguage } from '../page/firstPage.tsx';
import { keepsPlace } from '../page/useReadersPlace.ts';
import { Link } from '../ui/navigation/Link.tsx';
import * as styles from './Content.css.ts';

/** The paragraphs and lists of a section. */
export function ContentBlocks({ of }: { readonly of: readonly ContentBlock[] }) {
  return of.map((block) =>
    'text' in block ? (
      <p key={plainText(block.text)} className={styles.text}>
        <ContentText of={block.text} />
      </p>
    ) : (
      <ul key={block.list.map(plainText).join()} className={styles.list}>
        {block.list.map((item) => (
          <li key={plainText(item)}>
            <ContentText of={item} />
          </li>
        ))}
      </ul>
    ),
  );
}

/** A text with its links. */
export function ContentText({ of }: { readonly of: Text }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other identity, and never move.
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <ContentLink key={index} {...part} />
    ),
  );
}

/** An anchor and a page of the market in this language are navigations; any other target loads a document. */
function ContentLink({ text, to }: { readonly text: string; readonly to: string }) {
  const language = useLanguage();
  const address = useAddress();
  if (to.startsWith('#')) {
    return (
      <Link to={address + to} state={keepsPlace} className={styles.link}>
        {text}
      </Link>
    );
  }
  if (to.startsWith('/') && placeAt(to)?.language === language) {
    return (
      <Link to={to} className={styles.link}>
        {text}
      </Link>
    );
  }
  return (
    <a href={to} className={styles.link}>
      {text}
    </a>
  );
}
