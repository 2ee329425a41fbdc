import type { Phrases } from './phrases.js';

const wordings = (title: string, point: string, note: string) => ({ title, point, note });

const aggregate = {
  average: 'Ø {noun}',
  median: '{noun} (Median)',
  maximum: '{noun} (Höchstwert)',
  minimum: '{noun} (Tiefstwert)',
  distinct: '{noun} (ohne Doppelzählung)',
  deviation: '{noun} (Standardabweichung)',
  share: '{noun} (Anteil)',
  change: '{noun} (Veränderung)',
};

const change = wordings(
  '{Measure} {moved}: von {from} {atStart} auf {to} {atEnd} | {Measure} zwischen {start} und {end} {moved}, von {from} auf {to} | Von {from} {atStart} auf {to} {atEnd}: {measure} {moved}',
  'Zwischen {start} und {end} {moved}: von {from} auf {to} | Von {from} {atStart} auf {to} {atEnd}: {moved} | {From} {atStart}, {to} {atEnd}',
  'Zwischen {start} und {end} {moved}.',
);

const yearAgo = wordings(
  '{Measure} gegenüber dem Vorjahr {moved}: {to} {atEnd}, {from} {atStart} | {Measure} {atEnd} bei {to}: binnen Jahresfrist {moved}, nach {from} | Im Jahresvergleich {moved}: {measure} bei {to} {atEnd}, {from} {atStart}',
  'Gegenüber dem Vorjahr {moved}: {from} {atStart}, {to} {atEnd} | Im Jahresvergleich {moved} | {To} {atEnd} stehen {from} {atStart} gegenüber',
  'Gegenüber dem gleichen Zeitraum des Vorjahres {moved}.',
);

export const DE: Phrases = {
  language: 'de',
  lowerNouns: false,
  forms: {
    value: wordings(
      '{Measure}: {value} | {Measure} bei {value} | Wert für {measure}: {value}',
      'Der Wert beträgt {value} | {Measure}: {value} | {Value} für {measure}',
      'Für {measure} steht ein Wert von {value} zu Buche.',
    ),
    'change-against.up': wordings(
      '{Measure}: {value}, {change} höher ({basis}) | {Measure} um {change} höher, bei {value} ({basis}) | Plus von {change}: {measure} bei {value} ({basis})',
      '{Measure}: {value}, ein Plus von {change} ({basis}) | Plus {change} ({basis}): {value} | {Value}, {change} mehr ({basis})',
      '{Measure}: ein Plus von {change} ({basis}).',
    ),
    'change-against.down': wordings(
      '{Measure}: {value}, {change} niedriger ({basis}) | {Measure} um {change} niedriger, bei {value} ({basis}) | Minus von {change}: {measure} bei {value} ({basis})',
      '{Measure}: {value}, ein Minus von {change} ({basis}) | Minus {change} ({basis}): {value} | {Value}, {change} weniger ({basis})',
      '{Measure}: ein Minus von {change} ({basis}).',
    ),
    'attainment.above': wordings(
      '{Measure}: {value}, über dem Ziel von {target} | Ziel übertroffen: {measure} bei {value}, Zielwert {target} | {Measure} um {difference} über dem Ziel, bei {value}',
      'Das Ziel von {target} ist um {difference} übertroffen | {Difference} über dem Ziel von {target}: {value} | Ziel {target}, Ist {value}',
      'Das Ziel von {target} ist um {difference} übertroffen.',
    ),
    'attainment.below': wordings(
      '{Measure}: {value}, unter dem Ziel von {target} | Ziel verfehlt: {measure} bei {value}, Zielwert {target} | {Measure} um {difference} unter dem Ziel, bei {value}',
      'Das Ziel von {target} ist um {difference} verfehlt | {Difference} unter dem Ziel von {target}: {value} | Ziel {target}, Ist {value}',
      'Das Ziel von {target} ist um {difference} verfehlt.',
    ),
    'attainment.met': wordings(
      '{Measure}: {value}, genau im Ziel | Ziel erreicht: {measure} bei {value} | {Measure} exakt auf dem Zielwert von {value}',
      'Das Ziel von {target} ist genau erreicht | {Value} ist genau der Zielwert | Ziel und Ist stimmen überein: {value}',
      'Das Ziel von {target} ist genau erreicht.',
    ),
    'leader.share': wordings(
      '{Measure}: {who} führt mit {share}, {second} folgt mit {otherShare} | {Measure}: Der größte Anteil entfällt auf {who} ({share}), der zweitgrößte auf {second} ({otherShare}) | {Who} vor {second} – {measure}: {share} zu {otherShare}',
      '{Who} liegt mit {value} vorn, dahinter {second} mit {other} | {Who} führt mit {value}, {second} folgt mit {other} | An der Spitze steht {who} mit {value}, dann kommt {second} mit {other}',
      'Der größte Anteil entfällt auf {who}: {share}. Dahinter folgt {second} mit {otherShare}.',
    ),
    'leader.share.alone': wordings(
      '{Measure}: {who} führt mit {share} | {Measure}: Der größte Anteil entfällt auf {who}, {share} | Größter Anteil für {who} – {measure}: {share}',
      '{Who} liegt mit {value} vorn | {Who} führt mit {value} | An der Spitze steht {who} mit {value}',
      'Der größte Anteil entfällt auf {who}: {share}.',
    ),
    'leader.share.narrow': wordings(
      '{Measure}: {who} knapp vor {second}, {share} zu {otherShare} | {Measure}: {who} und {second} liegen eng beieinander, mit {share} und {otherShare} | Knapper Vorsprung für {who} vor {second} – {measure}: {share} zu {otherShare}',
      '{Who} liegt knapp vor {second}: {value} zu {other} | {Who} und {second} liegen eng beieinander: {value} und {other} | Zwischen {who} ({value}) und {second} ({other}) liegt wenig',
      'Mit {share} zu {otherShare} ist der Vorsprung von {who} vor {second} knapp.',
    ),
    'leader.value': wordings(
      '{Measure}: {who} führt mit {value}, {second} folgt mit {other} | {Measure} am höchsten für {who}: {value}, dann {second} mit {other} | {Who} vor {second} – {measure}: {value} zu {other}',
      '{Who} liegt mit {value} vorn, dahinter {second} mit {other} | {Who} führt mit {value}, {second} folgt mit {other} | An der Spitze steht {who} mit {value}, dann kommt {second} mit {other}',
      'Mit {value} liegt {who} vorn, mit {other} folgt {second}.',
    ),
    'leader.value.alone': wordings(
      '{Measure}: {who} führt mit {value} | {Measure} am höchsten für {who}: {value} | {Who} an der Spitze – {measure}: {value}',
      '{Who} liegt mit {value} vorn | {Who} führt mit {value} | An der Spitze steht {who} mit {value}',
      'Mit {value} liegt {who} vorn.',
    ),
    'leader.value.narrow': wordings(
      '{Measure}: {who} knapp vor {second}, {value} zu {other} | {Measure}: {who} und {second} liegen eng beieinander, mit {value} und {other} | Knapper Vorsprung für {who} vor {second} – {measure}: {value} zu {other}',
      '{Who} liegt knapp vor {second}: {value} zu {other} | {Who} und {second} liegen eng beieinander: {value} und {other} | Zwischen {who} ({value}) und {second} ({other}) liegt wenig',
      'Mit {value} zu {other} ist der Vorsprung von {who} vor {second} knapp.',
    ),
    gap: wordings(
      '{Measure}: {who} führt mit {value}, {times} von {second} auf Rang zwei ({other}) | {Measure}: Auf Rang zwei liegt {second} mit {other}, {who} erreicht mit {value} {times} davon | {Measure}: {who} mit großem Abstand vor {second}, {value} zu {other}',
      '{Who} erreicht {times} von {second} auf Rang zwei: {value} zu {other} | Auf Rang zwei liegt {second} mit {other}; {who} erreicht {times} davon | {Who} kommt auf {value}, {times} von {second} auf Rang zwei',
      '{Who} erreicht {times} von {second} auf Rang zwei.',
    ),
    last: wordings(
      '{Measure}: {who} liegt mit {value} am Ende, hinter {next} mit {other} | {Measure} am niedrigsten für {who}: {value}, davor {next} mit {other} | Am unteren Ende {who}, davor {next} – {measure}: {value} und {other}',
      '{Who} liegt mit {value} am Ende, hinter {next} mit {other} | Am niedrigsten ist der Wert für {who}: {value} | Den Schluss bildet {who} mit {value}',
      'Mit {value} steht {who} am unteren Ende.',
    ),
    extremes: wordings(
      '{Measure}: von {other} ({low}) bis {value} ({who}) | {Measure} am höchsten für {who} mit {value}, am niedrigsten für {low} mit {other} | {Measure} mit einer Spanne von {other} bis {value}: {low} am unteren, {who} am oberen Ende',
      '{Who} hat mit {value} den höchsten Wert, {low} mit {other} den niedrigsten | An den Enden stehen {low} mit {other} und {who} mit {value} | Die Spanne reicht von {other} ({low}) bis {value} ({who})',
      'Die Spanne von {other} bis {value} reicht von {low} bis {who}.',
    ),
    'extremes.times': wordings(
      '{Measure}: {who} erreicht {times} von {low}, {value} zu {other} | {Measure} von {other} ({low}) bis {value} ({who}): am oberen Ende {times} | Am oberen Ende {who}, {times} von {low} – {measure}: {value} zu {other}',
      '{Who} erreicht {times} von {low} am unteren Ende mit {other} | {Low} kommt auf {other}, {who} mit {value} auf {times} | Ganz oben {who}, ganz unten {low}: {times}',
      '{Who} erreicht {times} von {low} am unteren Ende.',
    ),
    share: wordings(
      '{Measure}: {share} entfallen auf {who} | {Measure}: {who} hat einen Anteil von {share} | Anteil von {who} – {measure}: {share}',
      '{Who} hat einen Anteil von {share} | Auf {who} entfallen {share} | {Who} kommt auf {value}, {share} der Gesamtsumme',
      '{Who} hat einen Anteil von {share} an der Gesamtsumme.',
    ),
    rank: wordings(
      '{Measure}: {who} auf dem {place} Platz, {count} im Vergleich | {Measure}: {who} belegt mit {value} den {place} Rang, {count} im Vergleich | {Who} auf dem {place} Rang – {measure}: {value}, {count} im Vergleich',
      '{Who} liegt mit {value} auf dem {place} Platz, {count} im Vergleich | {Who} belegt den {place} Rang, {count} im Vergleich | Mit {value} kommt {who} auf den {place} Platz, {count} im Vergleich',
      '{Who} liegt auf dem {place} Platz, {count} im Vergleich.',
    ),
    majority: wordings(
      '{Measure}: {who} hat mit {share} mehr als alle anderen zusammen | {Measure}: Mehr als die Hälfte entfällt auf {who}, {share} | {Who} überwiegt alle anderen zusammen – {measure}: {share}',
      '{Who} hat {share}, mehr als alle anderen zusammen | Auf {who} entfällt mehr als die Hälfte: {share} | Alle anderen zusammen haben weniger als {who} mit {value}',
      '{Who} hat mehr als alle anderen zusammen: {share}.',
    ),
    'majority.nearly': wordings(
      '{Measure}: fast alles entfällt auf {who}, {share} | {Measure} nahezu vollständig bei {who}: {share} | Fast alles bei {who} – {measure}: {share}',
      'Fast alles entfällt auf {who}: {share} | {Who} hat {share}, die anderen haben kaum etwas | Neben {who} mit {share} fallen die anderen kaum ins Gewicht',
      'Fast alles entfällt auf {who}: {share}.',
    ),
    'few-hold-most': wordings(
      '{Measure}: {names} kommen zusammen auf {share} | {Measure}: {share} entfallen auf {names} | {Measure}: {count} insgesamt, davon halten {names} {share}',
      '{names} kommen zusammen auf {share} | {share} entfallen auf {names} | {count} insgesamt, davon halten {names} {share}',
      'Zusammen kommen {names} auf {share}.',
    ),
    even: wordings(
      '{Measure} überall ähnlich: {count} zwischen {other} und {value} | {Measure}: geringe Unterschiede, {count} von {other} bis {value} | {count} nahe beieinander – {measure}: {other} bis {value}',
      'Alle {count} liegen zwischen {other} und {value} | {Who} hat mit {value} den höchsten Wert, {low} mit {other} den niedrigsten | {count} unterscheiden sich wenig: {other} bis {value}',
      'Zwischen {other} und {value} liegen alle Werte nahe beieinander.',
    ),
    equal: wordings(
      '{Measure}: {value} in allen Gruppen, insgesamt {count} | {Measure} ohne Unterschied: überall {value} ({count}) | Überall gleich – {measure}: {value} ({count})',
      'Überall {value} ({count}) | Der Wert ist überall gleich: {value} ({count}) | Kein Unterschied: {value} ({count})',
      'Der Wert ist überall gleich: {value}.',
    ),
    tie: wordings(
      '{Measure}: {names} teilen sich mit je {value} die Spitze | {Measure}: Gleichstand an der Spitze mit {value} für {names} | {names} gleichauf an der Spitze – {measure}: je {value}',
      '{names} teilen sich mit je {value} die Spitze | {names} liegen mit {value} gleichauf | Ganz oben stehen {names} mit je {value}',
      '{names} teilen sich den Spitzenplatz.',
    ),
    'top-group': wordings(
      '{Measure}: {names} liegen weit über allen anderen, mit mindestens {value}; dann folgt {next} mit {other} | {Measure}: {names} setzen sich ab, {next} folgt mit {other} | {names} als eigene Gruppe – {measure}: ab {value}, {next} folgt mit {other}',
      '{names} setzen sich ab; als Nächstes folgt {next} mit {other} | Unterhalb von {names} klafft eine Lücke: {low} hat {value}, {next} {other} | {names} liegen weit über allen anderen',
      '{names} setzen sich von allen anderen ab. Der Tietjen-Moore-Test stützt das.',
    ),
    'above-line': wordings(
      '{Measure}: {count}, davon {above} über dem Mittelwert von {average} | {Measure} im Mittel bei {average}: {count}, davon {above} darüber | Mittelwert {average} – {measure}: {count}, davon liegen {above} darüber',
      '{count}, davon {above} über dem Mittelwert von {average} | Der Mittelwert beträgt {average}; {above} liegen darüber, verglichen sind {count} | Über dem Mittelwert von {average} liegen {above}, verglichen sind {count}',
      'Der Mittelwert beträgt {average}; {above} liegen darüber, verglichen sind {count}.',
    ),
    'negatives.one': wordings(
      '{Measure}: nur {names} liegt unter null, bei {value} | {Measure} nur für {names} negativ: {value} | Allein {names} im Minus – {measure}: {value}',
      'Nur {names} liegt unter null: {value} | Allein {names} ist negativ, mit {value} | Unter null liegt einzig {names} mit {value}',
      'Nur {names} liegt unter null.',
    ),
    'negatives.named': wordings(
      '{Measure} negativ für {names}; am niedrigsten für {who} mit {value} | {Measure}: {names} liegen unter null, {who} mit {value} am tiefsten | {names} im Minus – {measure}: {who} mit {value} am tiefsten',
      '{names} liegen unter null, {who} mit {value} am tiefsten | Unter null liegen {names} | Negativ: {names}, bis {value} für {who}',
      'Unter null liegen {names}.',
    ),
    'negatives.many': wordings(
      '{Measure}: {count}, davon {below} unter null, {who} mit {value} am tiefsten | {Measure} in {below} Fällen negativ, bis {value} für {who} ({count} insgesamt) | {below} im Minus, {count} insgesamt – {measure}: {who} mit {value} am tiefsten',
      '{count}, davon {below} unter null, {who} mit {value} am tiefsten | Unter null liegen {below}, verglichen sind {count} | {below} sind negativ, bis {value} für {who}; verglichen sind {count}',
      'Unter null liegen {below}; verglichen sind {count}.',
    ),
    total: wordings(
      '{Measure}: insgesamt {total} über {count} | {Measure}: {count} kommen zusammen auf {total} | In Summe {total}: {measure} über alle {count}',
      '{total} sind es für alle {count} zusammen | {count} summieren sich auf {total} | In Summe sind es {total} über alle {count}',
      'Zusammen ergeben sich {total} über alle {count}.',
    ),
    'course.up': wordings(
      '{Measure} steigend: von {from} ({first}) auf {to} ({last}) | {Measure} im Verlauf von {first} bis {last} gestiegen, von {from} auf {to} | Von {first} bis {last} geht es aufwärts: {measure} von {from} auf {to}',
      'Die Werte steigen von {from} ({first}) auf {to} ({last}) | Von {first} mit {from} geht es aufwärts bis {last} mit {to} | {First} hat {from}, {last} {to}',
      'Die Werte steigen von {first} bis {last}.',
    ),
    'course.down': wordings(
      '{Measure} fallend: von {from} ({first}) auf {to} ({last}) | {Measure} im Verlauf von {first} bis {last} gefallen, von {from} auf {to} | Von {first} bis {last} geht es abwärts: {measure} von {from} auf {to}',
      'Die Werte fallen von {from} ({first}) auf {to} ({last}) | Von {first} mit {from} geht es abwärts bis {last} mit {to} | {First} hat {from}, {last} {to}',
      'Die Werte fallen von {first} bis {last}.',
    ),
    'course.cycle': wordings(
      '{Measure} {atWho} am höchsten ({value}), {atLow} am niedrigsten ({other}) | {Measure}: Höhepunkt {atWho} mit {value}, Tiefpunkt {atLow} mit {other} | Von {other} {atLow} bis {value} {atWho}: Spanne für {measure}',
      'Der Höhepunkt ist {who} mit {value}, der Tiefpunkt {low} mit {other} | Am höchsten ist der Wert {atWho} mit {value}, am niedrigsten {atLow} mit {other} | Zwischen {low} ({other}) und {who} ({value}) liegt die ganze Spanne',
      'Der Höhepunkt ist {who}, der Tiefpunkt {low}.',
    ),
    'change.up': change,
    'change.down': change,
    'change.flat': wordings(
      '{Measure} am Ende wie am Anfang: {to} {atEnd}, ebenso {atStart} | {Measure} {atEnd} so hoch wie {atStart}: {to} | {To} {atStart} und {atEnd}: {measure} wieder am Ausgangspunkt',
      'Am Ende steht derselbe Wert wie am Anfang: {to} | {To} {atStart} und wieder {atEnd} | Der erste und der letzte Wert sind gleich: {to}',
      'Am Ende steht derselbe Wert wie am Anfang.',
    ),
    'trend.up': wordings(
      '{Measure} zwischen {start} und {end} {moved}, von {from} auf {to} | {Measure} im Aufwärtstrend: {from} {atStart}, {to} {atEnd} | {Measure} auf dem Weg nach oben: von {from} {atStart} auf {to} {atEnd}',
      'Zwischen {start} und {end} {moved}: von {from} auf {to} | Die Richtung zeigt nach oben: {from} {atStart}, {to} {atEnd} | Von {from} {atStart} auf {to} {atEnd}: {moved}',
      'Der Trend zeigt nach oben: zwischen {start} und {end} {moved}. Der Mann-Kendall-Test stützt das.',
    ),
    'trend.down': wordings(
      '{Measure} zwischen {start} und {end} {moved}, von {from} auf {to} | {Measure} im Abwärtstrend: {from} {atStart}, {to} {atEnd} | {Measure} auf dem Weg nach unten: von {from} {atStart} auf {to} {atEnd}',
      'Zwischen {start} und {end} {moved}: von {from} auf {to} | Die Richtung zeigt nach unten: {from} {atStart}, {to} {atEnd} | Von {from} {atStart} auf {to} {atEnd}: {moved}',
      'Der Trend zeigt nach unten: zwischen {start} und {end} {moved}. Der Mann-Kendall-Test stützt das.',
    ),
    peak: wordings(
      '{Measure} {when} am höchsten: {value} | {Measure}: Höchststand von {value} {when} | Höchststand {when}: {measure} bei {value}',
      'Der Höchststand lag {when} bei {value} | Am höchsten war der Wert {when}: {value} | Auf {period} fällt der Höchststand von {value}',
      'Der Höchststand fiel auf {period}.',
    ),
    'peak.since': wordings(
      '{Measure}: Höchststand von {value} {when}, {to} {atEnd} | Nach dem Höchststand von {value} {when}: {measure} {atEnd} bei {to} | {Measure} {when} mit {value} am höchsten, {atEnd} bei {to}',
      'Der Höchststand lag {when} bei {value} | Am höchsten war der Wert {when}: {value} | Auf {period} fällt der Höchststand von {value}',
      'Der Höchststand fiel auf {period}.',
    ),
    low: wordings(
      '{Measure} {when} am niedrigsten: {value} | {Measure}: Tiefststand von {value} {when} | Tiefststand {when}: {measure} bei {value}',
      'Der Tiefststand lag {when} bei {value} | Am niedrigsten war der Wert {when}: {value} | Auf {period} fällt der Tiefststand von {value}',
      'Der Tiefststand fiel auf {period}.',
    ),
    'low.since': wordings(
      '{Measure}: Tiefststand von {value} {when}, {to} {atEnd} | Nach dem Tiefststand von {value} {when}: {measure} {atEnd} bei {to} | {Measure} {when} mit {value} am niedrigsten, {atEnd} bei {to}',
      'Der Tiefststand lag {when} bei {value} | Am niedrigsten war der Wert {when}: {value} | Auf {period} fällt der Tiefststand von {value}',
      'Der Tiefststand fiel auf {period}.',
    ),
    'record.high': wordings(
      '{Measure} so hoch wie nie zuvor: {value} {when} | Rekordstand {when}: {measure} bei {value} | {Measure} {when} auf Höchststand: {value}',
      'Der jüngste Wert, {value}, ist der höchste von allen | {Value} {when} ist ein Rekord | In keinem Zeitraum davor war der Wert höher',
      'Der jüngste Wert ist der höchste von allen.',
    ),
    'record.high.since': wordings(
      '{Measure} {when} bei {value}, dem höchsten Stand seit {since} | {Measure} so hoch wie seit {since} nicht mehr: {value} {when} | Höchster Stand seit {since}: {measure} {when} bei {value}',
      '{Value} {when} ist der höchste Stand seit {since} | Seit {since} war der Wert nicht mehr höher | Der jüngste Wert ist der höchste seit {since}, damals waren es {other}',
      'Der jüngste Wert ist der höchste seit {since}.',
    ),
    'record.low': wordings(
      '{Measure} so niedrig wie nie zuvor: {value} {when} | Neuer Tiefststand {when}: {measure} bei {value} | {Measure} {when} auf Tiefststand: {value}',
      'Der jüngste Wert, {value}, ist der niedrigste von allen | {Value} {when} ist ein neuer Tiefststand | In keinem Zeitraum davor war der Wert niedriger',
      'Der jüngste Wert ist der niedrigste von allen.',
    ),
    'record.low.since': wordings(
      '{Measure} {when} bei {value}, dem niedrigsten Stand seit {since} | {Measure} so niedrig wie seit {since} nicht mehr: {value} {when} | Niedrigster Stand seit {since}: {measure} {when} bei {value}',
      '{Value} {when} ist der niedrigste Stand seit {since} | Seit {since} war der Wert nicht mehr niedriger | Der jüngste Wert ist der niedrigste seit {since}, damals waren es {other}',
      'Der jüngste Wert ist der niedrigste seit {since}.',
    ),
    'turn.up': wordings(
      '{Measure} bis auf {turn} {atTurn} gefallen, seither auf {to} {atEnd} gestiegen | Wende nach oben {atTurn}: {measure} von {turn} auf {to} {atEnd} | {Measure} nach dem Fall auf {turn} {atTurn} wieder gestiegen, auf {to} {atEnd}',
      'Von {from} {atFrom} fiel der Wert auf {turn} {atTurn} und stieg seither auf {to} | Die Wende kam {atTurn} bei {turn} | Seit {turnPeriod} ging es von {turn} aufwärts auf {to}',
      'Die Wende kam {atTurn}. Beide Abschnitte haben nach dem Mann-Kendall-Test einen eigenen Trend.',
    ),
    'turn.down': wordings(
      '{Measure} bis auf {turn} {atTurn} gestiegen, seither auf {to} {atEnd} gefallen | Wende nach unten {atTurn}: {measure} von {turn} auf {to} {atEnd} | {Measure} nach dem Anstieg auf {turn} {atTurn} wieder gefallen, auf {to} {atEnd}',
      'Von {from} {atFrom} stieg der Wert auf {turn} {atTurn} und fiel seither auf {to} | Die Wende kam {atTurn} bei {turn} | Seit {turnPeriod} ging es von {turn} abwärts auf {to}',
      'Die Wende kam {atTurn}. Beide Abschnitte haben nach dem Mann-Kendall-Test einen eigenen Trend.',
    ),
    'streak.up': wordings(
      '{Measure} {steps} in Folge gestiegen, von {from} auf {to} | {steps} in Folge aufwärts: {measure} bei {to} {atEnd} | {Measure} {steps} hintereinander gestiegen: {from} {atStart}, {to} {atEnd}',
      '{steps} in Folge gestiegen | Anstieg {steps} hintereinander, auf {to} | {steps} in Folge ging es aufwärts, von {from} auf {to}',
      'Der Wert ist {steps} in Folge gestiegen.',
    ),
    'streak.down': wordings(
      '{Measure} {steps} in Folge gefallen, von {from} auf {to} | {steps} in Folge abwärts: {measure} bei {to} {atEnd} | {Measure} {steps} hintereinander gefallen: {from} {atStart}, {to} {atEnd}',
      '{steps} in Folge gefallen | Rückgang {steps} hintereinander, auf {to} | {steps} in Folge ging es abwärts, von {from} auf {to}',
      'Der Wert ist {steps} in Folge gefallen.',
    ),
    season: wordings(
      '{Measure} üblicherweise {atWho} am höchsten und {atLow} am niedrigsten | {Measure} im Takt des Kalenders: hoch {atWho}, niedrig {atLow} | {Measure} mit Saisonmuster: der übliche Höhepunkt {atWho}, der Tiefpunkt {atLow}',
      'Üblicherweise {atWho} am höchsten und {atLow} am niedrigsten, zuletzt {value} und {other} | Der übliche Höhepunkt ist {who}: {value} {atPeriod} gegenüber {other} {atLowPeriod} | {AtPeriod} waren es {value}, {atLowPeriod} {other}',
      'Es gibt ein Saisonmuster mit dem üblichen Höhepunkt {atWho}. Der Kruskal-Wallis-Test stützt das.',
    ),
    'year-ago.up': yearAgo,
    'year-ago.down': yearAgo,
    'year-ago.flat': wordings(
      '{Measure} auf Vorjahresstand: {to} | {Measure} {atEnd} bei {to}, genau wie {atStart} | Im Jahresvergleich unverändert: {measure} bei {to}',
      'Der Wert steht da, wo er ein Jahr zuvor stand: {to} | {To} {atEnd}, genau wie {atStart} | Im Jahresvergleich unverändert',
      'Der Wert steht da, wo er ein Jahr zuvor stand.',
    ),
    'latest-average.up': wordings(
      '{Measure} {when} bei {value}, über dem Durchschnitt von {average} | {Measure} über dem Durchschnitt von {average}: {value} {when} | Überdurchschnittlich: {measure} {when} bei {value}, im Schnitt {average}',
      'Der jüngste Wert, {value}, liegt über dem Durchschnitt von {average} | {Value} {when} liegt über dem Durchschnitt von {average} | Im Durchschnitt sind es {average}, {when} waren es {value}',
      'Über dem Durchschnitt von {average} liegt der jüngste Wert.',
    ),
    'latest-average.down': wordings(
      '{Measure} {when} bei {value}, unter dem Durchschnitt von {average} | {Measure} unter dem Durchschnitt von {average}: {value} {when} | Unterdurchschnittlich: {measure} {when} bei {value}, im Schnitt {average}',
      'Der jüngste Wert, {value}, liegt unter dem Durchschnitt von {average} | {Value} {when} liegt unter dem Durchschnitt von {average} | Im Durchschnitt sind es {average}, {when} waren es {value}',
      'Unter dem Durchschnitt von {average} liegt der jüngste Wert.',
    ),
    'pace.up': wordings(
      '{Measure} im Schnitt um {rate} pro Jahr gewachsen | {Measure}: durchschnittliches Jahreswachstum von {rate} | Jährlich {rate} mehr im Schnitt, mit Zinseszins gerechnet: {measure}',
      'Das sind {rate} pro Jahr, mit Zinseszins gerechnet | Im Schnitt {rate} Wachstum pro Jahr | Die durchschnittliche jährliche Wachstumsrate beträgt {rate}',
      'Die durchschnittliche jährliche Wachstumsrate beträgt {rate}.',
    ),
    'pace.down': wordings(
      '{Measure} im Schnitt um {rate} pro Jahr geschrumpft | {Measure}: durchschnittlicher Rückgang von {rate} pro Jahr | Jährlich {rate} weniger im Schnitt, mit Zinseszins gerechnet: {measure}',
      'Das sind {rate} weniger pro Jahr, mit Zinseszins gerechnet | Im Schnitt {rate} Rückgang pro Jahr | Der durchschnittliche jährliche Rückgang beträgt {rate}',
      'Der durchschnittliche jährliche Rückgang beträgt {rate}.',
    ),
    'total-over-time': wordings(
      '{Measure}: insgesamt {total} von {start} bis {end} | {Measure} von {start} bis {end} in Summe bei {total} | In Summe {total}: {measure} von {start} bis {end}',
      'Von {start} bis {end} waren es insgesamt {total} | Alle Zeiträume zusammen ergeben {total} | Die Summe von {start} bis {end} beträgt {total}',
      'Insgesamt kamen {total} von {start} bis {end} zusammen.',
    ),
    recovery: wordings(
      '{Measure} von {before} auf {low} {atLow} gefallen, seither Erholung auf {to} {atEnd} | {Measure} nach dem Rückgang auf {low} {atLow} wieder bei {to}, gegenüber {before} {atBefore} | Rückgang auf {low} {atLow} aufgeholt: {measure} {atEnd} bei {to}',
      'Von {before} {atBefore} fiel der Wert auf {low} {atLow} und liegt wieder bei {to} | Der Rückgang auf {low} {atLow} ist aufgeholt: {to} {atEnd} | Von {low} {atLow} erholte sich der Wert auf {to} {atEnd}',
      'Der Rückgang auf {low} {atLow} ist aufgeholt.',
    ),
    'jump.up': wordings(
      '{Measure} {when} auf höherem Niveau: {from} {atStart}, {to} {atEnd} | {Measure} seit {end} auf höherem Niveau, beginnend mit {to} nach {from} | Stufe nach oben {when}: {measure} von {from} auf {to}',
      'Die Stufe nach oben kam {when}: von {from} auf {to} | {When} ging es von {from} auf {to}, und das Niveau blieb höher | Ein höheres Niveau beginnt {when}',
      'Das Niveau änderte sich {when}. Der Pettitt-Test stützt das.',
    ),
    'jump.down': wordings(
      '{Measure} {when} auf niedrigerem Niveau: {from} {atStart}, {to} {atEnd} | {Measure} seit {end} auf niedrigerem Niveau, beginnend mit {to} nach {from} | Stufe nach unten {when}: {measure} von {from} auf {to}',
      'Die Stufe nach unten kam {when}: von {from} auf {to} | {When} ging es von {from} auf {to}, und das Niveau blieb niedriger | Ein niedrigeres Niveau beginnt {when}',
      'Das Niveau änderte sich {when}. Der Pettitt-Test stützt das.',
    ),
    'spike.up': wordings(
      '{Measure}: Ausreißer {when} mit {value}, im Schnitt {average} | {Period} fällt aus dem Rahmen: {measure} bei {value}, im Schnitt {average} | {Measure} {when} bei {value}, weit über dem Durchschnitt von {average}',
      '{Period} sticht mit {value} heraus; der Durchschnitt liegt bei {average} | {Value} {when} liegt weit über dem Durchschnitt von {average} | Die Ausnahme ist {period} mit {value}',
      '{Period} sticht heraus. Der Grubbs-Test stützt das.',
    ),
    'spike.down': wordings(
      '{Measure}: Ausreißer nach unten {when} mit {value}, im Schnitt {average} | {Period} fällt aus dem Rahmen: {measure} bei {value}, im Schnitt {average} | {Measure} {when} bei {value}, weit unter dem Durchschnitt von {average}',
      '{Period} sticht mit {value} heraus; der Durchschnitt liegt bei {average} | {Value} {when} liegt weit unter dem Durchschnitt von {average} | Die Ausnahme ist {period} mit {value}',
      '{Period} sticht heraus. Der Grubbs-Test stützt das.',
    ),
    partial: wordings(
      '{Period} ist unvollständig | {Period} war beim Datenabruf noch nicht zu Ende | Die Zahlen für {period} sind unvollständig',
      '{Period} war beim Datenabruf noch unvollständig | {Period} war noch nicht zu Ende und bleibt beim Vergleich außen vor | Der letzte Zeitraum, {period}, ist unvollständig',
      '{Period} war beim Datenabruf noch unvollständig.',
    ),
    'latest-leader': wordings(
      '{Measure}: {who} führt {atEnd} mit {value}, {second} folgt mit {other} | {Measure} {atEnd}: {who} vorn mit {value}, dahinter {second} mit {other} | {AtEnd} {who} vor {second} – {measure}: {value} zu {other}',
      '{Who} führt {atEnd} mit {value}, {second} folgt mit {other} | {AtEnd} kommt {who} auf {value}, {second} auf {other} | Vorn liegt {atEnd} {who} mit {value}, dann {second} mit {other}',
      'Mit {value} führt {who} {atEnd}.',
    ),
    'latest-leader.always': wordings(
      '{Measure}: {who} durchgehend vorn, {atEnd} mit {value} gegenüber {other} für {second} | {Measure}: {who} führt über den gesamten Zeitraum, {atEnd} {value}, {second} {other} | {Who} die ganze Zeit an der Spitze – {measure}: {atEnd} {value}, {second} {other}',
      '{Who} lag die ganze Zeit vorn; {atEnd} sind es {value}, für {second} {other} | {Who} hatte in jedem Zeitraum den höchsten Wert | {Who} führt durchgehend, {atEnd} mit {value}',
      '{Who} lag die ganze Zeit vorn.',
    ),
    overtook: wordings(
      '{Who} hat {second} {when} überholt und führt {atEnd} mit {value} zu {other} | {Who} inzwischen vor {second}: {value} zu {other} {atEnd} | Seit {period} liegt {who} vor {second}: {value} zu {other} {atEnd}',
      '{AtStart} lag {second} mit {otherFrom} zu {from} vorn, {atEnd} führt {who} mit {value} zu {other} | {Who} liegt seit {period} vorn | Der Führungswechsel kam {when}',
      '{Who} hat {second} {when} überholt. Die Differenz der beiden hat nach dem Mann-Kendall-Test einen Trend.',
    ),
    'fastest-growing': wordings(
      '{Measure}: {who} mit dem schnellsten Wachstum, {moved}, von {from} auf {to} | {Measure}: relativ am stärksten gewachsen ist {who}, von {from} {atStart} auf {to} {atEnd} | Keine andere Reihe wächst wie {who} – {measure}: {moved}, von {from} auf {to}',
      '{Who} hat das schnellste Wachstum: {moved}, von {from} auf {to} | Relativ am stärksten gewachsen ist {who}, von {from} auf {to} | {Who}: zwischen {start} und {end} {moved}',
      'Das schnellste Wachstum hat {who}.',
    ),
    'fastest-falling': wordings(
      '{Measure}: {who} mit dem stärksten relativen Rückgang, {moved}, von {from} auf {to} | {Measure}: relativ am stärksten gefallen ist {who}, von {from} {atStart} auf {to} {atEnd} | Keine andere Reihe fällt wie {who} – {measure}: {moved}, von {from} auf {to}',
      '{Who} hat den stärksten relativen Rückgang: {moved}, von {from} auf {to} | Relativ am stärksten gefallen ist {who}, von {from} auf {to} | {Who}: zwischen {start} und {end} {moved}',
      'Den stärksten relativen Rückgang hat {who}.',
    ),
    'mix-shift.up': wordings(
      '{Measure}: Anteil von {who} von {from} {atStart} auf {to} {atEnd} gestiegen | {Measure}: {who} gewinnt Gewicht, {from} {atStart}, {to} {atEnd} | Verschiebung hin zu {who} – {measure}: von {from} {atStart} auf {to} {atEnd}',
      'Der Anteil von {who} stieg von {from} auf {to} | {Who} hatte {atStart} {from} der Gesamtsumme, {atEnd} {to} | {Who} gewinnt Gewicht: erst {from}, dann {to}',
      'Der Anteil von {who} stieg zwischen {start} und {end}. Der Mann-Kendall-Test der Anteile stützt das.',
    ),
    'mix-shift.down': wordings(
      '{Measure}: Anteil von {who} von {from} {atStart} auf {to} {atEnd} gefallen | {Measure}: {who} verliert Gewicht, {from} {atStart}, {to} {atEnd} | Verschiebung weg von {who} – {measure}: von {from} {atStart} auf {to} {atEnd}',
      'Der Anteil von {who} fiel von {from} auf {to} | {Who} hatte {atStart} {from} der Gesamtsumme, {atEnd} {to} | {Who} verliert Gewicht: erst {from}, dann {to}',
      'Der Anteil von {who} fiel zwischen {start} und {end}. Der Mann-Kendall-Test der Anteile stützt das.',
    ),
    'contribution.up': wordings(
      '{Measure}: {share} des Anstiegs entfallen auf {who} | {Measure} zwischen {start} und {end} {moved}, {share} davon durch {who} | {Measure} um {difference} höher: {who} trägt {share} zum Anstieg bei',
      '{share} des Anstiegs von {difference} entfallen auf {who} | {Who} trägt {share} zum Anstieg bei | Vom Zuwachs von {difference} bringt {who} {share}',
      '{share} des Anstiegs entfallen auf {who}.',
    ),
    'contribution.down': wordings(
      '{Measure}: {share} des Rückgangs entfallen auf {who} | {Measure} zwischen {start} und {end} {moved}, {share} davon durch {who} | {Measure} um {difference} niedriger: {who} macht {share} des Rückgangs aus',
      '{share} des Rückgangs von {difference} entfallen auf {who} | {Who} macht {share} des Rückgangs aus | Vom Rückgang von {difference} entfallen {share} auf {who}',
      '{share} des Rückgangs entfallen auf {who}.',
    ),
    'one-direction.up': wordings(
      '{Measure} zwischen {start} und {end} für alle {count} gestiegen | {Measure}: Anstieg für alle {count} zwischen {start} und {end} | Von {start} bis {end} überall aufwärts: {measure} für alle {count}',
      'Alle {count} sind zwischen {start} und {end} gestiegen | Von {start} bis {end} ging es für alle {count} aufwärts | {names} sind alle gestiegen',
      'Alle {count} sind zwischen {start} und {end} gestiegen.',
    ),
    'one-direction.down': wordings(
      '{Measure} zwischen {start} und {end} für alle {count} gefallen | {Measure}: Rückgang für alle {count} zwischen {start} und {end} | Von {start} bis {end} überall abwärts: {measure} für alle {count}',
      'Alle {count} sind zwischen {start} und {end} gefallen | Von {start} bis {end} ging es für alle {count} abwärts | {names} sind alle gefallen',
      'Alle {count} sind zwischen {start} und {end} gefallen.',
    ),
    'one-direction.up.but-one': wordings(
      '{Measure} zwischen {start} und {end} überall gestiegen, außer für {odd} | {Measure}: nur {odd} zwischen {start} und {end} gefallen, alle anderen gestiegen | Von {start} bis {end} nur {odd} nicht aufwärts: {measure} sonst überall gestiegen',
      'Zwischen {start} und {end} überall gestiegen, außer für {odd} | Nur {odd} ist zwischen {start} und {end} gefallen | {names} sind gestiegen, {odd} ist gefallen',
      'Zwischen {start} und {end} sind alle außer {odd} gestiegen.',
    ),
    'one-direction.down.but-one': wordings(
      '{Measure} zwischen {start} und {end} überall gefallen, außer für {odd} | {Measure}: nur {odd} zwischen {start} und {end} gestiegen, alle anderen gefallen | Von {start} bis {end} nur {odd} nicht abwärts: {measure} sonst überall gefallen',
      'Zwischen {start} und {end} überall gefallen, außer für {odd} | Nur {odd} ist zwischen {start} und {end} gestiegen | {names} sind gefallen, {odd} ist gestiegen',
      'Zwischen {start} und {end} sind alle außer {odd} gefallen.',
    ),
    'highest-cell': wordings(
      '{Measure} am höchsten für {who}, {series}: {value} | Höchster Wert für {measure}: {who}, {series} mit {value} | Mit {value} an der Spitze: {who}, {series} – {measure}',
      'Am höchsten ist der Wert für {who}, {series}: {value} | {Who}, {series} liegt mit {value} ganz oben | Der höchste Wert ist {value}, für {who}, {series}',
      'Der höchste Wert gehört zu {who}, {series}.',
    ),
    'lowest-cell': wordings(
      '{Measure} am niedrigsten für {who}, {series}: {value} | Niedrigster Wert für {measure}: {who}, {series} mit {value} | Mit {value} am Ende: {who}, {series} – {measure}',
      'Am niedrigsten ist der Wert für {who}, {series}: {value} | {Who}, {series} liegt mit {value} ganz unten | Der niedrigste Wert ist {value}, für {who}, {series}',
      'Der niedrigste Wert gehört zu {who}, {series}.',
    ),
    'mix-cell.more': wordings(
      '{Series} mit {share} Anteil bei {who}, insgesamt {otherShare} | {Who} mit höherem Anteil von {series}: {share} gegenüber {otherShare} insgesamt | Bei {who} wiegt {series} schwerer als insgesamt: {share} gegenüber {otherShare}',
      '{Series} hat bei {who} einen Anteil von {share}, insgesamt {otherShare} | Am stärksten weicht {who} vom Gesamtbild ab: {series} hat dort {share} | Bei {who} hat {series} mehr Gewicht als insgesamt',
      'Die Zusammensetzung unterscheidet sich: {series} hat bei {who} {share}, insgesamt {otherShare}. Ein Chi-Quadrat-Test stützt das.',
    ),
    'mix-cell.less': wordings(
      '{Series} mit nur {share} Anteil bei {who}, insgesamt {otherShare} | {Who} mit geringerem Anteil von {series}: {share} gegenüber {otherShare} insgesamt | Bei {who} wiegt {series} weniger als insgesamt: {share} gegenüber {otherShare}',
      '{Series} hat bei {who} nur einen Anteil von {share}, insgesamt {otherShare} | Am stärksten weicht {who} vom Gesamtbild ab: {series} hat dort {share} | Bei {who} hat {series} weniger Gewicht als insgesamt',
      'Die Zusammensetzung unterscheidet sich: {series} hat bei {who} {share}, insgesamt {otherShare}. Ein Chi-Quadrat-Test stützt das.',
    ),
    'relation.up': wordings(
      'Je höher {x}, desto höher tendenziell {y} | {X} und {y} steigen tendenziell gemeinsam | Mehr {x} geht tendenziell mit mehr {y} einher',
      '{X} und {y} steigen tendenziell gemeinsam, Rangkorrelation {correlation} | Die Rangkorrelation über {rows} beträgt {correlation} | Höhere Werte für {x} gehen tendenziell mit höheren Werten für {y} einher',
      'Spearmans Rangkorrelation beträgt {correlation}; über Ursachen sagt sie nichts.',
    ),
    'relation.up.strong': wordings(
      'Je höher {x}, desto höher {y} | {X} und {y} steigen gemeinsam | Hohe Werte für {x} gehen mit hohen Werten für {y} einher',
      '{X} und {y} steigen gemeinsam, Rangkorrelation {correlation} | Die Rangkorrelation über {rows} beträgt {correlation} | Höhere Werte für {x} gehen mit höheren Werten für {y} einher',
      'Spearmans Rangkorrelation beträgt {correlation}; über Ursachen sagt sie nichts.',
    ),
    'relation.down': wordings(
      'Je höher {x}, desto niedriger tendenziell {y} | {X} und {y} entwickeln sich tendenziell gegenläufig | Höhere Werte für {x} gehen tendenziell mit niedrigeren Werten für {y} einher',
      '{X} und {y} verlaufen tendenziell gegenläufig, Rangkorrelation {correlation} | Die Rangkorrelation über {rows} beträgt {correlation} | Wo die Werte für {x} höher sind, sind die für {y} tendenziell niedriger',
      'Spearmans Rangkorrelation beträgt {correlation}; über Ursachen sagt sie nichts.',
    ),
    'relation.down.strong': wordings(
      'Je höher {x}, desto niedriger {y} | {X} und {y} verlaufen gegenläufig | Hohe Werte für {x} gehen mit niedrigen Werten für {y} einher',
      '{X} und {y} verlaufen gegenläufig, Rangkorrelation {correlation} | Die Rangkorrelation über {rows} beträgt {correlation} | Wo die Werte für {x} höher sind, sind die für {y} niedriger',
      'Spearmans Rangkorrelation beträgt {correlation}; über Ursachen sagt sie nichts.',
    ),
    'extreme-point': wordings(
      'Höchster Wert für {y}: {who} mit {value}, {x}: {other} | {Y} am höchsten für {who}: {value} | {Y}: {who} mit {value} an der Spitze',
      '{Who} hat mit {value} den höchsten Wert für {y}, mit {other} für {x} | {Y}: am höchsten für {who} mit {value} | Ganz oben steht {who} mit {value} für {y} und {other} für {x}',
      'Den höchsten Wert für {y} hat {who}.',
    ),
    'pair-directions.up': wordings(
      '{Measure} für alle {count} gestiegen | {Measure}: ausnahmslos Anstieg, verglichen sind {count} | Überall aufwärts: {measure} für alle {count}',
      'Alle {count} sind gestiegen | Für alle {count} ging es aufwärts | Kein einziger Rückgang, verglichen sind {count}',
      'Alle {count} sind gestiegen.',
    ),
    'pair-directions.down': wordings(
      '{Measure} für alle {count} gefallen | {Measure}: ausnahmslos Rückgang, verglichen sind {count} | Überall abwärts: {measure} für alle {count}',
      'Alle {count} sind gefallen | Für alle {count} ging es abwärts | Kein einziger Anstieg, verglichen sind {count}',
      'Alle {count} sind gefallen.',
    ),
    'pair-directions.up.but-one': wordings(
      '{Measure} überall gestiegen, außer für {odd} | {Measure}: Anstieg überall, nur nicht für {odd} | Nur {odd} nicht gestiegen: {measure} sonst überall höher',
      'Überall gestiegen, außer für {odd} | Nur {odd} ist nicht gestiegen | {Odd} ist die Ausnahme: Alle anderen sind gestiegen',
      'Alle außer {odd} sind gestiegen.',
    ),
    'pair-directions.down.but-one': wordings(
      '{Measure} überall gefallen, außer für {odd} | {Measure}: Rückgang überall, nur nicht für {odd} | Nur {odd} nicht gefallen: {measure} sonst überall niedriger',
      'Überall gefallen, außer für {odd} | Nur {odd} ist nicht gefallen | {Odd} ist die Ausnahme: Alle anderen sind gefallen',
      'Alle außer {odd} sind gefallen.',
    ),
    'widest-pair.up': wordings(
      '{Measure}: größte Veränderung für {who}, {moved}, von {from} auf {to} | Am meisten bewegt sich {who}: {measure} {moved}, von {from} auf {to} | {Measure}: {who} am meisten gestiegen, von {from} auf {to}',
      'Am meisten bewegt sich {who}: {moved}, von {from} auf {to} | Die größte Veränderung hat {who}: von {from} auf {to} | Am weitesten auseinander liegen die Werte für {who}: {from} und {to}',
      'Die größte Veränderung hat {who}.',
    ),
    'widest-pair.down': wordings(
      '{Measure}: größte Veränderung für {who}, {moved}, von {from} auf {to} | Am meisten bewegt sich {who}: {measure} {moved}, von {from} auf {to} | {Measure}: {who} am meisten gefallen, von {from} auf {to}',
      'Am meisten bewegt sich {who}: {moved}, von {from} auf {to} | Die größte Veränderung hat {who}: von {from} auf {to} | Am weitesten auseinander liegen die Werte für {who}: {from} und {to}',
      'Die größte Veränderung hat {who}.',
    ),
    'most-frequent': wordings(
      '{Measure} nach {dim}: {share} liegen in den Bereichen {start} bis {end} | {Dim}: Mehr als die Hälfte liegt in den Bereichen {start} bis {end} ({measure}: {share}) | Mehr als die Hälfte in den Bereichen {start} bis {end} – {measure} nach {dim}: {share}',
      '{share} liegen in den Bereichen {start} bis {end} | Mehr als die Hälfte entfällt auf {start} bis {end} | Das meiste liegt in den Bereichen {start} bis {end}',
      'Mehr als die Hälfte liegt in den Bereichen {start} bis {end}. Die Bereiche sind nach einem Chi-Quadrat-Test ungleich gefüllt.',
    ),
    'most-frequent.one': wordings(
      '{Measure} nach {dim}: {share} liegen in einem einzigen Bereich, {start} | {Dim}: Mehr als die Hälfte liegt im Bereich {start} ({measure}: {share}) | Mehr als die Hälfte im Bereich {start} – {measure} nach {dim}: {share}',
      '{share} liegen im Bereich {start} | Mehr als die Hälfte liegt in einem einzigen Bereich, {start} | Das meiste liegt im Bereich {start}',
      'Mehr als die Hälfte liegt im Bereich {start}. Die Bereiche sind nach einem Chi-Quadrat-Test ungleich gefüllt.',
    ),
    'skew.right': wordings(
      '{Dim}: am häufigsten {who}, mit langem Ausläufer bis {end} | {Dim} am häufigsten im Bereich {who}, mit Werten bis hinauf zu {end} | Langer Ausläufer nach oben – {dim}: am häufigsten {who}, vereinzelt bis {end}',
      'Am stärksten besetzt ist {who}; ein langer Ausläufer reicht bis {end} | Wenige Werte sind hoch: Der Ausläufer reicht bis {end} | Am häufigsten ist {who}, wenige Werte reichen bis {end}',
      'Es gibt einen langen Ausläufer in Richtung {end}. D’Agostinos Test der Schiefe stützt das.',
    ),
    'skew.left': wordings(
      '{Dim}: am häufigsten {who}, mit langem Ausläufer nach unten bis {end} | {Dim} am häufigsten im Bereich {who}, mit Werten bis hinunter zu {end} | Langer Ausläufer nach unten – {dim}: am häufigsten {who}, vereinzelt bis {end}',
      'Am stärksten besetzt ist {who}; ein langer Ausläufer reicht hinunter bis {end} | Wenige Werte sind niedrig: Der Ausläufer reicht bis {end} | Am häufigsten ist {who}, wenige Werte reichen hinunter bis {end}',
      'Es gibt einen langen Ausläufer in Richtung {end}. D’Agostinos Test der Schiefe stützt das.',
    ),
    'middle-half': wordings(
      '{Measure}: Die Hälfte aller Werte liegt zwischen {from} und {to} | {Measure}: mittlere Hälfte zwischen {from} und {to} | {Measure} in {rows}: Die Hälfte liegt zwischen {from} und {to}',
      'Die Hälfte aller Werte liegt zwischen {from} und {to} | Die mittlere Hälfte liegt zwischen {from} und {to}, mit einem Median von {median} | Der Median beträgt {median}; die Hälfte der Werte liegt zwischen {from} und {to}',
      'Zwischen {from} und {to} liegt die Hälfte aller Werte.',
    ),
    outlier: wordings(
      '{Measure}: Ein Wert ragt mit {value} weit heraus, drei Viertel liegen unter {to} | Ein einzelner Wert von {value} weit über dem Üblichen für {measure} | {Measure} in einem Fall bei {value}, in drei Vierteln der Fälle unter {to}',
      'Der höchste Wert, {value}, liegt weit außerhalb; drei Viertel liegen unter {to} | Ein Wert ragt weit heraus: {value} | Der Median beträgt {median}, der höchste Wert {value}',
      'Der höchste Wert, {value}, liegt jenseits von Tukeys äußerem Zaun.',
    ),
    'highest-median': wordings(
      '{Measure}: höchster Median für {who} mit {value}, niedrigster für {low} mit {other} | {Measure} im Median von {other} ({low}) bis {value} ({who}) | Median am höchsten für {who} ({value}), am niedrigsten für {low} ({other}): {measure}',
      'Der Median ist am höchsten für {who} mit {value}, am niedrigsten für {low} mit {other} | {Who} hat einen Median von {value}, {low} von {other} | Die Mediane reichen von {other} ({low}) bis {value} ({who})',
      'Den höchsten Median hat {who}.',
    ),
    'largest-flow': wordings(
      'Der größte Strom fließt von {source} zu {target}: {value} | Am meisten fließt von {source} zu {target}: {value} | {Source} – {target}: mit {value} der größte Strom',
      'Der größte Strom fließt von {source} zu {target}: {value} | Von {source} zu {target}: {value} | Kein Strom ist größer als der von {source} zu {target}: {value}',
      'Der größte Strom fließt von {source} zu {target}.',
    ),
    'largest-flow.share': wordings(
      '{Measure}: Der größte Strom fließt von {source} zu {target}, {share} | {Measure}: {share} fließen von {source} zu {target} | {Measure}: {source} – {target} ist mit {share} der größte Strom',
      'Der größte Strom fließt von {source} zu {target}: {value} | Von {source} zu {target}: {value}, {share} der Gesamtsumme | Kein Strom ist größer als der von {source} zu {target}: {value}',
      'Der größte Strom fließt von {source} zu {target}: {share} der Gesamtsumme.',
    ),
    conversion: wordings(
      '{share} kommen von {first} bis {last}: {to} von {from} | Von {first} bis {last} bleiben {share}: {to} von {from} | Bis {last} kommen {share} von {first}: {to} von {from}',
      'Von {first} bis {last} bleiben {share} | {to} von {from} kommen bis {last} | Aus {from} ({first}) werden {to} ({last})',
      'Von {first} bis {last} bleiben {share}.',
    ),
    'largest-drop': wordings(
      'Der größte Verlust liegt zwischen {before} und {after}: {share} gehen nicht weiter | {share} gehen zwischen {before} und {after} verloren, der größte Verlust | Zwischen {before} und {after} geht am meisten verloren: {share}',
      'Der größte Verlust liegt zwischen {before} und {after}: {share} | Von {before} zu {after} gehen {share} verloren: erst {from}, dann {to} | Am meisten geht zwischen {before} und {after} verloren',
      'Der größte Verlust liegt zwischen {before} und {after}.',
    ),
    'bridge.up': wordings(
      'Unter dem Strich ein Plus von {net}: {plus} steuert am meisten bei ({plusValue}), {minus} zieht am meisten ab ({minusValue}) | {Plus} bringt {plusValue}, {minus} nimmt {minusValue}; netto ein Plus von {net} | Größtes Plus: {plus} mit {plusValue}, größtes Minus: {minus} mit {minusValue}',
      '{Plus} steuert am meisten bei: {plusValue} | {Minus} zieht am meisten ab: {minusValue} | Alle Veränderungen zusammen ergeben ein Plus von {net}',
      '{Plus} steuert am meisten bei, {minus} zieht am meisten ab.',
    ),
    'bridge.down': wordings(
      'Unter dem Strich ein Minus von {net}: {minus} zieht am meisten ab ({minusValue}), {plus} steuert am meisten bei ({plusValue}) | {Minus} nimmt {minusValue}, {plus} bringt {plusValue}; netto ein Minus von {net} | Größtes Minus: {minus} mit {minusValue}, größtes Plus: {plus} mit {plusValue}',
      '{Minus} zieht am meisten ab: {minusValue} | {Plus} steuert am meisten bei: {plusValue} | Alle Veränderungen zusammen ergeben ein Minus von {net}',
      '{Minus} zieht am meisten ab, {plus} steuert am meisten bei.',
    ),
    'bridge.all-up': wordings(
      'Alle Veränderungen summieren sich auf {net}, am meisten bringt {plus} mit {plusValue} | {Plus} steuert am meisten bei: {plusValue} von {net} | Zusammen ein Plus von {net}; größter Posten ist {plus} mit {plusValue}',
      '{Plus} steuert am meisten bei: {plusValue} | Alle Veränderungen summieren sich auf {net} | Kein Abzug; am meisten steuert {plus} bei',
      '{Plus} steuert am meisten bei.',
    ),
    'bridge.all-down': wordings(
      'Alle Veränderungen zusammen ziehen {net} ab, am meisten {minus} mit {minusValue} | {Minus} zieht am meisten ab: {minusValue} von {net} | Zusammen ein Minus von {net}; größter Posten ist {minus} mit {minusValue}',
      '{Minus} zieht am meisten ab: {minusValue} | Alle Veränderungen zusammen ziehen {net} ab | Kein Zuwachs; am meisten zieht {minus} ab',
      '{Minus} zieht am meisten ab.',
    ),
    rows: wordings(
      '{count} in diesem Diagramm | Das Diagramm zeigt {count} | Dargestellt: {count}',
      'Das Diagramm zeigt {count} | Insgesamt {count} | Dargestellt: {count}',
      'Das Diagramm zeigt {count}; alle Zahlen sind daraus berechnet.',
    ),
    sample: wordings(
      '{all} Punkte, davon {count} gezeichnet | Gezeichnet sind {count} von {all} Punkten | Stichprobe: {count} von {all} Punkten',
      'Das Diagramm zeigt {count} von {all} Punkten | Gezeichnet: {count} von {all} Punkten | Von {all} Punkten sind {count} gezeichnet',
      'Das Diagramm zeigt {count} von {all} Punkten; die Aussagen gelten für alle.',
    ),
    'missing.value': wordings(
      'Ohne {measure}: {count} von {rows} | {Measure} nicht angegeben: {count} von {rows} | Fehlende Werte für {measure}: {count} von {rows}',
      'Ohne Wert und daher nicht berücksichtigt: {count} von {rows} | Kein Wert: {count} von {rows} | {count} ohne Wert, nicht im Diagramm',
      '{count} von {rows} ohne Wert.',
    ),
    'missing.time': wordings(
      '{count} von {rows} ohne Datum | Ohne Datum: {count} von {rows} | Fehlendes Datum: {count} von {rows}',
      '{count} ohne Datum, nicht berücksichtigt | Ohne Datum und daher nicht im Diagramm: {count} von {rows} | Kein Datum: {count} von {rows}, daher nicht berücksichtigt',
      '{count} von {rows} ohne Datum und daher nicht berücksichtigt.',
    ),
  },
  words: {
    aggregate,
    records: 'Datensätze',
    values: 'Werte',
    ofSeries: '{measure} für {series}',
    at: {
      year: 'im Jahr {when}',
      quarter: 'im {when}',
      month: 'im {when}',
      week: 'in der Woche vom {when}',
      day: 'am {when}',
      time: 'am {when}',
      hour: 'um {when}',
      weekday: 'am {when}',
      other: 'bei {when}',
    },
    moved: {
      unchanged: 'nahezu unverändert',
      'edged-up': 'leicht um {change} gestiegen',
      'edged-down': 'leicht um {change} gefallen',
      rose: 'um {change} gestiegen',
      fell: 'um {change} gefallen',
      'rose-by-half': 'um rund die Hälfte gestiegen',
      'nearly-doubled': 'fast verdoppelt',
      doubled: 'verdoppelt',
      'more-than-doubled': 'mehr als verdoppelt',
      'nearly-tripled': 'fast verdreifacht',
      tripled: 'verdreifacht',
      'more-than-tripled': 'mehr als verdreifacht',
      multiplied: 'auf das {times}-Fache gestiegen',
      'nearly-halved': 'fast halbiert',
      halved: 'halbiert',
      'more-than-halved': 'mehr als halbiert',
    },
    movedPlain: { rose: 'gestiegen', fell: 'gefallen' },
    movedPoints: {
      rose: 'um {points} Prozentpunkte gestiegen',
      fell: 'um {points} Prozentpunkte gefallen',
    },
    points: '{n} Prozentpunkte',
    times: {
      'half-again': 'das Anderthalbfache',
      'almost-twice': 'fast das Doppelte',
      twice: 'das Doppelte',
      'more-than-twice': 'mehr als das Doppelte',
      times: 'das {times}-Fache',
    },
    counts: {
      category: 'one="# Kategorie",other="# Kategorien"',
      rows: 'one="# Zeile",other="# Zeilen"',
      year: 'one="# Jahr",other="# Jahre"',
      quarter: 'one="# Quartal",other="# Quartale"',
      month: 'one="# Monat",other="# Monate"',
      week: 'one="# Woche",other="# Wochen"',
      day: 'one="# Tag",other="# Tage"',
      time: 'one="# Zeitpunkt",other="# Zeitpunkte"',
    },
    base: {
      top: 'unter den {count} größten',
      bottom: 'unter den {count} kleinsten',
      some: 'unter den {count} gezeigten',
      sample: 'in einer Stichprobe',
      only: 'nur {names}',
      without: 'ohne {names}',
      filled: 'nur mit Angabe: {noun}',
      filtered: 'Filter: {noun}',
      larger: 'nur größere Gruppen',
      groups: 'ohne einige Gruppen',
      rows: 'ohne einige Zeilen',
      unknown: 'in den Zeilen dieser Abfrage',
    },
    labelled: '{label}: {sentence}',
    withBase: '{sentence} ({base})',
    and: 'und',
    category: 'Kategorie',
  },
};
