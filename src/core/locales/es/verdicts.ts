import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  verifiedAll: 'Todas las cifras verificadas',
  notVerified: (count) => plural(count, 'cifra sin verificar', 'cifras sin verificar'),
  noFiguresHere: 'No hay cifras en esta diapositiva',
  claimsHold: (count) => plural(count, 'afirmación se cumple', 'afirmaciones se cumplen'),
  claimsBroken: (count) => plural(count, 'afirmación ya no se cumple', 'afirmaciones ya no se cumplen'),
  markComputed: 'Calculado a partir de las filas',
  markGiven: 'Escrito a mano',
  markLiteral: 'Contiene un número que no está en ninguna fila',
  markTyped: 'Escrito como texto, sin vínculo con los datos',
  markFailed: 'No se puede calcular',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'fila', 'filas')
      : `${used.toLocaleString('es')} de ${plural(total, 'fila', 'filas')}`,
  moreRows: (count) => `y ${plural(count, 'fila más', 'filas más')}`,
  queriedAt: (time) => `consultado el ${time}`,
};
