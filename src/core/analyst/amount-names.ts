/** What English names of columns say of their values, for questions in words and for recommended widgets. */

const NOT_ADDITIVE =
  /(^|[^\p{L}])(avg|average|mean|median|typical|max|min|maximum|minimum|highest|lowest|peak|rate|rates|ratio|share|pct|percent|percentage|rating|ratings|score|scores|index|temp|temperature|temperatures|age|ages|year|years|id|ids|code|codes|zip|lat|latitude|lon|lng|longitude|rank|density|speed|price|prices|per|growth|margin|probability|likelihood|acceleration|efficiency|level|concentration|height|length|depth|width|pressure|humidity|unemployment|expectancy|horsepower|displacement|cylinders|mpg)(?=$|[^\p{L}])/iu;
const AMOUNT =
  /(^|[^\p{L}])(revenue|sales|cost|costs|orders?|visits?|users|customers|units|quantity|qty|amount|spend|spending|profit|budget|gross|deaths|births|count|num|number|total|votes|clicks|views|records|rows|strikes|precipitation|rainfall|population|employees|jobs|shipments|downloads|sessions|streams|plays|likes|comments|installs|signups|leads|calls|tickets|bookings|reservations|transactions|passengers|pax|riders|trips|rides|appearances|apps|goals|assists|wins|losses|medals|incidents|accidents|injuries|complaints|crimes|fatalities|casualties|donations|expenses|expenditure|kwh|mwh|gwh|tonnes|litres|gallons)(?=$|[^\p{L}])/iu;
const PERCENT = /%/;
const MONEY =
  /[$€£]|(^|[^\p{L}])(usd|eur|revenue|turnover|price|prices|cost|costs|spend|spending|profit|income|salary|salaries|wage|wages|budget|gross|earnings|mrr|arr|gmv)(?=$|[^\p{L}])/iu;

/** Whether a name speaks of money. */
export const isMoneyName = (name: string): boolean => MONEY.test(name.replaceAll('_', ' '));

/** Whether a bare column's name says that its values are amounts; anything doubtful is averaged. */
export function isAmountName(column: string): boolean {
  const plain = column.replaceAll('_', ' ');
  const name = spaced(plain);
  // A unit with a capital inside is one word: kWh.
  return (AMOUNT.test(name) || AMOUNT.test(plain)) && !NOT_ADDITIVE.test(name) && !PERCENT.test(name);
}

/** Whether a bare column's name says that its values are levels, like temperatures, rates and prices: a sum of them means nothing. */
export function isLevelName(column: string): boolean {
  const name = spaced(column.replaceAll('_', ' '));
  return NOT_ADDITIVE.test(name) || PERCENT.test(name);
}

const spaced = (text: string): string => text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
