import { z } from 'zod';
import { listingsKinds } from '../../build/state/marker.ts';
import { parseJson } from '../../cli/files/parse-json.ts';

/** Where a store keeps what deploys know of it: which objects are theirs, and since when no site has had them. */
export const recordKey = '.pharmacy-directory-deploy.json';

const objectSchema = z.object({
  /** The store's mark of the object that was sent; absent where it was only about to be. */
  mark: z.string().optional(),
  /** What was sent (see `stampOf`), as a digest. */
  stamp: z.string().optional(),
  /** `YYYY-MM-DD`, UTC: the day of the first deploy without the file. */
  since: z.iso.date().optional(),
});

const recordSchema = z.object({
  format: z.literal(1),
  about: z.string(),
  /** What kind of listings the site shows that was sent last. */
  kind: z.enum(listingsKinds),
  objects: z.record(z.string(), objectSchema),
});

/** What deploys know of one object. */
export type RecordedObject = Readonly<z.infer<typeof objectSchema>>;

export interface DeployRecord {
  readonly kind: z.infer<typeof recordSchema>['kind'];
  readonly objects: ReadonlyMap<string, RecordedObject>;
}

export const recordText = ({ kind, objects }: DeployRecord): string =>
  `${JSON.stringify({
    format: 1,
    about: 'Kept by "npm run deploy". Objects that are not named here are left alone.',
    kind,
    objects: Object.fromEntries(objects),
  } satisfies z.infer<typeof recordSchema>)}\n`;

/** Reads what `recordText` writes; undefined for anything else. */
export function parseRecord(text: string): DeployRecord | undefined {
  const { data } = recordSchema.safeParse(parseJson(text));
  return data && { kind: data.kind, objects: new Map(Object.entries(data.objects)) };
}
