/** What a content type must hold for a file of that ending; a file of any other must only not be a page. */
const types: readonly (readonly [endings: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /javascript|ecmascript/],
  [/\.css$/, /^text\/css/],
  [/./, /^(?!text\/html)/],
];

/**
 * Tells whether a content type is one that the file at `path` can have. A host with a fallback page answers with HTML, and with
 * status 200, for a script or a dataset that is gone.
 */
export function hasRightType(path: string, contentType: string | null): boolean {
  const [, type] = types.find(([endings]) => endings.test(path)) ?? [];
  return type?.test(contentType ?? '') === true;
}

/** Whether the answer is HTML and says that all went well. */
export const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && /^text\/html/.test(headers.get('content-type') ?? '');
