import { useEffect, useState } from 'react';

interface Loaded<Module> {
  readonly module?: Module;
  readonly failed: boolean;
}

/** Returns a module, loaded when `wanted` is not null or undefined. Pass the same `load` at every render. */
export function useModule<Module>(load: () => Promise<Module>, wanted: unknown): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>({ failed: false });
  const isWanted = wanted != null && loaded.module === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted anew is tried anew
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setLoaded({ module, failed: false }),
      (error: unknown) => {
        console.error('Code could not be loaded:', error);
        setLoaded({ failed: true });
      },
    );
  }, [load, wanted, isWanted]);
  return loaded;
}
