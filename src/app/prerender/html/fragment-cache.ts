import { escapeText } from './escape-text.ts';

/** A component as it is used with these props, in this order. */
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
  /** The HTML of the fragment that has exactly these values. */
  html: CutHtml | undefined;
}

/** A fragment's HTML, cut at its holes. */
interface CutHtml {
  /** What stands before the first hole, as the pieces of a fragment without any. */
  readonly start: readonly string[];
  /** Which hole, and what stands behind it. */
  readonly rest: readonly { readonly hole: number; readonly after: string }[];
}

type Props = Readonly<Record<string, unknown>>;

/** No text of a page holds it: HTML does not allow it. It stands for the value of a hole; the character after it says of which. */
const hole = '\u0003';
/** The character of a fragment's first hole; the others follow it. */
const firstHole = 0x30;

/** Whether a JSON text holds a control character, which might be that of holes; what is rendered from it must be rendered without a cache. */
export const holdsMarks = (json: string): boolean => json.includes('\\u000');

/** The fragments of a group of pages (docs/decisions/0120-fragments.md). */
export class FragmentCache {
  #shapes = new Map<object, Shape[]>();

  /** Forgets all fragments: the next pages are of other data. */
  clear(): void {
    this.#shapes = new Map();
  }

  /** The HTML of a fragment with its props, in pieces. `render` makes it where it is not known yet, from the props with marks in its holes. */
  html(
    component: object,
    holes: ReadonlySet<string>,
    props: Props,
    render: (props: Props) => string,
  ): readonly string[] {
    const names = Object.keys(props);
    const shape = this.#shapeOf(component, holes, names);
    let branch = shape.values;
    let filled: string[] | undefined;
    for (let at = 0; at < names.length; at++) {
      const value = props[names[at] ?? ''];
      if (shape.holes[at] === true && typeof value === 'string' && value !== '') {
        branch = branchOf(branch, hole);
        filled ??= [];
        filled.push(value);
      } else branch = Array.isArray(value) ? branchOfAll(branch, value) : branchOf(branch, value);
    }
    branch.html ??= cutAtHoles(render(withMarks(props, shape)));
    const { start, rest } = branch.html;
    if (rest.length === 0) return start;
    const pieces = [...start];
    for (const { hole, after } of rest) pieces.push(escapeText(filled?.[hole] ?? ''), after);
    return pieces;
  }

  #shapeOf(component: object, holes: ReadonlySet<string>, names: readonly string[]): Shape {
    const shapes = this.#shapes.get(component) ?? [];
    for (const known of shapes) if (areEqual(names, known.names)) return known;
    const shape = { names, holes: names.map((name) => holes.has(name)), values: newBranch() };
    this.#shapes.set(component, [...shapes, shape]);
    return shape;
  }
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

/** The props with a mark in the place of each hole's value. */
function withMarks(props: Props, { names, holes }: Shape): Props {
  if (!holes.includes(true)) return props;
  const marked: Record<string, unknown> = { ...props };
  let count = 0;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? '';
    const value = props[name];
    if (holes[at] === true && typeof value === 'string' && value !== '')
      marked[name] = hole + String.fromCharCode(firstHole + count++);
  }
  return marked;
}

function cutAtHoles(html: string): CutHtml {
  // Between texts React puts a comment, and whether a fragment's edge is one depends on what stands beside it.
  if (html !== '' && !(html.startsWith('<') && html.endsWith('>')))
    throw new Error(`A fragment must begin and end with an element: ${html.slice(0, 200)}`);
  const [start = '', ...rest] = html.split(hole);
  return {
    start: html === '' ? [] : [start],
    rest: rest.map((part) => ({ hole: part.charCodeAt(0) - firstHole, after: part.slice(1) })),
  };
}

const newBranch = (): Branch => ({
  value: undefined,
  only: undefined,
  others: undefined,
  html: undefined,
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

const lengthMarks: string[] = [];
/** Stands for the length of a list; one text for each length, since equal texts that are two are compared by their characters. */
const lengthMark = (length: number): string => (lengthMarks[length] ??= hole + length);

/** By how many they are, so that no other values can take the place of some, and by each. */
function branchOfAll(branch: Branch, values: readonly unknown[]): Branch {
  let reached = branchOf(branch, lengthMark(values.length));
  for (const value of values)
    reached = Array.isArray(value) ? branchOfAll(reached, value) : branchOf(reached, value);
  return reached;
}
