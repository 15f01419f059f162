import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { visitorWords } from './visitor-words.ts';

const source = join(import.meta.dirname, '../../src');

/** The layers that show something, or compute what is shown. What they say stands in their `…-words.ts` modules. */
const layers = ['app', 'pages', 'features', 'components', 'service-worker', 'domain'];

/**
 * For machines: the names that schema.org gives the weekdays, markup to look for, a media type, the brand that listings are
 * compared with.
 */
const codes: Readonly<Record<string, readonly string[]>> = {
  'app/prerender/structured-data.ts': [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ],
  'domain/places/city.ts': ['City Drugs'],
  'service-worker/saved-page.ts': ['<div id="root"'],
  'service-worker/service-worker.ts': ['text/html; charset=utf-8'],
};

/** No sentences, but names, tables to read the names and addresses of sources by, and faults that only an editor is told. */
const tables = [
  'domain/address-normalize.ts',
  'domain/brand-table.ts',
  'domain/hours-rules.ts',
  'domain/name-case.ts',
  'domain/name-likeness.ts',
  'domain/neighborhood-areas.ts',
  'domain/sample-listings.ts',
  'domain/trading-name.ts',
  'domain/us-state.ts',
];

const files = layers.flatMap((layer) =>
  readdirSync(join(source, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.]tsx?$/.test(name) && !/-words[.]ts$|[.]test[.]tsx?$|-fixture[.]ts$/.test(name))
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`),
);

const wordsOf = (file: string): readonly string[] =>
  visitorWords(file, readFileSync(join(source, file), 'utf8'))
    .filter((words) => !codes[file]?.includes(words.replace(/^\d+: /, '')))
    .map((words) => `src/${file}:${words}`);

it('every string a visitor reads comes from a words module', () => {
  expect(files.length).toBeGreaterThan(100);
  const guarded = files.filter((file) => !tables.includes(file));
  expect(guarded.flatMap(wordsOf)).toEqual([]);
});

it('only tables that hold words are left out', () => {
  expect(tables.filter((file) => wordsOf(file).length === 0)).toEqual([]);
});

describe('words outside a words module are found', () => {
  const wordsIn = (expression: string): readonly string[] =>
    visitorWords('a.tsx', `export const a = ${expression};`).map((words) => words.replace(/^1: /, ''));

  it.each([
    ['<p>Call before you go</p>', 'Call before you go'],
    ['<p>{count} listed</p>', 'listed'],
    ['<p>{"listed"}</p>', 'listed'],
    ["<p>{open ? 'open' : status}</p>", 'open'],
    ["<p>{(open && 'open') || status}</p>", 'open'],
    [`<p>{\`about \${miles}\`}</p>`, 'about …'],
    ['<nav aria-label="pages" />', 'pages'],
    ['<img alt={"map"} />', 'map'],
    ['<input placeholder="place" title={title} />', 'place'],
    [`<a aria-label={\`Page \${page}\`}>{page}</a>`, 'Page …'],
    ["<p>{countOf(total, 'pharmacy', plural)}</p>", 'pharmacy'],
    ["<Trail steps={[{ label: 'Home' }]} />", 'Home'],
    ["<p>{tell('the center of town')}</p>", 'the center of town'],
    ["{ html: '<p>Saved <b>here</b></p>' }", 'Saved here'],
  ])('%s', (expression, words) => {
    expect(wordsIn(expression)).toEqual([words]);
  });

  it.each([
    '<p className="quiet tight" id="map" role="note">{words.call}</p>',
    '<a href="https://www.geonames.org/">911</a>',
    "<p>{key === 'Enter' && <b>·</b>}</p>",
    `<p className={open ? 'map open' : 'map'}>{\`\${place}: \${miles}\`}</p>`,
    '<svg viewBox="0 0 32 32"><path d="M16 1c6.9 0 Zm 3" /></svg>',
    "{ '@type': 'OpeningHoursSpecification', text: '<meta name=\"robots\" content=\"noindex\"/>' }",
    "() => { throw new Error('No route for it'); }",
    "console.error('It could not be loaded')",
  ])('%s says nothing', (expression) => {
    expect(wordsIn(expression)).toEqual([]);
  });
});
