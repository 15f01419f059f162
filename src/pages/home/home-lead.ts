import { type OverviewDataset, placeCounts } from '../../domain/site/dataset.ts';
import * as homeMessages from '../../messages/generated/home.ts';

/** What the site tells of its pharmacies, and the hours of how many. */
export function leadOf({
  known: { total, hours },
  states,
}: Pick<OverviewDataset, 'known' | 'states'>): string {
  const counts = { pharmacies: total, ...placeCounts(states) };
  if (hours === 0) return homeMessages.leadNear(counts);
  return hours === total ? homeMessages.leadAll(counts) : homeMessages.lead({ ...counts, hours });
}
