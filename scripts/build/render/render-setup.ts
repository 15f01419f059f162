import { locationServiceUrl, type SiteEnv } from '../../cli/settings/env.ts';
import { unconfirmedPresets, unknownHours } from '../../plan/datasets/preset-dataset.ts';
import type { SiteInput } from '../../plan/site-plan.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { SiteToRender } from './site-to-render.ts';

interface SetupOptions {
  readonly env: SiteEnv;
  /** Renders every page for itself, sharing no part with others. */
  readonly plain?: boolean | undefined;
}

/** What every page of a site says and knows of it: in its template, and in the app. */
export function siteSetup(
  { cities, sample, sources }: Pick<SiteInput, 'cities' | 'sample' | 'sources'>,
  env: SiteEnv,
): Pick<RenderSetup, 'template' | 'facts'> {
  const unconfirmed = [...unconfirmedPresets(cities), ...unknownHours(cities)];
  const { mapStyleUrl, mapStart, contactFormUrl } = env;
  const locationService = locationServiceUrl(env);
  return {
    template: { sample, sources, unconfirmed, locationService, mapStyleUrl, mapStart, contactFormUrl },
    facts: {
      sample,
      sources,
      unconfirmed,
      origin: env.siteOrigin,
      lookupHost: locationService === null ? undefined : new URL(locationService).hostname,
      mapStyleUrl: mapStyleUrl ?? undefined,
      mapAtOnce: mapStart === 'at-once',
      contactFormUrl: contactFormUrl ?? undefined,
    },
  };
}

/** What threads are told of a site before its first page. */
export const renderSetup = (
  { input, bundle, staging }: Pick<SiteToRender, 'input' | 'bundle' | 'staging'>,
  { env, plain }: SetupOptions,
): RenderSetup => ({
  client: bundle.client,
  staging,
  plain,
  ...siteSetup(input, env),
});

/** All that every page depends on beside its group. */
export const commonOf = ({ facts, template, plain }: RenderSetup, bundle: string): string =>
  JSON.stringify([bundle, facts, template, plain]);
