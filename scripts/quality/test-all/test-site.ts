/** Folders of the site that `npm test` builds for its browser tests, relative to the project. */
export const testSite = { out: '.cache/test/dist', work: '.cache/test/work' } as const;
