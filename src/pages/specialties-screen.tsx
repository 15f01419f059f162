import { Breadcrumbs } from '../components/layout/breadcrumbs.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { StateLinks } from '../components/listing/state-links.tsx';
import { serviceWords, typeWords } from '../data/vocabulary.ts';
import { serviceGuide, typeGuide } from '../data/vocabulary-guide.ts';
import type { OverviewDataset } from '../domain/dataset.ts';
import { directoryPresets } from '../domain/directory-preset.ts';
import { presetPath } from '../domain/paths.ts';
import { type PharmacyType, pharmacyTypes, services } from '../domain/taxonomy.ts';
import { pageTrail } from './trails.ts';

interface SpecialtiesScreenProps {
  readonly overview: OverviewDataset;
}

const heading = 'Types of pharmacy and their services';

/** What each type and service means, when to choose it, and where to find it. */
export function SpecialtiesScreen({ overview }: SpecialtiesScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={pageTrail(heading)} />
      <div className="intro">
        <PageTitle>{heading}</PageTitle>
        <p>What each word on a listing means here, exactly, and when it is what you need.</p>
      </div>
      <section aria-labelledby="types-title">
        <h2 id="types-title">Types</h2>
        <ul className="terms">
          {pharmacyTypes.map((type) => (
            <TypeTerm key={type} type={type} count={overview.typeCounts[type]} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="services-title">
        <h2 id="services-title">Services</h2>
        <p className="quiet">
          A pharmacy has a service here only if a source lists it. One that lists none may still offer it.
        </p>
        <ul className="terms">
          {services.map((service) => {
            const { label } = serviceWords[service];
            const { meaning, whenToChoose } = serviceGuide[service];
            return (
              <li key={service}>
                <h3>{label}</h3>
                <p>{meaning}</p>
                <p className="quiet">{`When to choose it: ${whenToChoose}`}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="where-title">
        <h2 id="where-title">Find one where you are</h2>
        <p>Choose a state and a city; its directory filters by every type and service on this page.</p>
        <StateLinks states={overview.states} />
      </section>
    </div>
  );
}

function TypeTerm({ type, count }: { readonly type: PharmacyType; readonly count: number }) {
  const { label, plural } = typeWords[type];
  const { meaning, whenToChoose } = typeGuide[type];
  const preset = directoryPresets.find((candidate) => candidate.type === type);
  const listed = `${count.toLocaleString('en-US')} listed`;
  return (
    <li id={type}>
      <h3>{label}</h3>
      <p>{meaning}</p>
      <p className="quiet">{`When to choose it: ${whenToChoose}`}</p>
      <p>
        {preset === undefined ? listed : <a href={presetPath(preset.id)}>{`See ${plural} (${listed})`}</a>}
      </p>
    </li>
  );
}
