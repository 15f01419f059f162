/** Why the device gave no location. */
export type LocationProblem = 'unavailable' | 'denied' | 'slow' | 'failed';
