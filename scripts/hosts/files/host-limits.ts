import type { Problem } from '../../cli/problems/problem.ts';

interface HostLimits {
  readonly name: string;
  readonly files?: number;
  /** Bytes of one file, and of all. */
  readonly fileBytes?: number;
  readonly totalBytes?: number;
  /** Where the limits are told; docs/hosting.md quotes them. */
  readonly source: string;
  /** What else to do about too many files than to host it elsewhere. */
  readonly otherwise?: string;
}

/** What a host's rules can say of addresses that are no page any more. */
interface RuleLimits {
  /** Where the `*` of a pattern may stand: nowhere, for a whole part of the path, or for some of its letters too. */
  readonly patterns: 'none' | 'whole parts' | 'any';
  /** Whether it can answer with 410. */
  readonly gone: boolean;
  readonly mostPaths?: number;
  readonly mostPatterns?: number;
  /** Bytes of all rules. */
  readonly mostBytes?: number;
}

const mebibyte = 2 ** 20;
const anotherHost = 'host it elsewhere (docs/hosting.md)';
const pagesLimits = 'https://developers.cloudflare.com/pages/platform/limits/';
const workersLimits = 'https://developers.cloudflare.com/workers/platform/limits/';

/** Hosts that this site can be published on, with their limits as of 2026. */
const hosts = {
  cloudflare: {
    name: 'Cloudflare Pages',
    files: 20_000,
    fileBytes: 25 * mebibyte,
    source: pagesLimits,
    otherwise: 'take a paid plan, which allows 100,000 files (--host cloudflare-paid), or ',
  },
  'cloudflare-paid': {
    name: 'Cloudflare Pages, paid plan',
    files: 100_000,
    fileBytes: 25 * mebibyte,
    source: pagesLimits,
  },
  workers: {
    name: 'Cloudflare Workers',
    files: 20_000,
    fileBytes: 25 * mebibyte,
    source: workersLimits,
    otherwise: 'take a paid plan, which allows 100,000 files (--host workers-paid), or ',
  },
  'workers-paid': {
    name: 'Cloudflare Workers, paid plan',
    files: 100_000,
    fileBytes: 25 * mebibyte,
    source: workersLimits,
  },
  netlify: {
    name: 'Netlify',
    source: 'https://docs.netlify.com/deploy/deploy-overview/',
  },
  vercel: {
    name: 'Vercel',
    source: 'https://vercel.com/docs/limits',
  },
  'github-pages': {
    name: 'GitHub Pages',
    fileBytes: 100 * mebibyte,
    totalBytes: 1024 * mebibyte,
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
  },
  nginx: { name: 'nginx', source: 'https://nginx.org/en/docs/' },
  s3: {
    name: 'S3 with CloudFront',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html',
  },
} as const satisfies Record<string, HostLimits>;

export type HostId = keyof typeof hosts;

const isHostId = (text: string): text is HostId => Object.hasOwn(hosts, text);
export const hostIds: readonly HostId[] = Object.keys(hosts).filter(isHostId);

/**
 * Of Cloudflare Pages' 2,000 and 100, and Vercel's 2,048, some are left for the addresses that other software asks for. Netlify states
 * no number. A function of CloudFront may have 10 KB, of which its own text takes three.
 */
const pagesRules = { patterns: 'any', gone: false, mostPaths: 1_990, mostPatterns: 100 } as const;

/** What each host's rules can say (docs/hosting.md quotes the sources). */
export const ruleLimits: Readonly<Record<HostId, RuleLimits>> = {
  cloudflare: pagesRules,
  'cloudflare-paid': pagesRules,
  workers: { patterns: 'any', gone: true },
  'workers-paid': { patterns: 'any', gone: true },
  netlify: { patterns: 'whole parts', gone: true },
  vercel: { patterns: 'any', gone: true, mostPaths: 1_900, mostPatterns: 100 },
  'github-pages': { patterns: 'none', gone: false, mostPaths: 0, mostPatterns: 0 },
  nginx: { patterns: 'any', gone: true },
  s3: { patterns: 'any', gone: true, mostBytes: 7_000 },
};

const count = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** Sizes of files in bytes, by name, that can be gone through more than once: a map of them, or what reads them from elsewhere. */
type FileSizes = Iterable<readonly [file: string, bytes: number]>;

/** How many files a site has, of how many bytes. */
interface SiteSize {
  readonly files: number;
  readonly bytes: number;
}

/** A site's size, and how many of its files are a city's own page. */
function totalsOf(sizes: FileSizes): SiteSize & { readonly cities: number } {
  const totals = { files: 0, bytes: 0, cities: 0 };
  for (const [file, bytes] of sizes) {
    totals.files += 1;
    totals.bytes += bytes;
    if (cityFile.test(file)) totals.cities += 1;
  }
  return totals;
}

const cityFile = /^pharmacies\/[a-z0-9-]+-[a-z]{2}\.html$/;

/** What to leave out for a site to have so many files at the most. */
function fewerCities(
  { files, cities }: ReturnType<typeof totalsOf>,
  most = Number.POSITIVE_INFINITY,
): string {
  const each = Math.round(files / Math.max(1, cities));
  if (cities === 0 || files <= most) return 'List fewer cities';
  return `List ${count(Math.ceil((files - most) / each))} cities fewer, since each has about ${count(each)} files`;
}

/** How many files a site may have on the host; infinite where it has no limit, and for no host in particular. */
export function mostFiles(host: HostId | undefined): number {
  const limits: HostLimits | undefined = host && hosts[host];
  return limits?.files ?? Number.POSITIVE_INFINITY;
}

/** What the host would refuse of a site with these files (size in bytes by name), those of earlier deploys among them. */
export function limitProblems(host: HostId, files: FileSizes): readonly Problem[] {
  const { name, source, otherwise = '', ...limits }: HostLimits = hosts[host];
  const total = totalsOf(files);
  const problems: Problem[] = [];
  const remedy = `${fewerCities(total, limits.files)}; or ${otherwise}${anotherHost}.`;
  if (limits.files !== undefined && total.files > limits.files) {
    const rule = `a site must not have more than ${count(limits.files)} files (${source})`;
    problems.push({ file: name, value: `${count(total.files)} files`, rule, remedy });
  }
  if (limits.totalBytes !== undefined && total.bytes > limits.totalBytes) {
    const rule = `a site must not be larger than ${megabytes(limits.totalBytes)} (${source})`;
    problems.push({ file: name, value: megabytes(total.bytes), rule, remedy });
  }
  for (const [file, bytes] of files) {
    if (limits.fileBytes === undefined || bytes <= limits.fileBytes) continue;
    const rule = `a file must not be larger than ${megabytes(limits.fileBytes)} on ${name} (${source})`;
    problems.push({ file, value: megabytes(bytes), rule, remedy: `Make it smaller, or ${anotherHost}.` });
  }
  return problems;
}

/** From this part of a limit on, a build says so. */
const near = 0.9;

/** The limits that a site has passed or comes near, of all hosts: `Cloudflare Pages: 19,512 of 20,000 files`. */
export function limitNotes(total: SiteSize): readonly string[] {
  return hostIds.flatMap((host) => {
    const { name, files, totalBytes }: HostLimits = hosts[host];
    return [
      ...(files !== undefined && total.files >= near * files
        ? [`${name}: ${count(total.files)} of ${count(files)} files`]
        : []),
      ...(totalBytes !== undefined && total.bytes >= near * totalBytes
        ? [`${name}: ${megabytes(total.bytes)} of ${megabytes(totalBytes)}`]
        : []),
    ];
  });
}

/**
 * Whether a `_redirects` file has more lines than Cloudflare Pages reads. A build for it never does; one for no host in particular may, since
 * Netlify understands fewer patterns.
 */
export function redirectNotes(redirects = ''): readonly string[] {
  const lines = redirects.split('\n').length - 1;
  const { mostPaths } = pagesRules;
  return lines >= near * mostPaths
    ? [
        `Cloudflare Pages: ${count(lines)} of ${count(mostPaths)} redirects (--host cloudflare makes do with fewer)`,
      ]
    : [];
}
