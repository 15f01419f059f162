import { z } from 'zod';
import { formatTime } from '../../src/messages/time-text.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import { type Finding, finding, type PageCheck } from './artefact.ts';
import { asksToBeIndexed, type PageFacts } from './read-page.ts';

const text = z.string().min(1);
/** A thing of a type of schema.org, with these properties and no others. */
const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const address = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
});
/** Of an address what a card of a list shows. */
const cardAddress = address.omit({ addressRegion: true, postalCode: true });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const hours = thing('OpeningHoursSpecification', {
  dayOfWeek: text.optional(),
  validFrom: date.optional(),
  validThrough: date.optional(),
  opens: clock,
  closes: clock,
});
const card = thing('Pharmacy', {
  name: text,
  disambiguatingDescription: text.optional(),
  url: z.url(),
  address: cardAddress,
  telephone: z.string().startsWith('+').optional(),
});
const pharmacy = card.extend({
  address,
  sameAs: z.url().optional(),
  geo: thing('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(hours).optional(),
  specialOpeningHoursSpecification: z.array(hours).optional(),
});
const itemList = thing('ItemList', {
  name: text,
  numberOfItems: z.number().int().positive(),
  itemListElement: z.array(thing('ListItem', { position: z.number(), item: card })).min(1),
});
const breadcrumbs = thing('BreadcrumbList', {
  itemListElement: z
    .array(
      thing('ListItem', {
        position: z.number(),
        name: text,
        item: z.url().optional(),
      }),
    )
    .min(2),
});
const webSite = thing('WebSite', {
  name: text,
  url: z.url(),
  potentialAction: thing('SearchAction', {
    target: thing('EntryPoint', { urlTemplate: text }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** What this site states of itself to search engines; anything else is a slip. */
const blockSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [itemList, breadcrumbs, webSite, pharmacy])).min(1),
});
type Statement = z.infer<typeof blockSchema>['@graph'][number];

const remedy =
  'State only what the page shows, and nothing on a page that is not indexed (structured-data.ts).';

/** JSON-LD is well-formed, states only what its page shows, and stands only where the page asks to be indexed. */
export const checkStructuredData: PageCheck =
  ({ origin }) =>
  (page) => {
    if (page.jsonLd.length === 0) return [];
    const slip = (problem: string): Finding => finding(page.file, problem, remedy);
    if (!asksToBeIndexed(page)) return [slip('has JSON-LD though it says noindex')];
    if (page.jsonLd.length > 1) return [slip(`has ${page.jsonLd.length} JSON-LD blocks`)];
    const parsed = blockSchema.safeParse(parseJson(page.jsonLd[0] ?? ''));
    if (!parsed.success) return [slip(`has JSON-LD of a wrong shape: ${z.prettifyError(parsed.error)}`)];
    return parsed.data['@graph'].flatMap((statement) =>
      faults(statement, page, origin).map((fault) => slip(`states in its ${statement['@type']} ${fault}`)),
    );
  };

function faults(statement: Statement, page: PageFacts, origin: string): readonly string[] {
  const hidden = (value: string): readonly string[] =>
    page.text.includes(value.replace(/\s+/g, ' '))
      ? []
      : [`${JSON.stringify(value)}, which it does not show`];
  const unlinked = (url: string): readonly string[] => {
    const target = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
    return target === page.path || page.links.includes(target)
      ? []
      : [`${target}, to which it does not link`];
  };
  switch (statement['@type']) {
    case 'ItemList':
      return [
        ...misnumbered(statement.itemListElement),
        ...hidden(statement.name),
        ...hidden(statement.numberOfItems.toLocaleString('en-US')),
        ...statement.itemListElement.flatMap(({ item }) => cardFaults(item, { hidden, unlinked })),
      ];
    case 'Pharmacy':
      return pharmacyFaults(statement, { page, hidden, unlinked });
    case 'BreadcrumbList':
      return [
        ...misnumbered(statement.itemListElement),
        ...statement.itemListElement.flatMap(({ name, item }) => [
          ...hidden(name),
          ...(item === undefined ? [] : unlinked(item)),
        ]),
      ];
    case 'WebSite': {
      const { urlTemplate } = statement.potentialAction.target;
      const [action = '', query] = urlTemplate.split('?');
      return [
        ...hidden(statement.name),
        ...(statement.url === origin + page.path ? [] : [`the address ${statement.url}`]),
        ...(query === 'q={search_term_string}' ? [] : [`a search whose query is ${query}`]),
        ...unlinked(action),
      ];
    }
  }
}

interface Evidence {
  readonly hidden: (value: string) => readonly string[];
  readonly unlinked: (url: string) => readonly string[];
}

function cardFaults(
  { name, disambiguatingDescription: tag, url, address: at, telephone }: z.infer<typeof card>,
  { hidden, unlinked }: Evidence,
): readonly string[] {
  return [
    ...hidden(name),
    ...(tag === undefined ? [] : hidden(tag)),
    ...hidden(at.streetAddress),
    ...hidden(at.addressLocality),
    ...unlinked(url),
    ...(telephone === undefined ? [] : unlinked(`tel:${telephone}`)),
  ];
}

function pharmacyFaults(
  { sameAs, geo, ...facts }: z.infer<typeof pharmacy>,
  { page, hidden, unlinked }: Evidence & { readonly page: PageFacts },
): readonly string[] {
  const { address: at, openingHoursSpecification = [], specialOpeningHoursSpecification = [] } = facts;
  const position = geo === undefined ? undefined : `${geo.latitude}%2C${geo.longitude}`;
  return [
    ...cardFaults(facts, { hidden, unlinked }),
    ...hidden(`${at.addressLocality}, ${at.addressRegion} ${at.postalCode}`),
    ...(sameAs === undefined ? [] : unlinked(sameAs)),
    ...(position === undefined || page.links.some((link) => link.includes(position))
      ? []
      : [`a position to which none of its links leads: ${position}`]),
    ...[...openingHoursSpecification, ...specialOpeningHoursSpecification].flatMap((range) => [
      ...hidden(shownHours(range)),
      ...(range.dayOfWeek === undefined ? [] : hidden(range.dayOfWeek)),
      ...(range.validFrom === undefined ? [] : hidden(shownDate(range.validFrom))),
    ]),
  ];
}

/** How the page writes a period; the conventions for closed and for around the clock are schema.org's and Google's. */
function shownHours({ opens, closes }: z.infer<typeof hours>): string {
  if (opens === '00:00' && closes === '00:00') return 'Closed';
  if (opens === '00:00' && closes === '23:59') return 'Open 24 hours';
  return `${formatTime(minutes(opens))}–${formatTime(minutes(closes))}`;
}

const minutes = (time: string): number => {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

const shownDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

const misnumbered = (items: readonly { readonly position: number }[]): readonly string[] =>
  items.every(({ position }, index) => position === index + 1) ? [] : ['positions that do not count from 1'];
