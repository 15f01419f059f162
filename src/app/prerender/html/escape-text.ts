const special = /["'&<>]/;
const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as React writes it, between tags and in attributes. */
export const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/["'&<>]/g, (character) => escapes[character] ?? character) : text;
