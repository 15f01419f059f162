import type { SourceRecord } from '../import/source-record.ts';
import { closedChainOf } from './closed-chains.ts';
import { positionFault } from './position-fault.ts';
import { restrictionOf } from './restricted-counter.ts';

/**
 * Returns a record with the facts that it shows by itself: its chain closed, its counter is not for visitors,
 * its position is not at its address. An editor's record is only checked for the position.
 */
export function withOwnTruths(record: SourceRecord): SourceRecord {
  return withSoundPosition(
    record.kind === 'owner'
      ? record
      : {
          ...record,
          closed: record.closed ?? closureOf(record),
          restricted: record.restricted ?? restrictionWords(record),
        },
  );
}

function closureOf(record: SourceRecord): SourceRecord['closed'] {
  const chain = closedChainOf(record);
  return (
    chain && {
      on: lastDayOf(chain.on),
      why: `${chain.chain} (${chain.source})`,
      citation: chain.source,
    }
  );
}

/** Returns the last day of a month or year, `YYYY-MM-DD`, by which the closing had happened. */
const lastDayOf = (time: string): string => {
  const [year = 0, month = 12] = time.split('-').map(Number);
  return time.length === 10 ? time : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const restrictionWords = ({
  name,
  legalName,
  tradingNames = [],
  codes = [],
}: SourceRecord): string | undefined => {
  const found = restrictionOf(
    [...tradingNames, name, legalName].flatMap((text) => text ?? []),
    codes,
  );
  return found && `${found.kind} (${found.evidence})`;
};

/** Returns a record without its position if that cannot be at its own address. */
function withSoundPosition(record: SourceRecord): SourceRecord {
  const { location, address } = record;
  const fault = location && address && positionFault(location, address);
  if (fault === undefined) return record;
  return {
    ...record,
    location: undefined,
    refused: [...record.refused, `location "${location?.lat}, ${location?.lng}": ${fault}`],
  };
}
