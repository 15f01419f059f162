import type { DescribedObject, ObjectStore, SentObject } from '../../scripts/hosts/deploy/object-store.ts';

/** An S3 store in memory, with ETags that are no digests. */
export class MemoryStore implements ObjectStore {
  readonly objects = new Map<
    string,
    SentObject & Pick<DescribedObject, 'etag'> & { readonly content: Buffer }
  >();
  /** Calls in order: `put about`. */
  readonly calls: string[] = [];
  /** Number of changes that still succeed. */
  left = Number.POSITIVE_INFINITY;
  /** Called after each change. */
  watch: () => void = () => undefined;
  #changes = 0;

  #change(call: string): void {
    if (this.left <= 0) throw new Error('The store is gone');
    this.left -= 1;
    this.calls.push(call);
  }

  async listEtags() {
    return new Map([...this.objects].map(([key, { etag }]) => [key, etag] as const));
  }

  async describe(key: string) {
    this.calls.push(`describe ${key}`);
    return this.objects.get(key);
  }

  async read(key: string) {
    return this.objects.get(key)?.content.toString();
  }

  async put(object: SentObject, content: Buffer) {
    this.#change(`put ${object.key}`);
    this.#changes += 1;
    const etag = `etag-${this.#changes}`;
    this.objects.set(object.key, { ...object, content, etag });
    this.watch();
    return etag;
  }

  async remove(key: string) {
    this.#change(`remove ${key}`);
    this.objects.delete(key);
    this.watch();
  }
}
