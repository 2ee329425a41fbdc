import type { Phrases } from './phrases.js';

const wordings = (title: string, point: string, note: string) => ({ title, point, note });

/** A measure's name has any gender and number, so it is a label: `moved` is a noun, and no verb or adjective goes with either. */
const aggregate = {
  average: '{noun} (média)',
  median: '{noun} (mediana)',
  maximum: '{noun} (máximo)',
  minimum: '{noun} (mínimo)',
  distinct: '{noun} (valores distintos)',
  deviation: '{noun} (desvio-padrão)',
  share: '{noun} (proporção)',
  change: '{noun} (variação)',
};

const change = wordings(
  '{Measure}: {moved}, de {from} {atStart} para {to} {atEnd} | {Measure}, de {start} a {end}: {moved}, de {from} para {to} | De {from} {atStart} para {to} {atEnd}: {moved} em {measure}',
  '{Moved} entre {start} e {end}: de {from} para {to} | De {from} {atStart} para {to} {atEnd}: {moved} | {from} {atStart}; {to} {atEnd}',
  'A variação entre {start} e {end}: {moved}.',
);

const yearAgo = wordings(
  '{Measure}: {moved} em um ano, de {from} {atStart} para {to} {atEnd} | Na comparação anual, {measure}: {moved}, com {to} {atEnd} e {from} {atStart} | {To} {atEnd}, ante {from} um ano antes: {moved} em {measure}',
  'Em um ano: {moved}, de {from} {atStart} para {to} {atEnd} | Na comparação anual: {moved} | {To} {atEnd}, ante {from} {atStart}',
  'Em relação ao mesmo período do ano anterior: {moved}.',
);

export const PT: Phrases = {
  language: 'pt',
  lowerNouns: false,
  forms: {
    value: wordings(
      '{Measure}: {value} | {value} é o valor de {measure} | O valor de {measure} é {value}',
      'O valor é {value} | {Measure}: {value} | {value} em {measure}',
      'O valor de {measure} é {value}.',
    ),
    'change-against.up': wordings(
      '{Measure}: alta de {change}, para {value} ({basis}) | {Measure}: {value}, {change} a mais ({basis}) | Alta de {change} em {measure}, com {value} ({basis})',
      '{Measure}: {value}, com alta de {change} ({basis}) | Alta de {change} ({basis}): {value} | {value}, {change} a mais ({basis})',
      'A alta de {measure} é de {change} ({basis}).',
    ),
    'change-against.down': wordings(
      '{Measure}: queda de {change}, para {value} ({basis}) | {Measure}: {value}, {change} a menos ({basis}) | Queda de {change} em {measure}, com {value} ({basis})',
      '{Measure}: {value}, com queda de {change} ({basis}) | Queda de {change} ({basis}): {value} | {value}, {change} a menos ({basis})',
      'A queda de {measure} é de {change} ({basis}).',
    ),
    'attainment.above': wordings(
      '{Measure}: {value}, acima da meta de {target} | Meta superada em {measure}: {value} ante {target} | {Measure}: {value}, {difference} acima da meta',
      'A meta de {target} foi superada em {difference} | {value}: {difference} acima da meta de {target} | Meta: {target}; realizado: {value}',
      'A meta de {target} foi superada em {difference}.',
    ),
    'attainment.below': wordings(
      '{Measure}: {value}, abaixo da meta de {target} | Meta não atingida em {measure}: {value} ante {target} | {Measure}: {value}, {difference} abaixo da meta',
      'A meta de {target} não foi atingida por {difference} | {value}: {difference} abaixo da meta de {target} | Meta: {target}; realizado: {value}',
      'A meta de {target} não foi atingida por {difference}.',
    ),
    'attainment.met': wordings(
      '{Measure}: {value}, exatamente a meta | Meta cumprida em {measure}: {value} | Meta e realizado coincidem em {measure}: {value}',
      'A meta de {target} foi cumprida com exatidão | {value}: exatamente a meta | Meta e realizado coincidem: {value}',
      'A meta de {target} foi cumprida com exatidão.',
    ),
    'leader.share': wordings(
      '{Measure}: {who} lidera com {share} do total, à frente de {second}, com {otherShare} | {Who} responde por {share} de {measure}, a maior parcela; em seguida vem {second}, com {otherShare} | A maior parcela de {measure} é de {who}: {share}, ante {otherShare} de {second}',
      '{Who} está em primeiro lugar, com {value}; depois vem {second}, com {other} | {Who} lidera com {value}, e {second} vem em seguida, com {other} | Na liderança, {who} com {value}; na sequência, {second} com {other}',
      'A maior parcela é de {who}, com {share}; em seguida vem {second}, com {otherShare}.',
    ),
    'leader.share.alone': wordings(
      '{Measure}: {who} lidera com {share} do total | {Who} responde por {share} de {measure}, a maior parcela | A maior parcela de {measure} é de {who}: {share}',
      '{Who} está em primeiro lugar, com {value} | {Who} lidera com {value} | Na liderança, {who} com {value}',
      'A maior parcela é de {who}: {share}.',
    ),
    'leader.share.narrow': wordings(
      '{Measure}: {who} supera {second} por pouco, {share} ante {otherShare} | Quase empate em {measure}: {who} com {share}, {second} com {otherShare} | Por margem estreita, {who} fica à frente de {second} em {measure}: {share} a {otherShare}',
      '{Who} supera {second} por pouco: {value} ante {other} | Quase empate: {who} com {value}, {second} com {other} | Pouca diferença: {who}, {value}; {second}, {other}',
      'A vantagem de {who} sobre {second} é pequena: {share} ante {otherShare}.',
    ),
    'leader.value': wordings(
      '{Measure}: {who} lidera com {value}, à frente de {second}, com {other} | {Who} está no topo de {measure}, com {value}; em seguida vem {second}, com {other} | Em {measure}, o primeiro lugar é de {who}, com {value}; depois vem {second}, com {other}',
      '{Who} está em primeiro lugar, com {value}; depois vem {second}, com {other} | {Who} lidera com {value}, e {second} vem em seguida, com {other} | Na liderança, {who} com {value}; na sequência, {second} com {other}',
      '{Who} está em primeiro lugar, com {value}; em seguida vem {second}, com {other}.',
    ),
    'leader.value.alone': wordings(
      '{Measure}: {who} lidera com {value} | {Who} está no topo de {measure}, com {value} | Em {measure}, o primeiro lugar é de {who}: {value}',
      '{Who} está em primeiro lugar, com {value} | {Who} lidera com {value} | Na liderança, {who} com {value}',
      '{Who} está em primeiro lugar, com {value}.',
    ),
    'leader.value.narrow': wordings(
      '{Measure}: {who} supera {second} por pouco, {value} ante {other} | Quase empate em {measure}: {who} com {value}, {second} com {other} | Por margem estreita, {who} fica à frente de {second} em {measure}: {value} a {other}',
      '{Who} supera {second} por pouco: {value} ante {other} | Quase empate: {who} com {value}, {second} com {other} | Pouca diferença: {who}, {value}; {second}, {other}',
      'A vantagem de {who} sobre {second} é pequena: {value} ante {other}.',
    ),
    gap: wordings(
      '{Measure}: {who} lidera com {value}, {times} de {second}, que vem a seguir com {other} | {Who} abre grande vantagem em {measure}: {value}, {times} de {second}, na sequência | Em {measure}, {who} tem {times} de {second}, que vem logo depois: {value} ante {other}',
      'É {times} de {second}, que vem a seguir com {other} | {Who} tem {times} de {second}: {value} ante {other} | Depois de {who} vem {second}, com {other}; o número de {who} é {times} de {second}',
      '{Who} tem {times} de {second}, que vem a seguir.',
    ),
    last: wordings(
      '{Measure}: {who} fica em último lugar, com {value}, atrás de {next}, com {other} | O menor valor de {measure} é de {who}, {value}; logo acima está {next}, com {other} | {Who} fecha a lista em {measure}, com {value}; logo antes aparece {next}, com {other}',
      '{Who} fica em último lugar, com {value}, atrás de {next}, com {other} | O menor valor é de {who}: {value} | Na outra ponta está {who}, com {value}',
      'Na outra ponta está {who}, com {value}.',
    ),
    extremes: wordings(
      '{Measure}: de {other} em {low} a {value} em {who} | {Who} tem o maior valor de {measure}, {value}; {low}, o menor, {other} | Os extremos de {measure}: {low} com {other}, {who} com {value}',
      '{Who} tem o maior valor, {value}; {low}, o menor, {other} | Os extremos são {low}, com {other}, e {who}, com {value} | De {other} em {low} a {value} em {who}',
      'Em um extremo está {low}, com {other}; no outro, {who}, com {value}.',
    ),
    'extremes.times': wordings(
      '{Measure}: {who} tem {times} de {low}, {value} ante {other} | O número de {who} em {measure} é {times} de {low}: {value} ante {other} | Entre os extremos de {measure}, {who} chega a {times} de {low}: {value} ante {other}',
      '{Who} tem {times} de {low}, que fecha a lista com {other} | {value} em {who} ante {other} em {low}: {times} | O máximo, {who}, é {times} do mínimo, {low}',
      '{Who} tem {times} de {low}, que tem o menor valor.',
    ),
    share: wordings(
      '{Measure}: {who} representa {share} | {Who} responde por {share} de {measure} | A parcela de {who} em {measure} é de {share}',
      '{Who} responde por {share} de {measure} | A parcela de {who} é de {share} | {Who}: {value}, {share} do total',
      '{Who} responde por {share} do total.',
    ),
    rank: wordings(
      '{Measure}: {who} ocupa o {place} lugar entre {count} | Em {measure}, {who} fica em {place} lugar entre {count}, com {value} | {Who}: {place} lugar em {measure} entre {count}',
      '{Who} ocupa o {place} lugar entre {count}, com {value} | {Who}: {place} lugar entre {count} | Com {value}, {who} fica em {place} lugar entre {count}',
      '{Who} ocupa o {place} lugar entre {count}.',
    ),
    majority: wordings(
      '{Measure}: {who} tem {share}, mais que todo o resto somado | Mais da metade de {measure}, {share}, é de {who} | {Who} pesa mais que todo o resto somado: {share} de {measure}',
      '{Who} tem {share}, mais que todo o resto somado | Mais da metade é de {who}: {share} | Todo o resto somado tem menos que {who}, com {value}',
      '{Who} tem mais que todo o resto somado: {share}.',
    ),
    'majority.nearly': wordings(
      '{Measure}: quase tudo é de {who}, {share} | {Who} concentra quase tudo em {measure}: {share} | Quase o total de {measure} é de {who}: {share}',
      'Quase tudo é de {who}: {share} | {Who} concentra {share}; o resto, quase nada | Perto dos {share} de {who}, o resto mal conta',
      'Quase tudo é de {who}: {share}.',
    ),
    'few-hold-most': wordings(
      '{names} concentram {share} de {measure} | {Measure}: {share} do total está com {names} | Entre {count}, {names} somam {share} de {measure}',
      '{names} somam {share} | A parcela conjunta de {names} é de {share} | Entre {count}, {names} concentram {share}',
      'Em conjunto, {names} somam {share}.',
    ),
    even: wordings(
      '{Measure}: valores quase iguais em {count}, de {other} a {value} | Pequenas diferenças em {measure} entre {count}: de {other} a {value} | Todos os valores de {measure} estão próximos: de {other} a {value} em {count}',
      'Em {count}, todos os valores estão entre {other} e {value} | O maior valor é de {who}, {value}; o menor, de {low}, {other} | As diferenças entre {count} são pequenas: de {other} a {value}',
      'Todos os valores estão próximos: entre {other} e {value}.',
    ),
    equal: wordings(
      '{Measure}: {value} em todos os casos ({count}) | Sem diferença em {measure}: {value} ({count}) | {Measure}, igual em toda parte: {value} ({count})',
      '{value} em todos os casos ({count}) | O valor é igual em toda parte: {value} ({count}) | Sem diferença: {value} ({count})',
      'O valor é o mesmo em toda parte: {value}.',
    ),
    tie: wordings(
      '{Measure}: {names} dividem o primeiro lugar, com {value} | Empate no topo de {measure}: {names}, com {value} | {names} empatam no primeiro lugar de {measure}, com {value}',
      '{names} dividem o primeiro lugar, com {value} | {names} empatam no topo: {value} | No topo, com o mesmo valor de {value}: {names}',
      '{names} dividem o primeiro lugar.',
    ),
    'top-group': wordings(
      '{Measure}: {names} superam com folga o resto, com {value} no mínimo; depois vem {next}, com {other} | Em {measure}, {names} formam um grupo à parte: {next}, logo depois, tem {other} | Um grupo à parte em {measure}, de {value} para cima: {names}; em seguida vem {next}, com {other}',
      '{names} formam um grupo à parte; em seguida vem {next}, com {other} | Depois de {names} há um salto: {low} tem {value}; {next}, {other} | {names} superam o resto com folga',
      '{names} formam um grupo à parte do resto. O teste de Tietjen-Moore respalda isso.',
    ),
    'above-line': wordings(
      '{Measure}: {above} de {count} superam a média de {average} | Acima da média de {measure}, {average}: {above} de {count} | A média de {measure} é {average}; {above} de {count} ficam acima',
      '{above} de {count} superam a média de {average} | A média é {average}; {above} de {count} ficam acima | Acima da média de {average}: {above} de {count}',
      'A média é {average}; {above} de {count} ficam acima.',
    ),
    'negatives.one': wordings(
      'Só {names} está abaixo de zero em {measure}: {value} | {Measure}: só {names} tem valor negativo, {value} | O único valor negativo de {measure} é o de {names}: {value}',
      'Só {names} está abaixo de zero: {value} | O único valor negativo é o de {names}: {value} | Abaixo de zero, só {names}, com {value}',
      'Só {names} está abaixo de zero.',
    ),
    'negatives.named': wordings(
      '{Measure}: {names} estão abaixo de zero; o menor valor é o de {who}, {value} | Valores negativos de {measure} em {names}, até {value} em {who} | Em {measure}, {names} têm valores negativos; {who}, o menor: {value}',
      '{names} estão abaixo de zero; o menor valor é o de {who}, {value} | Abaixo de zero: {names} | Valores negativos: {names}, até {value} em {who}',
      'Abaixo de zero estão {names}.',
    ),
    'negatives.many': wordings(
      '{Measure}: {below} de {count} estão abaixo de zero; o menor valor é o de {who}, {value} | Valores negativos de {measure} em {below} de {count}, até {value} em {who} | Em {measure}, {below} de {count} têm valores negativos; {who}, o menor: {value}',
      '{below} de {count} estão abaixo de zero; o menor valor é o de {who}, {value} | Abaixo de zero: {below} de {count} | Valores negativos em {below} de {count}, até {value} em {who}',
      '{below} de {count} estão abaixo de zero.',
    ),
    total: wordings(
      '{Measure}: {total} no total para {count} | O total de {measure} em {count} é {total} | A soma de {measure} em {count} chega a {total}',
      'O total de {count} é {total} | {total} no total para {count} | A soma de {count} chega a {total}',
      'O total de {count} é {total}.',
    ),
    'course.up': wordings(
      '{Measure}: alta de {from} em {first} para {to} em {last} | {Measure}, em alta: {first}, {from}; {last}, {to} | De {first} a {last}, alta de {measure}: de {from} para {to}',
      'Alta de {from} em {first} para {to} em {last} | De {first} a {last}, os valores sobem de {from} para {to} | {First}: {from}; {last}: {to}',
      'Os valores sobem de {first} a {last}.',
    ),
    'course.down': wordings(
      '{Measure}: queda de {from} em {first} para {to} em {last} | {Measure}, em queda: {first}, {from}; {last}, {to} | De {first} a {last}, queda de {measure}: de {from} para {to}',
      'Queda de {from} em {first} para {to} em {last} | De {first} a {last}, os valores caem de {from} para {to} | {First}: {from}; {last}: {to}',
      'Os valores caem de {first} a {last}.',
    ),
    'course.cycle': wordings(
      '{Measure}: máximo {atWho}, com {value}; mínimo {atLow}, com {other} | O pico de {measure} ocorre {atWho}, com {value}; o menor valor, {atLow}, com {other} | {Measure}, de {other} {atLow} a {value} {atWho}',
      'O pico é {who}, com {value}; o mínimo, {low}, com {other} | O maior valor ocorre {atWho}, {value}; o menor, {atLow}, {other} | O intervalo completo vai de {other} em {low} a {value} em {who}',
      'O pico é {who}; o mínimo, {low}.',
    ),
    'change.up': change,
    'change.down': change,
    'change.flat': wordings(
      '{Measure}: {to} {atEnd}, como {atStart} | Sem variação em {measure}: {to} {atStart} e também {atEnd} | {Measure}: o último valor é igual ao primeiro, {to} {atEnd}',
      'O último valor é igual ao primeiro: {to} | {To} {atStart} e, de novo, {atEnd} | Sem variação entre o primeiro valor e o último: {to}',
      'O último valor é igual ao primeiro.',
    ),
    'trend.up': wordings(
      '{Measure}: {moved} entre {start} e {end}, de {from} para {to} | {Measure}, em alta: {from} {atStart}, {to} {atEnd} | Tendência de alta em {measure}: de {from} {atStart} para {to} {atEnd}',
      '{Moved} entre {start} e {end}: de {from} para {to} | A direção é de alta: {from} {atStart}, {to} {atEnd} | De {from} {atStart} para {to} {atEnd}: {moved}',
      'A tendência é de alta: {moved} entre {start} e {end}. O teste de Mann-Kendall respalda isso.',
    ),
    'trend.down': wordings(
      '{Measure}: {moved} entre {start} e {end}, de {from} para {to} | {Measure}, em queda: {from} {atStart}, {to} {atEnd} | Tendência de queda em {measure}: de {from} {atStart} para {to} {atEnd}',
      '{Moved} entre {start} e {end}: de {from} para {to} | A direção é de queda: {from} {atStart}, {to} {atEnd} | De {from} {atStart} para {to} {atEnd}: {moved}',
      'A tendência é de queda: {moved} entre {start} e {end}. O teste de Mann-Kendall respalda isso.',
    ),
    peak: wordings(
      '{Measure}: pico de {value} {when} | O pico de {measure} veio {when}: {value} | {When}, o maior valor de {measure}: {value}',
      'O pico foi de {value} {when} | O maior valor veio {when}: {value} | O pico é de {period}, com {value}',
      'O pico é de {period}.',
    ),
    'peak.since': wordings(
      '{Measure}: pico de {value} {when}; {atEnd}, {to} | Depois do pico de {value} {when}, {measure} em {to} {atEnd} | O maior valor de {measure} veio {when}, com {value}; {atEnd} foi {to}',
      'O pico foi de {value} {when} | O maior valor veio {when}: {value} | O pico é de {period}, com {value}',
      'O pico é de {period}.',
    ),
    low: wordings(
      '{Measure}: mínimo de {value} {when} | O mínimo de {measure} veio {when}: {value} | {When}, o menor valor de {measure}: {value}',
      'O mínimo foi de {value} {when} | O menor valor veio {when}: {value} | O mínimo é de {period}, com {value}',
      'O mínimo é de {period}.',
    ),
    'low.since': wordings(
      '{Measure}: mínimo de {value} {when}; {atEnd}, {to} | Depois do mínimo de {value} {when}, {measure} em {to} {atEnd} | O menor valor de {measure} veio {when}, com {value}; {atEnd} foi {to}',
      'O mínimo foi de {value} {when} | O menor valor veio {when}: {value} | O mínimo é de {period}, com {value}',
      'O mínimo é de {period}.',
    ),
    'record.high': wordings(
      '{Measure}, no maior nível: {value} {when} | Recorde de {measure}: {value} {when} | Nunca houve valor de {measure} mais alto que {when}: {value}',
      'O último valor, {value}, é o maior de todos | {Value} {when}: um recorde | Nenhum período anterior teve valor mais alto',
      'O último valor é o maior de todos.',
    ),
    'record.high.since': wordings(
      '{Measure}: {value} {when}, o maior valor desde {since} | Com {value} {when}, {measure} no maior nível desde {since} | Desde {since} não havia valor tão alto de {measure}: {value} {when}',
      '{Value} {when}: o maior valor desde {since} | Desde {since} não havia valor tão alto | O último valor é o maior desde {since}, quando foi {other}',
      'O último valor é o maior desde {since}.',
    ),
    'record.low': wordings(
      '{Measure}, no menor nível: {value} {when} | Novo mínimo de {measure}: {value} {when} | Nunca houve valor de {measure} mais baixo que {when}: {value}',
      'O último valor, {value}, é o menor de todos | {Value} {when}: um novo mínimo | Nenhum período anterior teve valor mais baixo',
      'O último valor é o menor de todos.',
    ),
    'record.low.since': wordings(
      '{Measure}: {value} {when}, o menor valor desde {since} | Com {value} {when}, {measure} no menor nível desde {since} | Desde {since} não havia valor tão baixo de {measure}: {value} {when}',
      '{Value} {when}: o menor valor desde {since} | Desde {since} não havia valor tão baixo | O último valor é o menor desde {since}, quando foi {other}',
      'O último valor é o menor desde {since}.',
    ),
    'turn.up': wordings(
      '{Measure}: queda até {turn} {atTurn} e alta desde então, até {to} {atEnd} | Virada para alta em {measure} {atTurn}: de {turn} para {to} {atEnd} | Depois da queda a {turn} {atTurn}, alta de {measure} para {to} {atEnd}',
      'Queda de {from} {atFrom} para {turn} {atTurn}; depois, alta até {to} | A virada veio {atTurn}, em {turn} | Desde {turnPeriod}, alta de {turn} para {to}',
      'A virada veio {atTurn}. Cada trecho tem tendência própria pelo teste de Mann-Kendall.',
    ),
    'turn.down': wordings(
      '{Measure}: alta até {turn} {atTurn} e queda desde então, até {to} {atEnd} | Virada para queda em {measure} {atTurn}: de {turn} para {to} {atEnd} | Depois da alta a {turn} {atTurn}, queda de {measure} para {to} {atEnd}',
      'Alta de {from} {atFrom} para {turn} {atTurn}; depois, queda até {to} | A virada veio {atTurn}, em {turn} | Desde {turnPeriod}, queda de {turn} para {to}',
      'A virada veio {atTurn}. Cada trecho tem tendência própria pelo teste de Mann-Kendall.',
    ),
    'streak.up': wordings(
      '{Measure}: {steps} de alta ininterrupta, de {from} para {to} | Alta de {measure} por {steps} sem pausa, até {to} {atEnd} | Sequência de alta em {measure}, {steps}: de {from} {atStart} para {to} {atEnd}',
      'Alta ininterrupta por {steps} | Sequência de {steps} em alta, até {to} | {steps} de subida sem pausa, de {from} para {to}',
      'Já são {steps} de alta ininterrupta.',
    ),
    'streak.down': wordings(
      '{Measure}: {steps} de queda ininterrupta, de {from} para {to} | Queda de {measure} por {steps} sem pausa, até {to} {atEnd} | Sequência de queda em {measure}, {steps}: de {from} {atStart} para {to} {atEnd}',
      'Queda ininterrupta por {steps} | Sequência de {steps} em queda, até {to} | {steps} de baixa sem pausa, de {from} para {to}',
      'Já são {steps} de queda ininterrupta.',
    ),
    season: wordings(
      '{Measure}: o pico costuma cair {atWho}; o mínimo, {atLow} | Padrão sazonal em {measure}: valores altos {atWho}, baixos {atLow} | O pico habitual de {measure} vem {atWho}; o mínimo, {atLow}',
      'O pico costuma cair {atWho}; o mínimo, {atLow}: os últimos foram {value} e {other} | Pico habitual: {who}, com {value} {atPeriod} ante {other} {atLowPeriod} | {AtPeriod}, {value}; {atLowPeriod}, {other}',
      'Há um padrão sazonal, com o pico habitual {atWho}. O teste de Kruskal-Wallis respalda isso.',
    ),
    'year-ago.up': yearAgo,
    'year-ago.down': yearAgo,
    'year-ago.flat': wordings(
      '{Measure}: {to}, como um ano antes | {Measure}: {to} {atEnd}, o mesmo que {atStart} | Variação anual nula em {measure}: {to}',
      'Igual a um ano antes: {to} | {To} {atEnd}, o mesmo que {atStart} | Variação anual nula',
      'O valor é o mesmo de um ano antes.',
    ),
    'latest-average.up': wordings(
      '{Measure}: {value} {when}, acima da média de {average} | {When}, {measure} acima da média: {value} ante {average} | Acima da média de {average}: {measure} com {value} {when}',
      'O último valor, {value}, supera a média de {average} | {Value} {when}, acima da média de {average} | A média é {average}; {when} foi {value}',
      'O último valor supera a média de {average}.',
    ),
    'latest-average.down': wordings(
      '{Measure}: {value} {when}, abaixo da média de {average} | {When}, {measure} abaixo da média: {value} ante {average} | Abaixo da média de {average}: {measure} com {value} {when}',
      'O último valor, {value}, não chega à média de {average} | {Value} {when}, abaixo da média de {average} | A média é {average}; {when} foi {value}',
      'O último valor está abaixo da média de {average}.',
    ),
    'pace.up': wordings(
      '{Measure}: crescimento médio de {rate} ao ano | A taxa de crescimento anual composta de {measure} é de {rate} | {Measure}: {rate} a mais por ano, em taxa composta',
      'Equivale a {rate} a mais por ano, em taxa composta | O crescimento médio é de {rate} ao ano | Taxa de crescimento anual composta: {rate}',
      'A taxa de crescimento anual composta é de {rate}.',
    ),
    'pace.down': wordings(
      '{Measure}: queda média de {rate} ao ano | A taxa de queda anual composta de {measure} é de {rate} | {Measure}: {rate} a menos por ano, em taxa composta',
      'Equivale a {rate} a menos por ano, em taxa composta | A queda média é de {rate} ao ano | Taxa de queda anual composta: {rate}',
      'A taxa de queda anual composta é de {rate}.',
    ),
    'total-over-time': wordings(
      '{Measure}: {total} no total, de {start} a {end} | De {start} a {end}, o total de {measure} é {total} | {total} é a soma de {measure} de {start} a {end}',
      'De {start} a {end}, o total é {total} | A soma de todos os períodos é {total} | {total} no total, de {start} a {end}',
      'De {start} a {end}, o total é {total}.',
    ),
    recovery: wordings(
      '{Measure}: queda de {before} para {low} {atLow} e recuperação até {to} {atEnd} | Depois da queda a {low} {atLow}, {measure} de volta a {to}, ante {before} {atBefore} | Queda de {measure} a {low} {atLow} já recuperada: {to} {atEnd}',
      'Queda de {before} {atBefore} para {low} {atLow} e volta a {to} | A queda a {low} {atLow} está recuperada: {to} {atEnd} | De {low} {atLow}, recuperação até {to} {atEnd}',
      'A queda a {low} {atLow} está recuperada.',
    ),
    'jump.up': wordings(
      '{Measure}: passagem a um nível mais alto {when}, de {from} para {to} | Desde {end}, {measure} em um nível mais alto, que começa com {to} depois de {from} | Degrau de alta em {measure} {when}: de {from} para {to}',
      'O degrau de alta veio {when}: de {from} para {to} | {When}, passagem de {from} para {to} e nível mais alto desde então | {When} começa um nível mais alto',
      'O nível mudou {when}. O teste de Pettitt respalda isso.',
    ),
    'jump.down': wordings(
      '{Measure}: passagem a um nível mais baixo {when}, de {from} para {to} | Desde {end}, {measure} em um nível mais baixo, que começa com {to} depois de {from} | Degrau de queda em {measure} {when}: de {from} para {to}',
      'O degrau de queda veio {when}: de {from} para {to} | {When}, passagem de {from} para {to} e nível mais baixo desde então | {When} começa um nível mais baixo',
      'O nível mudou {when}. O teste de Pettitt respalda isso.',
    ),
    'spike.up': wordings(
      '{Measure}: valor excepcional {when}, {value} ante média de {average} | Salto de {measure} {when}: {value}, muito acima da média de {average} | Fora do comum, {period}: {measure} em {value}, com média de {average}',
      'Destaque para {period}, com {value}; a média é {average} | {Value} {when}, muito acima da média de {average} | A exceção é {period}, com {value}',
      'O valor de {period} foge do comum. O teste de Grubbs respalda isso.',
    ),
    'spike.down': wordings(
      '{Measure}: valor excepcional {when}, {value} ante média de {average} | Tombo de {measure} {when}: {value}, muito abaixo da média de {average} | Fora do comum, {period}: {measure} em {value}, com média de {average}',
      'Destaque para {period}, com {value}; a média é {average} | {Value} {when}, muito abaixo da média de {average} | A exceção é {period}, com {value}',
      'O valor de {period} foge do comum. O teste de Grubbs respalda isso.',
    ),
    partial: wordings(
      'Período incompleto: {period} | Na leitura dos dados, {period} não havia terminado | Os números de {period} estão incompletos',
      'Na leitura dos dados, {period} não havia terminado | O período {period} não havia terminado e fica fora das comparações | O último período, {period}, está incompleto',
      'O período {period} não havia terminado quando os dados foram lidos.',
    ),
    'latest-leader': wordings(
      '{Who} lidera {atEnd} com {value}, à frente de {second}, com {other} | {AtEnd}, {who} está no topo de {measure}, com {value}; em seguida vem {second}, com {other} | {Measure} {atEnd}: na liderança, {who} com {value}; depois, {second} com {other}',
      '{Who} lidera {atEnd} com {value}; em seguida vem {second}, com {other} | {AtEnd}, {who} tem {value}; {second}, {other} | Na liderança {atEnd} está {who}, com {value}; depois, {second}, com {other}',
      '{AtEnd}, {who} lidera com {value}.',
    ),
    'latest-leader.always': wordings(
      '{Who} esteve sempre à frente: {value} {atEnd}, ante {other} de {second} | {Who} lidera {measure} em todo o período: {value} {atEnd}; {second}, {other} | {Measure}: {who} teve sempre o maior valor; {atEnd}, {value} ante {other} de {second}',
      '{Who} esteve sempre à frente; {atEnd}, {value} ante {other} de {second} | Em todos os períodos, o maior valor foi o de {who} | {Who} lidera todo o período, com {value} {atEnd}',
      '{Who} esteve sempre à frente.',
    ),
    overtook: wordings(
      '{Who} ultrapassou {second} {when} e lidera {atEnd}: {value} ante {other} | {Who} deixa {second} para trás: {value} ante {other} {atEnd} | Desde {period}, {who} está à frente de {second}: {value} ante {other} {atEnd}',
      '{AtStart}, {second} estava à frente, {otherFrom} ante {from}; {atEnd}, quem está é {who}, {value} ante {other} | {Who} está à frente desde {period} | A troca de posições veio {when}',
      '{Who} ultrapassou {second} {when}. A diferença entre ambas as séries tem tendência pelo teste de Mann-Kendall.',
    ),
    'fastest-growing': wordings(
      'O crescimento mais rápido é o de {who}: {moved}, de {from} para {to} | Maior alta relativa em {measure}: {who}, de {from} {atStart} para {to} {atEnd} | {Who} cresce mais rápido que o resto: {moved}, de {from} para {to}',
      '{Who}, o crescimento mais rápido: {moved}, de {from} para {to} | A maior alta relativa é a de {who}, de {from} para {to} | {Who}: {moved} entre {start} e {end}',
      'O crescimento mais rápido é o de {who}.',
    ),
    'fastest-falling': wordings(
      'A maior queda relativa é a de {who}: {moved}, de {from} para {to} | Maior recuo relativo em {measure}: {who}, de {from} {atStart} para {to} {atEnd} | {Who} cai mais que o resto em termos relativos: {moved}, de {from} para {to}',
      '{Who}, a maior queda relativa: {moved}, de {from} para {to} | O maior recuo relativo é o de {who}, de {from} para {to} | {Who}: {moved} entre {start} e {end}',
      'A maior queda relativa é a de {who}.',
    ),
    'mix-shift.up': wordings(
      'A participação de {who} em {measure} sobe de {from} {atStart} para {to} {atEnd} | {Who} ganha peso em {measure}: {from} {atStart}, {to} {atEnd} | {Measure}: mais peso de {who}, de {from} {atStart} para {to} {atEnd}',
      'A participação de {who} sobe de {from} para {to} | {Who} passa de {from} do total {atStart} para {to} {atEnd} | {Who} ganha peso: antes, {from}; depois, {to}',
      'A participação de {who} sobe entre {start} e {end}. O teste de Mann-Kendall sobre as participações respalda isso.',
    ),
    'mix-shift.down': wordings(
      'A participação de {who} em {measure} cai de {from} {atStart} para {to} {atEnd} | {Who} perde peso em {measure}: {from} {atStart}, {to} {atEnd} | {Measure}: menos peso de {who}, de {from} {atStart} para {to} {atEnd}',
      'A participação de {who} cai de {from} para {to} | {Who} passa de {from} do total {atStart} para {to} {atEnd} | {Who} perde peso: antes, {from}; depois, {to}',
      'A participação de {who} cai entre {start} e {end}. O teste de Mann-Kendall sobre as participações respalda isso.',
    ),
    'contribution.up': wordings(
      'De {who} vêm {share} da alta de {measure} | {Measure}: {moved} entre {start} e {end}; {who} responde por {share} da alta | {Who} contribui com {share} do aumento de {difference} em {measure}',
      'De {who} vêm {share} da alta de {difference} | {Who} responde por {share} da alta | Do aumento de {difference}, {who} contribui com {share}',
      '{Who} responde por {share} da alta.',
    ),
    'contribution.down': wordings(
      'De {who} vêm {share} da queda de {measure} | {Measure}: {moved} entre {start} e {end}; {who} responde por {share} da queda | {Who} concentra {share} do recuo de {difference} em {measure}',
      'De {who} vêm {share} da queda de {difference} | {Who} responde por {share} da queda | Do recuo de {difference}, {who} concentra {share}',
      '{Who} responde por {share} da queda.',
    ),
    'one-direction.up': wordings(
      '{Measure}: alta sem exceção em {count} entre {start} e {end} | Tudo em alta em {measure} entre {start} e {end}: {count} | Entre {start} e {end}, {measure} em alta em todos os casos: {count}',
      'Alta em todos os casos entre {start} e {end}: {count} | Entre {start} e {end}, nem uma única queda em {count} | {names}: tudo em alta',
      'Entre {start} e {end} há alta em todos os casos: {count}.',
    ),
    'one-direction.down': wordings(
      '{Measure}: queda sem exceção em {count} entre {start} e {end} | Tudo em queda em {measure} entre {start} e {end}: {count} | Entre {start} e {end}, {measure} em queda em todos os casos: {count}',
      'Queda em todos os casos entre {start} e {end}: {count} | Entre {start} e {end}, nem uma única alta em {count} | {names}: tudo em queda',
      'Entre {start} e {end} há queda em todos os casos: {count}.',
    ),
    'one-direction.up.but-one': wordings(
      'Tudo em alta em {measure} entre {start} e {end}, menos {odd} | {Measure}: alta em todos os casos entre {start} e {end}, com exceção de {odd} | Só {odd} cai: o resto, em alta em {measure} entre {start} e {end}',
      'Tudo em alta entre {start} e {end}, menos {odd} | Só {odd} cai entre {start} e {end} | {names} sobem; {odd} cai',
      'Entre {start} e {end} tudo sobe, menos {odd}.',
    ),
    'one-direction.down.but-one': wordings(
      'Tudo em queda em {measure} entre {start} e {end}, menos {odd} | {Measure}: queda em todos os casos entre {start} e {end}, com exceção de {odd} | Só {odd} sobe: o resto, em queda em {measure} entre {start} e {end}',
      'Tudo em queda entre {start} e {end}, menos {odd} | Só {odd} sobe entre {start} e {end} | {names} caem; {odd} sobe',
      'Entre {start} e {end} tudo cai, menos {odd}.',
    ),
    'highest-cell': wordings(
      '{Measure}: {value} em {who}, {series}, o maior valor | Máximo de {measure} em {who}, {series}: {value} | O maior valor de {measure} é o de {who}, {series}, com {value}',
      'O maior valor, {value}, é o de {who}, {series} | Máximo: {who}, {series}, com {value} | Nada supera {who}, {series}: {value}',
      'O maior valor é o de {who}, {series}.',
    ),
    'lowest-cell': wordings(
      '{Measure}: {value} em {who}, {series}, o menor valor | Mínimo de {measure} em {who}, {series}: {value} | O menor valor de {measure} é o de {who}, {series}, com {value}',
      'O menor valor, {value}, é o de {who}, {series} | Mínimo: {who}, {series}, com {value} | Nada fica abaixo de {who}, {series}: {value}',
      'O menor valor é o de {who}, {series}.',
    ),
    'mix-cell.more': wordings(
      '{Series} representa {share} em {who}, ante {otherShare} no conjunto | Em {who}, {series} pesa mais que no conjunto: {share} ante {otherShare} | Mais peso de {series} em {who}: {share}, ante {otherShare} no conjunto',
      '{Series}: {share} em {who}, {otherShare} no conjunto | A composição que mais difere é a de {who}: {series} tem {share} | {Series} pesa mais em {who} que no conjunto',
      'A composição difere: {series} tem {share} em {who} e {otherShare} no conjunto. Um teste qui-quadrado respalda isso.',
    ),
    'mix-cell.less': wordings(
      '{Series} representa só {share} em {who}, ante {otherShare} no conjunto | Em {who}, {series} pesa menos que no conjunto: {share} ante {otherShare} | Menos peso de {series} em {who}: {share}, ante {otherShare} no conjunto',
      '{Series}: só {share} em {who}, {otherShare} no conjunto | A composição que mais difere é a de {who}: {series} tem {share} | {Series} pesa menos em {who} que no conjunto',
      'A composição difere: {series} tem {share} em {who} e {otherShare} no conjunto. Um teste qui-quadrado respalda isso.',
    ),
    'relation.up': wordings(
      'Quanto mais {x}, mais {y}, em geral | Valores altos de {x} tendem a vir com valores altos de {y} | Mais {x} costuma vir com mais {y}',
      'Quanto mais {x}, mais {y}, em geral: a correlação de postos é {correlation} | A correlação de postos é {correlation}, com {rows} | Onde há mais {x} tende a haver mais {y}',
      'A correlação de postos de Spearman é {correlation}; ela nada diz sobre causas.',
    ),
    'relation.up.strong': wordings(
      'Quanto mais {x}, mais {y} | Valores altos de {x} vêm com valores altos de {y} | Mais {x} vem com mais {y}',
      'Quanto mais {x}, mais {y}: a correlação de postos é {correlation} | A correlação de postos é {correlation}, com {rows} | Onde há mais {x}, há mais {y}',
      'A correlação de postos de Spearman é {correlation}; ela nada diz sobre causas.',
    ),
    'relation.down': wordings(
      'Quanto mais {x}, menos {y}, em geral | Valores altos de {x} tendem a vir com valores baixos de {y} | Mais {x} costuma vir com menos {y}',
      'Quanto mais {x}, menos {y}, em geral: a correlação de postos é {correlation} | A correlação de postos é {correlation}, com {rows} | Onde há mais {x} tende a haver menos {y}',
      'A correlação de postos de Spearman é {correlation}; ela nada diz sobre causas.',
    ),
    'relation.down.strong': wordings(
      'Quanto mais {x}, menos {y} | Valores altos de {x} vêm com valores baixos de {y} | Mais {x} vem com menos {y}',
      'Quanto mais {x}, menos {y}: a correlação de postos é {correlation} | A correlação de postos é {correlation}, com {rows} | Onde há mais {x}, há menos {y}',
      'A correlação de postos de Spearman é {correlation}; ela nada diz sobre causas.',
    ),
    'extreme-point': wordings(
      'O maior valor de {y} é o de {who}: {value}, com {other} em {x} | {Y}: o máximo é de {who}, com {value} | Com {value}, {who} está no topo de {y}',
      '{Who} tem o maior valor de {y}, {value}, com {other} em {x} | O máximo de {y} é de {who}: {value} | No topo, {who}: {value} em {y}, {other} em {x}',
      'O maior valor de {y} é o de {who}.',
    ),
    'pair-directions.up': wordings(
      '{Measure}: alta sem exceção em {count} | Tudo em alta em {measure}: {count} | {Measure} em alta em todos os casos: {count}',
      'Alta em todos os casos: {count} | Todos os valores sobem em {count} | Nenhuma queda em {count}',
      'Há alta em todos os casos: {count}.',
    ),
    'pair-directions.down': wordings(
      '{Measure}: queda sem exceção em {count} | Tudo em queda em {measure}: {count} | {Measure} em queda em todos os casos: {count}',
      'Queda em todos os casos: {count} | Todos os valores caem em {count} | Nenhuma alta em {count}',
      'Há queda em todos os casos: {count}.',
    ),
    'pair-directions.up.but-one': wordings(
      'Tudo em alta em {measure}, menos {odd} | {Measure}: alta em todos os casos, com exceção de {odd} | Só {odd} não sobe em {measure}',
      'Tudo em alta, menos {odd} | Só {odd} não sobe | {Odd} é a exceção: o resto sobe',
      'Tudo sobe, menos {odd}.',
    ),
    'pair-directions.down.but-one': wordings(
      'Tudo em queda em {measure}, menos {odd} | {Measure}: queda em todos os casos, com exceção de {odd} | Só {odd} não cai em {measure}',
      'Tudo em queda, menos {odd} | Só {odd} não cai | {Odd} é a exceção: o resto cai',
      'Tudo cai, menos {odd}.',
    ),
    'widest-pair.up': wordings(
      'A maior mudança em {measure} é a de {who}: {moved}, de {from} para {to} | {Measure}: {who} tem a maior mudança, de {from} para {to} | A maior alta é a de {who}, de {from} para {to}',
      '{Who} tem a maior mudança: {moved}, de {from} para {to} | A maior mudança é a de {who}: de {from} para {to} | Os valores mais distantes são os de {who}: {from} e {to}',
      'A maior mudança é a de {who}.',
    ),
    'widest-pair.down': wordings(
      'A maior mudança em {measure} é a de {who}: {moved}, de {from} para {to} | {Measure}: {who} tem a maior mudança, de {from} para {to} | A maior queda é a de {who}, de {from} para {to}',
      '{Who} tem a maior mudança: {moved}, de {from} para {to} | A maior mudança é a de {who}: de {from} para {to} | Os valores mais distantes são os de {who}: {from} e {to}',
      'A maior mudança é a de {who}.',
    ),
    'most-frequent': wordings(
      'As faixas de {dim} de {start} a {end} concentram {share} de {measure} | {Dim}: mais da metade de {measure}, {share}, nas faixas de {start} a {end} | Mais da metade de {measure} está nas faixas de {start} a {end} de {dim}: {share}',
      'As faixas de {start} a {end} concentram {share} | Mais da metade está nas faixas de {start} a {end} | Nas faixas de {start} a {end} fica a maioria',
      'Mais da metade está nas faixas de {start} a {end}. A distribuição entre as faixas não é uniforme, segundo um teste qui-quadrado.',
    ),
    'most-frequent.one': wordings(
      'Uma só faixa de {dim}, {start}, concentra {share} de {measure} | {Dim}: mais da metade de {measure}, {share}, na faixa {start} | Mais da metade de {measure} está na faixa {start} de {dim}: {share}',
      'A faixa {start} concentra {share} | Mais da metade está em uma só faixa, {start} | Na faixa {start} fica a maioria',
      'Mais da metade está na faixa {start}. A distribuição entre as faixas não é uniforme, segundo um teste qui-quadrado.',
    ),
    'skew.right': wordings(
      '{Dim}: cauda longa para cima; a faixa mais frequente é {who} e a mais alta, {end} | O mais frequente em {dim} é {who}, com uma longa cauda até {end} | {Dim}: a maior frequência está em {who} e a cauda chega a {end}',
      'A faixa mais frequente é {who}; uma longa cauda chega a {end} | Poucos valores altos: a cauda vai até {end} | A maioria está em torno de {who}; uns poucos valores chegam a {end}',
      'Há uma longa cauda em direção a {end}. O teste de assimetria de D’Agostino respalda isso.',
    ),
    'skew.left': wordings(
      '{Dim}: cauda longa para baixo; a faixa mais frequente é {who} e a mais baixa, {end} | O mais frequente em {dim} é {who}, com uma longa cauda para baixo até {end} | {Dim}: a maior frequência está em {who} e a cauda desce a {end}',
      'A faixa mais frequente é {who}; uma longa cauda desce a {end} | Poucos valores baixos: a cauda vai até {end} | A maioria está em torno de {who}; uns poucos valores descem a {end}',
      'Há uma longa cauda em direção a {end}. O teste de assimetria de D’Agostino respalda isso.',
    ),
    'middle-half': wordings(
      '{Measure}: metade dos valores está entre {from} e {to} | A metade central de {measure} vai de {from} a {to} | Entre {from} e {to} está metade dos valores de {measure}',
      'Metade dos valores está entre {from} e {to} | A metade central vai de {from} a {to}, com mediana de {median} | A mediana é {median}; metade dos valores está entre {from} e {to}',
      'Metade dos valores está entre {from} e {to}.',
    ),
    outlier: wordings(
      '{Measure}: um único valor muito distante, {value}; o quartil superior começa em {to} | Um valor de {value} fica muito acima do habitual em {measure} | {Measure} em {value} uma única vez, quando o quartil superior começa em {to}',
      'O maior valor, {value}, está muito distante; o quartil superior começa em {to} | Um valor se destaca pela distância: {value} | A mediana é {median}; o maior valor, {value}',
      'O maior valor, {value}, ultrapassa o limite externo de Tukey.',
    ),
    'highest-median': wordings(
      '{Who} tem a maior mediana de {measure}, {value}; {low}, a menor, {other} | Mediana de {measure}: {who} no topo com {value}, {low} na base com {other} | A mediana de {measure} vai de {other} em {low} a {value} em {who}',
      'A maior mediana é a de {who}, {value}; a menor, a de {low}, {other} | {Who} tem mediana de {value}; {low}, de {other} | As medianas vão de {other} em {low} a {value} em {who}',
      'A maior mediana é a de {who}.',
    ),
    'largest-flow': wordings(
      'O maior fluxo vai de {source} para {target}: {value} | De {source} para {target} vai a maior quantidade: {value} | O fluxo de {source} para {target} é o maior, com {value}',
      'O maior fluxo vai de {source} para {target}: {value} | De {source} para {target}: {value} | Nenhum fluxo supera o de {source} para {target}, com {value}',
      'O maior fluxo vai de {source} para {target}.',
    ),
    'largest-flow.share': wordings(
      'O maior fluxo vai de {source} para {target}: {share} de {measure} | De {source} para {target}: {share} de {measure}, o maior fluxo | {Measure}: o fluxo de {source} para {target} é o maior, com {share}',
      'O maior fluxo vai de {source} para {target}: {value} | De {source} para {target}: {value}, {share} do total | Nenhum fluxo supera o de {source} para {target}, com {value}',
      'O maior fluxo vai de {source} para {target}: {share} do total.',
    ),
    conversion: wordings(
      'A conversão de {first} em {last} é de {share}: {to} de {from} | De {first} a {last}: {share}, ou {to} de {from} | {Last} recebe {share} de {first}: {to} de {from}',
      'De {first} a {last}, a conversão é de {share} | Chegam a {last} {to} de {from} | De {from} em {first}, {to} chegam a {last}',
      'A conversão de {first} em {last} é de {share}.',
    ),
    'largest-drop': wordings(
      'A maior perda está na passagem de {before} para {after}: {share} | De {before} para {after}, perda de {share}, a maior de todas | A passagem de {before} para {after} é a que mais perde: {share}',
      'A maior perda, de {share}, está na passagem de {before} para {after} | De {before} para {after}, perda de {share}: antes {from}, depois {to} | Onde mais se perde é de {before} para {after}',
      'A maior perda está na passagem de {before} para {after}.',
    ),
    'bridge.up': wordings(
      'Aumento líquido de {net}: {plus} é o que mais soma ({plusValue}) e {minus}, o que mais subtrai ({minusValue}) | {Plus} soma {plusValue}, {minus} subtrai {minusValue}; o aumento líquido é de {net} | O que mais soma é {plus} ({plusValue}); o que mais subtrai, {minus} ({minusValue})',
      '{Plus} é o que mais soma: {plusValue} | {Minus} é o que mais subtrai: {minusValue} | O conjunto das mudanças dá um aumento de {net}',
      '{Plus} é o que mais soma; {minus}, o que mais subtrai.',
    ),
    'bridge.down': wordings(
      'Redução líquida de {net}: {minus} é o que mais subtrai ({minusValue}) e {plus}, o que mais soma ({plusValue}) | {Minus} subtrai {minusValue}, {plus} soma {plusValue}; a redução líquida é de {net} | O que mais subtrai é {minus} ({minusValue}); o que mais soma, {plus} ({plusValue})',
      '{Minus} é o que mais subtrai: {minusValue} | {Plus} é o que mais soma: {plusValue} | O conjunto das mudanças dá uma redução de {net}',
      '{Minus} é o que mais subtrai; {plus}, o que mais soma.',
    ),
    'bridge.all-up': wordings(
      'As mudanças somam {net} em conjunto; a maior é {plus}, com {plusValue} | {Plus} é o que mais soma: {plusValue} de {net} | Aumento de {net} no total, com {plus} como maior contribuição: {plusValue}',
      '{Plus} é o que mais soma: {plusValue} | O conjunto das mudanças soma {net} | Nada subtrai; o que mais soma é {plus}',
      '{Plus} é o que mais soma.',
    ),
    'bridge.all-down': wordings(
      'As mudanças subtraem {net} em conjunto; a maior é {minus}, com {minusValue} | {Minus} é o que mais subtrai: {minusValue} de {net} | Redução de {net} no total, com {minus} como maior subtração: {minusValue}',
      '{Minus} é o que mais subtrai: {minusValue} | O conjunto das mudanças subtrai {net} | Nada soma; o que mais subtrai é {minus}',
      '{Minus} é o que mais subtrai.',
    ),
    rows: wordings(
      '{count} neste gráfico | O gráfico mostra {count} | Dados exibidos: {count}',
      'O gráfico mostra {count} | {count} no total | Dados exibidos: {count}',
      'O gráfico mostra {count}; todos os números são calculados a partir desses dados.',
    ),
    sample: wordings(
      '{all} pontos, dos quais {count} aparecem no gráfico | O gráfico mostra {count} de {all} pontos | Amostra: {count} de {all} pontos',
      'O gráfico mostra {count} de {all} pontos | Aparecem {count} de {all} pontos | Pontos desenhados: {count} de {all}',
      'O gráfico mostra {count} de {all} pontos; o que é dito vale para todos.',
    ),
    'missing.value': wordings(
      '{Measure}: sem dado em {count} de {rows} | {count} de {rows} sem {measure} | Sem dado de {measure}: {count} de {rows}',
      'Sem valor e fora do gráfico: {count} de {rows} | Não há valor em {count} de {rows} | {count} sem valor, fora do gráfico',
      'Não há valor em {count} de {rows}.',
    ),
    'missing.time': wordings(
      '{count} de {rows} sem data | Não há data em {count} de {rows} | Sem data: {count} de {rows}',
      'Sem data e fora do gráfico: {count} de {rows} | {count} sem data, fora do gráfico | Não há data em {count} de {rows}: fora do gráfico',
      'Não há data em {count} de {rows}: isso fica fora do gráfico.',
    ),
  },
  words: {
    aggregate,
    records: 'registros',
    values: 'valores',
    ofSeries: '{measure} de {series}',
    at: {
      year: 'em {when}',
      quarter: 'no {when}',
      month: 'em {when}',
      week: 'na semana de {when}',
      day: 'em {when}',
      time: 'em {when}',
      hour: 'às {when}',
      weekday: 'em {when}',
      other: 'em {when}',
    },
    moved: {
      unchanged: 'quase sem variação',
      'edged-up': 'leve alta de {change}',
      'edged-down': 'leve queda de {change}',
      rose: 'alta de {change}',
      fell: 'queda de {change}',
      'rose-by-half': 'uma vez e meia o valor inicial',
      'nearly-doubled': 'quase o dobro',
      doubled: 'o dobro',
      'more-than-doubled': 'mais que o dobro',
      'nearly-tripled': 'quase o triplo',
      tripled: 'o triplo',
      'more-than-tripled': 'mais que o triplo',
      multiplied: '{times} vezes o valor inicial',
      'nearly-halved': 'queda de quase metade',
      halved: 'queda pela metade',
      'more-than-halved': 'queda de mais da metade',
    },
    movedPlain: { rose: 'alta', fell: 'queda' },
    movedPoints: {
      rose: 'alta de {points} pontos percentuais',
      fell: 'queda de {points} pontos percentuais',
    },
    points: '{n} pontos percentuais',
    times: {
      'half-again': 'uma vez e meia o valor',
      'almost-twice': 'quase o dobro do valor',
      twice: 'o dobro do valor',
      'more-than-twice': 'mais que o dobro do valor',
      times: '{times} vezes o valor',
    },
    counts: {
      category: 'one="# categoria",many="# de categorias",other="# categorias"',
      rows: 'one="# linha",many="# de linhas",other="# linhas"',
      year: 'one="# ano",many="# de anos",other="# anos"',
      quarter: 'one="# trimestre",many="# de trimestres",other="# trimestres"',
      month: 'one="# mês",many="# de meses",other="# meses"',
      week: 'one="# semana",many="# de semanas",other="# semanas"',
      day: 'one="# dia",many="# de dias",other="# dias"',
      time: 'one="# medição",many="# de medições",other="# medições"',
    },
    base: {
      top: 'entre os {count} maiores valores',
      bottom: 'entre os {count} menores valores',
      some: 'entre os {count} itens exibidos',
      sample: 'em uma amostra',
      only: 'só {names}',
      without: 'sem {names}',
      filled: 'só com {noun}',
      filtered: 'com filtro por {noun}',
      larger: 'só os grupos maiores',
      groups: 'sem alguns grupos',
      rows: 'sem algumas linhas',
      unknown: 'segundo as linhas desta consulta',
    },
    labelled: '{label}: {sentence}',
    withBase: '{sentence} ({base})',
    and: 'e',
    category: 'categoria',
  },
};
