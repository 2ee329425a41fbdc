import type { Phrases } from './phrases.js';

const wordings = (title: string, point: string, note: string) => ({ title, point, note });

/** A measure's name has any gender and number, so it is a label: `moved` is a noun, and no verb or adjective goes with either. */
const aggregate = {
  average: '{noun} (promedio)',
  median: '{noun} (mediana)',
  maximum: '{noun} (máximo)',
  minimum: '{noun} (mínimo)',
  distinct: '{noun} (valores distintos)',
  deviation: '{noun} (desviación estándar)',
  share: '{noun} (proporción)',
  change: '{noun} (variación)',
};

const change = wordings(
  '{Measure}: {moved}, de {from} {atStart} a {to} {atEnd} | {Measure}, de {start} a {end}: {moved}, de {from} a {to} | De {from} {atStart} a {to} {atEnd}: {moved} en {measure}',
  '{Moved} entre {start} y {end}: de {from} a {to} | De {from} {atStart} a {to} {atEnd}: {moved} | {from} {atStart}; {to} {atEnd}',
  'El cambio entre {start} y {end}: {moved}.',
);

const yearAgo = wordings(
  '{Measure}: {moved} en un año, de {from} {atStart} a {to} {atEnd} | Variación interanual de {measure}: {moved}, con {to} {atEnd} y {from} {atStart} | {To} {atEnd} tras {from} un año antes: {moved} en {measure}',
  'En un año: {moved}, de {from} {atStart} a {to} {atEnd} | Variación interanual: {moved} | {To} {atEnd}, frente a {from} {atStart}',
  'Frente al mismo periodo del año anterior: {moved}.',
);

export const ES: Phrases = {
  language: 'es',
  lowerNouns: false,
  forms: {
    value: wordings(
      '{Measure}: {value} | {value} es la cifra de {measure} | La cifra de {measure} es {value}',
      'La cifra es {value} | {Measure}: {value} | {value} en {measure}',
      'La cifra de {measure} es {value}.',
    ),
    'change-against.up': wordings(
      '{Measure}: alza del {change}, hasta {value} ({basis}) | {Measure}: {value}, un {change} más ({basis}) | Alza del {change} en {measure}, con {value} ({basis})',
      '{Measure}: {value}, con un alza del {change} ({basis}) | Alza del {change} ({basis}): {value} | {value}, un {change} más ({basis})',
      'El alza de {measure} es del {change} ({basis}).',
    ),
    'change-against.down': wordings(
      '{Measure}: caída del {change}, hasta {value} ({basis}) | {Measure}: {value}, un {change} menos ({basis}) | Caída del {change} en {measure}, con {value} ({basis})',
      '{Measure}: {value}, con una caída del {change} ({basis}) | Caída del {change} ({basis}): {value} | {value}, un {change} menos ({basis})',
      'La caída de {measure} es del {change} ({basis}).',
    ),
    'attainment.above': wordings(
      '{Measure}: {value}, por encima del objetivo de {target} | Objetivo superado en {measure}: {value} frente a {target} | {Measure}: {value}, {difference} por encima del objetivo',
      'El objetivo de {target} se supera en {difference} | {value}: {difference} por encima del objetivo de {target} | Objetivo: {target}; dato real: {value}',
      'El objetivo de {target} se supera en {difference}.',
    ),
    'attainment.below': wordings(
      '{Measure}: {value}, por debajo del objetivo de {target} | Objetivo no alcanzado en {measure}: {value} frente a {target} | {Measure}: {value}, {difference} por debajo del objetivo',
      'El objetivo de {target} no se alcanza por {difference} | {value}: {difference} por debajo del objetivo de {target} | Objetivo: {target}; dato real: {value}',
      'El objetivo de {target} no se alcanza por {difference}.',
    ),
    'attainment.met': wordings(
      '{Measure}: {value}, exactamente el objetivo | Objetivo cumplido en {measure}: {value} | Dato real y objetivo coinciden en {measure}: {value}',
      'El objetivo de {target} se cumple con exactitud | {value}: exactamente el objetivo | Dato real y objetivo coinciden: {value}',
      'El objetivo de {target} se cumple con exactitud.',
    ),
    'leader.share': wordings(
      '{Measure}: {who} lidera con el {share} del total, por delante de {second}, con el {otherShare} | {Who} reúne el {share} de {measure}, la mayor parte; le sigue {second} con el {otherShare} | La mayor parte de {measure} corresponde a {who}: el {share}, frente al {otherShare} de {second}',
      '{Who} ocupa el primer lugar con {value}; después viene {second} con {other} | {Who} lidera con {value}; le sigue {second} con {other} | En cabeza, {who} con {value}; a continuación, {second} con {other}',
      'La mayor parte corresponde a {who}, con el {share}; le sigue {second}, con el {otherShare}.',
    ),
    'leader.share.alone': wordings(
      '{Measure}: {who} lidera con el {share} del total | {Who} reúne el {share} de {measure}, la mayor parte | La mayor parte de {measure} corresponde a {who}: el {share}',
      '{Who} ocupa el primer lugar con {value} | {Who} lidera con {value} | En cabeza, {who} con {value}',
      'La mayor parte corresponde a {who}: el {share}.',
    ),
    'leader.share.narrow': wordings(
      '{Measure}: {who} aventaja por poco a {second}, {share} frente a {otherShare} | Casi a la par en {measure}: {who} con el {share}, {second} con el {otherShare} | Por escaso margen, {who} supera a {second} en {measure}: {share} frente a {otherShare}',
      '{Who} aventaja por poco a {second}: {value} frente a {other} | Casi a la par: {who} con {value}, {second} con {other} | Poca diferencia: {who}, {value}; {second}, {other}',
      'La ventaja de {who} sobre {second} es pequeña: {share} frente a {otherShare}.',
    ),
    'leader.value': wordings(
      '{Measure}: {who} lidera con {value}, por delante de {second}, con {other} | {Who} encabeza {measure} con {value}; le sigue {second} con {other} | En {measure}, el primer lugar es de {who} con {value}; después viene {second} con {other}',
      '{Who} ocupa el primer lugar con {value}; después viene {second} con {other} | {Who} lidera con {value}; le sigue {second} con {other} | En cabeza, {who} con {value}; a continuación, {second} con {other}',
      '{Who} ocupa el primer lugar con {value}; le sigue {second} con {other}.',
    ),
    'leader.value.alone': wordings(
      '{Measure}: {who} lidera con {value} | {Who} encabeza {measure} con {value} | En {measure}, el primer lugar es de {who}: {value}',
      '{Who} ocupa el primer lugar con {value} | {Who} lidera con {value} | En cabeza, {who} con {value}',
      '{Who} ocupa el primer lugar con {value}.',
    ),
    'leader.value.narrow': wordings(
      '{Measure}: {who} aventaja por poco a {second}, {value} frente a {other} | Casi a la par en {measure}: {who} con {value}, {second} con {other} | Por escaso margen, {who} supera a {second} en {measure}: {value} frente a {other}',
      '{Who} aventaja por poco a {second}: {value} frente a {other} | Casi a la par: {who} con {value}, {second} con {other} | Poca diferencia: {who}, {value}; {second}, {other}',
      'La ventaja de {who} sobre {second} es pequeña: {value} frente a {other}.',
    ),
    gap: wordings(
      '{Measure}: {who} lidera con {value}, {times} de {second}, que le sigue con {other} | {Who} saca gran ventaja en {measure}: {value}, {times} de {second}, que va a continuación | En {measure}, {who} alcanza {times} de {second}, que le sigue: {value} frente a {other}',
      'Es {times} de {second}, que le sigue con {other} | {Who} alcanza {times} de {second}: {value} frente a {other} | Tras {who} viene {second} con {other}; la cifra de {who} es {times} de {second}',
      '{Who} alcanza {times} de {second}, que viene a continuación.',
    ),
    last: wordings(
      '{Measure}: {who} queda en último lugar con {value}, por detrás de {next}, con {other} | El valor más bajo de {measure} es el de {who}, {value}; justo por encima está {next}, con {other} | {Who} cierra la lista en {measure} con {value}; justo antes figura {next} con {other}',
      '{Who} queda en último lugar con {value}, por detrás de {next}, con {other} | El valor más bajo es el de {who}: {value} | En el otro extremo está {who} con {value}',
      'En el otro extremo está {who} con {value}.',
    ),
    extremes: wordings(
      '{Measure}: de {other} en {low} a {value} en {who} | {Who} tiene el valor más alto de {measure}, {value}; {low}, el más bajo, {other} | Los extremos de {measure}: {low} con {other}, {who} con {value}',
      '{Who} tiene el valor más alto, {value}; {low}, el más bajo, {other} | En un extremo, {low} con {other}; en el otro, {who} con {value} | De {other} en {low} a {value} en {who}',
      'En un extremo está {low} con {other}; en el otro, {who} con {value}.',
    ),
    'extremes.times': wordings(
      '{Measure}: {who} alcanza {times} de {low}, {value} frente a {other} | La cifra de {who} en {measure} es {times} de {low}: {value} frente a {other} | Entre los extremos de {measure}, {who} tiene {times} de {low}: {value} frente a {other}',
      '{Who} alcanza {times} de {low}, que cierra la lista con {other} | {value} en {who} frente a {other} en {low}: {times} | El máximo, {who}, alcanza {times} del mínimo, {low}',
      '{Who} alcanza {times} de {low}, que tiene el valor más bajo.',
    ),
    share: wordings(
      '{Measure}: {who} representa el {share} | {Who} reúne el {share} de {measure} | El {share} de {measure} corresponde a {who}',
      '{Who} representa el {share} de {measure} | El {share} corresponde a {who} | {Who}: {value}, el {share} del total',
      '{Who} representa el {share} del total.',
    ),
    rank: wordings(
      '{Measure}: {who} ocupa el puesto {place} entre {count} | En {measure}, {who} queda en el puesto {place} de {count}, con {value} | Puesto {place} de {count} para {who} en {measure}',
      '{Who} ocupa el puesto {place} entre {count}, con {value} | Puesto {place} de {count} para {who} | Con {value}, {who} queda en el puesto {place} de {count}',
      '{Who} ocupa el puesto {place} entre {count}.',
    ),
    majority: wordings(
      '{Measure}: {who} reúne el {share}, más que todo el resto en conjunto | Más de la mitad de {measure}, el {share}, corresponde a {who} | {Who} pesa más que todo el resto en conjunto: el {share} de {measure}',
      '{Who} reúne el {share}, más que todo el resto en conjunto | Más de la mitad corresponde a {who}: el {share} | Todo el resto en conjunto suma menos que {who}, con {value}',
      '{Who} reúne más que todo el resto en conjunto: el {share}.',
    ),
    'majority.nearly': wordings(
      '{Measure}: casi todo corresponde a {who}, el {share} | {Who} concentra casi todo en {measure}: el {share} | Casi el total de {measure} es de {who}: el {share}',
      'Casi todo corresponde a {who}: el {share} | {Who} concentra el {share}; el resto, casi nada | Frente al {share} de {who}, el resto apenas cuenta',
      'Casi todo corresponde a {who}: el {share}.',
    ),
    'few-hold-most': wordings(
      '{names} concentran el {share} de {measure} | {Measure}: el {share} está en {names} | De {count}, {names} suman el {share} de {measure}',
      '{names} suman el {share} | El {share} está en {names} | De {count}, {names} concentran el {share}',
      'En conjunto, {names} suman el {share}.',
    ),
    even: wordings(
      '{Measure}: valores casi iguales en {count}, de {other} a {value} | Pequeñas diferencias en {measure} entre {count}: de {other} a {value} | Todos los valores de {measure} están próximos: de {other} a {value} en {count}',
      'En {count}, todos los valores están entre {other} y {value} | El valor más alto es el de {who}, {value}; el más bajo, el de {low}, {other} | Las diferencias entre {count} son pequeñas: de {other} a {value}',
      'Todos los valores están próximos: entre {other} y {value}.',
    ),
    equal: wordings(
      '{Measure}: {value} en todos los casos ({count}) | Sin diferencias en {measure}: {value} ({count}) | {Measure}, igual en todas partes: {value} ({count})',
      '{value} en todos los casos ({count}) | El valor es igual en todas partes: {value} ({count}) | Sin diferencias: {value} ({count})',
      'El valor es el mismo en todas partes: {value}.',
    ),
    tie: wordings(
      '{Measure}: {names} comparten el primer lugar con {value} | Empate en cabeza de {measure}: {names}, con {value} | {names} empatan en el primer lugar de {measure} con {value}',
      '{names} comparten el primer lugar con {value} | {names} empatan en cabeza: {value} | En cabeza, con el mismo valor de {value}: {names}',
      '{names} comparten el primer lugar.',
    ),
    'top-group': wordings(
      '{Measure}: {names} superan con claridad al resto, con {value} como mínimo; después viene {next} con {other} | En {measure}, {names} forman un grupo aparte: {next}, a continuación, tiene {other} | Un grupo aparte en {measure}, de {value} en adelante: {names}; le sigue {next} con {other}',
      '{names} forman un grupo aparte; a continuación viene {next} con {other} | Tras {names} hay un salto: {low} tiene {value}; {next}, {other} | {names} superan con claridad al resto',
      '{names} forman un grupo aparte del resto. La prueba de Tietjen-Moore lo respalda.',
    ),
    'above-line': wordings(
      '{Measure}: {above} de {count} superan el promedio de {average} | Por encima del promedio de {measure}, {average}: {above} de {count} | El promedio de {measure} es {average}; lo superan {above} de {count}',
      '{above} de {count} superan el promedio de {average} | El promedio es {average}; lo superan {above} de {count} | Por encima del promedio de {average}: {above} de {count}',
      'El promedio es {average}; lo superan {above} de {count}.',
    ),
    'negatives.one': wordings(
      'Solo {names} está por debajo de cero en {measure}: {value} | {Measure}: solo {names} tiene un valor negativo, {value} | El único valor negativo de {measure} es el de {names}: {value}',
      'Solo {names} está por debajo de cero: {value} | El único valor negativo es el de {names}: {value} | Por debajo de cero, solo {names} con {value}',
      'Solo {names} está por debajo de cero.',
    ),
    'negatives.named': wordings(
      '{Measure}: {names} están por debajo de cero; el valor más bajo es el de {who}, {value} | Valores negativos de {measure} en {names}, hasta {value} en {who} | En {measure}, {names} tienen valores negativos; {who}, el más bajo: {value}',
      '{names} están por debajo de cero; el valor más bajo es el de {who}, {value} | Por debajo de cero: {names} | Valores negativos: {names}, hasta {value} en {who}',
      'Por debajo de cero están {names}.',
    ),
    'negatives.many': wordings(
      '{Measure}: {below} de {count} están por debajo de cero; el valor más bajo es el de {who}, {value} | Valores negativos de {measure} en {below} de {count}, hasta {value} en {who} | En {measure}, {below} de {count} tienen valores negativos; {who}, el más bajo: {value}',
      '{below} de {count} están por debajo de cero; el valor más bajo es el de {who}, {value} | Por debajo de cero: {below} de {count} | Valores negativos en {below} de {count}, hasta {value} en {who}',
      '{below} de {count} están por debajo de cero.',
    ),
    total: wordings(
      '{Measure}: {total} en total para {count} | El total de {measure} en {count} es {total} | La suma de {measure} en {count} asciende a {total}',
      'El total de {count} es {total} | {total} en total para {count} | La suma de {count} asciende a {total}',
      'El total de {count} es {total}.',
    ),
    'course.up': wordings(
      '{Measure}: alza de {from} en {first} a {to} en {last} | {Measure}, al alza: {first}, {from}; {last}, {to} | De {first} a {last}, alza de {measure}: de {from} a {to}',
      'Alza de {from} en {first} a {to} en {last} | De {first} a {last}, los valores suben de {from} a {to} | {First}: {from}; {last}: {to}',
      'Los valores suben de {first} a {last}.',
    ),
    'course.down': wordings(
      '{Measure}: caída de {from} en {first} a {to} en {last} | {Measure}, a la baja: {first}, {from}; {last}, {to} | De {first} a {last}, caída de {measure}: de {from} a {to}',
      'Caída de {from} en {first} a {to} en {last} | De {first} a {last}, los valores bajan de {from} a {to} | {First}: {from}; {last}: {to}',
      'Los valores bajan de {first} a {last}.',
    ),
    'course.cycle': wordings(
      '{Measure}: máximo {atWho} con {value}, mínimo {atLow} con {other} | El máximo de {measure} se da {atWho}, con {value}; el mínimo, {atLow}, con {other} | {Measure}, de {other} {atLow} a {value} {atWho}',
      'El máximo es {who} con {value}; el mínimo, {low} con {other} | El valor más alto se da {atWho}, {value}; el más bajo, {atLow}, {other} | El rango completo va de {other} en {low} a {value} en {who}',
      'El máximo es {who}; el mínimo, {low}.',
    ),
    'change.up': change,
    'change.down': change,
    'change.flat': wordings(
      '{Measure}: {to} {atEnd}, igual que {atStart} | Sin cambio en {measure}: {to} {atStart} y también {atEnd} | {Measure}: el último valor es igual al primero, {to} {atEnd}',
      'El último valor es igual al primero: {to} | {To} {atStart} y, de nuevo, {atEnd} | Sin cambio entre el primer valor y el último: {to}',
      'El último valor es igual al primero.',
    ),
    'trend.up': wordings(
      '{Measure}: {moved} entre {start} y {end}, de {from} a {to} | {Measure}, al alza: {from} {atStart}, {to} {atEnd} | Tendencia al alza de {measure}: de {from} {atStart} a {to} {atEnd}',
      '{Moved} entre {start} y {end}: de {from} a {to} | La dirección es al alza: {from} {atStart}, {to} {atEnd} | De {from} {atStart} a {to} {atEnd}: {moved}',
      'La tendencia es al alza: {moved} entre {start} y {end}. La prueba de Mann-Kendall lo respalda.',
    ),
    'trend.down': wordings(
      '{Measure}: {moved} entre {start} y {end}, de {from} a {to} | {Measure}, a la baja: {from} {atStart}, {to} {atEnd} | Tendencia a la baja de {measure}: de {from} {atStart} a {to} {atEnd}',
      '{Moved} entre {start} y {end}: de {from} a {to} | La dirección es a la baja: {from} {atStart}, {to} {atEnd} | De {from} {atStart} a {to} {atEnd}: {moved}',
      'La tendencia es a la baja: {moved} entre {start} y {end}. La prueba de Mann-Kendall lo respalda.',
    ),
    peak: wordings(
      '{Measure}: máximo de {value} {when} | El máximo de {measure} llegó {when}: {value} | {When}, el valor más alto de {measure}: {value}',
      'El máximo fue {value} {when} | El valor más alto se dio {when}: {value} | El máximo corresponde a {period}, con {value}',
      'El máximo corresponde a {period}.',
    ),
    'peak.since': wordings(
      '{Measure}: máximo de {value} {when}; {atEnd}, {to} | Tras el máximo de {value} {when}, {measure} en {to} {atEnd} | El valor más alto de {measure} se dio {when}, con {value}; {atEnd} fue {to}',
      'El máximo fue {value} {when} | El valor más alto se dio {when}: {value} | El máximo corresponde a {period}, con {value}',
      'El máximo corresponde a {period}.',
    ),
    low: wordings(
      '{Measure}: mínimo de {value} {when} | El mínimo de {measure} llegó {when}: {value} | {When}, el valor más bajo de {measure}: {value}',
      'El mínimo fue {value} {when} | El valor más bajo se dio {when}: {value} | El mínimo corresponde a {period}, con {value}',
      'El mínimo corresponde a {period}.',
    ),
    'low.since': wordings(
      '{Measure}: mínimo de {value} {when}; {atEnd}, {to} | Tras el mínimo de {value} {when}, {measure} en {to} {atEnd} | El valor más bajo de {measure} se dio {when}, con {value}; {atEnd} fue {to}',
      'El mínimo fue {value} {when} | El valor más bajo se dio {when}: {value} | El mínimo corresponde a {period}, con {value}',
      'El mínimo corresponde a {period}.',
    ),
    'record.high': wordings(
      '{Measure}, en su máximo: {value} {when} | Récord de {measure}: {value} {when} | Nunca hubo un valor de {measure} más alto que {when}: {value}',
      'El último valor, {value}, es el más alto de todos | {Value} {when}: un récord | Ningún periodo anterior tuvo un valor más alto',
      'El último valor es el más alto de todos.',
    ),
    'record.high.since': wordings(
      '{Measure}: {value} {when}, el valor más alto desde {since} | Con {value} {when}, {measure} en su nivel más alto desde {since} | Desde {since} no había un valor tan alto de {measure}: {value} {when}',
      '{Value} {when}: el valor más alto desde {since} | Desde {since} no había un valor tan alto | El último valor es el más alto desde {since}, cuando fue {other}',
      'El último valor es el más alto desde {since}.',
    ),
    'record.low': wordings(
      '{Measure}, en su mínimo: {value} {when} | Nuevo mínimo de {measure}: {value} {when} | Nunca hubo un valor de {measure} más bajo que {when}: {value}',
      'El último valor, {value}, es el más bajo de todos | {Value} {when}: un nuevo mínimo | Ningún periodo anterior tuvo un valor más bajo',
      'El último valor es el más bajo de todos.',
    ),
    'record.low.since': wordings(
      '{Measure}: {value} {when}, el valor más bajo desde {since} | Con {value} {when}, {measure} en su nivel más bajo desde {since} | Desde {since} no había un valor tan bajo de {measure}: {value} {when}',
      '{Value} {when}: el valor más bajo desde {since} | Desde {since} no había un valor tan bajo | El último valor es el más bajo desde {since}, cuando fue {other}',
      'El último valor es el más bajo desde {since}.',
    ),
    'turn.up': wordings(
      '{Measure}: caída hasta {turn} {atTurn} y alza desde entonces, hasta {to} {atEnd} | Giro al alza de {measure} {atTurn}: de {turn} a {to} {atEnd} | Tras la caída a {turn} {atTurn}, alza de {measure} hasta {to} {atEnd}',
      'Caída de {from} {atFrom} a {turn} {atTurn}; después, alza hasta {to} | El giro llegó {atTurn}, con {turn} | Desde {turnPeriod}, alza de {turn} a {to}',
      'El giro llegó {atTurn}. Cada tramo tiene su propia tendencia según la prueba de Mann-Kendall.',
    ),
    'turn.down': wordings(
      '{Measure}: alza hasta {turn} {atTurn} y caída desde entonces, hasta {to} {atEnd} | Giro a la baja de {measure} {atTurn}: de {turn} a {to} {atEnd} | Tras el alza a {turn} {atTurn}, caída de {measure} hasta {to} {atEnd}',
      'Alza de {from} {atFrom} a {turn} {atTurn}; después, caída hasta {to} | El giro llegó {atTurn}, con {turn} | Desde {turnPeriod}, caída de {turn} a {to}',
      'El giro llegó {atTurn}. Cada tramo tiene su propia tendencia según la prueba de Mann-Kendall.',
    ),
    'streak.up': wordings(
      '{Measure}: {steps} de alza ininterrumpida, de {from} a {to} | Alza de {measure} durante {steps} sin pausa, hasta {to} {atEnd} | Racha al alza de {measure}, {steps}: de {from} {atStart} a {to} {atEnd}',
      'Alza ininterrumpida durante {steps} | Racha de {steps} al alza, hasta {to} | {steps} de subida sin pausa, de {from} a {to}',
      'Ya son {steps} de alza ininterrumpida.',
    ),
    'streak.down': wordings(
      '{Measure}: {steps} de caída ininterrumpida, de {from} a {to} | Caída de {measure} durante {steps} sin pausa, hasta {to} {atEnd} | Racha a la baja de {measure}, {steps}: de {from} {atStart} a {to} {atEnd}',
      'Caída ininterrumpida durante {steps} | Racha de {steps} a la baja, hasta {to} | {steps} de bajada sin pausa, de {from} a {to}',
      'Ya son {steps} de caída ininterrumpida.',
    ),
    season: wordings(
      '{Measure}: el máximo suele darse {atWho} y el mínimo, {atLow} | Patrón estacional de {measure}: valores altos {atWho}, bajos {atLow} | El máximo habitual de {measure} llega {atWho}; el mínimo, {atLow}',
      'El máximo suele darse {atWho} y el mínimo, {atLow}: los últimos fueron {value} y {other} | Máximo habitual: {who}, con {value} {atPeriod} frente a {other} {atLowPeriod} | {AtPeriod}, {value}; {atLowPeriod}, {other}',
      'Hay un patrón estacional, con el máximo habitual {atWho}. La prueba de Kruskal-Wallis lo respalda.',
    ),
    'year-ago.up': yearAgo,
    'year-ago.down': yearAgo,
    'year-ago.flat': wordings(
      '{Measure}: {to}, igual que un año antes | {Measure}: {to} {atEnd}, lo mismo que {atStart} | Variación interanual nula en {measure}: {to}',
      'Igual que un año antes: {to} | {To} {atEnd}, lo mismo que {atStart} | Variación interanual nula',
      'El valor es el mismo que un año antes.',
    ),
    'latest-average.up': wordings(
      '{Measure}: {value} {when}, por encima del promedio de {average} | {When}, {measure} por encima del promedio: {value} frente a {average} | Por encima del promedio de {average}: {measure} con {value} {when}',
      'El último valor, {value}, supera el promedio de {average} | {Value} {when}, por encima del promedio de {average} | El promedio es {average}; {when} fue {value}',
      'El último valor supera el promedio de {average}.',
    ),
    'latest-average.down': wordings(
      '{Measure}: {value} {when}, por debajo del promedio de {average} | {When}, {measure} por debajo del promedio: {value} frente a {average} | Por debajo del promedio de {average}: {measure} con {value} {when}',
      'El último valor, {value}, no llega al promedio de {average} | {Value} {when}, por debajo del promedio de {average} | El promedio es {average}; {when} fue {value}',
      'El último valor está por debajo del promedio de {average}.',
    ),
    'pace.up': wordings(
      '{Measure}: crecimiento medio del {rate} anual | La tasa de crecimiento anual compuesta de {measure} es del {rate} | {Measure}: un {rate} más al año, en tasa compuesta',
      'Equivale a un {rate} más al año, en tasa compuesta | El crecimiento medio es del {rate} anual | Tasa de crecimiento anual compuesta: {rate}',
      'La tasa de crecimiento anual compuesta es del {rate}.',
    ),
    'pace.down': wordings(
      '{Measure}: descenso medio del {rate} anual | La tasa de descenso anual compuesta de {measure} es del {rate} | {Measure}: un {rate} menos al año, en tasa compuesta',
      'Equivale a un {rate} menos al año, en tasa compuesta | El descenso medio es del {rate} anual | Tasa de descenso anual compuesta: {rate}',
      'La tasa de descenso anual compuesta es del {rate}.',
    ),
    'total-over-time': wordings(
      '{Measure}: {total} en total, de {start} a {end} | De {start} a {end}, el total de {measure} es {total} | {total} es la suma de {measure} de {start} a {end}',
      'De {start} a {end}, el total es {total} | La suma de todos los periodos es {total} | {total} en total, de {start} a {end}',
      'De {start} a {end}, el total es {total}.',
    ),
    recovery: wordings(
      '{Measure}: caída de {before} a {low} {atLow} y recuperación hasta {to} {atEnd} | Tras la caída a {low} {atLow}, {measure} de vuelta en {to}, frente a {before} {atBefore} | La caída de {measure} a {low} {atLow} está recuperada: {to} {atEnd}',
      'Caída de {before} {atBefore} a {low} {atLow} y vuelta a {to} | La caída a {low} {atLow} está recuperada: {to} {atEnd} | De {low} {atLow}, recuperación hasta {to} {atEnd}',
      'La caída a {low} {atLow} está recuperada.',
    ),
    'jump.up': wordings(
      '{Measure}: paso a un nivel más alto {when}, de {from} a {to} | Desde {end}, {measure} en un nivel más alto, que empieza con {to} tras {from} | Escalón al alza de {measure} {when}: de {from} a {to}',
      'El escalón al alza llegó {when}: de {from} a {to} | {When}, paso de {from} a {to} y nivel más alto desde entonces | {When} empieza un nivel más alto',
      'El nivel cambió {when}. La prueba de Pettitt lo respalda.',
    ),
    'jump.down': wordings(
      '{Measure}: paso a un nivel más bajo {when}, de {from} a {to} | Desde {end}, {measure} en un nivel más bajo, que empieza con {to} tras {from} | Escalón a la baja de {measure} {when}: de {from} a {to}',
      'El escalón a la baja llegó {when}: de {from} a {to} | {When}, paso de {from} a {to} y nivel más bajo desde entonces | {When} empieza un nivel más bajo',
      'El nivel cambió {when}. La prueba de Pettitt lo respalda.',
    ),
    'spike.up': wordings(
      '{Measure}: valor excepcional {when}, {value} frente a un promedio de {average} | Pico de {measure} {when}: {value}, muy por encima del promedio de {average} | Fuera de lo común, {period}: {measure} en {value}, con un promedio de {average}',
      'Destaca {period} con {value}; el promedio es {average} | {Value} {when}, muy por encima del promedio de {average} | La excepción es {period}, con {value}',
      'El valor de {period} se sale de lo común. La prueba de Grubbs lo respalda.',
    ),
    'spike.down': wordings(
      '{Measure}: valor excepcional {when}, {value} frente a un promedio de {average} | Desplome de {measure} {when}: {value}, muy por debajo del promedio de {average} | Fuera de lo común, {period}: {measure} en {value}, con un promedio de {average}',
      'Destaca {period} con {value}; el promedio es {average} | {Value} {when}, muy por debajo del promedio de {average} | La excepción es {period}, con {value}',
      'El valor de {period} se sale de lo común. La prueba de Grubbs lo respalda.',
    ),
    partial: wordings(
      'Periodo incompleto: {period} | Al leer los datos, {period} no había terminado | Las cifras de {period} están incompletas',
      'Al leer los datos, {period} no había terminado | El periodo {period} no había terminado y no se compara | El último periodo, {period}, está incompleto',
      'El periodo {period} no había terminado cuando se leyeron los datos.',
    ),
    'latest-leader': wordings(
      '{Who} lidera {atEnd} con {value}, por delante de {second}, con {other} | {AtEnd}, {who} encabeza {measure} con {value}; le sigue {second} con {other} | {Measure} {atEnd}: en cabeza, {who} con {value}; después, {second} con {other}',
      '{Who} lidera {atEnd} con {value}; le sigue {second} con {other} | {AtEnd}, {who} tiene {value}; {second}, {other} | En cabeza {atEnd} está {who} con {value}; después, {second} con {other}',
      '{AtEnd}, {who} lidera con {value}.',
    ),
    'latest-leader.always': wordings(
      '{Who} estuvo siempre por delante: {value} {atEnd}, frente a {other} de {second} | {Who} lidera {measure} en todo el periodo: {value} {atEnd}; {second}, {other} | {Measure}: {who} tuvo siempre el valor más alto; {atEnd}, {value} frente a {other} de {second}',
      '{Who} estuvo siempre por delante; {atEnd}, {value} frente a {other} de {second} | En todos los periodos, el valor más alto fue el de {who} | {Who} lidera todo el periodo, con {value} {atEnd}',
      '{Who} estuvo siempre por delante.',
    ),
    overtook: wordings(
      '{Who} superó a {second} {when} y lidera {atEnd}: {value} frente a {other} | {Who} deja atrás a {second}: {value} frente a {other} {atEnd} | Desde {period}, {who} va por delante de {second}: {value} frente a {other} {atEnd}',
      '{AtStart}, {second} iba por delante, {otherFrom} frente a {from}; {atEnd} lo hace {who}, {value} frente a {other} | {Who} va por delante desde {period} | El cambio de posiciones llegó {when}',
      '{Who} superó a {second} {when}. La diferencia entre ambas series tiene una tendencia según la prueba de Mann-Kendall.',
    ),
    'fastest-growing': wordings(
      'El crecimiento más rápido es el de {who}: {moved}, de {from} a {to} | Mayor alza relativa en {measure}: {who}, de {from} {atStart} a {to} {atEnd} | {Who} crece más rápido que el resto: {moved}, de {from} a {to}',
      '{Who}, el crecimiento más rápido: {moved}, de {from} a {to} | La mayor alza relativa es la de {who}, de {from} a {to} | {Who}: {moved} entre {start} y {end}',
      'El crecimiento más rápido es el de {who}.',
    ),
    'fastest-falling': wordings(
      'La mayor caída relativa es la de {who}: {moved}, de {from} a {to} | Mayor descenso relativo en {measure}: {who}, de {from} {atStart} a {to} {atEnd} | {Who} cae más que el resto en términos relativos: {moved}, de {from} a {to}',
      '{Who}, la mayor caída relativa: {moved}, de {from} a {to} | El mayor descenso relativo es el de {who}, de {from} a {to} | {Who}: {moved} entre {start} y {end}',
      'La mayor caída relativa es la de {who}.',
    ),
    'mix-shift.up': wordings(
      'El peso de {who} en {measure} sube del {from} {atStart} al {to} {atEnd} | {Who} gana peso en {measure}: {from} {atStart}, {to} {atEnd} | {Measure}: más peso de {who}, del {from} {atStart} al {to} {atEnd}',
      'El peso de {who} sube del {from} al {to} | {Who} pasa del {from} del total {atStart} al {to} {atEnd} | {Who} gana peso: antes, el {from}; después, el {to}',
      'El peso de {who} sube entre {start} y {end}. La prueba de Mann-Kendall sobre las proporciones lo respalda.',
    ),
    'mix-shift.down': wordings(
      'El peso de {who} en {measure} baja del {from} {atStart} al {to} {atEnd} | {Who} pierde peso en {measure}: {from} {atStart}, {to} {atEnd} | {Measure}: menos peso de {who}, del {from} {atStart} al {to} {atEnd}',
      'El peso de {who} baja del {from} al {to} | {Who} pasa del {from} del total {atStart} al {to} {atEnd} | {Who} pierde peso: antes, el {from}; después, el {to}',
      'El peso de {who} baja entre {start} y {end}. La prueba de Mann-Kendall sobre las proporciones lo respalda.',
    ),
    'contribution.up': wordings(
      'El {share} del alza de {measure} viene de {who} | {Measure}: {moved} entre {start} y {end}; {who} aporta el {share} del alza | {Who} aporta el {share} del aumento de {difference} en {measure}',
      'El {share} del alza de {difference} viene de {who} | {Who} aporta el {share} del alza | Del aumento de {difference}, {who} aporta el {share}',
      'El {share} del alza viene de {who}.',
    ),
    'contribution.down': wordings(
      'El {share} de la caída de {measure} viene de {who} | {Measure}: {moved} entre {start} y {end}; a {who} corresponde el {share} de la caída | {Who} concentra el {share} del descenso de {difference} en {measure}',
      'El {share} de la caída de {difference} viene de {who} | A {who} corresponde el {share} de la caída | Del descenso de {difference}, el {share} es de {who}',
      'El {share} de la caída viene de {who}.',
    ),
    'one-direction.up': wordings(
      '{Measure}: alza sin excepción en {count} entre {start} y {end} | Todo al alza en {measure} entre {start} y {end}: {count} | Entre {start} y {end}, {measure} al alza en todos los casos: {count}',
      'Alza en todos los casos entre {start} y {end}: {count} | Entre {start} y {end}, ni una sola bajada en {count} | {names}: todo al alza',
      'Entre {start} y {end} hay un alza en todos los casos: {count}.',
    ),
    'one-direction.down': wordings(
      '{Measure}: caída sin excepción en {count} entre {start} y {end} | Todo a la baja en {measure} entre {start} y {end}: {count} | Entre {start} y {end}, {measure} a la baja en todos los casos: {count}',
      'Caída en todos los casos entre {start} y {end}: {count} | Entre {start} y {end}, ni una sola subida en {count} | {names}: todo a la baja',
      'Entre {start} y {end} hay una caída en todos los casos: {count}.',
    ),
    'one-direction.up.but-one': wordings(
      'Todo al alza en {measure} entre {start} y {end}, salvo {odd} | {Measure}: alza en todos los casos entre {start} y {end}, con la excepción de {odd} | Solo baja {odd}: el resto, al alza en {measure} entre {start} y {end}',
      'Todo al alza entre {start} y {end}, salvo {odd} | Solo {odd} baja entre {start} y {end} | {names} suben; {odd} baja',
      'Entre {start} y {end} sube todo, salvo {odd}.',
    ),
    'one-direction.down.but-one': wordings(
      'Todo a la baja en {measure} entre {start} y {end}, salvo {odd} | {Measure}: caída en todos los casos entre {start} y {end}, con la excepción de {odd} | Solo sube {odd}: el resto, a la baja en {measure} entre {start} y {end}',
      'Todo a la baja entre {start} y {end}, salvo {odd} | Solo {odd} sube entre {start} y {end} | {names} bajan; {odd} sube',
      'Entre {start} y {end} baja todo, salvo {odd}.',
    ),
    'highest-cell': wordings(
      '{Measure}: {value} en {who}, {series}, el valor más alto | Máximo de {measure} en {who}, {series}: {value} | El valor más alto de {measure} es el de {who}, {series}, con {value}',
      'El valor más alto, {value}, es el de {who}, {series} | Máximo: {who}, {series}, con {value} | Nada supera a {who}, {series}: {value}',
      'El valor más alto es el de {who}, {series}.',
    ),
    'lowest-cell': wordings(
      '{Measure}: {value} en {who}, {series}, el valor más bajo | Mínimo de {measure} en {who}, {series}: {value} | El valor más bajo de {measure} es el de {who}, {series}, con {value}',
      'El valor más bajo, {value}, es el de {who}, {series} | Mínimo: {who}, {series}, con {value} | Nada queda por debajo de {who}, {series}: {value}',
      'El valor más bajo es el de {who}, {series}.',
    ),
    'mix-cell.more': wordings(
      '{Series} representa el {share} en {who}, frente al {otherShare} en el conjunto | En {who}, {series} pesa más que en el conjunto: {share} frente a {otherShare} | Más peso de {series} en {who}: el {share}, frente al {otherShare} en el conjunto',
      '{Series}: el {share} en {who}, el {otherShare} en el conjunto | La composición que más difiere es la de {who}: {series} tiene el {share} | {Series} pesa más en {who} que en el conjunto',
      'La composición difiere: {series} tiene el {share} en {who} y el {otherShare} en el conjunto. Una prueba de chi-cuadrado lo respalda.',
    ),
    'mix-cell.less': wordings(
      '{Series} representa solo el {share} en {who}, frente al {otherShare} en el conjunto | En {who}, {series} pesa menos que en el conjunto: {share} frente a {otherShare} | Menos peso de {series} en {who}: el {share}, frente al {otherShare} en el conjunto',
      '{Series}: solo el {share} en {who}, el {otherShare} en el conjunto | La composición que más difiere es la de {who}: {series} tiene el {share} | {Series} pesa menos en {who} que en el conjunto',
      'La composición difiere: {series} tiene el {share} en {who} y el {otherShare} en el conjunto. Una prueba de chi-cuadrado lo respalda.',
    ),
    'relation.up': wordings(
      'A más {x}, más {y}, por lo general | Los valores altos de {x} suelen ir con valores altos de {y} | Más {x} suele ir unido a más {y}',
      'A más {x}, más {y}, por lo general: la correlación de rangos es {correlation} | La correlación de rangos es {correlation}, con {rows} | Donde hay más {x} suele haber más {y}',
      'La correlación de rangos de Spearman es {correlation}; no dice nada de las causas.',
    ),
    'relation.up.strong': wordings(
      'A más {x}, más {y} | Los valores altos de {x} van con valores altos de {y} | Más {x} va unido a más {y}',
      'A más {x}, más {y}: la correlación de rangos es {correlation} | La correlación de rangos es {correlation}, con {rows} | Donde hay más {x} hay más {y}',
      'La correlación de rangos de Spearman es {correlation}; no dice nada de las causas.',
    ),
    'relation.down': wordings(
      'A más {x}, menos {y}, por lo general | Los valores altos de {x} suelen ir con valores bajos de {y} | Más {x} suele ir unido a menos {y}',
      'A más {x}, menos {y}, por lo general: la correlación de rangos es {correlation} | La correlación de rangos es {correlation}, con {rows} | Donde hay más {x} suele haber menos {y}',
      'La correlación de rangos de Spearman es {correlation}; no dice nada de las causas.',
    ),
    'relation.down.strong': wordings(
      'A más {x}, menos {y} | Los valores altos de {x} van con valores bajos de {y} | Más {x} va unido a menos {y}',
      'A más {x}, menos {y}: la correlación de rangos es {correlation} | La correlación de rangos es {correlation}, con {rows} | Donde hay más {x} hay menos {y}',
      'La correlación de rangos de Spearman es {correlation}; no dice nada de las causas.',
    ),
    'extreme-point': wordings(
      'El valor más alto de {y} es el de {who}: {value}, con {other} en {x} | {Y}: el máximo es de {who}, con {value} | Con {value}, {who} encabeza {y}',
      '{Who} tiene el valor más alto de {y}, {value}, con {other} en {x} | El máximo de {y} es de {who}: {value} | En cabeza, {who}: {value} en {y}, {other} en {x}',
      'El valor más alto de {y} es el de {who}.',
    ),
    'pair-directions.up': wordings(
      '{Measure}: alza sin excepción en {count} | Todo al alza en {measure}: {count} | {Measure} al alza en todos los casos: {count}',
      'Alza en todos los casos: {count} | Todos los valores suben en {count} | Ninguna caída en {count}',
      'Hay un alza en todos los casos: {count}.',
    ),
    'pair-directions.down': wordings(
      '{Measure}: caída sin excepción en {count} | Todo a la baja en {measure}: {count} | {Measure} a la baja en todos los casos: {count}',
      'Caída en todos los casos: {count} | Todos los valores bajan en {count} | Ninguna subida en {count}',
      'Hay una caída en todos los casos: {count}.',
    ),
    'pair-directions.up.but-one': wordings(
      'Todo al alza en {measure}, salvo {odd} | {Measure}: alza en todos los casos, con la excepción de {odd} | Solo {odd} no sube en {measure}',
      'Todo al alza, salvo {odd} | Solo {odd} no sube | {Odd} es la excepción: el resto sube',
      'Sube todo, salvo {odd}.',
    ),
    'pair-directions.down.but-one': wordings(
      'Todo a la baja en {measure}, salvo {odd} | {Measure}: caída en todos los casos, con la excepción de {odd} | Solo {odd} no baja en {measure}',
      'Todo a la baja, salvo {odd} | Solo {odd} no baja | {Odd} es la excepción: el resto baja',
      'Baja todo, salvo {odd}.',
    ),
    'widest-pair.up': wordings(
      'El mayor cambio en {measure} es el de {who}: {moved}, de {from} a {to} | {Measure}: {who} registra el mayor cambio, de {from} a {to} | La mayor alza es la de {who}, de {from} a {to}',
      '{Who} registra el mayor cambio: {moved}, de {from} a {to} | El mayor cambio es el de {who}: de {from} a {to} | Los valores más distantes son los de {who}: {from} y {to}',
      'El mayor cambio es el de {who}.',
    ),
    'widest-pair.down': wordings(
      'El mayor cambio en {measure} es el de {who}: {moved}, de {from} a {to} | {Measure}: {who} registra el mayor cambio, de {from} a {to} | La mayor caída es la de {who}, de {from} a {to}',
      '{Who} registra el mayor cambio: {moved}, de {from} a {to} | El mayor cambio es el de {who}: de {from} a {to} | Los valores más distantes son los de {who}: {from} y {to}',
      'El mayor cambio es el de {who}.',
    ),
    'most-frequent': wordings(
      'El {share} de {measure} está en los rangos de {dim} de {start} a {end} | {Dim}: más de la mitad de {measure}, el {share}, en los rangos de {start} a {end} | Los rangos de {start} a {end} de {dim} reúnen más de la mitad de {measure}: el {share}',
      'El {share} está en los rangos de {start} a {end} | Más de la mitad está en los rangos de {start} a {end} | Los rangos de {start} a {end} reúnen más de la mitad',
      'Más de la mitad está en los rangos de {start} a {end}. El reparto entre rangos no es uniforme, según una prueba de chi-cuadrado.',
    ),
    'most-frequent.one': wordings(
      'El {share} de {measure} está en un solo rango de {dim}, {start} | {Dim}: más de la mitad de {measure}, el {share}, en el rango {start} | El rango {start} de {dim} reúne más de la mitad de {measure}: el {share}',
      'El {share} está en el rango {start} | Más de la mitad está en un solo rango, {start} | El rango {start} reúne más de la mitad',
      'Más de la mitad está en el rango {start}. El reparto entre rangos no es uniforme, según una prueba de chi-cuadrado.',
    ),
    'skew.right': wordings(
      '{Dim}: larga cola hacia arriba; el rango más frecuente es {who} y el más alto, {end} | Lo más frecuente en {dim} es {who}, con una larga cola hasta {end} | {Dim}: la mayor frecuencia está en {who} y la cola llega hasta {end}',
      'El rango más frecuente es {who}; una larga cola llega hasta {end} | Pocos valores altos: la cola llega hasta {end} | La mayoría está en torno a {who}; unos pocos valores llegan a {end}',
      'Hay una larga cola hacia {end}. La prueba de asimetría de D’Agostino lo respalda.',
    ),
    'skew.left': wordings(
      '{Dim}: larga cola hacia abajo; el rango más frecuente es {who} y el más bajo, {end} | Lo más frecuente en {dim} es {who}, con una larga cola hacia abajo hasta {end} | {Dim}: la mayor frecuencia está en {who} y la cola baja hasta {end}',
      'El rango más frecuente es {who}; una larga cola baja hasta {end} | Pocos valores bajos: la cola llega hasta {end} | La mayoría está en torno a {who}; unos pocos valores bajan a {end}',
      'Hay una larga cola hacia {end}. La prueba de asimetría de D’Agostino lo respalda.',
    ),
    'middle-half': wordings(
      '{Measure}: la mitad de los valores está entre {from} y {to} | La mitad central de {measure} va de {from} a {to} | Entre {from} y {to} está la mitad de los valores de {measure}',
      'La mitad de los valores está entre {from} y {to} | La mitad central va de {from} a {to}, con una mediana de {median} | La mediana es {median}; la mitad de los valores está entre {from} y {to}',
      'La mitad de los valores está entre {from} y {to}.',
    ),
    outlier: wordings(
      '{Measure}: un solo valor muy alejado, {value}; el cuartil superior empieza en {to} | Un valor de {value} queda muy por encima de lo habitual en {measure} | {Measure} en {value} una sola vez, cuando el cuartil superior empieza en {to}',
      'El valor más alto, {value}, está muy alejado; el cuartil superior empieza en {to} | Un valor destaca por su distancia: {value} | La mediana es {median}; el valor más alto, {value}',
      'El valor más alto, {value}, supera el límite exterior de Tukey.',
    ),
    'highest-median': wordings(
      '{Who} tiene la mediana más alta de {measure}, {value}; {low}, la más baja, {other} | Mediana de {measure}: {who} arriba con {value}, {low} abajo con {other} | La mediana de {measure} va de {other} en {low} a {value} en {who}',
      'La mediana más alta es la de {who}, {value}; la más baja, la de {low}, {other} | {Who} tiene una mediana de {value}; {low}, de {other} | Las medianas van de {other} en {low} a {value} en {who}',
      'La mediana más alta es la de {who}.',
    ),
    'largest-flow': wordings(
      'El mayor flujo va de {source} a {target}: {value} | De {source} a {target} va la mayor cantidad: {value} | El flujo de {source} a {target} es el mayor, con {value}',
      'El mayor flujo va de {source} a {target}: {value} | De {source} a {target}: {value} | Ningún flujo supera el de {source} a {target}, con {value}',
      'El mayor flujo va de {source} a {target}.',
    ),
    'largest-flow.share': wordings(
      'El mayor flujo va de {source} a {target}: el {share} de {measure} | El {share} de {measure} va de {source} a {target} | {Measure}: el flujo de {source} a {target} es el mayor, con el {share}',
      'El mayor flujo va de {source} a {target}: {value} | De {source} a {target}: {value}, el {share} del total | Ningún flujo supera el de {source} a {target}, con {value}',
      'El mayor flujo va de {source} a {target}: el {share} del total.',
    ),
    conversion: wordings(
      'El {share} de {first} llega a {last}: {to} de {from} | De {first} a {last} queda el {share}: {to} de {from} | A {last} llega el {share} de {first}: {to} de {from}',
      'De {first} a {last} queda el {share} | Llegan a {last} {to} de {from} | De {from} en {first}, {to} llegan a {last}',
      'De {first} a {last} queda el {share}.',
    ),
    'largest-drop': wordings(
      'La mayor pérdida está en el paso de {before} a {after}: el {share} no continúa | De {before} a {after} se pierde el {share}, la mayor pérdida | El paso de {before} a {after} es el que más pierde: el {share}',
      'La mayor pérdida está en el paso de {before} a {after}: el {share} | De {before} a {after} se pierde el {share}: primero {from}, luego {to} | Donde más se pierde es de {before} a {after}',
      'La mayor pérdida está en el paso de {before} a {after}.',
    ),
    'bridge.up': wordings(
      'Aumento neto de {net}: {plus} es lo que más suma ({plusValue}) y {minus}, lo que más resta ({minusValue}) | {Plus} suma {plusValue}, {minus} resta {minusValue}; el aumento neto es de {net} | Lo que más suma es {plus} ({plusValue}); lo que más resta, {minus} ({minusValue})',
      '{Plus} es lo que más suma: {plusValue} | {Minus} es lo que más resta: {minusValue} | El conjunto de los cambios da un aumento de {net}',
      '{Plus} es lo que más suma; {minus}, lo que más resta.',
    ),
    'bridge.down': wordings(
      'Descenso neto de {net}: {minus} es lo que más resta ({minusValue}) y {plus}, lo que más suma ({plusValue}) | {Minus} resta {minusValue}, {plus} suma {plusValue}; el descenso neto es de {net} | Lo que más resta es {minus} ({minusValue}); lo que más suma, {plus} ({plusValue})',
      '{Minus} es lo que más resta: {minusValue} | {Plus} es lo que más suma: {plusValue} | El conjunto de los cambios da un descenso de {net}',
      '{Minus} es lo que más resta; {plus}, lo que más suma.',
    ),
    'bridge.all-up': wordings(
      'Los cambios suman {net} en conjunto; el mayor es {plus}, con {plusValue} | {Plus} es lo que más suma: {plusValue} de {net} | Aumento de {net} en total, con {plus} como mayor aportación: {plusValue}',
      '{Plus} es lo que más suma: {plusValue} | El conjunto de los cambios suma {net} | Nada resta; lo que más suma es {plus}',
      '{Plus} es lo que más suma.',
    ),
    'bridge.all-down': wordings(
      'Los cambios restan {net} en conjunto; el mayor es {minus}, con {minusValue} | {Minus} es lo que más resta: {minusValue} de {net} | Descenso de {net} en total, con {minus} como mayor resta: {minusValue}',
      '{Minus} es lo que más resta: {minusValue} | El conjunto de los cambios resta {net} | Nada suma; lo que más resta es {minus}',
      '{Minus} es lo que más resta.',
    ),
    rows: wordings(
      '{count} en este gráfico | El gráfico muestra {count} | Datos mostrados: {count}',
      'El gráfico muestra {count} | {count} en total | Datos mostrados: {count}',
      'El gráfico muestra {count}; todas las cifras se calculan a partir de esos datos.',
    ),
    sample: wordings(
      '{all} puntos, de los que se dibujan {count} | El gráfico muestra {count} de {all} puntos | Muestra: {count} de {all} puntos',
      'El gráfico muestra {count} de {all} puntos | Se dibujan {count} de {all} puntos | Puntos dibujados: {count} de {all}',
      'El gráfico muestra {count} de {all} puntos; lo dicho vale para todos.',
    ),
    'missing.value': wordings(
      '{Measure}: sin dato en {count} de {rows} | {count} de {rows} sin {measure} | Sin dato de {measure}: {count} de {rows}',
      'Sin valor y fuera del gráfico: {count} de {rows} | No hay valor en {count} de {rows} | Fuera del gráfico por falta de valor: {count}',
      'No hay valor en {count} de {rows}.',
    ),
    'missing.time': wordings(
      '{count} de {rows} sin fecha | No hay fecha en {count} de {rows} | Sin fecha: {count} de {rows}',
      'Sin fecha y fuera del gráfico: {count} de {rows} | {count} sin fecha, fuera del gráfico | No hay fecha en {count} de {rows}: fuera del gráfico',
      'No hay fecha en {count} de {rows}: eso queda fuera del gráfico.',
    ),
  },
  words: {
    aggregate,
    records: 'registros',
    values: 'valores',
    ofSeries: '{measure} de {series}',
    at: {
      year: 'en {when}',
      quarter: 'en el {when}',
      month: 'en {when}',
      week: 'en la semana del {when}',
      day: 'el {when}',
      time: 'el {when}',
      hour: 'a las {when}',
      weekday: 'el {when}',
      other: 'en {when}',
    },
    moved: {
      unchanged: 'casi sin cambios',
      'edged-up': 'ligera alza del {change}',
      'edged-down': 'ligera caída del {change}',
      rose: 'alza del {change}',
      fell: 'caída del {change}',
      'rose-by-half': 'una vez y media el valor inicial',
      'nearly-doubled': 'casi el doble',
      doubled: 'el doble',
      'more-than-doubled': 'más del doble',
      'nearly-tripled': 'casi el triple',
      tripled: 'el triple',
      'more-than-tripled': 'más del triple',
      multiplied: '{times} veces el valor inicial',
      'nearly-halved': 'caída de casi la mitad',
      halved: 'caída a la mitad',
      'more-than-halved': 'caída de más de la mitad',
    },
    movedPlain: { rose: 'alza', fell: 'caída' },
    movedPoints: {
      rose: 'alza de {points} puntos porcentuales',
      fell: 'caída de {points} puntos porcentuales',
    },
    points: '{n} puntos porcentuales',
    times: {
      'half-again': 'una vez y media el valor',
      'almost-twice': 'casi el doble del valor',
      twice: 'el doble del valor',
      'more-than-twice': 'más del doble del valor',
      times: '{times} veces el valor',
    },
    counts: {
      category: 'one="# categoría",many="# de categorías",other="# categorías"',
      rows: 'one="# fila",many="# de filas",other="# filas"',
      year: 'one="# año",many="# de años",other="# años"',
      quarter: 'one="# trimestre",many="# de trimestres",other="# trimestres"',
      month: 'one="# mes",many="# de meses",other="# meses"',
      week: 'one="# semana",many="# de semanas",other="# semanas"',
      day: 'one="# día",many="# de días",other="# días"',
      time: 'one="# medición",many="# de mediciones",other="# mediciones"',
    },
    base: {
      top: 'entre los {count} valores más altos',
      bottom: 'entre los {count} valores más bajos',
      some: 'entre los {count} elementos mostrados',
      sample: 'en una muestra',
      only: 'solo {names}',
      without: 'sin {names}',
      filled: 'solo con {noun}',
      filtered: 'con filtro por {noun}',
      larger: 'solo los grupos mayores',
      groups: 'sin algunos grupos',
      rows: 'sin algunas filas',
      unknown: 'según las filas de esta consulta',
    },
    labelled: '{label}: {sentence}',
    withBase: '{sentence} ({base})',
    and: 'y',
    category: 'categoría',
  },
};
