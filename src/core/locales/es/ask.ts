import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'Añadir una diapositiva sobre…',
  promptHint: 'Con sus propias palabras o en SQL.',
  ask: 'Preguntar',
  closeDialog: 'Cerrar',
  suggestions: 'Sugerencias',
  suggestionCount: (count) => plural(count, 'sugerencia', 'sugerencias'),
  forExample: 'Por ejemplo',
  readingTables: 'Leyendo las tablas…',
  nothingToAsk:
    'No hay datos sobre los que preguntar. Proporcione a la página una tabla con al menos una columna.',
  asking: 'Buscando…',
  understood: 'Interpretado como',
  queryEdited: 'Ahora es su propia consulta: compruebe que el título sigue siendo adecuado.',
  otherReadings: 'O quizá quería decir',
  preview: 'Vista previa',
  insertSlide: 'Insertar la diapositiva',
  writingSlide: 'Escribiendo la diapositiva…',
  slideAdded: (title) => `Se ha añadido «${title}».`,
  questionStays: 'Nada sale de esta página.',
  questionSent: 'Sus palabras y los nombres de tablas y columnas se envían al servicio.',
};
