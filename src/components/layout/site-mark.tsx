import { markOutline } from '../../config/mark.ts';

/** The site's mark: in the page it costs neither a request nor a document of its own. */
export const SiteMark = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path fillRule="evenodd" d={markOutline} />
  </svg>
);
