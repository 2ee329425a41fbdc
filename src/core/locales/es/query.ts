import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'Editar la consulta',
  closeQuery: 'Cerrar el editor',
  queryHint: 'Ctrl + Intro ejecuta, Esc restablece',
  runQuery: 'Ejecutar',
  explainQuery: 'Explicar',
  useQuery: 'Usar esta consulta',
  resetQuery: 'Restablecer',
  restoreQuery: 'Recuperar mis cambios',
  runningQuery: 'Ejecutando la consulta…',
  noRows: 'La consulta no ha devuelto ninguna fila.',
  resultCut: 'El resultado está cortado: no se calcula ninguna cifra a partir de él. Agregue o filtre más.',
  tables: 'Tablas',
  filterNames: 'Filtrar por nombre',
  noMatch: 'Ningún nombre coincide.',
  insertName: (name) => `Insertar ${name}`,
  useName: (name) => `Usar ${name}`,
  meant: '¿Quería decir alguno de estos?',
};
