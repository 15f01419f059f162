/** The element focused last, and the ids of the headings around it, innermost first. */
interface LastFocus {
  readonly element: Element;
  readonly headings: readonly string[];
}

/**
 * Moves the focus to a heading when the focused element is removed, such as a button after its work; returns
 * a function that stops this. Browsers would leave keyboard and screen-reader users at the top of the page.
 * The heading is that of the element's section, else the page's title.
 */
export function keepFocus(): () => void {
  let last: LastFocus | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = { element: target, headings: headingsOf(target) };
  };
  // A tap elsewhere gives up the focus.
  const forget = ({ target }: Event): void => {
    if (target instanceof Node && last?.element.contains(target) !== true) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (last === undefined || last.element.isConnected || document.activeElement !== document.body) return;
    const heading = last.headings.map((id) => document.getElementById(id)).find((each) => each !== null);
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

/**
 * Returns the ids of the headings of the sections around an element, then the page title's. A menu or a
 * notice is in no section, so only the title remains.
 */
function headingsOf(element: Element): readonly string[] {
  const ids: string[] = [];
  let section = element.parentElement?.closest('section[aria-labelledby]');
  while (section) {
    ids.push(section.getAttribute('aria-labelledby') ?? '');
    section = section.parentElement?.closest('section[aria-labelledby]');
  }
  return [...ids, titleId];
}
