export function compiledBuild(folder: string): string | undefined;
export function compiledRecord(
  folder: string,
  sources: readonly string[],
): { readonly file: string; readonly text: string; readonly hash: string };
