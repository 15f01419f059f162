/** The script that starts a command of this project: `node LAUNCHER build`. */
export const launcher = 'scripts/launch.mjs';
