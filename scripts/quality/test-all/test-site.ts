/**
 * Folders where `npm test` builds the site for its browser tests, relative to the project. They are separate
 * so that tests neither overwrite the owner's site nor depend on its pharmacies.
 */
export const testSite = { out: '.cache/test/dist', work: '.cache/test/work' } as const;
