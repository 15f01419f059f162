import type { SiteInput, SitePlan } from '../../plan/site-plan.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { EarlierState } from '../state/build-state.ts';
import type { PublishedFiles } from '../state/published-files.ts';
import type { RenderThread } from './render-thread.ts';
import type { Stage } from './stage.ts';

/** A site, or a part of it, that is to be rendered. */
export interface SiteToRender {
  readonly plan: SitePlan;
  readonly input: SiteInput;
  readonly bundle: Bundle;
  /** What the last build left. */
  readonly earlier: EarlierState;
  /** Files of the published folder. */
  readonly published: PublishedFiles;
  /** Where pages are written. */
  readonly staging: string;
  /** Threads that were started ahead. */
  readonly ahead: readonly RenderThread[];
  /** Takes the datasets. */
  readonly stage: Stage;
  /** Whether the site has been refused meanwhile: no further page is rendered then. */
  readonly isRefused?: (() => boolean) | undefined;
}
