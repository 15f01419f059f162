import { useCombobox } from 'downshift';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import type { SuggestingFieldProps } from './place-finder.tsx';
import { type Suggestion, suggestionKey } from './suggestion-lines.ts';
import { type SuggestionsState, useSuggestions } from './use-suggestions.ts';

interface SearchComboboxProps extends SuggestingFieldProps {
  /** Where the visitor is, if that is known. */
  readonly near?: LatLng | undefined;
  readonly onChoose: (href: string) => void;
}

/** The search input with suggestions (the ARIA combobox pattern, by downshift). Loaded when the plain input gets the focus. */
export function SearchCombobox({ id, placeholder, near, text: given, plain, onChoose }: SearchComboboxProps) {
  const [before] = useState(() => takeOver(plain.current, given));
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(before.text);
  // Another page has another place, or other words; what the visitor typed meanwhile stays.
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    if (text === shown) setText(given);
  }
  const searched = useDeferredValue(text);
  const { items, state } = useSuggestions({ text: searched, given, near });
  const combobox = useCombobox<Suggestion>({
    id,
    inputId: id,
    items: [...items],
    inputValue: text,
    // Who types faster than this code loads has no keystroke left to open the list with.
    initialIsOpen: before.typed,
    itemToString: (item) => item?.label ?? '',
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      // The page that it leads to may have the same place, and is not what was typed.
      setText(given);
      onChoose(selectedItem.href);
    },
  });
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = combobox;
  useKeptHighlight(items, combobox);
  useLayoutEffect(() => {
    if (!before.focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(before.selection[0], before.selection[1]);
  }, [before]);
  const open = isOpen && text.trim() !== '';
  const status = statusOf(state, items.length > 0);
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
            if (key !== 'Enter' || highlightedIndex >= 0) return;
            Object.assign(nativeEvent, { preventDownshiftDefault: true });
            closeMenu();
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
                key={suggestionKey(item)}
                {...getItemProps({ item, index })}
                data-active={index === highlightedIndex ? '' : undefined}
              >
                <b translate={item.isName === true ? 'no' : undefined}>{item.label}</b>
                {item.detail !== '' && <span>{item.detail}</span>}
              </li>
            ))}
        </ul>
        {open && status !== undefined && <p className="quiet">{status}</p>}
      </div>
    </>
  );
}

/** What is said under the suggestions: whether they are all that there can be. */
function statusOf(state: SuggestionsState, found: boolean): string | undefined {
  switch (state) {
    case 'failed':
      return searchBoxMessages.failed;
    case 'partly':
      return searchBoxMessages.partly;
    case 'looking':
      return searchBoxMessages.looking;
    case 'ready':
      return found ? undefined : searchBoxMessages.none;
    case 'waiting':
      return undefined;
  }
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

interface Highlight {
  /** -1 for none. */
  readonly highlightedIndex: number;
  readonly setHighlightedIndex: (index: number) => void;
}

/**
 * Keeps the highlight on its suggestion when others come before it, as when names have come: Enter must not lead to
 * another than the visitor has gone to. With its suggestion the highlight goes.
 */
export function useKeptHighlight(
  items: readonly Suggestion[],
  { highlightedIndex, setHighlightedIndex }: Highlight,
): void {
  const shown = useRef(items);
  useLayoutEffect(() => {
    const highlighted = shown.current[highlightedIndex];
    if (shown.current === items) return;
    shown.current = items;
    if (highlighted === undefined) return;
    const key = suggestionKey(highlighted);
    const index = items.findIndex((item) => suggestionKey(item) === key);
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [items, highlightedIndex, setHighlightedIndex]);
}
