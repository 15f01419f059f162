import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Parts that many pages show alike are rendered once and placed into each page's HTML (docs/decisions/0120-fragments.md).
 *
 * A component becomes a fragment by `fragment(Component, { holes })`. In the browser that is the component itself. While a
 * `FragmentCache` renders a page, it gives a short mark of text instead of its elements; the cache then puts the HTML of a fragment
 * with the same component and the same values in each mark's place, rendering those that it has not met yet together in one call.
 *
 * What a fragment shows depends on its props alone: no context, `useId`, clock or path. It begins and ends with an element. A prop
 * is compared by value if it is text or a number, element by element if it is an array, and else by identity. A *hole* is a prop that differs from page
 * to page and is put in afterwards: the component shows it as it is, as text or in an attribute, and asks nothing of it but whether it
 * is empty or absent.
 */
export function fragment<Props extends object>(
  Component: (props: Props) => ReactNode,
  { holes = [] }: { readonly holes?: readonly (keyof Props & string)[] } = {},
): (props: Props) => ReactNode {
  if (!import.meta.env.SSR) return Component;
  const kind: Kind<Props> = { Component, holes: new Set<string>(holes) };
  return (props) => (open === undefined ? Component(props) : open.mark(kind, props));
}

interface Kind<Props> {
  readonly Component: (props: Props) => ReactNode;
  readonly holes: ReadonlySet<string>;
}

/** A kind as it is used with these props, in this order. */
interface Shape {
  readonly names: readonly string[];
  /** Of each, whether it is a hole. */
  readonly holes: readonly boolean[];
  readonly values: Branch;
}

/** What is known of the values so far; it branches by the next. Most have one value next, or none, and need no map: a group has tens of thousands. */
interface Branch {
  /** The first next value, and what follows it. */
  value: unknown;
  only: Branch | undefined;
  /** By each further next value. */
  others: Map<unknown, Branch> | undefined;
  /** The fragment that has exactly these values. */
  number: number | undefined;
}

/** What renders at the moment; rendering is one synchronous call. */
let open: FragmentCache | undefined;

/** No text of a page holds these: HTML does not allow them. */
const mark = '\u0001';
const gap = '\u0002';
const hole = '\u0003';
const edge = '\u0004';
/** The character of a fragment's first hole; the others follow it. */
const firstHole = 0x30;

/** Whether a JSON text holds a character that marks are made of; what is rendered from it must be rendered without a cache. */
export const holdsMarks = (json: string): boolean => json.includes('\\u000');

/** What React puts between two texts, as which it takes a mark; between elements there is none. */
const seam = '<!-- -->';

/** One fragment: waiting to be rendered, or its HTML. */
interface Piece {
  element: ReactNode;
  /** With the marks of fragments within it, until it is first placed. */
  html: string;
  /** Its HTML, cut before each hole: all but the first part begin with the hole's character. */
  parts: readonly string[] | undefined;
}

/** The fragments of a group of pages. `render` is React's `renderToString`. */
export class FragmentCache {
  readonly #render: (node: ReactNode) => string;
  #shapes = new Map<object, Shape[]>();
  #pieces: Piece[] = [];
  #waiting: Piece[] = [];

  constructor(render: (node: ReactNode) => string) {
    this.#render = render;
  }

  /** Forgets all fragments: the next pages are of other data. */
  clear(): void {
    this.#shapes = new Map();
    this.#pieces = [];
    this.#waiting = [];
  }

  /** The HTML of a page, the same as `renderToString` gives. Throws what a component throws; what is known is then forgotten. */
  page(node: ReactNode): string {
    if (open !== undefined) throw new Error('A page is being rendered already');
    open = this;
    try {
      const html = this.#render(node);
      // A fragment may hold others.
      while (this.#waiting.length > 0) this.#renderWaiting();
      return this.#placed(html);
    } catch (error) {
      this.clear();
      throw error;
    } finally {
      open = undefined;
    }
  }

  /** The mark of a component with its props, in whose place its HTML comes. */
  mark<Props extends object>(kind: Kind<Props>, props: Props): string {
    const shape = this.#shapeOf(kind, Object.keys(props));
    const values: readonly unknown[] = Object.values(props);
    let branch = shape.values;
    let filled = '';
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (shape.holes[at] === true && typeof value === 'string' && value !== '') {
        branch = branchOf(branch, hole);
        filled += gap + value;
      } else branch = Array.isArray(value) ? branchOfAll(branch, value) : branchOf(branch, value);
    }
    branch.number ??= this.#add(kind, shape, props);
    return mark + branch.number + filled + mark;
  }

  #shapeOf<Props>(kind: Kind<Props>, names: readonly string[]): Shape {
    const shapes = this.#shapes.get(kind) ?? [];
    const known = shapes.find(
      (shape) => shape.names.length === names.length && names.every((name, at) => name === shape.names[at]),
    );
    if (known !== undefined) return known;
    const shape = { names, holes: names.map((name) => kind.holes.has(name)), values: newBranch() };
    this.#shapes.set(kind, [...shapes, shape]);
    return shape;
  }

  #add<Props extends object>({ Component }: Kind<Props>, { holes }: Shape, props: Props): number {
    let count = 0;
    const numbered = Object.entries(props).flatMap(([name, value], at) =>
      holes[at] === true && typeof value === 'string' && value !== ''
        ? [[name, hole + String.fromCharCode(firstHole + count++)]]
        : [],
    );
    const element = createElement(Component, { ...props, ...Object.fromEntries(numbered) });
    const piece = { element, html: '', parts: undefined };
    this.#waiting.push(piece);
    return this.#pieces.push(piece) - 1;
  }

  #renderWaiting(): void {
    const pieces = this.#waiting;
    this.#waiting = [];
    const html = this.#render(
      pieces.map(({ element }, index) => createElement(Fragment, { key: index }, edge, element)),
    );
    const rendered = html.split(edge).slice(1);
    for (const [index, piece] of pieces.entries()) {
      piece.element = undefined;
      piece.html = rendered[index] ?? '';
    }
  }

  /** HTML with fragments in the place of marks. */
  #placed(html: string): string {
    const texts = html.split(mark);
    let placed = withoutSeams(texts[0] ?? '', false, texts.length > 1);
    for (let at = 1; at < texts.length; at += 2) {
      const [number = '', ...values] = (texts[at] ?? '').split(gap);
      placed += this.#filled(Number(number), values);
      placed += withoutSeams(texts[at + 1] ?? '', true, at + 2 < texts.length);
    }
    return placed;
  }

  #filled(number: number, values: readonly string[]): string {
    const piece = this.#pieces[number];
    if (piece === undefined) throw new Error(`There is no fragment ${number}`);
    piece.parts ??= this.#partsOf(piece);
    const { parts } = piece;
    let html = parts[0] ?? '';
    for (let at = 1; at < parts.length; at++) {
      const part = parts[at] ?? '';
      html += (values[part.charCodeAt(0) - firstHole] ?? '') + part.slice(1);
    }
    return html;
  }

  #partsOf({ html }: Piece): readonly string[] {
    const whole = this.#placed(html);
    // Between texts React puts a comment, and whether a fragment's edge is one depends on what stands beside it.
    if (
      whole !== '' &&
      !(whole.startsWith('<') && whole.endsWith('>') && !whole.startsWith(seam) && !whole.endsWith(seam))
    )
      throw new Error(`A fragment must begin and end with an element: ${whole.slice(0, 200)}`);
    return whole.split(hole);
  }
}

/** Text beside marks without what React put between the two. */
function withoutSeams(text: string, after: boolean, before: boolean): string {
  const start = after && text.startsWith(seam) ? seam.length : 0;
  const end = before && text.length >= start + seam.length && text.endsWith(seam) ? seam.length : 0;
  return start + end === 0 ? text : text.slice(start, text.length - end);
}

const newBranch = (): Branch => ({
  value: undefined,
  only: undefined,
  others: undefined,
  number: undefined,
});

function branchOf(branch: Branch, value: unknown): Branch {
  if (branch.only === undefined) {
    branch.value = value;
    branch.only = newBranch();
    return branch.only;
  }
  if (Object.is(branch.value, value)) return branch.only;
  const known = branch.others?.get(value);
  if (known !== undefined) return known;
  const added = newBranch();
  branch.others ??= new Map();
  branch.others.set(value, added);
  return added;
}

/** By how many they are, so that no other values can take the place of some, and by each. */
const branchOfAll = (branch: Branch, values: readonly unknown[]): Branch =>
  values.reduce<Branch>(
    (reached, value) => (Array.isArray(value) ? branchOfAll(reached, value) : branchOf(reached, value)),
    branchOf(branch, gap + values.length),
  );
