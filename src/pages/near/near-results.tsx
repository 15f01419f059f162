import { useStatus } from '../../components/listing/use-status.ts';
import { certainPart, type NearArea } from '../../domain/list/near-area.ts';
import { reachMiles } from '../../domain/list/nearest.ts';
import { type DirectoryQuery, resultsPerPage } from '../../domain/search/directory-query.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { DirectoryResults } from '../../features/directory-search/directory-results.tsx';
import { formatDistance } from '../../messages/distance-text.ts';
import * as nearMessages from '../../messages/generated/near.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { OpenNowLine } from '../shared/open-now-line.tsx';

interface NearResultsProps {
  readonly area: NearArea;
  readonly query: DirectoryQuery;
  /** Whether the point is only a guess from the visitor's network. */
  readonly guessed: boolean;
  /** Whether more is being loaded. */
  readonly loading: boolean;
  /** Called when the visitor asks to look farther, with how many would have to fit. */
  readonly onFarther: (count: number) => void;
}

const base = presetPath('directory');

/** Shows the pharmacies around the visitor as far as none is missing, with filters, pages and a map, and the way to look farther. */
export function NearResults({ area, query, guessed, loading, onFarther }: NearResultsProps) {
  const { point, pharmacies, certainMiles, edgeMiles } = area;
  const at = useStatus();
  const listed = certainPart(area);
  return (
    <>
      {!query.open && <OpenNowLine origin={point} at={at} filters={query.filters.map(({ id }) => id)} />}
      <DirectoryResults
        pharmacies={listed}
        choices={pharmacies}
        elsewhere={pharmacies}
        query={query}
        origin={{ label: guessed ? resultsMessages.roughlyMe : resultsMessages.me, location: point }}
        origins={{ choices: [], current: 'me', onMe: () => undefined }}
        base={base}
      />
      <p className="quiet tight" aria-live="polite">
        {nearMessages.looked({ distance: formatDistance(certainMiles, false) })}{' '}
        {edgeMiles !== undefined &&
          edgeMiles < certainMiles &&
          `${nearMessages.edge({ distance: formatDistance(edgeMiles, false) })} `}
        {certainMiles < reachMiles && (
          <button
            type="button"
            className="plain"
            aria-busy={loading}
            onClick={() => onFarther(listed.length + resultsPerPage)}
          >
            {loading ? nearMessages.looking : nearMessages.lookFarther}
          </button>
        )}
      </p>
    </>
  );
}
