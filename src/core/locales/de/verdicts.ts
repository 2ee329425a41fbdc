import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  verifiedAll: 'Alle Zahlen geprüft',
  notVerified: (count) => `${plural(count, 'Zahl', 'Zahlen')} nicht geprüft`,
  noFiguresHere: 'Keine Zahlen auf dieser Folie',
  claimsHold: (count) => plural(count, 'Aussage stimmt', 'Aussagen stimmen'),
  claimsBroken: (count) => plural(count, 'Aussage stimmt nicht mehr', 'Aussagen stimmen nicht mehr'),
  markComputed: 'Aus Zeilen berechnet',
  markGiven: 'Von Hand eingetragen',
  markLiteral: 'Enthält eine Zahl, die in keiner Zeile steht',
  markTyped: 'Als Text getippt, nicht an Daten gebunden',
  markFailed: 'Lässt sich nicht berechnen',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'Zeile', 'Zeilen')
      : `${used.toLocaleString('de')} von ${plural(total, 'Zeile', 'Zeilen')}`,
  moreRows: (count) => `und ${plural(count, 'weitere Zeile', 'weitere Zeilen')}`,
  queriedAt: (time) => `abgefragt ${time}`,
};
