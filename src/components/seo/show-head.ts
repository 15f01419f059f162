import type { PageHead } from '../../domain/site/page-head.ts';

const robots = 'noindex,follow';

/** Puts the head of the page that is shown in place of an earlier one's. What is right already is not touched. */
export function showHead(
  page: Document,
  { title, description, indexability }: PageHead,
  canonical: string,
): void {
  if (page.title !== title) page.title = title;
  keep(page, 'meta', 'name', 'description', 'content', description);
  keep(page, 'meta', 'name', 'robots', 'content', indexability.index ? undefined : robots);
  keep(page, 'link', 'rel', 'canonical', 'href', canonical);
}

/** Keeps one element of a kind in the head with a value; none without a value. */
function keep(
  page: Document,
  tag: string,
  attribute: string,
  kind: string,
  holder: string,
  value: string | undefined,
): void {
  const found = page.head.querySelector(`${tag}[${attribute}="${kind}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? page.head.appendChild(page.createElement(tag));
  if (found === null) element.setAttribute(attribute, kind);
  if (element.getAttribute(holder) !== value) element.setAttribute(holder, value);
}
