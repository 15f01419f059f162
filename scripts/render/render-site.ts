import { createHash } from 'node:crypto';
import { datasetPaths, pageFile } from '../../src/domain/site/paths.ts';
import { oncePer } from '../../src/domain/text/once-per.ts';
import type { Bundle } from '../client-bundle/bundle.ts';
import { locationServiceUrl, type SiteEnv } from '../config/env.ts';
import { gazetteerDataset } from '../plan/gazetteer-dataset.ts';
import type { SiteInput, SitePlan, UnitPlan } from '../plan/site-plan.ts';
import { newestConfirmation, versioned } from '../plan/unit-dataset.ts';
import { type EarlierState, type EarlierUnit, storedReasons, type UnitState } from '../state/build-state.ts';
import type { Fingerprint } from '../state/fingerprint.ts';
import type { RenderSetup } from './load-renderer.ts';
import { renderJobs } from './render-pool.ts';
import type { RenderThread } from './render-thread.ts';
import type { RenderFailure, RenderJob } from './render-unit.ts';
import type { Stage } from './stage.ts';

interface Site {
  readonly plan: SitePlan;
  readonly input: SiteInput;
  readonly bundle: Bundle;
  /** What the last build left. */
  readonly earlier: EarlierState;
  /** Files of the published folder. */
  readonly published: ReadonlyMap<string, Fingerprint>;
  /** Where pages are written. */
  readonly staging: string;
  /** Threads that were started ahead. */
  readonly ahead: readonly RenderThread[];
  /** Takes the datasets. */
  readonly stage: Stage;
}

interface RenderSiteOptions {
  readonly threads: number;
  readonly env: SiteEnv;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

interface SiteRendering {
  readonly units: Record<string, UnitState>;
  readonly failures: readonly RenderFailure[];
  /** Files of the pages that were staged. */
  readonly written: readonly string[];
  /** How many pages were rendered, whether they came out the same or not. */
  readonly rendered: number;
}

/** Renders the units whose inputs differ from the last build's, or whose pages are missing, and stages what changed. */
export async function renderSite(site: Site, options: RenderSiteOptions): Promise<SiteRendering> {
  const { plan, input, bundle, earlier, published, staging, stage } = site;
  const facts = {
    sample: input.sample,
    sources: input.sources,
    locationService: locationServiceUrl(options.env),
    mapStyleUrl: options.env.mapStyleUrl,
    contactFormUrl: options.env.contactFormUrl,
  };
  const setup: RenderSetup = {
    renderer: bundle.renderer,
    client: bundle.client,
    staging,
    template: facts,
    facts: {
      sample: input.sample,
      sources: input.sources,
      origin: options.env.siteOrigin,
      lookupHost: facts.locationService === null ? undefined : new URL(facts.locationService).hostname,
      mapStyleUrl: options.env.mapStyleUrl ?? undefined,
      contactFormUrl: options.env.contactFormUrl ?? undefined,
    },
  };
  const common = JSON.stringify([bundle.id, setup.facts, facts]);
  const newest = newestConfirmation(input.cities.flatMap(({ pharmacies }) => pharmacies));
  const units: Record<string, UnitState> = {};
  const versions = new Map<string, string>();
  const failures: RenderFailure[] = [];
  const written: string[] = [];
  const made = new Map<string, Omit<UnitState, 'pages'>>();
  let rendered = 0;

  const total = plan.units.reduce((sum, unit) => sum + unit.pages.length, 0);
  let done = 0;
  const inputsHash = inputsHasher(common);

  /** Takes over what the last build made of a unit, if it holds and all of it is still there. */
  function keep(unit: UnitPlan, holds: (known: EarlierUnit) => boolean, inputs: string | undefined): boolean {
    const known = earlier.units[unit.id];
    if (known === undefined || !holds(known)) return false;
    if (!unit.pages.every((path) => stage.isIntact(pageFile(path)))) return false;
    if (unit.data !== undefined && !stage.keep(unit.data.path.slice(1))) return false;
    if (unit.data !== undefined) versions.set(unit.data.path, known.version ?? '');
    const pages = unit.pages.flatMap((path, index) => {
      const [file, reasons] = [pageFile(path), known.pages[index]];
      const page = published.get(file);
      if (page === undefined || reasons === undefined) return [];
      return [{ path, file, bytes: page.bytes, digest: page.digest, reasons: storedReasons(reasons) }];
    });
    units[unit.id] = { ...known, inputs, pages };
    done += unit.pages.length;
    return true;
  }

  function* staleJobs(): Generator<RenderJob> {
    // The largest first: they leave the threads least to wait for at the end, and the small ones are hashed meanwhile.
    for (const unit of plan.units.toSorted((a, b) => b.pages.length - a.pages.length)) {
      // The same inputs make the same dataset, which then need not be made; other inputs may still make the same.
      const inputs = unit.data?.inputs && inputsHash(unit, unit.data.inputs);
      if (inputs !== undefined && keep(unit, (known) => known.inputs === inputs, inputs)) continue;
      const dataset = unit.data && versioned(unit.data.path, unit.data.make());
      const hash = hashOf(common, unit.pages.join(), dataset?.data.version);
      if (keep(unit, (known) => known.hash === hash, inputs)) continue;
      if (dataset !== undefined) {
        stage.add(dataset.path.slice(1), dataset.text);
        versions.set(dataset.path, dataset.data.version);
      }
      const cityData = dataset?.data.kind === 'city' ? dataset.data : undefined;
      const lastmod = cityData === undefined ? dataset && newest : newestConfirmation(cityData.pharmacies);
      const state = { hash, inputs, version: dataset?.data.version, lastmod };
      if (unit.pages.length === 0) {
        units[unit.id] = { ...state, pages: [] };
        continue;
      }
      made.set(unit.id, state);
      yield {
        id: unit.id,
        pages: unit.pages,
        published: unit.pages.map((path) => published.get(pageFile(path))?.digest),
        dataset: dataset && { path: dataset.path, text: dataset.text },
      };
    }
  }

  await renderJobs(staleJobs(), setup, {
    bundle,
    ahead: site.ahead,
    threads: options.threads,
    onUnit: (id, { files, failures: failed }) => {
      const unit = made.get(id);
      if (unit === undefined) throw new Error(`Rendered a unit nobody planned: ${id}`);
      failures.push(...failed);
      rendered += files.length;
      written.push(...files.filter((file) => file.written).map(({ page }) => page.file));
      units[id] = { ...unit, pages: files.map(({ page }) => page) };
      done += files.length + failed.length;
      options.onProgress?.(done, total);
    },
  });
  const gazetteer = versioned(
    datasetPaths.gazetteer,
    gazetteerDataset(input, (city) => versions.get(datasetPaths.city(city)) ?? ''),
  );
  stage.add(gazetteer.path.slice(1), gazetteer.text);
  const inOrder = plan.units.flatMap(({ id }) => {
    const unit = units[id];
    return unit === undefined ? [] : [[id, unit] as const];
  });
  // Threads answer in any order; a report must not.
  failures.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { units: Object.fromEntries(inOrder), failures, written, rendered };
}

const hashOf = (...parts: readonly (string | undefined)[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);

/** Hashes what determines a unit: everything common, its pages, and each input's own hash, taken once. */
function inputsHasher(common: string): (unit: UnitPlan, inputs: readonly object[]) => string {
  const inputHash = oncePer((input: object) => hashOf(JSON.stringify(input)));
  return (unit, inputs) => hashOf(common, unit.pages.join(), ...inputs.map(inputHash));
}
