/** Why there is no location of the device: it gave none, or could not be asked, since the code that asks could not be loaded. */
export type LocationProblem = 'unavailable' | 'denied' | 'slow' | 'failed' | 'unloaded';
