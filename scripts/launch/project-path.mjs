// Runs before any TypeScript can be loaded: plain JavaScript, Node's own modules only.

/** Why the project cannot run in `folder`, with the remedy; undefined if it can. Vite and tsx take a path for an address, which ends at these characters. */
export function whyNotHere(folder) {
  const [character] = /[#?]/.exec(folder) ?? [];
  if (character === undefined) return undefined;
  return `${folder}: the path of the project must not hold "${character}", at which its tools cut it off — Rename that folder, or move the project, and run the command again.`;
}
