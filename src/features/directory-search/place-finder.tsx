import { type ComponentType, type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { useModule } from '../../components/ui/use-module.ts';
import { presetPath } from '../../domain/site/paths.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';

/** What a visitor typed before the app started, by the id of the search box. */
const typed = new Map<string, { readonly text: string; readonly focused: boolean }>();

/** Remembers what the search boxes of the page as it was sent hold, since the app may replace them. */
export function rememberTyped(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('[role="search"] input[name="q"]'))
    if (field.value !== field.defaultValue)
      typed.set(field.id, { text: field.value, focused: page.activeElement === field });
}

/** Puts what was typed early into the box that took the place of the one that it was typed in. */
function restoreTyped(field: HTMLInputElement): void {
  const early = typed.get(field.id);
  typed.delete(field.id);
  if (early === undefined || field.value === early.text) return;
  field.value = early.text;
  if (early.focused) field.focus();
  field.setSelectionRange(early.text.length, early.text.length);
}

/** What the field with suggestions takes over from the plain one. */
export interface SuggestingFieldProps {
  /** Of the input. */
  readonly id: string;
  readonly placeholder: string;
  /** The text to start with where there is no plain input any more. */
  readonly text: string;
  /** The plain input that this one takes the place of: its text, focus and selection go over. */
  readonly plain: RefObject<HTMLInputElement | null>;
}

interface PlaceFinderProps {
  /** The page's place, or the words that it answers. */
  readonly text?: string | undefined;
  /** The directory route that searches; its own filter then applies. */
  readonly base?: string | undefined;
  /** A page of its own may have a large one besides the header's. */
  readonly large?: boolean | undefined;
  /** Loads the field with suggestions. */
  readonly loadSuggesting: () => Promise<ComponentType<SuggestingFieldProps>>;
}

/** What only a script makes true of the field. */
const closedList = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/**
 * The search box: a place, ZIP, name, type and service in one phrase. A plain GET form that leads to the
 * directory's search; suggestions and their libraries are loaded when the visitor turns to it. A failure to
 * load them leaves the plain form.
 */
export function PlaceFinder({
  text = '',
  base = presetPath('directory'),
  large = false,
  loadSuggesting,
}: PlaceFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  // Each turn to the field is another try to load the suggestions.
  const [turns, setTurns] = useState<number>();
  const { module: Suggesting } = useModule(loadSuggesting, turns);
  const hydrated = useHydrated();
  const id = large ? 'find' : 'search';
  const placeholder = large ? searchBoxMessages.placeholderLarge : searchBoxMessages.placeholder;
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    // What the visitor has typed is theirs: only the text that the box was given changes with the page.
    if (input.current?.value === shown.current) input.current.value = text;
    shown.current = text;
  }, [text]);
  useEffect(() => {
    if (input.current === null) return;
    restoreTyped(input.current);
    // Who was quicker than the app has the focus in the field already.
    if (document.activeElement === input.current) setTurns(0);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before late 2023 give <search> no landmark role.
    <form
      role="search"
      aria-label={large ? searchBoxMessages.here : searchBoxMessages.everywhere}
      className={large ? 'finder finder-large' : 'finder'}
      // Without a script the directory says that words need one, and lists every state and city.
      action={base}
    >
      <label className="sr" htmlFor={id}>
        {searchBoxMessages.label}
      </label>
      {Suggesting === undefined ? (
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          {...(hydrated && closedList)}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text}
          placeholder={placeholder}
          onFocus={(event: FocusEvent<HTMLInputElement>) => {
            event.currentTarget.select();
            setTurns((before = 0) => before + 1);
          }}
        />
      ) : (
        <Suggesting id={id} text={text} placeholder={placeholder} plain={input} />
      )}
      <button className="go-find" type="submit" aria-label={searchBoxMessages.submit} />
    </form>
  );
}
