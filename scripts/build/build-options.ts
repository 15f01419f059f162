import type { Bundle } from '../client-bundle/bundle.ts';
import type { SiteEnv } from '../config/env.ts';
import type { HostId } from '../hosts/host-limits.ts';
import type { GivenFolders } from '../publish/build-folders.ts';

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
  /** Whose limits the site must keep. */
  readonly host?: HostId | undefined;
  /** Writes newly published addresses to the committed list and to the store's memory. */
  readonly remember?: boolean | undefined;
  /** Makes or finds the bundle; the tests bring their own. */
  readonly bundle?: ((folder: string) => Promise<Bundle>) | undefined;
  /** Writes file systems out to their disks; the tests need not wait for that. */
  readonly sync?: ((folders: readonly string[]) => void) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}
