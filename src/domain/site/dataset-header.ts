/** What every dataset begins with. */
export interface DatasetHeader<Kind extends string> {
  readonly kind: Kind;
  /** Whether the listings are samples, not real pharmacies. */
  readonly sample: boolean;
}
