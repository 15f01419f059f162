import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultMapStyleUrl } from '../../../src/config/constants.ts';
import { datasetFile, datasetPaths } from '../../../src/domain/site/paths.ts';
import { newFolder } from '../../../tests/support/new-folder.ts';
import { type PageContent, readTemplate, type TemplateFacts } from './page-template.ts';

const index = `<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true },
  'src/app/client/main.tsx': { file: 'assets/main-1.js', imports: ['_vendor.js', 'index.html'] },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_card.js': { file: 'assets/card-1.js', imports: ['_vendor.js'] },
  'src/app/routes/slug.tsx': { file: 'assets/slug-1.js', imports: ['_card.js', 'index.html'] },
};

const facts: TemplateFacts = {
  sample: false,
  origin: 'https://p.test',
  mapStyleUrl: defaultMapStyleUrl,
};
const parts: PageContent = {
  head: '<title>T</title>',
  html: '<h1>H</h1>',
  entries: [],
  hydrates: true,
  data: { kind: undefined, files: [] },
};

async function template(
  given: Partial<TemplateFacts> = {},
  html = index,
): Promise<(parts: PageContent) => string> {
  const client = newFolder();
  await mkdir(join(client, '.vite'));
  await writeFile(join(client, 'index.html'), html);
  await writeFile(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return readTemplate(client, { ...facts, ...given });
}

const overview = {
  kind: 'overview',
  files: [datasetFile(datasetPaths.overview, '0a1b'), datasetFile(datasetPaths.tile('03'), '2c3d')],
};

const modulesOf = (html: string): string | undefined =>
  /<meta name="modules" content="([^"]*)"/.exec(html)?.[1];

describe('the page template', () => {
  it('changes nothing in the app and the head, whatever characters they hold', async () => {
    const assemble = await template();
    const html = `<h1>$&amp; $1 $$ $\` $' "it's" &lt;/head&gt; &lt;div id="root"&gt;</h1>`;
    const head = '<title>$& &lt;/script&gt; $1</title>';
    const page = assemble({ ...parts, html, head });
    expect(page).toContain(`<div id="root" data-server-rendered="true">${html}</div>`);
    expect(page.slice(0, page.indexOf('</head>'))).toContain(head);
    const plain = assemble({ ...parts, html: '', head: '' });
    expect(page.length).toBe(plain.length + html.length + head.length);
  });

  it('names the files of app and screen and their imports, each once, without the first script', async () => {
    const assemble = await template();
    expect(modulesOf(assemble({ ...parts, entries: ['src/app/routes/slug.tsx'] }))).toBe(
      '/assets/main-1.js /assets/vendor-1.js /assets/slug-1.js /assets/card-1.js',
    );
    expect(modulesOf(assemble(parts))).toBe('/assets/main-1.js /assets/vendor-1.js');
    // The second page of a screen names the same files as the first.
    const again = { ...parts, entries: ['src/app/routes/slug.tsx'] };
    expect(assemble(again)).toBe(assemble(again));
  });

  it('writes no script of its own', async () => {
    const assemble = await template({ sample: true, locationService: 'https://l.test/?token=a' });
    const page = assemble({
      ...parts,
      data: overview,
    });
    expect([...page.matchAll(/<script/g)]).toHaveLength(1);
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
  });

  it('names the page’s dataset with its kind, and its tiles', async () => {
    const assemble = await template();
    const page = assemble({
      ...parts,
      data: overview,
    });
    expect(page).toContain(
      '<meta name="dataset" content="/data/overview.0a1b.json overview /data/tiles/03.2c3d.json"/>',
    );
    expect(assemble(parts)).not.toContain('name="dataset"');
  });

  it('names on every page the sources of the listings, or samples, and the location service', async () => {
    const plain = (await template({ sources: ['nppes', 'osm'] }))(parts);
    expect(plain).toContain('content="nppes osm"');
    expect(plain).not.toContain('content="sample"');
    const page = (await template({ sample: true, locationService: 'https://l.test/?a=1&token=b' }))(parts);
    expect(page).toContain('content="sample"');
    expect(page).toContain('content="https://l.test/?a=1&amp;token=b"');
  });

  it('names the map’s style unless it is the default, and the contact form’s address if set', async () => {
    expect((await template())(parts)).not.toMatch(/map-style|contact-form/);
    const none = (await template({ mapStyleUrl: undefined }))(parts);
    expect(none).toContain('<meta name="map-style" content=""/>');
    const own = await template({
      mapStyleUrl: 'https://m.test/s',
      contactFormUrl: 'https://f.test/1',
    });
    expect(own(parts)).toContain('<meta name="map-style" content="https://m.test/s"/>');
    expect(own(parts)).toContain('<meta name="contact-form" content="https://f.test/1"/>');
  });

  it('does not mark a page as server-rendered if the browser renders it anew', async () => {
    const page = (await template())({ ...parts, hydrates: false });
    expect(page).toContain('<div id="root"><h1>H</h1></div>');
  });

  it('refuses an index.html without a head or root element', async () => {
    await expect(template({}, '<html><body><div id="root"></div></body></html>')).rejects.toThrow(
      'index.html has no </head>',
    );
    await expect(template({}, '<html><head></head><body></body></html>')).rejects.toThrow(
      'index.html has no <div id="root"></div>',
    );
  });
});
