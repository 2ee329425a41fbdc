import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  figuresComputed: 'Números calculados a partir das linhas',
  notVerified: (count) => plural(count, 'número não verificado', 'números não verificados'),
  noFiguresHere: 'Não há números neste slide',
  sentencesChecked: (checked, total) =>
    `${checked} de ${plural(total, 'frase verificada', 'frases verificadas')}`,
  sentences: 'Frases',
  sentenceStates: {
    checked: 'Verificada: o código a redigiu a partir destas linhas',
    computed: 'Números calculados, redação não verificada',
    typed: 'Contém um número digitado',
    broken: 'Seus números ou sua afirmação não se sustentam',
  },
  claimsBroken: (count) =>
    plural(count, 'afirmação já não é verdadeira', 'afirmações já não são verdadeiras'),
  partsLeftOut: (count) => plural(count, 'parte omitida', 'partes omitidas'),
  leftOutReasons: {
    literals: 'Contém um número que não vem das linhas',
    placeholders: 'Um dos números não pode ser calculado a partir das linhas',
    marks: 'Um dos números não é calculado apenas a partir das linhas',
    links: 'Contém um link ou marcação',
    claims: 'As linhas não o confirmam',
    figures: 'Mostra algo que nenhuma linha contém por si só',
  },
  builtInWrote: 'Redigido pelas regras integradas, pois o modelo não deu nada que pudesse ser mostrado.',
  markComputed: 'Calculado a partir das linhas',
  markGiven: 'Introduzido à mão',
  markLiteral: 'Contém um número que nenhuma linha dá',
  markTyped: 'Escrito como texto, sem ligação aos dados',
  markFailed: 'Não pode ser calculado',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'linha', 'linhas')
      : `${used.toLocaleString('pt')} de ${plural(total, 'linha', 'linhas')}`,
  moreRows: (count) => `e ${plural(count, 'outra linha', 'outras linhas')}`,
  queriedAt: (time) => `consultado em ${time}`,
};
