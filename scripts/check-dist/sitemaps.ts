import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { type SiteCheck, sitemapUrls } from './artefact.ts';

const schemaFile = join(import.meta.dirname, 'schemas', 'sitemap.xsd');

// https://www.sitemaps.org/protocol.html
const mostBytes = 50 * 2 ** 20;
const correctIndex = 'Correct the index (scripts/build/site-files/sitemaps.ts).';

/** Checks that sitemaps are valid and small enough, stand once in the index, and list no URL twice. */
export const checkSitemaps: SiteCheck = async ({ files, read, origin }, report) => {
  const names = [...files].filter((file) => /^(?:sitemap|sitemaps\/.*)\.xml$/.test(file)).toSorted();
  const texts: { readonly fileName: string; readonly contents: string }[] = [];
  for (const fileName of names) texts.push({ fileName, contents: (await read(fileName)).toString() });
  if (texts.length === 0) return;
  const { errors } = await validateXML({
    xml: texts,
    schema: [await readFile(schemaFile, 'utf8')],
    // Pages of 64 KiB. The most is enough for 50 MB of XML.
    initialMemoryPages: 512,
    maxMemoryPages: 16_384,
  });
  for (const { message, loc } of errors)
    report(
      loc === null ? 'sitemap.xml' : `${loc.fileName}:${loc.lineNumber}`,
      `is no valid sitemap: ${message}`,
      'Correct what scripts/build/site-files/sitemaps.ts writes.',
    );
  let index: readonly string[] = [];
  const listedAddresses = new Set<string>();
  for (const { fileName, contents } of texts) {
    if (Buffer.byteLength(contents) > mostBytes)
      report(fileName, 'is larger than 50 MB', 'Split it (scripts/build/site-files/sitemaps.ts).');
    const addresses = sitemapUrls(contents);
    if (fileName === 'sitemap.xml') index = addresses.map((address) => address.slice(origin.length + 1));
    else
      for (const address of addresses) {
        if (listedAddresses.has(address))
          report('sitemaps', `list ${address} more than once`, 'Each page belongs to one unit of the plan.');
        listedAddresses.add(address);
      }
  }
  for (const file of names)
    if (file !== 'sitemap.xml' && index.filter((name) => name === file).length !== 1)
      report(file, 'is not named once by sitemap.xml', correctIndex);
  for (const name of index)
    if (!files.has(name)) report('sitemap.xml', `names ${name}, which is not there`, correctIndex);
};
