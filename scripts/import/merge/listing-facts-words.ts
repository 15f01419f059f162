/** What a pharmacy is called whose sources give it no name. */
export const namelessPharmacy = (street: string): string => `Pharmacy, ${street}`;
