import type { SiteCheck } from './artefact.ts';

const file = '.well-known/security.txt';
const dayMs = 86_400_000;

const leastDays = 30;

// RFC 9116, 2.5.5, recommends less than a year.
const mostDays = 366;

/** Checks that `security.txt` exists and expires in 30 to 366 days. */
export const checkSecurityContact: SiteCheck = async ({ files, read, now }, report) => {
  const reportFault = (problem: string): void =>
    report(file, problem, 'Renew securityContactUntil (src/config/site.ts), and build again.');
  if (!files.has(file)) return reportFault('is not there');
  const [, expires = ''] = /^Expires: *(.*?)\r?$/m.exec((await read(file)).toString()) ?? [];
  const until = Date.parse(expires);
  const days = Math.floor((until - now) / dayMs);
  if (Number.isNaN(until)) reportFault(`does not say until when it holds (Expires: ${expires})`);
  else if (days < leastDays) reportFault(`holds only until ${expires}`);
  else if (days > mostDays) reportFault(`claims to hold until ${expires}, more than a year ahead`);
};
