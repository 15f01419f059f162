import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { after, between } from './between-marks.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Values that many pages share, each once, named by their numbers. */
class Shared<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** From the map to the list, without a script. */
const wayBack = '<a class="from-map" href="#page-title">List</a>';

/**
 * What eleventy/ready-made.11ty.js is given: built landing pages as records, with what the build computes
 * (sentences, statements for crawlers, maps) made ahead as HTML. `files` are relative to `folder`. Throws on a page of another form.
 */
export function readyMadeData(folder: string, files: readonly string[]) {
  const cards = new Shared<ReturnType<typeof cardOf>['card']>();
  const parts = new Shared<unknown>();
  const pages = files.map((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const body = between(html, '<main id="main">', '</main>');
    const nodes = parseDocument(body).children;
    const more = all(nodes, 'section').find((each) => each.attribs['aria-labelledby'] === 'more-title');
    const nearby = all(nodes, 'section').find((each) => each.attribs['aria-labelledby'] === 'nearby-title');
    const results = between(body, '<section aria-labelledby="results-title">', '<!--$--><section');
    return {
      file,
      title: text(between(html, '<title data-rh="true">', '</title>')),
      description: text(between(html, 'name="description" content="', '"')),
      robots: html.includes('name="robots"') ? between(html, 'name="robots" content="', '"') : undefined,
      canonical: text(between(html, 'rel="canonical" href="', '"')),
      stated: between(after(html, 'rel="canonical"'), '/>', '<meta name="modules"'),
      named: parts.numberOf(`<meta name="modules"${between(html, '<meta name="modules"', '</head>')}`),
      trail: all(nodes, 'ol')
        .filter(({ attribs }) => attribs.class === 'crumbs')
        .flatMap((list) => all(list.children, 'li'))
        .map((item) => ({
          href: all(item.children, 'a')[0]?.attribs.href,
          label: DomUtils.textContent(item),
        })),
      heading: all(nodes, 'h1').map((each) => DomUtils.textContent(each))[0] ?? '',
      intro: between(body, '</h1>', '</div><section aria-labelledby="results-title">'),
      list: `<section aria-labelledby="results-title">${results.split('<div class="beside">')[0]}<div class="beside">`,
      cards: all(nodes, 'li').flatMap((item) => {
        if (item.attribs.class?.startsWith('card ') !== true) return [];
        const { card, ...own } = cardOf(item);
        return [{ card: cards.numberOf(card), ...own }];
      }),
      map: parts.numberOf(between(results, '<figure class="map" id="map">', '</figure>')),
      after: between(results, `</figure>${wayBack}</div>`, '</section>'),
      groups: (more === undefined ? [] : all(more.children, 'div')).map((group) =>
        parts.numberOf({
          title: all(group.children, 'h3').map((each) => DomUtils.textContent(each))[0] ?? '',
          look: all(group.children, 'ul')[0]?.attribs.class,
          items: all(group.children, 'li').map(linkOf),
          unconfirmed: group.attribs['data-unconfirmed'] !== undefined,
        }),
      ),
      all: parts.numberOf(
        (more === undefined ? [] : all(more.children, 'p'))
          .map((each) => DomUtils.getOuterHTML(each))
          .join(''),
      ),
      facts: all(nodes, 'dl').flatMap((list) =>
        all(list.children, 'div').map((row) => row.children.map((each) => DomUtils.textContent(each))),
      ),
      nearby: nearby && parts.numberOf(all(nearby.children, 'li').map(linkOf)),
    };
  });
  const first = readFileSync(join(folder, files[0] ?? ''), 'utf8');
  const [top = '', rest = ''] = first.split('<title data-rh="true">');
  const site = {
    top,
    header: `</head>${between(rest, '</head>', '<main id="main">')}`,
    foot: after(rest, '</main>'),
    icon: between(rest, '<a class="to-map" href="#map">', 'Map</a>'),
  };
  return { site, pages, cards: cards.values, parts: parts.values };
}

const all = (nodes: Nodes, tag: string): Element[] => DomUtils.getElementsByTagName(tag, nodes);

const linkOf = (item: Element) => [
  all(item.children, 'a')[0]?.attribs.href,
  ...item.children.flatMap((each) => DomUtils.textContent(each).trim() || []),
];

/** A card, and what of it is the page's own. */
function cardOf(item: Element) {
  const [name, tel, go] = all(item.children, 'a');
  const [hours, tags] = all(item.children, 'p');
  const [status, street] = (hours?.children ?? []).filter((each) => 'attribs' in each);
  const [first] = tags === undefined ? [] : all(tags.children, 'b');
  const far = all(item.children, 'span').find(({ attribs }) => attribs.class === 'far');
  const said = (node: Nodes[number] | undefined): string =>
    node === undefined ? '' : DomUtils.textContent(node);
  return {
    far: far && said(far),
    first: first && said(first),
    also: said(tags).slice(said(first).length),
    card: {
      tone: item.attribs.class?.replace('card mark ', ''),
      mark: item.attribs['data-mark'],
      href: name?.attribs.href,
      name: said(name),
      hours: said(status),
      style: status !== undefined && 'attribs' in status ? status.attribs.class : '',
      tall: hours?.attribs.class === 'hrs tall',
      unconfirmed: hours?.attribs['data-unconfirmed'] !== undefined,
      street: said(street),
      tel: tel?.attribs.href,
      telLabel: tel?.attribs['aria-label'],
      phone: said(tel).replace(/^Call/, ''),
      go: go?.attribs.href,
      goLabel: go?.attribs['aria-label'],
    },
  };
}

const text = (html: string): string => DomUtils.textContent(parseDocument(html));
