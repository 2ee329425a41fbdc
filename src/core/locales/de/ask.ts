import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'Folie hinzufügen über …',
  promptHint: 'In eigenen Worten auf Englisch, oder als SQL.',
  ask: 'Fragen',
  closeDialog: 'Schließen',
  suggestions: 'Vorschläge',
  suggestionCount: (count) => plural(count, 'Vorschlag', 'Vorschläge'),
  forExample: 'Zum Beispiel',
  readingTables: 'Die Tabellen werden gelesen …',
  nothingToAsk:
    'Es gibt keine Daten, nach denen gefragt werden kann. Die Seite braucht eine Tabelle mit mindestens einer Spalte.',
  asking: 'Wird nachgesehen …',
  understood: 'Verstanden als',
  queryEdited: 'Das ist jetzt Ihre eigene Abfrage: Passt der Titel noch?',
  otherReadings: 'Oder war gemeint',
  preview: 'Vorschau',
  insertSlide: 'Folie hinzufügen',
  writingSlide: 'Die Folie wird geschrieben …',
  slideAdded: (title) => `„${title}“ wurde hinzugefügt.`,
  questionStays: 'Nichts verlässt diese Seite.',
  questionSent: 'Ihre Worte und die Namen von Tabellen und Spalten gehen an den Dienst.',
};
