import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, withMove } from './address-lists.ts';
import { type AddressName, nameKey } from './address-name.ts';
import { type AddressFacts, lostAddresses } from './lost-addresses.ts';

const since = '2026-11-22';

/** A small site: cities with their templates and places, and nothing else. */
interface Site {
  readonly cities: Readonly<Record<string, readonly string[]>>;
  readonly templates: readonly string[];
}

const promised = ({ cities, templates }: Site): readonly AddressName[] => [
  ...templates.map((slug): AddressName => ({ kind: 'template', slug })),
  ...Object.entries(cities).flatMap(([city, places]): readonly AddressName[] => [
    { kind: 'city', slug: city },
    ...places.map((stem): AddressName => ({ kind: 'place', slug: `${city}/${stem}` })),
  ]),
];

const livePaths = ({ cities, templates }: Site): ReadonlySet<string> =>
  new Set(
    Object.entries(cities).flatMap(([city, places]) => [
      `/pharmacies/${city}`,
      `/pharmacy-${city}`,
      `/pictures/cities/${city}.png`,
      ...[...templates, ...places].map((stem) => `/${stem}-${city}`),
    ]),
  );

const facts = (before: Site, after: Site, moves: readonly Move[]): AddressFacts => ({
  published: promised(before),
  currentNames: promised(after),
  moves,
  livePaths: livePaths(after),
  listings: [],
  pathById: new Map(),
});

const told = (before: Site, after: Site, ...moves: readonly Omit<Move, 'since'>[]) => {
  const lost = lostAddresses(
    facts(
      before,
      after,
      moves.map((move) => ({ ...move, since })),
    ),
  );
  const answers = [...lost.answers].map(([path, answer]) =>
    answer.kind === 'moved' ? `${path} → ${answer.to}` : `${path} gone`,
  );
  return [...answers, ...lost.lostNames.map(({ kind, slug, paths }) => `${kind} ${slug} broken: ${paths}`)];
};

const site: Site = { cities: { 'a-al': ['park'], 'b-al': [] }, templates: ['late'] };

describe('a published address without a page', () => {
  it('has no answer of its own while its page exists', () => {
    expect(told(site, site)).toEqual([]);
    expect(told(site, site, { kind: 'city', from: 'a-al', to: 'b-al' })).toEqual([]);
  });

  it('leads to the same page of a city that was renamed', () => {
    const after = { ...site, cities: { 'c-al': ['park'], 'b-al': [] } };
    expect(told(site, after, { kind: 'city', from: 'a-al', to: 'c-al' })).toEqual([
      '/pharmacies/a-al → /pharmacies/c-al',
      '/pharmacy-a-al → /pharmacy-c-al',
      '/pictures/cities/a-al.png → /pictures/cities/c-al.png',
      '/late-a-al → /late-c-al',
      '/park-a-al → /park-c-al',
    ]);
  });

  it('leads to the city that a removed one points to', () => {
    const after = { ...site, cities: { 'b-al': [] } };
    expect(told(site, after, { kind: 'city', from: 'a-al', to: 'b-al' })).toEqual([
      '/pharmacies/a-al → /pharmacies/b-al',
      '/pharmacy-a-al → /pharmacy-b-al',
      '/pictures/cities/a-al.png → /pictures/cities/b-al.png',
      '/late-a-al → /late-b-al',
      '/park-a-al → /pharmacies/b-al',
    ]);
  });

  it('is gone with a city that was removed', () => {
    const after = { ...site, cities: { 'b-al': [] } };
    expect(told(site, after, { kind: 'city', from: 'a-al' })).toEqual([
      '/pharmacies/a-al gone',
      '/pharmacy-a-al gone',
      '/pictures/cities/a-al.png gone',
      '/late-a-al gone',
      '/park-a-al gone',
    ]);
  });

  it('is broken if no move explains it, grouped by city', () => {
    const after = { ...site, cities: { 'b-al': [] } };
    expect(told(site, after)).toEqual([
      'city a-al broken: /pharmacies/a-al,/pharmacy-a-al,/pictures/cities/a-al.png,/late-a-al,/park-a-al',
    ]);
    expect(told(site, { ...site, templates: [] })).toEqual(['template late broken: /late-{city}']);
  });

  it('of a place leads to its city, renamed or not, or is gone if recorded so', () => {
    const without = { ...site, cities: { 'a-al': [], 'b-al': [] } };
    expect(told(site, without)).toEqual(['/park-a-al → /pharmacies/a-al']);
    expect(told(site, without, { kind: 'place', from: 'a-al/park' })).toEqual(['/park-a-al gone']);
    const renamed = { ...site, cities: { 'c-al': [], 'b-al': [] } };
    expect(told(site, renamed, { kind: 'city', from: 'a-al', to: 'c-al' })).toContain(
      '/park-a-al → /pharmacies/c-al',
    );
  });

  it('of a state is gone with its last city', () => {
    const base = facts(site, { ...site, cities: {} }, []);
    const state: AddressName = { kind: 'state', slug: 'alabama' };
    const { answers, lostNames } = lostAddresses({ ...base, published: [state] });
    expect([[...answers], lostNames]).toEqual([[['/pharmacies/alabama', { kind: 'gone' }]], []]);
  });

  it('follows a template and a city that were both renamed, and a place within the new city', () => {
    const after = { cities: { 'c-al': ['garden'], 'b-al': [] }, templates: ['night'] };
    expect(
      told(
        site,
        after,
        { kind: 'template', from: 'late', to: 'night' },
        { kind: 'city', from: 'a-al', to: 'c-al' },
        { kind: 'place', from: 'c-al/park', to: 'c-al/garden' },
      ),
    ).toEqual([
      '/pharmacies/a-al → /pharmacies/c-al',
      '/pharmacy-a-al → /pharmacy-c-al',
      '/pictures/cities/a-al.png → /pictures/cities/c-al.png',
      '/late-a-al → /night-c-al',
      '/park-a-al → /garden-c-al',
      '/late-b-al → /night-b-al',
    ]);
  });

  it('does not follow a hand-written loop for ever', () => {
    const after = { ...site, cities: { 'b-al': [] } };
    const lost = told(
      site,
      after,
      { kind: 'city', from: 'a-al', to: 'c-al' },
      { kind: 'city', from: 'c-al', to: 'a-al' },
    );
    expect(lost).toContain('/pharmacies/a-al gone');
  });

  it('of a pharmacy follows its id, then its city', () => {
    const after = { ...site, cities: { 'c-al': [], 'b-al': [] } };
    const base = facts(site, after, [{ kind: 'city', from: 'a-al', to: 'c-al', since }]);
    const { answers } = lostAddresses({
      ...base,
      published: base.published.filter(({ kind }) => kind === 'city'),
      livePaths: new Set([...base.livePaths, '/pharmacies/b-al/new', '/pharmacies/c-al/kept']),
      listings: [
        { path: '/pharmacies/b-al/old', id: '1' },
        { path: '/pharmacies/b-al/closed', id: '2' },
        { path: '/pharmacies/b-al/page-3', id: '' },
        { path: '/pharmacies/a-al/kept', id: '3' },
        { path: '/pharmacies/a-al/not-imported-yet', id: '4' },
      ],
      pathById: new Map([['1', '/pharmacies/b-al/new']]),
    });
    expect(
      [...answers].slice(-5).map(([path, answer]) => [path, answer.kind === 'moved' ? answer.to : 'gone']),
    ).toEqual([
      ['/pharmacies/b-al/old', '/pharmacies/b-al/new'],
      ['/pharmacies/b-al/closed', 'gone'],
      ['/pharmacies/b-al/page-3', '/pharmacies/b-al'],
      ['/pharmacies/a-al/kept', '/pharmacies/c-al/kept'],
      ['/pharmacies/a-al/not-imported-yet', '/pharmacies/c-al'],
    ]);
  });
});

describe('over any edits', () => {
  const names = ['a-al', 'b-al', 'c-al', 'd-al'];
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('rename' as const), index: fc.nat(), to: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('remove' as const), index: fc.nat() }),
    fc.record({ kind: fc.constant('add' as const), city: fc.constantFrom(...names) }),
  );

  /** What the commands do to the lists and their memory, and what a build remembers after each. */
  function edited(edits: readonly (typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never)[]) {
    let now: Site = { ...site, cities: { 'a-al': ['park'], 'b-al': [] } };
    let moves: readonly Move[] = [];
    const ever = new Map(promised(now).map((promise) => [nameKey(promise), promise] as const));
    for (const change of edits) {
      const cities = { ...now.cities };
      if (change.kind === 'add') {
        cities[change.city] ??= [];
        moves = moves.filter(({ from }) => from !== change.city);
      } else {
        const listed = Object.keys(cities);
        const from = listed[change.index % Math.max(1, listed.length)];
        const to = change.kind === 'rename' ? change.to : undefined;
        if (from === undefined || (to !== undefined && to in cities)) continue;
        const places = cities[from] ?? [];
        delete cities[from];
        if (to !== undefined) cities[to] = places;
        moves = withMove(moves, { kind: 'city', from, to, since });
      }
      now = { ...now, cities };
      for (const promise of promised(now)) ever.set(nameKey(promise), promise);
    }
    const known = [...ever.values()];
    return { now, lost: lostAddresses({ ...facts(now, now, moves), published: known }), known };
  }

  it('every published city answers: by its page, a redirect to a page, or as gone', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 15 }), (edits) => {
        const { now, lost, known } = edited(edits);
        const live = livePaths(now);
        for (const { kind, slug } of known) {
          if (kind !== 'city') continue;
          for (const path of [`/pharmacies/${slug}`, `/pharmacy-${slug}`, `/late-${slug}`]) {
            const answer = lost.answers.get(path);
            expect(live.has(path)).toBe(answer === undefined);
            if (answer?.kind === 'moved') expect(live).toContain(answer.to);
          }
        }
        expect(lost.lostNames).toEqual([]);
      }),
    );
  });

  it('a rename and its reversal leave every page as it was', () => {
    const { lost } = edited([
      { kind: 'rename', index: 0, to: 'c-al' },
      { kind: 'rename', index: 1, to: 'a-al' },
    ]);
    expect([...lost.answers.keys()].every((path) => path.includes('c-al'))).toBe(true);
    expect(lost.answers.get('/park-c-al')).toEqual({ kind: 'moved', to: '/park-a-al' });
  });
});

describe('a town outside the lists that no longer has pharmacies', () => {
  const town = (slug: string, ...ids: readonly string[]): AddressFacts['listings'] => [
    { path: `/pharmacies/${slug}`, id: '' },
    ...ids.map((id) => ({ path: `/pharmacies/${slug}/pharmacy-${id}`, id })),
  ];
  const answersOf = (
    listings: AddressFacts['listings'],
    live: readonly string[],
    pathOfId: readonly (readonly [string, string])[] = [],
    moves: readonly Move[] = [],
  ) => {
    const none: Site = { cities: {}, templates: [] };
    const paths = new Set([...live, ...pathOfId.map(([, path]) => path)]);
    const { answers } = lostAddresses({
      ...facts(none, none, moves),
      livePaths: paths,
      listings,
      pathById: new Map(pathOfId),
    });
    return Object.fromEntries(
      [...answers].map(([path, { kind, ...to }]) => [path, 'to' in to ? to.to : kind]),
    );
  };

  it('leads to the town with most of its pharmacies now', () => {
    const now = [
      ['1', '/pharmacies/dade-city-fl/pharmacy-1'],
      ['2', '/pharmacies/dade-city-fl/pharmacy-2'],
      ['3', '/pharmacies/tampa-fl/pharmacy-3'],
    ] as const;
    const live = ['/pharmacies/dade-city-fl', '/pharmacies/tampa-fl', '/pharmacies/florida'];
    expect(answersOf(town('dode-city-fl', '1', '2', '3', '4'), live, now)).toEqual({
      '/pharmacies/dode-city-fl': '/pharmacies/dade-city-fl',
      '/pharmacies/dode-city-fl/pharmacy-1': '/pharmacies/dade-city-fl/pharmacy-1',
      '/pharmacies/dode-city-fl/pharmacy-2': '/pharmacies/dade-city-fl/pharmacy-2',
      '/pharmacies/dode-city-fl/pharmacy-3': '/pharmacies/tampa-fl/pharmacy-3',
      '/pharmacies/dode-city-fl/pharmacy-4': 'gone',
    });
  });

  it('leads to its state if no pharmacy is left, and is gone if the state is too', () => {
    const listings = town('mayo-fl', '1');
    expect(answersOf(listings, ['/pharmacies/florida'])).toMatchObject({
      '/pharmacies/mayo-fl': '/pharmacies/florida',
    });
    expect(answersOf(listings, [])).toMatchObject({ '/pharmacies/mayo-fl': 'gone' });
  });

  it('keeps its address where it has become a city of the list', () => {
    expect(answersOf(town('mayo-fl'), ['/pharmacies/mayo-fl', '/pharmacies/florida'])).toEqual({});
  });
});

describe('the page of a chain without stores there', () => {
  const chain = '/brands/walgreens';
  const paths = [chain, `${chain}/alabama`, `${chain}/alabama/mobile-al`];
  const answersOf = (live: readonly string[], moves: readonly Omit<Move, 'since'>[] = []) => {
    const { answers } = lostAddresses({
      ...facts({ cities: {}, templates: [] }, { cities: {}, templates: [] }, []),
      moves: moves.map((move) => ({ ...move, since })),
      livePaths: new Set(live),
      listings: paths.map((path) => ({ path, id: '' })),
    });
    return paths.map((path) => {
      const answer = answers.get(path);
      return answer?.kind === 'moved' ? answer.to : answer?.kind;
    });
  };

  it('leads from a city to the city, from a state to the chain', () => {
    expect(answersOf([chain, '/pharmacies/alabama', '/pharmacies/mobile-al'])).toEqual([
      undefined,
      chain,
      '/pharmacies/mobile-al',
    ]);
  });

  it('leads to the state if neither is left, and is gone with the chain', () => {
    expect(answersOf(['/pharmacies/alabama'])).toEqual([
      'gone',
      '/pharmacies/alabama',
      '/pharmacies/alabama',
    ]);
    expect(answersOf([])).toEqual(['gone', 'gone', 'gone']);
  });

  it('follows a city to its new name', () => {
    const moves = [{ kind: 'city', from: 'mobile-al', to: 'port-al' }] as const;
    expect(answersOf([`${chain}/alabama/port-al`, '/pharmacies/port-al'], moves)[2]).toBe(
      `${chain}/alabama/port-al`,
    );
    expect(answersOf(['/pharmacies/port-al'], moves)[2]).toBe('/pharmacies/port-al');
  });

  it('keeps its address while it exists', () => {
    expect(answersOf(paths)).toEqual([undefined, undefined, undefined]);
  });
});
