import { Section } from '../../components/layout/section.tsx';
import { presetOfFilter } from '../../domain/list/directory-preset.ts';
import { type PharmacyType, pharmacyTypes, services } from '../../domain/pharmacy/filters.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { usePageData } from '../../features/data-access/page-data.ts';
import { overviewQuery } from '../../features/data-access/queries.ts';
import * as filterGuideMessages from '../../messages/generated/filterGuide.ts';
import * as filterPluralsMessages from '../../messages/generated/filterPlurals.ts';
import * as filtersMessages from '../../messages/generated/filters.ts';
import * as specialtiesMessages from '../../messages/generated/specialties.ts';
import * as typeGuideMessages from '../../messages/generated/typeGuide.ts';
import { fixedHead } from '../shared/heads.ts';
import { Screen } from '../shared/screen.tsx';

/** Shows `/specialties`: what each pharmacy type and service means. */
export function Component() {
  const overview = usePageData(overviewQuery());
  return (
    <Screen
      {...fixedHead('specialties')}
      heading={specialtiesMessages.title}
      intro={<p>{specialtiesMessages.intro}</p>}
    >
      <Section id="types" title={specialtiesMessages.types}>
        <ul className="terms">
          {pharmacyTypes.map((type) => (
            <TypeTerm key={type} type={type} count={overview.typeCounts[type] ?? 0} />
          ))}
        </ul>
      </Section>
      <Section id="services" title={specialtiesMessages.services}>
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
      </Section>
    </Screen>
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
