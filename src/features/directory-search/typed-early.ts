/** What a visitor typed before the app started, by the id of the search box. */
const typed = new Map<string, { readonly text: string; readonly focused: boolean }>();

/** Remembers what the search boxes of the page as it was sent hold, since the app may replace them. */
export function rememberTyped(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('[role="search"] input[name="q"]'))
    if (field.value !== field.defaultValue)
      typed.set(field.id, { text: field.value, focused: page.activeElement === field });
}

/** Puts what was typed early into the box that took the place of the one that it was typed in. */
export function restoreTyped(field: HTMLInputElement): void {
  const early = typed.get(field.id);
  typed.delete(field.id);
  if (early === undefined || field.value === early.text) return;
  field.value = early.text;
  if (early.focused) field.focus();
  field.setSelectionRange(early.text.length, early.text.length);
}
