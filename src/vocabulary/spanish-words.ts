import type { Lexicon } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

const vaccineForms = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    terms(
      'vacuna|vacunas|vacuna de|vacunas de|vacuna de la|vacuna para|vacuna para la|vacuna para el|vacuna contra|' +
        'vacuna contra la|vacuna contra el|vacunas contra la|vacunas contra el|vacuna del',
    ).map((form) => `${form} ${name}`),
  );

/** How visitors ask in Spanish; accents are left out. */
export const spanishIntentWords: Lexicon['intents'] = [
  [
    '24-hour',
    terms(
      '24 horas|las 24 horas|abierta 24 horas|abierto 24 horas|abiertas 24 horas|abierta las 24 horas|veinticuatro horas|' +
        'toda la noche|que no cierra|que no cierran|que nunca cierra|nunca cierra|dia y noche|24 oras|nunca cierran|despues de medianoche|despues de la medianoche|pasada la medianoche|de turno|turno|de guardia|guardia',
    ),
  ],
  [
    'compounding',
    terms('formulas magistrales|formula magistral|medicinas compuestas|magistral|de compuestos'),
  ],
  ['specialty', terms('especializada|especialidad|de especialidad|especialidades|especializadas')],
  ['emergency', terms('emergencia|emergencias|de emergencia|urgencia|urgencias|de urgencia|urgente')],
  ['hospital', ['farmacia de hospital', 'de hospital', 'hospitalaria']],
  ['clinic', ['clinica']],
  ['long-term-care', ['asilo', 'hogar de ancianos', 'asilos']],
  ['mail-order', ['por correo', 'pedido por correo']],
  [
    'delivery',
    terms(
      'a domicilio|domicilio|domicilios|entrega|entregas|entrega a domicilio|entregas a domicilio|con entrega|envio|envios|' +
        'envio a domicilio|envios a domicilio|con envio|con envio a domicilio|servicio a domicilio|con servicio a domicilio|' +
        'reparto|reparto a domicilio|que entrega|que entregan|entregan|entrega en casa|llevan a casa',
    ),
  ],
  [
    'drive-through',
    terms('autoservicio|ventanilla|por ventanilla|servicio al auto|desde el carro|autoventanilla'),
  ],
  [
    'flu-shots',
    ['gripe', 'la gripe', 'influenza', 'gripa', ...vaccineForms('gripe', 'gripa', 'influenza', 'flu')],
  ],
  ['covid-19-vaccines', vaccineForms('covid', 'covid 19', 'coronavirus')],
  [
    'shingles-vaccines',
    ['culebrilla', 'herpes zoster', ...vaccineForms('culebrilla', 'herpes', 'herpes zoster')],
  ],
  [
    'travel-vaccines',
    terms(
      'vacunas de viaje|vacunas para viajar|vacunas para viajes|vacuna de viaje|fiebre amarilla|vacunas de viajero',
    ),
  ],
  [
    'blood-pressure-checks',
    terms(
      'presion arterial|tomar la presion|tomar presion|medir presion|medir presion arterial|medir la presion arterial|medir la presion|presion|chequeo de presion|la presion',
    ),
  ],
  [
    'rapid-tests',
    terms(
      'prueba de covid|pruebas de covid|prueba covid|pruebas covid|prueba rapida|pruebas rapidas|prueba de gripe|' +
        'prueba de influenza|examen de covid|prueba del covid',
    ),
  ],
  [
    'medication-disposal',
    terms(
      'medicinas vencidas|medicamentos vencidos|medicamentos caducados|pastillas viejas|desechar medicinas|' +
        'desechar medicamentos|medicinas viejas',
    ),
  ],
  ['naloxone', ['naloxona', 'sobredosis']],
  [
    'pet-medications',
    terms(
      'mascota|mascotas|para mascotas|perro|perros|para perros|para mi perro|gato|gatos|para gatos|para mi gato|veterinaria|' +
        'veterinario|animales',
    ),
  ],
  [
    'medical-equipment',
    terms(
      'equipo medico|equipos medicos|suministros medicos|andador|andadores|muletas|baston|oxigeno|sillas de ruedas|' +
        'alquiler de silla de ruedas|renta de silla de ruedas|rentar silla de ruedas|silla de ruedas renta|alquiler silla de ruedas|alquiler de sillas de ruedas',
    ),
  ],
  [
    'diabetes-supplies',
    terms(
      'diabeticos|diabetico|para diabeticos|tiras reactivas|tiras de glucosa|glucosa|suministros para diabetes|' +
        'azucar en la sangre|azucar|prueba de azucar|medir azucar|medir el azucar|tiras para medir azucar',
    ),
  ],
  ['smoking-cessation', terms('dejar de fumar|parches de nicotina|nicotina|fumar')],
  [
    'open-late',
    terms(
      'hasta tarde|tarde|abierta tarde|abierto tarde|abierta hasta tarde|abierto hasta tarde|de noche|por la noche|noche|' +
        'en la noche|abierta de noche|abierto de noche|nocturna|nocturnas|esta noche|medianoche|hasta medianoche|hasta la medianoche',
    ),
  ],
  ['open-early', terms('temprano|abre temprano|abren temprano|por la manana|en la manana|de la manana')],
  [
    'open-sunday',
    terms(
      'domingo|domingos|los domingos|el domingo|abierta domingo|abierta los domingos|abierta el domingo|abierto domingo|' +
        'abierto los domingos|abre domingo|abre los domingos|abren los domingos|en domingo|fin de semana|fines de semana|' +
        'los fines de semana',
    ),
  ],
  [
    'open-saturday',
    terms(
      'sabado|sabados|los sabados|el sabado|abierta sabado|abierta los sabados|abierta el sabado|abierto los sabados|' +
        'abre los sabados|en sabado|fin de semana|fines de semana|los fines de semana',
    ),
  ],
  [
    'open-every-day',
    terms(
      'todos los dias|cada dia|diario|siete dias|7 dias|siete dias a la semana|7 dias a la semana|toda la semana',
    ),
  ],
  [
    'open-on-holidays',
    terms(
      'feriado|feriados|dias feriados|dia feriado|festivo|festivos|dias festivos|dia festivo|navidad|ano nuevo|' +
        'accion de gracias|cuatro de julio|4 de julio|nochebuena|semana santa|en navidad|abierta en navidad',
    ),
  ],
  ['open-through-lunch', terms('mediodia|al mediodia|almuerzo|hora de almuerzo|a la hora del almuerzo')],
  ['independent', terms('independiente|independientes|familiar|de barrio')],
  ['chain', ['cadena', 'cadenas', 'de cadena']],
  [
    'wheelchair-accessible',
    terms(
      'silla de ruedas|acceso para silla de ruedas|accesible|discapacitados|acceso en silla de ruedas|acceso silla de ruedas|' +
        'accesible en silla de ruedas',
    ),
  ],
  [
    'that-accepts-medicare',
    terms(
      'acepten medicare|acepta medicare|aceptan medicare|que acepta medicare|que acepte medicare|con medicare|toma medicare|tome medicare|tomen medicare',
    ),
  ],
  [
    'that-accepts-medicaid',
    terms(
      'acepten medicaid|acepta medicaid|aceptan medicaid|que acepta medicaid|que acepte medicaid|con medicaid|toma medicaid|tome medicaid|tomen medicaid',
    ),
  ],
  [
    'spanish-speaking',
    terms(
      'espanol|en espanol|habla espanol|hable espanol|hablan espanol|hablen espanol|se habla espanol|que habla espanol|' +
        'que hable espanol|que hablan espanol|que hablen espanol|donde hablan espanol|hispana|hispano|hispanas|latina|latino|' +
        'bilingue',
    ),
  ],
  [
    'open',
    terms(
      'abierta ahora|aora|ahorita|abierta ahorita|abierto ahora|abiertas ahora|abiertos ahora|ahora|ahora mismo|abierta ahora mismo|abiertas ahora mismo|' +
        'abierta ya|abierta hoy|abierto hoy|abiertas hoy|hoy|en este momento|a esta hora|abierta a esta hora|abiertas a esta hora|abierto a esta hora|orita|hoi|abierta en este momento|' +
        'ya abierta',
    ),
  ],
  [
    'near',
    terms(
      'cerca de mi|serca de mi|cerca de mi casa|al lado de mi casa|mi casa|cerca de aqui|cerca de donde estoy|cerca mio|mas cerca de mi|por aqui|aqui cerca|aqui|' +
        'mi ubicacion|cerca de mi ubicacion|en mi zona|en mi area|por mi zona',
    ),
  ],
];

/** What is said around a wish, and is in no pharmacy’s name. */
export const spanishSpeech: readonly string[] = terms(
  'en|con|para|por|que|o|hay|donde|cual|cuales|se|es|esta|estan|este|abierta|abiertas|abierto|abiertos|abre|abren|abra|abran|cierra|' +
    'cierran|busco|buscar|buscando|necesito|quiero|encontrar|hasta|contra|horario|horas|hora|dia|dias|por favor|hola|alguna|algun|' +
    'tiene|tienen|tenga|comprar|conseguir|puedo|puede|pueden|como|llegar|quien|vacunarme|vacunarse|vacunarte|vacunarnos|vacunarla|vacunarlo|vacunar|vacunan|ponen|ponerme|dan|venden|' +
    'vende|hacen|todavia|despues|antes|desde|mas|necesitamos|queda|abriendo|ke|a q hora|q hora|q abra|q habla|q este|cerrada|cerradas|cerrado|cerrados|hace|haga|acepta|aceptan|acepte|acepten|frente|junto|al lado|al frente|frente al|junto al|cerca al|al norte|al sur|al este|al oeste|voy|voy al|ir|ir al|llegar al|llevar|trae|hijo|hija|esposa|esposo|mama|papa',
);

/** Words that say nothing of their own in such a phrase. */
export const spanishFillers: readonly string[] = [
  ...spanishSpeech,
  ...terms(
    'farmacia|farmacias|botica|boticas|drogueria|droguerias|de|la|el|los|las|lo|del|un|una|unas|unos|y|mi|su|ciudad|zona|medicina|' +
      'medicinas|medicamento|medicamentos|remedios|receta|recetas|pastillas|servicio|servicios|centro|medica|medico|codigo postal|telefono|numero|direccion',
  ),
];

export const spanishSupporting: readonly string[] = terms(
  'parche|parches|vacuna|vacunas|vacunacion|habla|hablan|prueba|pruebas|entrega|toma|toman',
);
export const spanishNearWithoutPlace: readonly string[] = terms(
  'cerca|cercana|cercanas|cercano|mas cercana|mas cercano|mas cerca|mas cercanas|la mas cercana|cerca de|proxima|' +
    'mas proxima|a pie|caminando|cerquita|serca|sercana|sercanas|zerca|mas sercana',
);
export const spanishUnusable: readonly string[] = terms(
  'barata|baratas|barato|baratos|mas barata|economica|economicas|mejor|mejores|precio|precios|descuento|descuentos|' +
    'cupones|gratis|lunes|martes|miercoles|jueves|viernes|manana|los lunes|entre semana|cita|sin cita|seguro|sin seguro|sin receta|antibioticos|insulina|ibuprofeno|paracetamol|acetaminofen|aspirina|metformina|amoxicilina|jarabe|vitaminas|anticonceptivos|anticonceptivas|pastillas anticonceptivas|pastilla del dia despues|pastilla del dia siguiente|condones|panales|leche|formula para bebe|prueba de embarazo|pruebas de embarazo|tetano|inyeccion|inyecciones|ninos|bebes|bebe|adultos|embarazadas|mexicana|mexicano|cubana|cubano|dominicana|boliviana|tos|fiebre|dolor|me duele|me duele la muela|muela|dolor de cabeza|para la tos|para la fiebre|resfriado|alergia|ozempic|penicilina|trabajo|empleo|aeropuerto|el aeropuerto|del aeropuerto|en el centro|centro de la ciudad|buena|buenas',
);
/** What turns the wish behind it into its opposite. */
export const spanishNegations: readonly string[] = terms('no|sin|excepto|menos|salvo|no sea|no sean|ni');
/** What may stand between one and what it is about. */
export const spanishNegationLinks: readonly string[] = terms(
  'en|de|la|el|los|las|con|que|se|acepta|aceptan|habla|hablan|abierta|abierto|abre|abren|tiene|tienen|una|un|hasta|antes|despues',
);
export const spanishNegationJoiners: readonly string[] = ['o', 'ni'];
export const spanishChainJoiners: readonly string[] = ['y'];
export const spanishClosers: readonly string[] = terms('cerrada|cerrado|cerradas|cerrados');
