import { topicsIn, zeroCountIn } from './claim-words.ts';

/** A text of a page that speaks of hours, a service, access, a plan or a language. */
export interface Claim {
  readonly where: 'title' | 'description' | 'heading' | 'introduction' | 'link';
  readonly text: string;
  /** Where a link leads. */
  readonly href?: string | undefined;
}

/** What a page claims, as its markup tells. */
export interface PageClaims {
  readonly claims: readonly Claim[];
  /** Targets that are linked only from within an element that says that what follows is not confirmed (`data-unconfirmed`). */
  readonly unconfirmedLinks: readonly string[];
  /** What the introduction says, where it is marked as telling that nothing is confirmed. */
  readonly admits?: string | undefined;
  readonly zeroCounts: readonly string[];
}

const headings = new Set(['h1', 'h2', 'h3']);
/** Elements in which a run of text begins and ends. */
const blocks = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'summary',
  'option',
  'td',
  'th',
  'figcaption',
  'button',
  ...headings,
]);
/** Elements whose text is no part of what is claimed: a drawing numbers its pins. */
const silent = new Set(['svg', 'script', 'style', 'template', 'title']);
/** The pages of pharmacies: a link there is a name, whatever it says. */
const pharmacyPage = /^\/pharmacies\/[^/]+\/[^/]+$/;

interface Open {
  readonly name: string;
  readonly unconfirmed: boolean;
  readonly intro: boolean;
  /** Whether it is a name as a whole (`translate="no"`), whose words claim nothing. */
  readonly isName: boolean;
  /** Whether its text is looked at as a whole. */
  readonly isRead: boolean;
  text: string;
  /** Its text without the names in it. */
  said: string;
  readonly href?: string | undefined;
}

/** A copy: a slice would keep the whole page's text in memory. */
const own = (text: string): string => Buffer.from(text).toString();

/** Whether a link's text speaks of anything, by the text. */
const speaking = new Map<string, boolean>();

/** Follows the elements of a page, and collects what it claims. */
export function claimReader() {
  const stack: Open[] = [];
  const claims: Claim[] = [];
  const zeroCounts: string[] = [];
  const open = new Set<string>();
  const unconfirmed = new Set<string>();
  let admits: string | undefined;

  const add = (where: Claim['where'], text: string, href?: string): void => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (topicsIn(plain).size > 0) claims.push({ where, text: own(plain), href });
  };
  // Pages repeat the same hundred links.
  const addLink = (text: string, href: string): void => {
    let speaks = speaking.get(text);
    if (speaks === undefined) {
      speaks = topicsIn(text.trim()).size > 0;
      speaking.set(own(text), speaks);
    }
    if (speaks) add('link', text, own(href));
  };
  const count = (text: string): void => {
    const found = zeroCountIn(text);
    if (found !== undefined) zeroCounts.push(own(found));
  };
  const inside = (holds: (element: Open) => boolean): boolean => stack.some(holds);

  return {
    open(name: string, attributes: Readonly<Record<string, string>>): void {
      const { href, content } = attributes;
      const isIntro = /\bintro\b/.test(attributes.class ?? '');
      stack.push({
        name,
        unconfirmed: attributes['data-unconfirmed'] !== undefined,
        intro: isIntro,
        isName: attributes.translate === 'no',
        isRead: name === 'a' || name === 'span' || blocks.has(name) || isIntro,
        text: '',
        said: '',
        href: name === 'a' ? href : undefined,
      });
      if (name === 'a' && href !== undefined)
        (inside((element) => element.unconfirmed) ? unconfirmed : open).add(href);
      for (const text of [attributes['aria-label'], attributes.alt, name === 'meta' ? content : undefined])
        if (text !== undefined && attributes.name !== 'viewport') count(text);
    },
    text(text: string): void {
      if (inside(({ name }) => silent.has(name))) return;
      const named = inside(({ isName }) => isName);
      for (const element of stack)
        if (element.isRead) {
          element.text += text;
          if (!named) element.said += text;
        }
    },
    close(name: string): void {
      const element = stack.pop();
      if (element === undefined) return;
      const { text } = element;
      if (blocks.has(name) || name === 'span') count(text);
      const unsaid = inside((outer) => outer.unconfirmed) || element.unconfirmed;
      if (element.intro && element.unconfirmed) admits = own(text);
      if (headings.has(name) && (!unsaid || name === 'h1')) {
        add('heading', element.said);
      } else if (name === 'p' && !element.unconfirmed && inside(({ intro }) => intro))
        add('introduction', text);
      else if (element.href !== undefined && !unsaid && !pharmacyPage.test(element.href))
        addLink(text, element.href);
    },
    read: (titles: readonly string[], descriptions: readonly string[]): PageClaims => {
      for (const title of titles) add('title', title);
      for (const description of descriptions) add('description', description);
      for (const text of [...titles, ...descriptions]) count(text);
      return {
        claims,
        unconfirmedLinks: [...unconfirmed].filter((href) => !open.has(href)),
        admits,
        zeroCounts: [...new Set(zeroCounts)],
      };
    },
  };
}
