/** Words and signs that people write for "no value", in the languages of the files that come in; lower case, without outer blanks. */
const MARKERS = new Set(
  [
    'na|n/a|n/e|n.a.|n. a.|#n/a|#na|n/d|nd|n.d.|s/d|s.d.|nan|null|none|nil|nul|void|undefined|unknown|missing|empty|blank|(blank)|(empty)|(null)|<na>|<null>',
    'not available|not applicable|not reported|no data|no value|no answer|unspecified|not specified|tbd|tba',
    '#nv|k.a.|k. a.|ka|keine angabe|keine angaben|keine daten|unbekannt|fehlt|entfällt|entf.|(leer)|ohne angabe|o.a.|nicht verfügbar|n.v.|n. v.|leer',
    'nc|n.c.|ns|non renseigné|non renseignée|non communiqué|non disponible|non applicable|inconnu|inconnue|manquant|manquante|vide|(vide)|sans objet|s.o.|pas de donnée|donnée manquante',
    's/o|sin dato|sin datos|no disponible|no aplica|no consta|desconocido|desconocida|vacío|(en blanco)|sin información|ninguno|n/c',
    'sem dados|sem dado|sem informação|não informado|não informada|não disponível|não aplicável|não se aplica|desconhecido|desconhecida|vazio|nenhum',
    'sconosciuto|sconosciuta|non disponibile|dato mancante|mancante|nessun dato|vuoto|non pervenuto|n.p.|n.r.|non rilevato',
    'n.v.t.|nvt|n.b.|onbekend|niet bekend|ontbreekt|geen|geen gegevens|niet beschikbaar|niet van toepassing|leeg',
    '#value!|#ref!|#div/0!|#name?|#num!|#null!|#wert!|#bezug!|#zahl!|#valeur!|#valore!|#¡valor!|#waarde!',
    '\\n|-|--|---|–|—|―|−|?|??|.|..|...|…|*|**|***|****|:|/|\\|x.x|()|#',
    'brak|brak danych|nie dotyczy|nieznane|nieznany|bd.|nd.|uppgift saknas|saknas|okänd|okänt|ej tillgänglig|ikke oplyst|ukendt|mangler|neuvedeno|neznámé|chybí|nezjištěno|bilinmiyor|veri yok|boş|не указано|нет данных|неизвестно|н/д',
    '不明|なし|無し|該当なし|データなし|未定|未知|无|無|暂无|缺失|不详|لا يوجد|غير متوفر|غير معروف',
  ].flatMap((line) => line.split('|')),
);

/** Whether a word stands for "no value". It does so only in a column whose other values have a type of their own. */
export const isMissingMarker = (text: string): boolean =>
  text.length <= 20 &&
  MARKERS.has(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\u00A0_]/g, ' '),
  );
