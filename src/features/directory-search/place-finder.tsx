import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyDirectoryQuery } from '../../domain/directory-query.ts';
import { directorySearchPath, presetPath } from '../../domain/paths.ts';

interface PlaceFinderProps {
  readonly text?: string;
  /** The directory route that searches; its own filter then applies. */
  readonly base?: string | undefined;
}

/** Asks for a city or ZIP code and leads to the directory's search for it. */
export function PlaceFinder({ text = '', base = presetPath('directory') }: PlaceFinderProps) {
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    navigate(directorySearchPath({ ...emptyDirectoryQuery, q: typeof q === 'string' ? q.trim() : '' }, base));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before late 2023 give <search> no landmark role.
    <form key={text} role="search" className="finder js-only" action={base} onSubmit={find}>
      <label className="field">
        City or ZIP code
        <input
          name="q"
          type="search"
          autoComplete="postal-code"
          defaultValue={text}
          placeholder="Birmingham, AL or 35203"
        />
      </label>
      <button className="btn" type="submit">
        Find pharmacies
      </button>
    </form>
  );
}
