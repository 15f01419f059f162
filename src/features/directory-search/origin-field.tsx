import type { ChangeEventHandler } from 'react';
import type { ListOrigin } from '../../domain/list/list-origin.ts';
import type { NamedOrigin } from '../../domain/places/place.ts';
import * as filterFormMessages from '../../messages/generated/filterForm.ts';
import * as originOptionsMessages from '../../messages/generated/originOptions.ts';

/** The points that a list's distances can be measured from. */
export interface OriginOptions {
  /**
   * Points to measure distances from: first the default, unless `mineByDefault`. Empty if there is no choice.
   */
  readonly choices: readonly ListOrigin[];
  /** Id of the current choice, or `me` for the visitor's location. */
  readonly current: string;
  /** Asks for the visitor's location. Call it while handling a tap. */
  readonly onMe: () => void;
  readonly offerMine?: (() => void) | undefined;
  /** True if an address without `from` means the visitor's location. */
  readonly mineByDefault?: boolean;
}

const kinds = ['landmark', 'neighborhood', 'zip'] as const;

interface OriginFieldProps {
  readonly origins: OriginOptions;
  readonly from: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** Shows a choice of points to measure distances from. An empty value stands for the list's default. */
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

/** Returns the text of a choice of origin: `The center of Birmingham`, `UAB Hospital`. */
export function originOption({ kind, name }: NamedOrigin): string {
  if (kind === 'center') return originOptionsMessages.center({ city: name });
  return kind === 'zip' ? originOptionsMessages.zip({ zip: name }) : name;
}
