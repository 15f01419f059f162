import type { Page } from '@playwright/test';

// Changes that browsers and their extensions make to a page, imitated from public reports.

/** Imitates a translating browser: wraps texts in `font` elements. */
const translate = (): void => {
  const isKept = (element: Element | null): boolean =>
    element === null ||
    element.closest('script, style, noscript, textarea, font, title, svg, [translate="no"]') !== null;
  const translateText = (text: Text): void => {
    if (!/[a-z]/i.test(text.data) || isKept(text.parentElement)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node): void => {
    if (node instanceof Text) {
      translateText(node);
      return;
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    found.forEach(translateText);
  };
  document.documentElement.lang = 'es';
  document.documentElement.classList.add('translated-ltr');
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateText(target);
      else addedNodes.forEach(translateIn);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** Imitates a phone: turns telephone numbers, street addresses and times into links. */
const detect = (): void => {
  const told =
    /\(?\d{3}\)?[ .-]\d{3}[-.]\d{4}|\b\d{1,5} [A-Z]\w+ (?:St|Ave|Blvd|Ln|Dr|Rd|Ct|Pkwy|Way)\b|\b\d{1,2}(?::\d\d)? [ap]m\b/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const found = told.exec(text.data);
    if (found === null || text.parentElement?.closest('a, button, script, style, title, svg') !== null)
      continue;
    const part = text.splitText(found.index);
    part.splitText(found[0].length);
    const link = document.createElement('a');
    link.href = 'x-apple-data-detectors://0';
    part.replaceWith(link);
    link.append(part);
  }
};

/** Imitates browser extensions: adds attributes and elements. */
const extend = (): void => {
  document.documentElement.dataset.darkreaderMode = 'dynamic';
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const drawn of document.querySelectorAll('svg, path, [style]'))
    drawn.setAttribute('data-darkreader-inline-fill', '');
  for (const field of document.querySelectorAll('input')) {
    field.dataset.lastpassIconAdded = '';
    field.after(document.createElement('div'));
  }
  document.body.prepend(document.createElement('grammarly-desktop-integration'));
  document.querySelector('main')?.prepend(document.createElement('aside'));
};

export const alterations = { translate, detect, extend };
export type Alteration = keyof typeof alterations;

export const alter = (page: Page, name: Alteration): Promise<void> => page.evaluate(alterations[name]);

/** Alters the page's documents when they are parsed, before the app starts. */
export async function alterBeforeStart(page: Page, name: Alteration): Promise<void> {
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${alterations[name].toString()})();
  });`);
}
