import type { SiteCheck } from './artefact.ts';

const file = '.well-known/security.txt';
const dayMs = 86_400_000;

/** The contact must hold longer than this: a deployed site stays for a while. */
const leastDays = 30;

/** RFC 9116, 2.5.5, recommends less than a year. */
const mostDays = 366;

/** Checks that the contact in `security.txt` expires neither too soon nor too far off. */
export const checkSecurityContact: SiteCheck = async ({ files, read, now }, report) => {
  const found = (problem: string): void =>
    report(file, problem, 'Renew securityContactUntil (src/config/site.ts), and build again.');
  if (!files.has(file)) return found('is not there');
  const [, expires = ''] = /^Expires: *(.*?)\r?$/m.exec((await read(file)).toString()) ?? [];
  const until = Date.parse(expires);
  const days = Math.floor((until - now) / dayMs);
  if (Number.isNaN(until)) found(`does not say until when it holds (Expires: ${expires})`);
  else if (days < leastDays) found(`holds only until ${expires}`);
  else if (days > mostDays) found(`claims to hold until ${expires}, more than a year ahead`);
};
