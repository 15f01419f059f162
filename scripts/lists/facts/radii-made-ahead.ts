/**
 * The radii of all ZIP codes as `radiiText` tells them, in the build that compile-build.ts compiles: they follow from a package alone, and take 0.2 s.
 * Empty wherever else it is read.
 */
export const radiiMadeAhead: string = '';
