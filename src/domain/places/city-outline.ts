/** Where a city lies in its state, as a drawing: units of a square, x to the east, y to the south. */
export interface CityOutline {
  /** The state's outline, as the data of an SVG path. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** Side of the square. */
export const outlineSize = 96;
