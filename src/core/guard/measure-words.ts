import { bounded, type Pattern } from '../template/fold.js';

/** What businesses measure, in four languages. The words of one line may stand for each other. Over folded lower-case text. */
const MEASURES: readonly string[] = [
  'revenues?|sales|turnover|umsatz[a-z]*|umsatze[n]?|erloe?se?|chiffre (?:d.?)?affaires|ventes|recettes|ventas|ingresos|facturacion|income|gross',
  'sales|sold|verkaufszahl(?:en)?|ventes|vendu(?:e|s|es)?|ventas|vendid[oa]s?',
  'rents?|mieten?|loyers?|alquiler(?:es)?',
  'premiums?|pramien?|primes?|primas?',
  'profits?|earnings|gewinne?[ns]?|benefices?|beneficios?|ganancias?|ebitda|ebit',
  '(?:profit|gross|net|operating|contribution) margins?|margins|margen|marges?|margenes',
  'costs?|expenses?|spend(?! (?:an?|the|their|on average|about|around|more|less|most|\uFFFC))|spending|kosten|ausgaben|couts?|depenses?|costos?|costes?|gastos?',
  'orders?|purchases?|bestellungen?|auftrage?n?|commandes?|pedidos?',
  'customers?|clients?|buyers?|kunden|kundinnen|clientes?|shoppers?',
  'users?|subscribers?|nutzer[a-z]*|utilisateurs?|usagers?|abonnes?|usuarios?|suscriptores',
  'visits?|visitors?|sessions?|pageviews?|besuche?[rn]?|visites?|visiteurs?|visitas?|visitantes?',
  'employees?|headcount|staff|mitarbeiter[a-z]*|beschaftigte[n]?|employes?|salaries|effectifs?|empleados?|plantilla',
  'churn|abwanderung|attrition|desercion',
  'inventory|stock levels?|lagerbestand[a-z]*|bestande?|inventaires?|inventarios?|existencias',
  'complaints?|tickets?|beschwerden?|reclamations?|plaintes?|quejas?|reclamaciones',
  'downloads?|installs?|telechargements?|descargas?',
  'budgets?|presupuestos?',
  'salar(?:y|ies)|wages?|gehalt|gehalter|lohne?|salaires?|salarios?|sueldos?',
  'population|bevolkerung|einwohner[a-z]*|habitants?|poblacion|habitantes?',
  'market share|marktanteile?|part de marche|cuota de mercado',
  'satisfaction|zufriedenheit|satisfaccion',
  'refunds?|returns rate|retouren|remboursements?|devoluciones',
  'shipments?|deliveries|lieferungen|livraisons?|envios?|entregas?',
  'leads(?! (?:in|by|with|the|at|on|over|all))|conversions?|konversion[a-z]*|conversiones',
  'debts?|schulden|dettes?|deudas?',
  'temperatures?|temperatur(?:en)?|temperaturas?',
  'deaths?|todesfalle|deces|muertes?',
  'prices?|preise?[ns]?|prix|precios?',
  'ratings?|scores?|bewertung(?:en)?|valoracion(?:es)?|puntuacion(?:es)?|evaluations?',
  'members?|mitglieder[n]?|membres?|socios|socias|miembros',
  'agents?|operators?',
  'downtimes?|ausfallzeit(?:en)?|temps d.arret|tiempo de inactividad',
  'emissions?|emissionen|emisiones',
  'attendances?|occupancy|auslastung|besucherzahl(?:en)?|frequentation|asistencia|ocupacion',
  'passengers?|fahrgaste?[n]?|passagers?|voyageurs?|pasajeros?|viajeros?',
  'students?|pupils?|schuler[n]?|studierende[n]?|etudiants?|alumnos?|estudiantes?',
  'guests?|gaste?[n]?|huespedes|convives',
  'votes?|stimmen|votos?',
  'precipitations?|niederschlagsmengen?|precipitacion(?:es)?',
  'waits|waiting times?|wait times?|wartezeit(?:en)?|(?<!en )attentes?|delais? d.attente|delais? moyens?|temps d.attente|tiempos? de espera',
];

/** Each with the index of its line. */
export const MEASURE_PATTERNS: readonly Pattern<string>[] = MEASURES.map((words, group) => [
  String(group),
  bounded(words),
]);

/** People buy, visit and rate: as the subject of a sentence they are no measure. */
export const PEOPLE =
  /^(?:customers?|clients?|buyers?|shoppers?|users?|subscribers?|visitors?|employees?|staff|kund|nutzer|besucher|mitarbeiter|beschaftigte|utilisateurs?|abonnes?|visiteurs?|employes?|usuarios?|suscriptores|visitantes?|empleados?)/iu;

/** What can be counted and be what the rows of a table are. */
export const THINGS =
  /^(?:orders?|purchases?|bestellung(?:en)?|auftrag|auftrage[n]?|commandes?|pedidos?|customers?|clients?|kund(?:e|en|in|innen)|clientes?|users?|nutzer[a-z]*|utilisateurs?|usuarios?|visits?|visitors?|besucher[n]?|visites?|visitas?|employees?|mitarbeiter[a-z]*|employes?|empleados?|complaints?|tickets?|beschwerden?|plaintes?|reclamations?|quejas?|reclamaci(?:on|ones)|refunds?|returns?|retouren?|shipments?|deliver(?:y|ies)|lieferung(?:en)?|livraisons?|envios?|entregas?|leads?|members?|mitglieder[n]?|membres?|socios?|passengers?|students?|guests?|gast|gaste[n]?)$/u;
