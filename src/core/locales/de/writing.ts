import type { WritingWords } from '../en/writing.js';
import { plural } from './plural.js';

export const writing: WritingWords = {
  slidesArrived: (arrived, total) => `${arrived} von ${plural(total, 'Folie', 'Folien')} angekommen.`,
  continueWriting: 'Fortsetzen',
  writeAgain: 'Diese Folie neu schreiben',
  onlyGenerated: 'Nur eben generierte Folien.',
  writtenAgain: (title) => `„${title}“ wurde neu geschrieben.`,
  signIn: 'Anmelden',
  topUp: 'Guthaben aufladen',
  retryIn: (seconds) => `Erneut versuchen in ${seconds} s`,
  retryNow: 'Sie können es jetzt noch einmal versuchen.',
  withoutService: 'Ohne den Dienst arbeiten',
  offline: 'Sie sind offline. Die Daten liegen in dieser Seite, daher kann sie die Folien selbst schreiben.',
  backOnline: 'Sie sind wieder online.',
  orderHint: 'Alt mit einer Pfeiltaste verschiebt die Zeile.',
  moveUp: (title) => `„${title}“ nach oben`,
  moveDown: (title) => `„${title}“ nach unten`,
  widgetMoved: (title, index, total) => `„${title}“ ist jetzt ${index} von ${total}.`,
  leaveOut: 'Weglassen',
  brief: 'Publikum, Ziel und Ton',
  briefInPage:
    'Auch die Seite richtet sich danach: Für die Geschäftsleitung steht eine Zusammenfassung am Anfang, mit weniger Punkten je Folie; für Analysten stehen die Tests dabei; was das Ziel nennt, kommt zuerst. Ein Dienst mit Sprachmodell folgt jedem Wort.',
  inEnglish: (language) =>
    `Geprüfte Sätze werden auf Englisch geschrieben; in dieser Sprache (${language}) gibt es noch keine. Zahlen und Datumsangaben behalten ihre Formate.`,
  audience: 'Publikum',
  audiences: ['Geschäftsleitung', 'Kundschaft', 'Mein Team', 'Investoren', 'Aufsichtsrat', 'Öffentlichkeit'],
  goal: 'Ziel',
  goalExample: 'Über das Budget für nächstes Jahr entscheiden',
  tone: 'Ton',
  tones: { neutral: 'Neutral', formal: 'Förmlich', friendly: 'Freundlich', persuasive: 'Überzeugend' },
  storyParts: {
    heading: 'Teile der Präsentation',
    hint: 'Nur in Präsentationen mit mindestens vier Aussagen.',
    summary: 'Das Wichtigste in Kürze',
    sections: 'Abschnitte, ab neun Folien',
    closing: 'Fazit',
    appendix: 'Anhang: Quellen und Diagramme ohne Aussage',
  },
  privacy: 'Was der Dienst sehen darf',
  privacyChoices: { all: 'Alle Zeilen', sample: 'Eine Stichprobe der Zeilen', none: 'Keine Werte' },
  exactlySent: 'Was genau gesendet wird',
  nothingSent: 'Es gibt nichts zu senden: Keine Abfrage hat ein Ergebnis.',
  sentInAll: (widgets, bytes) =>
    `${plural(widgets, 'Widget', 'Widgets')}, zusammen ${plural(bytes, 'Byte', 'Bytes')}.`,
  sentWhen:
    'Gesendet wird beim Erzeugen, mit der Zeit der Abfragen von dann; und noch einmal, wo eine Folie berichtigt werden soll.',
  sentColumns: (names) => `Spalten: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `Keine von ${plural(total, 'Zeile', 'Zeilen')}, keine Werte`
      : `${sent.toLocaleString('de')} von ${plural(total, 'Zeile', 'Zeilen')}, ${plural(values, 'Wert', 'Werte')}`,
  sentBounds: 'Kleinster und größter Wert der Spalten mit einer Ordnung',
  sentSql: 'Die Abfrage',
  asJson: (bytes) => `Als JSON, ${plural(bytes, 'Byte', 'Bytes')}`,
  wholeRequest: 'Die ganze Anfrage',
  reviewOutline: 'Zuerst die Gliederung ansehen',
  nothingPlanned: 'Es gibt nichts zu planen: Keine Abfrage hat ein Ergebnis.',
  outlineHeading: 'Die Folien, die geschrieben werden',
  outlineIntro:
    'Ordnen Sie sie, entfernen Sie welche, geben Sie Titel. Ihre Titel bleiben; die übrigen werden geschrieben. Kennzahlen, die aufeinander folgen, teilen sich eine Folie.',
  cover: 'Titelfolie',
  titleOfSlide: (name) => `Titel der Folie über ${name}`,
  titleWritten: 'Der Titel wird geschrieben',
  showsWidgets: (titles) => `Zeigt ${titles}`,
  removeSlide: (name) => `„${name}“ entfernen`,
  slideRemoved: (name) => `„${name}“ wurde entfernt.`,
  writeThese: 'Diese Folien schreiben',
  generating: (done, total) => `${done} von ${plural(total, 'Folie', 'Folien')} geschrieben`,
  runningQueries: 'Abfragen laufen …',
  planningSlides: 'Folien werden geplant …',
  generationProblems: (count) => `${plural(count, 'Problem', 'Probleme')} im Dashboard.`,
};
