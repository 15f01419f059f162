import { spaced } from '../../text/spaced.ts';
import type { PhraseCity, Spot } from './known-places.ts';
import type { Lexicon } from './lexicon.ts';

/** Makes the rule by which words of places are compared: a word and its short forms are one. `mt` is for mount and mountain alike. */
export function placeForms({ shortForms }: Pick<Lexicon, 'shortForms'>): (word: string) => string {
  const forms = new Map<string, string>();
  for (const group of shortForms) {
    const shared = group.map((word) => forms.get(word)).find((form) => form !== undefined) ?? group[0];
    for (const word of group) forms.set(word, shared);
  }
  return (word) => forms.get(word) ?? word;
}

/** The last words of a city's name that visitors leave out: `hilton head`, `new york`. */
const leftOut = /^(.+) (?:island|city)$/;

/** The keys of a city, without its state. `shorter` are those that another city's whole name goes before. */
export function cityKeys(city: Pick<PhraseCity, 'name'>) {
  const name = spaced(city.name);
  const shorter = leftOut.exec(name)?.[1];
  return {
    whole: name,
    shorter: shorter ?? `${name} city`,
  };
}

const airportWords =
  /\b(?:international|intl|regional|municipal|metropolitan|executive|downtown|county|national|gateway|field)\b/g;
const smallAirport = /\b(?:county|executive|field|municipal|regional)\b/;
const careWords = /\b(?:memorial|regional|general|university|health|healthcare)\b/g;

const squeezed = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** The keys of a landmark or neighborhood: its name, and how visitors shorten such names. `isTaken` says of a key that it names a city or state. */
export function spotKeys(
  { name, kind }: Spot,
  city: Pick<PhraseCity, 'name'>,
  isTaken: (key: string) => boolean,
): readonly string[] {
  const whole = spaced(name);
  const keys = [whole];
  const town = spaced(city.name);
  if (kind === 'neighborhood')
    keys.push(`${whole} neighborhood`, whole.replace(/ (?:district|neighborhood)$/, ''));
  if (kind === 'airport' && whole.includes('airport')) {
    const core = squeezed(whole.replace(/\bairport\b/g, '').replace(airportWords, ''));
    keys.push(whole.replace('international', 'intl'), `${core} airport`);
    // `laguardia`; but `flagler pharmacy` is not at Flagler Executive Airport.
    if (core.includes(' ') || !smallAirport.test(whole)) keys.push(core);
    // `Birmingham-Shuttlesworth`: the airport of the city that its name begins with.
    for (const town of whole.startsWith('hartsfield')
      ? ['atlanta']
      : [core.split(' ').slice(0, 2).join(' '), core.split(' ')[0] ?? ''])
      if (isTaken(town))
        keys.push(
          ...[`${town} airport`, `airport ${town}`, `airport in ${town}`],
          ...['international', 'intl'].flatMap((kind) => [`${town} ${kind} airport`, `${town} ${kind}`]),
        );
    if (whole.includes(town)) keys.push(`${town} airport`);
  }
  if (kind === 'hospital') {
    const care = whole.replace(/\bmedical centers?\b/g, 'hospital');
    const core = squeezed(care.replace(/\bhospital\b/g, ''));
    keys.push(care, core, `${core} hospital`, `${core} medical center`);
    const short = squeezed(core.replace(careWords, ''));
    keys.push(`${short} hospital`, `${short} medical center`);
    for (const part of [core, short])
      if (part.split(' ').length > 1) {
        const own = part.replace(
          /^(?:prisma health|hca florida|uf health|johns hopkins|broward health) /,
          '',
        );
        keys.push(own, `${own} hospital`);
      }
  }
  if (kind === 'university') {
    keys.push(
      whole.replace(/\b(?:in|at) /g, ''),
      whole.replace('university', 'univ'),
      whole.replace('university', 'u'),
    );
    const of = /^university of (.+?)(?: (?:at|in) .+)?$/.exec(whole)?.[1];
    if (of !== undefined) keys.push(`${of} university`);
    keys.push(`${whole} campus`);
  }
  if (kind === 'museum' || kind === 'park')
    keys.push(whole.replace(/^(?:the|us) /, ''), whole.replace(/ (?:and|of) .+$/, ''));
  const distinct = new Set(
    keys.map(squeezed).filter((key) => key === whole || isDistinct(key, kind === 'airport', isTaken)),
  );
  return [...distinct];
}

/** A shortened name must still say something: two words of which not all are kinds, or an airport's own name that is no city's. */
function isDistinct(key: string, alone: boolean, isTaken: (key: string) => boolean): boolean {
  const words = key.split(' ');
  if (words.every((word) => kinds.has(word)) || isTaken(key)) return false;
  return words.length > 1 || (alone && key.length >= 5);
}

const kinds = new Set(
  'airport hospital university univ u college museum park center medical health memorial general regional state county the of at in south north east west campus'.split(
    ' ',
  ),
);
