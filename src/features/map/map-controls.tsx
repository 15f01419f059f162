import type { StreetSource } from '../../components/listing/map-context.ts';
import * as mapMessages from '../../messages/generated/map.ts';

interface MapControlsProps {
  readonly street: StreetSource | undefined;
  readonly onStreet: boolean;
  /** Whether the street map was asked for in vain. */
  readonly failed: boolean;
  readonly onZoom: (nearer: boolean) => void;
  readonly onWhole: () => void;
  readonly onToggleStreet: () => void;
  /** Measures the list from the middle of the map; absent while it shows the list's own area. */
  readonly onSearch: (() => void) | undefined;
}

/** The buttons over a map. */
export function MapControls(props: MapControlsProps) {
  const { street, onStreet, failed, onZoom, onWhole, onToggleStreet, onSearch } = props;
  return (
    <>
      {onSearch !== undefined && (
        <button type="button" className="btn search-area" onClick={onSearch}>
          {mapMessages.searchArea}
        </button>
      )}
      {street !== undefined && (
        <p className="street-choice">
          <button type="button" className="button" onClick={onToggleStreet}>
            {onStreet ? mapMessages.toDrawing : mapMessages.toStreet}
          </button>
          <span role="status">
            {failed
              ? mapMessages.streetFailed
              : !onStreet && mapMessages.streetFrom({ host: new URL(street.styleUrl).hostname })}
          </span>
        </p>
      )}
      {!onStreet && (
        <div className="map-zoom">
          <button type="button" aria-label={mapMessages.zoomIn} onClick={() => onZoom(true)}>
            <Sign d="M10 4v12M4 10h12" />
          </button>
          <button type="button" aria-label={mapMessages.zoomOut} onClick={() => onZoom(false)}>
            <Sign d="M4 10h12" />
          </button>
          <button type="button" aria-label={mapMessages.whole} onClick={onWhole}>
            <Sign d="M10 5.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10 2v3.5M10 14.5V18M2 10h3.5M14.5 10H18" />
          </button>
        </div>
      )}
    </>
  );
}

const Sign = ({ d }: { readonly d: string }) => (
  <svg className="map-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
);
