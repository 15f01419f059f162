import { Fragment, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../domain/places/geo.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import { cardId } from '../listing/card-parts.tsx';
import { DrawnMap } from './drawn-map.tsx';
import type { MapContent } from './map-content.ts';
import { useMapOverList } from './map-history.ts';

interface ListBesideMapProps extends Pick<MapContent, 'pharmacies' | 'origin' | 'places'> {
  readonly list: ReactNode;
  /** React key of the list: another key builds the list anew. */
  readonly of?: string;
  readonly firstNumber?: number;
  readonly onSearchArea?: ((point: LatLng) => void) | undefined;
}

const listLines = 'M3 5h14M3 10h14M3 15h14';
const foldedMap = 'M7 4 2.5 6v11L7 15l6 2 4.5-2V4L13 6zM7 4v11M13 6v11';

/** Shows a list and its map, side by side on a wide screen. On a phone the map opens over the list. */
export function ListBesideMap({ list, of = '', firstNumber = 1, ...map }: ListBesideMapProps) {
  const { pharmacies, origin } = map;
  const { open, toggle } = useMapOverList();
  const link = useFocusKept(open);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  useEffect(() => {
    const card = highlighted === null ? null : document.getElementById(cardId(highlighted));
    card?.classList.add('lit');
    return () => card?.classList.remove('lit');
  }, [highlighted]);
  const follow = ({ target }: SyntheticEvent): void => {
    if (target instanceof Element) setHighlighted(cardNumberOf(target, firstNumber + pharmacies.length));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a card only marks its pin
    <div
      className={open ? 'beside on-map' : 'beside'}
      onMouseOver={follow}
      onFocus={follow}
      onMouseLeave={() => setHighlighted(null)}
      onBlur={() => setHighlighted(null)}
    >
      <a ref={link} className="to-map js-only" href={open ? '#results-title' : '#map'} onClick={toggle}>
        <svg className="map-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={open ? listLines : foldedMap} />
        </svg>
        <span>{open ? mapMessages.toList : mapMessages.toMap}</span>
      </a>
      <Fragment key={of}>{list}</Fragment>
      <div className="map" id="map">
        <DrawnMap
          {...map}
          firstNumber={firstNumber}
          label={mapMessages.label({ count: pharmacies.length, origin: origin.label })}
          highlighted={highlighted}
        />
      </div>
    </div>
  );
}

function cardNumberOf(element: Element, end: number): number | null {
  const cardOrPin = element.closest('[id^="card-"], a[href^="#card-"]');
  const number = Number((cardOrPin?.getAttribute('href') ?? cardOrPin?.id)?.replace(/\D/g, ''));
  return number > 0 && number < end ? number : null;
}

// Browsers drop the focus from the link when it changes.
function useFocusKept(open: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    // After a tap on a pin, the focus belongs to its card.
    if (!document.activeElement?.matches('.card *, .rows *')) link.current?.focus({ preventScroll: true });
  }, [open]);
  return link;
}
