import type { WritingWords } from '../en/writing.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('es');

export const writing: WritingWords = {
  slidesArrived: (arrived, total) =>
    `${n(arrived)} de ${plural(total, 'diapositiva recibida', 'diapositivas recibidas')}.`,
  continueWriting: 'Continuar',
  writeAgain: 'Volver a escribir esta diapositiva',
  onlyGenerated: 'Solo diapositivas recién generadas.',
  writtenAgain: (title) => `Se ha vuelto a escribir «${title}».`,
  signIn: 'Iniciar sesión',
  topUp: 'Recargar saldo',
  retryIn: (seconds) => `Reintentar en ${n(seconds)} s`,
  retryNow: 'Ya puede volver a intentarlo.',
  withoutService: 'Trabajar sin el servicio',
  offline:
    'No tiene conexión. Los datos están en esta página, así que puede escribir las diapositivas por sí misma.',
  backOnline: 'Vuelve a tener conexión.',
  orderHint: 'Alt y una tecla de flecha mueven la fila.',
  moveUp: (title) => `Mover «${title}» hacia arriba`,
  moveDown: (title) => `Mover «${title}» hacia abajo`,
  widgetMoved: (title, index, total) => `«${title}» está ahora en la posición ${n(index)} de ${n(total)}.`,
  leaveOut: 'No incluir',
  brief: 'Público, objetivo y tono',
  briefInPage:
    'La página también lo tiene en cuenta: para directivos, primero un resumen y menos puntos; para analistas, las pruebas; lo que nombra el objetivo va primero. Un servicio con un modelo de lenguaje sigue cada palabra.',
  inEnglish: (language) =>
    `Las frases comprobadas se escriben en inglés: aún no las hay en este idioma (${language}). Las cifras y las fechas conservan sus formatos.`,
  audience: 'Público',
  audiences: [
    'Directivos',
    'Clientes',
    'Mi equipo',
    'Inversores',
    'Consejo de administración',
    'Público general',
  ],
  goal: 'Objetivo',
  goalExample: 'Decidir el presupuesto del próximo año',
  tone: 'Tono',
  tones: { neutral: 'Neutro', formal: 'Formal', friendly: 'Cercano', persuasive: 'Persuasivo' },
  storyParts: {
    heading: 'Partes de la presentación',
    hint: 'Solo a partir de cuatro hallazgos.',
    summary: 'Resumen ejecutivo',
    sections: 'Secciones, a partir de nueve diapositivas',
    closing: 'Conclusiones',
    appendix: 'Anexo: fuentes y gráficos sin hallazgos',
  },
  privacy: 'Lo que puede ver el servicio',
  privacyChoices: { all: 'Todas las filas', sample: 'Una muestra de las filas', none: 'Ningún valor' },
  exactlySent: 'Qué se envía exactamente',
  nothingSent: 'No hay nada que enviar: ninguna consulta tiene resultado.',
  sentInAll: (widgets, bytes) =>
    `${plural(widgets, 'elemento', 'elementos')}, ${plural(bytes, 'byte', 'bytes')} en total.`,
  sentWhen:
    'Se envía al crear la presentación, con la hora de ejecución de las consultas en ese momento, y otra vez si hay que corregir alguna diapositiva.',
  sentColumns: (names) => `Columnas: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `0 de ${plural(total, 'fila', 'filas')}, ningún valor`
      : `${n(sent)} de ${plural(total, 'fila', 'filas')}, ${plural(values, 'valor', 'valores')}`,
  sentBounds: 'El valor mínimo y el máximo de las columnas ordenables',
  sentSql: 'La consulta',
  asJson: (bytes) => `En JSON, ${plural(bytes, 'byte', 'bytes')}`,
  wholeRequest: 'La solicitud completa',
  reviewOutline: 'Revisar antes el esquema',
  nothingPlanned: 'No hay nada que planificar: ninguna consulta tiene resultado.',
  outlineHeading: 'Las diapositivas que se van a escribir',
  outlineIntro:
    'Ordénelas, quite algunas o póngales título. Los títulos que usted ponga se conservan; los demás se escriben. Las cifras destacadas consecutivas comparten una diapositiva.',
  cover: 'Diapositiva de título',
  titleOfSlide: (name) => `Título de la diapositiva sobre ${name}`,
  titleWritten: 'El título se escribirá automáticamente',
  showsWidgets: (titles) => `Muestra ${titles}`,
  removeSlide: (name) => `Quitar «${name}»`,
  slideRemoved: (name) => `Se ha quitado «${name}».`,
  writeThese: 'Escribir estas diapositivas',
  generating: (done, total) =>
    `${done.toLocaleString('es')} de ${plural(total, 'diapositiva escrita', 'diapositivas escritas')}`,
  runningQueries: 'Ejecutando las consultas…',
  planningSlides: 'Planificando las diapositivas…',
  generationProblems: (count) => `${plural(count, 'problema', 'problemas')} en el panel.`,
};
