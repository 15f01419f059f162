/** Path, relative to the project, of the script that starts commands: `node scripts/launch.mjs build`. */
export const launcher = 'scripts/launch.mjs';
