import { Section } from '../../components/layout/section.tsx';
import type { StatusBadgeProps } from '../../components/listing/status-badge.tsx';
import { site } from '../../config/site.ts';
import { type Clock, clocks } from '../../domain/hours/hours.ts';
import type { OpenState } from '../../domain/hours/open-status.ts';
import { correctionRows, hoursFound, listedValues } from '../../domain/pharmacy/correction-rows.ts';
import { passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { formatAddress, type Pharmacy, plans, type Source } from '../../domain/pharmacy/pharmacy.ts';
import { mailHref, reportPath } from '../../domain/site/outside-links.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { sourceName } from '../../messages/source-name.ts';
import { formatDate } from '../../messages/time-text.ts';

interface PharmacyProps {
  readonly pharmacy: Pharmacy;
}

/** Shows a pharmacy's types, services and similar facts, and says which are unknown. */
export function ServicesCard({ pharmacy }: PharmacyProps) {
  const known = knownFacts(pharmacy);
  const unconfirmed = unconfirmedFacts(pharmacy).map((fact) => pharmacyMessages.unconfirmed[fact]);
  const say =
    pharmacy.phone === undefined ? pharmacyMessages.notConfirmedThere : pharmacyMessages.notConfirmed;
  return (
    <Section id="offers" className="panel" title={pharmacyMessages.services}>
      {known.length > 0 && (
        <ul className="pills">
          {known.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {unconfirmed.length > 0 && <p className="quiet">{say({ facts: unconfirmed.join(', ') })}</p>}
    </Section>
  );
}

const languageNames: Readonly<Record<string, string | undefined>> = pharmacyMessages.language;

function knownFacts(pharmacy: Pharmacy): readonly string[] {
  const { services, accessibility, accepts, languages, brand } = pharmacy;
  const { wheelchair } = accessibility;
  // Delivery is listed among the services.
  const types = pharmacyTypes.filter((type) => type !== 'delivery' && passes(pharmacy, type));
  return [
    ...[...types, ...services].map((id) => filtersMessages.label[id]),
    ...(wheelchair === undefined ? [] : [pharmacyMessages.wheelchairAnswer[wheelchair]]),
    ...accepts.map((plan) => pharmacyMessages.accepts[plan]),
    ...languages.map((tag) => pharmacyMessages.spoken({ language: languageNames[tag] ?? tag })),
    ...(brand === undefined ? [] : [brand ?? pharmacyMessages.independent]),
  ];
}

type Unconfirmed = keyof typeof pharmacyMessages.unconfirmed;

function unconfirmedFacts(pharmacy: Pharmacy): readonly Unconfirmed[] {
  const { services, accessibility, accepts, languages, brand } = pharmacy;
  const facts: readonly (readonly [Unconfirmed, boolean])[] = [
    ['types', pharmacyTypes.some((type) => passes(pharmacy, type))],
    ['services', services.length > 0],
    ['wheelchair', accessibility.wheelchair !== undefined],
    ...plans.map((plan) => [plan, accepts.includes(plan)] as const),
    ['languages', languages.length > 0],
    ['ownership', brand !== undefined],
  ];
  return facts.flatMap(([fact, isKnown]) => (isKnown ? [] : [fact]));
}

/**
 * Shows links to report a mistake in a listing. Nothing if the site has no form and no e-mail address for it.
 */
export function ReportCard({ pharmacy, at }: StatusBadgeProps) {
  const { contactFormUrl } = useSiteFacts();
  const reportEmail: string = site.reportEmail;
  if (contactFormUrl === undefined && reportEmail === '') return null;
  const { name, address, id } = pharmacy;
  const about = { name, address: formatAddress(address), path: pharmacyPath(pharmacy), id, site: site.name };
  const hrefOf = (found: keyof typeof pharmacyMessages.say, rows: string): string =>
    contactFormUrl === undefined
      ? mailHref(
          reportEmail,
          pharmacyMessages.reportSubject({ name }),
          pharmacyMessages.reportBody({
            ...about,
            said: pharmacyMessages.say[found],
            rows: rows && pharmacyMessages.forEditors({ rows }),
          }),
        )
      : reportPath(pharmacy, found, rows);
  const found = (how: 'open' | 'closed'): string => {
    const value = hoursFound(pharmacy, how, shownAs(at?.statusOf(pharmacy).state));
    return hrefOf(how, value === undefined ? '' : correctionRows(pharmacy, [value]));
  };
  const schedule = pharmacy.hours?.pharmacy;
  return (
    <Section id="report" className="panel report" title={pharmacyMessages.somethingWrong}>
      <div>
        {/* Whether it is open is shown where the hours are known and not too old. */}
        {schedule !== undefined && !schedule.old && (
          <>
            <a className="chip js-only" href={found('open')} rel="nofollow">
              {pharmacyMessages.wereOpen}
            </a>
            <a className="chip js-only" href={found('closed')} rel="nofollow">
              {pharmacyMessages.wereClosed}
            </a>
          </>
        )}
        <a
          className="chip"
          href={hrefOf('wrong', correctionRows(pharmacy, listedValues(pharmacy)))}
          rel="nofollow"
        >
          {contactFormUrl === undefined ? pharmacyMessages.report : pharmacyMessages.fixIt}
        </a>
      </div>
    </Section>
  );
}

const shownAs = (state: OpenState | undefined): 'open' | 'closed' | undefined =>
  state === 'open' ? 'open' : state === 'closed' || state === 'counter-closed' ? 'closed' : undefined;

const fieldNames: Readonly<Record<string, string | undefined>> = pharmacyMessages.field;

/** Shows which source states which facts of a pharmacy, and when. */
export const SourcesCard = ({ pharmacy: { sources, hours } }: PharmacyProps) => (
  <Section id="sources" className="panel" title={pharmacyMessages.sources}>
    <ul className="quiet">
      {sources.flatMap((source) =>
        [...groupBy(source.fields, (field) => statedOn(source, field, hours))].map(([date, fields]) => (
          <li key={`${source.id} ${source.date} ${date}`}>
            {pharmacyMessages.sourceOf({
              source: capitalize(sourceName(source.id)),
              fields: fields.map((field) => fieldNames[field] ?? field).join(', '),
              date: dateOf(source, date),
            })}
          </li>
        )),
      )}
    </ul>
  </Section>
);

function dateOf({ id }: Source, date: string | undefined): string {
  if (date === undefined) return pharmacyMessages.undated;
  const on = formatDate(date);
  // Only the register's record changed then: nobody visited the pharmacy.
  return id === 'nppes' ? pharmacyMessages.recordUpdated({ date: on }) : on;
}

const hoursField = {
  pharmacy: 'hours',
  store: 'storeHours',
  driveThrough: 'driveThroughHours',
} as const satisfies Record<Clock, string>;

// Hours have their own date, since a record changed yesterday may have the hours of years ago.
function statedOn({ date }: Source, field: string, hours: Pharmacy['hours']): string | undefined {
  const clock = clocks.find((each) => hoursField[each] === field);
  const schedule = clock && hours?.[clock];
  return schedule === undefined || schedule.neverOutdated ? date : schedule.asOf;
}
