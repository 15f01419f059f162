import { useState } from 'react';
import * as locatorMessages from '../../messages/generated/locator.ts';
import { onServerOnly } from '../ui/on-demand.ts';
import type { LiveMapProps } from './map-context.ts';
import { useLiveMap } from './use-live-map.ts';

const drawing = onServerOnly(() => import('./map-markup.ts'));

/**
 * Where the listed pharmacies lie to each other: a drawing in the page itself, without a map service, whose place a map takes that can be
 * moved. One to a page.
 */
export function LocatorMap(props: Omit<LiveMapProps, 'street'>) {
  const { pharmacies, firstNumber, origin, places, overList } = props;
  const { Live, street, failed } = useLiveMap(overList);
  // Of another list the drawing in the page says nothing.
  const drawn = pharmacies.map(({ id }) => id).join(' ') + origin.label;
  const [first] = useState(drawn);
  // The browser keeps the drawing that was sent and need not know how it was drawn.
  const otherwise = drawn === first ? '' : ' ';
  const content = { pharmacies, firstNumber, origin, places };
  return (
    <figure className="map" id="map">
      {Live === undefined ? (
        <div
          className="drawing"
          role="img"
          aria-label={locatorMessages.title({ count: pharmacies.length, origin: origin.label })}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a fifth of the rendering time of elements
          dangerouslySetInnerHTML={{ __html: drawing()?.mapMarkup(content) ?? otherwise }}
        />
      ) : (
        <Live {...props} street={street} />
      )}
      {failed && (
        <p className="failed" role="status">
          {locatorMessages.failed}
        </p>
      )}
    </figure>
  );
}
