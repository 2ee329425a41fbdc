import { wordsOf } from './words.js';

// What people call the same thing, by domain. One entry a line; parts of an entry stand for each other.
const GROUPS = `
film|movie|title|picture
genre|category|kind|type
running time|runtime|run time|duration|length|how long
gross|revenue|earning|earned|earn|takings|box office|income|turnover
worldwide|global|world|ww|international
sales|revenue|turnover|umsatz|ventas
budget|spending|funding
cost|expense|price|fee|charge|spend|spent|how much|kosten|coste
price|cost|preis|precio
profit|gewinn|ganancia
rating|score|grade|stars|review
mpg|miles per gallon|fuel economy|fuel efficiency|gas mileage|mileage|fuel consumption
horsepower|hp|horse power|engine power
weight|heavy|heavier|lighter|light|mass|gewicht
height|tall|taller|altitude
elevation|altitude|height
origin|country
origin|region
origin|nation
origin|place
origin|made in
country|nation|land|pais|nationality
region|area|territory|zone|gebiet
state|province
city|town|stadt|ciudad
location|place|venue|site|where
address|street
car|vehicle|automobile|model|auto
model|version|make
brand|make|manufacturer|maker|producer|vendor
engine|motor|cylinder
salary|pay|wage|compensation|gehalt|sueldo
gender|sex|geschlecht
age|old|older|oldest|years old|alter|edad
birthday|birth date|date of birth|dob|born
employee|worker|staff|personnel|colleague|mitarbeiter
job|position|role|occupation|profession
department|division|unit
manager|boss|supervisor
customer|client|buyer|kunde|cliente
product|item|article|goods|produkt|producto
order|purchase
quantity|qty|unit|amount|pieces|menge
amount|sum|total|betrag
discount|rebate|markdown
shipping|delivery|shipment
payment|paid|pay
method|mode|way
date|day|when|datum|fecha
year|jahr|ano|calendar year
month|monat|mes
name|title|called
number|no|num|id|code
id|identifier|number|key
code|id|number
percent|pct|percentage|rate
population|inhabitants|people|residents|einwohner
student|pupil
school|college|university|institution
enrollment|enrolled|enroll|students
professor|teacher|faculty|instructor
teams|club|team
player|athlete
game|match
winner|won|win|victory
loss|lost|lose
rank|position|place|ranking
points|score
attendance|visitors|spectators|audience
capacity|seats|size
passenger|traveler|rider
airport|airfield
airline|carrier
flight|trip
distance|miles|how far|range
speed|fast|velocity
temperature|temp|warm|cold|hot
rain|precipitation|rainfall
hotel|accommodation
room|suite
bed|sleep
owner|holder|proprietor
author|writer
director|filmmaker
artist|singer|musician|performer
song|track
album|record
language|tongue
book|publication
publisher|press
disease|illness|condition
patient|case
doctor|physician
hired|hire|joined|employed
founded|established|opened|started
start|begin|from|starting
end|to|finish
status|state|condition
description|details
email|mail
phone|telephone
first name|fname|given name|forename
last name|lname|surname|family name
supplier|vendor|provider
segment|group|class
class|type|kind
segment|market
share|market share
market value|valuation|worth
stock|inventory
hp|health
dorm|dormitory|residence
major|field of study|subject|course
grade|level
credit|limit
balance|account balance
account|acc
date opened|opened
energy|power|electricity
energy|electricity|consumption|kwh|mwh
tempo|bpm|beats per minute
satisfaction|csat
gdp|gross domestic product|economic output
co2|carbon|carbon dioxide
gpa|grade point average
fare|ticket price
headcount|staff|employees
emission|co2|pollution
listing|property|home|house|real estate
sqft|square feet|square footage|sq ft|floor area|floor space
nationality|nation|country
appearance|game|app
origin|origin airport|departure airport
destination|dest|destination airport|arrival airport
player|footballer
`;

const phrasesOf = (text: string): string => wordsOf(text).map(({ stem }) => stem).join(' '); // prettier-ignore

/** Stemmed phrase → the stemmed phrases that stand for the same. */
const SYNONYMS = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const phrases = line.split('|').map(phrasesOf);
  for (const phrase of phrases) {
    const others = SYNONYMS.get(phrase) ?? new Set<string>();
    for (const other of phrases) if (other !== phrase) others.add(other);
    SYNONYMS.set(phrase, others);
  }
}

/** Stemmed phrases that mean what this one (stems joined by spaces) means. */
export const synonymsOf = (phrase: string): ReadonlySet<string> => SYNONYMS.get(phrase) ?? NONE;
const NONE: ReadonlySet<string> = new Set();

/** What cells say for words that a reader uses: codes of sex, countries by their people. */
const CELL_WORDS = `
male|m|man|men|boy|boys
female|f|woman|women|girl|girls
yes|y|true|1
no|n|false|0
usa|us|united states|america|american|u s
uk|united kingdom|great britain|britain|british
germany|german|deutschland
france|french
spain|spanish
italy|italian
japan|japanese
china|chinese
india|indian
canada|canadian
mexico|mexican
brazil|brazilian
russia|russian
netherlands|dutch
switzerland|swiss
sweden|swedish
europe|european
asia|asian
africa|african
`;

const CELLS = new Map<string, string[]>();
for (const line of CELL_WORDS.trim().split('\n')) {
  const phrases = line.split('|');
  for (const phrase of phrases) for (const form of [phrase, phrasesOf(phrase)]) CELLS.set(form, phrases);
}

/** What a cell may say for a phrase (as it is or stemmed), itself included. */
export const cellPhrases = (phrase: string): readonly string[] => CELLS.get(phrase) ?? [phrase];
