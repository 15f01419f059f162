import { namePattern } from '../names/name-words.ts';

const [closedName, comingName] = [namePattern('closed'), namePattern('coming')];
const pausedName = namePattern('paused');

/** True if a name says that the pharmacy closed or moved: `Joe's Rx (CLOSED)`, `Joe's Rx - Relocated`. */
export const saysClosed = (name: string | undefined): boolean => name !== undefined && closedName.test(name);

/** True if a name says that the pharmacy has not opened yet: `Coming soon: Joe's Rx`. */
export const saysComing = (name: string | undefined): boolean => name !== undefined && comingName.test(name);

/** True if a name says that the pharmacy is closed temporarily: `Joe's Rx (temporarily closed)`. */
export const saysPaused = (name: string | undefined): boolean => name !== undefined && pausedName.test(name);

/** Removes words such as "temporarily closed" from a name. */
export const withoutPause = (name: string): string => name.replace(pausedName, ' ').trim();
