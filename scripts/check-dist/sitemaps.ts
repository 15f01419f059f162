import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { addressesOf, type Check, finding, inTurns } from './artefact.ts';

const schemaFile = join(import.meta.dirname, 'schemas', 'sitemap.xsd');

/** Largest sitemap that crawlers read (https://www.sitemaps.org/protocol.html). */
const mostBytes = 50 * 2 ** 20;
const correctIndex = 'Correct the index (scripts/build/publish/sitemaps.ts).';

/** Sitemaps are valid by the protocol's schema and sizes; the index names each, and nothing else, once. */
export const checkSitemaps: Check = async ({ files, read, origin }) => {
  const names = [...files].filter((file) => /^(?:sitemap|sitemaps\/.*)\.xml$/.test(file)).toSorted();
  const texts = await inTurns(names, async (fileName) => ({
    fileName,
    contents: (await read(fileName)).toString(),
  }));
  if (texts.length === 0) return [];
  const { errors } = await validateXML({
    xml: texts,
    schema: [await readFile(schemaFile, 'utf8')],
    // 64 KiB each; fifty megabytes of XML fit.
    initialMemoryPages: 512,
    maxMemoryPages: 16_384,
  });
  const index = texts.find(({ fileName }) => fileName === 'sitemap.xml');
  const named = addressesOf(index?.contents ?? '').map((address) => address.slice(origin.length + 1));
  const addresses = texts.flatMap(({ fileName, contents }) =>
    fileName === 'sitemap.xml' ? [] : addressesOf(contents),
  );
  const firstAt = new Map(addresses.map((address, index) => [address, index] as const).toReversed());
  const repeated = addresses.filter((address, index) => firstAt.get(address) !== index);
  return [
    ...errors.map(({ message, loc }) =>
      finding(
        loc === null ? 'sitemap.xml' : `${loc.fileName}:${loc.lineNumber}`,
        `is no valid sitemap: ${message}`,
        'Correct what scripts/build/publish/sitemaps.ts writes.',
      ),
    ),
    ...texts
      .filter(({ contents }) => Buffer.byteLength(contents) > mostBytes)
      .map(({ fileName }) =>
        finding(fileName, 'is larger than 50 MB', 'Split it (scripts/build/publish/sitemaps.ts).'),
      ),
    ...names
      .filter((file) => file !== 'sitemap.xml' && named.filter((name) => name === file).length !== 1)
      .map((file) => finding(file, 'is not named once by sitemap.xml', correctIndex)),
    ...named
      .filter((name) => !files.has(name))
      .map((name) => finding('sitemap.xml', `names ${name}, which is not there`, correctIndex)),
    ...repeated.map((address) =>
      finding('sitemaps', `list ${address} more than once`, 'Each page belongs to one unit of the plan.'),
    ),
  ];
};
