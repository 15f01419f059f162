/** What the reader of a list must know of its columns before any cell is read. */
export interface ListShape {
  /** In the order the header is written in. */
  readonly columns: readonly string[];
  /** Columns whose cells may be empty; spreadsheets leave such cells out at the end of a row. */
  readonly blank: readonly string[];
  /** Columns of decimal fractions; spreadsheets of many languages write `33,52` for 33.52. */
  readonly decimals: readonly string[];
  /** Whether the site can do without any row: then the file may be empty, or a header alone. */
  readonly mayBeEmpty: boolean;
}

const cityColumns = ['name', 'state', 'slug', 'lat', 'lng', 'population', 'county', 'time_zone', 'zips'];

/** The shape of each list of editors. A site needs a city, and its stores; places and featured pharmacies are extras. */
export const listShapes = {
  cities: { columns: cityColumns, blank: [], decimals: ['lat', 'lng'], mayBeEmpty: false },
  brandedStores: { columns: cityColumns, blank: [], decimals: ['lat', 'lng'], mayBeEmpty: true },
  places: {
    columns: ['city', 'kind', 'name', 'lat', 'lng', 'radius_miles'],
    blank: ['radius_miles'],
    decimals: ['lat', 'lng', 'radius_miles'],
    mayBeEmpty: true,
  },
  featured: { columns: ['city', 'pharmacy', 'reason'], blank: [], decimals: [], mayBeEmpty: true },
} as const satisfies Record<string, ListShape>;

/** The shape of the owner's corrections, which a site can do without. */
export const correctionShape: ListShape = {
  columns: ['id', 'field', 'value', 'who', 'date', 'until'],
  blank: ['value', 'until'],
  decimals: [],
  mayBeEmpty: true,
};
