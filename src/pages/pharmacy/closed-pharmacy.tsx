import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { Section } from '../../components/layout/section.tsx';
import { ListingRows } from '../../components/listing/listing-rows.tsx';
import { useStatus } from '../../components/listing/use-status.ts';
import { PageHead } from '../../components/seo/page-head.tsx';
import { linkedMessage } from '../../components/ui/tagged-message.tsx';
import { rankByDistance } from '../../domain/list/ranking.ts';
import type { Pharmacy } from '../../domain/pharmacy/pharmacy.ts';
import type { ClosedPharmacy, ClosingWord } from '../../domain/pharmacy/unlisted-places.ts';
import { cityLabel } from '../../domain/places/city.ts';
import type { CityDataset } from '../../domain/site/dataset.ts';
import { closedIndexability } from '../../domain/site/indexability.ts';
import { cityPath, pharmacyPath } from '../../domain/site/paths.ts';
import * as closedMessages from '../../messages/generated/closed.ts';
import { sourceName } from '../../messages/source-name.ts';
import { formatDate } from '../../messages/time-text.ts';
import { cityPageTrail, headOf } from '../shared/heads.ts';
import { Identity } from './page-actions.tsx';

interface ClosedPharmacyPageProps {
  readonly closed: ClosedPharmacy;
  readonly dataset: CityDataset;
}

const shownAround = 5;

const verdictOf = ({ why }: ClosedPharmacy): string =>
  why === 'moved' ? closedMessages.moved : why === 'missed' ? closedMessages.unlisted : closedMessages.closed;

function reasonOf({ why, closedOn, missedOn, word }: ClosedPharmacy, next?: Pharmacy): string {
  // Older stores of listings omit the source if it is the register.
  const source = sourceName(word?.source ?? 'nppes');
  const day = missedOn ?? closedOn;
  const date = day === undefined ? undefined : formatDate(day);
  switch (why) {
    case 'followed':
      return date === undefined
        ? closedMessages.followed({ source })
        : closedMessages.followedOn({ source, date });
    case 'moved':
      return next === undefined
        ? closedMessages.movedAway({ source })
        : closedMessages.movedTo({ ...next.address, source, name: next.name });
    case 'left':
      return closedMessages.left({ source });
    case 'stated':
      return statedReason(word, date);
    case 'missed':
      return date === undefined ? closedMessages.missed : closedMessages.missedOn({ date });
  }
}

function statedReason(word: ClosingWord | undefined, day: string | undefined): string {
  if (word?.citation !== undefined) return closedMessages.chain({ citation: word.citation });
  if (word?.source === undefined) return closedMessages.statedBySome;
  const source = sourceName(word.source);
  const date = word.date === undefined ? day : formatDate(word.date);
  if (date === undefined) return closedMessages.stated({ source });
  return day === undefined || day === date
    ? closedMessages.statedOn({ source, date })
    : closedMessages.statedDay({ source, date, day });
}

/** Shows the page of a pharmacy that closed or moved: who says so, and which pharmacies are near. */
export function ClosedPharmacyPage({ closed, dataset }: ClosedPharmacyPageProps) {
  const at = useStatus();
  const isMoved = closed.why === 'moved';
  const { city, listed, pharmacies, fallback } = dataset;
  const { name, address, location, nextId, note } = closed;
  const ranked = rankByDistance([...pharmacies, ...fallback], location);
  const next = ranked.filter(({ pharmacy }) => pharmacy.id === nextId);
  const successor = next[0]?.pharmacy;
  const around = ranked.filter(({ pharmacy }) => pharmacy.id !== nextId);
  const results = [...next, ...around.slice(0, shownAround)];
  const title = (isMoved ? closedMessages.titleMoved : closedMessages.title)({
    name,
    street: address.street,
    city: cityLabel({ name: address.city, state: address.state }),
  });
  const says = [verdictOf(closed), reasonOf(closed), closedMessages.instead({ city: address.city })];
  return (
    <div className="wrap pharmacy" data-closed>
      <PageHead {...headOf({ title, says, indexability: closedIndexability })} />
      <Breadcrumbs trail={cityPageTrail(city, listed, name)} />
      <Identity
        of={closed}
        status={<b className="closed">{verdictOf(closed)}</b>}
        street={`${address.street}, ${address.city}, ${address.state} ${address.zip}`}
      />
      <div className="closing">
        <p>
          {successor === undefined
            ? reasonOf(closed)
            : linkedMessage(reasonOf(closed, successor), { next: pharmacyPath(successor) })}
        </p>
        {note !== undefined && <p className="quiet">{closedMessages.note({ note })}</p>}
      </div>
      <Section id="nearby" title={closedMessages.instead({ city: city.name })}>
        {results.length === 0 ? (
          <p>{closedMessages.noneNear}</p>
        ) : (
          <>
            <p className="quiet">{closedMessages.straight}</p>
            <ListingRows results={results} at={at} />
          </>
        )}
        <p className="prescriptions">
          {isMoved && successor !== undefined
            ? closedMessages.prescriptionsMoved
            : closedMessages.prescriptions}
        </p>
        {listed && (
          <p className="tight">
            <a href={cityPath(city.slug)}>{closedMessages.all({ city: city.name })}</a>
          </p>
        )}
      </Section>
    </div>
  );
}
