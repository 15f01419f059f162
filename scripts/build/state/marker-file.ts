/**
 * The file that makes a folder the build's own. It is published with the rest and tells nothing that the pages do not: a
 * name starting with a dot keeps it from most listings, and the names of files are digests.
 */
export const markerFile = '.pharmacy-directory-build.json';

/**
 * Where files come from that a build brings over from another file system; there, be it empty, from before the first change of a
 * publication until after the last one. The name is the build's in every published folder.
 */
export const incomingFolder = '.pharmacy-directory-incoming';
