import type { Check, Finding } from './artefact.ts';

/** The dataset that a page names is there, with the version the page was made from. */
export const checkDatasets: Check = ({ pages, versions }) =>
  pages.flatMap(({ file, dataset }): readonly Finding[] => {
    if (dataset === undefined) return [];
    const [, name = '', version = ''] = /^\/([^?]+)\?v=(.*)$/.exec(dataset) ?? [];
    if (!versions.has(name)) {
      return [{ file, problem: `names the dataset ${dataset}, which is not there`, remedy: 'Build again.' }];
    }
    const actual = versions.get(name);
    if (actual === version) return [];
    return [
      {
        file,
        problem: `was made from version ${version} of ${name}, which has version ${actual}`,
        remedy:
          'Build again into an empty folder; if it stays, the build kept a page it should have rendered.',
      },
    ];
  });
