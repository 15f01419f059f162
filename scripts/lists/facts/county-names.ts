/**
 * The counties in each planning region of Connecticut. The state's ZIP data has named regions since 2022, but
 * people name the eight counties (Census Bureau, change to county-equivalents in Connecticut, 87 FR 34235).
 */
const connecticut: Readonly<Record<string, readonly string[]>> = {
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
const kind =
  / (?:county|parish|city and borough|borough|municipality|census area|planning region|regional|region)$/;

/** A county's name for comparison, without its kind: `stlouis` for "St. Louis (city)". */
function comparable(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\(.*$/, '')
    .replace(article, '');
  return plain
    .replace(kind, '')
    .replace(/^saint\b/, 'st')
    .replace(/^sainte\b/, 'ste')
    .replace(/[^a-z0-9]/g, '');
}

/** True if a written county is the one that the ZIP data names: `St. Louis` and `St. Louis (city)`. */
export function isSameCounty(written: string, known: string): boolean {
  const wanted = comparable(written);
  const name = comparable(known);
  if (name === wanted || connecticut[name]?.includes(wanted)) return true;
  return known.includes('(city') && name === comparable(written.replace(/ city$/i, ''));
}
