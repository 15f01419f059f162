/** Columns before the taxonomy codes. */
const identity = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Name Prefix Text',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  'Provider Other Last Name',
  'Provider Other First Name',
  'Provider Other Middle Name',
  'Provider Other Name Prefix Text',
  'Provider Other Name Suffix Text',
  'Provider Other Credential Text',
  'Provider Other Last Name Type Code',
  'Provider First Line Business Mailing Address',
  'Provider Second Line Business Mailing Address',
  'Provider Business Mailing Address City Name',
  'Provider Business Mailing Address State Name',
  'Provider Business Mailing Address Postal Code',
  'Provider Business Mailing Address Country Code (If outside U.S.)',
  'Provider Business Mailing Address Telephone Number',
  'Provider Business Mailing Address Fax Number',
  'Provider First Line Business Practice Location Address',
  'Provider Second Line Business Practice Location Address',
  'Provider Business Practice Location Address City Name',
  'Provider Business Practice Location Address State Name',
  'Provider Business Practice Location Address Postal Code',
  'Provider Business Practice Location Address Country Code (If outside U.S.)',
  'Provider Business Practice Location Address Telephone Number',
  'Provider Business Practice Location Address Fax Number',
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Provider Sex Code',
  'Authorized Official Last Name',
  'Authorized Official First Name',
  'Authorized Official Middle Name',
  'Authorized Official Title or Position',
  'Authorized Official Telephone Number',
] as const;
const afterIdentifiers = [
  'Is Sole Proprietor',
  'Is Organization Subpart',
  'Parent Organization LBN',
  'Parent Organization TIN',
  'Authorized Official Name Prefix Text',
  'Authorized Official Name Suffix Text',
  'Authorized Official Credential Text',
] as const;

const numbered = (count: number, names: (slot: number) => readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => names(index + 1)).flat();

/**
 * The header of the register's main file in layout V.2 (https://download.cms.gov/nppes/NPI_Files.html): 330 columns, of
 * them 15 taxonomy codes and 50 identifiers of other issuers.
 */
export const registerHeader: readonly string[] = [
  ...identity,
  ...numbered(15, (slot) => [
    `Healthcare Provider Taxonomy Code_${slot}`,
    `Provider License Number_${slot}`,
    `Provider License Number State Code_${slot}`,
    `Healthcare Provider Primary Taxonomy Switch_${slot}`,
  ]),
  ...numbered(50, (slot) => [
    `Other Provider Identifier_${slot}`,
    `Other Provider Identifier Type Code_${slot}`,
    `Other Provider Identifier State_${slot}`,
    `Other Provider Identifier Issuer_${slot}`,
  ]),
  ...afterIdentifiers,
  ...numbered(15, (slot) => [`Healthcare Provider Taxonomy Group_${slot}`]),
  'Certification Date',
];
