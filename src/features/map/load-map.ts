import type { InteractiveMapSource } from '../../components/listing/interactive-map-context.ts';

/** The map in a style, its library fetched when it is asked for. */
export const interactiveMap = (styleUrl: string): InteractiveMapSource => ({
  styleUrl,
  load: async () => (await import('./interactive-map.tsx')).InteractiveMap,
});
