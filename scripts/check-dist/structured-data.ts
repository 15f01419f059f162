import { z } from 'zod';
import type { Check, Finding } from './artefact.ts';
import { asksToBeIndexed, type PageFacts } from './page-facts.ts';

const text = z.string().min(1);
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
});
const pharmacy = z.strictObject({
  '@type': z.literal('Pharmacy'),
  name: text,
  address,
  telephone: z.string().startsWith('+').optional(),
});
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  name: text,
  numberOfItems: z.number().int().positive(),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), item: pharmacy }))
    .min(1),
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: text,
        item: z.url().optional(),
      }),
    )
    .min(2),
});
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: z.url(),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({ '@type': z.literal('EntryPoint'), urlTemplate: text }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** What this site states of itself to search engines; anything else is a slip. */
const blockSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [itemList, breadcrumbs, webSite])).min(1),
});
type Statement = z.infer<typeof blockSchema>['@graph'][number];

/** JSON-LD is well-formed, states only what its page shows, and stands only where the page asks to be indexed. */
export const checkStructuredData: Check = ({ pages, origin }) =>
  pages.flatMap((page): readonly Finding[] => {
    if (page.jsonLd.length === 0) return [];
    const finding = (problem: string): Finding => ({
      file: page.file,
      problem,
      remedy:
        'State only what the page shows, and nothing on a page that is not indexed (structured-data.ts).',
    });
    if (!asksToBeIndexed(page)) return [finding('has JSON-LD though it says noindex')];
    if (page.jsonLd.length > 1) return [finding(`has ${page.jsonLd.length} JSON-LD blocks`)];
    const parsed = blockSchema.safeParse(parseJson(page.jsonLd[0] ?? ''));
    if (!parsed.success) return [finding(`has JSON-LD of a wrong shape: ${z.prettifyError(parsed.error)}`)];
    return parsed.data['@graph'].flatMap((statement) =>
      faults(statement, page, origin).map((fault) => finding(`states in its ${statement['@type']} ${fault}`)),
    );
  });

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function faults(statement: Statement, page: PageFacts, origin: string): readonly string[] {
  const hidden = (value: string): readonly string[] =>
    page.text.includes(value.replace(/\s+/g, ' '))
      ? []
      : [`${JSON.stringify(value)}, which it does not show`];
  const unlinked = (value: string): readonly string[] =>
    page.links.includes(value) ? [] : [`${value}, to which it does not link`];
  switch (statement['@type']) {
    case 'ItemList':
      return [
        ...misnumbered(statement.itemListElement),
        ...hidden(statement.name),
        ...hidden(String(statement.numberOfItems)),
        ...statement.itemListElement.flatMap(({ item: { name, address: at, telephone } }) => [
          ...hidden(name),
          ...hidden(at.streetAddress),
          ...hidden(`${at.addressLocality}, ${at.addressRegion} ${at.postalCode}`),
          ...(telephone === undefined ? [] : unlinked(`tel:${telephone}`)),
        ]),
      ];
    case 'BreadcrumbList':
      return [
        ...misnumbered(statement.itemListElement),
        ...statement.itemListElement.flatMap(({ name, item }) => [
          ...hidden(name),
          ...(item === undefined
            ? []
            : unlinked(item.startsWith(`${origin}/`) ? item.slice(origin.length) : item)),
        ]),
      ];
    case 'WebSite': {
      const { urlTemplate } = statement.potentialAction.target;
      const [action = '', query] = urlTemplate.split('?');
      return [
        ...hidden(statement.name),
        ...(statement.url === origin + page.path ? [] : [`the address ${statement.url}`]),
        ...(query === 'q={search_term_string}' ? [] : [`a search whose query is ${query}`]),
        ...unlinked(action.startsWith(`${origin}/`) ? action.slice(origin.length) : action),
      ];
    }
  }
}

const misnumbered = (items: readonly { readonly position: number }[]): readonly string[] =>
  items.every(({ position }, index) => position === index + 1) ? [] : ['positions that do not count from 1'];
