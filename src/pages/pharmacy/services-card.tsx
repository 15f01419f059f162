import { passes, pharmacyTypes } from '../../domain/pharmacy/filters.ts';
import { type Pharmacy, plans } from '../../domain/pharmacy/pharmacy.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as pharmacyMessages from '../../messages/generated/pharmacy.ts';

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
