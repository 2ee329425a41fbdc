import { bounded, type Pattern } from '../template/fold.js';

/**
 * What a word asserts about the rows: a movement up, down or none, the upper or lower end, the larger part of a total, another rank or
 * comparison; a sign; that something holds of every row, of nearly every row, or at every step; or something that no rows can show, a cause
 * or what is to come.
 */
export type AssertionKind =
  | 'up'
  | 'down'
  | 'flat'
  | 'top'
  | 'bottom'
  | 'rank'
  | 'part'
  | 'every'
  | 'none'
  | 'vague'
  | 'sign'
  | 'course'
  | 'cause'
  | 'forecast';

/** Stands where a placeholder was, so that "up {{ x }}" can be told from "set up". */
export const PLACEHOLDER_MARK = '\uFFFC';

/** Alternatives of a regular expression over lower-case text without accents. */
const WORDS: Record<string, Record<AssertionKind, string>> = {
  en: {
    up: `pick(?:s|ed|ing)? up(?: speed| pace| steam)?|rose|ris(?:es?|en|ing)|increas[a-z]+|grew|grow(?:s|n|ing)?|climb[a-z]*|jump(?:s|ed|ing)?|surg(?:e|es|ed|ing)|gain(?:s|ed|ing)?|soar[a-z]*|(?<!(?:adds?|added|adding|makes?|made|sums?) )up(?= (?:by|from|on|over|vs|versus|${PLACEHOLDER_MARK}|sharply|slightly))|(?<!(?:adds?|added|adding|makes?|made|sums?|of|^[^a-z]*) ?)up(?= to )|upwards?|uptick|upturn|improv(?:e|es|ed|ing)|accelerat[a-z]+|expand[a-z]*|rebound[a-z]*|spik(?:e|es|ed|ing)|leap(?:s|ed|t)?|rocket[a-z]*|boom(?:s|ed|ing)?|swell(?:s|ed|ing)?|shot up|recover(?:s|ed|ing)|strengthen[a-z]*`,
    down: `eas(?:es|ed|ing)|c[ao]m(?:es?|ing) down|fell|falls?(?! (?:into|within|between|short of) )|fall(?:en|ing)|shed|decreas[a-z]+|declin[a-z]+|drop(?:s|ped|ping)?|shr(?:ank|inks?|inking|unk)|los(?:t|es?|ing)|slump[a-z]*|plung[a-z]+|plummet[a-z]*|slip(?:s|ped|ping)?|collaps[a-z]+|tumbl[a-z]+|nosediv[a-z]+|erod[a-z]+|cool(?:s|ed|ing)|crash[a-z]*|dwindl[a-z]+|deteriorat[a-z]+|retreat(?:s|ed|ing)?|(?:go|goes|went) south|slid|sliding|dip(?:s|ped|ping)?|sank|sinks?|down(?= (?:by|from|on|over|vs|versus|to|${PLACEHOLDER_MARK}|sharply|slightly))|downwards?|downturn|worsen[a-z]*|slow(?:s|ed|ing|down)|contract(?:ed|ing|ion)|weaken[a-z]*`,
    flat: 'flat|stable|unchanged|steady|stagnat[a-z]+|plateau[a-z]*|constant|volatile|fluctuat[a-z]+|swung|swings?',
    top: `(?<!at )most(?! of| recent)|longest|largest|biggest|highest|greatest|top(?:s|ped)?(?! (?:bar|row|line|left|right|of (?:the|this) (?:chart|list|table|slide)))|peak(?:s|ed)?|(?:all-time|record|new) highs?|all-time|heads(?= the)|in front(?! of)|lead(?:er|ers)|(?:leads?|leading|led)(?! (?:the )?${PLACEHOLDER_MARK})|maximum`,
    bottom:
      '(?<!at )least|lowest|shortest|smallest|(?:all-time|record|new) lows?|bottom(?! (?:bar|row|line|left|right|of (?:the|this) (?:chart|list|table|slide)))|minority|bottomed|minimum|trough[a-z]*',
    part: 'mostly|majority|largely|primarily|mainly|chiefly|dominat[a-z]+|most of',
    every: '(?<!not )all|(?<!not )every|(?<!(?:for|per) )each|both|no(?! (?:more|fewer|less) than)|any',
    none: 'without exception|none of|nothing (?:is |was )?(?:left|remains?|remained|open|outstanding|pending|missing)|no one|nobody|not (?:a single|one)|never|nowhere|in no',
    vague:
      '(?:nearly|almost|virtually|practically|hardly|barely) (?:all|every[a-z]*|any[a-z]*|none|no|each|the (?:whole|entire))',
    sign: 'positive|negative',
    course:
      'the (?:more|less|fewer|[a-z]+er) [^.]*, the (?:more|less|fewer|[a-z]+er)(?= )|(?:every|each) (?:day|week|month|quarter|year|hour)|steadily|consistently|continuously|continually|constantly|uninterrupted(?:ly)?|without interruption|month (?:after|by|over) month|year (?:after|by|over) year|quarter (?:after|by|over) quarter|week (?:after|by|over) week|day (?:after|by|over) day|hour (?:after|by|over) hour|in a row|consecutive(?:ly)?|every single',
    rank: `(?:leads?|leading|led)(?= (?:the )?${PLACEHOLDER_MARK})|f[ae]lls? short of|(?:most|least|more|less) valuable|sooner|tied|ties? (?:for|at|with)|level with|at (?:least|most)|fastest|slowest|strongest|weakest|best|worst|first|ranks?(?! correlation)|ranked|(?<!(?:each|every|per|one|any|single|another|median|average|typical|#) )(?:(?<!^a )record|record(?! has(?![a-z])))|than|fewer|higher|lower|greater|larger|smaller|bigger|better|worse|(?:old|young|long|short|heavi|light|fast|slow|cheap|dear|warm|cold|cool|hot|wet|dri|rich|poor|strong|weak|deep|wid|narrow|busi|quiet|farth|near|clos)er|exceed[a-z]*|out(?:sell|sold|rank|strip|number|shin|grew|grow|do|did|last)[a-z]*|(?!longest|shortest|highest|lowest|largest|smallest|biggest|greatest|interest|request|invest|harvest|forest|guest|quest|suggest|honest|digest|contest|protest|manifest|modest|latest|arrest|conquest|priest|chest|earliest|rest)[a-z]{2,}[a-z]est|uneven[a-z]*|outperform[a-z]*|underperform[a-z]*|outpac[a-z]+|surpass[a-z]*|above|below|(?:north|south|east|west)(?:ern)?most|(?:inner|outer|upper|fore)most|beat(?:s|ing)?|ahead of|number one|outweigh[a-z]*|tower[a-z]*|crush[a-z]*|dwarf[a-z]*|eclips[a-z]+|overt[ao][ok][a-z]*|concentrat[a-z]+|significant[a-z]*|exceptional[a-z]*|unusual[a-z]*|wins?|won|lag(?:s|ged|ging)?|trail(?:s|ed|ing)|(?:far|well|falls?|fell|is|are|was|were) behind`,
    cause:
      '(?:keeps?|kept) [^.,;]{0,120}from [a-z]+ing|(?:keeps?|kept) (?:the )?[a-z]+ (?:away )?from|(?:prevents?|prevented|deters?|deterred|discourag(?:e|es|ed)|hold[s]? back|held back)(?= )|(?:because|due to|owing to|thanks to|driven by|caused by|as a result|result(?:s|ed|ing) from|(?:led|leads|leading) to|attribut(?:ed|able) to|boosted by|fuel(?:l)?ed by|stem(?:s|med)? from|on the back of|spurred by|in response to|triggered by|(?<!not )explain(?:s|ed)?)',
    forecast:
      '(?<=^[^a-z]*(?:please )?)(?:put(?! (?:as|in|together|another|simply|differently|side|next|otherwise))|sell|buy|invest|click|pay|stop|subscribe|donate|transfer|wire|reply|hurry|beware|consider|avoid|ensure|trust|sign up|(?:contact|call|email|visit|ask) (?:us|me|our|your|now|the|www))|(?:readers?|customers?|guests?|visitors?|users?) (?:can|should|must)(?! (?:see|find|read|notice|tell|compare|spot|look|observe|recogni[sz]e|say|check|follow|be seen)(?![a-z]))|will(?! (?:find|see|notice|recogni[sz]e|hear|spot|look|start|begin|turn))|expected to|likely|forecasts?|project(?:ed|ions?)|predict[a-z]*|outlook|going to|poised|on (?:track|course)|on (?:its|their|the) way to|at this (?:pace|rate)|if this continues|(?:should|could|may|might) (?:rise|fall|grow|reach|increase|decline|improve|double)|next (?:year|quarter|month|week)',
  },
  de: {
    up: 'zuwachs[a-z]*|stieg(?:en)?|steig(?:t|en|end[a-z]*|er[a-z]+)|gestiegen|angestiegen|anstieg[a-z]*|wuchs(?:en)?|wachs(?:en|t|end[a-z]*)|gewachsen|zunahm[a-z]*|zugenommen|zugelegt|(?:nahm(?:en)?|nimmt|nehmen|legten?|legt)(?=[^.,;]{0,300} zu(?![a-z]| ))|nahm(?:en)? (?:[a-z]+ )?zu|zunehm[a-z]+|erhoh[a-z]+|verbesser[a-z]+|kletter[a-z]+|aufwarts',
    down: `fiel(?:en)?(?![^.,;]{0,120} (?:an|aus)(?![a-z]| ))|verringer[a-z]+|reduzier[a-z]+|fall(?:t|en)(?![^.,;]{0,160} an(?![a-z]| ))(?! in (?:(?:den|die|das) )?${PLACEHOLDER_MARK})|fallend[a-z]*|gefallen|sank(?:en)?|sink(?:t|en|end[a-z]*)|gesunken|ruckgang[a-z]*|zuruckgegangen|(?:ging(?:en)?|geht|gehen)(?=[^.,;]{0,300} zuruck)|abnahm[a-z]*|abgenommen|(?:nahm(?:en)?|nimmt|nehmen)(?=[^.,;]{0,300} ab(?![a-z]| ))|nahm(?:en)? (?:[a-z]+ )?ab|verschlechter[a-z]+|schrumpf[a-z]+|geschrumpft|abwarts|verlor(?:en)?`,
    flat: 'gleichma(?:ss|ß)ig[a-z]*|stabil[a-z]*|unverandert[a-z]*|konstant[a-z]*|stagnier[a-z]+',
    top: 'oberste[a-z]?|hochstwert[a-z]*|haufigste[a-z]?|meist[a-z]{3,}te[a-z]?|langste[a-z]?|gro(?:ss|ß)te[a-z]?|hochste[a-z]?|meisten?|fuhr(?:t(?![^.,;]{0,120} auf(?![a-z]| ))|end|ende[a-z]?)|spitzen[a-z]*|spitze|hochststand[a-z]*|vorn|vorne|spitzenreiter',
    part: 'mehrheit|uberwiegend|hauptsachlich|vor allem|gro(?:ss|ß)teils?',
    every: '(?<!nicht )alle[a-z]?|jede[a-z]?|samtliche[a-z]?|beide[a-z]?|kein[a-z]*',
    none: 'ausnahmslos|nichts mehr|niemals|nie|immer|stets|nirgend(?:s|wo)|keine[rsn]? (?:der|einzige[a-z]?)|kein einzige[rs]',
    vague:
      '(?:fast|nahezu|beinahe|kaum|praktisch) (?:all|jede|kein|ein|samtlich|die ganze|der ganze|das ganze)[a-z]*',
    sign: 'positiv(?:e[nrsm]?)?|negativ(?:e[nrsm]?)?',
    course:
      'je (?:mehr|weniger|[a-z]+er) [^.]*(?:desto|umso)|einher(?:geh[a-z]*)?|jede[nrsm]? (?:tag|woche|monat|quartal|jahr|stunde)|stetig[a-z]*|kontinuierlich[a-z]*|durchgehend[a-z]*|ununterbrochen[a-z]*|durchweg|monat (?:fur|um) monat|jahr (?:fur|um) jahr|quartal (?:fur|um) quartal|woche (?:fur|um) woche|tag (?:fur|um) tag|stunde (?:fur|um) stunde|in folge',
    bottom:
      'unterste[a-z]?|tiefstwert[a-z]*|kurzeste[a-z]?|tiefste[a-z]?|niedrigste[a-z]?|kleinste[a-z]?|wenigsten?|geringste[a-z]?|schlusslicht|tiefststand[a-z]*',
    rank: '(?:nachst|zweit)(?:hoch|hoh|niedrig|gro(?:ss|ß)|klein|gering)[a-z]*|(?:warm|kalt|hei(?:ss|ß)|nass|trocken|trockn|reich|arm|dicht)(?:er|ere[nrsm]?|e?ste[nrsm]?)|(?:fruhe|spate|neue|weite|seltene?|wichtig|knapp)ste[nrsm]?|wertvoll(?:er|ere[nrsm]?|ste[nrsm]?)|gleichauf|gleich (?:hoch|viele?|gro(?:ss|ß))|(?:schwach|stark)er(?:e[a-z]?)?|am [a-z]{3,}sten|starkste[a-z]?|schwachste[a-z]?|beste[a-z]?|schlechteste[a-z]?|schnellste[a-z]?|langsamste[a-z]?|teuerste[a-z]?|gunstigste[a-z]?|alteste[a-z]?|jungste[a-z]?|schwerste[a-z]?|leichteste[a-z]?|rekord[a-z]*|erste[a-z]?|mindestens|hochstens|(?:mehr|weniger) (?:[a-z]+ ){0,2}als|hoher(?:e[a-z]?)?|langer(?:e[a-z]?)?|kurzer(?:e[a-z]?)?|schneller(?:e[a-z]?)?|langsamer(?:e[a-z]?)?|niedriger(?:e[a-z]?)?|geringer(?:e[a-z]?)?|gro(?:ss|ß)er(?:e[a-z]?)?|kleiner(?:e[a-z]?)?|besser(?:e[a-z]?)?|schlechter(?:e[a-z]?)?|ubertr[a-z]+|l(?:iegt|iegen|ag|agen) (?:[a-z]+ )?(?:uber|unter)|(?:uber|unter|oberhalb|unterhalb) (?:dem|der|des) (?!branche|markt|wettbewerb|vorjahr|plan|ziel|soll)[a-z]*(?:schnitts?|durchschnitts?|mittels?|medians?|werts?|wert(?:e|es))',
    cause:
      'halt(?:en)? [^.,;]{0,120}(?: davon)? ab(?![a-z]| )|hindern?|hindert|verhinder[nt]+|weil|wegen|aufgrund|auf grund|dank|infolge|verursacht|zuruckzufuhren|getrieben|(?:fuhrt|fuhrte|fuhrten) zu|bedingt durch',
    forecast:
      'durften?|hinzukommen|voraussichtlich|prognos[a-z]+|erwartet[a-z]*|kunftig[a-z]*|(?:kaufen|verkaufen|investieren|uberweisen|kontaktieren|klicken|buchen|reservieren|melden|rufen|wenden) sie|(?:nachst|kommend)e[a-z]? (?:jahr|quartal|monat|woche)',
  },
  fr: {
    up: 'remont[a-z]+|rehauss[a-z]+|rebond[a-z]+|gagn(?:e|ent|ee?s?)|augment(?:e|ent|ee?s?|er|ation[s]?)|hausses?|progress(?:e|ent|ee?s?|er|ion)|croissances?|croit|croissent|croissante?s?|mont(?:e|ent|ee?s?)|amelior[a-z]+|grimp[a-z]+|bondi[a-z]*|accelere[a-z]*|accru(?:e|s|es)?',
    down: 'baiss[a-z]+|diminu[a-z]+|recul[a-z]*|chut(?:e|es|ent|ee?s?)|tomb[a-z]+|redescend[a-z]*|retomb[a-z]+|repli[a-z]*|flechi[a-z]*|regress[a-z]+|degrad[a-z]+|ralenti[a-z]*|decroi[a-z]+|perdu[a-z]*',
    flat: 'maint(?:ient|iennent|enait|enu(?:e|s|es)?)|stables?|inchangee?s?|constante?s?|stagn[a-z]+',
    top: '(?:le|la|les) plus (?:grand|eleve|haut|important|gros|long|nombreu)[a-z]*|maximal[a-z]*|domin[a-z]+|(?:en|de) tete|culmin[a-z]+|predomin[a-z]+|leaders?|principal[a-z]*|pics?',
    part: 'majorit[a-z]+|surtout|la plupart',
    every: '(?<!pas )(?:tous|toutes) les|chaque|aucune?|nulle?',
    none: 'sans exception|plus rien|rien ne reste|jamais|toujours|nulle part|aucune? d[a-z]+|pas une? seule?',
    vague:
      '(?:presque|quasiment|pratiquement) (?:tou[a-z]+|aucun[a-z]*|chaque|la totalite)|la quasi[- ]totalite',
    sign: 'positi(?:f|fs|ve|ves)|negati(?:f|fs|ve|ves)',
    course:
      '(?:tous|toutes) les (?:jours|semaines|mois|trimestres|annees|ans)|(?:plus|moins) [^.]*, (?:plus|moins)(?= )|chaque (?:jour|semaine|mois|trimestre|annee|heure)|regulierement|constamment|continuellement|sans interruption|mois apres mois|annee apres annee|trimestre apres trimestre|semaine apres semaine|jour apres jour|d.affilee|consecuti[a-z]+',
    bottom: '(?:le|la|les) (?:plus (?:petit|bas|faible|court|bref|breve)|moins nombreu)[a-z]*|minimal[a-z]*',
    rank: 'a egalite|ex aequo|devant|devanc[a-z]+|(?<!(?:le|la|les) )plus (?:grand|eleve|haut|fort|important|petit|bas|faible|gros|rapide|lent|de |que)[a-z]*|(?:le|la|les) (?:plus|moins)(?! (?:grand|eleve|haut|important|gros|long|nombreu|petit|bas|faible|court|bref|breve))|moins|davantage|meilleur[a-z]*|pires?|premi(?:er|ere)s?|records?|depass[a-z]+|superieur[a-z]*|inferieur[a-z]*',
    cause:
      'empech(?:e|ent|ait|aient)|dissuad(?:e|ent)|decourag(?:e|ent)|depend(?:e|ent|ait|aient)? d[a-z]*|grace a|a cause d[a-z]*|en raison d[a-z]*|parce que?|du[e]? a|provoque[a-z]*|resulte[a-z]* d[a-z]*|explique[a-z]* par|tire[a-z]* par',
    forecast:
      '(?<!(?:date|heure|delai)s? )prevu[a-z]*|previsions?|devrai[a-z]+|prochain[a-z]*|sera|seront|attendu[a-z]*|achetez|vendez|investissez|payez|contactez|appelez|cliquez|reservez|votez',
  },
  es: {
    up: 'aument[a-z]+|sub(?:e|en|io|ieron|idas?|iendo|ir|ido)|salt(?:o|os|a|an|aron)|repunt[a-z]+|remont[a-z]+|crec(?:e|en|er|io|ieron|iendo|ido|ientes?)|increment[a-z]+|multiplic[a-z]+|duplic[a-z]+|mejor(?:a|an|o|aron|ando|ado)|alza',
    down: 'baj(?:a|an|ar|aron|adas?|ando|ado)|bajo(?! (?:el|la|los|las|un|una) [a-z])|ca(?:e|en|er|yo|yeron|idas?|ido|yendo)|descen[a-z]+|descien[a-z]+|disminu[a-z]+|reduj[a-z]+|redu(?:ce|cen|cido|ccion)|retroced[a-z]+|empeor[a-z]+|perd(?:io|ieron|ida)',
    flat: 'mantien[a-z]*|mantuv[a-z]*|permanec[a-z]*|estables?|sin cambios|constantes?|estanca[a-z]*',
    top: 'mayor(?:es)?(?![^.,;]* que )|con mas(?! de )|(?:el|la|los|las) mas (?:alt|grande)[a-z]*|maxim[a-z]+|lider[a-z]*|predomin[a-z]+|domina[a-z]*|encabez[a-z]+|principal(?:es)?',
    part: 'mayoria|sobre todo|mayoritariamente',
    every: '(?<!no )tod[oa]s l[oa]s|cada|ningun[oa]?',
    none: 'sin excepcion|nada pendiente|nunca|jamas|siempre|ningun[oa]? de|ni un[oa]? sol[oa]?',
    vague: 'casi (?:tod[a-z]+|ningun[a-z]*|cada|la totalidad)|practicamente tod[a-z]+',
    sign: 'positiv[oa]s?|negativ[oa]s?',
    course:
      'tod[oa]s l[oa]s (?:dias|semanas|meses|trimestres|anos)|(?:cuant[oa]s?|a) (?:mas|menos|mayor|menor) [^.]*, (?:mas|menos|mayor|menor)|cada (?:dia|semana|mes|trimestre|ano|hora)|constantemente|continuamente|sin interrupcion|mes tras mes|ano tras ano|trimestre tras trimestre|semana tras semana|dia tras dia|consecutiv[a-z]+',
    bottom:
      'menor(?:es)?(?![^.,;]* que )|con menos(?! de )|(?:el|la|los|las) mas (?:baj|pequen)[a-z]*|minim[a-z]+',
    rank: 'empat[a-z]+|igualad[oa]s?|(?:mayor|menor)(?:es)?(?=[^.,;]* que )|mejor(?:es)?|peor(?:es)?|(?<!(?:el|la|los|las) )mas (?:alt|baj|grande|pequen|rapid|lent|que|de )[a-z]*|(?:el|la|los|las|lo) (?:[a-z]+ )?(?:mas|menos)(?! (?:alt|grande|baj|pequen))(?: [a-z]+)?|menos|primer[a-z]*|records?|super(?:a|o|an|aron|ior(?:es)?)|inferior(?:es)?|por encima|por debajo|rebas[a-z]+|apenas',
    cause:
      'impid(?:e|en|io|ieron)|disuad(?:e|en)|desanim(?:a|an)|depend(?:e|en|ia|ian|io) de|debido a|gracias a|a causa de|por culpa de|porque|provocad[a-z]+|como resultado|impulsad[a-z]+ por',
    forecast:
      'se espera|previst[a-z]+|pronostic[a-z]+|sera|seran|proxim[a-z]+|(?<=^[^a-z]*)(?:compren?|vendan?|inviertan?|paguen?|llamen?|contacten?|reserven?|hagan? clic)',
  },
};

/** Kinds that hold figures against each other: superlatives and comparatives. */
export const COMPARISONS: ReadonlySet<AssertionKind> = new Set(['top', 'bottom', 'rank']);

const KINDS: readonly AssertionKind[] = [
  'cause', 'forecast', 'up', 'down', 'flat', 'top', 'bottom', 'rank', 'part', 'every', 'none', 'vague', 'sign', 'course',
]; // prettier-ignore
/** English is looked for in every language; these of its words mean something else there. */
const FALSE_FRIENDS: Record<string, RegExp> = {
  de: /\|falls\?\(\?! \(\?:into\|within\|between\|short of\) \)(?=\|)|\|lag\(\?:s\|ged\|ging\)\?(?=\|)|(?<=\|fall\(\?:)en\|/g,
};
const compiled = new Map<string, readonly Pattern<AssertionKind>[]>();

/** The patterns of a locale's language, and always those of English, which every model falls back to. */
export function assertionPatterns(locale: string): readonly Pattern<AssertionKind>[] {
  const wanted = locale.split('-')[0] ?? '';
  const language = Object.hasOwn(WORDS, wanted) ? wanted : 'en';
  let patterns = compiled.get(language);
  if (!patterns) {
    const lists = [...new Set(['en', language])].map((key) => WORDS[key]);
    patterns = KINDS.map(
      (kind) =>
        [
          kind,
          bounded(
            lists
              .map((list) => list?.[kind])
              .join('|')
              .replace(FALSE_FRIENDS[language] ?? /^$/, ''),
          ),
        ] as const,
    );
    compiled.set(language, patterns);
  }
  return patterns;
}
