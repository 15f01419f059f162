import { groupedNumber } from '../../domain/text/grouped-number.ts';

interface Span {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

const spanText = ({ first, last, total }: Span): string =>
  `${groupedNumber(first)} to ${groupedNumber(last)} of ${groupedNumber(total)}`;

/** What a further page of a city's list says. */
export const listPageWords = {
  title: (city: string, span: Span): string => `Pharmacies in ${city}: ${spanText(span)}`,
  head: (city: string, state: string, span: Span): string =>
    `Pharmacies ${spanText(span)} in ${city}, ${state}, nearest to the center first.`,
  trail: (page: number): string => `Page ${page}`,
  order: (city: string): string => `Nearest first. Distances are straight lines from the center of ${city}.`,
} as const;
