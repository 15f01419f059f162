import type { BuildEnvironmentOptions, InlineConfig } from 'vite';

/**
 * Compiles modules into a folder as Node runs them, packages included. Vite is loaded only here: that takes longer than an
 * incremental build. Throws Vite's own error.
 */
export async function compileForNode(
  folder: string,
  rolldownOptions: BuildEnvironmentOptions['rolldownOptions'],
  settings: Pick<InlineConfig, 'configFile' | 'plugins' | 'define' | 'logLevel'> = {},
): Promise<void> {
  const { build } = await import('vite');
  await build({
    logLevel: 'warn',
    ...settings,
    mode: 'production',
    // Packages ask for it at run time too, and carry their development builds along.
    define: { ...settings.define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      // How long its plugins take on a slow machine is nothing that whoever builds could mend.
      rolldownOptions: { ...rolldownOptions, checks: { ...rolldownOptions?.checks, bundlerTimings: false } },
    },
    ssr: { noExternal: true },
  });
}
