import { type StateCode, usStates } from '../../places/us-state.ts';
import { spaced } from '../../text/spaced.ts';
import type { Area } from './area.ts';
import type { PhraseCity, Spot, WiderCity, WiderGazetteer } from './known-places.ts';
import type { Lexicon } from './lexicon.ts';
import type { Dictionary } from './match-runs.ts';
import type { KnownWord } from './spelling.ts';
import { type WordForms, wordForms } from './words.ts';

/** A landmark or neighborhood with a city that has it. */
export interface Host<City> {
  readonly city: City;
  readonly spot: Spot;
}

/** What a name of a place names. */
export type Named<City> =
  /** `isPart` says that only a part of the city is called so: `queens`. */
  | { readonly kind: 'city'; readonly city: City; readonly isPart?: boolean }
  /** With the further cities that list the same landmark. */
  | ({ readonly kind: 'spot'; readonly also: readonly Host<City>[] } & Host<City>)
  | { readonly kind: 'area'; readonly area: Area<City> }
  /** A place of the country without listings. */
  | { readonly kind: 'wider'; readonly place: WiderCity }
  | { readonly kind: 'state'; readonly state: StateCode };

/** What the words of places are looked up in. */
export interface PlaceIndex<City> {
  readonly forms: WordForms;
  readonly names: Dictionary<Named<City>>;
  /** The words of large places, the likelier the more people: what wrong letters may stand for. */
  readonly words: ReadonlyMap<string, KnownWord>;
  /** The city of a ZIP code; of several the one with the fewest codes, which is the town that the code is for. */
  readonly zips: ReadonlyMap<string, City>;
  readonly wider: WiderGazetteer | undefined;
  /** The states that words name, whole: `al`, `alabama`. */
  readonly stateOf: ReadonlyMap<string, StateCode>;
  /** The states that have listings. */
  readonly listed: ReadonlySet<StateCode>;
}

export const stateOf = (named: Named<PhraseCity>): StateCode => {
  if (named.kind === 'state') return named.state;
  if (named.kind === 'area') return named.area.state;
  return named.kind === 'wider' ? named.place.state : named.city.state;
};

const targetOf = (named: Named<PhraseCity>): unknown => {
  if (named.kind === 'state') return named.state;
  if (named.kind === 'area') return named.area;
  return named.kind === 'wider' ? named.place : named.city;
};

/** More likely meant than any place: a state's name is hardly ever a slip for another word. */
const ofState = 1e6;

/** Indexes every name of a place: cities, states, landmarks, counties, regions, the rest of the country, and other names of them. */
export function placeIndex<City extends PhraseCity>(
  cities: readonly City[],
  lexicon: Lexicon,
  wider: WiderGazetteer | undefined,
): PlaceIndex<City> {
  const forms = wordForms(lexicon);
  const names = new Map<string, Named<City>[]>();
  const words = new Map<string, KnownWord>();
  const add = (name: string, named: Named<City>, people = 0): void => {
    const parts = spaced(name).split(' ');
    const key = forms.key(parts);
    const all = names.get(key) ?? [];
    const isKnown = all.some(
      (other) =>
        other.kind === named.kind && targetOf(other) === targetOf(named) && stateOf(other) === stateOf(named),
    );
    if (!isKnown) names.set(key, [...all, named]);
    if (people === 0) return;
    for (const written of [...parts, parts.join('')]) {
      const word = forms.of(written);
      const known = words.get(word);
      if (known === undefined || known.likely < people) words.set(word, { written, likely: people });
    }
  };
  const bySize = cities.toSorted((a, b) => b.population - a.population);
  const zips = new Map<string, City>();
  for (const city of bySize) add(city.name, { kind: 'city', city }, city.population);
  for (const city of bySize.toSorted((a, b) => a.zips.length - b.zips.length))
    for (const zip of city.zips) if (!zips.has(zip)) zips.set(zip, city);
  const states = new Map<string, StateCode>();
  for (const { code, name } of usStates) {
    for (const key of [code.toLowerCase(), spaced(name)]) states.set(key, code);
    for (const key of [code, name, `state of ${name}`, `${name} state`])
      add(key, { kind: 'state', state: code }, ofState);
  }
  for (const { name, named, people } of spotsOf(bySize)) add(name, named, people);
  for (const area of areasOf(bySize, lexicon)) {
    add(area.name, { kind: 'area', area });
    // “miami dade” says enough; “orange” is something else.
    const alone = spaced(area.name).replace(/ county$/, '');
    if (alone.includes(' ') && !names.has(forms.key(alone.split(' ')))) add(alone, { kind: 'area', area });
  }
  for (const place of wider?.cities ?? [])
    add(place.name, { kind: 'wider', place }, place.population >= 100 ? place.population * 10 : 0);
  const find = (name: string): Named<City> | undefined => {
    const [, short = '', code = ''] = /^(.*) ([a-z]{2})$/.exec(name) ?? [];
    const inState = names
      .get(forms.key(short.split(' ')))
      ?.find((each) => stateOf(each) === states.get(code));
    return names.get(forms.key(name.split(' ')))?.[0] ?? inState;
  };
  const isCity = (name: string): boolean =>
    names.get(forms.key(name.split(' ')))?.some(({ kind }) => kind === 'city') === true;
  for (const [alias, name] of lexicon.placeNames) {
    const named = find(name);
    if (named !== undefined && !isCity(alias)) add(alias, named);
  }
  for (const [part, name] of lexicon.cityParts) {
    const named = find(name);
    if (named?.kind === 'city' && !isCity(part)) add(part, { ...named, isPart: true });
  }
  const listed = new Set(cities.map(({ state }) => state));
  return { forms, names, words, zips, wider, stateOf: states, listed };
}

/** The counties of the cities, and the regions that counties make; both with their cities, the largest first. */
function areasOf<City extends PhraseCity>(
  bySize: readonly City[],
  { regions }: Pick<Lexicon, 'regions'>,
): readonly Area<City>[] {
  const counties = new Map<string, { name: string; state: StateCode; cities: City[] }>();
  for (const city of bySize) {
    if (city.county === undefined) continue;
    const key = `${spaced(city.county)} ${city.state}`;
    const found = counties.get(key);
    if (found === undefined)
      counties.set(key, { name: `${city.county} County`, state: city.state, cities: [city] });
    else found.cities.push(city);
  }
  return [
    ...counties.values(),
    ...regions.map(({ name, state, counties: parts }) => {
      const within = new Set(parts.map(spaced));
      const isWithin = (city: City): boolean => city.state === state && within.has(spaced(city.county ?? ''));
      return { name, state, cities: bySize.filter(isWithin) };
    }),
  ];
}

interface NamedSpot<City> {
  readonly name: string;
  readonly named: Named<City>;
  readonly people: number;
}

/** The landmarks and neighborhoods by their names and the short ones. A landmark that several cities list is the nearest one's. */
function spotsOf<City extends PhraseCity>(bySize: readonly City[]): readonly NamedSpot<City>[] {
  const hosts = new Map<string, Host<City>[]>();
  for (const city of bySize)
    for (const spot of city.spots ?? []) {
      const key = `${spot.name}|${spot.kind === 'neighborhood' ? `${city.name}, ${city.state}` : spot.lat}`;
      hosts.set(key, [...(hosts.get(key) ?? []), { city, spot }]);
    }
  return [...hosts.values()].flatMap((all) => {
    const [host, ...also] = all.toSorted((a, b) => distanceOf(a) - distanceOf(b));
    if (host === undefined) return [];
    const { name, kind } = host.spot;
    const short = name
      .replace(/ International (?=Airport)/, ' ')
      .replace(/ (?:Memorial|Regional|Medical)? ?(?:Hospital|Medical Center)$/, ' Hospital');
    const keys = [name, short, ...(kind === 'airport' ? airportOf(host.city.name) : [])];
    const named: Named<City> = { kind: 'spot', ...host, also };
    return [...new Set(keys)].map((each) => ({ name: each, named, people: host.city.population / 10 }));
  });
}

const airportOf = (town: string): readonly string[] => [
  `${town} airport`,
  `airport ${town}`,
  `${town} international`,
];

/** How far a landmark is from its city, as squared degrees; none where it is called after the city. */
const distanceOf = ({ city, spot }: Host<PhraseCity>): number =>
  spaced(spot.name).startsWith(spaced(city.name))
    ? 0
    : (spot.lat - city.lat) ** 2 + (spot.lng - city.lng) ** 2;
