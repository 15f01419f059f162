import { Fragment, Profiler, type ReactNode, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeText } from './escape-text.ts';
import { FragmentCache } from './fragment-cache.ts';
import {
  type Component,
  consumerType,
  contextType,
  defaultOf,
  isComponent,
  isElement,
  isExotic,
  memoType,
  type Props,
  withHooks,
} from './react-internals.ts';
import { serverHooks } from './server-hooks.ts';
import { addStartTag, emptyElement, emptyTags, plainTags } from './start-tag.ts';
import { Unsupported } from './unsupported.ts';

/** What React puts between two texts. */
const seam = '<!-- -->';

/** From so many characters on a part of a fragment is a piece of the page by itself: to join it with the rest takes longer than to write it alone. */
const leastPiece = 2500;

/**
 * Renders pages as React's `renderToString` does, byte for byte, in a fraction of its time: in one go, each component once, and fragments once for all pages of a
 * group (docs/decisions/0135-own-rendering.md). It knows what this site uses of React; a page that uses more is rendered by React.
 */
export class HtmlRenderer {
  readonly #byReact: (node: ReactNode) => string;
  readonly #fragments = new FragmentCache();
  /** What has been rendered so far, after the pieces of the page, in parts. They are joined once: a text that grew by each would be a tree of them, to be walked in the end. */
  #html: string[] = [];
  /** The pieces of the page; undefined in a fragment, which is kept as one text. */
  #pieces: string[] | undefined;
  /** Whether that ends with text. */
  #endsInText = false;
  /** The contexts whose providers are above, the nearest last, and their values. A page has a dozen. */
  #contexts: object[] = [];
  #values: unknown[] = [];
  readonly #hooks = serverHooks((context) => this.#valueOf(context));
  readonly #hooksOfFragments = serverHooks(() => {
    throw new Error('A fragment shows what its props say: it may not ask for a context');
  });

  /** `byReact` renders the pages that use more. */
  constructor(byReact: (node: ReactNode) => string = renderToString) {
    this.#byReact = byReact;
  }

  /** The HTML of a page, in pieces. Throws what a component throws. */
  page(node: ReactNode): readonly string[] {
    try {
      const pieces: string[] = [];
      pieces.push(this.#apart(this.#hooks, () => node, pieces));
      return pieces;
    } catch (error) {
      if (error instanceof Unsupported) return [this.#byReact(node)];
      throw error;
    } finally {
      this.#contexts = [];
      this.#values = [];
    }
  }

  /** Forgets all fragments: the next pages are of other data. */
  clear(): void {
    this.#fragments.clear();
  }

  /** The HTML of what `make` gives, by itself: what follows the pieces that go into `pieces`, or all of it. */
  #apart(hooks: object, make: () => unknown, pieces?: string[]): string {
    const [html, endsInText, before] = [this.#html, this.#endsInText, this.#pieces];
    this.#html = [];
    this.#endsInText = false;
    this.#pieces = pieces;
    try {
      withHooks(hooks, () => this.#node(make()));
      return this.#html.join('');
    } finally {
      this.#html = html;
      this.#endsInText = endsInText;
      this.#pieces = before;
    }
  }

  #node(node: unknown): void {
    if (typeof node === 'string') this.#text(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.#text(String(node));
    else if (typeof node === 'object' && node !== null) {
      if (Array.isArray(node)) for (const child of node) this.#node(child);
      else if (isElement(node)) this.#element(node.type, node.props);
      else throw new Unsupported('a node that is neither element, text nor list');
    }
  }

  #text(text: string): void {
    if (text === '') return;
    if (this.#endsInText) this.#html.push(seam);
    this.#html.push(escapeText(text));
    this.#endsInText = true;
  }

  #element(type: unknown, props: Props): void {
    if (typeof type === 'string') this.#tag(type, props);
    else if (isComponent(type)) {
      if (type.fragmentHoles !== undefined) this.#fragment(type, type.fragmentHoles, props);
      else this.#node(type(props));
    } else if (type === Fragment || type === StrictMode || type === Profiler) this.#node(props.children);
    else if (type === Suspense) this.#suspense(props);
    else this.#exotic(type, props);
  }

  #tag(tag: string, props: Props): void {
    const plain = plainTags.get(tag);
    if (plain !== undefined) {
      addStartTag(this.#html, plain, props);
      this.#endsInText = false;
      this.#content(props);
      this.#html.push(plain.end);
    } else if (emptyTags.has(tag)) this.#html.push(emptyElement(tag, props));
    else throw new Unsupported(`<${tag}>`);
    this.#endsInText = false;
  }

  #content({ children, dangerouslySetInnerHTML: inner }: Props): void {
    if (inner !== undefined && inner !== null) this.#html.push(innerHtml(inner));
    else if (typeof children === 'string') this.#html.push(escapeText(children));
    else this.#node(children);
  }

  /** What a page waits for is there before it is rendered. */
  #suspense({ children }: Props): void {
    this.#html.push('<!--$-->');
    this.#endsInText = false;
    this.#node(children);
    this.#html.push('<!--/$-->');
    this.#endsInText = false;
  }

  #fragment(component: Component, holes: ReadonlySet<string>, props: Props): void {
    const pieces = this.#fragments.html(component, holes, props, (marked) =>
      this.#apart(this.#hooksOfFragments, () => component(marked)),
    );
    if (pieces.length === 0) return;
    for (const piece of pieces) this.#add(piece);
    this.#endsInText = false;
  }

  #add(piece: string): void {
    if (this.#pieces === undefined || piece.length < leastPiece) this.#html.push(piece);
    else {
      this.#pieces.push(this.#html.join(''), piece);
      this.#html = [];
    }
  }

  #exotic(type: unknown, props: Props): void {
    if (!isExotic(type))
      throw new Unsupported(typeof type === 'function' ? 'a class' : 'an element without a type');
    if (type.$$typeof === contextType) this.#provider(type, props);
    else if (type.$$typeof === consumerType && typeof props.children === 'function')
      this.#node(props.children(this.#valueOf(type._context)));
    else if (type.$$typeof === memoType) this.#element(type.type, props);
    else throw new Unsupported(String(type.$$typeof));
  }

  #provider(context: object, { value, children }: Props): void {
    this.#contexts.push(context);
    this.#values.push(value);
    this.#node(children);
    this.#contexts.pop();
    this.#values.pop();
  }

  #valueOf(context: object): unknown {
    const at = this.#contexts.lastIndexOf(context);
    return at < 0 ? defaultOf(context) : this.#values[at];
  }
}

function innerHtml(inner: unknown): string {
  const html = typeof inner === 'object' && inner !== null && '__html' in inner ? inner.__html : undefined;
  if (typeof html !== 'string') throw new Unsupported('inner HTML that is no text');
  return html;
}
