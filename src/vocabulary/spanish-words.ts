import type { Intent } from '../domain/search/phrase/lexicon.ts';
import { terms } from './terms.ts';

/** Maps a wish, such as a filter, to Spanish phrases for it, without accents, separated by `|`. */
export const spanishWishes: Readonly<Partial<Record<Intent, string>>> = {
  '24-hour': `de turno|toda la noche|noche y dia|abierta 24 horas|que no cierra|que no cierran|
    nunca cierra|dia y noche|despues de medianoche|de guardia`,
  compounding: `formula magistral|formulas magistrales|preparaciones`,
  specialty: `especializada|especialidad|medicamentos especiales`,
  delivery: `envio|envio a domicilio|a domicilio|domicilio|entrega|entrega a domicilio|reparto|
    que entregan|entregan|con envio|servicio a domicilio|entrega en casa`,
  emergency: `urgencia|emergencia|urgente`,
  hospital: `farmacia de hospital|farmacia hospitalaria`,
  clinic: `clinica`,
  'long-term-care': `asilo|hogar de ancianos`,
  'home-infusion': `infusiones`,
  'mail-order': `por correo|pedido por correo`,
  'open-sunday': `domingo|fin de semana|los domingos|fines de semana`,
  'open-saturday': `sabado|fin de semana|fines de semana`,
  'open-late': `tarde|noche|de noche|esta noche|hasta tarde|medianoche|por la noche|en la noche|nocturna`,
  'open-early': `temprano|por la manana|en la manana|de la manana`,
  'open-every-day': `todo los dia|diario|cada dia|siete dia|7 dia`,
  'open-on-holidays': `navidad|dia de fiesta|feriado|festivo|dia feriado|dia festivo|ano nuevo|4 de julio|
    nochebuena`,
  'open-through-lunch': `mediodia|almuerzo`,
  independent: `independiente`,
  chain: `cadena`,
  'drive-through': `autoservicio|desde el auto|ventanilla|desde el carro`,
  'flu-shots': `gripe|gripa|vacuna de la gripe|antigripal`,
  'shingles-vaccines': `culebrilla|herpes zoster`,
  'travel-vaccines': `fiebre amarilla|vacuna de viaje`,
  'blood-pressure-checks': `presion arterial|presion|tomar la presion|medir la presion`,
  'rapid-tests': `prueba rapida|prueba de covid|prueba covid|prueba de gripe|prueba de influenza|
    examen de covid`,
  'medication-disposal': `desechar|medicina vieja|medicina vencida|medicamento vencido|pastilla vieja`,
  naloxone: `naloxona|sobredosis`,
  'pet-medications': `perro|gato|mascota|veterinaria|veterinario|animales`,
  'medical-equipment': `equipo medico|silla de rueda|muleta|baston|oxigeno|suministro medico|andador|
    alquiler de silla de rueda`,
  'diabetes-supplies': `diabetico|diabetica|tira reactiva|tira de glucosa|glucosa|azucar en la sangre|
    azucar`,
  'smoking-cessation': `dejar de fumar|nicotina|fumar`,
  'wheelchair-accessible': `accesible|discapacitado`,
  'spanish-speaking': `latino|espanol|en espanol|habla espanol|se habla espanol|bilingue|hable espanol|
    hablan espanol|hispano|hispana|latina`,
  open: `ahora|ahorita|ahora mismo|hoy|abierta ya|en este momento|a esta hora|aora|orita`,
  near: `cerca de mi|cerca de aqui|cerca de mi casa|cerca de donde estoy|por aqui|aqui cerca|aqui|mi zona|
    mi ubicacion|serca de mi|al lado de mi casa|mi casa|cerca mio|mas cerca de mi`,
};

export const spanishNearest = terms(`cerca|cercana|cercano|mas cercana|mas cercano|proxima|mas cerca|
  la mas cercana|mas proxima|a pie|caminando|cerquita|sercana|zerca`);

export const spanishFillers = terms(`farmacia|botica|drogueria|de|la|el|los|las|lo|del|un|una|y|o|mi|su|
  en|con|para|por|que|hay|donde|cual|se|es|esta|estan|abierta|abierto|abiertas|abiertos|abre|abren|cierra|
  busco|necesito|quiero|hasta|contra|horario|hora|tiene|tienen|comprar|medicina|medicamento|receta|ciudad|
  telefono|centro|acepta|aceptan|habla|hablan|alguna|todavia|mas|a que|cuales|este|abra|abran|cierran|
  buscar|buscando|encontrar|dia|hola|algun|tenga|conseguir|puedo|puede|pueden|como|llegar|quien|vacunarme|
  vacunarse|vacunar|vacunan|ponen|dan|venden|vende|hacen|despues|antes|desde|necesitamos|queda|abriendo|
  ke|cerrada|cerrado|hace|haga|acepte|acepten|frente|junto|cerca|voy|ir|llevar|trae|por favor|a q hora|
  al lado|al frente|unos|zona|remedios|pastillas|servicio|codigo postal|numero|direccion|
  al`);

export const spanishSupport = terms(`vacuna|vacunacion|prueba|toma|toman|parche`);

export const spanishProducts = terms(`insulina|antibioticos|ibuprofeno|paracetamol|acetaminofen|aspirina|
  metformina|amoxicilina|jarabe|vitaminas|anticonceptivos|anticonceptivas|pastillas anticonceptivas|
  pastilla del dia despues|pastilla del dia siguiente|condones|panales|leche|formula para bebe|
  prueba de embarazo|penicilina`);

export const spanishUnanswerable = terms(`mejor|lunes|martes|miercoles|jueves|viernes|manana|cita|sin receta|
  mejores|descuento|cupones|gratis|los lunes|entre semana|sin cita|sin seguro|tetano|inyeccion|
  inyecciones|ninos|bebes|adultos|embarazadas|tos|fiebre|dolor|me duele|me duele la muela|muela|
  dolor de cabeza|para la tos|para la fiebre|resfriado|alergia|trabajo|empleo|en el centro|
  centro de la ciudad|buena`);
