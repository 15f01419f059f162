import { type Check, finding } from './artefact.ts';

const file = '.well-known/security.txt';
const dayMs = 86_400_000;

/** What is deployed stays for a while, so its contact must hold so much longer. */
const leastDays = 30;

/** RFC 9116, 2.5.5, recommends less than a year. */
const mostDays = 366;

/** `security.txt` says until when its contact holds, and that is neither over nor far off. */
export const checkSecurityContact: Check = async ({ files, read, now }) => {
  const found = (problem: string) => [
    finding(file, problem, 'Renew securityContactUntil (src/config/site.ts), and build again.'),
  ];
  if (!files.has(file)) return found('is not there');
  const [, expires = ''] = /^Expires: *(.*?)\r?$/m.exec((await read(file)).toString()) ?? [];
  const until = Date.parse(expires);
  if (Number.isNaN(until)) return found(`does not say until when it holds (Expires: ${expires})`);
  const days = Math.floor((until - now) / dayMs);
  if (days < leastDays) return found(`holds only until ${expires}`);
  return days > mostDays ? found(`claims to hold until ${expires}, more than a year ahead`) : [];
};
