/** Decodes the percent-encoding of a path; undefined if it is malformed. */
export function decodedPath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
