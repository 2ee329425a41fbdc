import type { QueryWords } from '../en/query.js';

export const query: QueryWords = {
  editQuery: 'Abfrage bearbeiten',
  closeQuery: 'Editor schließen',
  queryHint: 'Strg + Eingabe führt aus, Escape setzt zurück',
  runQuery: 'Ausführen',
  explainQuery: 'Plan zeigen',
  useQuery: 'Diese Abfrage verwenden',
  resetQuery: 'Zurücksetzen',
  restoreQuery: 'Meine Änderungen wiederherstellen',
  runningQuery: 'Abfrage läuft …',
  noRows: 'Die Abfrage ergab keine Zeilen.',
  resultCut:
    'Das Ergebnis ist abgeschnitten: Aus ihm wird keine Zahl berechnet. Bitte stärker zusammenfassen oder filtern.',
  tables: 'Tabellen',
  filterNames: 'Nach Namen filtern',
  noMatch: 'Kein Name passt.',
  insertName: (name) => `${name} einfügen`,
  useName: (name) => `${name} verwenden`,
  meant: 'War einer dieser Namen gemeint?',
};
