import type { QueryClient } from '@tanstack/react-query';
import { cityLabel } from '../../domain/places/city.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { usState } from '../../domain/places/us-state.ts';
import { brandNamed } from '../../domain/search/brand-named.ts';
import { namedWords } from '../../domain/search/name-index.ts';
import { areaLabel } from '../../domain/search/phrase/area.ts';
import { unlistedLabel } from '../../domain/search/phrase/known-places.ts';
import { type PhrasePlace, placeLabel } from '../../domain/search/phrase/phrase-place.ts';
import { askedAt } from '../../domain/search/phrase/read-wishes.ts';
import { type PhraseReader, phraseReader, type SearchPhrase } from '../../domain/search/search-phrase.ts';
import {
  type GazetteerCity,
  type GazetteerDataset,
  widerGazetteer,
} from '../../domain/site/datasets-on-demand.ts';
import type { RoutePlace } from '../../domain/site/resolve-slug.ts';
import { memoize } from '../../domain/text/memoize.ts';
import { slugify } from '../../domain/text/slug.ts';
import { searchWords, type UntoldTopic, unansweredTopic } from '../../vocabulary/search-lexicon.ts';
import { gazetteerQuery } from './queries.ts';

/** What a visitor's phrase asks for, such as a place and filters. */
export interface RoutePhrase extends Omit<SearchPhrase<GazetteerCity>, 'place' | 'namesakes'> {
  readonly place: RoutePlace;
  /** Other places with the name of `place`, the likeliest first. */
  readonly namesakes: readonly Namesake[];
  /** The chain that `name` stands for: `CVS Pharmacy`. */
  readonly brand?: string | undefined;
  /** Maps words in `unused` to topics that listings do not tell of: `{ insulin: 'products' }`. */
  readonly topics?: Readonly<Record<string, UntoldTopic>> | undefined;
  readonly placeText: string;
  /** Point that distances count from, as in `from=`: `35203`, `uab-hospital`. */
  readonly from?: string | undefined;
  readonly point?: LatLng | undefined;
}

export interface Namesake {
  readonly label: string;
  readonly listed: boolean;
}

/** Returns a function that tells what visitors' words ask for, by the places and chains of a gazetteer. */
export const phraseReaderOf = memoize(
  ({ cities, brands, named, country }: GazetteerDataset): PhraseReader<GazetteerCity> => {
    const wider = widerGazetteer(country);
    const read = phraseReader({ cities, brands, wider, nameWords: namedWords(named) }, searchWords);
    // In the evening `tonight` means “open now”.
    return (text) => askedAt(read(text), new Date().getHours());
  },
);

/** Returns what a visitor's words ask for: `flu shots in mobile` → a filter and a city. */
export async function readPhrase(client: QueryClient, text: string): Promise<RoutePhrase> {
  const gazetteer = await client.ensureQueryData(gazetteerQuery());
  const { place: read, namesakes = [], ...asked } = phraseReaderOf(gazetteer)(text);
  const brand = asked.chain?.others === '' ? brandNamed(asked.chain.name, gazetteer.brands) : undefined;
  const topics = topicsOf(asked.unused);
  return { ...asked, ...placed(read, text), namesakes: namesakes.map(namesakeOf), brand, topics };
}

const namesakeOf = (place: PhrasePlace<GazetteerCity>): Namesake => ({
  label: placeLabel(place),
  listed: place.kind !== 'unlisted',
});

function placed(
  place: SearchPhrase<GazetteerCity>['place'],
  text: string,
): Pick<RoutePhrase, 'place' | 'placeText' | 'from' | 'point'> {
  if (place === undefined) return { place: { kind: 'unknown', text }, placeText: '' };
  if (place.kind === 'state') return { place, placeText: usState(place.state).name };
  if (place.kind === 'unlisted') {
    const { unlisted } = place;
    return { place, placeText: unlistedLabel(unlisted), point: unlisted.location };
  }
  if (place.kind === 'area')
    return { place: { kind: 'area', area: place.area }, placeText: areaLabel(place.area) };
  const { city, zip, spot } = place;
  const label = cityLabel(city);
  const inCity = spot === undefined ? label : `${spot.name}, ${label}`;
  return {
    place: { kind: 'city', city: city.slug },
    placeText: zip === undefined ? inCity : `${zip} ${inCity}`,
    from: zip ?? (spot && slugify(spot.name)),
    point: spot ?? city,
  };
}

/** Returns the topics of words that have one: `['ozempic shot']` → `{ 'ozempic shot': 'products' }`. */
export const topicsOf = (unused: readonly string[]): Readonly<Record<string, UntoldTopic>> =>
  Object.fromEntries(
    unused.flatMap((text) => {
      const words = text.split(' ');
      const beginnings = words.map((_, less) => words.slice(0, words.length - less).join(' '));
      const topic = beginnings.flatMap((words) => unansweredTopic(words) ?? [])[0];
      return topic === undefined ? [] : [[text, topic]];
    }),
  );
