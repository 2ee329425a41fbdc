import { plural } from './plural.js';
import type { VerdictWords } from '../en/verdicts.js';

export const verdicts: VerdictWords = {
  figuresComputed: 'Zahlen aus Zeilen berechnet',
  notVerified: (count) => `${plural(count, 'Zahl', 'Zahlen')} nicht geprüft`,
  noFiguresHere: 'Keine Zahlen auf dieser Folie',
  sentencesChecked: (checked, total) => `${checked} von ${plural(total, 'Satz', 'Sätzen')} geprüft`,
  sentences: 'Sätze',
  sentenceStates: {
    checked: 'Geprüft: Code hat ihn aus diesen Zeilen formuliert',
    computed: 'Zahlen aus Zeilen berechnet, Wortlaut nicht geprüft',
    typed: 'Eine Zahl darin ist getippt',
    broken: 'Seine Zahlen oder seine Aussage stimmen nicht',
  },
  claimsBroken: (count) => plural(count, 'Aussage stimmt nicht mehr', 'Aussagen stimmen nicht mehr'),
  partsLeftOut: (count) => `${plural(count, 'Teil', 'Teile')} weggelassen`,
  leftOutReasons: {
    literals: 'Enthält eine Zahl, die nicht aus den Zeilen stammt',
    placeholders: 'Eine Zahl darin lässt sich aus den Zeilen nicht berechnen',
    marks: 'Eine Zahl darin ist nicht allein aus den Zeilen berechnet',
    links: 'Enthält einen Link oder Auszeichnung',
    claims: 'Die Zeilen belegen ihn nicht',
    figures: 'Zeigt etwas, das für sich in keiner Zeile steht',
  },
  builtInWrote:
    'Von den eingebauten Regeln geschrieben, da das Modell nichts lieferte, das gezeigt werden kann.',
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
