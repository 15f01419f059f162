import { fragment } from '../../components/ui/fragments.ts';

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

const Fact = fragment(
  ({ label, value }: FactListProps['facts'][number]) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ),
  { holes: ['value'] },
);

/** The figures that set a page apart, computed from its listings. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}
