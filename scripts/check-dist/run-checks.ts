import { groupBy } from '../../src/domain/text/group-by.ts';
import {
  type Finding,
  type InspectPage,
  type PageCheck,
  readPages,
  reportTo,
  type SiteCheck,
  type SiteFiles,
} from './artefact.ts';
import { checkAssetNames } from './asset-names.ts';
import { checkClaims, checkZeroCounts } from './claims/claims.ts';
import { checkClosedPages } from './closed-pages.ts';
import { checkDatasets } from './datasets.ts';
import { checkFormerAddresses } from './former-addresses.ts';
import { checkHeads, checkTitles } from './heads.ts';
import { checkIndexing } from './indexing.ts';
import { checkInlineCode } from './inline-code.ts';
import { checkLinks } from './links.ts';
import { checkLittleKnown } from './little-known.ts';
import { checkMarkup } from './markup.ts';
import { checkNearestClaims } from './nearest-claims.ts';
import { checkReach } from './reach.ts';
import { checkSearchedPages } from './searched-pages.ts';
import { checkSecurityContact } from './security-contact.ts';
import { checkSitemaps } from './sitemaps.ts';
import { checkSizes } from './sizes.ts';
import { checkStructuredData } from './structured-data.ts';

interface Aspect {
  readonly page?: PageCheck;
  readonly site?: SiteCheck;
}

const aspects: Readonly<Record<string, Aspect>> = {
  'titles, descriptions, canonicals': { page: checkHeads, site: checkTitles },
  'robots and sitemaps': { site: checkIndexing },
  'little-known pharmacies': { site: checkLittleKnown },
  sitemaps: { site: checkSitemaps },
  'structured data': { page: checkStructuredData },
  'claims about pharmacies': { page: checkClaims },
  'zero counts': { page: checkZeroCounts },
  'links and fragments': { site: checkLinks },
  'clicks to each page': { site: checkReach },
  'pages of search results': { site: checkSearchedPages },
  'closed pharmacies': { site: checkClosedPages },
  'former addresses': { site: checkFormerAddresses },
  datasets: { site: checkDatasets },
  'asset names': { site: checkAssetNames },
  'inline code': { page: checkInlineCode },
  'nearest pharmacies': { page: checkNearestClaims },
  markup: { site: checkMarkup },
  sizes: { site: checkSizes },
  'security contact': { site: checkSecurityContact },
};

interface CheckResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Runs all checks on a site; returns their findings and the number of pages. */
export async function runChecks(
  files: SiteFiles,
): Promise<{ readonly results: readonly CheckResult[]; readonly pages: number }> {
  const inspections: InspectPage[] = [];
  const running: { readonly name: string; readonly site?: SiteCheck; readonly findings: Finding[] }[] = [];
  for (const [name, { page, site }] of Object.entries(aspects)) {
    const findings: Finding[] = [];
    if (page !== undefined) inspections.push(await page(files, reportTo(findings)));
    running.push({ name, ...(site && { site }), findings });
  }
  const artefact = await readPages(files, (page) => {
    for (const inspect of inspections) inspect(page);
  });
  for (const { site, findings } of running) await site?.(artefact, reportTo(findings));
  return { results: running, pages: artefact.pages.length };
}

const findingsPerRemedy = 5;

/** Formats results of checks as lines: `ok   links`, or `FAIL markup: 3` followed by findings. */
export const formatResults = (results: readonly CheckResult[]): readonly string[] =>
  results.flatMap(({ name, findings }) => [
    findings.length === 0 ? `ok   ${name}` : `FAIL ${name}: ${findings.length}`,
    ...[...groupBy(findings, (finding) => finding.remedy)].flatMap(([remedy, group]) => [
      ...group.slice(0, findingsPerRemedy).map(({ file, problem }) => `     ${file} ${problem}`),
      ...(group.length > findingsPerRemedy
        ? [`     … and ${group.length - findingsPerRemedy} more like these`]
        : []),
      `     → ${remedy}`,
    ]),
  ]);
