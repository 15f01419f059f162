import { useState } from 'react';
import { sourceName } from '../../components/listing/source-name.ts';
import { site } from '../../config/site.ts';
import { type Clock, clocks } from '../../domain/hours/hours.ts';
import { passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { formatAddress, type Pharmacy, plans, type Source } from '../../domain/pharmacy/pharmacy.ts';
import { mailHref, reportPath } from '../../domain/site/outside-links.ts';
import { pharmacyPath } from '../../domain/site/paths.ts';
import { capitalize } from '../../domain/text/capitalize.ts';
import { groupBy } from '../../domain/text/group-by.ts';
import { useSiteFacts } from '../../features/data-access/site-facts.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';
import { formatDate } from '../../messages/time-text.ts';
import { sendMessage } from '../shared/send-message.ts';

/** What the pharmacy is and does, and in one line what no source states, since unknown is not "no". */
export function ServicesCard({ pharmacy }: { readonly pharmacy: Pharmacy }) {
  const known = knownFacts(pharmacy);
  const unconfirmed = unconfirmedFacts(pharmacy).map((fact) => pharmacyMessages.unconfirmed[fact]);
  const say =
    pharmacy.phone === undefined ? pharmacyMessages.notConfirmedThere : pharmacyMessages.notConfirmed;
  return (
    <section className="panel" aria-labelledby="offers-title">
      <h2 id="offers-title">{pharmacyMessages.services}</h2>
      {known.length > 0 && (
        <ul className="pills">
          {known.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {unconfirmed.length > 0 && <p className="quiet">{say({ facts: unconfirmed.join(', ') })}</p>}
    </section>
  );
}

const languageNames: Readonly<Record<string, string | undefined>> = pharmacyMessages.language;

function knownFacts(pharmacy: Pharmacy): readonly string[] {
  const { services, accessibility, accepts, languages, brand } = pharmacy;
  const { wheelchair } = accessibility;
  // Delivery is a service, and stands among them.
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

/** What no source states of a pharmacy. */
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

interface ReportCardProps {
  readonly pharmacy: Pharmacy;
}

/** Asks whether the listing was right if a form takes the answer, else says where to report. */
export function ReportCard({ pharmacy }: ReportCardProps) {
  const { contactFormUrl } = useSiteFacts();
  return (
    <section className="panel report" aria-labelledby="report-title">
      {contactFormUrl === undefined ? (
        <>
          <h2 id="report-title">{pharmacyMessages.somethingWrong}</h2>
          <a
            className="pill-button"
            href={mailHref(
              site.reportEmail,
              pharmacyMessages.reportSubject({ name: pharmacy.name }),
              pharmacyMessages.reportBody(about(pharmacy)),
            )}
          >
            {pharmacyMessages.report}
          </a>
        </>
      ) : (
        <WasItRight pharmacy={pharmacy} formUrl={contactFormUrl} />
      )}
    </section>
  );
}

type Answer = 'none' | 'sending' | 'thanked' | 'failed';

function WasItRight({ pharmacy, formUrl }: ReportCardProps & { readonly formUrl: string }) {
  const [answer, setAnswer] = useState<Answer>('none');
  const confirm = async (): Promise<void> => {
    setAnswer('sending');
    try {
      await sendMessage(formUrl, { message: pharmacyMessages.confirmBody(about(pharmacy)) });
      setAnswer('thanked');
    } catch {
      setAnswer('failed');
    }
  };
  return (
    <>
      <h2 id="report-title">{pharmacyMessages.wasItRight}</h2>
      <div>
        {answer !== 'thanked' && (
          <button
            type="button"
            className="pill-button js-only"
            aria-disabled={answer === 'sending'}
            onClick={answer === 'sending' ? undefined : confirm}
          >
            {pharmacyMessages.right}
          </button>
        )}
        <a className="pill-button" href={reportPath(pharmacy)} rel="nofollow">
          {pharmacyMessages.fixIt}
        </a>
      </div>
      <p role="status">{answer === 'none' ? null : pharmacyMessages.answer[answer]}</p>
    </>
  );
}

/** Which listing a message to the publisher is about. */
const about = (pharmacy: Pharmacy) => ({
  name: pharmacy.name,
  address: formatAddress(pharmacy.address),
  path: pharmacyPath(pharmacy),
  id: pharmacy.id,
  site: site.name,
});

interface SourcesProps {
  readonly pharmacy: Pharmacy;
}

const fieldNames: Readonly<Record<string, string | undefined>> = pharmacyMessages.field;

/** Who states which facts, and when. */
export const SourcesCard = ({ pharmacy: { sources, hours } }: SourcesProps) => (
  <section className="panel" aria-labelledby="sources-title">
    <h2 id="sources-title">{pharmacyMessages.sources}</h2>
    <ul className="quiet">
      {sources.flatMap((source) =>
        [...groupBy(source.fields, (field) => statedOn(source, field, hours))].map(([date, fields]) => (
          <li key={`${source.id} ${source.date} ${date}`}>
            {pharmacyMessages.sourceOf({
              source: capitalize(sourceName(source.id)),
              fields: fields.map((field) => fieldNames[field] ?? field).join(', '),
              date: date === undefined ? pharmacyMessages.undated : formatDate(date),
            })}
          </li>
        )),
      )}
    </ul>
  </section>
);

/** Under what name a record's sources tell each clock's hours. */
const hoursField = {
  pharmacy: 'hours',
  store: 'storeHours',
  driveThrough: 'driveThroughHours',
} as const satisfies Record<Clock, string>;

/**
 * The day as of which a source states a field, `YYYY-MM-DD`; undefined where it states none. Hours have a
 * date of their own: a record that was touched yesterday may have the hours of years ago.
 */
function statedOn({ date }: Source, field: string, hours: Pharmacy['hours']): string | undefined {
  const clock = clocks.find((each) => hoursField[each] === field);
  const schedule = clock && hours?.[clock];
  return schedule === undefined || schedule.ageless ? date : schedule.asOf;
}
