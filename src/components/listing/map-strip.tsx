import { useEffect, useRef, useState } from 'react';
import type { StatusOf } from '../../domain/search/open-groups.ts';
import { onServerOnly } from '../ui/on-demand.ts';
import { inOwnTask } from '../ui/own-task.ts';
import { hideCutParts } from './cut-parts.ts';
import type { StripContent } from './strip-markup.ts';

const loadDrawing = () => import('./strip-markup.ts');
const drawing = onServerOnly(loadDrawing);

interface MapStripProps extends StripContent {
  /** What it shows, in words. */
  readonly label: string;
  /** Whether they are open; null until the time is known. */
  readonly at: { readonly statusOf: StatusOf } | null;
}

/** A small map of a pharmacy or a place with those around it: a drawing in the page, in whatever size its place has. One to a page. */
export function MapStrip({ own, middle, others, places, label, at }: MapStripProps) {
  const [drawn, setDrawn] = useState(() => drawing()?.stripMarkup({ own, middle, others, places }) ?? '');
  useEffect(() => {
    let current = true;
    // Without a connection the drawing stays as it was sent.
    inOwnTask(loadDrawing).then(
      (module) => {
        if (current) setDrawn(module.stripMarkup({ own, middle, others, places }, at?.statusOf));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [own, middle, others, places, at]);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has other names
  useEffect(() => {
    if (box.current !== null) hideCutParts(box.current);
  }, [drawn]);
  return (
    <div
      ref={box}
      className="map-strip drawing"
      role="img"
      aria-label={label}
      // The browser keeps what was sent, until the time is known.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers and escaped names
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
