/** Replaces non-breaking spaces, such as that of `9 am`, by plain ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
