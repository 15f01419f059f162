import type { ChangeEventHandler } from 'react';
import type { ListOrigin } from '../../domain/list/list-origin.ts';
import type { NamedOrigin } from '../../domain/places/place.ts';
import * as filterFormMessages from '../../messages/generated/filterForm.ts';
import * as originOptionsMessages from '../../messages/generated/originOptions.ts';

/** The origins that a list can be measured from. */
export interface OriginOptions {
  /** The default comes first; empty if the list has only one origin. */
  readonly choices: readonly ListOrigin[];
  /** Id of the current choice, or `me`. */
  readonly current: string;
  /** Asks for the visitor's location. Call it in the tap itself: browsers ask only then. */
  readonly onMe: () => void;
  /** Measures from the visitor; absent if the list already does. */
  readonly offerMine?: (() => void) | undefined;
  /** True if an address without `from` is measured from the visitor; the first choice then needs `from`. */
  readonly mineByDefault?: boolean;
}

const kinds = ['landmark', 'neighborhood', 'zip'] as const;

interface OriginFieldProps {
  readonly origins: OriginOptions;
  readonly from: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** Shows the choice of origins. The option with an empty value stands for an address without `from`. */
export function OriginField({ origins, from, onChange }: OriginFieldProps) {
  const { choices, current, mineByDefault = false } = origins;
  const [usual, ...others] = choices;
  const defaultId = mineByDefault ? 'me' : usual?.id;
  const nameOf = (id: string): string => (id === defaultId ? '' : id);
  return (
    <label className="field">
      {filterFormMessages.from}
      <select name="from" value={nameOf(from ?? defaultId ?? current)} onChange={onChange}>
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

/** Returns the name of an origin as an option of the field. */
export function originOption({ kind, name }: NamedOrigin): string {
  if (kind === 'center') return originOptionsMessages.center({ city: name });
  return kind === 'zip' ? originOptionsMessages.zip({ zip: name }) : name;
}
