import { namePattern } from './name-words.ts';

const [legalForm, hanging] = [namePattern('legal form'), namePattern('hanging')];

/**
 * Words that belong to a legal form: `GRISTEDES OPERATING CORP`, `PRICE CHOPPER OPERATING CO OF VERMONT INC`.
 */
const operating = /[\s,]+operating(?:\s+co(?:mpany)?\.?\s+of\s+\w+(?:\s\w+)?)?\s*$/i;

/**
 * Returns a name without the legal form at its end: `GARCIA PHARMACY, INC.` → `GARCIA PHARMACY`. Idempotent.
 */
export function withoutLegalForm(name: string): string {
  let rest = name.trim();
  for (let formed = false; ; ) {
    const bare = rest.replace(legalForm, '');
    formed ||= bare !== rest;
    const whole = bare.replace(hanging, '');
    const shorter = (formed ? whole.replace(operating, '') : whole).replace(/[\s,;/–-]+$/, '');
    if (shorter === rest || shorter === '') return rest;
    rest = shorter;
  }
}

const innerForm =
  /^(.*[^\s,])[\s,]+(?:inc|llc|l\.l\.c|lp|llp|pllc|corp|ltd)\b\.?(?:\s*[-–/:,(]\s*|\s+)(\S.*?)\s*\)?$/i;
const saysPharmacy = /pharm|drug|rx|apothec|chemist|farmac|prescription/i;
const generic = /^(?:the|a|an|pharmacy|drugs?|rx|of|and|at|no\.?|store|[ivx]+|#?\d+|[a-z]{1,3})$/i;

/**
 * Returns the part behind a legal form that separates a company's name from its shop's: `ENTERPRISE RX LLC
 * BEST PHARMACY` → `BEST PHARMACY`. If that part is no name of its own, it stays with the company's: `SPEED
 * INC II`.
 */
export function afterLegalForm(name: string): string {
  const [, head, tail] = innerForm.exec(name) ?? [];
  if (head === undefined || tail === undefined) return name;
  if (/^a\b/i.test(tail)) return head;
  const own = tail.split(/\s+/).filter((word) => !generic.test(word)).length;
  const isName =
    !/^of\b/i.test(tail) && (saysPharmacy.test(tail) ? own > 0 : own > 1 && !saysPharmacy.test(head));
  return isName ? tail : `${head} ${tail}`;
}
