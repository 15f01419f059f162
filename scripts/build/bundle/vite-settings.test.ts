import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { assetName, sonnerStylesheet, workerModule } from './vite-settings.ts';

const toasts = fileURLToPath(
  new URL('../../../src/features/notifications/background-toasts.tsx', import.meta.url),
);
const insertsStyle = /createElement\((["'`])style\1\)/;

async function bundle(plugins: PluginOption[]): Promise<{ scripts: string; styles: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins,
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: toasts, preserveEntrySignatures: 'strict', external: /^react/ },
    },
  });
  let scripts = '';
  let styles = '';
  for (const { output } of [result].flat().filter((item) => 'output' in item)) {
    for (const file of output) {
      if (file.type === 'chunk') scripts += file.code;
      else if (file.fileName.endsWith('.css')) styles += String(file.source);
    }
  }
  return { scripts, styles };
}

describe('the bundle of the background toasts', () => {
  it('brings its styles as a file and writes no style element', async () => {
    const { scripts, styles } = await bundle([sonnerStylesheet()]);
    expect(scripts).toContain('data-sonner-toaster');
    expect(scripts).not.toMatch(insertsStyle);
    expect(styles).toContain('[data-sonner-toast]');
  });

  it('would write one without the plugin', async () => {
    expect((await bundle([])).scripts).toMatch(insertsStyle);
  });

  it('fails when Sonner no longer has the line', async () => {
    const rewritten: PluginOption = {
      name: 'another-sonner',
      enforce: 'pre',
      transform: {
        filter: { id: /\/sonner\/dist\/index\.mjs$/ },
        handler: (code) => ({ code: code.replace('__insertCSS("', 'addStyles("'), map: null }),
      },
    };
    await expect(bundle([rewritten, sonnerStylesheet()])).rejects.toThrow('calls __insertCSS 0 times');
  });
});

describe('the name of an asset', () => {
  it('ends in .js for a module that a library calls .mjs, since every host knows that type', () => {
    expect(assetName({ names: ['maplibre-gl-worker.mjs'] })).toBe('assets/[name]-[hash].js');
  });

  it('keeps the extension of any other file', () => {
    expect(assetName({ names: ['public-sans.woff2'] })).toBe('assets/[name]-[hash][extname]');
  });
});

describe('the module of the service worker', () => {
  it('is there, and another one where the worker is withdrawn', () => {
    const modules = [workerModule('on'), workerModule('withdrawn')];
    expect(modules.filter((module) => !existsSync(module))).toEqual([]);
    expect(new Set(modules).size).toBe(2);
  });
});
