import { useCombobox } from 'downshift';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { indexedReader, type PhraseIndexes } from '../../domain/search/search-phrase.ts';
import type {
  CountryDataset,
  GazetteerCity,
  GazetteerDataset,
  NamesDataset,
} from '../../domain/site/dataset.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import type { SuggestingFieldProps } from './place-finder.tsx';
import {
  type CityIndexes,
  cityIndexes,
  countryIndex,
  type NameIndexes,
  nameIndexes,
} from './search-indexes.ts';
import { type Suggestion, type SuggestionSources, suggest } from './suggestions.ts';

/** Shorter words are still being typed. */
const leastUnsure = 5;

/** Where the search box gets what it searches. */
export interface SearchSources {
  readonly gazetteer: () => Promise<GazetteerDataset>;
  readonly names: () => Promise<NamesDataset>;
  /** Asked for once a phrase names what the lists have not. */
  readonly country: () => Promise<CountryDataset>;
}

interface SearchComboboxProps extends SuggestingFieldProps {
  readonly sources: SearchSources;
  readonly onChoose: (href: string) => void;
}

/** The search input with suggestions (the ARIA combobox pattern, by downshift). Loaded when the plain input gets the focus. */
export function SearchCombobox({
  id,
  placeholder,
  sources,
  text: given,
  plain,
  onChoose,
}: SearchComboboxProps) {
  const [before] = useState(() => takeOver(plain.current, given));
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(before.text);
  // Another page has another place, or other words.
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    setText(given);
  }
  const searched = useDeferredValue(text);
  const { known, failed } = useSuggestionSources(sources, searched);
  const items = useMemo(
    () => (known === undefined || searched.trim() === '' ? [] : suggest(searched, known)),
    [known, searched],
  );
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    id,
    inputId: id,
    items: [...items],
    inputValue: text,
    // Who types faster than this code loads has no keystroke left to open the list with.
    initialIsOpen: before.typed,
    itemToString: (item) => item?.label ?? '',
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.href);
    },
  });
  useLayoutEffect(() => {
    if (!before.focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(before.selection[0], before.selection[1]);
  }, [before]);
  const open = isOpen && text.trim() !== '';
  const status = failed
    ? searchBoxMessages.failed
    : known !== undefined && items.length === 0 && searchBoxMessages.none;
  return (
    <>
      <input
        {...getInputProps({
          ref: input,
          type: 'text',
          name: 'q',
          autoComplete: 'off',
          enterKeyHint: 'search',
          // Set at once: downshift tells of a change only after a render, and quick typing would lose letters.
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          // Without a suggestion chosen, Enter is the form's: it searches for the words.
          onKeyDown: ({ key, nativeEvent }) => {
            if (key === 'Enter' && highlightedIndex < 0)
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        placeholder={placeholder}
        // The label in the page names it.
        aria-labelledby={undefined}
      />
      {text !== '' && (
        <button
          className="clear"
          type="button"
          tabIndex={-1}
          aria-label={searchBoxMessages.clear}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        />
      )}
      <div className="suggest" hidden={!open}>
        <ul {...getMenuProps({ 'aria-labelledby': undefined, 'aria-label': searchBoxMessages.suggestions })}>
          {open &&
            items.map((item, index) => (
              <li
                key={item.href + item.label}
                {...getItemProps({ item, index })}
                data-active={index === highlightedIndex ? '' : undefined}
              >
                <b translate={item.isName === true ? 'no' : undefined}>{item.label}</b>
                {item.detail !== '' && <span>{item.detail}</span>}
              </li>
            ))}
        </ul>
        {open && status !== false && <p className="quiet">{status}</p>}
      </div>
    </>
  );
}

interface PlainState {
  readonly text: string;
  /** Whether the visitor has changed the text that was given. */
  readonly typed: boolean;
  readonly focused: boolean;
  readonly selection: readonly [number, number];
}

function takeOver(plain: HTMLInputElement | null, text: string): PlainState {
  if (plain === null) return { text, typed: false, focused: false, selection: [0, 0] };
  const end = plain.value.length;
  return {
    text: plain.value,
    typed: plain.value !== text,
    focused: document.activeElement === plain,
    selection: [plain.selectionStart ?? end, plain.selectionEnd ?? end],
  };
}

/**
 * The cities first, which are small and mostly there already; then the names; the rest of the country once a phrase is not all understood.
 * A failure of names or country leaves the cities.
 */
function useSuggestionSources(
  sources: SearchSources,
  text: string,
): {
  readonly known: SuggestionSources | undefined;
  readonly failed: boolean;
} {
  const [gazetteer, setGazetteer] = useState<{
    readonly dataset: GazetteerDataset;
    readonly indexes: CityIndexes;
  }>();
  const [names, setNames] = useState<NameIndexes>();
  const [country, setCountry] = useState<Pick<PhraseIndexes<GazetteerCity>, 'places'>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const readCities = async (): Promise<void> => {
      const dataset = await sources.gazetteer();
      const indexes = await cityIndexes(dataset);
      if (current) setGazetteer({ dataset, indexes });
    };
    const asked = sources.names().catch(() => undefined);
    const readNames = async (): Promise<void> => {
      const dataset = await asked;
      const indexes = dataset && (await nameIndexes(dataset));
      if (current) setNames(indexes);
    };
    readCities()
      .catch(() => current && setFailed(true))
      .then(readNames);
    return () => {
      current = false;
    };
  }, [sources]);
  const known = useMemo((): SuggestionSources | undefined => {
    if (gazetteer === undefined) return undefined;
    const { dataset, indexes } = gazetteer;
    return {
      read: indexedReader({ ...indexes, ...country, nameWords: names?.nameWords }),
      cities: indexes.cities,
      spots: indexes.spots,
      brands: dataset.brands,
      names: names?.names,
    };
  }, [gazetteer, names, country]);
  const cities = gazetteer?.dataset;
  const unsure =
    country === undefined && known !== undefined && text.length >= leastUnsure && known.read(text).unsure;
  useEffect(() => {
    if (!unsure || cities === undefined) return;
    let current = true;
    sources
      .country()
      .then((dataset) => countryIndex(cities, dataset))
      .then(
        (index) => current && setCountry(index),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [sources, unsure, cities]);
  return { known, failed };
}
