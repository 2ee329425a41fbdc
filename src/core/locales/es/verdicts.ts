import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  figuresComputed: 'Cifras calculadas a partir de las filas',
  notVerified: (count) => plural(count, 'cifra sin verificar', 'cifras sin verificar'),
  noFiguresHere: 'No hay cifras en esta diapositiva',
  sentencesChecked: (checked, total) =>
    `${checked} de ${plural(total, 'frase verificada', 'frases verificadas')}`,
  sentences: 'Frases',
  sentenceStates: {
    checked: 'Verificada: el código la redactó a partir de estas filas',
    computed: 'Cifras calculadas, redacción sin verificar',
    typed: 'Contiene una cifra escrita a mano',
    broken: 'Sus cifras o su afirmación no se cumplen',
  },
  claimsBroken: (count) => plural(count, 'afirmación ya no se cumple', 'afirmaciones ya no se cumplen'),
  partsLeftOut: (count) => plural(count, 'parte omitida', 'partes omitidas'),
  leftOutReasons: {
    literals: 'Contiene una cifra que no procede de las filas',
    placeholders: 'Una de sus cifras no se puede calcular a partir de las filas',
    marks: 'Una de sus cifras no se calcula solo a partir de las filas',
    links: 'Contiene un enlace o marcado',
    claims: 'Las filas no lo confirman',
    figures: 'Muestra algo que ninguna fila contiene por sí sola',
  },
  builtInWrote: 'Redactada por las reglas integradas, ya que el modelo no dio nada que se pudiera mostrar.',
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
