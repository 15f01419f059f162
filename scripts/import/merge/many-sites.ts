import type { SourceRecord } from '../source-record.ts';

/**
 * Words of organisations that run pharmacies at several places under one phone: health systems, clinics, public bodies. As
 * found among the register's phones that stand in more than one place of a town.
 */
const manySites =
  /\bhealth (?:care )?(?:corporation|systems?|services|cent(?:er|re)s?|alliance|department|district|network|plan)\b|\b(?:community|family|public|primary|county|rural|migrant) (?:health|care)|\bmedical (?:cent(?:er|re)s?|groups?|services|associates|foundation|school)\b|\b(?:hospitals?|infirmary|clinics?|county|city of|state of|department|university|college|foundation|institute|cancer|oncolog\w*|urolog\w*|ambulatory|urgent care|authority|veterans|physicians|associates|medassist)\b/i;

/** Numbers that are free to call lead to a central office. */
const tollFree = /^\+18(?:00|33|44|55|66|77|88)/;

/** Whether a record may be one of several places of an organisation that give one phone. */
export const mayHaveManySites = ({ name, legalName, types, brand, phone }: SourceRecord): boolean =>
  brand !== undefined ||
  tollFree.test(phone ?? '') ||
  types.some((type) => type === 'hospital' || type === 'clinic') ||
  [name, legalName].some((text) => text !== undefined && manySites.test(text));

const numeralsOf = ({ name, legalName }: SourceRecord): string =>
  (`${name ?? legalName ?? ''}`.toUpperCase().match(/\b(?:#?\d+|I{1,3}|IV|VI{0,3})\b/g) ?? [])
    .map((numeral) => numeral.replace(/^#?0*/, ''))
    .join(' ');

/** Whether two names are numbered as branches are, and differently: `Caremax Pharmacy` and `Caremax Pharmacy 725`. */
export const areNumberedApart = (a: SourceRecord, b: SourceRecord): boolean => {
  const [one, other] = [numeralsOf(a), numeralsOf(b)];
  return one !== other && /\d|\b[IV]+\b/.test(one + other);
};
