import { type DomUtils, ElementType, type parseDocument } from 'htmlparser2';

type Parent = Pick<ReturnType<typeof parseDocument>, 'children'>;
/** An element of a parsed page. */
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements whose text is no part of what a visitor reads: a drawing numbers its pins. */
const unread = new Set(['svg', 'script', 'style', 'template', 'title']);

/** Gives the text that a visitor reads in an element. `edge` stands where an element begins or ends. */
export const readText = (
  parent: Parent,
  { without, edge = '' }: { without?: (element: Element) => boolean; edge?: string } = {},
): string =>
  parent.children
    .map((child) => {
      if (child.type === ElementType.Text) return child.data;
      if (!('attribs' in child) || unread.has(child.name) || without?.(child)) return '';
      return edge + readText(child, { without, edge }) + edge;
    })
    .join('');

/** Whether an element stands within one that `holds` is true of, or is one itself. */
export function isWithin(element: Element, holds: (outer: Element) => boolean): boolean {
  for (let outer: Element['parent'] = element; outer !== null; outer = outer.parent)
    if ('attribs' in outer && holds(outer)) return true;
  return false;
}

/** Whether no visitor reads the text of an element. */
export const isUnread = (element: Element): boolean => isWithin(element, ({ name }) => unread.has(name));

export const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
