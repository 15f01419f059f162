/** Output and work folders of the site that `npm test` builds, relative to the project. */
export const testSite = { out: '.cache/test/dist', work: '.cache/test/work' } as const;
