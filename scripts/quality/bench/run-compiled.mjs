// A process of its own: `run-compiled.mjs PROGRAM ARGS...` runs `main` of a program that `compileProgram` has compiled, as launch.mjs runs the build.
import { loadProgram } from '../../build/bundle/load-program.mjs';

const [, , program, ...args] = process.argv;
const { exports } = loadProgram(program, {
  resolve: import.meta.resolve,
  importModule: (module) => import(module),
});
await exports.main(...args);
