import { resolve } from 'node:path';

/** Compiles the bare rendering into `folder` and gives the module's path. */
export async function bundleFloor(folder: string): Promise<string> {
  const { build } = await import('vite');
  await build({
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: { input: ['src/app/prerender/bare-render.tsx'] },
    },
    ssr: { noExternal: true },
  });
  return resolve(folder, 'bare-render.js');
}
