const contentTypes: readonly (readonly [endings: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
  [/./, /^(?!text\/html)/],
];

/** True if a content type suits a file: `text/css` for `/assets/a.css`, never `text/html`. */
export function suitsPath(path: string, contentType: string | null): boolean {
  const [, type] = contentTypes.find(([endings]) => endings.test(path)) ?? [];
  return type?.test(contentType ?? '') === true;
}

/** True if a response is HTML with status 200. */
export const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && /^text\/html/.test(headers.get('content-type') ?? '');

/** Comment at the end of each of the bundle's scripts; a script without it is truncated. */
export const scriptEnd = '/* end */';

/** True if a script or data file is complete. Other files count as complete. */
export async function isComplete(path: string, content: ArrayBuffer): Promise<boolean> {
  if (path.endsWith('.js')) {
    const text = new TextDecoder().decode(content).trimEnd();
    // A library's own worker is copied as it is and ends with its source map.
    return text.endsWith(scriptEnd) || /\n\/\/# sourceMappingURL=\S+\.map$/.test(text);
  }
  const [, version] = /^\/data\/.*\.([0-9a-f]{12})\.json$/.exec(path) ?? [];
  if (version === undefined) return true;
  // The name has the start of its content's SHA-256 (scripts/plan/page-group.ts).
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 6)].every(
    (byte, at) => byte === Number.parseInt(version.slice(2 * at, 2 * at + 2), 16),
  );
}
