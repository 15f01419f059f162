import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { useModule } from '../../components/ui/use-module.ts';
import { presetPath } from '../../domain/site/paths.ts';
import * as searchBoxMessages from '../../messages/generated/searchBox.ts';
import type { SuggestingFieldProps } from './search-combobox.tsx';

const typedBeforeStart = new Map<string, { readonly text: string; readonly focused: boolean }>();

/** Remembers what a visitor typed into a page's search boxes before the app started. */
export function rememberTyped(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('[role="search"] input[name="q"]'))
    if (field.value !== field.defaultValue)
      typedBeforeStart.set(field.id, { text: field.value, focused: page.activeElement === field });
}

function restoreTyped(field: HTMLInputElement): void {
  const early = typedBeforeStart.get(field.id);
  typedBeforeStart.delete(field.id);
  if (early === undefined || field.value === early.text) return;
  field.value = early.text;
  if (early.focused) field.focus();
  field.setSelectionRange(early.text.length, early.text.length);
}

interface PlaceFinderProps extends Pick<SuggestingFieldProps, 'near'> {
  readonly text?: string | undefined;
  readonly base?: string | undefined;
  readonly large?: boolean | undefined;
}

const loadSuggesting = async () => (await import('./search-combobox.tsx')).SearchCombobox;

const closedList = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const;

/** Shows the search box for places, pharmacies' names and filters: `flu shots in mobile`. */
export function PlaceFinder({
  text = '',
  base = presetPath('directory'),
  large = false,
  near,
}: PlaceFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  // Each focus retries loading the suggestions.
  const [focusCount, setFocusCount] = useState<number>();
  const { module: Suggesting } = useModule(loadSuggesting, focusCount);
  const hydrated = useHydrated();
  const id = large ? 'find' : 'search';
  const placeholder = large ? searchBoxMessages.placeholderLarge : searchBoxMessages.placeholder;
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    // Only the page's own text is replaced, never what the visitor typed.
    if (input.current?.value === shown.current) input.current.value = text;
    shown.current = text;
  }, [text]);
  useEffect(() => {
    if (input.current === null) return;
    restoreTyped(input.current);
    // A visitor quicker than the app has focused the field already.
    if (document.activeElement === input.current) setFocusCount(0);
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
            setFocusCount((before = 0) => before + 1);
          }}
        />
      ) : (
        <Suggesting id={id} text={text} near={near} placeholder={placeholder} plain={input} />
      )}
      <button className="go-find" type="submit" aria-label={searchBoxMessages.submit} />
    </form>
  );
}
