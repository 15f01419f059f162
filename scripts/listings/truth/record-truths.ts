import type { SourceRecord } from '../import/source-record.ts';
import { closedChainOf } from './closed-chains.ts';
import { positionFault } from './position-fault.ts';
import { restrictionOf } from './restricted-counter.ts';

/**
 * Tells what can be told of a record by itself: that its chain has closed, that its counter is not for
 * visitors, that its position is not at its address. An editor's word is taken as it is, but for the
 * position.
 */
export function withOwnTruths(record: SourceRecord): SourceRecord {
  return withSoundPosition(
    record.kind === 'owner'
      ? record
      : {
          ...record,
          closed: record.closed ?? closureOf(record),
          restricted: record.restricted ?? bar(record),
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

/** The last day of a month or year, `YYYY-MM-DD`: by then it had come to pass. */
const lastDayOf = (time: string): string => {
  const [year = 0, month = 12] = time.split('-').map(Number);
  return time.length === 10 ? time : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const bar = ({ name, legalName, tradingNames = [], codes = [] }: SourceRecord): string | undefined => {
  const found = restrictionOf(
    [...tradingNames, name, legalName].flatMap((text) => text ?? []),
    codes,
  );
  return found && `${found.kind} (${found.evidence})`;
};

/** A record without a position that cannot be that of its own address. */
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
