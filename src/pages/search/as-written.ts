import { type City, cityLabel } from '../../domain/places/city.ts';
import { spaced } from '../../domain/text/spaced.ts';

/** The words of a search, with a city as it is written where they are nothing else: a path has `tampa FL`. */
export const asWritten = (text: string, city: City): string =>
  spaced(text) === spaced(`${city.name} ${city.state}`) ? cityLabel(city) : text;
