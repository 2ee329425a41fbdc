import { bounded, type Pattern } from '../template/fold.js';

/** Verbs by which something makes a figure what it is, in four languages: over plain text. Told of a row or a measure they may be harmless. */
export const CAUSING: readonly Pattern<'causing'>[] = [
  [
    'causing',
    bounded(
      [
        '(?:brought|brings|drove|drives|pushed|pushes|sent|sends|dragged|drags|pulled|pulls|kept|keeps|held|holds)(?= (?!\\ufffc+ ?(?:in|of|at|with)\\b)[^.,;]{0,60}(?:up|down|high|higher|low|lower|at|above|below|to|back)(?![a-z]))',
        'pushed|lifted|boosted|slashed|halved|emptied|filled|hurt|helped|dented|forced|prompted|sparked|attracted|weighed on|paid off|made(?= \\ufffc+ [a-z]+)|makes?(?= \\ufffc+ [a-z]+)',
        'senkten?|druckten?|trieb(?:en)?|hob(?:en)?|steigerten?|leerten?|fullten?|bremsten?|brachten?(?= [^.,;]{0,60}(?:nach oben|nach unten|zum))|hat (?=[^.,;]{0,80}(?:gesenkt|gesteigert|gedruckt|getrieben|gehoben|geleert|gefullt|gebremst)(?![a-z]))',
        '(?:a|ont) (?:fait (?:baisser|monter|chuter|grimper|reculer|progresser|augmenter)|rempli|vide|dope|freine|pousse|stimule|attire)|fait (?:baisser|monter|chuter|grimper)|font (?:baisser|monter)',
        'vaci(?:o|aron)|llen(?:o|aron)|impuls(?:o|aron)|fren(?:o|aron)|disparo|dispararon|atraj(?:o|eron)|hizo (?:subir|bajar|caer|crecer)|hicieron (?:subir|bajar|caer|crecer)|ha (?:impulsado|frenado|llenado|vaciado)|redujo|redujeron|elevo|elevaron',
      ].join('|'),
    ),
  ],
];

/** What one measure is said to do to another: "high fees lower the completion rate". No row shows it, whatever the subject is. */
export const MOVING_OTHERS: readonly Pattern<'moving'>[] = [
  [
    'moving',
    bounded(
      '(?<!(?:the|a|an|than|is|are|was|were|far|much|slightly|even|\\ufffc+) )(?:lowers?|lowered|raises?|raised|boosts?|boosted|depress(?:es|ed)?|push(?:es|ed)?(?: up| down)?|driv(?:e|es)|drove|cuts?|increases?|reduces?|reduced)(?= the [a-z]+(?: [a-z]+)?(?: (?:of|in|to|at|by)|[.]?$))|(?:senken|senkt|senkten|drucken|druckt|steigern|steigert|treiben|treibt) (?:die|den|das)|(?:fait|font) (?:baisser|monter|chuter|grimper) (?:le|la|les|l)|(?:reduce|reducen|aumenta|aumentan|elevan|eleva|bajan|baja) (?:el|la|los|las)(?= [a-z]+ de)',
    ),
  ],
];

/** "Por las nevadas", "durch die Hitze", "after the price rise": what follows is a reason, unless the rows speak of it. */
export const REASONS: readonly Pattern<'reason'>[] = [
  [
    'reason',
    bounded(
      '(?:because of|owing to|on account of|in the wake of|following|amid)(?: (?:the|a|an|its|our))?|durch (?:die|den|das|ein|eine|einen)|por (?:el|la|los|las|un|una)|(?:suite|face) (?:a|au|aux)(?: (?:la|le|les|l.?))?|tras (?:el|la|los|las|un|una)',
    ),
  ],
];

/** What a sentence about figures may have as its subject whatever the rows are of: over plain text. */
export const FIGURE_SUBJECTS: readonly Pattern<'subject'>[] = [
  [
    'subject',
    bounded(
      'it|they|we|you|i|this|that|these|those|which|who|what|there|he|she|one|both|each|all|none|some|most|others?|rest|figures?|values?|rows?|records?|entries|numbers?|totals?|sums?|averages?|means?|medians?|shares?|gaps?|differences?|spreads?|peaks?|lows?|highs?|levels?|trends?|curves?|lines?|bars?|charts?|tables?|slides?|groups?|categor(?:y|ies)|ranges?|steps?|changes?|increases?|declines?|falls?|rises?|drops?|gains?|growth|movement|months?|weeks?|days?|years?|quarters?|periods?|es|sie|wir|er|das|dies|diese[rsmn]?|die|wert[e]?n?|zeilen?|summen?|anteil[e]?|durchschnitt|median|abstand|unterschied|spitze|anstieg|ruckgang|monate?|wochen?|tage?|jahre?|il|elle|ils|elles|on|nous|ce|cela|ceci|valeurs?|lignes?|total|totaux|somme|part|moyenne|mediane|ecart|hausse|baisse|mois|semaines?|jours?|annees?|el valor|valores|filas?|suma|cuota|media|mediana|diferencia|subida|bajada|mes|meses|semanas?|dias?|anos?|esto|eso|este|esta|estos|estas|que|se|lo|numero|nombre|zahl|count|way|order|view|scale|barras?|intervalos?|tramos?|grupos?|grafic[oa]s?|lado|puntos?|contrario|tarde|manana|noche|momento|medio|cuenta|fecha|orden|resto|mitad|anzahl|reihe|reihenfolge|gruppen?|teil|halfte|skala|jahreszeit|season|seasons|table|list',
    ),
  ],
];
