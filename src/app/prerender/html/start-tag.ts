import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeText } from './escape-text.ts';
import type { Props } from './react-internals.ts';
import { Unsupported } from './unsupported.ts';

/** A tag that React writes with what its props say, and nothing else. */
export interface PlainTag {
  readonly name: string;
  readonly start: string;
  /** The whole of its start where it has no attributes. */
  readonly bare: string;
  readonly end: string;
  /** Props that React writes after all others, in this order. */
  readonly last: readonly string[] | undefined;
}

const lastProps: Readonly<Record<string, readonly string[]>> = {
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
};

/** The plain tags by their names. */
export const plainTags: ReadonlyMap<string, PlainTag> = new Map(
  [
    'a abbr address article aside b bdi bdo blockquote button caption cite code data dd del details dfn div dl dt em fieldset figcaption',
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li main mark nav ol output p q rp rt ruby s samp search',
    'section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var',
    'circle defs ellipse g line path polygon polyline rect svg tspan use',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [
      name,
      { name, start: `<${name}`, bare: `<${name}>`, end: `</${name}>`, last: lastProps[name] },
    ]),
);

/** Tags without content, which React writes alone. */
export const emptyTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'input', 'wbr']);

/** Attributes whose values React looks at; such values it does not change. */
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formAction', 'xlinkHref']);
const plainAddress = /^(?:[/#?]|https?:|mailto:|tel:|sms:|geo:)/;

/** What React writes for the props, without content. */
function asked(tag: string, props: Props): string {
  const html = renderToString(createElement(tag, props));
  return html.slice(tag.length + 1, -`></${tag}>`.length);
}

/** How React writes a prop whose value is a text. */
interface TextProp {
  /** What it writes before the text; undefined where that depends on the text. */
  readonly before: string | undefined;
  /** Whether it looks at the text. */
  readonly isAddress: boolean;
}

const textProps = new Map<string, TextProp>();

function textProp(name: string): TextProp {
  let known = textProps.get(name);
  if (known === undefined) {
    const probe = name === 'style' ? '' : asked('div', { [name]: 'x' });
    const before = probe.endsWith('="x"') ? probe.slice(0, -1 - 'x'.length) : undefined;
    known = { before, isAddress: addresses.has(name) };
    textProps.set(name, known);
  }
  return known;
}

/** The class attribute by its value: the code has some hundreds of them. */
const classes = new Map<string, string>();

function classAttribute(value: string): string {
  let known = classes.get(value);
  if (known === undefined) {
    known = asked('div', { className: value });
    classes.set(value, known);
  }
  return known;
}

function addTextAttribute(html: string[], tag: string, name: string, value: string): void {
  if (name === 'className') {
    html.push(classAttribute(value));
    return;
  }
  const { before, isAddress } = textProp(name);
  if (before === undefined || (isAddress && !plainAddress.test(value)))
    html.push(asked(tag, { [name]: value }));
  else html.push(before, escapeText(value), '"');
}

/** What React writes for true, false and small whole numbers, by the prop. */
const forValue = new Map<string, Map<unknown, string>>();
const isSmall = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) < 100 && value % 1 === 0;

function valueAttribute(tag: string, name: string, value: unknown): string {
  if (typeof value !== 'boolean' && !isSmall(value)) return asked(tag, { [name]: value });
  let known = forValue.get(name);
  if (known === undefined) {
    known = new Map();
    forValue.set(name, known);
  }
  let text = known.get(value);
  if (text === undefined) {
    text = asked(tag, { [name]: value });
    known.set(value, text);
  }
  return text;
}

function addAttribute(html: string[], tag: string, name: string, value: unknown): void {
  if (typeof value === 'string') addTextAttribute(html, tag, name, value);
  else if (value !== undefined && value !== null && typeof value !== 'function')
    html.push(valueAttribute(tag, name, value));
}

/**
 * Adds the start of an element of a plain tag, as React writes it, to the parts of a page. React itself is asked how a prop becomes an attribute: once where only
 * its name decides, and each time where the value does.
 */
export function addStartTag(html: string[], { name: tag, start, bare, last }: PlainTag, props: Props): void {
  const length = html.push(start);
  for (const name in props) {
    // No attributes. Compared one by one: there are millions, and a set takes longer to ask.
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || name === 'ref') continue;
    if (last?.includes(name) === true) continue;
    addAttribute(html, tag, name, props[name]);
  }
  if (last !== undefined) {
    // React makes hidden fields of a function that a form is sent to.
    if (last.some((name) => typeof props[name] === 'function'))
      throw new Unsupported('a form’s action that is a function');
    for (const name of last) addAttribute(html, tag, name, props[name]);
  }
  if (html.length > length) html.push('>');
  else html[length - 1] = bare;
}

/** An element without content. */
export function emptyElement(tag: string, props: Props): string {
  let html = isBare(props) ? bareElements.get(tag) : renderToString(createElement(tag, props));
  if (html === undefined) {
    html = renderToString(createElement(tag));
    bareElements.set(tag, html);
  }
  return html;
}

const bareElements = new Map<string, string>();
function isBare(props: Props): boolean {
  for (const _ in props) return false;
  return true;
}
