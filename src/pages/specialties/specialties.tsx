import { PageTitle } from '../../components/layout/page-title.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { PageHead } from '../../components/seo/page-head.tsx';
import { type PharmacyType, pharmacyTypes, services } from '../../domain/pharmacy/filters.ts';
import { presetOfFilter } from '../../domain/search/directory-preset.ts';
import { hasListings } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import { usePageData } from '../../features/data-access/use-page-data.ts';
import * as filterGuideMessages from '../../messages/generated/filterGuide.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as specialtiesMessages from '../../messages/generated/specialties.ts';
import * as typeGuideMessages from '../../messages/generated/typeGuide.ts';
import { fixedHead } from '../shared/text-page.tsx';

/** `/specialties`: what each type and service means, when to choose it, and where to find it. */
export function Component() {
  const overview = usePageData(overviewQuery());
  return (
    <div className="wrap">
      <PageHead {...fixedHead('specialties')} />
      <div className="intro">
        <PageTitle>{specialtiesMessages.title}</PageTitle>
        <p>{specialtiesMessages.intro}</p>
      </div>
      <section aria-labelledby="types-title">
        <h2 id="types-title">{specialtiesMessages.types}</h2>
        <ul className="terms">
          {pharmacyTypes.map((type) => (
            <TypeTerm key={type} type={type} count={overview.typeCounts[type] ?? 0} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="services-title">
        <h2 id="services-title">{specialtiesMessages.services}</h2>
        <p className="quiet">{specialtiesMessages.servicesHow}</p>
        <ul className="terms">
          {services.map((service) => (
            <li key={service}>
              <h3>{filtersMessages.label[service]}</h3>
              <p>{filterGuideMessages.serviceMeaning[service]}</p>
              <p className="quiet">
                {specialtiesMessages.whenToChoose({ when: filterGuideMessages.serviceWhenToChoose[service] })}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="where-title">
        <h2 id="where-title">{specialtiesMessages.where}</h2>
        <p>{specialtiesMessages.whereHow}</p>
        <StateLinks states={overview.states.filter(hasListings)} />
      </section>
    </div>
  );
}

function TypeTerm({ type, count }: { readonly type: PharmacyType; readonly count: number }) {
  const preset = presetOfFilter(type);
  const listed = specialtiesMessages.listed({ count });
  return (
    <li id={type}>
      <h3>{filtersMessages.label[type]}</h3>
      <p>{typeGuideMessages.meaning[type]}</p>
      <p className="quiet">
        {specialtiesMessages.whenToChoose({ when: filterGuideMessages.typeWhenToChoose[type] })}
      </p>
      <p>
        {count === 0 ? (
          specialtiesMessages.noneYet
        ) : preset === undefined ? (
          listed
        ) : (
          <a href={presetPath(preset.id)}>
            {specialtiesMessages.see({ plural: filterPluralsMessages.plural[type], listed })}
          </a>
        )}
      </p>
    </li>
  );
}
