const start = 'card-';

/** Id of the card with that number, which the pin of the same number leads to. */
export const cardId = (number: number): string => start + number;

/** True for the fragment of an address that names a card. */
export const isCardHash = (hash: string): boolean => hash.startsWith(`#${start}`);
