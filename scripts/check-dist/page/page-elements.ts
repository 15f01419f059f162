import { type DomUtils, ElementType, type parseDocument } from 'htmlparser2';

type Parent = Pick<ReturnType<typeof parseDocument>, 'children'>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const unreadElements = new Set(['svg', 'script', 'style', 'template', 'title']);

/**
 * Returns an element's text without scripts, styles, drawings, and elements for which `without` is
 * true. `edge` is put before and after the text of each inner element.
 */
export const readText = (
  parent: Parent,
  { without, edge = '' }: { without?: (element: Element) => boolean; edge?: string } = {},
): string =>
  parent.children
    .map((child) => {
      if (child.type === ElementType.Text) return child.data;
      if (!('attribs' in child) || unreadElements.has(child.name) || without?.(child)) return '';
      return edge + readText(child, { without, edge }) + edge;
    })
    .join('');

/** True if an element, or one around it, satisfies `matches`. */
export function isWithin(element: Element, matches: (outer: Element) => boolean): boolean {
  for (let outer: Element['parent'] = element; outer !== null; outer = outer.parent)
    if ('attribs' in outer && matches(outer)) return true;
  return false;
}

/** True for a drawing, script, style, template or title, and for elements within one. */
export const isLeftOutOfText = (element: Element): boolean =>
  isWithin(element, ({ name }) => unreadElements.has(name));

export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
