import type { Problem } from '../cli/problems/problem.ts';
import type { RenderFailure } from './render/render-group.ts';

/** What keeps a build, or a shard of one, from making anything: what is wrong with its lists, or pages that could not be rendered. */
export interface FailedBuild {
  readonly ok: false;
  readonly problems: readonly Problem[];
  readonly failures: readonly RenderFailure[];
}
