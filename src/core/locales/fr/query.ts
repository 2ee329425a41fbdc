import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'Modifier la requête',
  closeQuery: 'Fermer l’éditeur',
  queryHint: 'Ctrl + Entrée exécute, Échap rétablit',
  runQuery: 'Exécuter',
  explainQuery: 'Expliquer',
  useQuery: 'Utiliser cette requête',
  resetQuery: 'Rétablir',
  restoreQuery: 'Reprendre mes changements',
  runningQuery: 'Exécution de la requête …',
  noRows: 'La requête n’a donné aucune ligne.',
  resultCut: 'Le résultat est tronqué : aucun chiffre n’en est calculé. Agrégez ou filtrez davantage.',
  tables: 'Tables de données',
  filterNames: 'Filtrer par nom',
  noMatch: 'Aucun nom ne correspond.',
  insertName: (name) => `Insérer ${name}`,
  useName: (name) => `Utiliser ${name}`,
  meant: 'Vouliez-vous dire l’un de ceux-ci ?',
};
