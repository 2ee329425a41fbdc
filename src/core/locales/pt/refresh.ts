import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'O que os novos dados mudam',
  refreshIntro: 'Vê os slides com os novos dados. Nada muda até aplicar.',
  refreshApplied: 'Os novos dados foram aplicados.',
  refreshDiscarded: 'Os slides ficam como estavam.',
  refreshConfirm: 'Executar as consultas desta apresentação?',
  refreshConfirmHint:
    'Esta apresentação foi aberta, não foi escrita aqui. As consultas correriam sobre os seus dados.',
  runQueries: (count) => `Executar ${plural(count, 'consulta', 'consultas')}`,
  sourcesFailed: (count) =>
    `${plural(count, 'consulta falhou', 'consultas falharam')}; mantêm-se as linhas antigas`,
  chartsBroken: (count) =>
    plural(count, 'gráfico já não pode ser desenhado', 'gráficos já não podem ser desenhados'),
  missingColumns: (names) => `Em falta: ${names}`,
  claimsNoLonger: (count) =>
    plural(count, 'afirmação já não é verdadeira', 'afirmações já não são verdadeiras'),
  typesChanged: (count) => plural(count, 'gráfico mudou de tipo', 'gráficos mudaram de tipo'),
  sentencesReworded: (count) => plural(count, 'frase reformulada', 'frases reformuladas'),
  sentencesHint:
    'Reformuladas pelo código a partir das novas linhas. O texto escrito por si ou por um modelo fica como está.',
  sentenceRemoved: 'Removida: nada nela se mantém',
  figuresChanged: (count) => plural(count, 'número mudou', 'números mudaram'),
  rowsOnlyChanged: 'Os gráficos e as tabelas mostram as novas linhas; o texto fica igual.',
  was: 'antes',
  becomes: 'passa a',
  noValue: 'sem valor',
  apply: 'Aplicar',
  applyAndRewrite: (count) => `Aplicar e reescrever ${plural(count, 'slide', 'slides')}`,
  discard: 'Rejeitar',
  acceptRefresh: 'Aplicar os novos dados ou executar as consultas',
  leaveRefresh: 'Deixar os slides como estavam',
  rewritingSlides: (done, total) => `${done} de ${plural(total, 'slide reescrito', 'slides reescritos')}`,
  refreshing: 'A executar as consultas …',
  refreshUnchanged: 'Os dados são os mesmos: nada mudou.',
};
