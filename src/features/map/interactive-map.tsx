import { useEffect, useEffectEvent, useRef } from 'react';
import type { InteractiveMapProps } from '../../components/listing/interactive-map-context.ts';
import { drawMap, type MapView } from './map-view.ts';

/** A street map with the pins of a list. */
export function InteractiveMap(props: InteractiveMapProps) {
  const { styleUrl, pins, origin, lit } = props;
  const ground = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(null);
  const onPoint = useEffectEvent(props.onPoint);
  const onChoose = useEffectEvent(props.onChoose);
  const onReady = useEffectEvent(props.onReady);
  const onFailure = useEffectEvent(props.onFailure);

  // A list is renewed every minute, by its clock; only other pins or another origin make another map.
  const shown = JSON.stringify([pins, origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is told by its text
  useEffect(() => {
    if (ground.current === null) return;
    const told = { onPoint, onChoose, onReady, onFailure };
    try {
      const drawn = drawMap(ground.current, styleUrl, { pins, origin }, told);
      view.current = drawn;
      return () => {
        view.current = null;
        drawn.remove();
      };
    } catch {
      onFailure();
    }
  }, [styleUrl, shown]);
  useEffect(() => view.current?.light(lit), [lit]);
  return <div ref={ground} className="street-map" />;
}
