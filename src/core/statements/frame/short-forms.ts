const tableOf = (forms: string): ReadonlyMap<string, string> =>
  new Map(
    forms
      .trim()
      .split(/[|\n]/)
      .map((form) => [form.slice(0, form.indexOf(' ')), form.slice(form.indexOf(' ') + 1)]),
  );

/**
 * What names of columns shorten, by its usual meaning in business data: `pax` is passengers, `wo` a work order. Forms that mean several
 * things (`inv`, `exp`, `comm`, `resp`) are left as they are. In lower case.
 */
export const SHORT_FORMS = tableOf(`
acct account|accts accounts|acq acquisition|addr address|adj adjusted|admin administration|amt amount|appt appointment
appts appointments|avail availability|avg average|bal balance|bdrm bedroom|bdrms bedrooms|bldg building|bldgs buildings|chg change|cnt count|conv conversion
ct count|cust customer|cxl cancelled|delv delivered|dept department|depts departments|dlvd delivered|dt date|emp employee|emps employees
equip equipment|fcst forecast|freq frequency|govt government|grp group|grps groups|hosp hospital|hrs hours|maint maintenance|max maximum
mfg manufacturing|mfr manufacturer|mgmt management|mgr manager|med median|min minimum|mins minutes|mktg marketing|msg message|msgs messages
mth month|nbhd neighborhood|nbr number|num number|occ occupancy|ord order|ords orders|orig origin|pax passengers|pct percentage|pmt payment
pmts payments|prev previous|qtr quarter|qty quantity|rcpt receipt|rcvd received|sched scheduled|secs seconds|sess sessions
stmt statement|subs subscribers|svc service|temp temperature|tix tickets|tot total|trx transactions|txn transaction
txns transactions|unemp unemployment|util utilization|veh vehicles|whs warehouse|wk week|wks weeks|wo work order|wos work orders
yr year|yrs years
`);

/** What people say as it is written, and what it stands for. In lower case. */
export const ACRONYMS = tableOf(`
aht average handling time|aov average order value|arpu average revenue per user|cac customer acquisition cost
cogs cost of goods sold|cpa cost per acquisition|cpc cost per click|cpm cost per thousand impressions
csat customer satisfaction score|ctr click through rate|dau daily active users|fte full time equivalents|gmv gross merchandise value
ltv lifetime value|mau monthly active users|mrr monthly recurring revenue|nps net promoter score|opex operating expenses
otd on time delivery|otif on time in full|roi return on investment
`);
