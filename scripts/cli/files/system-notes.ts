/** True for the name of a file that macOS or Windows made: `.DS_Store`, `Thumbs.db`. */
export const isSystemNote = (name: string): boolean =>
  name.startsWith('._') || ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name);
