import { hash } from 'node:crypto';
import { memoize } from '../../src/domain/text/memoize.ts';
import { locationServiceUrl, type SiteEnv } from '../cli/settings/env.ts';
import { unconfirmedPresets, unknownHours } from '../plan/datasets/preset-dataset.ts';
import { versioned } from '../plan/datasets/versioned-dataset.ts';
import type { GroupData, PageGroup } from '../plan/page-group.ts';
import type { SiteInput, SitePlan } from '../plan/site-plan.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { TemplateFacts } from './render/page-template.ts';

/** A group of pages and datasets with the hash of what determines them. */
export interface BuildGroup extends Pick<PageGroup, 'pages'> {
  /** Unique, stable from build to build: `city/birmingham-al`. */
  readonly id: string;
  /** Makes the hash of the code, the settings, the pages and the datasets' inputs. Equal hashes mean equal files. */
  readonly inputs: () => string;
  /** The datasets, each made when it is asked for. The pages show the first one. */
  readonly datasets: () => readonly Pick<GroupData, 'path' | 'manifest' | 'make'>[];
}

/** Hashes what every page depends on beside its group: the code, and what each page says of the whole site. */
export const commonInputs = (bundle: Pick<Bundle, 'id'>, facts: TemplateFacts): string =>
  hashOf(bundle.id, JSON.stringify(facts));

/** A hash of texts in their order, 20 hexadecimal digits. */
const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\0'), 'hex').slice(0, 20);

/** Lists the groups of a plan with their hashes. `common` is what all pages depend on: the bundle and the site's settings. */
export function buildGroups(
  { groups }: Pick<SitePlan, 'groups'>,
  common: string,
): readonly BuildGroup[] {
  // Many groups share their inputs.
  const inputHash = memoize((input: object) => hashOf(JSON.stringify(input)));
  return groups.map((group): BuildGroup => {
    const { id, pages, data } = group;
    return {
      id,
      pages,
      inputs: () => {
        const inputs =
          data === undefined ? [] : (data.inputs?.().map(inputHash) ?? [versioned(data).version]);
        return hashOf(common, ...pages.map(({ path }) => path), ...inputs);
      },
      datasets: () => (data === undefined ? [] : [data]),
    };
  });
}

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
