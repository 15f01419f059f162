/** What shows of files, or of what links lead to, without reading them, at a time in milliseconds; undefined where a file was changed too recently. */
export function traceOf(files: readonly string[], now?: number): string | undefined;
