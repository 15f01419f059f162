// `npm run build`: the build as the last one compiled it, which starts in a quarter of the time, or its TypeScript.
import { pathToFileURL } from 'node:url';
import { compiledBuild } from './build/compiled-build.mjs';
import { explainStart } from './launch/explain-start.mjs';

const folder = '.build/tool';
const compiled = compiledBuild(folder);
try {
  if (compiled !== undefined) {
    await import(pathToFileURL(compiled).href);
  } else {
    const { register } = await import('tsx/esm/api');
    register();
    await import('./build.ts');
    // A refused build changes nothing at all.
    if (!process.exitCode) {
      const { compileBuild } = await import('./build/compile-build.ts');
      await compileBuild(folder);
    }
  }
} catch (error) {
  explainStart(error);
}
