import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FilterId } from '../../domain/pharmacy/filters.ts';
import { choicesOf } from '../../domain/search/chosen-filter.ts';
import { emptyDirectoryQuery } from '../../domain/search/directory-query.ts';
import { directorySearchPath } from '../../domain/site/paths.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import { LocationBar } from '../../features/visitor-location/location-bar.tsx';
import { useVisitorLocation } from '../../features/visitor-location/visitor-location-provider.tsx';
import * as nearMessages from '../../messages/generated/near.ts';
import * as nearYouMessages from '../../messages/generated/nearYou.ts';
import { NearContent, NearNote, useNearest } from './near-content.tsx';

interface NearYouProps {
  /** What each pharmacy must pass. */
  readonly filters?: readonly FilterId[];
  /** Whether the visitor has asked for it already. */
  readonly asked?: boolean;
}

interface NearYouContentProps extends Pick<NearYouProps, 'filters'> {
  /** Whether the visitor asked for it, so that it has all the room it needs. */
  readonly wanted: boolean;
  /** Called when the visitor taps to be located. */
  readonly onAsk?: () => void;
  /** What stands in its place until the visitor's location is known. */
  readonly children?: ReactNode;
}

const noFilters: readonly FilterId[] = [];

/**
 * The pharmacies nearest to the visitor, in whatever city; until their location is known, a way to give it. What would come without a
 * tap has its place where locations are guessed, and elsewhere a link.
 */
export function NearYou({ filters = noFilters, asked = false }: NearYouProps) {
  const guesses = useSiteFacts().lookupHost !== undefined;
  const { location } = useVisitorLocation();
  // Where the location is known as the page is opened, its room is there from the start.
  const [wanted, setWanted] = useState(asked || location !== null);
  const section = useRef<HTMLElement>(null);
  // It comes in place of the button that asked for it, and had the focus.
  useLayoutEffect(() => {
    if (asked && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [asked]);
  const brief = !wanted && !guesses && location !== null;
  const room = wanted ? 'room' : guesses ? 'kept' : brief ? 'brief' : '';
  return (
    <section
      ref={section}
      tabIndex={asked ? -1 : undefined}
      aria-labelledby="near-title"
      className={`near-you ${room}`}
    >
      {brief ? (
        <>
          <h2 id="near-title">{nearYouMessages.title}</h2>
          <LocationBar onAsk={() => setWanted(true)} />
          <a href={directorySearchPath({ ...emptyDirectoryQuery, filters: choicesOf(filters), from: 'me' })}>
            {nearMessages.all}
          </a>
        </>
      ) : (
        <NearYouContent filters={filters} wanted={wanted} onAsk={() => setWanted(true)} />
      )}
    </section>
  );
}

/** What stands in a section about what lies near the visitor, under its heading `near-title`. */
export function NearYouContent({ filters = noFilters, wanted, onAsk, children }: NearYouContentProps) {
  const most = wanted ? 6 : 3;
  const { guessed, nearest, missing, retry } = useNearest({ filters, open: true, count: most });
  const place = nearest?.place;
  return (
    <>
      <h2 id="near-title">
        {place === undefined ? nearYouMessages.title : nearYouMessages.titleNear({ place })}
      </h2>
      <LocationBar onAsk={onAsk} />
      {missing === 'location' ? children : <NearNote missing={missing} retry={retry} />}
      {nearest !== undefined && (
        <NearContent nearest={nearest} filters={filters} most={most} guessed={guessed} />
      )}
    </>
  );
}
