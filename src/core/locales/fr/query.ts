import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'Modifier la requête',
  closeQuery: 'Fermer l’éditeur',
  queryHint: 'Ctrl + Entrée pour exécuter, Échap pour réinitialiser',
  runQuery: 'Exécuter',
  explainQuery: 'Expliquer',
  useQuery: 'Utiliser cette requête',
  resetQuery: 'Réinitialiser',
  restoreQuery: 'Récupérer mes modifications',
  runningQuery: 'Exécution de la requête…',
  noRows: 'La requête n’a renvoyé aucune ligne.',
  resultCut:
    'Le résultat est tronqué\u202f: aucun chiffre n’est calculé à partir de celui-ci. Agrégez ou filtrez davantage.',
  tables: 'Tables',
  filterNames: 'Filtrer par nom',
  noMatch: 'Aucun nom ne correspond.',
  insertName: (name) => `Insérer ${name}`,
  useName: (name) => `Utiliser ${name}`,
  meant: 'Vouliez-vous dire l’un de ceux-ci\u202f?',
};
