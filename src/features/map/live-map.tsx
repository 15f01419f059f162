import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { hideCutParts } from '../../components/listing/cut-parts.ts';
import type { LiveMapProps } from '../../components/listing/map-context.ts';
import { frameOf, groundMarkup, mapWords, markLook, pinsOf } from '../../components/listing/map-markup.ts';
import { useStatus } from '../../components/listing/use-status.ts';
import { locatorMap } from '../../domain/places/locator-map.ts';
import { barFor, pointIn } from '../../domain/places/map-frame.ts';
import type { MapMark } from '../../domain/places/map-groups.ts';
import { cornerOf, isElsewhere, sideOf, zoomBy } from '../../domain/places/map-view.ts';
import * as mapMessages from '../../messages/generated/map.ts';
import { MapControls } from './map-controls.tsx';
import { viewAfter, zoomStep } from './map-keys.ts';
import { MapPins } from './map-pins.tsx';
import { PinPanel } from './pin-panel.tsx';
import { StreetLayer } from './street-layer.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapWindow } from './use-map-window.ts';
import './live-map.css';

/** What the visitor has chosen, for the lists after this one. */
let wantsStreet: boolean | undefined;

/** The drawing of a list as a map that can be moved and enlarged, with pins that can be pressed. */
export function LiveMap(props: LiveMapProps) {
  const { pharmacies, firstNumber, origin, places, lit, overList, onPoint, onChoose, onSearchArea } = props;
  const ground = useRef<HTMLDivElement>(null);
  const at = useStatus();
  // A list is renewed every minute, by its clock: only other pins or another origin make another map.
  const shown = `${pharmacies.map(({ id }) => id).join(' ')} ${JSON.stringify(origin)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is told by its text
  const frame = useMemo(() => frameOf({ pharmacies, origin }), [shown]);
  const size = useMapWindow(ground);
  const { view, setView, dragged } = useMapGestures(ground, size, shown);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [street, setStreet] = useState<'off' | 'on' | 'failed'>(
    (wantsStreet ?? props.street?.atOnce) ? 'on' : 'off',
  );
  const [streetPoint, setStreetPoint] = useState<{ readonly lat: number; readonly lng: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other pins
  useEffect(() => {
    setChosen([]);
    setStreetPoint(undefined);
  }, [shown]);

  const side = Math.round(sideOf(size, view));
  const map = useMemo(
    () =>
      locatorMap(
        {
          frame,
          pins: pinsOf(pharmacies),
          origin: origin.location,
          places,
          sides: { least: side, most: side },
          zoom: view.zoom,
        },
        mapWords,
      ),
    [frame, pharmacies, origin, places, side, view.zoom],
  );
  const markup = useMemo(() => ({ __html: groundMarkup(map) }), [map]);
  const corner = cornerOf(size, view);
  const layer: CSSProperties = {
    width: side,
    height: side,
    transform: `translate(${corner.x.toFixed(1)}px, ${corner.y.toFixed(1)}px)`,
  };
  const bar = barFor(frame.miles / view.zoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moves the map brings other names to its edge
  useLayoutEffect(() => {
    if (ground.current !== null) hideCutParts(ground.current);
  }, [markup, side, corner.x, corner.y, street]);

  const choose = ({ members }: Pick<MapMark, 'members'>): void => {
    const [only] = members;
    if (dragged.current) return;
    if (members.length === 1 && only !== undefined && !overList) onChoose(only);
    else setChosen(members.flatMap((member) => pharmacies[member]?.id ?? []));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('.pin-panel, .street-map') !== null) return;
    const next = viewAfter(event, view, size);
    if (next === undefined) return;
    setView(next);
    event.preventDefault();
  };
  const elsewhere = street === 'on' ? streetPoint : isElsewhere(view) ? pointIn(frame, view) : undefined;
  const listed = pharmacies.filter(({ id }) => chosen.includes(id));
  // The pin whose pharmacy the panel shows stands out like one that is pointed at.
  const shownPin = pharmacies.findIndex(({ id }) => id === chosen[0]);
  const marked = lit ?? (shownPin < 0 ? null : shownPin);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no element stands for a map */}
      <div
        className="map-ground"
        ref={ground}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the map, as it does a list that scrolls
        tabIndex={0}
        aria-label={mapMessages.label({ count: pharmacies.length, origin: origin.label })}
        onKeyDown={press}
      >
        {street !== 'on' && size.width > 0 && (
          <>
            <div className="map-layer" style={layer}>
              {/* Drawn from numbers and escaped names. */}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same markup as that of the drawing */}
              <svg className="map-sheet" aria-hidden="true" dangerouslySetInnerHTML={markup} />
              <MapPins
                marks={map.marks}
                lookOf={(mark) => markLook(mark, pharmacies, at?.statusOf ?? null)}
                pharmacies={pharmacies}
                firstNumber={firstNumber}
                lit={marked}
                onPoint={onPoint}
                onChoose={choose}
              />
            </div>
            <p className="map-scale" style={{ width: (bar / frame.miles) * side }} aria-hidden="true">
              {mapWords.ring(bar)}
            </p>
          </>
        )}
        {street === 'on' && props.street !== undefined && (
          <StreetLayer
            styleUrl={props.street.styleUrl}
            content={props}
            statusOf={at?.statusOf ?? null}
            lit={marked}
            onPoint={onPoint}
            onChoose={choose}
            onMove={setStreetPoint}
            onFailure={() => {
              // The next list does not ask for it again by itself.
              wantsStreet = false;
              setStreet('failed');
            }}
          />
        )}
      </div>
      <MapControls
        street={props.street}
        onStreet={street === 'on'}
        failed={street === 'failed'}
        onZoom={(nearer) => setView(zoomBy(view, size, nearer ? zoomStep : 1 / zoomStep))}
        onWhole={() => setView({ x: 50, y: 50, zoom: 1 })}
        onToggleStreet={() => {
          setStreetPoint(undefined);
          wantsStreet = street !== 'on';
          setStreet(wantsStreet ? 'on' : 'off');
        }}
        onSearch={
          elsewhere === undefined || onSearchArea === undefined ? undefined : () => onSearchArea(elsewhere)
        }
      />
      {listed.length > 0 && <PinPanel pharmacies={listed} origin={origin} onClose={() => setChosen([])} />}
    </>
  );
}
