import type { SiteEnv } from '../cli/settings/env.ts';
import type { HostId } from '../hosts/files/host-limits.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { GivenFolders } from './publish/build-folders.ts';
import type { SyncDisk } from './publish/sync-disk.ts';

export interface BuildOptions extends GivenFolders {
  /** Rendering threads at the most. */
  readonly threads: number;
  readonly env: SiteEnv;
  /** Reads every published byte, instead of those of files that look touched. */
  readonly verify?: boolean | undefined;
  /** Publishes even where much, or the whole of another kind of site, would go. */
  readonly acceptLoss?: boolean | undefined;
  /** Where the last deploy is, a folder or an address: its files stay for pages that are open now. */
  readonly previous?: string | undefined;
  /** The snapshot of the register that the site is made from, instead of a store. */
  readonly register?: string | undefined;
  /** When the build is made. */
  readonly now: Date;
  /** The day (`YYYY-MM-DD`, UTC) as of which pages tell of opening hours; without it the shards' own, or that of `now`. */
  readonly day?: string | undefined;
  /** Folders of the shards that the site is put together from, instead of rendering it. */
  readonly parts?: readonly string[] | undefined;
  /** Whose limits the site must keep. */
  readonly host?: HostId | undefined;
  /** Writes newly published addresses to the committed list and to the store's memory. */
  readonly remember?: boolean | undefined;
  /** Makes or finds the bundle; the tests bring their own. */
  readonly bundle?: ((folder: string) => Promise<Bundle>) | undefined;
  /** Writes file systems out to their disks; the tests need not wait for that. */
  readonly sync?: SyncDisk | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
