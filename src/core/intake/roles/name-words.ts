/**
 * What names of columns say, in English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese and Chinese. Names are folded
 * first: lower case, no accents, words apart by one blank. Words that German and Dutch join to others are looked for at the end of words.
 */

/** `Umsatz_netto`, `UmsatzNetto`, `UMSATZ (netto)` → `umsatz netto`. */
export function foldedName(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[º°]/g, 'o')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}%#$€£¥]+/gu, ' ')
    .trim();
}

/** A test of folded names: whole words, ends of joined words, and East Asian words, which occur anywhere. */
function named(words: string, ends = '', anywhere = ''): (folded: string) => boolean {
  const parts = [
    `(?:^| )(?:${words})(?= |$)`,
    ...(ends === '' ? [] : [`(?:${ends})(?= |$)`]),
    ...(anywhere === '' ? [] : [anywhere]),
  ];
  const pattern = new RegExp(parts.join('|'), 'u');
  return (folded) => pattern.test(folded);
}

export const isDateName = named(
  'dates?|dt|datum|data|fecha|day|tag|jour|giorno|dia|dag|months?|monat|mois|mes|mese|maand|time|zeit|heure|hora|ora|tijd|timestamp|ts|' +
    'datetime|created|updated|modified|opened|closed|started|ended|due|when|week|woche|semaine|semana|settimana|quarter|quartal|trimestre|kwartaal|' +
    'period|periode|periodo|epoch|unix|at|on|since|until|eintritt|austritt|stichtag|zeitpunkt|zeitstempel|horodatage|tijdstip|birthday|dob',
  'date|datum|zeit|tag|zeitpunkt|tijdstip|timestamp|monat|maand|woche',
  '日付|日時|年月|日期|时间|時間|月份|月度|تاريخ',
);

export const isYearName = named(
  'years?|jahrgang|startar|slutar|rocnik|السنة|سنة|god|год|rok|ar|yil|yr|fy|jahr|annee|an|ano|anio|anos|anno|jaar|exercice|ejercicio|model year|vintage|season|saison|temporada',
  'jahr|jaar|year',
  '年度|年份|年$',
);

export const isLatitudeName = named(
  'lat|latitude|intptlat|latitud|latitudine|breite|breitengrad|breedtegraad|geo lat|y coord',
  '',
  '纬度|緯度',
);
export const isLongitudeName = named(
  'lon|lng|long|longitude|intptlong|longitud|longitudine|lange|laenge|langengrad|laengengrad|lengtegraad|geo lon|geo lng|x coord',
  '',
  '经度|経度',
);

export const isPlaceName = named(
  'country|countries|nation|nationality|land|lander|staat|pays|pais|paese|nazione|city|town|stadt|ort|ville|commune|ciudad|municipio|cidade|citta|comune|' +
    'stad|plaats|gemeente|gemeinde|states|us state|province|provincia|provincie|provinz|region|regione|regiao|regio|bundesland|kanton|canton|' +
    'departement francais|county|landkreis|bezirk|district|distrito|continent|kontinent|address|adresse(?! de messagerie)|direccion|indirizzo|endereco|adres|' +
    'location|standort|lieu|lugar|luogo|local|locatie|postcode area|origin|destination|iso|iso2|iso3|country code|market|neighbou?rhood|quartier|barrio|' +
    'quartiere|bairro|wijk|geo|territory',
  'bundesland|stadt|wohnort|standort|einsatzort|lieferort|zielort|land|staat|stad|plaats|gemeente|country|city|state',
  '国|地域|地区|都道府県|城市|省份|市$|所在地|国家',
);

/** Words for a part of a country and for a condition: the values tell which. */
export const isStateName = named('state|staat|estado|stato|etat');

/** Names of numbers and texts that tell one thing from another. */
export const isIdName = named(
  'id|ids|uid|mmsi|imo|(?<=^)(?:hip|contrato|contrat|contratto|contract|vertrag|patient|paciente|paziente|borrower|socio)(?=$)|identifier|identificador|identifiant|ags|nip|regon|pesel|last4|cod (?:aplicacion|postal|producto|articulo|cliente|proveedor|municipio|produto|artigo|barras)|werk|werke|lagerort|buchungskreis|company code|plant code|einkaufsorganisation|uuid|guid|key(?=$)|code|codes|bib|stn|startnummer|wahlkreis|constituency|station id|handy|movil|celular|portable|telemovel|cellulare|courriel|messagerie|correo|nr|no|num|nro|ref|reference|referenz|referencia|riferimento|referentie|sku|ean|isbn|gtin|upc|asin|iban|bic|vin|' +
    'serial|barcode|zip|zip ?code|postal|postal code|postcode|plz|postleitzahl|cap|cep|cp|code postal|codigo postal|phone|telephone|tel|telefon|telefono|' +
    'telefone|telefoon|mobile|mobil|fax|email|e mail|mail|ssn|kennzeichen|aktenzeichen|codigo|codice|kode|cost cent(?:er|re)|kostenstelle|centre de couts?|' +
    'centro de costes?|centro di costo|kostenplaats|fips|naics|ticker|isin|cusip|matricule|matricula|siren|siret|nif|cif|cpf|cnpj|vat id|konto|kontonummer|' +
    'compte|cuenta|conta|account|account number|room|zimmer|kamer|chambre|habitacion|camera|quarto|http status|status code|gate|seat|index col|row(?=$)|row number|rownum|unnamed.*|hash|token|url|uri|link|path|ip',
  'kod|kundenid|userid|customerid|orderid|artikelid|nr|nummer|number|code|kode|kennung|schlussel|nummern',
  '番号|编号|編號|コード|代码|单号|号码|电话|電話|郵便|邮编|工号',
);
export const isPhoneName = named(
  'phones?|telephones?|tel|telefon|telefono|telefone|telefoon|mobile|mobil|handy|movil|celular|cellulare|telemovel|fax|phone number|telefonnummer',
  '',
  '電話|电话|手机',
);
/** `order number`, `N° facture`, `número de cliente`; not `number of orders`. */
const NUMBERED = named('number|numero|nummer|no|num|n o|n|nr|#', 'nummer|number');
const COUNTED = named(
  'number of|count|(?:num|nb|nbr|nr|n) \\p{L}+s(?=$)|no of|num of|nr of|count of|n of|# of|anzahl|zahl|zahl der|nombre|nombre de|nbre|nb|nb de|cantidad|quantidade|aantal|numero di|# \\p{L}.*',
  'anzahl|zahl',
  '数$|数量|人数|件数|回数',
);
export const isCountName = COUNTED;
export const isNumberedName = (folded: string): boolean => NUMBERED(folded) && !COUNTED(folded);

export const isRateName = named(
  'rate|rates|ratio|share|percent|percentage|pct|quota|quote|anteil|prozent|grad|taux|part|pourcentage|proportion|tasa|porcentaje|proporcion|cuota|tasso|percentuale|' +
    'taxa|percentual|proporcao|graad|percentage|aandeel|margin|marge|marxe|margen|margine|margem|growth|wachstum|croissance|crecimiento|crescita|crescimento|groei|' +
    'change|hike|veranderung|evolution|variation|variacion|variazione|variacao|verandering|yoy|mom|qoq|delta|index|indice|indices|ctr|cvr|roi|roas|roe|ebitda margin|churn|' +
    'conversion|utili[sz]ation|auslastung|occupancy|occupation|ocupacion|occupazione|ocupacao|bezetting|punctuality|punctualite|puntualidad|puntualita|pontualidade|' +
    'probability|wahrscheinlichkeit|probabilite|probabilidad|probabilita|likelihood|correlation|gini|elasticity|yield|efficiency|effizienz|efficacite|eficiencia|' +
    'discount|rabatt|remise|descuento|sconto|desconto|korting|unemployment|arbeitslosigkeit|chomage|desempleo|disoccupazione|desemprego|werkloosheid|inflation|' +
    'inflacion|inflazione|inflacao|inflatie|tasa de .*|taux de .*|taxa de .*|tasso di .*|% .*|.* %|accuracy|precision|recall|availability|verfugbarkeit|' +
    'satisfaction rate|bounce',
  'quote|rate|grad|anteil|graad|aandeel|index|percentage|ratio|prozent|marge|wachstum|groei|auslastung|punktlichkeit|rabatt|pct|percent|cijfer',
  '率|割合|比率|占比|指数|成長|増減',
);

/** Figures for one of something. */
export const isPerUnitName = named(
  '.+ per .+|(?:per|pro|je|par|por|al|a) (?:capita|kopf|person|persona|personne|pessoa|persoon|head|habitant|habitante|abitante|inwoner|tete|unit|unite|unidad|unidade|unita|' +
    'stuck|stuk|order|commande|pedido|ordine|bestellung|bestelling|customer|client|kunde|klant|cliente|visit|visite|besuch|visita|user|employee|mitarbeiter|' +
    'medewerker|day|tag|jour|dia|giorno|dag|hour|stunde|heure|hora|ora|uur|km|ha|m2|100k?|1000)',
  'pro kopf verbrauch|pro kopf einkommen',
  '当たり|あたり|人均|每',
);

/** Rates in money: of one hour, of one night. */
export const isTariffName = named(
  'rate|rates|tariff?|tarif|taux|tarifa|tariffa|tarief|(?:hourly|daily|nightly|monthly) .+',
  'stundensatz|tagessatz|tarif|tarief',
);

/** Marks that people give: levels, never sums. */
export const isScoreName = named(
  'score|scores|rating|ratings|stars|grade|note|nota|notas|bewertung|valoracion|puntuacion|calificacion|valutazione|voto|punteggio|avaliacao|classificacao|' +
    'beoordeling|cijfer|zufriedenheit|satisfaction|satisfaccion|satisfacao|soddisfazione|tevredenheid|q\\d+|frage \\d+|question \\d+|item \\d+|nps|csat|happiness|rank|ranking|rang|likert|stimmung|' +
    'satisfacao geral|priority score|(?:satisfaction|stress|confidence|engagement|anxiety|pain|happiness|activity|noise|difficulty) level',
  'bewertung|beoordeling|score|(?<!ope|gene|inte?g|mode|tole)rating|note|zufriedenheit|tevredenheid',
  '評価|评分|満足度|得分|スコア',
);

/** Measures whose sum says nothing: prices, averages, temperatures, ages, durations of one thing, sizes. */
export const isLevelName = named(
  'restschuld|outstanding balance|unit weight|ek|vk|uvp|cena|ceny|pris|priser|hinta|fiyat|цена|цена за .*|price|unit price|unit costs?|costs? per .*|cout unitaire|stuckkosten|coste unitario|costo unitario|custo unitario|kostprijs|position|running balance|running bal|balance|saldo|solde|guthaben|kontostand|zahlerstand|meter reading|fte|cpi|prices|preis|stuckpreis|einzelpreis|prix|prix unitaire|precio|precio unitario|prezzo|prezzo unitario|preco|preco unitario|prijs|stuksprijs|' +
    'eenheidsprijs|average|avg|mean|median|durchschnitt|schnitt|moyen|moyenne|medio|promedio|(?<!depenses |frais |budget |kosten )media|medium|gemiddeld|gemiddelde|mediane|mediana|min|max|' +
    'minimum|maximum|temperature|temp|temperatur|temperatura|temperatuur|age|alter|edad|eta|idade|leeftijd|ages|height|hohe|hauteur|altura|altezza|hoogte|width|' +
    'breite|largeur|ancho|larghezza|largura|depth|tiefe|length|laenge|longueur|largo|lunghezza|comprimento|lengte|speed|geschwindigkeit|vitesse|velocidad|velocita|' +
    'velocidade|snelheid|pressure|druck|pression|presion|pressione|pressao|druk|humidity|feuchte|luftfeuchtigkeit|humidite|humedad|umidita|umidade|vochtigheid|' +
    'voltage|spannung|ph|latency|latenz|response time|reaktionszeit|antwortzeit|temps de reponse|tiempo de respuesta|tempo di risposta|tempo de resposta|reactietijd|' +
    'length of stay|duree moyenne|delay avg|lead time|cycle time|density|dichte|concentration|konzentration|living area|wohnflache|surface habitable|' +
    'superficie habitable|superficie abitabile|area util|woonoppervlakte|interest|zinssatz|exchange rate|wechselkurs|kurs|cours|tipo de cambio|cambio|ticket moyen|' +
    'ticket medio|aov|arpu|cpc|cpm|cpa|bmi|iq|mpg|horsepower|hp|ps|displacement|noise|lautstarke|dewpoint|wind|waves?|wave height|ondas|wellenhohe|vagues|profundidad|profundidade|profondeur|profondita|diepte|salinity|salinidad|salinite|salzgehalt|brightness|experience|seniority|tenure|bedrooms|' +
    'bathrooms|rooms|zimmer|pieces de vie|floor|etage|stock price|open|high|low|close|adj close|sleep|weight of one|bpm|heart rate',
  'preis|prijs|temperatur|temperatuur|alter|durchschnitt|dauer|gemiddelde|hohe|breite|geschwindigkeit|wohnflache|kurs|price|temperature|avg|mean|median|ligduur|verweildauer|tijd',
  '価格|単価|单价|价格|気温|温度|年齢|年龄|平均|湿度|身長|体重',
);

/** Amounts and counts that may be summed over rows. */
export const isAmountName = named(
  'soll|haben|debits?|credits?|dare|avere|debe|haber|bij|af|conversions|conv|impr|arrivals|ankunfte|arrivees|llegadas|arrivi|chegadas|aankomsten|logiernachte|calories|bons|permits|genehmigungen|faltas|new users|revenue|revenues|sales|turnover|income|result|results|spectators|viewers|goals scored|respondents|answers|copies|sold|appointments|bookings|reservations|subscriptions|streams|plays|steps|shipments|deliveries|parcels|inspections|complaints|trips|rides|flights|water use|water usage|emissions|waste|harvest|yield kg|donors|volunteers|transactions|purchases|interactions|likes|shares|followers gained|new customers|new members|hires|absences|sick days|overtime|amount|amounts|total|totals|subtotal|sum|cost|costs|expense|expenses|spend|spending|spent|profit|profits|loss|losses|fee|fees|' +
    'tax|taxes|vat|payment|payments|donation|donations|gift|gifts|refund|refunds|freight|shipping|postage|charge|charges|gross|net|gmv|commission|bonus|' +
    'quantity|qty|units|items|pieces|count|counts|orders|visits|visitors|sessions|clicks|impressions|views|pageviews|downloads|signups|leads|customers|users|' +
    'passengers|guests|nights|overnight stays|admissions|births|deaths|cases|students|pupils|participants|attendance|attendees|loans|tickets|tickets sold|calls|messages|' +
    'incidents|accidents|defects|scrap|rejects|returns|produced|output|production|tonnage|tons|tonnes|weight|volume|distance|mileage|consumption|energy|rainfall|' +
    'precipitation|downtime|goals|points|medals|wins|miles|kilometers|' +
    'umsatz|erlos|erlose|ergebnis|zuschauer|tore|ertrag|ernte|gefertigte teile|teile|nachte|befragte|antworten|exemplare|termine|buchungen|reservierungen|lieferungen|pakete|beschwerden|fahrten|fluge|emissionen|abfall|spender|transaktionen|kaufe|fehltage|krankheitstage|uberstunden|einsatze|patienten|einnahmen|betrag|summe|gesamt|kosten|ausgaben|aufwand|gewinn|verlust|gebuhr|gebuhren|steuer|zahlung|spende|spenden|fracht|versand|' +
    'menge|stuck|stuckzahl|bestellungen|besuche|besucher|sitzungen|klicks|aufrufe|kunden|gaste|ubernachtungen|aufnahmen|geburten|todesfalle|falle|schuler|teilnehmer|' +
    'ausleihen|anrufe|unfalle|ausschuss|retouren|gewicht|tonnen|entfernung|strecke|verbrauch|energie|niederschlag|stillstand|fahrgaste|' +
    'ca|ca ht|chiffre d affaires|resultat|spectateurs|buts|recolte|nuits|repondants|reponses|exemplaires|rendez vous|reservations|livraisons|colis|reclamations|trajets|vols|emissions|dechets|donateurs|transactions|achats|absences|heures supplementaires|patients|revenus|recette|recettes|ventes|montant|somme|cout|couts|depense|depenses|frais|benefice|benefices|taxe|taxes|tva|paiement|don|dons|' +
    'quantite|nombre|commandes|visites|visiteurs|clics|vues|clients|nuitees|admissions|naissances|deces|eleves|etudiants|participants|prets|appels|rebuts|retours|poids|' +
    'tonnage|distance|consommation|precipitations|arret|arrets|voyageurs|port|frais de port|pieces produites|' +
    'ingresos|ventas|facturacion|resultado|espectadores|goles|cosecha|noches|encuestados|respuestas|ejemplares|citas|reservas|entregas|paquetes|quejas|viajes|vuelos|emisiones|residuos|donantes|transacciones|compras|ausencias|horas extra|pacientes|clics|importe|monto|suma|coste|costes|costo|costos|gasto|gastos|beneficio|impuesto|iva|pago|pagos|donacion|donaciones|flete|envio|cantidad|unidades|pedidos|' +
    'visitas|visitantes|sesiones|clics|clientes|pernoctaciones|ingresos hospitalarios|nacimientos|defunciones|alumnos|estudiantes|participantes|prestamos|llamadas|' +
    'devoluciones|peso|toneladas|distancia|consumo|precipitacion|parada|viajeros|piezas|paradas|' +
    'ricavi|ricavo|risultato|spettatori|gol|reti|raccolto|notti|intervistati|risposte|copie|appuntamenti|prenotazioni|consegne|pacchi|reclami|viaggi|voli|emissioni|rifiuti|donatori|transazioni|acquisti|assenze|straordinari|pazienti|vendite|fatturato|importo|somma|costi|spesa|spese|utile|tassa|tasse|pagamento|donazione|donazioni|trasporto|spedizione|quantita|unita|pezzi|pezzi prodotti|ordini|' +
    'visite|visitatori|sessioni|clic|clienti|pernottamenti|ricoveri|nascite|decessi|alunni|studenti|partecipanti|prestiti|chiamate|scarti|resi|tonnellate|distanza|' +
    'consumi|fermo|passeggeri|' +
    'receita|receitas|faturacao|resultado|espectadores|gols|golos|colheita|noites|respondentes|respostas|exemplares|consultas|reservas|entregas|pacotes|reclamacoes|viagens|voos|emissoes|residuos|doadores|transacoes|compras|ausencias|horas extras|pacientes|vendas|faturamento|valor|soma|custo|custos|despesa|despesas|lucro|imposto|doacao|doacoes|frete|quantidade|unidades|visitantes|sessoes|cliques|' +
    'pernoites|dormidas|internacoes|nascimentos|obitos|alunos|emprestimos|chamadas|refugo|passageiros|pecas|pecas produzidas|' +
    'omzet|resultaat|toeschouwers|doelpunten|oogst|nachten|respondenten|antwoorden|exemplaren|afspraken|boekingen|reserveringen|leveringen|pakketten|klachten|ritten|vluchten|emissies|donateurs|transacties|aankopen|verzuim|overuren|patienten|opnamen|klikken|opbrengst|inkomsten|bedrag|som|totaal|uitgaven|winst|verlies|belasting|btw|betaling|gift|giften|donatie|donaties|vracht|verzending|aantal|hoeveelheid|stuks|' +
    'bestellingen|bezoeken|bezoekers|sessies|kliks|klanten|overnachtingen|opnames|geboorten|geboortes|sterfgevallen|leerlingen|studenten|deelnemers|uitleningen|' +
    'afval|uitval|retouren|gewicht|afstand|verbruik|neerslag|stilstand|reizigers|mediakosten|kosten deelname',
  'umsatz|erlos|kosten|betrag|menge|anzahl|gebuhr|verbrauch|gewicht|ausgaben|einnahmen|sales|cost|costs|revenue|amount|qty|quantity|count|total|omzet|bedrag|aantal|afstand|verbruik|summe',
  '金額|金额|売上|销售额|收入|費用|费用|コスト|数量|利益|利润|販売|人数|件数|重量|距離|合計',
);

/** Amounts of which one may argue whether a sum over rows says anything: stocks, budgets, pay. */
export const isStockName = named(
  'stock|stocks|inventory|salary|salaries|wage|wages|pay|rent|budget|members|subscribers|headcount|employees|population|hours|lager|gehalt|lohn|' +
    'bruttogehalt|miete|kaltmiete|mitglieder|abonnenten|mitarbeiter|einwohner|bevolkerung|stunden|salaire|salaire brut|loyer|loyer mensuel|adherents|abonnes|effectif|employes|' +
    'population|heures|existencias|inventario|salario|sueldo|alquiler|presupuesto|miembros|socios|empleados|poblacion|horas|scorte|giacenza|stipendio|affitto|' +
    'bilancio|iscritti|dipendenti|popolazione|ore|estoque|aluguel|orcamento|associados|funcionarios|populacao|voorraad|salaris|brutosalaris|huur|begroting|leden|' +
    'werknemers|inwoners|bevolking|uren|area|flache|anbauflache|surface|superficie|oppervlakte|capacity|kapazitat|capacite|capacidad|capacita|capacidade|capaciteit',
  'gehalt|lohn|miete|bestand|stunden|uren|flache|salaris|huur|voorraad|budget|population',
  '在庫|库存|人口|予算|预算|給与|工资|会員',
);

/** Amounts by name, whatever else the name says: `discount amount`. */
export const isAmountWord = named(
  'amount|amounts|betrag|importe|importo|montant|valor|bedrag',
  'betrag|bedrag',
  '金額|金额',
);

/** Parts of a date as numbers: the month, the day, the hour. */
export const isCalendarPartName = named(
  'month|monat|mois|mes|mese|maand|day|tag|jour|dia|giorno|dag|weekday|day of week|wochentag|hour|stunde|heure|hora|ora|uur|week|woche|semaine|semana|settimana|quarter|quartal|trimestre|kwartaal',
  '',
  '^月$|^日$|^曜日$',
);

/** Places on the grid of a map. */
export const isGridName = named(
  'eastings?|northings?|osgr|utm|rechtswert|hochwert|x coord\\w*|y coord\\w*|coord\\w* [xy]|lambert',
);

/** Areas and roads are numbered, not measured. */
export const isAreaCodeName = named(
  'police force|authority|colonia|barrio|distrito|comuna|parroquia|quartier|stadtquartier|stadtkreis|stadtteil|kreis|bezirk|arrondissement|circonscription|fips|zona|zonac|district|ward|constituency|municipality|gemeinde|commune|municipio|precinct|borough|road number|road class|lsoa|zone|sector|plz|postleitzahl|postal code|postcode|zip|zip code|code postal|codigo postal|cap|cep|insee|ags|gemeindeschlussel|house number|hausnummer',
);

/** What a column without a name is called. */
export const isUnnamed = (folded: string): boolean =>
  /^(?:column|unnamed|spalte|colonne|columna|coluna|kolom) ?\d*$/.test(folded);

/** Numbers of a version, which are no decimals: 1.10 comes after 1.9. */
export const isVersionName = named(
  'version|versions|release(?=$)|build(?=$)|firmware|versao|versione|versie|app version',
);

/** Numbers that name a kind of thing: a car model 208. */
export const isKindName = named(
  'reason|reason for [\\p{L} ]+|cause|cause of [\\p{L} ]+|grund|motif|motivo|causale|browser(?=$)|operating systems?(?=$)|device(?=$)|platform(?=$)|channel(?=$)|region(?=$)|seasons?(?=$)|model|spieltag|matchday|status|modele|modell|modelo|modello|group|gruppe|groupe|grupo|gruppo|groep|cluster|sex|gender|geschlecht|sexe|sexo|sesso|geslacht|side|category|kategorie|categorie|categoria|type|typ|tipo|class|klasse|classe|clase|line|linie|ligne|linea|lijn',
  'modell|klasse|linie|bewegungsart|belegart|kostenart|kontoart|zahlungsart|vertragsart|auftragsart|versandart|buchungsart|positionsart',
);

/** Codes that many things have: of a campaign, not of one thing. */
export const isSharedCodeName = named(
  'coupon code|discount code|promo code|voucher code|rabattcode|code promo|gutscheincode|kortingscode|codigo promocional',
);

/** Free text, and names of persons and things. */
export const isLabelName = named(
  'name|names|first name|last name|full name|vorname|nachname|nom|prenom|nombre|apellido|apellidos|nome|cognome|sobrenome|naam|voornaam|achternaam|comment|comments|kommentar|' +
    'bemerkung|bemerkungen|anmerkung|commentaire|commentaires|remarque|comentario|comentarios|observaciones|commento|osservazioni|observacoes|opmerking|opmerkingen|' +
    'notiz|notizen|notes|remark|remarks|description|beschreibung|descripcion|descrizione|descricao|omschrijving|title|titel|titre|titulo|titolo|text|message|' +
    'subject line|feedback|review text|summary|zusammenfassung|libelle|note libre|details',
  'name|kommentar|bemerkung|beschreibung|omschrijving|titel',
  '氏名|名前|姓名|備考|备注|コメント|説明|描述|评论',
);
