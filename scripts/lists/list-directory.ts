/** The folder of the lists that the site is built of, unless another is named. */
export const listDirectory = 'src/data';
