import { groupedNumber } from '../../../src/domain/text/grouped-number.ts';
import type { Problem } from '../../cli/problems/problem.ts';

interface RuleLimits {
  readonly canAnswerGone: boolean;
  readonly mostRules?: number;
  readonly mostRuleBytes?: number;
}

interface Host {
  readonly name: string;
  readonly rules: RuleLimits;
  readonly files?: number;
  readonly fileBytes?: number;
  readonly totalBytes?: number;
  readonly source?: string;
  readonly otherRemedy?: string;
}

const mebibyte = 2 ** 20;
const anotherHost = 'host it elsewhere (docs/hosting.md)';
const paidPlan = (host: string): string =>
  `take a paid plan, which allows 100,000 files (--host ${host}), or `;

const pages = {
  fileBytes: 25 * mebibyte,
  source: 'https://developers.cloudflare.com/pages/platform/limits/',
  // Of 2,000 lines, some are left for the addresses that other software asks for.
  rules: { canAnswerGone: false, mostRules: 1_990 },
} as const;
const workers = {
  fileBytes: 25 * mebibyte,
  source: 'https://developers.cloudflare.com/workers/platform/limits/',
  rules: { canAnswerGone: true },
} as const;

// As of 2026.
const hosts = {
  cloudflare: { ...pages, name: 'Cloudflare Pages', files: 20_000, otherRemedy: paidPlan('cloudflare-paid') },
  'cloudflare-paid': { ...pages, name: 'Cloudflare Pages, paid plan', files: 100_000 },
  workers: { ...workers, name: 'Cloudflare Workers', files: 20_000, otherRemedy: paidPlan('workers-paid') },
  'workers-paid': { ...workers, name: 'Cloudflare Workers, paid plan', files: 100_000 },
  netlify: { name: 'Netlify', rules: { canAnswerGone: true } },
  // Of 2,048 rules in all.
  vercel: { name: 'Vercel', rules: { canAnswerGone: true, mostRules: 1_900 } },
  'github-pages': {
    name: 'GitHub Pages',
    fileBytes: 100 * mebibyte,
    totalBytes: 1024 * mebibyte,
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    rules: { canAnswerGone: false, mostRules: 0 },
  },
  nginx: { name: 'nginx', rules: { canAnswerGone: true } },
  // A function of CloudFront may have 10 KB, of which its own text takes three.
  s3: { name: 'S3 with CloudFront', rules: { canAnswerGone: true, mostRuleBytes: 7_000 } },
} as const satisfies Record<string, Host>;

export type HostId = keyof typeof hosts;

const isHostId = (text: string): text is HostId => Object.hasOwn(hosts, text);
export const hostIds: readonly HostId[] = Object.keys(hosts).filter(isHostId);
const hostOf = (host: HostId): Host => hosts[host];

/** Returns the limits of a host's redirects (docs/hosting.md quotes the sources). */
export const ruleLimits = (host: HostId): RuleLimits => hostOf(host).rules;

/** Returns the most files that a host takes; Infinity without a limit or host. */
export const mostFiles = (host: HostId | undefined): number =>
  (host && hostOf(host).files) ?? Number.POSITIVE_INFINITY;

const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** Returns problems if files (name, bytes) exceed a host's limits of file count, file size or total size. */
export function limitProblems(
  host: HostId,
  files: Iterable<readonly [file: string, bytes: number]>,
): readonly Problem[] {
  const { name, source, otherRemedy = '', ...limits } = hostOf(host);
  const problems: Problem[] = [];
  const total = { files: 0, bytes: 0, cities: 0 };
  const names = new Set<string>();
  for (const [file, bytes] of files) {
    names.add(file);
    total.files += 1;
    total.bytes += bytes;
    if (limits.fileBytes === undefined || bytes <= limits.fileBytes) continue;
    const rule = `a file must not be larger than ${megabytes(limits.fileBytes)} on ${name} (${source})`;
    problems.push({ file, value: megabytes(bytes), rule, remedy: `Make it smaller, or ${anotherHost}.` });
  }
  total.cities = countListedCities(names);
  const refuse = (value: string, rule: string): void => {
    const remedy = `${fewerCities(total, limits.files)}; or ${otherRemedy}${anotherHost}.`;
    problems.push({ file: name, value, rule: `a site must not ${rule} (${source})`, remedy });
  };
  if (limits.files !== undefined && total.files > limits.files)
    refuse(`${groupedNumber(total.files)} files`, `have more than ${groupedNumber(limits.files)} files`);
  if (limits.totalBytes !== undefined && total.bytes > limits.totalBytes)
    refuse(megabytes(total.bytes), `be larger than ${megabytes(limits.totalBytes)}`);
  return problems;
}

/** Counts the listed cities among the files of a site, by their pages: `pharmacy-mobile-al.html`. */
export const countListedCities = (files: ReadonlySet<string>): number =>
  [...files].filter(
    (file) =>
      // Other places have no such page.
      /^pharmacies\/[a-z0-9-]+-[a-z]{2}\.html$/.test(file) &&
      files.has(file.replace('pharmacies/', 'pharmacy-')),
  ).length;

function fewerCities(total: { readonly files: number; readonly cities: number }, most = Infinity): string {
  if (total.cities === 0 || total.files <= most) return 'List fewer cities';
  const perCity = Math.round(total.files / total.cities);
  const fewer = Math.ceil((total.files - most) / perCity);
  return `List ${groupedNumber(fewer)} cities fewer, since each has about ${groupedNumber(perCity)} files`;
}

function roomText(
  { files, cities }: { readonly files: number; readonly cities: number },
  most: number,
): string {
  const remainingFiles = most - files;
  if (remainingFiles < 0 || cities === 0) return '';
  const more = Math.floor(remainingFiles / (files / cities));
  if (more === 0) return `, ${groupedNumber(remainingFiles)} left, fewer than one more city needs`;
  const room = more === 1 ? 'one more city' : `${groupedNumber(more)} more cities`;
  return `, ${groupedNumber(remainingFiles)} left for about ${room}`;
}

const shareToNote = 0.9;

/** Returns a note for each host's limit that is 90 % full: `Cloudflare Pages: 19,512 of 20,000 files`. */
export const limitNotes = (
  total: Readonly<Record<'files' | 'bytes' | 'cities', number>>,
): readonly string[] =>
  hostIds.flatMap((host) => {
    const { name, files = Infinity, totalBytes = Infinity } = hostOf(host);
    return [
      ...(total.files >= shareToNote * files
        ? [`${name}: ${groupedNumber(total.files)} of ${groupedNumber(files)} files${roomText(total, files)}`]
        : []),
      ...(total.bytes >= shareToNote * totalBytes
        ? [`${name}: ${megabytes(total.bytes)} of ${megabytes(totalBytes)}`]
        : []),
    ];
  });

/** Returns a note if the text of `_redirects` has 90 % or more of the lines that Cloudflare Pages reads. */
export function redirectNotes(redirects = ''): readonly string[] {
  const lines = redirects.split('\n').length - 1;
  const { mostRules } = pages.rules;
  if (lines < shareToNote * mostRules) return [];
  const counted = `${groupedNumber(lines)} of ${groupedNumber(mostRules)} redirects`;
  return [`Cloudflare Pages: ${counted} (--host cloudflare writes fewer)`];
}
