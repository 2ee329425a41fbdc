import { bounded, type Pattern } from '../template/fold.js';

/**
 * What rows hold only where the host says so, in four languages: a market and those who share it, promises and honours, and what
 * accountants make of an amount. Over plain text.
 */
export const OUTSIDE: readonly Pattern<'outside'>[] = [
  [
    'outside',
    bounded(
      [
        // "The largest market is {{ … }}" may name a row; the market is more than all rows.
        '(?<=(?<![a-z])(?:leads?|led|leading|of|in|on|than|beats?|dominat[a-z]+) the (?:whole |entire |overall )?)(?:market|sector)|industry|industries|competitors?|competition|rivals?|benchmarks?|peers?',
        'branchen?|(?<=(?<![a-z])(?:des|am|im|den|dem) )markt(?:es|s)?|wettbewerb(?:er[n]?|s)?|konkurrenz|konkurrenten',
        '(?<=(?<![a-z])(?:du|sur le|domin[a-z]{1,4} le|men[a-z]{1,3} le) )(?:marche|secteur)|concurrence|concurrents?|(?<=(?<![a-z])(?:del|en el|lider[a-z]{1,3} el|domin[a-z]{1,3} el) )(?:mercado|sector)|competencia|competidor(?:es)?|rivales',
        '(?:top|best|highest)-rated|world-class|best-in-class|climate|eco-friendly|sustainab[a-z]+|(?<!rest )(?:in|of) the (?:capital|country|nation|continent|world)|refund(?:s|ed|ing)?|guarantee[sd]?|warrant(?:y|ies)|free of charge|for free|at no (?:extra |additional )?(?:charge|costs?)|without charge|(?:school |public |bank )?holidays|christmas|easter|strikes?|in full|award(?:s|ed)?|certified|accredited',
        'nachhaltig[a-z]*|klima[a-z]*|(?:in|aus) der hauptstadt|(?:des|im ganzen) land(?:es)?|(?<!rest )der welt|des kontinents|kostenlos[a-z]*|kostenfrei[a-z]*|(?:schul|sommer|winter|oster|herbst|weihnachts)ferien|feiertag[a-z]*|weihnachten|ostern|streiks?|gratis|garantiert?[a-z]*|garantien?|preisgekront[a-z]*|zertifiziert[a-z]*',
        'climat[a-z]*|durables?|(?<!reste )du (?:monde|continent|pays)|de la capitale|gratuit(?:e|s|es|ement)?|sans frais|vacances scolaires|jours? feries?|noel|paques|greves?|rembours[a-z]+|garanti(?:e|s|es|t|ssent)?|prime(?:e|s|es)|certifie(?:e|s|es)?',
        'climatic[a-z]*|sostenib[a-z]+|(?<!resto )del (?:mundo|continente|pais)|de la capital|gratuit[oa]s?|sin (?:cargo|coste|costo)|vacaciones|(?:dias? )?festivos?|navidad(?:es)?|semana santa|huelgas?|reembols[a-z]+|garantiz[a-z]+|garantias?|premiad[oa]s?|galardonad[oa]s?|certificad[oa]s?',
        'net(?= (?:proceeds|revenues?|sales|income|profits?|earnings|amounts?|results?|margins?|gains?|costs?)(?![a-z]))|netto[a-z]*|brutto[a-z]*|(?<=(?:ingresos|ventas|beneficios?|importes?) )net[oa]s?|(?<=(?:ventes|recettes|montants?|revenus?|resultats?) )nets?|proceeds',
      ].join('|'),
    ),
  ],
];
