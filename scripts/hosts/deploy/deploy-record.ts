import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listingsKinds } from '../../build/manifest.ts';
import { parseJson } from '../../cli/files/parse-json.ts';
import { cacheControl } from '../files/host-rules.ts';
import type { SentObject } from './object-store.ts';

export const recordKey = '.pharmacy-directory-deploy.json';

const objectSchema = z.object({
  /** The object's ETag; absent until it is sent. */
  mark: z.string().optional(),
  stamp: z.string().optional(),
  /** Day (`YYYY-MM-DD`, UTC) on which the file left the site; absent for a file of the present site. */
  since: z.iso.date().optional(),
});

const recordSchema = z.object({
  format: z.literal(1),
  about: z.string(),
  kind: z.enum(listingsKinds),
  objects: z.record(z.string(), objectSchema),
});

export type RecordedObject = Readonly<z.infer<typeof objectSchema>>;

export interface DeployRecord {
  readonly kind: z.infer<typeof recordSchema>['kind'];
  readonly objects: ReadonlyMap<string, RecordedObject>;
}

/** Returns a deploy record's JSON. Equal records have equal texts. */
export const recordText = ({ kind, objects }: DeployRecord): string =>
  `${JSON.stringify({
    format: 1,
    about: 'Kept by "npm run deploy". Objects that are not named here are left alone.',
    kind,
    objects: Object.fromEntries([...objects].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  } satisfies z.infer<typeof recordSchema>)}\n`;

/** Returns the key, digest and headers with which to send a deploy record's JSON. */
export const recordObject = (text: string): SentObject => ({
  key: recordKey,
  sha256: createHash('sha256').update(text).digest('hex'),
  type: 'application/json',
  cache: cacheControl.revalidated,
});

/** Reads a deploy record's JSON; undefined for other text. */
export function parseRecord(text: string): DeployRecord | undefined {
  const { data } = recordSchema.safeParse(parseJson(text));
  return data && { kind: data.kind, objects: new Map(Object.entries(data.objects)) };
}
