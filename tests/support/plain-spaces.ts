/** A text as it is read: what may not break a line, such as the space of `9 am`, is a plain space. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
