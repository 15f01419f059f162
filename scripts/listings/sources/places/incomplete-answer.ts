import { z } from 'zod';

const limit = z.boolean().optional().catch(undefined);
const count = z.coerce.number().optional().catch(undefined);
/** Overpass answers with status 200 even if it stops early; ArcGIS and OGC services cut off long answers. */
const incompleteMarks = z.looseObject({
  remark: z.string().optional().catch(undefined),
  exceededTransferLimit: limit,
  properties: z.looseObject({ exceededTransferLimit: limit }).optional().catch(undefined),
  numberReturned: count,
  numberMatched: count,
  links: z
    .array(z.looseObject({ rel: z.string().optional().catch(undefined) }))
    .optional()
    .catch(undefined),
});

/** Returns a service's sign that an answer is incomplete, as `exceededTransferLimit`; undefined for none. */
export function whyIncomplete(json: unknown): string | undefined {
  const { remark, exceededTransferLimit, properties, numberReturned, numberMatched, links } =
    incompleteMarks.safeParse(json).data ?? {};
  if (remark !== undefined && /error|timed out|out of memory/i.test(remark)) return remark;
  if (exceededTransferLimit || properties?.exceededTransferLimit) return 'exceededTransferLimit';
  if (numberReturned !== undefined && numberMatched !== undefined && numberReturned < numberMatched)
    return `numberReturned ${numberReturned} of numberMatched ${numberMatched}`;
  return links?.some(({ rel }) => rel === 'next') ? 'a link to the next page' : undefined;
}
