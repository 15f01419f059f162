import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dataset } from '../../src/domain/site/dataset.ts';
import type { PageRef } from '../../src/domain/site/page-ref.ts';
import type { PageRenderer } from '../../src/domain/site/page-renderer.ts';
import { pageFile, type SitePath } from '../../src/domain/site/paths.ts';
import type { PageState } from '../state/build-state.ts';
import { digestOf } from '../state/fingerprint.ts';
import type { RenderSetup } from './load-renderer.ts';
import type { PageTemplate } from './page-template.ts';

/** A group of pages as it crosses to a rendering thread. */
export interface RenderJob {
  readonly id: string;
  readonly pages: readonly PageRef[];
  /** Of each page, the digest of what is published; a page that comes out as that is not written. */
  readonly published: readonly (string | undefined)[];
  /** The page's dataset, as the text that is published: that crosses to a thread faster than the records. */
  readonly dataset?: { readonly file: SitePath; readonly text: string } | undefined;
}

/** One page as it came out. */
export interface RenderedFile {
  readonly state: PageState;
  /** False where the same is published. */
  readonly written: boolean;
}

/** A page that could not be rendered. */
export interface RenderFailure {
  readonly path: SitePath;
  readonly message: string;
}

export interface RenderedGroup {
  readonly files: readonly RenderedFile[];
  readonly failures: readonly RenderFailure[];
}

/** Writes a file of the staging folder, with its folder if need be. */
export function writeStaged(staging: string, file: string, content: string | Buffer): void {
  const target = join(staging, file);
  try {
    writeFileSync(target, content);
  } catch {
    // Most files go into a folder that an earlier one made. What else is wrong shows again.
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

let encoded = Buffer.alloc(2 ** 20);

/** A text in UTF-8. The bytes hold until the next call: a buffer for each page would be most of a thread's garbage. */
function encode(text: string): Buffer {
  const longest = text.length * 3;
  if (encoded.length < longest) encoded = Buffer.alloc(longest);
  return encoded.subarray(0, encoded.write(text));
}

/**
 * Renders the pages of a group and writes those that differ from what is published into the staging folder. A page that
 * throws is reported with its path, and the others go on, so that one build names every bad page.
 */
export function renderGroup(
  { pages, published, dataset }: RenderJob,
  { renderer, template }: { readonly renderer: PageRenderer; readonly template: PageTemplate },
  { staging, plain = false }: Pick<RenderSetup, 'staging' | 'plain'>,
): RenderedGroup {
  const files: RenderedFile[] = [];
  const failures: RenderFailure[] = [];
  const data: Dataset | undefined = dataset && JSON.parse(dataset.text);
  const named = dataset && data && { kind: data.kind, file: dataset.file };
  const alone = plain || (dataset !== undefined && !renderer.canShare(dataset.text));
  for (const [index, page] of pages.entries()) {
    const { path } = page;
    const rendered = attempt(() => {
      const { html, head, indexability, entries } = renderer.render(page, data, alone);
      const hydrates = page.kind !== 'not-found';
      const content = template({ html, head, entries, dataset: named, hydrates });
      return { content, reasons: indexability.reasons };
    });
    if ('message' in rendered) {
      failures.push({ path, message: rendered.message });
      continue;
    }
    const { content, reasons } = rendered.value;
    const file = pageFile(path);
    const bytes = encode(content);
    const digest = digestOf(bytes);
    const written = digest !== published[index];
    // A full disk is not the page's fault, and stops the others too.
    if (written) writeStaged(staging, file, bytes);
    files.push({ state: { page, file, bytes: bytes.length, digest, reasons }, written });
  }
  renderer.clear();
  return { files, failures };
}

/** What `work` gives, or the words of what it threw. */
function attempt<Value>(work: () => Value): { readonly value: Value } | { readonly message: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
