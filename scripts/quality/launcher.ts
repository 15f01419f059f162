/** The script that starts a command of this project: `node scripts/launch.mjs build`. */
export const launcher = 'scripts/launch.mjs';
