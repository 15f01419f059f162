import { locationServiceUrl, type SiteEnv } from '../../cli/settings/env.ts';
import { unconfirmedPresets, unknownHours } from '../../plan/datasets/preset-dataset.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { TemplateFacts } from './page-template.ts';

/** Gives what every page of a site knows of the whole site, and its template says of it. */
export function siteFacts(
  { cities, sample, sources }: Pick<SiteInput, 'cities' | 'sample' | 'sources'>,
  env: SiteEnv,
): TemplateFacts {
  const locationService = locationServiceUrl(env) ?? undefined;
  return {
    ...{ sample, sources, locationService },
    unconfirmed: [...unconfirmedPresets(cities), ...unknownHours(cities)],
    origin: env.siteOrigin,
    lookupHost: locationService && new URL(locationService).hostname,
    mapStyleUrl: env.mapStyleUrl ?? undefined,
    mapAtOnce: env.mapStart === 'at-once',
    contactFormUrl: env.contactFormUrl ?? undefined,
  };
}
