import type { ListOrigin } from '../../domain/search/list-origin.ts';
import { capitalize } from '../../domain/text/count-of.ts';
import { resultWords } from './result-words.ts';

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
      {resultWords.from}
      <select name="from" defaultValue={current === usual?.id ? '' : current}>
        <option value="">{capitalize(usual?.label ?? '')}</option>
        <option value="me">{resultWords.fromMe}</option>
        {others
          .filter(({ kind }) => kind === 'center')
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {capitalize(label)}
            </option>
          ))}
        {kinds.map((kind) => {
          const group = others.filter((other) => other.kind === kind);
          return (
            group.length > 0 && (
              <optgroup key={kind} label={resultWords.fromKinds[kind]}>
                {group.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {kind === 'zip' ? id : label}
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
