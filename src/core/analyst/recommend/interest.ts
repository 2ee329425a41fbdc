import { foldedName } from '../../intake/roles/name-words.js';

/**
 * What names of columns say about why people collect them, in English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and
 * Chinese: results are what a table is asked about, circumstances are what results are explained by.
 */
const named = (words: string, anywhere = '(?!)'): ((column: string) => boolean) => {
  const pattern = new RegExp(`(?:^| )(?:${words})(?= |$)|${anywhere}`, 'u');
  return (column) => pattern.test(foldedName(column));
};

/** Given before anything happens: ages, sizes, the weather, plans. The last words say what it is: `room revenue EUR` is revenue. */
export const isCircumstance = (column: string): boolean =>
  isGiven(column) &&
  (isForetold(column) ||
    !foldedName(column).split(' ').slice(-2).some(isResult) ||
    /(?:days|hours|minutes|time)$/i.test(column));

const isForetold = named(
  'target|targets|goal|budget|plan|planned|previous|prior|soll|ziel|objectif|objetivo|obiettivo|meta',
);

const isGiven = named(
  'distance|mileage|discount|lead|age|ages|alter|edad|eta|idade|leeftijd|born|birth|built|baujahr|height|width|length|depth|grosse|groesse|size|floor|floors|etage|area|surface|flache|superficie|oppervlakte|sqm|m2|' +
    'rooms?|bedrooms?|bathrooms?|zimmer|beds|seats|weight in \\w+|(?:net|gross|unit|package|item|shipping) weight|pack size|capacity|kapazitat|capacite|capacidad|capacita|capacidade|capaciteit|headcount|population|' +
    'temperature|temperatura|temperatures?|precipitacao|precipitacion|precipitazioni|humedad|umidade|umidita|temp|outdoor|outside|humidity|wind|rain|rained|rainfall|precipitation|snow|sunshine|snowfall|visibility|solar|radiation|dew|pressure|clouds?|cloudiness|cloud cover|weather|temperatur|regen|pluie|lluvia|pioggia|chuva|holiday|weekend|feiertag|ferie|feriado|' +
    'tenure|experience|seniority|previous|prior|target|targets|goal|budget|plan|planned|limit|threshold|quota|reorder|minimum stock|safety stock|soll|ziel|objectif|objetivo|obiettivo|meta|' +
    'lead days|lead time|week|day|month|hour|weekday|visit no|round|sequence|lactation|parity|dose|x|y|latitude|longitude|index|step',
  '年齢|年龄|気温|温度|湿度|面積|面积|身長|目標|目标|予算|预算|曜日',
);

/** What a business, a service or a study is judged by. */
export const isResult = named(
  'revenue|revenues|sales|turnover|profit|margin|income|earnings|gmv|cost|costs|spend|price|prices|fare|fee|rate|yield|output|score|scores|rating|ratings|satisfaction|csat|nps|enps|' +
    'delay|delays|wait|waiting|duration|time|minutes|hours|days|resolution|response|turnaround|handling|finish|pace|downtime|defects?|violations?|renewals|scrap|errors?|complaints?|incidents?|accidents?|injuries|absences?|absence|' +
    'laid off|layoffs|redundancies|dismissals|fatalities|victims|casualties|injured|killed|rented|rentals|rides|trips|thefts|crimes|visitors|visits|guests|passengers|customers|orders|loans|admissions|attendance|consumption|usage|energy|kwh|electricity|emissions|co2|waste|points|goals|votes|deaths|cases|' +
    'umsatz|erlos|gewinn|kosten|preis|betrag|verspatung|dauer|wartezeit|zufriedenheit|verbrauch|besucher|ausschuss|ergebnis|' +
    'chiffre d affaires|ca|ventes|benefice|cout|couts|prix|montant|retard|duree|attente|satisfaction|consommation|visiteurs|' +
    'ventas|ingresos|beneficio|coste|costo|precio|importe|retraso|duracion|espera|consumo|visitantes|' +
    'ricavi|vendite|utile|costo|prezzo|importo|ritardo|durata|attesa|visitatori|receita|vendas|lucro|custo|preco|valor|atraso|duracao|omzet|winst|kosten|prijs|bedrag|vertraging|duur|wachttijd|verbruik|bezoekers',
  '売上|利益|費用|価格|遅延|所要|満足|消費|来客|销售额|收入|利润|成本|价格|延误|时长|满意|消耗|访客|umsatz|kosten|preis|dauer|verbrauch',
);

/** Yes or no, of which somebody wants to know why. */
export const isResultFlag = named(
  'churn|churned|exited|attrition|answered|taken|bought|purchased|subscribed|signed up|accepted|out of stock|target|label|outcome|convert|converted|conversion|survived|survival|default|defaulted|fraud|cancel|cancelled|canceled|return|returned|click|clicked|respon.*|success|passed|pass|approved|' +
    'met|sla|late|delayed|overdue|on time|breach|breached|critical|adverse|event|injury|defect|defective|failed|failure|error|reopened|escalated|complaint|readmitted|absent|no show|won|lost|paid|sold|renewed|donated|attended|completed|resolved|' +
    'retoure|storno|storniert|gekundigt|verspatet|punktlich|ausfall|fehler|bestanden|annule|resilie|retard|impaye|reussi|abandon|devuelto|cancelado|retraso|impago|aprobado|baja|annullato|reso|ritardo|promosso|devolvido|atraso|aprovado|cancelamento|geannuleerd|geretourneerd|te laat|geslaagd',
  'abwander|kundig|retoure|reklamation|解約|離脱|遅延|返品|合格|不良|流失|延误|退货|合格|违约',
);

/** Told by one day on which something is recorded, ended, or was last seen; not the day on which it happened. */
export const isLaterDate = named(
  'closed|resolved|completed|finished|ended?|end|paid|payment date|shipped|delivered|returned|approved|submitted|booked|booked on|created|created at|recorded|entered|registered|signed|exported|angelegt|erfasst|gemeldet|abgeschlossen|bezahlt|geliefert|gebucht|erstellt|' +
    'cloture|paye|livre|reserve|cree|cerrado|pagado|entregado|reservado|creado|chiuso|pagato|consegnato|fechado|pago|entregue|criado|gesloten|betaald|geleverd|geboekt|aangemaakt',
  '完了|支払|納品|予約日|作成|关闭|付款|交货|预订|创建',
);

/** Written down once a thing is over, by those who deal with it: it explains nothing of what came of it. */
export const isAfterwards = named(
  '(?:order|case|ticket|claim|investigation|shipment|delivery|payment|investigacion|investigacao|indagine) (?:.+ )?status|(?:.+ )?(?:closed|resolved|published|released|publication|recommendations|publicad[oa]s?|divulgad[oa]s?|divulgacao|divulgacion|liberad[oa]s?|cerrad[oa]s?|fechad[oa]s?|resuelt[oa]s?|recomendacoes|recomendaciones|publie|publiee|cloture|resolue?|recommandations|veroffentlicht|abgeschlossen|empfehlungen|pubblicat[oa]|chius[oa]|raccomandazioni)',
);

/** Of a thing itself: nothing happened to the others on such a day. */
export const isDateOfThing = named(
  'hire|hired|hiring|hire date|of hire|joined|joining|founded|established|member since|customer since|open date|opening date|einstellung.*|eintritt.*|embauche|contratacion|assunzione|contratacao|last|latest|recent|birth|birthday|born|dob|due|deadline|expir.*|valid|until|next|renewal|updated|modified|changed|letzte.*|zuletzt|geburt.*|geburtsdatum|fallig.*|gultig.*|ablauf.*|geandert|' +
    'dernier.*|naissance|echeance|expiration|maj|ultim[oa]|nacimiento|vencimiento|caducidad|nascita|scadenza|nascimento|validade|laatste|geboorte.*|vervaldatum|gewijzigd',
  'hiredate|opendate|birthdate|最終|最后|最近|生年月日|出生|期限|有効|更新',
);

/** What there is at a time, of which sums over times say nothing. */
export const isState = named(
  'mrr|arr|balance|balances|stock|stocks|on hand|inventory|outstanding|backlog|members|membership|subscribers|headcount|employees|fte|ftes|staff|policies|active .+|open .+|customers|accounts|population|assets|debt|enrolled|enrolment|enrollment|occupied|beds occupied|' +
    'bestand|saldo|guthaben|mitglieder|mitarbeiter|einwohner|abonnenten|lagerbestand|solde|encours|adherents|effectif|abonnes|existencias|saldo|miembros|socios|empleados|poblacion|giacenza|saldo|iscritti|dipendenti|estoque|associados|funcionarios|voorraad|leden|werknemers',
  'bestand|在庫|残高|会員|库存|余额|会员|人口',
);

/** One amount that comes back: a rent, a monthly fee. */
export const isRecurring = named(
  '(?:hourly|daily|nightly|weekly|monthly|quarterly|annual|yearly) .+|rent|hausgeld|miete|loyer|alquiler|affitto|aluguel|huur|salary|wage|pay|gehalt|lohn|salaire|salario|stipendio|salaris',
  '家賃|月額|月租|给与|工资',
);

/** What only a table of people has. */
export const isOfPeople = (column: string): boolean =>
  /(?:^| )(?:age|gender|sex|dob|birth|year birth|marital(?: status)?|education|alter|geschlecht|sexe|edad|genero|sexo|idade|eta|sesso)$/.test(
    foldedName(column),
  );

/** Counts up without end in each thing: its average says how old the things are. */
export const isCumulative = named(
  'odometer|odo|kilometerstand|km stand|tachostand|mileage reading|meter reading|meter total|meter|reading|compteur|zahlerstand|releve|cumulative|cum|running total|to date|ytd|mtd|kumuliert|cumul|acumulado|cumulato',
  '累計|累计',
);
