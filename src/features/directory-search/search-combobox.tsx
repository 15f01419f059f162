import { useCombobox } from 'downshift';
import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LatLng } from '../../domain/places/geo.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestingFieldProps {
  readonly id: string;
  readonly placeholder: string;
  readonly text: string;
  readonly near: LatLng | undefined;
  /** The plain input that this field replaces, taking over its text and focus. */
  readonly plain: RefObject<HTMLInputElement | null>;
}

/** Shows the search input with a list of suggestions (an ARIA combobox). */
export function SearchCombobox({ id, placeholder, near, text: given, plain }: SuggestingFieldProps) {
  const navigate = useNavigate();
  const [before] = useState(() => takeOver(plain.current, given));
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedText(before.text, given);
  const { items, note } = useSuggestions({ text: useDeferredValue(text), given, near });
  // The highlight stays on its suggestion when others are inserted before it.
  const [highlighted, setHighlighted] = useState<string>();
  const highlightedIndex = items.findIndex(({ href }) => href === highlighted);
  const { isOpen, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    id,
    inputId: id,
    items: [...items],
    inputValue: text,
    // Text typed before this code was loaded opens the list at once.
    initialIsOpen: before.typed,
    highlightedIndex,
    onHighlightedIndexChange: (change) => setHighlighted(items[change.highlightedIndex]?.href),
    itemToString: (item) => item?.label ?? '',
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      // The next page may have the same place, so that only this resets what was typed.
      setText(given);
      navigate(selectedItem.href);
    },
  });
  useLayoutEffect(() => {
    if (!before.focused) return;
    input.current?.focus();
    input.current?.setSelectionRange(before.start, before.end);
  }, [before]);
  const open = isOpen && text.trim() !== '';
  return (
    <>
      <input
        {...getInputProps({
          ref: input,
          type: 'text',
          name: 'q',
          autoComplete: 'off',
          enterKeyHint: 'search',
          // Set at once: downshift tells of a change after a render, and quick typing would lose letters.
          onFocus: ({ currentTarget }) => currentTarget.select(),
          onChange: ({ currentTarget }) => {
            setText(currentTarget.value);
            setHighlighted(undefined);
          },
          // Without a highlighted suggestion, Enter submits the form.
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
                key={item.href}
                {...getItemProps({ item, index })}
                data-active={index === highlightedIndex ? '' : undefined}
              >
                <b translate={item.isName === true ? 'no' : undefined}>{item.label}</b>
                {item.detail !== '' && <span>{item.detail}</span>}
              </li>
            ))}
        </ul>
        {open && note !== undefined && <p className="quiet">{note}</p>}
      </div>
    </>
  );
}

function takeOver(plain: HTMLInputElement | null, given: string) {
  const { value = given, selectionStart: start = null, selectionEnd: end = null } = plain ?? {};
  return { text: value, typed: value !== given, focused: document.activeElement === plain, start, end };
}

function useTypedText(atFirst: string, given: string) {
  const [text, setText] = useState(atFirst);
  // On another page the text is replaced, unless the visitor has changed it.
  const [shown, setShown] = useState(given);
  if (shown !== given) {
    setShown(given);
    if (text === shown) setText(given);
  }
  return [text, setText] as const;
}
