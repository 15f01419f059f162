import type { ChangeEventHandler } from 'react';
import type { ListOrigin } from '../../domain/list/list-origin.ts';
import type { NamedOrigin } from '../../domain/places/place.ts';
import * as filterFormMessages from '../../messages/generated/filterForm.ts';
import * as originOptionsMessages from '../../messages/generated/originOptions.ts';

/** What a list can be measured from, and from what it is. */
export interface OriginOptions {
  /** The first is the usual one; none where the list has one origin alone. */
  readonly choices: readonly ListOrigin[];
  /** The id of the choice in use, or `me`. */
  readonly current: string;
  /** Asks for the visitor's location; called in the tap itself, since browsers ask only then. */
  readonly onMe: () => void;
  /** Measures from the visitor at once; absent where the list is. */
  readonly offerMine?: (() => void) | undefined;
  /** Whether an address without `from` is measured from the visitor; the usual choice is then named in it. */
  readonly mineByDefault?: boolean;
}

const kinds = ['landmark', 'neighborhood', 'zip'] as const;

interface OriginFieldProps {
  readonly origins: OriginOptions;
  /** As the address names it. */
  readonly from: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** The choice of what distances are measured from. The option without a value is that of no `from`. */
export function OriginField({ origins, from, onChange }: OriginFieldProps) {
  const { choices, current, mineByDefault = false } = origins;
  const [usual, ...others] = choices;
  const silent = mineByDefault ? 'me' : usual?.id;
  const nameOf = (id: string): string => (id === silent ? '' : id);
  return (
    <label className="field">
      {filterFormMessages.from}
      <select name="from" value={nameOf(from ?? silent ?? current)} onChange={onChange}>
        {usual !== undefined && <option value={nameOf(usual.id)}>{originOption(usual)}</option>}
        <option value={nameOf('me')}>{filterFormMessages.fromMe}</option>
        {others
          .filter(({ kind }) => kind === 'center')
          .map((origin) => (
            <option key={origin.id} value={origin.id}>
              {originOption(origin)}
            </option>
          ))}
        {kinds.map((kind) => {
          const group = others.filter((other) => other.kind === kind);
          return (
            group.length > 0 && (
              <optgroup key={kind} label={filterFormMessages.fromKinds[kind]}>
                {group.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
    </label>
  );
}

/** The name of a point that distances are measured from where it stands by itself, as a choice. */
export function originOption({ kind, name }: NamedOrigin): string {
  if (kind === 'center') return originOptionsMessages.center({ city: name });
  return kind === 'zip' ? originOptionsMessages.zip({ zip: name }) : name;
}
