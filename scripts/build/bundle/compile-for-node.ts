/**
 * Compiles source files and their packages for Node: `{ a: 'src/a.ts' }` → `a.mjs` in `folder`. Throws Vite's
 * own error.
 */
export async function compileForNode(
  folder: string,
  input: Readonly<Record<string, string>>,
  settings: { readonly configFile?: false } = {},
): Promise<void> {
  const { build } = await import('vite');
  await build({
    logLevel: 'warn',
    ...settings,
    mode: 'production',
    // Packages read it at run time too, and would bring their development builds.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        // An editor can do nothing about plugins that are slow on this machine.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      },
    },
    ssr: { noExternal: true },
  });
}
