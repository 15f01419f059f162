import { type Check, type Finding, finding } from './artefact.ts';

const again = 'Build again into an empty folder; if it stays, the build kept a page it should have rendered.';

/** The dataset that a page names is there, and is what its manifest names; a file holds what its name says; a manifest names what is there. */
export const checkDatasets: Check = ({ pages, datasets, manifests }) => {
  const latest = new Set([...manifests.values()].flatMap((named) => named ?? []));
  const missing = (file: string, dataset: string): Finding =>
    finding(file, `names the dataset ${dataset}, which is not there`, 'Build again.');
  return [
    ...pages.flatMap(({ file, dataset }): readonly Finding[] => {
      if (dataset === undefined) return [];
      if (!datasets.has(dataset)) return [missing(file, dataset)];
      return latest.has(dataset)
        ? []
        : [finding(file, `was made from ${dataset}, which no manifest names`, again)];
    }),
    ...[...datasets].flatMap(([dataset, version]) =>
      dataset.endsWith(`.${version}.json`)
        ? []
        : [finding(dataset.slice(1), `has the content of version ${version}`, again)],
    ),
    ...[...manifests].flatMap(([file, named]) =>
      named === undefined
        ? finding(file, 'is no manifest', again)
        : named.filter((dataset) => !datasets.has(dataset)).map((dataset) => missing(file, dataset)),
    ),
  ];
};
