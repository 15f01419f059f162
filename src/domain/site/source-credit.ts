/** A source of the facts that a build shows. */
export interface SourceCredit {
  readonly id: string;
  /** Listings that have a fact of it. */
  readonly listings: number;
  /** Under which terms its facts may be used, as the store keeps it: `ODbL 1.0`. Absent where it is one that every build knows. */
  readonly license?: string | undefined;
  /** The newest date that it states of a fact, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The day on which it was imported or fetched, `YYYY-MM-DD`. */
  readonly taken?: string | undefined;
}
