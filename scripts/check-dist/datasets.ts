import type { SiteCheck } from './artefact.ts';

const rebuild =
  'Build again into an empty folder; if it stays, the build kept a page it should have rendered.';

/** Checks that the datasets of pages and manifests exist, with the right hash in their name. */
export const checkDatasets: SiteCheck = ({ pages, datasetHashes, manifests, latestDatasets }, report) => {
  const reportMissing = (file: string, dataset: string): void =>
    report(file, `names the dataset ${dataset}, which is not there`, 'Build again.');
  for (const { file, data } of pages)
    for (const dataset of data) {
      if (!datasetHashes.has(dataset)) reportMissing(file, dataset);
      else if (!latestDatasets.has(dataset))
        report(file, `was made from ${dataset}, which no manifest names`, rebuild);
    }
  for (const [dataset, version] of datasetHashes)
    if (!dataset.endsWith(`.${version}.json`))
      report(dataset.slice(1), `has the content of version ${version}`, rebuild);
  for (const [file, named] of manifests) {
    if (named === undefined) report(file, 'is no manifest', rebuild);
    for (const dataset of named ?? []) if (!datasetHashes.has(dataset)) reportMissing(file, dataset);
  }
};
