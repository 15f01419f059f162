import { type CityOutline, outlineSize } from '../../domain/places/city.ts';

/** The city's own drawing, beside its name: where it lies in its state. The crumbs say the same in words, so nothing reads it out. */
export const CityPortrait = ({ path, x, y }: CityOutline) => (
  <svg
    className="portrait"
    viewBox={`0 0 ${outlineSize} ${outlineSize}`}
    width="56"
    height="56"
    aria-hidden="true"
  >
    <path d={path} />
    <circle cx={x} cy={y} r="6" />
  </svg>
);
