import { groupBy } from '../../src/domain/text/group-by.ts';
import {
  type Finding,
  type PageCheck,
  type PageLook,
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

/** A check of each page by itself, of all together, or both. */
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
  'what pages claim': { page: checkClaims },
  'counts of nothing': { page: checkZeroCounts },
  'links and fragments': { site: checkLinks },
  'ways to each page': { site: checkReach },
  'pages of what can be searched': { site: checkSearchedPages },
  'closed pharmacies': { site: checkClosedPages },
  'addresses of earlier pages': { site: checkFormerAddresses },
  datasets: { site: checkDatasets },
  'names of assets': { site: checkAssetNames },
  'inline code': { page: checkInlineCode },
  'nearest pharmacies': { page: checkNearestClaims },
  markup: { site: checkMarkup },
  sizes: { site: checkSizes },
  'contact for security': { site: checkSecurityContact },
};

/** Findings of one check. */
interface CheckResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Reads every page of a site once and runs every check, whatever the others found. Also counts the pages. */
export async function runChecks(
  files: SiteFiles,
): Promise<{ readonly results: readonly CheckResult[]; readonly pages: number }> {
  const looks: PageLook[] = [];
  const running: { readonly name: string; readonly site?: SiteCheck; readonly findings: Finding[] }[] = [];
  for (const [name, { page, site }] of Object.entries(aspects)) {
    const findings: Finding[] = [];
    if (page !== undefined) looks.push(await page(files, reportTo(findings)));
    running.push({ name, ...(site && { site }), findings });
  }
  const artefact = await readPages(files, (page) => {
    for (const look of looks) look(page);
  });
  for (const { site, findings } of running) await site?.(artefact, reportTo(findings));
  return { results: running, pages: artefact.pages.length };
}

const shownPerProblem = 5;

/** Writes each check as a line, with the first few findings of each remedy below it. */
export const formatResults = (results: readonly CheckResult[]): readonly string[] =>
  results.flatMap(({ name, findings }) => [
    findings.length === 0 ? `ok   ${name}` : `FAIL ${name}: ${findings.length}`,
    ...[...groupBy(findings, (finding) => finding.remedy)].flatMap(([remedy, group]) => [
      ...group.slice(0, shownPerProblem).map(({ file, problem }) => `     ${file} ${problem}`),
      ...(group.length > shownPerProblem
        ? [`     … and ${group.length - shownPerProblem} more like these`]
        : []),
      `     → ${remedy}`,
    ]),
  ]);
