import { groupBy } from '../../src/domain/text/group-by.ts';
import type { Artefact, Check, Finding } from './artefact.ts';
import { checkAssetNames } from './asset-names.ts';
import { checkClaims, checkZeroCounts } from './claims/claims.ts';
import { checkClosedPages } from './closed-pages.ts';
import { checkDatasets } from './datasets.ts';
import { checkFormerAddresses } from './former-addresses.ts';
import { checkHeads } from './heads.ts';
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

const checks: Readonly<Record<string, Check>> = {
  'titles, descriptions, canonicals': checkHeads,
  'robots and sitemaps': checkIndexing,
  'little-known pharmacies': checkLittleKnown,
  sitemaps: checkSitemaps,
  'structured data': checkStructuredData,
  'what pages claim': checkClaims,
  'counts of nothing': checkZeroCounts,
  'links and fragments': checkLinks,
  'ways to each page': checkReach,
  'pages of what can be searched': checkSearchedPages,
  'closed pharmacies': checkClosedPages,
  'addresses of earlier pages': checkFormerAddresses,
  datasets: checkDatasets,
  'names of assets': checkAssetNames,
  'inline code': checkInlineCode,
  'nearest pharmacies': checkNearestClaims,
  markup: checkMarkup,
  sizes: checkSizes,
  'contact for security': checkSecurityContact,
};

/** Findings of one check. */
export interface CheckResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Runs every check, whatever the others found. */
export async function runChecks(artefact: Artefact): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [name, check] of Object.entries(checks)) {
    results.push({ name, findings: await check(artefact) });
  }
  return results;
}

const shownPerProblem = 5;

/** Each check as a line, with its findings below; of findings that share a remedy only the first few are spelt out. */
export const formatResults = (results: readonly CheckResult[]): readonly string[] =>
  results.flatMap(({ name, findings }) => [
    `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}${findings.length === 0 ? '' : `: ${findings.length}`}`,
    ...[...groupBy(findings, (finding) => finding.remedy)].flatMap(([remedy, group]) => [
      ...group.slice(0, shownPerProblem).map(({ file, problem }) => `     ${file} ${problem}`),
      ...(group.length > shownPerProblem
        ? [`     … and ${group.length - shownPerProblem} more like these`]
        : []),
      `     → ${remedy}`,
    ]),
  ]);
