import type { WritingWords } from '../en/writing.js';
import { plural } from './plural.js';

export const writing: WritingWords = {
  slidesArrived: (arrived, total) => `${arrived} von ${plural(total, 'Folie', 'Folien')} angekommen.`,
  continueWriting: 'Fortsetzen',
  writeAgain: 'Diese Folie neu schreiben',
  writtenAgain: (title) => `„${title}“ wurde neu geschrieben.`,
  signIn: 'Anmelden',
  topUp: 'Guthaben aufladen',
  retryIn: (seconds) => `Erneut versuchen in ${seconds} s`,
  retryNow: 'Sie können es jetzt noch einmal versuchen.',
  withoutService: 'Ohne den Dienst arbeiten',
  offline: 'Sie sind offline. Die Daten liegen in dieser Seite, daher kann sie die Folien selbst schreiben.',
  backOnline: 'Sie sind wieder online.',
};
