/** A part of an address without its percent-encoding; undefined where that is broken. */
export function decodedPath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
