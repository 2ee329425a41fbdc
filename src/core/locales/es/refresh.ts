import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'Lo que cambian los datos nuevos',
  refreshIntro: 'Ve las diapositivas con los datos nuevos. Nada cambia hasta que lo aplique.',
  refreshApplied: 'Se han aplicado los datos nuevos.',
  refreshDiscarded: 'Las diapositivas quedan como estaban.',
  refreshConfirm: '¿Ejecutar las consultas de esta presentación?',
  refreshConfirmHint:
    'Esta presentación se abrió, no se escribió aquí. Sus consultas se ejecutarían sobre sus datos.',
  runQueries: (count) => `Ejecutar ${plural(count, 'consulta', 'consultas')}`,
  sourcesFailed: (count) =>
    `${plural(count, 'consulta ha fallado', 'consultas han fallado')}; se mantienen las filas anteriores`,
  chartsBroken: (count) =>
    plural(count, 'gráfico ya no se puede dibujar', 'gráficos ya no se pueden dibujar'),
  missingColumns: (names) => `Faltan: ${names}`,
  claimsNoLonger: (count) => plural(count, 'afirmación ya no se cumple', 'afirmaciones ya no se cumplen'),
  figuresChanged: (count) => plural(count, 'cifra ha cambiado', 'cifras han cambiado'),
  rowsOnlyChanged: 'Los gráficos y las tablas muestran las filas nuevas; el texto queda igual.',
  was: 'antes',
  becomes: 'pasa a ser',
  noValue: 'sin valor',
  apply: 'Aplicar',
  applyAndRewrite: (count) => `Aplicar y reescribir ${plural(count, 'diapositiva', 'diapositivas')}`,
  discard: 'Descartar',
  rewritingSlides: (done, total) =>
    `${done} de ${plural(total, 'diapositiva reescrita', 'diapositivas reescritas')}`,
};
