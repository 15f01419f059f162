import type { SiteEnv } from '../cli/settings/env.ts';
import type { HostId } from '../hosts/files/host-limits.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { GivenFolders } from './publish/check-folders.ts';
import type { Shard } from './shards/shard.ts';

export interface BuildOptions extends GivenFolders {
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly env: SiteEnv;
  /** Reads every published byte, not only of files whose size or time differs. */
  readonly verify?: boolean | undefined;
  /** Publishes even where much of the site, or a site of another kind, would go. */
  readonly acceptLoss?: boolean | undefined;
  /** Folder or address of the last deploy. Its files stay for pages that are open now. */
  readonly previous?: string | undefined;
  /** Snapshot of the register to build from, instead of a store. */
  readonly register?: string | undefined;
  /** When the build is made. */
  readonly now: Date;
  /** Day (`YYYY-MM-DD`, UTC) as of which pages tell opening hours; else the shards' own day, or that of `now`. */
  readonly day?: string | undefined;
  /** The part of the site to build, instead of the whole. */
  readonly shard?: Shard | undefined;
  /** Folders of the shards that the site is put together from, instead of rendering it. */
  readonly parts?: readonly string[] | undefined;
  /** Host whose limits the site must keep. */
  readonly host?: HostId | undefined;
  /** Writes newly published addresses to the committed list and to the store. */
  readonly remember?: boolean | undefined;
  /** Makes or finds the bundle in a folder. Tests bring their own. */
  readonly bundle?: ((folder: string) => Promise<Bundle>) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
