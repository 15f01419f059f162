import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStatus } from '../../components/listing/use-status.ts';
import type { DirectoryQuery } from '../../domain/search/directory-query.ts';
import type { NearArea } from '../../domain/search/near-area.ts';
import { nearReachMiles } from '../../domain/search/near-tile.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { nearQuery } from '../../features/data-access/around-query.ts';
import { DirectoryResults } from '../../features/directory-search/directory-results.tsx';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as resultsMessages from '../../messages/generated/results.ts';

interface NearResultsProps {
  readonly area: NearArea;
  readonly query: DirectoryQuery;
  /** Whether the point is only a guess from the visitor's network. */
  readonly guessed: boolean;
}

const base = presetPath('directory');

/** The pharmacies around the visitor as far as none is missing, with filters, pages and a map, and the way to look farther. */
export function NearResults({ area, query, guessed }: NearResultsProps) {
  const [steps, setSteps] = useState(0);
  const filters = query.filters.map(({ id }) => id);
  const { data, isFetching } = useQuery({
    ...nearQuery(area.point, { filters, steps }),
    placeholderData: keepPreviousData,
  });
  const found = data ?? area;
  const at = useStatus();
  // Who is open is known farther out than who is there at all.
  const { miles: looked, pharmacies: listed } = found.surePart(filters, query.open ? at?.now : undefined);
  return (
    <>
      <DirectoryResults
        pharmacies={listed}
        choices={found.pharmacies}
        elsewhere={found.pharmacies}
        query={query}
        origin={{ label: guessed ? resultsMessages.roughlyMe : resultsMessages.me, location: found.point }}
        origins={{ choices: [], current: 'me', onMe: () => undefined }}
        base={base}
      />
      <p className="quiet tight" aria-live="polite">
        {nearMessages.looked({ distance: formatDistance(looked, false) })}{' '}
        {found.edgeMiles !== undefined &&
          found.edgeMiles < looked &&
          `${nearMessages.edge({ distance: formatDistance(found.edgeMiles, false) })} `}
        {looked < nearReachMiles - 1 && (
          <button type="button" className="plain" aria-busy={isFetching} onClick={() => setSteps(steps + 1)}>
            {isFetching ? nearMessages.looking : nearMessages.lookFarther}
          </button>
        )}
      </p>
    </>
  );
}
