import { Breadcrumbs } from '../../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { StateLinks } from '../../components/listing/state-links.tsx';
import { type PharmacyType, pharmacyTypes, services } from '../../domain/pharmacy/filters.ts';
import { presetOfFilter } from '../../domain/search/directory-preset.ts';
import type { OverviewDataset } from '../../domain/site/dataset.ts';
import { presetPath } from '../../domain/site/paths.ts';
import { filterGuide, guideOfService } from '../../vocabulary/filter-guide.ts';
import { filterWords } from '../../vocabulary/vocabulary.ts';
import { pageTrail } from '../shared/trails.ts';
import { specialtiesWords as words } from './specialties-words.ts';

interface SpecialtiesScreenProps {
  readonly overview: OverviewDataset;
}

/** What each type and service means, when to choose it, and where to find it. */
export function SpecialtiesScreen({ overview }: SpecialtiesScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(words.title)} />
      <div className="intro">
        <PageTitle>{words.title}</PageTitle>
        <p>{words.intro}</p>
      </div>
      <section aria-labelledby="types-title">
        <h2 id="types-title">{words.types}</h2>
        <ul className="terms">
          {pharmacyTypes.map((type) => (
            <TypeTerm key={type} type={type} count={overview.typeCounts[type] ?? 0} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="services-title">
        <h2 id="services-title">{words.services}</h2>
        <p className="quiet">{words.servicesHow}</p>
        <ul className="terms">
          {services.map((service) => {
            const { label } = filterWords[service];
            const { meaning, whenToChoose } = guideOfService(service);
            return (
              <li key={service}>
                <h3>{label}</h3>
                <p>{meaning}</p>
                <p className="quiet">{words.whenToChoose(whenToChoose)}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="where-title">
        <h2 id="where-title">{words.where}</h2>
        <p>{words.whereHow}</p>
        <StateLinks states={overview.states} />
      </section>
    </div>
  );
}

function TypeTerm({ type, count }: { readonly type: PharmacyType; readonly count: number }) {
  const { label, plural } = filterWords[type];
  const { meaning, whenToChoose } = filterGuide[type];
  const preset = presetOfFilter(type);
  const listed = words.listed(count);
  return (
    <li id={type}>
      <h3>{label}</h3>
      <p>{meaning}</p>
      <p className="quiet">{words.whenToChoose(whenToChoose)}</p>
      <p>{preset === undefined ? listed : <a href={presetPath(preset.id)}>{words.see(plural, listed)}</a>}</p>
    </li>
  );
}
