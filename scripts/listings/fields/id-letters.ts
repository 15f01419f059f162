/** An identifier with the letters that keys and addresses may have: runs of others become a hyphen (`PHY 50123`, `PH/31`). */
export const idLetters = (text: string): string =>
  text.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
