/** A folded map, or the lines of a list. */
export const MapIcon = ({ list }: { readonly list: boolean }) => (
  <svg className="map-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={list ? 'M3 5h14M3 10h14M3 15h14' : 'M7 4 2.5 6v11L7 15l6 2 4.5-2V4L13 6zM7 4v11M13 6v11'} />
  </svg>
);
