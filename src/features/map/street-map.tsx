import { useEffect, useEffectEvent, useRef } from 'react';
import { frameOf, markLook, pinsOf } from '../../components/listing/map-markup.ts';
import { placeIn, pointIn } from '../../domain/places/map-frame.ts';
import { groupSpots } from '../../domain/places/map-groups.ts';
import { markName, pinClass } from './map-pins.tsx';
import type { StreetMapProps } from './street-map-props.ts';
import { drawMap, type StreetView } from './street-view.ts';

/** Percent of the frame: on a street map only pins at one spot are joined, since it can be enlarged far. */
const sameSpot = 1.5;

/** A street map with the pins of a list. */
export function StreetMap(props: StreetMapProps) {
  const { styleUrl, content, statusOf, lit } = props;
  const { pharmacies, firstNumber, origin } = content;
  const ground = useRef<HTMLDivElement>(null);
  const view = useRef<StreetView>(null);
  const onPoint = useEffectEvent(props.onPoint);
  const onChoose = useEffectEvent(props.onChoose);
  const onMove = useEffectEvent(props.onMove);
  const onReady = useEffectEvent(props.onReady);
  const onFailure = useEffectEvent(props.onFailure);

  // A list is renewed every minute, by its clock; only other pins or another origin make another map.
  const shown = JSON.stringify([pharmacies.map(({ id }) => id), firstNumber, origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is told by its text
  useEffect(() => {
    if (ground.current === null) return;
    const frame = frameOf(content);
    const place = placeIn(frame);
    const spots = pinsOf(pharmacies).map(({ at, approximate }) => ({ ...place(at), approximate }));
    const marks = groupSpots(spots, sameSpot).map((mark) => ({ mark, at: pointIn(frame, mark) }));
    try {
      const drawn = drawMap(
        ground.current,
        styleUrl,
        { marks, origin, firstNumber },
        { onPoint, onChoose, onMove, onReady, onFailure },
      );
      view.current = drawn;
      return () => {
        view.current = null;
        drawn.remove();
      };
    } catch {
      onFailure();
    }
  }, [styleUrl, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map has new marks
  useEffect(() => {
    view.current?.dress((mark) => {
      const look = markLook(mark, pharmacies, statusOf);
      const isLit = lit !== null && mark.members.includes(lit);
      return {
        className: pinClass(mark, look, isLit),
        name: markName(mark, look, pharmacies, firstNumber),
        isLit,
      };
    });
  }, [shown, pharmacies, statusOf, lit]);
  return <div ref={ground} className="street-map" />;
}
