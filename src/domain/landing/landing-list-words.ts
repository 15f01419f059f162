/** A keyword with its place: `24-hour pharmacy in Birmingham, AL`. */
export const inPlace = (phrase: string, place: string): string => `${phrase} in ${place}`;

/** What is asked for in a keyword that names its place: `24-hour pharmacy`. */
export const withoutPlace = (keyword: string, place: string): string =>
  keyword.replace(inPlace('', place), '');

/** The keywords of places within a city. */
export const keywordWords = {
  neighborhood: (name: string, place: string): string => `pharmacies in ${name}, ${place}`,
  landmark: (name: string, place: string): string => `pharmacies near ${name}, ${place}`,
} as const;
