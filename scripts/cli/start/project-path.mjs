// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.

/** Why the project cannot run in `folder`, with the remedy; undefined if it can. Vite and tsx take a path for an address, which ends at these characters. */
export const whyNotHere = (folder) => whyNot(folder, /[#?]/, 'at which its tools cut it off');

/** Why the project runs in `folder` but cannot be tested there, with the remedy; undefined if it can. Vitest and dependency-cruiser decode a path as they do an address. */
export const whyNotTestedHere = (folder) => whyNot(folder, /%/, 'which tools of its tests decode');

function whyNot(folder, characters, why) {
  const [character] = characters.exec(folder) ?? [];
  if (character === undefined) return undefined;
  return `${folder}: the path of the project must not hold "${character}", ${why} — Rename that folder, or move the project, and run the command again.`;
}
