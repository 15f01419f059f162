interface LastFocus {
  readonly element: Element;
  readonly headingIds: readonly string[];
}

/** Focuses the nearest heading when the focused element is removed. Returns a function that stops this. */
export function keepFocus(): () => void {
  let last: LastFocus | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = { element: target, headingIds: headingIdsInnermostFirst(target) };
  };
  // A tap elsewhere gives up the focus.
  const forget = ({ target }: Event): void => {
    if (target instanceof Node && last?.element.contains(target) !== true) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (last === undefined || last.element.isConnected || document.activeElement !== document.body) return;
    const heading = last.headingIds.map((id) => document.getElementById(id)).find((each) => each !== null);
    // No heading is there yet; the next change may bring it.
    if (heading == null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
  };
}

const titleId = 'page-title';

function headingIdsInnermostFirst(element: Element): readonly string[] {
  const ids: string[] = [];
  let section = element.parentElement?.closest('section[aria-labelledby]');
  while (section) {
    ids.push(section.getAttribute('aria-labelledby') ?? '');
    section = section.parentElement?.closest('section[aria-labelledby]');
  }
  return [...ids, titleId];
}
