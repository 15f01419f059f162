import type { Problem } from '../problems/problem.ts';

interface HostLimits {
  readonly name: string;
  readonly files?: number;
  /** Bytes of one file, and of all. */
  readonly fileBytes?: number;
  readonly totalBytes?: number;
  /** Where the limits are told. */
  readonly source: string;
  /** What to do about too many files. */
  readonly otherwise: string;
}

const mebibyte = 2 ** 20;
const anotherHost = 'host it elsewhere (docs/hosting.md)';

/** Hosts that this site can be published on, with their limits as of 2026. */
const hosts = {
  cloudflare: {
    name: 'Cloudflare Pages',
    files: 20_000,
    fileBytes: 25 * mebibyte,
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
    otherwise: `take a paid plan, which allows 100,000 files (--host cloudflare-paid), or ${anotherHost}`,
  },
  'cloudflare-paid': {
    name: 'Cloudflare Pages, paid plan',
    files: 100_000,
    fileBytes: 25 * mebibyte,
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
    otherwise: anotherHost,
  },
  netlify: {
    name: 'Netlify',
    source: 'https://docs.netlify.com/deploy/deploy-overview/',
    otherwise: anotherHost,
  },
  vercel: {
    name: 'Vercel',
    source: 'https://vercel.com/docs/limits',
    otherwise: anotherHost,
  },
  'github-pages': {
    name: 'GitHub Pages',
    fileBytes: 100 * mebibyte,
    totalBytes: 1024 * mebibyte,
    source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    otherwise: anotherHost,
  },
  nginx: { name: 'nginx', source: 'https://nginx.org/en/docs/', otherwise: anotherHost },
  s3: {
    name: 'S3 with CloudFront',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html',
    otherwise: anotherHost,
  },
} as const satisfies Record<string, HostLimits>;

export type HostId = keyof typeof hosts;

const isHostId = (text: string): text is HostId => Object.hasOwn(hosts, text);
export const hostIds: readonly HostId[] = Object.keys(hosts).filter(isHostId);

const count = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** What the host would refuse of a site with these files (size in bytes by name). */
export function limitProblems(host: HostId, files: ReadonlyMap<string, number>): readonly Problem[] {
  const limits: HostLimits = hosts[host];
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  const problems: Problem[] = [];
  if (limits.files !== undefined && files.size > limits.files) {
    problems.push({
      file: limits.name,
      value: `${count(files.size)} files`,
      rule: `a site must not have more than ${count(limits.files)} files (${limits.source})`,
      remedy: `List fewer cities; or ${limits.otherwise}.`,
    });
  }
  if (limits.totalBytes !== undefined && total > limits.totalBytes) {
    problems.push({
      file: limits.name,
      value: megabytes(total),
      rule: `a site must not be larger than ${megabytes(limits.totalBytes)} (${limits.source})`,
      remedy: `List fewer cities; or ${limits.otherwise}.`,
    });
  }
  for (const [file, bytes] of files) {
    if (limits.fileBytes === undefined || bytes <= limits.fileBytes) continue;
    problems.push({
      file,
      value: megabytes(bytes),
      rule: `a file must not be larger than ${megabytes(limits.fileBytes)} on ${limits.name} (${limits.source})`,
      remedy: `Make it smaller, or ${anotherHost}.`,
    });
  }
  return problems;
}
