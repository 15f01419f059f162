/** Something of React that the pre-renderer leaves to React: the page is then rendered by it alone. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
