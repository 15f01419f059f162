import { groupedNumber } from '../../domain/text/grouped-number.ts';
/** What a directory route says around its own heading and introduction (data/preset-words.ts). */
export const presetScreenWords = {
  pharmacies: 'pharmacies',
  count: (total: number, noun: string, cities: number): string =>
    `${groupedNumber(total)} ${noun} in ${cities} cities.`,
  listed: (count: string): string => `${count} listed.`,
  highlights: 'In the largest cities',
  highlightsHow: 'One from each, the nearest to the center.',
  cities: 'By state and city',
  citiesHow: (noun: string): string => `After each city: how many ${noun} we list there.`,
  noCity: 'No city has one listed yet',
  none: 'We list none of this kind at present.',
} as const;
