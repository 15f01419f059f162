/**
 * Where `npm test` builds the site that its browser tests visit, relative to the project: folders of its own, so
 * that it neither touches what the owner published nor minds whose pharmacies that shows.
 */
export const testSite = { out: '.cache/test/dist', work: '.cache/test/work' } as const;
