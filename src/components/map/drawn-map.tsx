import { type RefObject, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { LatLng } from '../../domain/places/geo.ts';
import type { MapPoint, MapSize } from '../../domain/places/map-frame.ts';
import type { Box } from '../../domain/places/map-labels.ts';
import { type MapLayout, type MapMark, mapLayout } from '../../domain/places/map-layout.ts';
import * as distancesMessages from '../../messages/generated/distances.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import { useStatus } from '../listing/use-status.ts';
import { type MapContent, StreetMapContext, type StreetMapSource } from './map-content.ts';
import { useCardLinks } from './map-history.ts';
import { MapPin, type MapPinProps, OwnPin } from './map-pin.tsx';

interface DrawnMapProps extends MapContent {
  readonly label: string;
  readonly inPage?: boolean;
  readonly highlighted?: number | null;
  readonly onSearchArea?: ((point: LatLng) => void) | undefined;
}

let wantsStreet: boolean | undefined;

/**
 * Shows pharmacies on a map drawn from the page's own data. A tap changes to the site's street map, if any.
 */
export function DrawnMap({
  pharmacies,
  firstNumber,
  inView,
  origin,
  own,
  places,
  label,
  inPage = false,
  highlighted,
  onSearchArea,
}: DrawnMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const statusOf = useStatus()?.statusOf ?? null;
  const source = useContext(StreetMapContext);
  // The list is a new one every minute; only other pins or another origin make another map.
  const contentKey = JSON.stringify([pharmacies.map(({ id }) => id), origin]);
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: LatLng }>();
  const followPin = useCardLinks();
  const map = useMemo(
    () =>
      size === undefined ? undefined : layoutOf({ pharmacies, inView, origin, own, places }, size, inPage),
    [pharmacies, inView, origin, own, places, size, inPage],
  );
  const [street, changeStreet] = useStreetState(size, inPage, source);
  const choose = (wanted: 'on' | 'off'): void => {
    setMoved(undefined);
    changeStreet(wanted);
  };
  const pins = { pharmacies, firstNumber, statusOf, highlighted };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element stands for a map
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a link, which Enter clicks
    <div ref={box} className="map-box" role="group" aria-label={label} onClick={followPin}>
      {source !== null && street === 'on' && size !== undefined ? (
        <>
          <source.StreetMap
            key={contentKey}
            pharmacies={pharmacies}
            origin={origin}
            inView={inView}
            styleUrl={source.styleUrl}
            inPage={inPage}
            pin={(mark) => <MapPin mark={mark} {...pins} />}
            onMove={(to) => setMoved({ from: contentKey, to })}
            onFailure={() => changeStreet('failed')}
          />
          <button type="button" className="button map-back" onClick={() => choose('off')}>
            {mapMessages.toDrawing}
          </button>
          {moved?.from === contentKey && onSearchArea !== undefined && (
            <button type="button" className="btn search-area" onClick={() => onSearchArea(moved.to)}>
              {mapMessages.searchArea}
            </button>
          )}
        </>
      ) : (
        map !== undefined && (
          <>
            <PinnedDrawing map={map} own={own} source={source} onStreet={() => choose('on')} {...pins} />
            {street === 'failed' && (
              <p className="map-note" role="status">
                {mapMessages.streetFailed}
              </p>
            )}
          </>
        )
      )}
    </div>
  );
}

interface PinnedDrawingProps extends Omit<MapPinProps, 'mark'> {
  readonly map: MapLayout;
  readonly own: Pharmacy | undefined;
  readonly source: StreetMapSource | null;
  readonly onStreet: () => void;
}

function PinnedDrawing({ map, own, source, onStreet, ...pins }: PinnedDrawingProps) {
  const { pharmacies, firstNumber = 0, statusOf, highlighted } = pins;
  const zIndexOf = ({ members: [first = 0, ...others] }: MapMark): number => {
    const isHighlighted = [first, ...others].some((position) => position + firstNumber === highlighted);
    return isHighlighted ? pharmacies.length + 1 : pharmacies.length - first;
  };
  return (
    <>
      {source === null ? (
        <MapDrawing map={map} />
      ) : (
        <button type="button" className="map-ground" onClick={onStreet}>
          <MapDrawing map={map} />
          <span className="map-choice">
            <b>{mapMessages.toStreet}</b>{' '}
            {mapMessages.streetFrom({ host: new URL(source.styleUrl).hostname })}
          </span>
        </button>
      )}
      {own !== undefined && (
        <div className="spot" style={{ translate: translateOf(map.origin) }}>
          <OwnPin pharmacy={own} statusOf={statusOf} />
        </div>
      )}
      {map.marks.map((mark) => (
        <div
          key={pharmacies[mark.members[0] ?? 0]?.id}
          className="spot"
          style={{ translate: translateOf(mark), zIndex: zIndexOf(mark) }}
        >
          <MapPin mark={mark} {...pins} />
        </div>
      ))}
    </>
  );
}

const MapDrawing = ({ map: { frame, rings, origin, labels } }: { readonly map: MapLayout }) => (
  <svg className="map-sheet" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
    <g className="rings">
      {rings.toReversed().map((radius) => (
        <circle key={radius} cx={origin.x} cy={origin.y} r={radius} />
      ))}
    </g>
    {labels.map(({ kind, text, x, y }) => (
      <text key={`${text} ${x} ${y}`} className={kind} x={x} y={y} textAnchor="middle">
        {text}
      </text>
    ))}
    <circle className="from" cx={origin.x} cy={origin.y} r="7" />
  </svg>
);

// A translation causes no layout shift, unlike a position.
const translateOf = ({ x, y }: MapPoint): string => `${x}px ${y}px`;

const coveredBoxes = ({ width, height }: MapSize, inPage: boolean): readonly Box[] => [
  { left: width - 320, right: width, top: height - 48, bottom: height },
  ...(inPage ? [] : [{ left: 0, right: width, top: 0, bottom: 52 }]),
];

const layoutOf = (
  { pharmacies, inView, origin, own, places = [] }: MapContent,
  size: MapSize,
  inPage: boolean,
): MapLayout =>
  mapLayout(
    {
      size,
      pins: pharmacies.map(({ location }) => ({ at: location, approximate: location.precision === 'zip' })),
      inView,
      origin: origin.location,
      ownPin: own !== undefined,
      places,
      covered: coveredBoxes(size, inPage),
    },
    { ring: (miles) => distancesMessages.exact({ miles }), rough: mapMessages.rough },
  );

function useStreetState(size: MapSize | undefined, inPage: boolean, source: StreetMapSource | null) {
  const [street, setStreet] = useState<'off' | 'on' | 'failed'>('off');
  useEffect(() => {
    if (size !== undefined && !inPage && (wantsStreet ?? source?.atOnce)) setStreet('on');
  }, [size, inPage, source]);
  const change = (next: typeof street): void => {
    // Later maps follow: after a failure, none loads the street map unasked.
    wantsStreet = next === 'on';
    setStreet(next);
  };
  return [street, change] as const;
}

function useSize(element: RefObject<HTMLElement | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>();
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = box;
      setSize(width > 0 && height > 0 ? { width, height } : undefined);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
