/** Whether a file of this name is what a system notes beside others by itself: the Finder and Windows of a folder, macOS of a file on a disk that knows no attributes. */
export const isSystemNote = (name: string): boolean =>
  name.startsWith('._') || ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name);
