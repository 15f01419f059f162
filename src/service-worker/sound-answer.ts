/** What a content type must hold for a file of that ending; a file of any other must only not be a page. */
const types: readonly (readonly [endings: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
  [/./, /^(?!text\/html)/],
];

/**
 * Tells whether a content type is one that the file at `path` can have. A host with a fallback page answers with
 * HTML, and with status 200, for a script or a dataset that is gone.
 */
export function hasRightType(path: string, contentType: string | null): boolean {
  const [, type] = types.find(([endings]) => endings.test(path)) ?? [];
  return type?.test(contentType ?? '') === true;
}

/** Whether the answer is HTML and says that all went well. */
export const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && /^text\/html/.test(headers.get('content-type') ?? '');

/** What the bundler writes at the end of each script, so that one that was cut off can be told. */
export const scriptEnd = '/* end */';

/**
 * Tells whether the content of a script or a dataset is whole: a script has its end, and a dataset's name begins
 * the SHA-256 of its content (scripts/plan/page-group.ts). Of other files nothing is known: they count as whole.
 */
export async function isWhole(path: string, content: ArrayBuffer): Promise<boolean> {
  if (path.endsWith('.js')) {
    const text = new TextDecoder().decode(content).trimEnd();
    // A library's own worker, which the bundler copies as it is, names its source map last.
    return text.endsWith(scriptEnd) || /\n\/\/# sourceMappingURL=\S+\.map$/.test(text);
  }
  const [, version] = /^\/data\/.*\.([0-9a-f]{12})\.json$/.exec(path) ?? [];
  if (version === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 6)].every(
    (byte, at) => byte === Number.parseInt(version.slice(2 * at, 2 * at + 2), 16),
  );
}
