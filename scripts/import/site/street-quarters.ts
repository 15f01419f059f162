/** Whether two keys of streets with one core are one, or one of them leaves out a direction, a suffix or a bypass. */
export function isOneLine(a: string, b: string): boolean {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  return wordsA.every((word) => wordsB.includes(word)) || wordsB.every((word) => wordsA.includes(word));
}

const directions: ReadonlySet<string> = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);
const directionsOf = (street: string): readonly string[] =>
  street.split(' ').filter((word) => directions.has(word));

/**
 * Whether streets of one name are two all the same: `H St NE` and `H St NW`, where neither left a direction out, or `Oak St` and `Oak Ave` in two ZIP
 * codes. A town's grid has a house 100 in each of its quarters, and chains have stores in several.
 */
export function areTwoStreets(one: string, two: string, isOneZip: boolean): boolean {
  const [here, there] = [directionsOf(one), directionsOf(two)];
  const areOpposed = here.some((word) => !there.includes(word)) && there.some((word) => !here.includes(word));
  return areOpposed || (!isOneZip && !isOneLine(one, two));
}

/** Whether a street's own name is a number and a direction. */
export const isOfGrid = (core: string): boolean => /^\d+[NSEW]$/.test(core);
