import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as locatorMessages from '../../messages/generated/locator.ts';
import { LocatorMap } from './locator-map.tsx';
import type { LiveMapProps, MapContent } from './map-context.ts';
import { MapIcon } from './map-icon.tsx';
import { useMapView } from './use-map-view.ts';

interface ListBesideMapProps
  extends Pick<MapContent, 'pharmacies' | 'origin'>,
    Partial<Pick<LiveMapProps, 'firstNumber' | 'places' | 'onSearchArea'>> {
  /** An ordered list, or several, with one item for each of the pharmacies, in their order; or what stands where none is found. */
  readonly list: ReactNode;
  /** Which list it is. Another gets new elements, and a new map: moved ones would count, and look, as a jumping page. */
  readonly of?: string;
}

/**
 * A list with the map of where its pharmacies lie: beside it on a wide screen, over it on a phone. The pharmacy that the visitor points
 * at or focuses in the list stands out on the map, and the other way round.
 */
export function ListBesideMap({
  list,
  of = '',
  pharmacies,
  origin,
  firstNumber = 1,
  places = noPlaces,
  onSearchArea,
}: ListBesideMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useMapView();
  const toggle = useFocusKept(view.open);
  const [pointed, setPointed] = useState<{ readonly of: string; readonly position: number } | null>(null);
  const lit = pointed?.of === of ? pointed.position : null;
  const setLit = useCallback(
    (position: number | null): void => setPointed(position === null ? null : { of, position }),
    [of],
  );
  useEffect(() => {
    const item = lit === null ? undefined : itemsIn(frame.current)[lit];
    item?.classList.add('lit');
    return () => item?.classList.remove('lit');
  }, [lit]);

  const follow = ({ target }: SyntheticEvent): void => {
    // The pins of the map tell by themselves.
    if (!(target instanceof Element) || target.closest('.map') !== null) return;
    const position = itemsIn(frame.current).findIndex((item) => item.contains(target));
    setLit(position < 0 ? null : position);
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || frame.current?.contains(relatedTarget) !== true) setLit(null);
  };
  const choose = useCallback((position: number): void => {
    const item = itemsIn(frame.current)[position];
    item?.scrollIntoView({ block: 'nearest' });
    item?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at an item marks its pin; nothing else depends on it
    <div
      ref={frame}
      className={view.open ? 'beside on-map' : 'beside'}
      onMouseOver={follow}
      onFocus={follow}
      onMouseOut={leave}
      onBlur={leave}
    >
      <Fragment key={`list ${of}`}>{list}</Fragment>
      <a
        ref={toggle}
        className="to-map"
        href={view.open ? '#results-title' : '#map'}
        onClick={view.open ? view.close : view.show}
      >
        <MapIcon list={view.open} />
        {view.open ? locatorMessages.toList : locatorMessages.toMap}
      </a>
      <LocatorMap
        key={`map ${of}`}
        pharmacies={pharmacies}
        firstNumber={firstNumber}
        origin={origin}
        places={places}
        onSearchArea={onSearchArea}
        lit={lit}
        overList={view.open}
        onPoint={setLit}
        onChoose={choose}
      />
      {/* Without a script a map that an address leads to lies over the list. */}
      <a className="from-map" href="#page-title">
        {locatorMessages.toList}
      </a>
    </div>
  );
}

const noPlaces = [] as const;

/** Keeps the focus on the link between list and map, which a browser takes from it on the way to either. */
function useFocusKept(open: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    link.current?.focus({ preventScroll: true });
  }, [open]);
  return link;
}

const itemsIn = (frame: Element | null): readonly Element[] => [
  ...(frame?.querySelectorAll(':scope > :not(.map) li.card, :scope > :is(.cards, .rows) > li') ?? []),
];
