import type { DiseaseWords } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** What tells a test for a disease, or a medicine, from a vaccine against it, in English and Spanish; accents are left out. */
export const diseases: DiseaseWords = {
  names: terms(
    'flu|flue|influenza|gripe|gripa|covid|covid 19|covid19|corona|coronavirus|la gripe|la gripa|la influenza|seasonal flu|seasonal influenza',
  ),
  tests: terms('test|tests|testing|tested|prueba|pruebas'),
  vaccines: terms('shot|shots|vax|jab|jabs|booster|boosters'),
  treated: terms(
    'shingles|zoster|herpes zoster|strep|rapid strep|strep throat|blood pressure|high blood pressure|bp|culebrilla|presion|la presion|presion arterial',
  ),
  medicines: terms(
    'medicine|medicines|medication|medications|meds|med|pill|pills|tablets|cream|ointment|syrup|drops|treatment|treatments|cure|remedy|remedies|relief|antiviral|antivirals|symptom|symptoms|' +
      'medicina|medicinas|medicamento|medicamentos|pastilla|pastillas|jarabe|crema|remedio|remedios|tratamiento|sintoma|sintomas',
  ),
  having: terms('have|has|had|got|having|caught|with|tengo|tiene|tenemos|tenia'),
  vaccineStems: terms('vaccin|immunis|immuniz|vacun'),
};
