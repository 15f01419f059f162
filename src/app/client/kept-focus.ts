/** The element that had the focus last, and the ids of the headings of what it stood in, innermost first. */
interface LastFocus {
  readonly element: Element;
  readonly headings: readonly string[];
}

/**
 * Keeps the focus in its place on the page when the element that has it goes: a button that has done its work, the title of a screen that
 * only waited for another. Browsers then leave keyboard and screen-reader users at the top of the page; the heading of the section
 * that the element stood in takes the focus, or the title of the page. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: LastFocus | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = { element: target, headings: headingsOf(target) };
  };
  // A tap beside it gives the focus up.
  const forget = ({ target }: Event): void => {
    if (target instanceof Node && last?.element.contains(target) !== true) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (last === undefined || last.element.isConnected || document.activeElement !== document.body) return;
    const heading = last.headings.map((id) => document.getElementById(id)).find((each) => each !== null);
    // Nothing takes its place yet: the next change may bring it.
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

/** The ids of the headings of what an element stands in; of what is no part of the page, such as its menu or a notice, none but the page's title. */
function headingsOf(element: Element): readonly string[] {
  const ids: string[] = [];
  let section = element.parentElement?.closest('section[aria-labelledby]');
  while (section) {
    ids.push(section.getAttribute('aria-labelledby') ?? '');
    section = section.parentElement?.closest('section[aria-labelledby]');
  }
  return [...ids, titleId];
}
