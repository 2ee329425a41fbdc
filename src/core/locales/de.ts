import { ask } from './de/ask.js';
import { exporting } from './de/exporting.js';
import { ownFile } from './de/own-file.js';
import { panel } from './de/panel.js';
import { pictures } from './de/pictures.js';
import { presenting } from './de/presenting.js';
import { query } from './de/query.js';
import { rail } from './de/rail.js';
import { refresh } from './de/refresh.js';
import { shortcuts } from './de/shortcuts.js';
import { stage } from './de/stage.js';
import { storage } from './de/storage.js';
import { textEditing } from './de/text-editing.js';
import { verdicts } from './de/verdicts.js';
import { writing } from './de/writing.js';
import { plural } from './de/plural.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

export const de: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: 'Etwas ist schiefgegangen.',
  retry: 'Erneut versuchen',
  dismiss: 'Ausblenden',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',

  untitledSlide: 'Folie ohne Titel',
  slide: 'Folie',
  slideOf: (index, total, title) => `Folie ${index} von ${total}: ${title}`,
  slides: 'Folien',
  noSlides: 'Es gibt noch keine Folien.',
  chartValues: 'Werte des Diagramms',
  editTitle: 'Titel bearbeiten',
  editText: 'Text bearbeiten',
  applyOrCancel: 'Strg + Eingabe übernimmt, Escape verwirft',

  deckTitle: 'Titel',
  generate: 'Präsentation erzeugen',
  startingDatabase: 'Die Datenbank startet …',
  loadingTable: (table) => `${table} wird geladen …`,
  generated: (count) => `${plural(count, 'Folie ist', 'Folien sind')} fertig.`,
  stopped: 'Angehalten. Was schon da war, bleibt.',
  selectAll: 'Alle auswählen',
  selectNone: 'Keine auswählen',
  widgets: 'Was in die Präsentation kommt',
  nothingToShow: 'Dieses Dashboard hat keine Widgets.',
  nothingToShowHint: 'Das Element braucht eine Konfiguration mit mindestens einem Widget.',
  privacyLocal: 'Nichts verlässt diese Seite: Abfragen und Texte entstehen hier.',
  privacyAll:
    'Die Abfragen laufen in dieser Seite; ihre Ergebnisse gehen an den Dienst, der den Text schreibt.',
  privacySample:
    'Die Abfragen laufen in dieser Seite; eine Stichprobe der Ergebnisse geht an den Dienst, der den Text schreibt.',
  privacyNone: 'Es werden keine Werte gesendet: der Dienst sieht nur Spaltennamen, Typen und Anzahlen.',
  length: 'Umfang',
  lengthAuto: 'So viele wie nötig',
  upTo: (count) => `Bis zu ${plural(count, 'Folie', 'Folien')}`,
  look: 'Design',
  looks: {
    paper: 'Papier',
    harbor: 'Hafen',
    meadow: 'Wiese',
    ember: 'Glut',
    plum: 'Pflaume',
    graphite: 'Graphit',
  },
  brandLook: 'Ihre Marke',
  darkSlides: 'Dunkle Folien',
  openDeck: 'Zurück zu den Folien',
  startHeading: 'Aus Ihren Daten wird eine Präsentation',
  startIntro: 'Jede Zahl auf den Folien ist aus Ihren Daten berechnet.',

  back: 'Zurück',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  present: 'Vorführen',
  exporting: 'Wird gespeichert …',
  panel: 'Angaben zur Folie',

  panelLabel: 'Angaben zur Folie',
  tabText: 'Text',
  tabNotes: 'Notizen',
  tabData: 'Daten',
  tabChart: 'Diagramm',
  tabFigures: 'Zahlen',
  tabLook: 'Design',
  titleField: 'Titel',
  textField: 'Text',
  templateHint:
    'Zahlen stehen in doppelten Klammern, etwa {{sum(value) | compact}}: sie werden aus den Zeilen berechnet.',
  problems: 'Zu berichtigen',
  sql: 'Abfrage',
  rows: (shown, total) =>
    shown === total
      ? plural(total, 'Zeile', 'Zeilen')
      : `Die ersten ${shown} von ${plural(total, 'Zeile', 'Zeilen')}`,
  figures: 'Zahlen auf dieser Folie',
  rewriteLabel: 'Um eine Änderung bitten',
  rewritePlaceholder: 'Kürzer, mit dem Wachstum zuerst',
  rewrite: 'Umschreiben',
  rewriting: 'Wird umgeschrieben …',

  claims: 'Aussagen, die von den Daten abhängen',
  claimHolds: 'Stimmt',
  claimBroken: 'Stimmt nicht mehr',

  refresh: 'Daten aktualisieren',

  types: {
    bar: 'Balkendiagramm',
    'horizontal-bar': 'Balkendiagramm',
    line: 'Liniendiagramm',
    area: 'Flächendiagramm',
    pie: 'Kreisdiagramm',
    donut: 'Ringdiagramm',
    radar: 'Netzdiagramm',
    treemap: 'Kacheldiagramm',
    funnel: 'Trichter',
    waterfall: 'Wasserfall',
    'stacked-bar': 'Gestapelte Balken',
    'grouped-bar': 'Gruppierte Balken',
    'multi-line': 'Linien',
    'stacked-area': 'Gestapelte Flächen',
    scatter: 'Streudiagramm',
    bubble: 'Blasendiagramm',
    heatmap: 'Heatmap',
    histogram: 'Histogramm',
    boxplot: 'Boxplot',
    dumbbell: 'Hanteldiagramm',
    'big-number': 'Kennzahl',
    gauge: 'Tacho',
    sankey: 'Sankey-Diagramm',
    'geo-map': 'Karte',
    'country-map': 'Länderkarte',
    table: 'Tabelle',
  },
  errors: {
    unauthorized: 'Sie sind bei dem Dienst, der die Folien schreibt, nicht angemeldet.',
    forbidden: 'Sie dürfen den Dienst, der die Folien schreibt, nicht benutzen.',
    quota_exceeded: 'Das Kontingent des Dienstes ist aufgebraucht.',
    rate_limited: 'Der Dienst hat gerade zu viele Anfragen. Bitte gleich noch einmal versuchen.',
    upstream_unreachable: 'Der Dienst ist nicht zu erreichen.',
    upstream_timeout: 'Der Dienst hat zu lange nicht geantwortet.',
    model_unavailable: 'Das Sprachmodell ist gerade nicht verfügbar.',
    truncated: 'Die Verbindung brach ab, bevor alle Folien da waren.',
    ENGINE_LOAD: 'Die Datenbank konnte nicht geladen werden.',
    ENGINE_CRASHED: 'Die Datenbank hat unerwartet aufgehört.',
    MEMORY: 'Die Daten passen nicht in den Speicher dieser Seite.',
    TIMEOUT: 'Eine Abfrage hat zu lange gedauert.',
  },

  ...ask,
  ...exporting,
  ...ownFile,
  ...panel,
  ...pictures,
  ...presenting,
  ...query,
  ...rail,
  ...refresh,
  ...shortcuts,
  ...stage,
  ...storage,
  ...textEditing,
  ...verdicts,
  ...writing,
};
