import type { Problem } from '../problems/problem.ts';

interface HostLimits {
  readonly name: string;
  readonly files?: number;
  /** Bytes of one file, and of all. */
  readonly fileBytes?: number;
  readonly totalBytes?: number;
  /** Where the limits are told. */
  readonly source: string;
  /** What else to do about too many files than to host it elsewhere. */
  readonly otherwise?: string;
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
    otherwise: 'take a paid plan, which allows 100,000 files (--host cloudflare-paid), or ',
  },
  'cloudflare-paid': {
    name: 'Cloudflare Pages, paid plan',
    files: 100_000,
    fileBytes: 25 * mebibyte,
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
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

const count = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MiB`;

/** What the host would refuse of a site with these files (size in bytes by name). */
export function limitProblems(host: HostId, files: ReadonlyMap<string, number>): readonly Problem[] {
  const { name, source, otherwise = '', ...limits }: HostLimits = hosts[host];
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  const problems: Problem[] = [];
  const remedy = `List fewer cities; or ${otherwise}${anotherHost}.`;
  if (limits.files !== undefined && files.size > limits.files) {
    const rule = `a site must not have more than ${count(limits.files)} files (${source})`;
    problems.push({ file: name, value: `${count(files.size)} files`, rule, remedy });
  }
  if (limits.totalBytes !== undefined && total > limits.totalBytes) {
    const rule = `a site must not be larger than ${megabytes(limits.totalBytes)} (${source})`;
    problems.push({ file: name, value: megabytes(total), rule, remedy });
  }
  for (const [file, bytes] of files) {
    if (limits.fileBytes === undefined || bytes <= limits.fileBytes) continue;
    const rule = `a file must not be larger than ${megabytes(limits.fileBytes)} on ${name} (${source})`;
    problems.push({ file, value: megabytes(bytes), rule, remedy: `Make it smaller, or ${anotherHost}.` });
  }
  return problems;
}
