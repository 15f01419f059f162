import { advertising } from '../../config/site.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** What a visitor can count on: each only where the configuration and the data make it so. */
export function TrustLine() {
  const { lookupHost, sample, sources = [] } = useSiteFacts();
  const promises = [
    ...(advertising === 'none' ? [homeMessages.noAds] : []),
    // A lookup tells a third party each visitor's address, whatever it does with that.
    ...(lookupHost === undefined ? [homeMessages.noTracking] : []),
    ...(!sample && sources.length > 0 ? [homeMessages.everySource] : []),
  ];
  return (
    promises.length > 0 && (
      <ul className="trust" aria-label={homeMessages.trust}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    )
  );
}
