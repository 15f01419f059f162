// Counties by planning region, which ZIP data has instead since 2022 (Census Bureau, 87 FR 34235).
const connecticutCounties: Readonly<Record<string, readonly string[]>> = {
  capitol: ['hartford', 'tolland'],
  connecticutmetropolitan: ['fairfield'],
  lowerconnecticutrivervalley: ['middlesex', 'newlondon'],
  naugatuckvalley: ['newhaven', 'litchfield', 'fairfield'],
  northeasternconnecticut: ['windham', 'tolland', 'newlondon'],
  northwesthills: ['litchfield', 'hartford'],
  southcentral: ['newhaven'],
  southeasternconnecticut: ['newlondon', 'windham'],
  westernconnecticut: ['fairfield', 'litchfield'],
};

const article = /^(?:city and (?:county|borough) of|city of|county of|parish of) /;
const countyKind =
  / (?:county|parish|city and borough|borough|municipality|census area|planning region|regional|region)$/;

function comparableCounty(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .replace(article, '');
  return plain
    .replace(countyKind, '')
    .replace(/^saint\b/, 'st')
    .replace(/^sainte\b/, 'ste')
    .replace(/[^a-z0-9]/g, '');
}

/** True if an editor's and GeoNames' county are the same: `St. Louis`, `St. Louis (city)` → true. */
export function isSameCounty(written: string, known: string): boolean {
  const writtenName = comparableCounty(written);
  const knownName = comparableCounty(known);
  if (knownName === writtenName || connecticutCounties[knownName]?.includes(writtenName)) return true;
  return known.includes('(city') && knownName === comparableCounty(written.replace(/ city$/i, ''));
}
