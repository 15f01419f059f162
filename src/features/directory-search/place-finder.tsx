import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath, presetPath } from '../../domain/site/paths.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import type { SearchSources } from './search-combobox.tsx';

interface PlaceFinderProps {
  readonly text?: string;
  /** The directory route that searches; its own filter then applies. */
  readonly base?: string | undefined;
  /** What suggestions are made from; without it there are none. */
  readonly sources?: SearchSources | undefined;
}

type Combobox = typeof import('./search-combobox.tsx').SearchCombobox;

/**
 * The search box: a place, ZIP, name, type and service in one phrase. A plain GET form that leads to the directory's search;
 * suggestions and their libraries are loaded when the visitor turns to it. A failure to load them leaves the plain form.
 */
export function PlaceFinder({ text = '', base = presetPath('directory'), sources }: PlaceFinderProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<{ readonly Combobox: Combobox }>();
  const asked = useRef(false);
  const load = (): void => {
    if (asked.current || sources === undefined) return;
    asked.current = true;
    import('./search-combobox.tsx').then(
      ({ SearchCombobox }) => setCombobox({ Combobox: SearchCombobox }),
      (error: unknown) => console.error('Suggestions could not be loaded:', error),
    );
  };
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    navigate(directorySearchPath({ ...emptyDirectoryQuery, q: typeof q === 'string' ? q.trim() : '' }, base));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before late 2023 give <search> no landmark role.
    <form key={text} role="search" className="finder js-only" action={base} onSubmit={find}>
      <div className="field box">
        <label id="search-label" htmlFor="search-box-input">
          {searchBoxMessages.label}
        </label>
        {combobox === undefined || sources === undefined ? (
          <input
            ref={input}
            id="search-box-input"
            name="q"
            type="search"
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={text}
            placeholder={searchBoxMessages.placeholder}
            onFocus={load}
            onPointerEnter={load}
          />
        ) : (
          <combobox.Combobox sources={sources} text={text} plain={input} onChoose={navigate} />
        )}
      </div>
      <button className="btn" type="submit">
        {searchBoxMessages.submit}
      </button>
    </form>
  );
}
