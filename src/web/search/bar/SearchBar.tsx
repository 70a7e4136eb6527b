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

/** The chunk of suggestions, which loads once the field is used. */
const suggestions = chunk(() => import('../../suggestions/suggestions.ts'));

/** Loads the suggestions. After a failure the field works without them, and the next focus tries again. */
const bringSuggestions = () => void suggestions.load().catch(() => undefined);

interface SearchBarProps {
  /** The place of the bar: in the header, in murmel's band (`hero` on the home page), or on a page of its own. */
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
    // Loads the suggestions now if the user has focused the field before this script was loaded.
    if (field.current === document.activeElement) bringSuggestions();
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The cast is safe, because no field of the form is a file.
    const keys = new URLSearchParams(new FormData(event.currentTarget) as unknown as URLSearchParams);
    const text = (keys.get('q') ?? '').trim();
    if (text !== '' && !suggestionsModule)
      void suggestions
        .load()
        .then(() => suggestions.module!.noteSearch(text))
        .catch(() => undefined);
    // Until the place field has hydrated, the search retains the places of the current list.
    const bar = keys.has('zipcode') || keys.has('region') ? filterFrom(keys) : undefined;
    void navigate(listPath(language, fromSearchBar(filter, text, bar)));
  }

  return (
    <form role="search" action={list} method="get" className={styles.bar[kind]} onSubmit={search}>
      <span className={styles.glass}>
        <Icon of={Search} />
      </span>
      <input
        // The key remounts the field: a new text in the URL is a new search, from which the field starts.
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
      {/* The suggestions are right behind the field, so that Tab moves to them. */}
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
