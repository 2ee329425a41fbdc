import type { RefreshWords } from '../en/refresh.js';
import { plural } from './plural.js';

export const refresh: RefreshWords = {
  refreshHeading: 'Was die neuen Daten ändern',
  refreshIntro: 'Sie sehen die Folien mit den neuen Daten. Erst mit dem Übernehmen ändert sich etwas.',
  refreshApplied: 'Die neuen Daten wurden übernommen.',
  refreshDiscarded: 'Die Folien bleiben, wie sie waren.',
  refreshConfirm: 'Abfragen dieser Präsentation ausführen?',
  refreshConfirmHint:
    'Diese Präsentation wurde geöffnet, nicht hier geschrieben. Ihre Abfragen würden auf Ihren Daten laufen.',
  runQueries: (count) => `${plural(count, 'Abfrage', 'Abfragen')} ausführen`,
  sourcesFailed: (count) =>
    `${plural(count, 'Abfrage ist', 'Abfragen sind')} fehlgeschlagen; die alten Zeilen bleiben`,
  chartsBroken: (count) => `${plural(count, 'Diagramm lässt', 'Diagramme lassen')} sich nicht mehr zeichnen`,
  missingColumns: (names) => `Es fehlt: ${names}`,
  claimsNoLonger: (count) => plural(count, 'Aussage stimmt nicht mehr', 'Aussagen stimmen nicht mehr'),
  typesChanged: (count) => `${plural(count, 'Diagramm hat', 'Diagramme haben')} jetzt einen anderen Typ`,
  sentencesReworded: (count) => `${plural(count, 'Satz', 'Sätze')} neu formuliert`,
  sentencesHint:
    'Vom Code aus den neuen Zeilen neu formuliert. Was Sie oder ein Modell geschrieben haben, bleibt, wie es ist.',
  sentenceRemoved: 'Entfällt: Nichts davon stimmt noch',
  figuresChanged: (count) => `${plural(count, 'Zahl', 'Zahlen')} geändert`,
  rowsOnlyChanged: 'Diagramme und Tabellen zeigen die neuen Zeilen; der Text liest sich wie zuvor.',
  was: 'war',
  becomes: 'wird zu',
  noValue: 'kein Wert',
  apply: 'Übernehmen',
  applyAndRewrite: (count) => `Übernehmen und ${plural(count, 'Folie', 'Folien')} neu schreiben`,
  discard: 'Verwerfen',
  acceptRefresh: 'Neue Daten übernehmen oder Abfragen ausführen',
  leaveRefresh: 'Folien lassen, wie sie waren',
  rewritingSlides: (done, total) => `${done} von ${plural(total, 'Folie', 'Folien')} neu geschrieben`,
  refreshing: 'Abfragen laufen …',
  refreshUnchanged: 'Die Daten sind gleich: Nichts hat sich geändert.',
};
