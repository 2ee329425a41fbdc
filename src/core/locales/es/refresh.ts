import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'Qué cambia con los datos nuevos',
  refreshIntro: 'Está viendo las diapositivas con los datos nuevos. Nada cambia hasta que los aplique.',
  refreshApplied: 'Se han aplicado los datos nuevos.',
  refreshDiscarded: 'Las diapositivas quedan como estaban.',
  refreshConfirm: '¿Ejecutar las consultas de esta presentación?',
  refreshConfirmHint:
    'Esta presentación no se creó aquí, sino que se abrió. Las consultas se ejecutarían sobre sus datos.',
  runQueries: (count) => `Ejecutar ${plural(count, 'consulta', 'consultas')}`,
  sourcesFailed: (count) =>
    `${plural(count, 'consulta ha fallado', 'consultas han fallado')}; se mantienen las filas anteriores`,
  chartsBroken: (count) =>
    plural(count, 'gráfico ya no se puede dibujar', 'gráficos ya no se pueden dibujar'),
  missingColumns: (names) => `Faltan: ${names}`,
  claimsNoLonger: (count) => plural(count, 'afirmación ya no se cumple', 'afirmaciones ya no se cumplen'),
  typesChanged: (count) => plural(count, 'gráfico ha cambiado de tipo', 'gráficos han cambiado de tipo'),
  sentencesReworded: (count) => plural(count, 'frase reformulada', 'frases reformuladas'),
  sentencesHint:
    'El código las ha reformulado a partir de las filas nuevas. Lo que escribió usted o un modelo queda igual.',
  sentenceRemoved: 'Eliminada: ya no se cumple nada de ella',
  figuresChanged: (count) => plural(count, 'cifra ha cambiado', 'cifras han cambiado'),
  rowsOnlyChanged: 'Los gráficos y las tablas muestran las filas nuevas; el texto queda igual.',
  was: 'antes',
  becomes: 'pasa a ser',
  noValue: 'sin valor',
  apply: 'Aplicar',
  applyAndRewrite: (count) => `Aplicar y reescribir ${plural(count, 'diapositiva', 'diapositivas')}`,
  discard: 'Descartar',
  acceptRefresh: 'Aplicar los datos nuevos o ejecutar las consultas',
  leaveRefresh: 'Dejar las diapositivas como estaban',
  rewritingSlides: (done, total) =>
    `${done.toLocaleString('es')} de ${plural(total, 'diapositiva reescrita', 'diapositivas reescritas')}`,
  refreshing: 'Ejecutando las consultas…',
  refreshUnchanged: 'Los datos son los mismos: no ha cambiado nada.',
};
