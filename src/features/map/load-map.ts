import type { MapSource, StreetSource } from '../../components/listing/map-context.ts';

/** The map of lists, its code fetched when it is needed. */
export const liveMap = (street: StreetSource | undefined): MapSource => ({
  street,
  load: async () => (await import('./live-map.tsx')).LiveMap,
});
