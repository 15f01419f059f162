interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** The figures that set a page apart, computed from its listings. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
