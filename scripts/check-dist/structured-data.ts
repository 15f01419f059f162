import { z } from 'zod';
import { formatTime } from '../../src/messages/time-text.ts';
import { parseJson } from '../cli/files/parse-json.ts';
import type { PageCheck } from './artefact.ts';
import { asksToBeIndexed, type PageFacts } from './page/read-page.ts';

const text = z.string().min(1);
const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const address = thing('PostalAddress', {
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('US'),
});
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const hours = thing('OpeningHoursSpecification', {
  dayOfWeek: text.optional(),
  validFrom: date.optional(),
  validThrough: date.optional(),
  opens: clock,
  closes: clock,
});
const pharmacy = thing('Pharmacy', {
  name: text,
  disambiguatingDescription: text.optional(),
  url: z.url(),
  address,
  telephone: z.string().startsWith('+').optional(),
  sameAs: z.url().optional(),
  geo: thing('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(hours).optional(),
  specialOpeningHoursSpecification: z.array(hours).optional(),
});
const crumb = thing('ListItem', { position: z.number(), name: text, item: z.url().optional() });
const breadcrumbs = thing('BreadcrumbList', { itemListElement: z.array(crumb).min(2) });
const webSite = thing('WebSite', { name: text, url: z.url() });

const blockSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumbs, webSite, pharmacy])).min(1),
});
type Statement = z.infer<typeof blockSchema>['@graph'][number];

const remedy =
  'State only what the page shows, and nothing on a page that is not indexed (structured-data.ts).';

/** Checks that a page's JSON-LD states only what the page shows. */
export const checkStructuredData: PageCheck =
  ({ origin }, report) =>
  (page) => {
    const [block, ...more] = page.jsonLd;
    if (block === undefined) return;
    const reportProblem = (problem: string): void => report(page.file, problem, remedy);
    if (!asksToBeIndexed(page)) return reportProblem('has JSON-LD though it says noindex');
    if (more.length > 0) return reportProblem(`has ${page.jsonLd.length} JSON-LD blocks`);
    const parsed = blockSchema.safeParse(parseJson(block));
    if (!parsed.success)
      return reportProblem(`has JSON-LD of a wrong shape: ${z.prettifyError(parsed.error)}`);
    for (const statement of parsed.data['@graph'])
      for (const fault of faults(evidenceFor(statement), page, origin))
        reportProblem(`states in its ${statement['@type']} ${fault}`);
  };

interface Evidence {
  readonly shown: readonly (string | undefined)[];
  readonly linked: readonly (string | undefined)[];
  readonly items?: readonly { readonly position: number }[];
  /** Latitude and longitude as links contain them: `33.5186%2C-86.8104`. */
  readonly point?: string | undefined;
  readonly self?: string;
}

function* faults(evidence: Evidence, page: PageFacts, origin: string): Iterable<string> {
  const { shown, linked, items = [], point, self } = evidence;
  if (items.some(({ position }, index) => position !== index + 1)) yield 'positions that do not count from 1';
  for (const value of shown)
    if (value !== undefined && !page.text.includes(value.replace(/\s+/g, ' ')))
      yield `${JSON.stringify(value)}, which it does not show`;
  for (const url of linked) {
    const target = url?.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
    if (target !== undefined && target !== page.path && !page.links.includes(target))
      yield `${target}, to which it does not link`;
  }
  if (point !== undefined && !page.links.some((link) => link.includes(point)))
    yield `a position to which none of its links leads: ${point}`;
  if (self !== undefined && self !== origin + page.path) yield `the address ${self}`;
}

function evidenceFor(statement: Statement): Evidence {
  switch (statement['@type']) {
    case 'Pharmacy':
      return evidenceForPharmacy(statement);
    case 'BreadcrumbList': {
      const items = statement.itemListElement;
      return { items, shown: items.map(({ name }) => name), linked: items.map(({ item }) => item) };
    }
    case 'WebSite':
      return { shown: [statement.name], linked: [], self: statement.url };
  }
}

function evidenceForPharmacy(stated: z.infer<typeof pharmacy>): Evidence {
  const { name, disambiguatingDescription: tag, url, telephone } = stated;
  const { address: at, sameAs, geo, openingHoursSpecification = [] } = stated;
  const ranges = [...openingHoursSpecification, ...(stated.specialOpeningHoursSpecification ?? [])];
  return {
    shown: [
      ...[name, tag, at.streetAddress],
      `${at.addressLocality}, ${at.addressRegion} ${at.postalCode}`,
      ...ranges.flatMap((range) => [shownHours(range), range.dayOfWeek, shownDate(range.validFrom)]),
    ],
    linked: [url, telephone && `tel:${telephone}`, sameAs],
    point: geo && `${geo.latitude}%2C${geo.longitude}`,
  };
}

// Schema.org states “closed” as 00:00–00:00 and “24 hours” as 00:00–23:59.
function shownHours({ opens, closes }: z.infer<typeof hours>): string {
  if (opens === '00:00' && closes === '00:00') return 'Closed';
  if (opens === '00:00' && closes === '23:59') return 'Open 24 hours';
  return `${formatTime(minutes(opens))}–${formatTime(minutes(closes))}`;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const shownDate = (day: string | undefined): string | undefined =>
  day && new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
