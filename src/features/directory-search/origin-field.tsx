import type { ListOrigin } from '../../domain/search/list-origin.ts';
import * as resultsMessages from '../../messages/generated/results.ts';
import { originOption } from './origin-option.ts';

/** What a list can be measured from, and from what it is. */
export interface OriginOptions {
  /** The first is the usual one. */
  readonly choices: readonly ListOrigin[];
  /** The id of the choice in use, or `me`. */
  readonly current: string;
  /** The visitor wants to be measured from; called in the tap itself, since browsers ask for the location only then. */
  readonly onMe: () => void;
}

const kinds = ['landmark', 'neighborhood', 'zip'] as const;

/** The choice of the point that distances are measured from. Its first option has no value: it is the address without `from`. */
export function OriginField({ origins: { choices, current } }: { readonly origins: OriginOptions }) {
  const [usual, ...others] = choices;
  return (
    <label className="field">
      {resultsMessages.from}
      <select name="from" defaultValue={current === usual?.id ? '' : current}>
        {usual !== undefined && <option value="">{originOption(usual)}</option>}
        <option value="me">{resultsMessages.fromMe}</option>
        {others
          .filter(({ kind }) => kind === 'center')
          .map((origin) => (
            <option key={origin.id} value={origin.id}>
              {originOption(origin)}
            </option>
          ))}
        {kinds.map((kind) => {
          const group = others.filter((other) => groupOf(other) === kind);
          return (
            group.length > 0 && (
              <optgroup key={kind} label={resultsMessages.fromKinds[kind]}>
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

const groupOf = ({ kind }: ListOrigin): string => (kind === 'zip-listings' ? 'zip' : kind);
