import type { Phrases } from './phrases.js';

const wordings = (title: string, point: string, note: string) => ({ title, point, note });

/** A measure's name has any gender and number and may begin with a vowel: it is a label, `moved` a noun, and neither follows `de` or `que`. */
const aggregate = {
  average: '{noun} (moyenne)',
  median: '{noun} (médiane)',
  maximum: '{noun} (maximum)',
  minimum: '{noun} (minimum)',
  distinct: '{noun} (valeurs distinctes)',
  deviation: '{noun} (écart type)',
  share: '{noun} (part)',
  change: '{noun} (variation)',
};

const change = wordings(
  '{Measure} : {moved}, de {from} {atStart} à {to} {atEnd} | De {from} {atStart} à {to} {atEnd} : {moved} pour {measure} | Sur la période {start} – {end}, {moved} pour {measure} : de {from} à {to}',
  '{Moved}, de {from} {atStart} à {to} {atEnd} | {From} {atStart}, {to} {atEnd} | {Moved} sur la période {start} – {end} : de {from} à {to}',
  'De {from} {atStart} à {to} {atEnd} : {moved}.',
);

const yearAgo = wordings(
  '{Measure} : {moved} sur un an, à {to} {atEnd} contre {from} {atStart} | Sur un an, {moved} pour {measure} : {from} {atStart}, {to} {atEnd} | {Measure} : {to} {atEnd}, contre {from} un an plus tôt',
  '{Moved} sur un an : {from} {atStart}, {to} {atEnd} | Sur un an : {moved} | {To} {atEnd}, contre {from} {atStart}',
  'Par rapport à la même période un an plus tôt : {moved}.',
);

export const FR: Phrases = {
  language: 'fr',
  lowerNouns: false,
  forms: {
    value: wordings(
      '{Measure} : {value} | {value} pour {measure} | Valeur pour {measure} : {value}',
      '{Measure} : {value} | {value} pour {measure} | Le chiffre est de {value}',
      'Pour {measure}, le chiffre est de {value}.',
    ),
    'change-against.up': wordings(
      '{Measure} : {value}, en hausse de {change} ({basis}) | {Measure} : hausse de {change}, à {value} ({basis}) | Hausse de {change} pour {measure}, à {value} ({basis})',
      '{value}, en hausse de {change} ({basis}) | Hausse de {change} ({basis}), à {value} | {value}, soit {change} de plus ({basis})',
      'La hausse est de {change} pour {measure} ({basis}).',
    ),
    'change-against.down': wordings(
      '{Measure} : {value}, en baisse de {change} ({basis}) | {Measure} : baisse de {change}, à {value} ({basis}) | Baisse de {change} pour {measure}, à {value} ({basis})',
      '{value}, en baisse de {change} ({basis}) | Baisse de {change} ({basis}), à {value} | {value}, soit {change} de moins ({basis})',
      'La baisse est de {change} pour {measure} ({basis}).',
    ),
    'attainment.above': wordings(
      '{Measure} : {value}, au-dessus de l’objectif de {target} | Objectif dépassé pour {measure} : {value} contre {target} | {Measure} : {value}, soit {difference} au-dessus de l’objectif',
      'L’objectif de {target} est dépassé de {difference} | {value}, soit {difference} au-dessus de l’objectif de {target} | Objectif : {target} ; réalisé : {value}',
      'L’objectif de {target} est dépassé de {difference}.',
    ),
    'attainment.below': wordings(
      '{Measure} : {value}, sous l’objectif de {target} | Objectif non atteint pour {measure} : {value} contre {target} | {Measure} : {value}, soit {difference} sous l’objectif',
      'Il manque {difference} pour atteindre l’objectif de {target} | {value}, soit {difference} sous l’objectif de {target} | Objectif : {target} ; réalisé : {value}',
      'Il manque {difference} pour atteindre l’objectif de {target}.',
    ),
    'attainment.met': wordings(
      '{Measure} : {value}, exactement l’objectif | Objectif atteint pour {measure} : {value} | {Measure} : réalisé et objectif identiques, à {value}',
      'L’objectif de {target} est exactement atteint | {value}, c’est exactement l’objectif | Réalisé et objectif coïncident : {value}',
      'L’objectif de {target} est exactement atteint.',
    ),
    'leader.share': wordings(
      '{Measure} : {who} en tête avec {share} du total, devant {second} à {otherShare} | {Measure} : {who} représente {share} du total, contre {otherShare} pour {second} | Pour {measure}, la plus grande part revient à {who} avec {share} ; {second} suit à {otherShare}',
      '{Who} en tête avec {value}, puis {second} avec {other} | {Who} mène avec {value} ; {second} suit avec {other} | Première place pour {who} avec {value}, deuxième pour {second} avec {other}',
      'La plus grande part revient à {who}, avec {share} ; {second} suit avec {otherShare}.',
    ),
    'leader.share.alone': wordings(
      '{Measure} : {who} en tête avec {share} du total | {Measure} : {who} représente {share} du total, la plus grande part | Pour {measure}, la plus grande part revient à {who} : {share}',
      '{Who} en tête avec {value} | {Who} mène avec {value} | Première place pour {who} avec {value}',
      'La plus grande part revient à {who} : {share}.',
    ),
    'leader.share.narrow': wordings(
      '{Measure} : {who} juste devant {second}, {share} contre {otherShare} du total | {Measure} : {who} et {second} se suivent de près, avec {share} et {otherShare} du total | Pour {measure}, {who} devance {second} de peu : {share} contre {otherShare}',
      '{Who} juste devant {second} : {value} contre {other} | {Who} et {second} se suivent de près : {value} et {other} | Peu d’écart entre {who} ({value}) et {second} ({other})',
      '{Who} devance {second} de peu : {share} contre {otherShare}.',
    ),
    'leader.value': wordings(
      '{Measure} : {who} en tête avec {value}, devant {second} avec {other} | {Measure} : première place pour {who} avec {value} ; {second} suit avec {other} | Pour {measure}, {who} mène avec {value}, puis vient {second} avec {other}',
      '{Who} en tête avec {value}, puis {second} avec {other} | {Who} mène avec {value} ; {second} suit avec {other} | Première place pour {who} avec {value}, deuxième pour {second} avec {other}',
      '{Who} arrive en tête avec {value}, devant {second} avec {other}.',
    ),
    'leader.value.alone': wordings(
      '{Measure} : {who} en tête avec {value} | {Measure} : première place pour {who} avec {value} | Pour {measure}, {who} mène avec {value}',
      '{Who} en tête avec {value} | {Who} mène avec {value} | Première place pour {who} avec {value}',
      '{Who} arrive en tête avec {value}.',
    ),
    'leader.value.narrow': wordings(
      '{Measure} : {who} juste devant {second}, {value} contre {other} | {Measure} : {who} et {second} se suivent de près, avec {value} et {other} | Pour {measure}, {who} devance {second} de peu : {value} contre {other}',
      '{Who} juste devant {second} : {value} contre {other} | {Who} et {second} se suivent de près : {value} et {other} | Peu d’écart entre {who} ({value}) et {second} ({other})',
      '{Who} devance {second} de peu : {value} contre {other}.',
    ),
    gap: wordings(
      '{Measure} : {value} pour {who}, {times} le niveau affiché par {second}, qui suit avec {other} | {Measure} : {who} loin devant avec {value}, soit {times} le niveau affiché par {second}, à la deuxième place | Pour {measure}, {who} atteint {times} le niveau affiché par {second}, qui suit : {value} contre {other}',
      '{Who} atteint {times} le niveau affiché par {second}, qui suit : {value} contre {other} | {Second} arrive ensuite avec {other} ; {who} affiche {times} ce niveau | Avec {value}, {who} fait {times} le niveau affiché par {second}, à la deuxième place',
      '{Who} atteint {times} le niveau affiché par {second}, qui suit.',
    ),
    last: wordings(
      '{Measure} : {who} en dernière position avec {value}, derrière {next} avec {other} | {Measure} : niveau le plus bas pour {who}, {value}, sous {next} avec {other} | Pour {measure}, {who} ferme la marche avec {value} ; juste au-dessus, {next} affiche {other}',
      '{Who} en dernière position avec {value}, derrière {next} avec {other} | Niveau le plus bas pour {who} : {value} | À l’autre extrémité, {who} avec {value}',
      'À l’autre extrémité se trouve {who}, avec {value}.',
    ),
    extremes: wordings(
      '{Measure} : de {other} pour {low} à {value} pour {who} | {Measure} : {who} au plus haut avec {value}, {low} au plus bas avec {other} | Pour {measure}, l’éventail va de {other} ({low}) à {value} ({who})',
      '{Who} au plus haut avec {value}, {low} au plus bas avec {other} | Les extrêmes sont {low} avec {other} et {who} avec {value} | De {other} pour {low} à {value} pour {who}',
      'Les extrêmes sont {low}, avec {other}, et {who}, avec {value}.',
    ),
    'extremes.times': wordings(
      '{Measure} : {who} atteint {times} le niveau affiché par {low}, {value} contre {other} | {Measure} : de {other} pour {low} à {value} pour {who}, soit {times} le niveau le plus bas | Avec {value} pour {measure}, {who} fait {times} le niveau le plus bas, {other} pour {low}',
      '{Who} atteint {times} le niveau affiché par {low}, en dernière position avec {other} | De {other} pour {low} à {value} pour {who}, soit {times} le niveau le plus bas | Au plus haut, {who} fait {times} le niveau affiché par {low}, au plus bas',
      '{Who} atteint {times} le niveau affiché par {low}, au plus bas.',
    ),
    share: wordings(
      '{Measure} : {who} représente {share} du total | {Measure} : {share} du total pour {who} | Pour {measure}, {who} pèse {share} du total',
      '{Who} représente {share} du total | {Who} affiche {value}, soit {share} du total | {share} du total pour {who}',
      '{Who} représente {share} du total.',
    ),
    rank: wordings(
      '{Measure} : {who} au {place} rang sur {count} | {Measure} : {who} occupe le {place} rang sur {count}, avec {value} | Pour {measure}, {who} se classe au {place} rang sur {count}',
      '{Who} se classe au {place} rang sur {count} avec {value} | {Who} occupe le {place} rang sur {count} | Avec {value}, {who} arrive au {place} rang sur {count}',
      '{Who} se classe au {place} rang sur {count}.',
    ),
    majority: wordings(
      '{Measure} : {who} pèse {share} du total, plus que tout le reste | {Measure} : plus de la moitié du total pour {who}, soit {share} | Pour {measure}, {who} dépasse tout le reste réuni avec {share} du total',
      '{Who} pèse {share}, plus que tout le reste | Plus de la moitié revient à {who} : {share} | Avec {value}, {who} dépasse tout le reste réuni',
      '{Who} pèse plus que tout le reste : {share}.',
    ),
    'majority.nearly': wordings(
      '{Measure} : presque tout revient à {who}, {share} du total | {Measure} : {who} concentre la quasi-totalité, {share} | Pour {measure}, {who} représente presque tout : {share}',
      'Presque tout revient à {who} : {share} | {Who} concentre {share}, le reste presque rien | À côté des {share} pour {who}, le reste ne compte guère',
      'Presque tout revient à {who} : {share}.',
    ),
    'few-hold-most': wordings(
      '{Measure} : {names} totalisent {share} | {Measure} : {share} du total pour {names} | Pour {measure}, {names} concentrent {share} du total, sur {count}',
      '{names} totalisent {share} | {share} du total pour {names} | Sur {count}, {names} concentrent {share}',
      'Ensemble, {names} totalisent {share}.',
    ),
    even: wordings(
      '{Measure} : niveau presque identique pour les {count}, entre {other} et {value} | {Measure} : peu d’écart entre les {count}, de {other} à {value} | Pour {measure}, les {count} se tiennent de près : entre {other} et {value}',
      'Les {count} se situent entre {other} et {value} | {Who} au plus haut avec {value}, {low} au plus bas avec {other} | Peu d’écart entre les {count} : de {other} à {value}',
      'Les {count} se tiennent de près : entre {other} et {value}.',
    ),
    equal: wordings(
      '{Measure} : {value} partout ({count}) | Aucun écart pour {measure} : {value} partout ({count}) | {Measure}, sans différence : {value} ({count})',
      '{value} partout ({count}) | La valeur est partout la même : {value} ({count}) | Aucun écart : {value} ({count})',
      'La valeur est partout la même : {value}.',
    ),
    tie: wordings(
      '{Measure} : {names} à égalité en tête, à {value} | {Measure} : {names} se partagent la première place, à {value} de part et d’autre | Pour {measure}, première place ex æquo pour {names}, à {value}',
      '{names} se partagent la première place, à égalité à {value} | {names} sont à égalité à {value} | En tête ex æquo : {names}, à {value}',
      '{names} se partagent la première place.',
    ),
    'top-group': wordings(
      '{Measure} : {names} nettement au-dessus du reste, à {value} ou plus, puis {next} avec {other} | {Measure} : {names} se détachent ; vient ensuite {next} avec {other} | Pour {measure}, {names} forment un groupe à part, à partir de {value} ; {next} suit avec {other}',
      '{names} se détachent ; vient ensuite {next} avec {other} | Un écart sépare {names} du reste : {value} pour {low}, {other} pour {next} | {names} sont nettement au-dessus du reste',
      '{names} se détachent du reste. Le test de Tietjen-Moore appuie ce constat.',
    ),
    'above-line': wordings(
      '{Measure} : {above} des {count} au-dessus de la moyenne de {average} | Pour {measure}, {above} des {count} dépassent la moyenne de {average} | {Measure} : moyenne de {average} pour les {count}, dont {above} au-dessus',
      '{above} des {count} sont au-dessus de la moyenne de {average} | La moyenne est de {average} ; {above} des {count} la dépassent | Au-dessus de la moyenne de {average} : {above} des {count}',
      'La moyenne est de {average} ; {above} des {count} la dépassent.',
    ),
    'negatives.one': wordings(
      '{Measure} : une seule valeur sous zéro, {value} pour {names} | {Measure} : la seule valeur négative concerne {names}, {value} | Pour {measure}, seul cas sous zéro : {names} avec {value}',
      'Une seule valeur sous zéro : {names} avec {value} | La seule valeur négative concerne {names} : {value} | Sous zéro : uniquement {names}, avec {value}',
      'Une seule valeur est sous zéro : {names}.',
    ),
    'negatives.named': wordings(
      '{Measure} : {names} sous zéro ; au plus bas, {who} avec {value} | {Measure} : valeurs négatives pour {names}, jusqu’à {value} pour {who} | Pour {measure}, {names} sont sous zéro, {who} au plus bas avec {value}',
      '{names} sont sous zéro, {who} au plus bas avec {value} | Sous zéro : {names} | Valeurs négatives pour {names}, jusqu’à {value} pour {who}',
      '{names} sont sous zéro.',
    ),
    'negatives.many': wordings(
      '{Measure} : {below} des {count} sous zéro, {who} au plus bas avec {value} | {Measure} : valeurs négatives pour {below} des {count}, jusqu’à {value} pour {who} | Pour {measure}, {below} des {count} sont sous zéro ; au plus bas, {who} avec {value}',
      '{below} des {count} sont sous zéro, {who} au plus bas avec {value} | Sous zéro : {below} des {count} | Valeurs négatives pour {below} des {count}, jusqu’à {value} pour {who}',
      '{below} des {count} sont sous zéro.',
    ),
    total: wordings(
      '{Measure} : {total} au total pour les {count} | {Measure} : les {count} totalisent {total} | Pour {measure}, les {count} font ensemble {total}',
      'Les {count} totalisent {total} | Ensemble, les {count} font {total} | Le total des {count} est de {total}',
      'Les {count} totalisent {total}.',
    ),
    'course.up': wordings(
      '{Measure} : en hausse, de {from} ({first}) à {to} ({last}) | {Measure} : les valeurs montent de {from} ({first}) à {to} ({last}) | Entre {first} et {last}, hausse pour {measure} : {from}, puis {to}',
      'Les valeurs montent de {from} ({first}) à {to} ({last}) | En hausse : {from} pour {first}, {to} pour {last} | {First} affiche {from}, contre {to} pour {last}',
      'Les valeurs montent entre {first} et {last}.',
    ),
    'course.down': wordings(
      '{Measure} : en baisse, de {from} ({first}) à {to} ({last}) | {Measure} : les valeurs descendent de {from} ({first}) à {to} ({last}) | Entre {first} et {last}, baisse pour {measure} : {from}, puis {to}',
      'Les valeurs descendent de {from} ({first}) à {to} ({last}) | En baisse : {from} pour {first}, {to} pour {last} | {First} affiche {from}, contre {to} pour {last}',
      'Les valeurs descendent entre {first} et {last}.',
    ),
    'course.cycle': wordings(
      '{Measure} : pic {atWho} avec {value}, creux {atLow} avec {other} | {Measure} : au plus haut {atWho} ({value}), au plus bas {atLow} ({other}) | Pour {measure}, l’éventail va de {other} {atLow} à {value} {atWho}',
      'Pic {atWho} avec {value}, creux {atLow} avec {other} | Au plus haut {atWho} ({value}), au plus bas {atLow} ({other}) | L’éventail va de {other} ({low}) à {value} ({who})',
      'Le pic se situe {atWho}, le creux {atLow}.',
    ),
    'change.up': change,
    'change.down': change,
    'change.flat': wordings(
      '{Measure} : {to} {atEnd}, comme {atStart} | {Measure} : même valeur {atStart} et {atEnd}, {to} | À l’arrivée comme au départ, {to} pour {measure}',
      'Même valeur à l’arrivée et au départ : {to} | {To} {atStart}, et de nouveau {atEnd} | La première et la dernière valeur sont identiques : {to}',
      'La valeur est la même à l’arrivée et au départ.',
    ),
    'trend.up': wordings(
      '{Measure} : tendance à la hausse, de {from} {atStart} à {to} {atEnd} | {Measure} : {moved}, de {from} {atStart} à {to} {atEnd} | La tendance est à la hausse pour {measure} : {from} {atStart}, {to} {atEnd}',
      'Tendance à la hausse : {from} {atStart}, {to} {atEnd} | {Moved}, de {from} {atStart} à {to} {atEnd} | {Moved} sur la période {start} – {end} : de {from} à {to}',
      'La tendance est à la hausse, de {from} {atStart} à {to} {atEnd}. Le test de Mann-Kendall appuie ce constat.',
    ),
    'trend.down': wordings(
      '{Measure} : tendance à la baisse, de {from} {atStart} à {to} {atEnd} | {Measure} : {moved}, de {from} {atStart} à {to} {atEnd} | La tendance est à la baisse pour {measure} : {from} {atStart}, {to} {atEnd}',
      'Tendance à la baisse : {from} {atStart}, {to} {atEnd} | {Moved}, de {from} {atStart} à {to} {atEnd} | {Moved} sur la période {start} – {end} : de {from} à {to}',
      'La tendance est à la baisse, de {from} {atStart} à {to} {atEnd}. Le test de Mann-Kendall appuie ce constat.',
    ),
    peak: wordings(
      '{Measure} : pic à {value} {when} | {Measure} : au plus haut {when}, avec {value} | Pic {when} pour {measure} : {value}',
      'Le pic est de {value}, {when} | Au plus haut {when} : {value} | {When}, pic à {value}',
      'Le pic se situe {when}.',
    ),
    'peak.since': wordings(
      '{Measure} : pic à {value} {when}, puis {to} {atEnd} | {Measure} : au plus haut {when} avec {value}, contre {to} {atEnd} | Après un pic à {value} {when}, {to} {atEnd} pour {measure}',
      'Le pic est de {value}, {when} | Au plus haut {when} : {value} | {When}, pic à {value}',
      'Le pic se situe {when}.',
    ),
    low: wordings(
      '{Measure} : creux à {value} {when} | {Measure} : au plus bas {when}, avec {value} | Creux {when} pour {measure} : {value}',
      'Le creux est de {value}, {when} | Au plus bas {when} : {value} | {When}, creux à {value}',
      'Le creux se situe {when}.',
    ),
    'low.since': wordings(
      '{Measure} : creux à {value} {when}, puis {to} {atEnd} | {Measure} : au plus bas {when} avec {value}, contre {to} {atEnd} | Après un creux à {value} {when}, {to} {atEnd} pour {measure}',
      'Le creux est de {value}, {when} | Au plus bas {when} : {value} | {When}, creux à {value}',
      'Le creux se situe {when}.',
    ),
    'record.high': wordings(
      '{Measure} : record à {value} {when} | Record pour {measure} : {value} {when} | {Measure} : {value} {when}, la valeur la plus élevée de toutes',
      'La dernière valeur, {value}, est la plus élevée de toutes | {Value} {when}, c’est un record | Aucune période antérieure ne fait plus',
      'La dernière valeur est la plus élevée de toutes.',
    ),
    'record.high.since': wordings(
      '{Measure} : {value} {when}, au plus haut depuis {since} | Au plus haut depuis {since} pour {measure} : {value} {when} | {Measure} : {when}, avec {value}, niveau le plus élevé depuis {since}',
      '{Value} {when}, au plus haut depuis {since} | Rien de plus élevé depuis {since} | La dernière valeur est la plus élevée depuis {since}, où elle était de {other}',
      'La dernière valeur est la plus élevée depuis {since}.',
    ),
    'record.low': wordings(
      '{Measure} : plancher à {value} {when} | Nouveau plus bas pour {measure} : {value} {when} | {Measure} : {value} {when}, la valeur la plus basse de toutes',
      'La dernière valeur, {value}, est la plus basse de toutes | {Value} {when}, c’est un plus bas | Aucune période antérieure ne fait moins',
      'La dernière valeur est la plus basse de toutes.',
    ),
    'record.low.since': wordings(
      '{Measure} : {value} {when}, au plus bas depuis {since} | Au plus bas depuis {since} pour {measure} : {value} {when} | {Measure} : {when}, avec {value}, niveau le plus bas depuis {since}',
      '{Value} {when}, au plus bas depuis {since} | Rien de plus bas depuis {since} | La dernière valeur est la plus basse depuis {since}, où elle était de {other}',
      'La dernière valeur est la plus basse depuis {since}.',
    ),
    'turn.up': wordings(
      '{Measure} : baisse jusqu’à {turn} {atTurn}, puis hausse jusqu’à {to} {atEnd} | {Measure} : retournement à la hausse {atTurn}, de {turn} à {to} {atEnd} | Après une baisse jusqu’à {turn} {atTurn}, remontée à {to} {atEnd} pour {measure}',
      'Baisse de {from} {atFrom} à {turn} {atTurn}, puis remontée à {to} | Le retournement se situe {atTurn}, à {turn} | Après le creux à {turn} {atTurn}, hausse jusqu’à {to}',
      'Le retournement se situe {atTurn}. De part et d’autre, chaque tendance est établie par le test de Mann-Kendall.',
    ),
    'turn.down': wordings(
      '{Measure} : hausse jusqu’à {turn} {atTurn}, puis baisse jusqu’à {to} {atEnd} | {Measure} : retournement à la baisse {atTurn}, de {turn} à {to} {atEnd} | Après une hausse jusqu’à {turn} {atTurn}, retombée à {to} {atEnd} pour {measure}',
      'Hausse de {from} {atFrom} à {turn} {atTurn}, puis retombée à {to} | Le retournement se situe {atTurn}, à {turn} | Après le pic à {turn} {atTurn}, baisse jusqu’à {to}',
      'Le retournement se situe {atTurn}. De part et d’autre, chaque tendance est établie par le test de Mann-Kendall.',
    ),
    'streak.up': wordings(
      '{Measure} : {steps} de hausse d’affilée, de {from} à {to} | {Measure} : en hausse {steps} de suite, jusqu’à {to} {atEnd} | Hausse {steps} de suite pour {measure} : {from} {atStart}, {to} {atEnd}',
      'En hausse {steps} de suite | {steps} de hausse d’affilée, jusqu’à {to} | Hausse sans interruption pendant {steps}, de {from} à {to}',
      'La hausse dure depuis {steps} sans interruption.',
    ),
    'streak.down': wordings(
      '{Measure} : {steps} de baisse d’affilée, de {from} à {to} | {Measure} : en baisse {steps} de suite, jusqu’à {to} {atEnd} | Baisse {steps} de suite pour {measure} : {from} {atStart}, {to} {atEnd}',
      'En baisse {steps} de suite | {steps} de baisse d’affilée, jusqu’à {to} | Baisse sans interruption pendant {steps}, de {from} à {to}',
      'La baisse dure depuis {steps} sans interruption.',
    ),
    season: wordings(
      '{Measure} : d’habitude au plus haut {atWho}, au plus bas {atLow} | {Measure} au rythme du calendrier : haut {atWho}, bas {atLow} | Saisonnalité pour {measure} : pic habituel {atWho}, creux {atLow}',
      'D’habitude au plus haut {atWho}, au plus bas {atLow} ; dernièrement {value} et {other} | Pic habituel {atWho} : {value} {atPeriod}, contre {other} {atLowPeriod} | {AtPeriod} : {value} ; {atLowPeriod} : {other}',
      'Il y a une saisonnalité, avec un pic habituel {atWho}. Le test de Kruskal-Wallis appuie ce constat.',
    ),
    'year-ago.up': yearAgo,
    'year-ago.down': yearAgo,
    'year-ago.flat': wordings(
      '{Measure} : {to}, comme un an plus tôt | {Measure} : {to} {atEnd}, comme {atStart} | Sur un an, aucun changement pour {measure} : {to}',
      'Même niveau un an plus tôt : {to} | {To} {atEnd}, comme {atStart} | Aucun changement sur un an',
      'Le niveau est le même qu’un an plus tôt.',
    ),
    'latest-average.up': wordings(
      '{Measure} : {value} {when}, au-dessus de la moyenne de {average} | {Measure} : niveau supérieur à la moyenne {when}, {value} contre {average} | Au-dessus de la moyenne pour {measure} : {value} {when}, contre {average} en moyenne',
      'La dernière valeur, {value}, est supérieure à la moyenne de {average} | {Value} {when}, au-dessus de la moyenne de {average} | La moyenne est de {average} ; {when}, la valeur est de {value}',
      'La dernière valeur est supérieure à la moyenne de {average}.',
    ),
    'latest-average.down': wordings(
      '{Measure} : {value} {when}, en dessous de la moyenne de {average} | {Measure} : niveau inférieur à la moyenne {when}, {value} contre {average} | En dessous de la moyenne pour {measure} : {value} {when}, contre {average} en moyenne',
      'La dernière valeur, {value}, est inférieure à la moyenne de {average} | {Value} {when}, en dessous de la moyenne de {average} | La moyenne est de {average} ; {when}, la valeur est de {value}',
      'La dernière valeur est inférieure à la moyenne de {average}.',
    ),
    'pace.up': wordings(
      '{Measure} : croissance annuelle composée de {rate} | En moyenne, {rate} de plus par an pour {measure} | {Measure} : croissance moyenne de {rate} par an, en taux composé',
      'Soit {rate} de plus par an, en taux composé | En moyenne, une croissance de {rate} par an | Le taux de croissance annuel composé est de {rate}',
      'Le taux de croissance annuel composé est de {rate}.',
    ),
    'pace.down': wordings(
      '{Measure} : baisse annuelle composée de {rate} | En moyenne, {rate} de moins par an pour {measure} | {Measure} : baisse moyenne de {rate} par an, en taux composé',
      'Soit {rate} de moins par an, en taux composé | En moyenne, une baisse de {rate} par an | Le taux de baisse annuel composé est de {rate}',
      'Le taux de baisse annuel composé est de {rate}.',
    ),
    'total-over-time': wordings(
      '{Measure} : {total} au total sur la période {start} – {end} | Sur la période {start} – {end}, {total} au total pour {measure} | {Measure} : la somme sur la période {start} – {end} est de {total}',
      '{total} au total sur la période {start} – {end} | Toutes périodes confondues, le total est de {total} | La somme sur la période {start} – {end} est de {total}',
      'Le total de la période {start} – {end} est de {total}.',
    ),
    recovery: wordings(
      '{Measure} : baisse de {before} à {low} {atLow}, puis remontée à {to} {atEnd} | Après un recul à {low} {atLow}, {to} {atEnd} pour {measure}, contre {before} {atBefore} | {Measure} : le recul à {low} {atLow} est effacé, avec {to} {atEnd}',
      'Baisse de {before} {atBefore} à {low} {atLow}, puis remontée à {to} | Le recul à {low} {atLow} est effacé : {to} {atEnd} | Remontée de {low} {atLow} à {to} {atEnd}',
      'Le recul à {low} {atLow} est effacé.',
    ),
    'jump.up': wordings(
      '{Measure} : passage à un niveau supérieur {when}, de {from} à {to} | Changement de niveau vers le haut {when} pour {measure} : {from}, puis {to} | {Measure} : palier supérieur {when}, avec {to} contre {from} {atStart}',
      'Le passage à un niveau supérieur se situe {when} : de {from} à {to} | {When}, passage de {from} à {to}, puis maintien à un niveau supérieur | Un palier supérieur commence {when}',
      'Le niveau change {when}. Le test de Pettitt appuie ce constat.',
    ),
    'jump.down': wordings(
      '{Measure} : passage à un niveau inférieur {when}, de {from} à {to} | Changement de niveau vers le bas {when} pour {measure} : {from}, puis {to} | {Measure} : palier inférieur {when}, avec {to} contre {from} {atStart}',
      'Le passage à un niveau inférieur se situe {when} : de {from} à {to} | {When}, passage de {from} à {to}, puis maintien à un niveau inférieur | Un palier inférieur commence {when}',
      'Le niveau change {when}. Le test de Pettitt appuie ce constat.',
    ),
    'spike.up': wordings(
      '{Measure} : valeur exceptionnelle {when}, {value} contre {average} en moyenne | {Measure} : pic à {value} {when}, loin au-dessus de la moyenne de {average} | {When}, valeur à part pour {measure} : {value}, contre {average} en moyenne',
      'Valeur à part {when} : {value}, pour une moyenne de {average} | {Value} {when}, loin au-dessus de la moyenne de {average} | L’exception se situe {when}, avec {value}',
      'La valeur est exceptionnelle {when}. Le test de Grubbs appuie ce constat.',
    ),
    'spike.down': wordings(
      '{Measure} : valeur exceptionnelle {when}, {value} contre {average} en moyenne | {Measure} : creux à {value} {when}, loin en dessous de la moyenne de {average} | {When}, valeur à part pour {measure} : {value}, contre {average} en moyenne',
      'Valeur à part {when} : {value}, pour une moyenne de {average} | {Value} {when}, loin en dessous de la moyenne de {average} | L’exception se situe {when}, avec {value}',
      'La valeur est exceptionnelle {when}. Le test de Grubbs appuie ce constat.',
    ),
    partial: wordings(
      'Dernière période incomplète : {period} | La dernière période, {period}, n’est pas complète | Chiffres incomplets pour la dernière période, {period}',
      'La dernière période, {period}, était incomplète à la lecture des données | Période inachevée à la lecture des données, donc non comparée : {period} | La dernière période, {period}, n’est pas complète',
      'La dernière période, {period}, n’était pas complète à la lecture des données.',
    ),
    'latest-leader': wordings(
      '{Measure} : {who} en tête {atEnd} avec {value}, devant {second} avec {other} | {AtEnd}, {who} mène pour {measure} avec {value} ; {second} suit avec {other} | {Measure} {atEnd} : {who} avec {value}, puis {second} avec {other}',
      '{Who} en tête {atEnd} avec {value} ; {second} suit avec {other} | {AtEnd}, {who} affiche {value}, {second} {other} | Première place {atEnd} pour {who} avec {value}, puis {second} avec {other}',
      '{AtEnd}, {who} mène avec {value}.',
    ),
    'latest-leader.always': wordings(
      '{Measure} : {who} toujours en tête, avec {value} {atEnd} contre {other} pour {second} | {Measure} : {who} devant du début à la fin ; {atEnd}, {value} contre {other} pour {second} | Sur toute la période, {who} mène pour {measure} : {value} {atEnd}, contre {other} pour {second}',
      '{Who} toujours en tête ; {atEnd}, {value} contre {other} pour {second} | {Who} devant du début à la fin | Sur toute la période, {who} mène, avec {value} {atEnd}',
      '{Who} est en tête sur toute la période.',
    ),
    overtook: wordings(
      '{Who} dépasse {second} {when} et mène {atEnd} : {value} contre {other} | {Who} devance désormais {second} : {value} contre {other} {atEnd} | {When}, {who} prend la tête face à {second} : {value} contre {other} {atEnd}',
      '{AtStart}, {second} devant avec {otherFrom} contre {from} ; {atEnd}, {who} devant avec {value} contre {other} | {When}, {who} passe devant et y reste | Les places s’échangent {when}',
      '{Who} dépasse {second} {when}. L’écart entre les deux suit une tendance selon le test de Mann-Kendall.',
    ),
    'fastest-growing': wordings(
      '{Measure} : plus forte croissance relative pour {who}, de {from} {atStart} à {to} {atEnd} | {Who} affiche la croissance la plus rapide pour {measure} : {moved}, de {from} à {to} | {Measure} : {who} augmente le plus en proportion, {from} {atStart}, {to} {atEnd}',
      'Croissance la plus rapide pour {who} : {moved}, de {from} à {to} | {Who} augmente le plus en proportion, de {from} à {to} | {Who} : {moved} sur la période {start} – {end}',
      '{Who} affiche la croissance la plus rapide.',
    ),
    'fastest-falling': wordings(
      '{Measure} : plus forte baisse relative pour {who}, de {from} {atStart} à {to} {atEnd} | {Who} affiche la baisse la plus forte pour {measure} : {moved}, de {from} à {to} | {Measure} : {who} diminue le plus en proportion, {from} {atStart}, {to} {atEnd}',
      'Baisse la plus forte pour {who} : {moved}, de {from} à {to} | {Who} diminue le plus en proportion, de {from} à {to} | {Who} : {moved} sur la période {start} – {end}',
      '{Who} affiche la baisse la plus forte.',
    ),
    'mix-shift.up': wordings(
      '{Measure} : la part détenue par {who} passe de {from} {atStart} à {to} {atEnd} | {Measure} : {who} gagne du poids, {from} du total {atStart}, {to} {atEnd} | Pour {measure}, le poids se déplace vers {who} : {from} {atStart}, {to} {atEnd}',
      'La part détenue par {who} monte de {from} à {to} | {Who} passe de {from} du total {atStart} à {to} {atEnd} | {Who} gagne du poids : {from}, puis {to}',
      'La part détenue par {who} monte, de {from} {atStart} à {to} {atEnd}. Le test de Mann-Kendall sur les parts appuie ce constat.',
    ),
    'mix-shift.down': wordings(
      '{Measure} : la part détenue par {who} recule de {from} {atStart} à {to} {atEnd} | {Measure} : {who} perd du poids, {from} du total {atStart}, {to} {atEnd} | Pour {measure}, le poids se réduit pour {who} : {from} {atStart}, {to} {atEnd}',
      'La part détenue par {who} descend de {from} à {to} | {Who} passe de {from} du total {atStart} à {to} {atEnd} | {Who} perd du poids : {from}, puis {to}',
      'La part détenue par {who} descend, de {from} {atStart} à {to} {atEnd}. Le test de Mann-Kendall sur les parts appuie ce constat.',
    ),
    'contribution.up': wordings(
      '{Measure} : {who} représente {share} de la hausse | {Measure} : {moved} sur la période {start} – {end} ; {who} en représente {share} | Sur une hausse de {difference} pour {measure}, {who} apporte {share}',
      '{Who} représente {share} de la hausse de {difference} | {share} de la hausse pour {who} | Sur {difference} de hausse, {who} apporte {share}',
      '{Who} représente {share} de la hausse.',
    ),
    'contribution.down': wordings(
      '{Measure} : {who} représente {share} de la baisse | {Measure} : {moved} sur la période {start} – {end} ; {who} en représente {share} | Sur une baisse de {difference} pour {measure}, {who} compte pour {share}',
      '{Who} représente {share} de la baisse de {difference} | {share} de la baisse pour {who} | Sur {difference} de baisse, {who} compte pour {share}',
      '{Who} représente {share} de la baisse.',
    ),
    'one-direction.up': wordings(
      '{Measure} : hausse pour les {count} sur la période {start} – {end} | Sur la période {start} – {end}, les {count} sont en hausse pour {measure} | Hausse partout pour {measure} : les {count} montent sur la période {start} – {end}',
      'Les {count} sont en hausse sur la période {start} – {end} | Sur la période {start} – {end}, hausse pour l’ensemble des {count} | Hausse dans tous les cas : {names}',
      'Les {count} sont en hausse sur la période {start} – {end}.',
    ),
    'one-direction.down': wordings(
      '{Measure} : baisse pour les {count} sur la période {start} – {end} | Sur la période {start} – {end}, les {count} sont en baisse pour {measure} | Baisse partout pour {measure} : les {count} descendent sur la période {start} – {end}',
      'Les {count} sont en baisse sur la période {start} – {end} | Sur la période {start} – {end}, baisse pour l’ensemble des {count} | Baisse dans tous les cas : {names}',
      'Les {count} sont en baisse sur la période {start} – {end}.',
    ),
    'one-direction.up.but-one': wordings(
      '{Measure} : hausse partout, sauf pour {odd}, sur la période {start} – {end} | Sur la période {start} – {end}, {odd} fait exception pour {measure} : une baisse, et des hausses partout ailleurs | {Measure} : une seule baisse sur la période {start} – {end}, pour {odd}',
      'Hausse partout, sauf pour {odd}, sur la période {start} – {end} | Une seule baisse sur la période {start} – {end} : {odd} | {names} sont en hausse, {odd} en baisse',
      'Hausse partout, sauf pour {odd}, sur la période {start} – {end}.',
    ),
    'one-direction.down.but-one': wordings(
      '{Measure} : baisse partout, sauf pour {odd}, sur la période {start} – {end} | Sur la période {start} – {end}, {odd} fait exception pour {measure} : une hausse, et des baisses partout ailleurs | {Measure} : une seule hausse sur la période {start} – {end}, pour {odd}',
      'Baisse partout, sauf pour {odd}, sur la période {start} – {end} | Une seule hausse sur la période {start} – {end} : {odd} | {names} sont en baisse, {odd} en hausse',
      'Baisse partout, sauf pour {odd}, sur la période {start} – {end}.',
    ),
    'highest-cell': wordings(
      '{Measure} : maximum à {value}, pour {who}, {series} | Valeur la plus élevée pour {measure} : {who}, {series}, avec {value} | Le maximum pour {measure} se situe à {value} : {who}, {series}',
      'Maximum pour {who}, {series} : {value} | La valeur la plus élevée est de {value}, pour {who}, {series} | Au plus haut : {who}, {series}, avec {value}',
      'La valeur la plus élevée concerne {who}, {series}.',
    ),
    'lowest-cell': wordings(
      '{Measure} : minimum à {value}, pour {who}, {series} | Valeur la plus basse pour {measure} : {who}, {series}, avec {value} | Le minimum pour {measure} se situe à {value} : {who}, {series}',
      'Minimum pour {who}, {series} : {value} | La valeur la plus basse est de {value}, pour {who}, {series} | Au plus bas : {who}, {series}, avec {value}',
      'La valeur la plus basse concerne {who}, {series}.',
    ),
    'mix-cell.more': wordings(
      '{Series} pèse {share} pour {who}, contre {otherShare} dans l’ensemble | Pour {who}, la part est forte pour {series} : {share}, contre {otherShare} dans l’ensemble | Pour {who}, {series} pèse plus qu’ailleurs : {share} contre {otherShare}',
      '{Series} : {share} pour {who}, {otherShare} dans l’ensemble | Nulle part la répartition ne diffère plus que pour {who} : {series} y pèse {share} | Pour {who}, {series} pèse plus lourd que dans le reste',
      'La répartition diffère : {series} pèse {share} pour {who}, {otherShare} dans l’ensemble. Un test du khi-deux appuie ce constat.',
    ),
    'mix-cell.less': wordings(
      '{Series} ne pèse que {share} pour {who}, contre {otherShare} dans l’ensemble | Pour {who}, la part est faible pour {series} : {share}, contre {otherShare} dans l’ensemble | Pour {who}, {series} pèse moins qu’ailleurs : {share} contre {otherShare}',
      '{Series} : seulement {share} pour {who}, {otherShare} dans l’ensemble | Nulle part la répartition ne diffère plus que pour {who} : {series} y pèse {share} | Pour {who}, {series} pèse moins lourd que dans le reste',
      'La répartition diffère : {series} ne pèse que {share} pour {who}, {otherShare} dans l’ensemble. Un test du khi-deux appuie ce constat.',
    ),
    'relation.up': wordings(
      '{X} et {y} tendent à augmenter ensemble | {X} et {y} tendent à varier dans le même sens | À un niveau élevé pour {x} correspond plutôt un niveau élevé pour {y}',
      '{X} et {y} tendent à augmenter ensemble, avec une corrélation de rang de {correlation} | La corrélation de rang est de {correlation} sur {rows} | Un niveau élevé pour {x} va plutôt avec un niveau élevé pour {y}',
      'La corrélation de rang de Spearman est de {correlation} ; elle ne dit rien des causes.',
    ),
    'relation.up.strong': wordings(
      '{X} et {y} augmentent ensemble | {X} et {y} varient dans le même sens | À un niveau élevé pour {x} correspond un niveau élevé pour {y}',
      '{X} et {y} augmentent ensemble, avec une corrélation de rang de {correlation} | La corrélation de rang est de {correlation} sur {rows} | Un niveau élevé pour {x} va avec un niveau élevé pour {y}',
      'La corrélation de rang de Spearman est de {correlation} ; elle ne dit rien des causes.',
    ),
    'relation.down': wordings(
      '{X} et {y} tendent à évoluer à l’opposé | {X} et {y} tendent à varier en sens inverse | À un niveau élevé pour {x} correspond plutôt un niveau bas pour {y}',
      '{X} et {y} tendent à varier en sens inverse, avec une corrélation de rang de {correlation} | La corrélation de rang est de {correlation} sur {rows} | Un niveau élevé pour {x} va plutôt avec un niveau bas pour {y}',
      'La corrélation de rang de Spearman est de {correlation} ; elle ne dit rien des causes.',
    ),
    'relation.down.strong': wordings(
      '{X} et {y} évoluent à l’opposé | {X} et {y} varient en sens inverse | À un niveau élevé pour {x} correspond un niveau bas pour {y}',
      '{X} et {y} varient en sens inverse, avec une corrélation de rang de {correlation} | La corrélation de rang est de {correlation} sur {rows} | Un niveau élevé pour {x} va avec un niveau bas pour {y}',
      'La corrélation de rang de Spearman est de {correlation} ; elle ne dit rien des causes.',
    ),
    'extreme-point': wordings(
      '{Y} : maximum pour {who} avec {value}, et {other} pour {x} | {Y} : {who} au plus haut avec {value} | Avec {value}, {who} affiche le maximum pour {y}',
      '{Who} affiche le maximum pour {y}, {value}, et {other} pour {x} | Au plus haut pour {y} : {who} avec {value} | {Who} au sommet : {value} pour {y}, {other} pour {x}',
      'Le maximum pour {y} est atteint par {who}.',
    ),
    'pair-directions.up': wordings(
      '{Measure} : hausse pour les {count} | {Measure} : les {count} sont en hausse | Hausse partout pour {measure}, sur les {count}',
      'Les {count} sont en hausse | Hausse pour l’ensemble des {count} | Aucune baisse parmi les {count}',
      'Les {count} sont en hausse.',
    ),
    'pair-directions.down': wordings(
      '{Measure} : baisse pour les {count} | {Measure} : les {count} sont en baisse | Baisse partout pour {measure}, sur les {count}',
      'Les {count} sont en baisse | Baisse pour l’ensemble des {count} | Aucune hausse parmi les {count}',
      'Les {count} sont en baisse.',
    ),
    'pair-directions.up.but-one': wordings(
      '{Measure} : hausse partout, sauf pour {odd} | {Measure} : aucune hausse pour {odd}, contrairement à tout le reste | Hausse partout pour {measure}, à une exception près : {odd}',
      'Hausse partout, sauf pour {odd} | Aucune hausse pour {odd}, contrairement à tout le reste | {Odd} fait exception : tout le reste est en hausse',
      'Hausse partout, sauf pour {odd}.',
    ),
    'pair-directions.down.but-one': wordings(
      '{Measure} : baisse partout, sauf pour {odd} | {Measure} : aucune baisse pour {odd}, contrairement à tout le reste | Baisse partout pour {measure}, à une exception près : {odd}',
      'Baisse partout, sauf pour {odd} | Aucune baisse pour {odd}, contrairement à tout le reste | {Odd} fait exception : tout le reste est en baisse',
      'Baisse partout, sauf pour {odd}.',
    ),
    'widest-pair.up': wordings(
      '{Measure} : plus grand écart pour {who}, {moved}, de {from} à {to} | Pour {measure}, {who} varie le plus : de {from} à {to} | {Measure} : {who} monte le plus, de {from} à {to}',
      '{Who} varie le plus : {moved}, de {from} à {to} | Le plus grand écart concerne {who} : de {from} à {to} | Valeurs les plus éloignées pour {who} : {from} et {to}',
      'Le plus grand écart concerne {who}.',
    ),
    'widest-pair.down': wordings(
      '{Measure} : plus grand écart pour {who}, {moved}, de {from} à {to} | Pour {measure}, {who} varie le plus : de {from} à {to} | {Measure} : {who} descend le plus, de {from} à {to}',
      '{Who} varie le plus : {moved}, de {from} à {to} | Le plus grand écart concerne {who} : de {from} à {to} | Valeurs les plus éloignées pour {who} : {from} et {to}',
      'Le plus grand écart concerne {who}.',
    ),
    'most-frequent': wordings(
      '{Measure} : {share} dans les tranches {start} à {end} pour {dim} | {Dim} : plus de la moitié du total, {share}, dans les tranches {start} à {end} | {Dim} : les tranches {start} à {end} regroupent plus de la moitié du total, {share}',
      '{share} dans les tranches {start} à {end} | Plus de la moitié du total dans les tranches {start} à {end} | Les tranches {start} à {end} regroupent plus de la moitié du total',
      'Plus de la moitié du total se trouve dans les tranches {start} à {end}. La répartition entre les tranches n’est pas uniforme, selon un test du khi-deux.',
    ),
    'most-frequent.one': wordings(
      '{Measure} : {share} dans une seule tranche pour {dim}, {start} | {Dim} : plus de la moitié du total, {share}, dans la tranche {start} | {Dim} : la tranche {start} regroupe plus de la moitié du total, {share}',
      '{share} dans la tranche {start} | Plus de la moitié du total dans une seule tranche, {start} | La tranche {start} regroupe plus de la moitié du total',
      'Plus de la moitié du total se trouve dans la tranche {start}. La répartition entre les tranches n’est pas uniforme, selon un test du khi-deux.',
    ),
    'skew.right': wordings(
      '{Dim} : le plus souvent {who}, avec une longue queue jusqu’à {end} | {Dim} : longue queue vers le haut ; tranche la plus fréquente {who}, la plus haute {end} | Longue queue pour {dim} : le plus souvent {who}, mais jusqu’à {end}',
      'La tranche la plus fournie est {who} ; une longue queue va jusqu’à {end} | Peu de valeurs élevées : la queue va jusqu’à {end} | La plupart des valeurs se situent vers {who}, quelques-unes vont jusqu’à {end}',
      'Une longue queue s’étend vers {end}. Le test d’asymétrie de D’Agostino appuie ce constat.',
    ),
    'skew.left': wordings(
      '{Dim} : le plus souvent {who}, avec une longue queue vers le bas jusqu’à {end} | {Dim} : longue queue vers le bas ; tranche la plus fréquente {who}, la plus basse {end} | Longue queue vers le bas pour {dim} : le plus souvent {who}, mais jusqu’à {end}',
      'La tranche la plus fournie est {who} ; une longue queue descend jusqu’à {end} | Peu de valeurs basses : la queue va jusqu’à {end} | La plupart des valeurs se situent vers {who}, quelques-unes descendent jusqu’à {end}',
      'Une longue queue s’étend vers {end}. Le test d’asymétrie de D’Agostino appuie ce constat.',
    ),
    'middle-half': wordings(
      '{Measure} : la moitié des valeurs entre {from} et {to} | {Measure} : la moitié centrale se situe entre {from} et {to} | Pour {measure}, la moitié des {rows} se situe entre {from} et {to}',
      'La moitié des valeurs se situe entre {from} et {to} | La moitié centrale va de {from} à {to}, autour d’une médiane de {median} | La médiane est de {median} ; la moitié des {rows} se situe entre {from} et {to}',
      'La moitié des valeurs se situe entre {from} et {to}.',
    ),
    outlier: wordings(
      '{Measure} : une valeur très à l’écart, {value}, alors que trois sur quatre sont sous {to} | {Measure} : une seule valeur à {value}, loin au-dessus du niveau habituel | Pour {measure}, {value} une seule fois, quand trois valeurs sur quatre sont sous {to}',
      'La valeur la plus élevée, {value}, est très à l’écart ; trois sur quatre sont sous {to} | Une valeur est très à l’écart : {value} | La médiane est de {median}, la valeur la plus élevée de {value}',
      'La valeur la plus élevée, {value}, se situe au-delà de la borne extérieure de Tukey.',
    ),
    'highest-median': wordings(
      '{Measure} : médiane la plus élevée pour {who}, {value}, la plus basse pour {low}, {other} | {Measure} : en médiane, {who} au plus haut avec {value}, {low} au plus bas avec {other} | Médianes pour {measure} : de {other} pour {low} à {value} pour {who}',
      'La médiane la plus élevée est pour {who}, {value}, la plus basse pour {low}, {other} | {Who} affiche une médiane de {value}, {low} de {other} | Les médianes vont de {other} ({low}) à {value} ({who})',
      '{Who} affiche la médiane la plus élevée.',
    ),
    'largest-flow': wordings(
      'Le plus grand flux relie {source} à {target} : {value} | Plus grand flux : {source} vers {target}, avec {value} | {Source} vers {target} est le plus grand flux, avec {value}',
      'Le plus grand flux relie {source} à {target} : {value} | {Source} vers {target} : {value} | Aucun flux ne dépasse {source} vers {target}, avec {value}',
      'Le plus grand flux relie {source} à {target}.',
    ),
    'largest-flow.share': wordings(
      '{Measure} : le plus grand flux relie {source} à {target}, avec {share} du total | {Measure} : {source} vers {target} représente {share} du total | Avec {share} du total pour {measure}, le plus grand flux est {source} vers {target}',
      'Le plus grand flux relie {source} à {target} : {value} | {Source} vers {target} : {value}, {share} du total | Aucun flux ne dépasse {source} vers {target}, avec {value}',
      'Le plus grand flux relie {source} à {target} : {share} du total.',
    ),
    conversion: wordings(
      'Depuis {first}, {share} arrivent jusqu’à {last} : {to} sur {from} | Entre {first} et {last}, il reste {share} : {to} sur {from} | {Last} : {to} sur {from} au départ ({first}), soit {share}',
      'Entre {first} et {last}, il reste {share} | {to} sur {from} arrivent jusqu’à {last} | Sur {from} à l’étape {first}, {to} atteignent {last}',
      'Entre {first} et {last}, il reste {share}.',
    ),
    'largest-drop': wordings(
      'La plus forte perte se situe entre {before} et {after} : {share} ne vont pas plus loin | {share} de perte entre {before} et {after}, la plus forte de toutes | Entre {before} et {after}, la perte est la plus forte : {share}',
      'La plus forte perte se situe entre {before} et {after} : {share} | Entre {before} et {after}, {share} de perte : {from}, puis {to} | La perte est la plus forte entre {before} et {after}',
      'La plus forte perte se situe entre {before} et {after}.',
    ),
    'bridge.up': wordings(
      'Gain net de {net} : {plus} ajoute le plus ({plusValue}), {minus} retire le plus ({minusValue}) | {Plus} ajoute {plusValue}, {minus} retire {minusValue} ; le gain net est de {net} | {Plus} ajoute le plus ({plusValue}), {minus} retire le plus ({minusValue})',
      '{Plus} ajoute le plus, {plusValue} | {Minus} retire le plus, {minusValue} | L’ensemble des variations donne un gain de {net}',
      '{Plus} ajoute le plus, {minus} retire le plus.',
    ),
    'bridge.down': wordings(
      'Perte nette de {net} : {minus} retire le plus ({minusValue}), {plus} ajoute le plus ({plusValue}) | {Minus} retire {minusValue}, {plus} ajoute {plusValue} ; la perte nette est de {net} | {Minus} retire le plus ({minusValue}), {plus} ajoute le plus ({plusValue})',
      '{Minus} retire le plus, {minusValue} | {Plus} ajoute le plus, {plusValue} | L’ensemble des variations donne une perte de {net}',
      '{Minus} retire le plus, {plus} ajoute le plus.',
    ),
    'bridge.all-up': wordings(
      'L’ensemble des variations ajoute {net}, {plus} le plus avec {plusValue} | {Plus} ajoute le plus, {plusValue} sur {net} | Hausse totale de {net} ; {plus} ajoute le plus avec {plusValue}',
      '{Plus} ajoute le plus, {plusValue} | L’ensemble des variations ajoute {net} | Rien n’est retiré ; {plus} ajoute le plus',
      '{Plus} ajoute le plus.',
    ),
    'bridge.all-down': wordings(
      'L’ensemble des variations retire {net}, {minus} le plus avec {minusValue} | {Minus} retire le plus, {minusValue} sur {net} | Baisse totale de {net} ; {minus} retire le plus avec {minusValue}',
      '{Minus} retire le plus, {minusValue} | L’ensemble des variations retire {net} | Rien n’est ajouté ; {minus} retire le plus',
      '{Minus} retire le plus.',
    ),
    rows: wordings(
      '{count} dans ce graphique | Le graphique montre {count} | Contenu du graphique : {count}',
      'Le graphique montre {count} | {count} en tout | Contenu du graphique : {count}',
      'Le graphique montre {count} ; tous les chiffres en sont tirés.',
    ),
    sample: wordings(
      '{all} points, dont {count} affichés | Le graphique montre {count} points sur {all} | Échantillon : {count} points affichés sur {all}',
      'Le graphique montre {count} points sur {all} ; les chiffres portent sur tous | {count} points affichés sur {all} | Points affichés : {count} sur {all}',
      'Le graphique montre {count} points sur {all} ; ce qui est dit vaut pour tous.',
    ),
    'missing.value': wordings(
      '{count} sur {rows} sans valeur pour {measure} | {Measure} : valeur absente pour {count} sur {rows} | Sans valeur pour {measure} : {count} sur {rows}',
      '{count} sur {rows} sans valeur, hors graphique | Aucune valeur pour {count} sur {rows} | Hors graphique, faute de valeur : {count}',
      'La valeur est absente pour {count} sur {rows}.',
    ),
    'missing.time': wordings(
      '{count} sur {rows} sans date | Date absente pour {count} sur {rows} | Sans date : {count} sur {rows}',
      '{count} sans date, hors graphique | Date absente pour {count} sur {rows}, hors graphique | Hors graphique, faute de date : {count} sur {rows}',
      'La date est absente pour {count} sur {rows}, hors graphique.',
    ),
  },
  words: {
    aggregate,
    records: 'enregistrements',
    values: 'valeurs',
    ofSeries: '{measure} – {series}',
    at: {
      year: 'en {when}',
      quarter: 'au {when}',
      month: 'en {when}',
      week: 'la semaine du {when}',
      day: 'le {when}',
      time: 'le {when}',
      hour: 'à {when}',
      weekday: 'le {when}',
      other: 'pour {when}',
    },
    moved: {
      unchanged: 'quasi-stabilité',
      'edged-up': 'légère hausse de {change}',
      'edged-down': 'légère baisse de {change}',
      rose: 'hausse de {change}',
      fell: 'baisse de {change}',
      'rose-by-half': 'hausse de moitié',
      'nearly-doubled': 'quasi-doublement',
      doubled: 'doublement',
      'more-than-doubled': 'plus du double',
      'nearly-tripled': 'quasi-triplement',
      tripled: 'triplement',
      'more-than-tripled': 'plus du triple',
      multiplied: 'multiplication par {times}',
      'nearly-halved': 'baisse de près de la moitié',
      halved: 'baisse de moitié',
      'more-than-halved': 'baisse de plus de la moitié',
    },
    movedPlain: { rose: 'hausse', fell: 'baisse' },
    movedPoints: { rose: 'hausse de {points} points', fell: 'baisse de {points} points' },
    points: '{n} points',
    times: {
      'half-again': 'une fois et demie',
      'almost-twice': 'près de deux fois',
      twice: 'deux fois',
      'more-than-twice': 'plus de deux fois',
      times: '{times} fois',
    },
    counts: {
      category: 'one="# catégorie",many="# de catégories",other="# catégories"',
      rows: 'one="# ligne",many="# de lignes",other="# lignes"',
      year: 'one="# an",many="# d’années",other="# ans"',
      quarter: 'one="# trimestre",many="# de trimestres",other="# trimestres"',
      month: 'one="# mois",many="# de mois",other="# mois"',
      week: 'one="# semaine",many="# de semaines",other="# semaines"',
      day: 'one="# jour",many="# de jours",other="# jours"',
      time: 'one="# relevé",many="# de relevés",other="# relevés"',
    },
    base: {
      top: 'parmi les {count} valeurs les plus élevées',
      bottom: 'parmi les {count} valeurs les plus basses',
      some: 'parmi les {count} éléments affichés',
      sample: 'sur un échantillon',
      only: '{names} uniquement',
      without: 'hors {names}',
      filled: 'uniquement avec {noun}',
      filtered: 'avec filtre sur {noun}',
      larger: 'grands groupes seulement',
      groups: 'certains groupes exclus',
      rows: 'certaines lignes exclues',
      unknown: 'sur les lignes de cette requête',
    },
    labelled: '{label} – {sentence}',
    withBase: '{sentence} ({base})',
    and: 'et',
    category: 'catégorie',
  },
};
