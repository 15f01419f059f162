import { hash } from 'node:crypto';
import { datasetFile } from '../../src/domain/site/paths.ts';
import { memoize } from '../../src/domain/text/memoize.ts';
import { locationServiceUrl, type SiteEnv } from '../cli/settings/env.ts';
import { hoursIfUnknown, unconfirmedTypes } from '../plan/datasets/preset-dataset.ts';
import { madeFile, type PageGroup } from '../plan/page-group.ts';
import type { SiteInput } from '../plan/site-input.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { Manifest, PublishedGroup } from './manifest.ts';
import type { TemplateFacts } from './render/page-template.ts';

export interface BuildGroup extends Pick<PageGroup, 'pages' | 'data'> {
  readonly id: string;
  /** Returns a hash of what the group's files are made from. Equal hashes mean equal files. */
  readonly inputs: () => string;
}

/** Returns the facts that the page template writes into every page of a site. */
export function siteFacts({ cities, sample, credits }: SiteInput, env: SiteEnv): TemplateFacts {
  const locationService = locationServiceUrl(env) ?? undefined;
  return {
    ...{ sample, sources: credits?.map(({ id }) => id), locationService },
    unconfirmed: [...unconfirmedTypes(cities), ...hoursIfUnknown(cities)],
    origin: env.siteOrigin,
    lookupHost: locationService && new URL(locationService).hostname,
    mapStyleUrl: env.mapStyleUrl ?? undefined,
    mapAtOnce: env.mapStart === 'at-once',
    contactFormUrl: env.contactFormUrl ?? undefined,
  };
}

/** Returns a hash of what all pages depend on: the bundle and the template's facts. */
export const hashOfCommonInputs = (bundle: Pick<Bundle, 'id'>, facts: TemplateFacts): string =>
  hashOf(bundle.id, JSON.stringify(facts));

const hashOf = (...texts: readonly string[]): string => hash('sha256', texts.join('\0'), 'hex').slice(0, 20);

/**
 * Adds to page groups a function that hashes what their files are made from. `common` is the hash of what all
 * pages depend on.
 */
export function buildGroups(groups: readonly PageGroup[], common: string): readonly BuildGroup[] {
  // Many groups share their inputs.
  const inputHash = memoize((input: object) => hashOf(JSON.stringify(input)));
  return groups.map(
    ({ id, pages, data }): BuildGroup => ({
      ...{ id, pages, data },
      inputs: () => {
        const inputs = data === undefined ? [] : (data.inputs?.().map(inputHash) ?? [madeFile(data).version]);
        return hashOf(common, ...pages.map(({ path }) => path), ...inputs);
      },
    }),
  );
}

/** Divides page groups into `kept` ones, whose inputs and files are unchanged, and `stale` ones to render. */
export function diffGroups<Group extends { readonly id: string; readonly inputs: () => string }>(
  groups: readonly Group[],
  published: { manifest: Pick<Manifest, 'groups'> | undefined; isIntact: (file: string) => boolean },
) {
  const kept: { readonly id: string; readonly published: PublishedGroup }[] = [];
  const stale: Group[] = [];
  for (const group of groups) {
    const lastBuild = published.manifest?.groups[group.id];
    if (
      lastBuild !== undefined &&
      lastBuild.inputs === group.inputs() &&
      filesOf(lastBuild).every(published.isIntact)
    )
      kept.push({ id: group.id, published: lastBuild });
    else stale.push(group);
  }
  return { kept, stale };
}

const filesOf = ({ pages, datasets }: PublishedGroup): readonly string[] => [
  ...pages.map(({ file }) => file),
  ...datasets.map(({ path, version }) => datasetFile(path, version).slice(1)),
];
