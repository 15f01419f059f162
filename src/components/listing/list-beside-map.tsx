import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { MapOrigin } from './interactive-map-context.ts';
import { LocatorMap } from './locator-map.tsx';
import { type MapChoice, useMapChoice, useStreetMap } from './use-street-map.ts';

interface ListBesideMapProps {
  /** An ordered list, or several, with one item for each of the pharmacies, in their order. */
  readonly list: ReactNode;
  readonly pharmacies: readonly Pharmacy[];
  readonly firstNumber?: number;
  readonly origin: MapOrigin;
  /** Layout of the two: `beside` for cards, `two` for rows. */
  readonly layout?: 'beside' | 'two';
  /** Whether the interactive map is wanted, for a caller whose lists come and go; by default each list asks anew. */
  readonly choice?: MapChoice;
}

/**
 * A list with the drawing of where its pharmacies lie and, after a tap, a street map in its place, on which the pharmacy
 * that the visitor points at or focuses in the list stands out, and the other way round.
 */
export function ListBesideMap({
  list,
  pharmacies,
  firstNumber = 1,
  origin,
  layout = 'beside',
  choice,
}: ListBesideMapProps) {
  const own = useMapChoice();
  const map = useStreetMap(choice ?? own);
  const frame = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<number | null>(null);
  const itemAt = (position: number): Element | undefined => itemsIn(frame.current)[position];
  useEffect(() => {
    const item = lit === null ? undefined : itemsIn(frame.current)[lit];
    item?.classList.add('lit');
    return () => item?.classList.remove('lit');
  }, [lit]);

  const Street = map?.Street;
  const follow = ({ target }: SyntheticEvent): void => {
    // The pins of the map tell by themselves.
    if (Street === undefined || !(target instanceof Element) || target.closest('.map') !== null) return;
    const position = itemsIn(frame.current).findIndex((item) => item.contains(target));
    setLit(position < 0 ? null : position);
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || frame.current?.contains(relatedTarget) !== true) setLit(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at an item marks its pin; nothing else depends on it
    <div
      ref={frame}
      className={layout}
      onMouseOver={follow}
      onFocus={follow}
      onMouseOut={leave}
      onBlur={leave}
    >
      {list}
      <LocatorMap
        pharmacies={pharmacies}
        firstNumber={firstNumber}
        origin={origin}
        state={map?.state}
        onToggle={map?.toggle}
      >
        {map !== null && Street !== undefined && (
          <Street
            styleUrl={map.styleUrl}
            pins={pharmacies.map(({ name, location }, index) => ({
              number: firstNumber + index,
              name,
              at: { lat: location.lat, lng: location.lng },
              approximate: location.precision === 'zip',
            }))}
            origin={origin}
            lit={lit}
            onPoint={setLit}
            onChoose={(position) => itemAt(position)?.querySelector('a')?.focus()}
            onReady={map.ready}
            onFailure={map.fail}
          />
        )}
      </LocatorMap>
    </div>
  );
}

const itemsIn = (frame: Element | null): readonly Element[] => [
  ...(frame?.querySelectorAll('ol > li') ?? []),
];
