// Written by scripts/map-data.mjs; do not edit. Codes and names from i18n-iso-countries (MIT).
/** A country a line: alpha-2, alpha-3, numeric, longitude, latitude, English names. */
export const COUNTRY_TABLE = `\
AD|AND|020|1.6|42.5|Andorra
AE|ARE|784|54.3|23.9|United Arab Emirates|UAE
AF|AFG|004|65.9|33.8|Afghanistan
AG|ATG|028|-61.8|17.1|Antigua and Barbuda
AI|AIA|660|-63.1|18.2|Anguilla
AL|ALB|008|20.1|41.1|Albania
AM|ARM|051|44.9|40.3|Armenia
AO|AGO|024|17.6|-12.3|Angola
AR|ARG|032|-64.7|-34.5|Argentina
AS|ASM|016|-170.7|-14.3|American Samoa
AT|AUT|040|14.1|47.6|Austria
AU|AUS|036|134.2|-25.6|Australia
AW|ABW|533|-70|12.5|Aruba
AX|ALA|248|19.9|60.2|Åland Islands|Aland Islands
AZ|AZE|031|47.7|40.3|Azerbaijan
BA|BIH|070|17.8|44.2|Bosnia and Herzegovina
BB|BRB|052|-59.6|13.2|Barbados
BD|BGD|050|90.2|23.9|Bangladesh
BE|BEL|056|4.6|50.6|Belgium
BF|BFA|854|-1.8|12.3|Burkina Faso
BG|BGR|100|25.2|42.8|Bulgaria
BH|BHR|048|50.5|26|Bahrain
BI|BDI|108|29.9|-3.4|Burundi
BJ|BEN|204|2.3|9.6|Benin
BL|BLM|652|-62.8|17.9|Saint Barthélemy
BM|BMU|060|-64.8|32.3|Bermuda
BN|BRN|096|114.6|4.5|Brunei Darussalam
BO|BOL|068|-64.7|-16.7|Bolivia
BQ|BES|535|-68.3|12.2|Bonaire, Sint Eustatius and Saba
BR|BRA|076|-53.2|-10.7|Brazil
BS|BHS|044|-78|24.7|Bahamas
BT|BTN|064|90.4|27.4|Bhutan
BV|BVT|074|3.4|-54.4|Bouvet Island
BW|BWA|072|23.8|-22.2|Botswana
BY|BLR|112|28|53.5|Belarus
BZ|BLZ|084|-88.7|17.2|Belize
CA|CAN|124|-99|58.6|Canada
CC|CCK|166|96.8|-12.2|Cocos (Keeling) Islands
CD|COD|180|23.6|-2.9|Democratic Republic of the Congo
CF|CAF|140|20.5|6.6|Central African Republic
CG|COG|178|15.2|-0.8|Republic of the Congo
CH|CHE|756|8.2|46.8|Switzerland
CI|CIV|384|-5.6|7.6|Cote d'Ivoire|Côte d'Ivoire|Ivory Coast
CK|COK|184|-159.8|-21.2|Cook Islands
CL|CHL|152|-70.9|-34.4|Chile
CM|CMR|120|12.7|5.7|Cameroon
CN|CHN|156|103.3|36.8|People's Republic of China|China
CO|COL|170|-73.1|3.9|Colombia
CR|CRI|188|-84.2|10|Costa Rica
CU|CUB|192|-78.9|21.6|Cuba
CV|CPV|132|-23.6|15.1|Cape Verde
CW|CUW|531|-69|12.2|Curaçao
CX|CXR|162|105.6|-10.5|Christmas Island
CY|CYP|196|33.2|35|Cyprus
CZ|CZE|203|15.3|49.7|Czech Republic|Czechia
DE|DEU|276|10.4|51|Germany
DJ|DJI|262|42.6|11.7|Djibouti
DK|DNK|208|9.3|56.2|Denmark
DM|DMA|212|-61.4|15.4|Dominica
DO|DOM|214|-70.5|18.9|Dominican Republic
DZ|DZA|012|2.6|28.1|Algeria
EC|ECU|218|-78.4|-1.4|Ecuador
EE|EST|233|25.8|58.7|Estonia
EG|EGY|818|29.9|26.5|Egypt
EH|ESH|732|-12.3|24.2|Western Sahara
ER|ERI|232|38.8|15.4|Eritrea
ES|ESP|724|-3.6|40.4|Spain
ET|ETH|231|39.6|8.6|Ethiopia
FI|FIN|246|26.2|64.3|Finland
FJ|FJI|242|178|-17.8|Fiji
FK|FLK|238|-58.8|-51.7|Falkland Islands (Malvinas)
FM|FSM|583|158.2|6.9|Micronesia, Federated States of
FO|FRO|234|-6.9|62.2|Faroe Islands
FR|FRA|250|2.5|46.6|France
GA|GAB|266|11.8|-0.6|Gabon
GB|GBR|826|-2.4|53.8|United Kingdom|UK|Great Britain
GD|GRD|308|-61.7|12.1|Grenada
GE|GEO|268|43.5|42.2|Georgia
GF|GUF|254|-53.1|4|French Guiana
GG|GGY|831|-2.6|49.5|Guernsey
GH|GHA|288|-1.2|7.9|Ghana
GI|GIB|292|-5.4|36.1|Gibraltar
GL|GRL|304|-41.8|73.1|Greenland
GM|GMB|270|-15.4|13.5|Republic of The Gambia|The Gambia|Gambia
GN|GIN|324|-10.9|10.4|Guinea
GP|GLP|312|-61.5|16.2|Guadeloupe
GQ|GNQ|226|10.5|1.6|Equatorial Guinea
GR|GRC|300|22.6|39.5|Greece
GS|SGS|239|-36.7|-54.4|South Georgia and the South Sandwich Islands
GT|GTM|320|-90.4|15.7|Guatemala
GU|GUM|316|144.8|13.4|Guam
GW|GNB|624|-14.9|12.1|Guinea-Bissau
GY|GUY|328|-59|4.8|Guyana
HK|HKG|344|114.1|22.4|Hong Kong
HM|HMD|334|73.5|-53.1|Heard Island and McDonald Islands
HN|HND|340|-86.6|14.8|Honduras
HR|HRV|191|16.4|45.2|Croatia
HT|HTI|332|-72.7|18.9|Haiti
HU|HUN|348|19.4|47.2|Hungary
ID|IDN|360|114|-0.2|Indonesia
IE|IRL|372|-8.1|53.2|Ireland
IL|ISR|376|35|31.5|Israel
IM|IMN|833|-4.5|54.2|Isle of Man
IN|IND|356|79.5|22.8|India
IO|IOT|086|72.4|-7.3|British Indian Ocean Territory
IQ|IRQ|368|43.8|33|Iraq
IR|IRN|364|54.4|32.5|Islamic Republic of Iran|Iran
IS|ISL|352|-18.6|65|Iceland
IT|ITA|380|12.3|43.5|Italy
JE|JEY|832|-2.1|49.2|Jersey
JM|JAM|388|-77.3|18.2|Jamaica
JO|JOR|400|36.8|31.2|Jordan
JP|JPN|392|137.9|36.6|Japan
KE|KEN|404|37.8|0.6|Kenya
KG|KGZ|417|74.5|41.5|Kyrgyzstan
KH|KHM|116|104.9|12.7|Cambodia
KI|KIR|296|-157.4|1.9|Kiribati
KM|COM|174|43.3|-11.7|Comoros
KN|KNA|659|-62.7|17.3|Saint Kitts and Nevis
KP|PRK|408|127.2|40.1|North Korea
KR|KOR|410|127.9|36.5|South Korea|Korea, Republic of|Republic of Korea
KW|KWT|414|47.6|29.3|Kuwait
KY|CYM|136|-81.3|19.3|Cayman Islands
KZ|KAZ|398|67.2|48.4|Kazakhstan
LA|LAO|418|103.8|18.5|Lao People's Democratic Republic
LB|LBN|422|35.9|33.9|Lebanon
LC|LCA|662|-61|13.9|Saint Lucia
LI|LIE|438|9.5|47.1|Liechtenstein
LK|LKA|144|80.7|7.6|Sri Lanka
LR|LBR|430|-9.3|6.5|Liberia
LS|LSO|426|28.2|-29.6|Lesotho
LT|LTU|440|23.9|55.3|Lithuania
LU|LUX|442|6.1|49.8|Luxembourg
LV|LVA|428|24.9|56.9|Latvia
LY|LBY|434|18.1|27|Libya
MA|MAR|504|-8.7|29.8|Morocco
MC|MCO|492|7.4|43.8|Monaco
MD|MDA|498|28.5|47.2|Moldova, Republic of
ME|MNE|499|19.2|42.8|Montenegro
MF|MAF|663|-63.1|18.1|Saint Martin (French part)
MG|MDG|450|46.7|-19.3|Madagascar
MH|MHL|584|171.2|7.1|Marshall Islands
MK|MKD|807|21.7|41.6|The Republic of North Macedonia|North Macedonia
ML|MLI|466|-3.6|17.3|Mali
MM|MMR|104|96.5|21.1|Myanmar
MN|MNG|496|103.1|47|Mongolia
MO|MAC|446|113.5|22.2|Macao
MP|MNP|580|145.7|15.2|Northern Mariana Islands
MQ|MTQ|474|-61|14.6|Martinique
MR|MRT|478|-10.4|20.2|Mauritania
MS|MSR|500|-62.2|16.7|Montserrat
MT|MLT|470|14.4|35.9|Malta
MU|MUS|480|57.6|-20.3|Mauritius
MV|MDV|462|73.5|4.2|Maldives
MW|MWI|454|34.3|-13.2|Malawi
MX|MEX|484|-102.2|23.9|Mexico
MY|MYS|458|114.7|3.6|Malaysia
MZ|MOZ|508|35.6|-17.2|Mozambique
NA|NAM|516|17.2|-22.1|Namibia
NC|NCL|540|165.5|-21.3|New Caledonia
NE|NER|562|9.3|17.4|Niger
NF|NFK|574|167.9|-29.1|Norfolk Island
NG|NGA|566|8.1|9.6|Nigeria
NI|NIC|558|-85|12.8|Nicaragua
NL|NLD|528|5.6|52.3|Netherlands|The Netherlands|Netherlands (Kingdom of the)
NO|NOR|578|12.2|63.8|Norway
NP|NPL|524|83.9|28.3|Nepal
NR|NRU|520|166.9|-0.5|Nauru
NU|NIU|570|-169.9|-19|Niue
NZ|NZL|554|170.6|-43.9|New Zealand
OM|OMN|512|56.1|20.6|Oman
PA|PAN|591|-80.1|8.5|Panama
PE|PER|604|-74.4|-9.1|Peru
PF|PYF|258|-149.4|-17.7|French Polynesia
PG|PNG|598|144.2|-6.6|Papua New Guinea
PH|PHL|608|121.4|15.9|Philippines
PK|PAK|586|69.2|29.9|Pakistan
PL|POL|616|19.4|52.1|Poland
PM|SPM|666|-56.3|46.9|Saint Pierre and Miquelon
PN|PCN|612|-128.3|-24.4|Pitcairn|Pitcairn Islands
PR|PRI|630|-66.5|18.2|Puerto Rico
PS|PSE|275|35.2|31.9|State of Palestine|Palestine
PT|PRT|620|-8|39.7|Portugal
PW|PLW|585|134.6|7.5|Palau
PY|PRY|600|-58.4|-23.2|Paraguay
QA|QAT|634|51.2|25.3|Qatar
RE|REU|638|55.5|-21.1|Reunion
RO|ROU|642|25|45.8|Romania
RS|SRB|688|20.8|44.2|Serbia
RU|RUS|643|95.5|65.9|Russian Federation|Russia
RW|RWA|646|29.9|-2|Rwanda
SA|SAU|682|44.7|24.1|Saudi Arabia
SB|SLB|090|160.2|-9.6|Solomon Islands
SC|SYC|690|55.5|-4.7|Seychelles
SD|SDN|729|29.9|16|Sudan
SE|SWE|752|16.2|62.4|Sweden
SG|SGP|702|103.8|1.4|Singapore
SH|SHN|654|-5.7|-16|Saint Helena
SI|SVN|705|14.8|46.1|Slovenia
SJ|SJM|744|16|78.6|Svalbard and Jan Mayen
SK|SVK|703|19.5|48.7|Slovakia
SL|SLE|694|-11.8|8.6|Sierra Leone
SM|SMR|674|12.5|43.9|San Marino
SN|SEN|686|-14.5|14.4|Senegal
SO|SOM|706|45.8|6.1|Somalia
SR|SUR|740|-55.9|4.1|Suriname
SS|SSD|728|30.3|7.3|South Sudan
ST|STP|678|6.6|0.2|Sao Tome and Principe
SV|SLV|222|-88.9|13.7|El Salvador
SX|SXM|534|-63.1|18.1|Sint Maarten (Dutch part)
SY|SYR|760|38.5|35|Syrian Arab Republic
SZ|SWZ|748|31.5|-26.6|Eswatini
TC|TCA|796|-71.7|21.8|Turks and Caicos Islands
TD|TCD|148|18.6|15.3|Chad
TF|ATF|260|69.5|-49.3|French Southern Territories
TG|TGO|768|1|8.5|Togo
TH|THA|764|101|15.1|Thailand
TJ|TJK|762|71|38.5|Tajikistan
TK|TKL|772|-171.8|-9.2|Tokelau
TL|TLS|626|125.9|-8.8|Timor-Leste
TM|TKM|795|59.4|39.1|Turkmenistan
TN|TUN|788|9.6|34.1|Tunisia
TO|TON|776|-175.2|-21.2|Tonga
TR|TUR|792|35.4|39.1|Türkiye|Turkey
TT|TTO|780|-61.3|10.4|Trinidad and Tobago
TV|TUV|798|179.2|-8.5|Tuvalu
TW|TWN|158|121|23.7|Taiwan, Province of China|Taiwan
TZ|TZA|834|34.8|-6.3|United Republic of Tanzania|Tanzania
UA|UKR|804|31.3|49.2|Ukraine
UG|UGA|800|32.4|1.3|Uganda
UM|UMI|581|166.6|19.3|United States Minor Outlying Islands
US|USA|840|-98.8|39.9|United States of America|United States|USA|U.S.A.|US|U.S.
UY|URY|858|-56|-32.8|Uruguay
UZ|UZB|860|63.3|41.8|Uzbekistan
VA|VAT|336|12.4|41.9|Holy See (Vatican City State)
VC|VCT|670|-61.2|13.3|Saint Vincent and the Grenadines
VE|VEN|862|-66.2|7.1|Venezuela
VG|VGB|092|-64.6|18.4|Virgin Islands, British
VI|VIR|850|-64.8|17.7|Virgin Islands, U.S.
VN|VNM|704|106.3|16.5|Vietnam
VU|VUT|548|166.8|-15.2|Vanuatu
WF|WLF|876|-178.1|-14.3|Wallis and Futuna
WS|WSM|882|-172.4|-13.6|Samoa
XK|XKK||20.9|42.6|Kosovo
YE|YEM|887|47.5|15.9|Yemen
YT|MYT|175|45.2|-12.8|Mayotte
ZA|ZAF|710|25.3|-29|South Africa
ZM|ZMB|894|27.8|-13.5|Zambia
ZW|ZWE|716|29.9|-19|Zimbabwe`;
