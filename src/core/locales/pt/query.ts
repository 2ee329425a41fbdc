import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'Editar consulta',
  closeQuery: 'Fechar o editor',
  queryHint: 'Ctrl + Enter executa, Esc repõe',
  runQuery: 'Executar',
  explainQuery: 'Explicar',
  useQuery: 'Usar esta consulta',
  resetQuery: 'Repor',
  restoreQuery: 'Recuperar as minhas alterações',
  runningQuery: 'A executar a consulta …',
  noRows: 'A consulta não devolveu linhas.',
  resultCut: 'O resultado foi cortado: nenhum número é calculado a partir dele. Agregue ou filtre mais.',
  tables: 'Tabelas',
  filterNames: 'Filtrar por nome',
  noMatch: 'Nenhum nome corresponde.',
  insertName: (name) => `Inserir ${name}`,
  useName: (name) => `Usar ${name}`,
  meant: 'Quis dizer um destes?',
};
