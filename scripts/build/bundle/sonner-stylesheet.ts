import type { Plugin } from 'vite';

const injection = /^__insertCSS\(".*"\);$/gm;

/**
 * Takes out of Sonner the line that writes its styles into a `<style>` element as it loads: `style-src 'self'` refuses
 * that element and the browser reports an error. background-toasts.tsx imports the same styles as a file instead.
 * Fails the build when the line is not there exactly once. Until Sonner can be loaded without it.
 */
export function sonnerStylesheet(): Plugin {
  return {
    name: 'sonner-stylesheet',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const found = code.match(injection)?.length ?? 0;
        if (found !== 1) {
          this.error(
            `Sonner's module calls __insertCSS ${found} times, not once: compare it with scripts/build/bundle/sonner-stylesheet.ts.`,
          );
        }
        return { code: code.replace(injection, ''), map: null };
      },
    },
  };
}
