import type { ReactNode } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import { locatorMap, locatorMarkup } from '../../domain/places/locator-map.ts';
import * as distancesMessages from '../../messages/generated/distances.ts';
import * as locatorMessages from '../../messages/generated/locator.ts';
import type { MapOrigin } from './interactive-map-context.ts';
import type { StreetMapState } from './use-street-map.ts';

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
  const scale = distancesMessages.exact({ miles: map.scale.miles });
  const wanted = state === 'loading' || state === 'open';
  return (
    <figure className={wanted ? `map ${state}` : 'map'} id="map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-labelledby="map-title">
        <title id="map-title">
          {locatorMessages.title({ count: pharmacies.length, origin: origin.label })}
        </title>
        {/* Drawn by locatorMarkup from numbers and a distance. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fifth of the rendering time of elements */}
        <g dangerouslySetInnerHTML={{ __html: locatorMarkup(map, scale) }} />
      </svg>
      {children}
      <figcaption>
        {onToggle !== undefined && (
          <>
            <button type="button" className="button js-only" onClick={onToggle}>
              {wanted ? locatorMessages.close : locatorMessages.open}
            </button>
            <span role="status">{state !== 'closed' && `${locatorMessages.states[state]} `}</span>
          </>
        )}
        {(rough ? locatorMessages.captionRough : locatorMessages.caption)({ origin: origin.label })}
      </figcaption>
    </figure>
  );
}

/** Leads from above a list to its map, where the map stands below the list. */
export const MapLink = () => (
  <a className="to-map" href="#map">
    {locatorMessages.link}
  </a>
);
