import { type Check, type Finding, finding } from './artefact.ts';

/** The dataset that a page names is there, with the version the page was made from. */
export const checkDatasets: Check = ({ pages, versions }) =>
  pages.flatMap(({ file, dataset }): Finding | readonly Finding[] => {
    if (dataset === undefined) return [];
    const [, name = '', version = ''] = /^\/([^?]+)\?v=(.*)$/.exec(dataset) ?? [];
    if (!versions.has(name))
      return finding(file, `names the dataset ${dataset}, which is not there`, 'Build again.');
    const actual = versions.get(name);
    if (actual === version) return [];
    return finding(
      file,
      `was made from version ${version} of ${name}, which has version ${actual}`,
      'Build again into an empty folder; if it stays, the build kept a page it should have rendered.',
    );
  });
