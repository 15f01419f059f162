import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const project = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');

/** Files below a folder of the project, by their paths in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const atTheTop = readdirSync(project).filter((name) => statSync(join(project, name)).isFile());
const sources = [...['src', 'scripts', 'e2e', 'tests'].flatMap(filesIn), ...atTheTop].filter(
  (file) => /\.(?:m?tsx?|mjs|css)$/.test(file) && file !== 'tests/papers.test.ts',
);
const papers = [...atTheTop, ...filesIn('docs'), ...filesIn('.github')].filter((file) =>
  file.endsWith('.md'),
);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const withoutCode = (markdown: string): string => markdown.replace(/^```.*?^```$/gms, '');

/** The anchors of a paper's headings, as GitHub makes them. */
const anchorsOf = (markdown: string): readonly string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Every match of a pattern's first group, each once. */
const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(
    [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined)),
  ),
];

describe.each(papers)('%s', (paper) => {
  const text = read(paper);

  it('links to files and headings that are there', () => {
    const links = found(withoutCode(text), /\]\(([^)\s]+)\)|<img src="([^"]+)"/g);
    const broken = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? paper : join(dirname(paper), path);
      if (!existsSync(join(project, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const unknown = found(text, /\bnpm run ([a-z][a-z0-9:-]*)/g).filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });
});

// Records of decisions and the changelog tell of the tree as it was.
describe.each(papers.filter((paper) => !/^docs\/decisions\/\d|^CHANGELOG/.test(paper)))('%s', (paper) => {
  it('names files that are there', () => {
    const paths = found(
      read(paper),
      /(?<![\w/.-])((?:src|scripts|e2e|tests|docs|public|\.ci|\.github)\/[\w./-]*[\w-])/g,
    );
    expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([]);
  });
});

describe('the tables of variables in docs/configuration.md', () => {
  const table = found(read('docs/configuration.md'), /^\| `([A-Z][A-Z0-9_]+)` +\|/gm);
  // Set by Node, npm, Vite, the system or a test, or for Vite by the build; a binding of the Worker that the build writes.
  const others = [
    ...['ASSETS', 'NODE_ENV', 'HOME', 'PATH', 'PROD', 'SSR', 'DEV', 'DISPLAY', 'WAYLAND_DISPLAY', 'TERM'],
    ...['KILL_AT_STEP', 'KILL_AT_RENAME', 'VITE_CONFIG_NATIVE_IGNORE_WARNING'],
  ];
  // Read by the store's official client.
  const ofClient = ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'];
  const code = sources
    .filter((file) => !/\.(?:test|soak)\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const asked = found(
    code,
    /\b(?:env|environment|variables)\.([A-Z][A-Z0-9_]+)\b|\.env\('([A-Z][A-Z0-9_]+)'\)|\['\w+', '([A-Z]+_[A-Z_]+)'\]/g,
  );

  it('has every variable that the code reads, and no other', () => {
    const own = asked.filter((name) => !others.includes(name));
    expect(table.toSorted()).toEqual([...own, ...ofClient].toSorted());
  });
});

describe('the index of decisions', () => {
  const index = read('docs/decisions/README.md');
  const records = filesIn('docs/decisions').filter((file) => /\/\d{4}-[^/]*\.md$/.test(file));

  it('has a row with the number, title and status of every record, in order', () => {
    const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.*?) +\| (.*?) +\| (.+?) +\|$/gm)].map(
      ([, number, file, title, status]) => ({ number, file: `docs/decisions/${file}`, title, status }),
    );
    expect(rows).toEqual(
      records.toSorted().map((file) => {
        const text = read(file);
        return {
          number: /\/(\d{4})-/.exec(file)?.[1],
          file,
          title: /^# \d+\.? (.*)$/m.exec(text)?.[1],
          status: /^(?:Status: )?(accepted|rejected|superseded by \d{4})\b/im.exec(text)?.[1]?.toLowerCase(),
        };
      }),
    );
  });
});

describe('a comment', () => {
  it('that names a section of a paper names one that is there', () => {
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w/.-]+\.md)#([\w-]+)/g)]
        .filter(([, paper = '', section = '']) => !anchorsOf(read(paper)).includes(section))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('that names a paper or a record names one that is there', () => {
    const records = filesIn('docs/decisions');
    const isThere = (paper: string): boolean =>
      existsSync(join(project, paper)) || records.some((record) => record.startsWith(`${paper}-`));
    const missing = sources.flatMap((file) =>
      found(read(file), /\b(docs\/[\w/.-]+\.md|docs\/decisions\/\d{4}(?![\w-]))/g)
        .filter((paper) => !isThere(paper))
        .map((paper) => `${file}: ${paper}`),
    );
    expect(missing).toEqual([]);
  });

  it('points at no paper outside the repository', () => {
    const outside = [...sources, ...papers].filter((file) =>
      /\b(?:SPEC|DESIGN)(?:\.md| §)|\.\.\/shared\/(?:data|tools|look)\b/.test(read(file)),
    );
    expect(outside).toEqual([]);
  });
});
