/**
 * Words of sentences about data that name nothing and assert nothing: function words, and the talk of a presentation about its own
 * figures. A sentence made of nothing else (and of the host's words) needs no figure and no claim; a capital on one of them at the
 * start of a sentence makes no name. Directions and ranks stand here too: another guard looks after those.
 */
const WORDS: Record<string, string> = {
  en: `a about above account accounts across add added adds after again against ahead all allowing along also although am among amounted an and another answer any apart are area arise around as ask at attention audience autocorrelation average averaged averages away back background base based be became because become been before began begin begins behind being belong belongs below beside between beyond big biggest both bottom bottomed breakdown brief briefly bring brings brought bulk but by calendar call called calling came can case cause causes category categories change changed changes chance chart charts check checked chi clear clearly climbed close closely closes cloud collapsed collects column columns combined come comes coming compare compared compares comparison computed computes concentrated concentration consider continue contributes contribution corners correlation count counted counts course cover covers cycle cycles data dashboard day days deck decline declined describe describes description detail details did differ difference differences different differently direction directions discuss discussing distribution do does dominates done down downward drop dropped during each earlier early either else end ended ends entire equal estimated even evenly events ever every example except exceeds exceptional exceptions expand expanded expect expectations expected explain explaining explains fact facts fall falling falls far fell few fewer figure figures filter filters final finally find finding findings finds first follow followed following follows for form four from full further gap gather gathered gathers general get give given gives glance go goes going grand greater grew group groups grow growth grubbs had half hand happened has have having held hello here high higher highest highs hold holds hour hours hovered how however if important in include included includes incomplete increase individual inside instead into is it its itself join jumped just keep keeps kendall kept key kruskal lag lags large larger largest last late later latest lead leader leads leap least leave left less let level levels lie lies like likewise line link list listed lists little loaded long look looking looks loses lost lot low lower lowest lows made main mainly make makes making mann many mark marks match matches matter matters maximum me mean means measure measured median meanwhile member middle might mind minimum minute minutes moment month months more moreover most move moved moves much must my name near nearly need neighbour neighbours neither never next no none nor not note notes nothing notice now number numbers observation observations of off often on once one ones only onto open opening opposite or order other others our out outlier outliers outside outweighs over overall overview own page pair part parts passed path pattern peak peaked per percentage perhaps period periods place plain plan planning plot plunged point points position positions present presentation previous produces puts quarter quarters queries query question questions quite range ranges random rank ranked ranking rankings ranks rare rarely rate rather reach reached reaches read recent recently record records recurring reference relate relationship relative relation relations remain remaining remains remember removes report represent represents respectively rest result results return returned returns review rhythm rise rises rising room rose row rows run runner running runs said same sample sank saw say saying says scale scope second see seen select selected separate series set sets setback several shape shapes share shared shares she short should show showed shown shows shrank side sign significance significant similar similarly since single singles sit sits size slid slide slides slightly slow slower small smaller smallest so some something sort source sources spans spearman spent spiked split splits spot spread square stand standing stands stands start started starting starts state statement statements states statistical statistically statistics stay stays step steps still stood story straight such sum summary sums supports support surged swings swung table tables take taken takes talk tell tells test tested tests thank thanks than that the their them then there therefore these they thing things third this those though three through throughout times title to today together too took top topic topics tops total totalled totals trail trails trend trends two type types typical typically under unit units unlike until unusual up upon upward us use used useful using usual usually value values variation versus very view volume walk wallis was way we week weeks welcome well went were what whatever when where whereas whether which while who whole whose why wide will with within without worth would year years yes yet you your`,
  de: `ab aber alle allem allen aller alles als also am an andere anderen anderer anderes anteil anteile auf aus außer bei beide beiden beim bereich bereiche besteht betrachtet beträgt betragen betrug bis bleibt bleiben blick damit danach dann daran darauf daraus darin darunter das dass daten dazu dem den denen denn der deren des dessen deutlich die dies diese diesem diesen dieser dieses diagramm durch durchschnitt durchschnittlich ein eine einem einen einer eines einzelne einzelnen ende endet entfallen entfällt entspricht entwickelt entwicklung er ergeben ergibt erreicht erreichen erreichte erste ersten erster es etwa fall fiel folgt folgen frage fragen führt für gab gegen gegenüber gehört gesamt gesamte gesamten gesamtwert gilt große größe größte größten gruppe gruppen hat hatte hatten hier hinter höchste höchsten höher ihr ihre ihrem ihren ihrer im in innerhalb insgesamt ist ja jahr jahre jahren je jede jedem jeden jeder jedes kategorie kategorien kein keine keinen kleinste kleinsten kommt kommen lag lagen letzte letzten letzter liegt liegen median mehr meisten messung mit mittel mittelwert monat monate monaten nach nächste neben nicht nichts niedrigste niedrigsten noch nun nur ob oder ohne periode perioden platz punkt punkte quartal quartale rang reihe reihen rest rund rückgang sich schnitt seit seitdem sie sieht sind sinkt so sobald sogar sonst soviel sowie sowohl trotz trotzdem ungefähr knapp fast nahezu etwas bereits dabei dagegen dahinter davon davor dennoch derzeit ebenfalls ebenso erst ferner gemessen genau hingegen jedoch laut manche mindestens mithin neben obwohl pro rein somit statt stets teils während wegen weniger wobei zudem zwar spanne spitze stand steht stehen steigt stieg summe tabelle tag tage teil teile test trägt trend über überblick um und uns unter unterschied verlauf vergleich vergleiche verteilt verteilung viel vom von vor wachstum war waren was weil weitere weiteren wenn wer werden wert werte werten wie wird woche wochen worden wurde wurden zahl zahlen zeigt zeigen zeile zeilen zeit zeitraum zu zuerst zum zur zusammen zuletzt zwischen`,
  fr: `a à ainsi année années après au aucun aucune aujourd aussi autre autres aux avant avec bas beaucoup car catégorie catégories ce cela celle celles celui ces cet cette chacun chacune chaque chiffre chiffres comme comparaison compte comptent contre cours course dans de depuis dernier dernière dernières derniers des deux diapositive différence donc données dont du elle elles en ensemble ensuite entre est et était étaient été évolution faible fait figure fin fois font graphique groupe groupes grand grande haut hausse hors il ils ici jour jours l la là le les leur leurs ligne lignes lui mais médiane même mesure minimum maximum mois moins moitié montre montrent moyen moyenne n ne ni niveau nombre non notre nous on ou où par parmi part parts partie pas période périodes peu plus point points porte pour première premier près puis qu quand que quel quelle question qui rang rapport réparti répartition représente représentent requête reste s sa sans se semaine ses seul seule si soit son sont sous suit sur sur tableau taux tendance total totale tous tout toute toutes très trimestre un une va valeur valeurs vers vient vue y`,
  es: `a acumula acumulan ahora al algo alguna algunas alguno algunos alto año años antes aquí así aún aunque bajo cada caso casi categoría categorías cifra cifras como comparación con conjunto consulta contra crecimiento cual cuando cuanto cuenta datos de del desde después detrás día días diapositiva diferencia donde durante e el él ella ellas ellos en entre era eran es esa ese eso esta están estas este esto estos evolución fila filas fin fue fueron gráfico grupo grupos ha hacia han hasta hay inicio junto juntos la las le les línea lo los luego más máximo mayor mayoría media mediana medida menor menos mes meses mientras mínimo mismo muestra muestran muy nivel ningún ninguna ninguno no nos nuestra nuestro número o otra otras otro otros para parte partes pero periodo periodos poco por porque posición pregunta primer primera primero promedio que quién rango representa representan reparto respecto resto resumen se según semana ser serie series si sí sin sobre solo son su suma suman sus tabla también tendencia tiene tienen toda todas todo todos total trimestre tras último última últimos un una unas uno unos va valor valores variación vez veces y ya`,
};

const sets = new Map<string, ReadonlySet<string>>();

/** English always counts: every model falls back to it. */
export function languageOf(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(WORDS, language) ? language : 'en';
}

function setOf(language: string): ReadonlySet<string> {
  let words = sets.get(language);
  if (!words) {
    words = new Set([WORDS['en'], WORDS[language]].join(' ').split(/\s+/).map(plainWord));
    sets.set(language, words);
  }
  return words;
}

/** Lower case without accents. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly', 'n', 'en', 'e', 'er', 'ern'];

/** Whether a word says nothing by itself, alone or as a form of one that does not. */
export function isCommonWord(word: string, locale: string): boolean {
  const words = setOf(languageOf(locale));
  const plain = plainWord(word);
  if (plain.length < 2 || words.has(plain)) return true;
  return ENDINGS.some(
    (ending) =>
      plain.endsWith(ending) &&
      plain.length - ending.length >= 4 &&
      words.has(plain.slice(0, -ending.length)),
  );
}

/** The words of the host's texts, with their forms, as a test. */
export function knownWords(phrases: readonly string[]): (word: string) => boolean {
  const known = new Set<string>();
  for (const phrase of phrases) {
    const spaced = phrase.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
    for (const word of spaced.split(/[^\p{L}\p{N}\p{M}’']+/u))
      if (word.length > 1) formsOf(word).forEach((form) => known.add(form));
  }
  return (word) => formsOf(word).some((form) => known.has(form));
}

/** A word and what is left of it without an ending: singular and plural, noun and adjective of one word meet there. */
function formsOf(word: string): string[] {
  const plain = plainWord(word);
  const stems = ENDINGS.filter((ending) => plain.endsWith(ending) && plain.length - ending.length >= 3).map(
    (ending) => plain.slice(0, -ending.length),
  );
  const singular = plain.endsWith('ies') ? [`${plain.slice(0, -3)}y`] : [];
  return [plain, ...stems, ...singular];
}
