import type { ExportingWords } from '../en/exporting.js';
import { plural } from './plural.js';

export const exporting: ExportingWords = {
  fileName: 'Dateiname',
  exportedSlides: 'Folien',
  everySlide: (count) => `Alle ${count.toLocaleString('de')}`,
  onlySlide: (index) => `Nur Folie ${index}`,
  someSlides: 'Einige:',
  slideNumbers: 'Nummern der Folien',
  slideNumbersHint: 'etwa 1-3, 5',
  noSlideNumbers: 'Schreiben Sie, welche Folien, etwa 1-3, 5.',
  unreadableNumbers: (part) => `„${part}“ ist keine Foliennummer. Schreiben Sie etwa 1-3, 5.`,
  numbersBeyond: (part, total) => `„${part}“ gibt es nicht: Die Präsentation hat die Folien 1 bis ${total}.`,
  noSlideLeft:
    'So bleibt nichts übrig: Diese Folie ist das Deckblatt. Wählen Sie andere Folien, oder behalten Sie das Deckblatt.',
  charts: 'Diagramme',
  chartForms: { image: 'Bilder', native: 'PowerPoint-Diagramme' },
  chartFormHints: {
    image: 'Als Bilder, genau wie hier; in PowerPoint nicht zu bearbeiten.',
    native: 'Farben und Zahlen lassen sich in PowerPoint bearbeiten, das sie auf seine Art zeichnet.',
  },
  inTheFile: 'In der Datei',
  withCover: 'Deckblatt',
  withBranding: 'Firmenname und Logo',
  withNotes: 'Sprechernotizen',
  withOrigins: 'Herkunft jeder Zahl',
  withOriginsHint: 'Unter den Notizen: Ausdruck, Zeilen, Abfrage und ihre Zeit.',
  withAllRows: 'Alle Zeilen der Tabellen',
  withAllRowsHint: 'Lange Tabellen gehen auf weiteren Folien weiter.',
  checkedOnly: 'Nur geprüfte Sätze',
  checkedOnlyHint: 'Sätze, die nicht aus den Zeilen geschrieben wurden, bleiben weg, auch eigene.',
  withDocument: 'Bearbeitbare Präsentation',
  withDocumentHint:
    'Damit sich die Datei hier wieder öffnen und bearbeiten lässt. Wer die Datei hat, kann Zeilen und Abfragen lesen.',
  startExport: 'Exportieren',
  drawingCharts: (done, total) => `Diagramme werden gezeichnet: ${done} von ${total}`,
  writingFileSlides: (done, total) => `Folien werden geschrieben: ${done} von ${total}`,
  packingFile: 'Die Datei wird gepackt …',
  exportGoesOn:
    'Sie können dies schließen und weiterarbeiten: Die Datei wird gespeichert, sobald sie fertig ist.',
  cancelExport: 'Export abbrechen',
  exportCancelled: 'Der Export wurde abgebrochen. Es wurde keine Datei gespeichert.',
  savedAs: (name) => `Gespeichert als ${name}`,
  handedOver: (name) => `${name} wurde der Seite übergeben`,
  nothingDiffers: 'Die Folien der Datei stehen wie hier.',
  differences: 'Was zu dieser Datei zu wissen ist',
  chartsArePictures: (count) =>
    `${plural(count, 'Folie hat ihre Diagramme', 'Folien haben ihre Diagramme')} als Bilder: Sie sehen gleich aus und sind in PowerPoint nicht zu bearbeiten.`,
  fontsNamed: (names) =>
    `Der Text ist in ${names} gesetzt. Ein Computer, dem das fehlt, zeigt eine andere Schrift.`,
  exportWarnings: {
    block_failed: 'Etwas ließ sich nicht zeichnen; seine Stelle auf der Folie bleibt leer',
    chart_as_picture: 'Ein Diagramm bleibt ein Bild',
    image_differs: 'Ein Bild weicht ab',
    image_skipped: 'Ein Bild fehlt',
    text_overflow: 'Ein Text ist länger als sein Feld',
    rows_omitted: 'Eine Tabelle hat mehr Zeilen, als hineinpassen',
    deck_without_rows: 'Im Deck innerhalb der Datei fehlen Zeilen, die zu viele sind',
  },
  exportFailed: 'Es wurde keine Datei gemacht',
  exportAgain: 'Noch einmal exportieren',
  changeExport: 'Auswahl ändern',
  closeExport: 'Schließen',
  exportPptx: 'Als PowerPoint speichern',
  exported: (name) => `${name} wurde gespeichert.`,
  exportedWithWarnings: (count) =>
    `Die Datei wurde mit ${plural(count, 'Warnung', 'Warnungen')} gespeichert.`,
};
