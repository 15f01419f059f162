import type { ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import { locatorMap, locatorMarkup } from '../../domain/places/locator-map.ts';
import { locatorWords } from './locator-words.ts';
import type { StreetMapState } from './use-street-map.ts';

/** What a list is measured from; `label` as in "lines from …". */
export interface MapOrigin {
  readonly label: string;
  readonly location: LatLng;
}

interface LocatorMapProps {
  /** In the order of the list beside the map, whose numbers the pins carry. */
  readonly pharmacies: readonly Pharmacy[];
  readonly firstNumber: number;
  readonly origin: MapOrigin;
  /** How the interactive map stands; absent where there is none. */
  readonly state?: StreetMapState | undefined;
  readonly onToggle?: (() => void) | undefined;
  /** The interactive map, which covers the drawing once it is open. */
  readonly children?: ReactNode;
}

/** Where the listed pharmacies lie to each other: a drawing in the page itself, without a map service. One to a page. */
export function LocatorMap({
  pharmacies,
  firstNumber,
  origin,
  state = 'closed',
  onToggle,
  children,
}: LocatorMapProps) {
  if (pharmacies.length === 0) return null;
  const map = locatorMap({
    pins: pharmacies.map(({ location }) => ({ at: location, approximate: location.precision === 'zip' })),
    firstNumber,
    origin: origin.location,
  });
  const rough = map.pins.some(({ approximate }) => approximate);
  const wanted = state === 'loading' || state === 'open';
  return (
    <figure className={wanted ? `map ${state}` : 'map'} id="map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-labelledby="map-title">
        <title id="map-title">{locatorWords.title(pharmacies.length, origin.label)}</title>
        {/* Drawn by locatorMarkup from numbers alone. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fifth of the rendering time of elements */}
        <g dangerouslySetInnerHTML={{ __html: locatorMarkup(map) }} />
      </svg>
      {children}
      <figcaption>
        {onToggle !== undefined && (
          <>
            <button type="button" className="button js-only" onClick={onToggle}>
              {wanted ? locatorWords.close : locatorWords.open}
            </button>
            <span role="status">{locatorWords.states[state]}</span>
          </>
        )}
        {locatorWords.caption(origin.label, rough)}
      </figcaption>
    </figure>
  );
}

/** Leads from above a list to its map, where the map stands below the list. */
export const MapLink = () => (
  <a className="to-map" href="#map">
    {locatorWords.link}
  </a>
);
