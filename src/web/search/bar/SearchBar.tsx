import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { searchTextLength } from '#machines/market/limits.ts';
import { fromSearchBar } from '#machines/search/filterChanges.ts';
import { filterFrom } from '#market/addresses/listAddress.ts';
import { pathTo } from '#routes';

import { useAddress } from '../../addresses/address.ts';
import { chunk, useChunk } from '../../chunks/chunk.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { filterAt } from '../../addresses/filterAt.ts';
import { listPath } from '../../addresses/listPath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LazySearchPlace } from './parts.ts';
import * as styles from './SearchBar.css.ts';

/** The suggestions load once the field is used. */
const suggestions = chunk(() => import('../../suggestions/suggestions.ts'));

/** The field works without them; the next focus tries again. */
const bringSuggestions = () => void suggestions.load().catch(() => undefined);

interface SearchBarProps {
  /** Its place: in the header, in murmel's band (`hero` on the front page), or on its own page. */
  readonly kind: keyof typeof styles.bar;
}

/**
 * A search by free text, with suggestions. Without scripts it is a plain GET; with them the text is trimmed and the
 * page stays (SEARCH-46).
 */
export function SearchBar({ kind }: SearchBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { filter } = filterAt(useAddress());
  const query = filter.query;
  const list = pathTo('list', language);
  const field = useRef<HTMLInputElement>(null);
  const suggestionsModule = useChunk(suggestions);
  useEffect(() => {
    // The user has focused the field before the script was loaded.
    if (field.current === document.activeElement) bringSuggestions();
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form has only text fields.
    const keys = new URLSearchParams(new FormData(event.currentTarget) as unknown as URLSearchParams);
    const text = (keys.get('q') ?? '').trim();
    if (text !== '' && !suggestionsModule)
      void suggestions
        .load()
        .then(() => suggestions.module!.noteSearch(text))
        .catch(() => undefined);
    // Until the place field has hydrated, the list's own places stay.
    const bar = keys.has('zipcode') || keys.has('region') ? filterFrom(keys) : undefined;
    void navigate(listPath(language, fromSearchBar(filter, text, bar)));
  }

  return (
    <form role="search" action={list} method="get" className={styles.bar[kind]} onSubmit={search}>
      <span className={styles.glass}>
        <Icon of={Search} />
      </span>
      <input
        // A new text in the address is a new search: the field starts from it.
        key={query}
        ref={field}
        onFocus={bringSuggestions}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t({ id: 'search.what', message: 'What are you looking for?' })}
        aria-label={t({ id: 'search.what', message: 'What are you looking for?' })}
        maxLength={searchTextLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      {/* Tab moves from the field to them. */}
      {suggestionsModule && <suggestionsModule.Suggestions key={`suggestions for ${query}`} field={field} />}
      {kind !== 'page' && <LazySearchPlace kind={kind === 'header' ? 'header' : 'band'} />}
      <button className={styles.go[kind]} aria-label={t({ id: 'search.submit', message: 'Search' })}>
        <Icon of={Search} />
        {(kind === 'band' || kind === 'hero') && (
          <span className={styles.word}>
            <Trans id="search.submit">Search</Trans>
          </span>
        )}
      </button>
    </form>
  );
}
