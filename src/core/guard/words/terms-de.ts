/** The words of dashboards, from English to German: all forms of a translation that no plain ending makes. */
export const TERMS = `
abalone: Abalone Seeohr
abandoned: abgebrochen abgebrochenem verlassen verlassenem
abandonment: Abbruch Abbrüche
abortion: Abtreibung Schwangerschaftsabbruch Schwangerschaftsabbrüche
absence: Abwesenheit Fehlzeit
absent: abwesend abwesendem
absenteeism: Fehlzeit Absentismus
absolute: absolut absolutem
acceleration: Beschleunigung
accepted: angenommen angenommenem akzeptiert akzeptiertem
access: Zugang Zugänge Zugriff
accessory: Zubehör Accessoire
accident: Unfall Unfälle
accommodation: Unterkunft Unterkünfte
account: Konto Konten
accounting: Buchhaltung Rechnungswesen
accrual: Abgrenzung
accuracy: Genauigkeit
acid: Säure
acidity: Säuregehalt Säure
acoustic: akustisch akustischem
acquisition: Gewinnung Akquisition Übernahme Erwerb
acquisition cost: Akquisitionskosten
acre: Acre
acreage: Anbaufläche
action: Aktion Handlung Action
activated: aktiviert aktiviertem
activation: Aktivierung
active: aktiv aktivem
active user: Nutzer aktiv aktivem
activist: Aktivist Aktivistin Aktivistinnen
actor: Schauspieler Schauspielerin Schauspielerinnen
actress: Schauspielerin Schauspielerinnen
actual: Istwert Ist tatsächlich tatsächlichem
acute: akut akutem
ad: Anzeige Werbeanzeige
ad spend: Werbeausgabe Werbekosten
addiction: Sucht Abhängigkeit
additive: Zusatzstoff
address: Adresse Anschrift
adjusted: bereinigt bereinigtem angepasst angepasstem
adjusted close: Schlusskurs bereinigt bereinigtem
administration: Verwaltung
admission: Aufnahme Einweisung Eintritt Zulassung
admitted: aufgenommen aufgenommenem zugelassen zugelassenem
adoption: Nutzung Einführung Annahme
adult: Erwachsene Erwachsener Erwachsenem
adventure: Abenteuer Abenteuerfilm
advertisement: Anzeige Werbeanzeige Werbung
advertiser: Werbetreibende Werbetreibender Werbetreibendem Inserent Inserentin Inserentinnen
advertising: Werbung
afternoon: Nachmittag
aftershock: Nachbeben
age: Alter
age group: Altersgruppe
age rating: Altersfreigabe
agency: Agentur Behörde
agent: Vertreter Vertreterin Vertreterinnen Agent Agentin Agentinnen Makler
agreement: Vereinbarung Abkommen
agricultural: landwirtschaftlich landwirtschaftlichem
agriculture: Landwirtschaft Agrarwirtschaft
air: Luft
air force: Luftwaffe
air pressure: Luftdruck
air quality: Luftqualität
airbag: Airbag
aircraft: Flugzeug
aircraft model: Flugzeugmodell Flugzeugtyp
aircraft type: Flugzeugtyp Flugzeugmuster
airfield: Flugplatz Flugplätze
airline: Fluggesellschaft Airline
airplane: Flugzeug
airport: Flughafen Flughäfen
aisle: Gang Gänge
alarm: Alarm
album: Album Alben
alcohol: Alkohol
alert: Alarm Warnmeldung
algae: Alge
allergy: Allergie
alliance: Bündnis Bündnisse Allianz
allocated: zugeteilt zugeteiltem
allowance: Zulage Freibetrag Freibeträge
alloy: Legierung
ally: Verbündete Verbündeter Verbündetem
almond: Mandel
altitude: Höhe Flughöhe Meereshöhe
aluminium: Aluminium
aluminum: Aluminium
ambassador: Botschafter Botschafterin Botschafterinnen
ambulance: Krankenwagen Rettungswagen
amendment: Änderung Zusatz Zusätze
ammonia: Ammoniak
ammunition: Munition
amortization: Amortisation Tilgung Abschreibung
amount: Betrag Beträge Menge Summe
amphibian: Amphibie
amt: Betrag Beträge Menge
ancestor: Vorfahr Vorfahren
ancestry: Abstammung
anchor: Anker
ancient: antik antikem alt altem
angle: Winkel
animal: Tier
animation: Animation Zeichentrick Animationsfilm
ankle: Knöchel Fußgelenk
annual: jährlich jährlichem Jahres
annual return: Jahresrendite Rendite
annual revenue: Jahresumsatz Jahresumsätze
anomaly: Anomalie Abweichung
answer: Antwort
ant: Ameise
antibiotic: Antibiotikum Antibiotika
antibody: Antikörper
antigen: Antigen
anxiety: Angst Ängste Angststörung
apartment: Wohnung Appartement
app: App Anwendung
apparel: Bekleidung Kleidung
appeal: Berufung Einspruch Einsprüche
apple: Apfel Äpfel
appliance: Haushaltsgerät Gerät
applicant: Bewerber Bewerberin Bewerberinnen Antragsteller
application: Bewerbung Antrag Anträge Anwendung
appointment: Termin Ernennung
apprentice: Lehrling Auszubildende Auszubildender Auszubildendem
apprenticeship: Lehre Ausbildung
approach: Anflug Anflüge Landeanflug Landeanflüge
approval: Zustimmung Genehmigung
approval rating: Zustimmungsrate Zustimmungswert
approved: genehmigt genehmigtem bewilligt bewilligtem freigegeben freigegebenem
aquarium: Aquarium Aquarien
aquatic: aquatisch aquatischem Wasser
aquifer: Grundwasserleiter
archaeology: Archäologie
archery: Bogenschießen
archipelago: Inselgruppe Archipel
architect: Architekt Architektin Architektinnen Architekten
archived: archiviert archiviertem
arctic: arktisch arktischem Arktis
area: Fläche Gebiet Bereich
arm: Arm Waffe
army: Armee Heer
aroma: Aroma Aromen
arr: Umsatz jährlich jährlichem wiederkehrend wiederkehrendem
arrears: Rückstand Rückstände
arrest: Festnahme Verhaftung
arrested: festgenommen festgenommenem verhaftet verhaftetem
arrival: Ankunft Ankünfte
arrival delay: Ankunftsverspätung
arrival time: Ankunftszeit
arrived: angekommen angekommenem
arsenic: Arsen
arson: Brandstiftung
art: Kunst Künste
artery: Arterie
article: Artikel
artifact: Artefakt Fundstück
artist: Künstler Künstlerin Künstlerinnen
artwork: Kunstwerk
ash: Asche Esche
assault: Körperverletzung Angriff
assembly: Montage Versammlung
asset: Vermögenswert Vermögen
assigned: zugewiesen zugewiesenem
assignee: Bearbeiter Bearbeiterin Bearbeiterinnen Zuständige Zuständiger Zuständigem
assist: Vorlage
association: Verband Verbände Verein
assortment: Sortiment
asthma: Asthma
astronaut: Astronaut Astronautin Astronautinnen
astronomy: Astronomie
asylum: Asyl
asylum seeker: Asylbewerber Asylbewerberin Asylbewerberinnen Asylsuchende
atheist: Atheist Atheistin Atheistinnen
athlete: Sportler Sportlerin Sportlerinnen Athlet Athletin Athletinnen
atomic mass: Atommasse
atomic number: Ordnungszahl Kernladungszahl
attack: Angriff
attendance: Anwesenheit Besucherzahl Zuschauerzahl Teilnahme
attended: besucht besuchtem anwesend anwesendem
attorney: Anwalt Anwälte Anwältin Anwältinnen
attraction: Sehenswürdigkeit Attraktion
attrition: Fluktuation Abwanderung
attrition rate: Fluktuationsrate Fluktuationsquote
auction: Auktion Versteigerung
audience: Publikum Zielgruppe Zuschauer
audit: Prüfung Revision
auditor: Prüfer Prüferin Prüferinnen
author: Autor Autorin Autorinnen Autoren Verfasser
authority: Behörde
automatic: automatisch automatischem Automatik
automobile: Automobil Auto
automotive: Automobil Automobilbranche
autumn: Herbst
availability: Verfügbarkeit
available: verfügbar verfügbarem lieferbar lieferbarem
avalanche: Lawine
average: Durchschnitt Mittelwert Mittel durchschnittlich durchschnittlichem Schnitt
avg: Durchschnitt Mittelwert durchschnittlich durchschnittlichem
aviation: Luftfahrt Luftverkehr
avocado: Avocado
award: Auszeichnung Preis
baby: Baby Säugling
bachelor: Bachelor
backlog: Rückstand Rückstände Auftragsbestand Auftragsbestände
backorder: Rückstand Rückstände Lieferrückstand Lieferrückstände
backpack: Rucksack Rucksäcke
backup: Sicherung Datensicherung
bacon: Speck
bacteria: Bakterium Bakterien
bag: Tasche Beutel
baggage: Gepäck
bakery: Bäckerei
balance: Saldo Salden Bilanz Guthaben Kontostand Kontostände
balance sheet: Bilanz
balloon: Ballon
ballot: Stimmzettel
bamboo: Bambus
band: Band Bänder Gruppe
bandwidth: Bandbreite
bank: Bank
bank account: Bankkonto Bankkonten
banking: Bankwesen
bankruptcy: Insolvenz Konkurs
banner: Banner
barcode: Strichcode
bark: Rinde
barley: Gerste
barometer: Barometer
barrel: Barrel Fass Fässer
baseline: Ausgangswert Basiswert Vergleichswert
basic: Basis einfach einfachem
basin: Becken
basket: Warenkorb Warenkörbe Korb Körbe
basketball: Basketball
bat: Fledermaus Fledermäuse Schläger
batch: Charge Los
bathroom: Badezimmer Bad Bäder
battery: Batterie Akku
battle: Schlacht Kampf Kämpfe
bay: Bucht
beach: Strand Strände
beak: Schnabel Schnäbel
bean: Bohne
bear market: Bärenmarkt Bärenmärkte
beauty: Schönheit Kosmetik
bed: Bett
bed occupancy: Bettenbelegung Bettenauslastung
bedroom: Schlafzimmer
bee: Biene
beef: Rindfleisch
beekeeping: Imkerei
beer: Bier
belt: Gürtel
benchmark: Vergleichswert Richtwert Maßstab Maßstäbe
beneficiary: Begünstigte Begünstigter Begünstigtem Empfänger
benefit: Leistung Sozialleistung
benign: gutartig gutartigem
berry: Beere
bestseller: Bestseller
bet: Wette
beverage: Getränk
bicycle: Fahrrad Fahrräder Rad
bid: Gebot Angebot
bike: Fahrrad Fahrräder Rad
bill: Rechnung Gesetzentwurf Gesetzentwürfe
bill depth: Schnabelhöhe Schnabeltiefe
bill length: Schnabellänge
billing: Abrechnung Fakturierung
billion: Milliarde Mrd
bin: Tonne Mülleimer Klasse
biodiversity: Artenvielfalt Biodiversität
biofuel: Biokraftstoff Biotreibstoff
biography: Biografie Biographie
biology: Biologie
biomass: Biomasse
biopsy: Biopsie
biotechnology: Biotechnologie
bird: Vogel Vögel
bird strike: Vogelschlag Vogelschläge
birth: Geburt
birth rate: Geburtenrate Geburtenziffer
birthday: Geburtstag
bishop: Bischof Bischöfe
bitter: bitter bitterem
bitterness: Bitterkeit
black comedy: schwarz schwarzem Komödie
blackout: Stromausfall Stromausfälle
bladder: Blase
bleeding: Blutung
blind: blind blindem
blocked: blockiert blockiertem gesperrt gesperrtem
blog: Blog
blood: Blut
blood pressure: Blutdruck
blood sugar: Blutzucker
blood type: Blutgruppe
blouse: Bluse
boarding: Einsteigen
boat: Boot
body: Körper
body fat: Körperfett
body temperature: Körpertemperatur
body weight: Körpergewicht
boiling point: Siedepunkt
bomb: Bombe
bond: Anleihe
bone: Knochen
bonus: Bonus Boni Prämie
book: Buch Bücher
book value: Buchwert
booked: gebucht gebuchtem
booking: Buchung
bookkeeping: Buchführung
boot: Stiefel
border: Grenze
borough: Bezirk Stadtbezirk
boss: Chef Chefin Chefinnen
bought: gekauft gekauftem
bounce: Absprung Absprünge
bounce rate: Absprungrate
boundary: Grenze
box: Kiste Schachtel
box office: Einspielergebnis Einspielergebnisse Kinokasse
boxing: Boxen
brain: Gehirn Hirn
brake: Bremse
branch: Filiale Zweigstelle Niederlassung
brand: Marke
brand awareness: Markenbekanntheit
breach: Verletzung Datenpanne
bread: Brot
break even: Gewinnschwelle
breakdown: Panne Ausfall Ausfälle
breakfast: Frühstück
breastfeeding: Stillen
breed: Rasse
breeze: Brise
bribery: Bestechung
brick: Ziegel
bridge: Brücke
brightness: Helligkeit
broadband: Breitband
broadcast: Sendung Übertragung
broker: Makler Maklerin Maklerinnen Broker
bronze medal: Bronzemedaille
brother: Bruder Brüder
browser: Browser
buddhist: Buddhist buddhistisch buddhistischem
budget: Budget Haushalt Etat
budgeted: budgetiert budgetiertem geplant geplantem
bug: Fehler Programmfehler
build: Bau Bauten
building: Gebäude
building permit: Baugenehmigung
built: gebaut gebautem erbaut erbautem
bull: Bulle Stier
bull market: Bullenmarkt Bullenmärkte
bumper: Stoßstange
burger: Burger
burglary: Einbruch Einbrüche
burn: Verbrennung
bus: Bus Busse
bus stop: Bushaltestelle Haltestelle
business: Geschäft Unternehmen Wirtschaft
business day: Werktag Arbeitstag
business service: Unternehmensdienstleistung
business services: Unternehmensdienstleistung
business unit: Geschäftsbereich Geschäftseinheit
butter: Butter
butterfly: Schmetterling
buyer: Käufer Käuferin Käuferinnen
cabbage: Kohl
cabin: Kabine
cabinet: Kabinett Schrank Schränke
cadmium: Cadmium Kadmium
caffeine: Koffein
cake: Kuchen Torte
calcium: Kalzium Calcium
calibration: Kalibrierung
call: Anruf
call center: Callcenter
call duration: Gesprächsdauer
caller: Anrufer Anruferin Anruferinnen
calorie: Kalorie
camera: Kamera
campaign: Kampagne
camping: Camping
canceled: storniert storniertem abgesagt abgesagtem annulliert annulliertem gekündigt gekündigtem
cancellation: Stornierung Kündigung Absage Ausfall Ausfälle
cancellation rate: Stornoquote Ausfallquote Stornierungsrate
cancelled: storniert storniertem abgesagt abgesagtem annulliert annulliertem gekündigt gekündigtem
cancer: Krebs Krebserkrankung
candidate: Bewerber Bewerberin Bewerberinnen Kandidat Kandidatin Kandidatinnen
candy: Süßigkeit
canton: Kanton
cap: Mütze Kappe Hut Hüte
capacity: Kapazität Fassungsvermögen
capex: Investitionsausgabe
capital: Kapital Hauptstadt Hauptstädte
capital city: Hauptstadt Hauptstädte
capsule: Kapsel
captain: Kapitän Kapitänin Kapitäninnen
car: Auto Wagen Pkw
car dealer: Autohändler Autohaus Autohäuser
car insurance: Autoversicherung
car model: Automodell Fahrzeugmodell
carat: Karat
carbohydrate: Kohlenhydrat
carbon: Kohlenstoff Karbon
carbon dioxide: Kohlendioxid
carbon footprint: Fußabdruck Fußabdrücke
carbon monoxide: Kohlenmonoxid
card: Karte
care: Pflege Betreuung
caregiver: Pflegeperson Betreuer Betreuerin Betreuerinnen
cargo: Fracht Ladung
carmaker: Autohersteller
carrier: Spediteur Frachtführer Träger
cart: Warenkorb Warenkörbe Wagen
cart abandonment: Warenkorbabbruch Warenkorbabbrüche Kaufabbruch
cartoon: Zeichentrick Cartoon
case: Fall Fälle Vorgang Vorgänge
cash: Bargeld Kasse bar
cash flow: Cashflow Zahlungsstrom Zahlungsströme Geldfluss Geldflüsse
cast: Besetzung
castle: Schloss Schlösser Burg
casualty: Opfer Verletzte Verletzter Verletztem
cat: Katze
catalog: Katalog
catalogue: Katalog
catch: Fang Fänge
category: Kategorie
catering: Gastronomie Verpflegung
cathedral: Kathedrale Dom
catholic: katholisch katholischem Katholik
cattle: Rind Rinder Vieh
cause: Ursache
cave: Höhle
cell: Zelle
celsius: Celsius
cement: Zement
cemetery: Friedhof Friedhöfe
census: Volkszählung Zensus
cent: Cent
century: Jahrhundert
cereal: Getreide Cerealien
certificate: Zertifikat Freigabe Altersfreigabe
chair: Stuhl Stühle
champagne: Champagner
champion: Meister Meisterin Meisterinnen Champion
championship: Meisterschaft
chancellor: Kanzler Kanzlerin Kanzlerinnen
change: Änderung Veränderung Wechsel
channel: Kanal Kanäle
character: Figur Charakter Zeichen
charge: Gebühr Ladung Anklage
charging station: Ladestation Ladesäule
charity: Wohltätigkeit Hilfsorganisation
chat: Chat
check in: Anreise
check out: Abreise
checkout: Kasse Bezahlvorgang Bezahlvorgänge
cheese: Käse
chemical: chemisch chemischem Chemikalie Chemikalien
chemistry: Chemie
chess: Schach
chest: Brust
chicken: Huhn Hühner Hähnchen
child: Kind Kinder
child mortality: Kindersterblichkeit
chloride: Chlorid
chlorine: Chlor
chocolate: Schokolade
choir: Chor Chöre
cholesterol: Cholesterin
christian: Christ Christin Christinnen christlich christlichem
chromosome: Chromosom
chronic: chronisch chronischem
church: Kirche
churn: Abwanderung Kündigung
churn rate: Abwanderungsrate Abwanderungsquote Kündigungsrate
churned: abgewandert abgewandertem gekündigt gekündigtem
cigarette: Zigarette
cinema: Kino
cinnamon: Zimt
circulation: Auflage
circumference: Umfang Umfänge
citation: Zitierung Zitat
citizen: Bürger Bürgerin Bürgerinnen
citizenship: Staatsbürgerschaft Staatsangehörigkeit
citric acid: Zitronensäure Citronensäure
city: Stadt Städte
civil servant: Beamte Beamter Beamtem Beamtin Beamtinnen
civilization: Zivilisation
claim: Schadensfall Schadensfälle Schadenfall Schadenfälle Anspruch Ansprüche Forderung
claim amount: Schadenhöhe Schadensumme Schadenssumme
claims ratio: Schadenquote
clarity: Reinheit Klarheit
class: Klasse
class size: Klassengröße
classical: klassisch klassischem
classroom: Klassenzimmer
claw: Kralle
clay: Ton Lehm
click: Klick
click rate: Klickrate
click through: Klickrate
clicked: geklickt geklicktem angeklickt angeklicktem
client: Kunde Kundin Kundinnen Mandant Mandantin Mandantinnen Klient
climate: Klima
climate change: Klimawandel
climb: Steigflug Steigflüge
climbing: Klettern
clinic: Klinik Kliniken Praxis
close: Schluss Schlusskurs
closed: geschlossen geschlossenem abgeschlossen abgeschlossenem
closing price: Schlusskurs
clothing: Kleidung Bekleidung
cloud: Wolke Cloud
cloud cover: Bewölkung
cloudy: bewölkt bewölktem
club: Verein Klub
clutch: Kupplung
coach: Trainer Trainerin Trainerinnen
coal: Kohle
coalition: Koalition
coast: Küste
coastal: küstennah küstennahem Küste
coat: Mantel Mäntel
cobalt: Kobalt
cocoa: Kakao
cod: Kabeljau Dorsch
code: Code Schlüssel Kennzahl
coffee: Kaffee
cogs: Herstellungskosten Herstellkosten
cohort: Kohorte
coin: Münze
cold: kalt kaltem Kälte
collateral: Sicherheit
colleague: Kollege Kollegin Kolleginnen Kollegen
collected: eingezogen eingezogenem gesammelt gesammeltem
collection: Sammlung Kollektion Inkasso
college: Hochschule College
collision: Zusammenstoß Zusammenstöße Kollision
colony: Kolonie
color: Farbe
colour: Farbe
column: Spalte
comedy: Komödie
comet: Komet Kometen
commander: Kommandeur Befehlshaber
comment: Kommentar Bemerkung
commercial: gewerblich gewerblichem kommerziell kommerziellem
commission: Provision Kommission
committee: Ausschuss Ausschüsse
commodity: Rohstoff
communication: Kommunikation
commute: Pendeln Arbeitsweg
commuter: Pendler Pendlerin Pendlerinnen
comorbidity: Komorbidität Begleiterkrankung
company: Unternehmen Firma Firmen Gesellschaft
compensation: Vergütung Entschädigung
competition: Wettbewerb Wettkampf Wettkämpfe
competitor: Wettbewerber Wettbewerberin Wettbewerberinnen Konkurrent
complaint: Beschwerde Reklamation Beanstandung
completed: abgeschlossen abgeschlossenem fertiggestellt fertiggestelltem erledigt erledigtem
completion: Abschluss Abschlüsse Fertigstellung
completion rate: Abschlussquote Abschlussrate
component: Bauteil Komponente
composer: Komponist Komponistin Komponistinnen
computer: Computer Rechner
concentration: Konzentration
concert: Konzert
concrete: Beton
condiment: Würzmittel Gewürz
conductivity: Leitfähigkeit
confectionery: Süßware Süßwaren
confirmed: bestätigt bestätigtem
conflict: Konflikt
congestion: Stau Überlastung
congress: Kongress Kongresse
conifer: Nadelbaum Nadelbäume
connection: Verbindung Anschluss Anschlüsse
conservation: Naturschutz Erhaltung Schutz
conservative: konservativ konservativem
consignment: Sendung Lieferung
console: Konsole
constellation: Sternbild Konstellation
constituency: Wahlkreis
constitution: Verfassung
construction: Bau Bauten Bauwesen Baugewerbe
construction year: Baujahr
consultant: Berater Beraterin Beraterinnen
consulting: Beratung
consumed: verbraucht verbrauchtem
consumer: Verbraucher Verbraucherin Verbraucherinnen Konsument Konsumentin Konsumentinnen
consumption: Verbrauch Konsum
contact: Kontakt Ansprechpartner
contacted: kontaktiert kontaktiertem
container: Container Behälter
content: Inhalt
continent: Kontinent Erdteil
contraception: Verhütung Empfängnisverhütung
contract: Vertrag Verträge
contractor: Auftragnehmer Auftragnehmerin Auftragnehmerinnen Dienstleister
control: Kontrolle Steuerung
control group: Kontrollgruppe
controlling: Controlling
conversation: Gespräch Unterhaltung
conversion: Konversion Umwandlung Abschluss Abschlüsse
conversion rate: Konversionsrate Abschlussrate
converted: konvertiert konvertiertem umgewandelt umgewandeltem
convertible: Kabrio Cabrio
convicted: verurteilt verurteiltem
conviction: Verurteilung
cooked: gekocht gekochtem
cool: kühl kühlem
cooling: Kühlung
coordinate: Koordinate
copier: Kopierer
copper: Kupfer
coral: Koralle
corn: Mais
corner: Ecke Eckball Eckbälle
corporate: betrieblich betrieblichem Firmenkunde Unternehmen
corporation: Konzern Unternehmen
correlation: Korrelation Zusammenhang Zusammenhänge
corruption: Korruption
cosmetic: Kosmetik
cost: Kosten
cost center: Kostenstelle
cost centre: Kostenstelle
cotton: Baumwolle
cough: Husten
council: Rat Räte Gemeinderat
count: Anzahl Zahl Zählung
country: Land Länder Staat
county: Landkreis Kreis
couple: Paar
coupon: Gutschein Coupon
courier: Kurier
course: Kurs
court: Gericht Platz
cousin: Cousin Cousine
coverage: Abdeckung Deckung
cow: Kuh Kühe
cpc: Klickpreis Klick
cpm: Tausenderkontaktpreis
crab: Krabbe
craft: Handwerk
crash: Unfall Unfälle
crate: Kiste
crater: Krater
cream: Sahne Creme
created: erstellt erstelltem angelegt angelegtem
credit: Kredit Gutschrift Guthaben
credit card: Kreditkarte
credit score: Kreditwürdigkeit Bonität
creditor: Gläubiger Gläubigerin Gläubigerinnen Kreditor Kreditoren
crew: Besatzung Mannschaft
cricket: Kricket Cricket
crime: Verbrechen Straftat Kriminalität
crime rate: Kriminalitätsrate
criminal: Straftäter Straftäterin Straftäterinnen kriminell kriminellem
critic: Kritiker Kritikerin Kritikerinnen
crocodile: Krokodil
crop: Feldfrucht Feldfrüchte Ernte Kultur
crop yield: Ernteertrag Ernteerträge Ertrag
crude oil: Rohöl
cruise: Reiseflug Reiseflüge Kreuzfahrt
cryptocurrency: Kryptowährung
crystal: Kristall
ctr: Klickrate
cubic meter: Kubikmeter
cucumber: Gurke
cultivated: angebaut angebautem bewirtschaftet bewirtschaftetem
culture: Kultur
cumulative: kumuliert kumuliertem kumulativ kumulativem
cup: Tasse Pokal
currency: Währung
current: Strom aktuell aktuellem
curriculum: Lehrplan Lehrpläne
customer: Kunde Kundin Kundinnen Kundschaft
customer base: Kundenstamm Kundenstämme
customer group: Kundengruppe
customer satisfaction: Kundenzufriedenheit
customer segment: Kundensegment
customer service: Kundendienst Kundenservice
customer type: Kundentyp
customs: Zoll
cut: Schliff Schnitt
cycle time: Zykluszeit Durchlaufzeit Taktzeit
cycling: Radsport Radfahren
cyclist: Radfahrer Radfahrerin Radfahrerinnen
cylinder: Zylinder
daily: täglich täglichem
daily high: Tageshöchstwert Tageshöchsttemperatur
dairy: Molkerei Milchprodukt
dam: Staudamm Staudämme
damage: Schaden Schäden Beschädigung
damaged: beschädigt beschädigtem
danceability: Tanzbarkeit
dancer: Tänzer Tänzerin Tänzerinnen
data: Daten Datum
data usage: Datenverbrauch Datennutzung
data volume: Datenvolumen
database: Datenbank
date: Datum Daten
daughter: Tochter Töchter
dawn: Morgendämmerung Dämmerung
day: Tag
daytime: Tageszeit
deadline: Frist Termin
deaf: gehörlos gehörlosem taub taubem
deal: Abschluss Abschlüsse Geschäft
dealer: Händler Händlerin Händlerinnen
dean: Dekan Dekanin Dekaninnen
death: Tod Todesfall Todesfälle Sterbefall Sterbefälle
death rate: Sterberate Todesrate
debit: Lastschrift Belastung
debt: Schuld Verschuldung
debtor: Schuldner Schuldnerin Schuldnerinnen Debitor Debitoren
decade: Jahrzehnt
decibel: Dezibel
decile: Dezil
deductible: Selbstbehalt Selbstbeteiligung
deer: Hirsch Reh
default: Ausfall Ausfälle Zahlungsausfall Zahlungsausfälle
default rate: Ausfallquote Ausfallrate
defeat: Niederlage
defect: Fehler Mangel Mängel Defekt
defect rate: Fehlerquote Ausschussquote
defective: fehlerhaft fehlerhaftem defekt defektem
defendant: Angeklagte Angeklagter Angeklagtem Beklagte
defender: Verteidiger Verteidigerin Verteidigerinnen
defense: Verteidigung
deficit: Defizit Fehlbetrag Fehlbeträge
deforestation: Entwaldung Abholzung
degree: Grad Abschluss Abschlüsse
degree program: Studiengang Studiengänge
delay: Verspätung Verzögerung Verzug
delay minute: Verspätungsminute
delayed: verspätet verspätetem verzögert verzögertem
deleted: gelöscht gelöschtem
delinquency: Zahlungsverzug Kriminalität
delivered: geliefert geliefertem zugestellt zugestelltem ausgeliefert ausgeliefertem
delivery: Lieferung Zustellung Auslieferung
delivery date: Lieferdatum Liefertermin
delivery time: Lieferzeit
demand: Nachfrage Bedarf
dementia: Demenz
democracy: Demokratie
democrat: Demokrat Demokratin Demokratinnen
demographic: demografisch demografischem Demografie
denied: abgelehnt abgelehntem verweigert verweigertem
density: Dichte
dentist: Zahnarzt Zahnärzte Zahnärztin Zahnärztinnen
departed: abgeflogen abgeflogenem abgefahren abgefahrenem
department: Abteilung
departure: Abflug Abflüge Abfahrt Start
departure delay: Abflugverspätung Abfahrtsverspätung
departure time: Abflugzeit Abfahrtszeit
deployment: Bereitstellung Auslieferung
deposit: Einlage Einzahlung Anzahlung
depreciation: Abschreibung
depression: Depression
dept: Abteilung
depth: Tiefe
deputy: Abgeordnete Abgeordneter Abgeordnetem Stellvertreter
derivative: Derivat
descent: Sinkflug Sinkflüge
description: Beschreibung
desert: Wüste
designer: Designer Designerin Designerinnen
desk: Schreibtisch
desktop: Desktop Schreibtisch
destination: Ziel Zielort Reiseziel Zielflughafen
detective: Detektiv Kriminalbeamter Ermittler
detractor: Kritiker
developer: Entwickler Entwicklerin Entwicklerinnen Bauträger
development: Entwicklung
deviation: Abweichung
device: Gerät
dew point: Taupunkt
diabetes: Diabetes
diagnosis: Diagnose
diameter: Durchmesser
diamond: Diamant
dictionary: Wörterbuch Wörterbücher
diesel: Diesel
diet: Ernährung Diät
difference: Unterschied Differenz
digital: digital digitalem
diploma: Diplom
diplomat: Diplomat Diplomatin Diplomatinnen
direct: direkt direktem
director: Direktor Direktorin Direktorinnen Regisseur Regisseurin Regisseurinnen Leiter
disability: Behinderung
disabled: deaktiviert deaktiviertem behindert behindertem
disaster: Katastrophe
discharge: Entlassung Abfluss Abflüsse
discharged: entlassen entlassenem
discount: Rabatt Nachlass Nachlässe Skonto
disease: Krankheit Erkrankung
dish: Gericht Speise
dishwasher: Spülmaschine Geschirrspüler
disk: Festplatte Datenträger
dismissal: Entlassung
dismissed: entlassen entlassenem
dispatched: versandt versandtem abgeschickt abgeschicktem
displacement: Hubraum Hubräume
distance: Entfernung Strecke Distanz Abstand Abstände
distribution: Verteilung Vertrieb
distributor: Verleih Verleiher Vertreiber Händler
district: Bezirk Kreis
diversity: Vielfalt Diversität
diverted: umgeleitet umgeleitetem
dividend: Dividende
dividend yield: Dividendenrendite
diving: Tauchen Tauchgang Tauchgänge
division: Sparte Geschäftsbereich Liga
divorce: Scheidung
divorced: geschieden geschiedenem
doctor: Arzt Ärzte Ärztin Ärztinnen
document: Dokument Unterlage
documentary: Dokumentarfilm
dog: Hund
dollar: Dollar
dolphin: Delfin Delphin
domain: Domäne Domain
domestic: inländisch inländischem Inland
domestic gross: Einspielergebnis Einspielergebnisse inländisch inländischem
donation: Spende
donor: Spender Spenderin Spenderinnen
doping: Doping
dormitory: Wohnheim
dosage: Dosierung
dose: Dosis Dosen
download: Download
download speed: Downloadgeschwindigkeit
downtime: Stillstand Stillstände Ausfallzeit Stillstandszeit
dozen: Dutzend
draft: Tiefgang Entwurf Entwürfe
drama: Drama Dramen
draw: Unentschieden Ziehung
dress: Kleid Kleider
drilling: Bohrung
drink: Getränk
driver: Fahrer Fahrerin Fahrerinnen
drivetrain: Antrieb
driving license: Führerschein
drizzle: Nieselregen
drone: Drohne
dropout: Abbrecher Abbrecherin Abbrecherinnen Abbruch Abbrüche
dropout rate: Abbrecherquote Abbruchquote
drought: Dürre
drug: Medikament Arzneimittel Droge
drum: Trommel Schlagzeug
dry: trocken trockenem
duck: Ente
due date: Fälligkeit Fälligkeitsdatum
durable goods: Gebrauchsgüter langlebig langlebigem
duration: Dauer Laufzeit
dusk: Abenddämmerung Dämmerung
dust: Staub
duty: Zoll Abgabe
dynasty: Dynastie
eagle: Adler
ear: Ohr
early: früh frühem verfrüht verfrühtem
earning: Verdienst Ertrag Erträge Gewinn
earring: Ohrring
earth: Erde
earthquake: Erdbeben
east: Ost Osten
eastern: östlich östlichem
ebitda: Betriebsergebnis
economic: wirtschaftlich wirtschaftlichem ökonomisch ökonomischem
economics: Volkswirtschaft Wirtschaftswissenschaft
economy: Wirtschaft Konjunktur
ecosystem: Ökosystem
edible: essbar essbarem
edition: Ausgabe Auflage
education: Bildung Ausbildung Erziehung
efficiency: Effizienz Wirkungsgrad
egg: Ei Eier
elbow: Ellbogen Ellenbogen
elderly: älter älterem Senioren
elected: gewählt gewähltem
election: Wahl
electorate: Wählerschaft
electric: elektrisch elektrischem
electric car: Elektroauto
electric vehicle: Elektrofahrzeug Elektroauto
electricity: Strom Elektrizität
electricity consumption: Stromverbrauch
electricity price: Strompreis
electron: Elektron Elektronen
electronics: Elektronik
elephant: Elefant
elevation: Höhe Geländehöhe
elevator: Aufzug Aufzüge
eligible: berechtigt berechtigtem
email: Email Mail
embarked: eingeschifft eingeschifftem zugestiegen zugestiegenem
embassy: Botschaft
emergency: Notfall Notfälle Notaufnahme
emigrant: Auswanderer Emigrant
emigration: Auswanderung Abwanderung
emission: Emission Ausstoß
empire: Reich
employed: beschäftigt beschäftigtem erwerbstätig erwerbstätigem angestellt angestelltem
employee: Mitarbeiter Mitarbeiterin Mitarbeiterinnen Beschäftigte Beschäftigter Beschäftigtem Angestellte Angestellter Angestelltem
employee number: Personalnummer Mitarbeiterzahl
employment: Beschäftigung
employment rate: Beschäftigungsquote Erwerbsquote
empty: leer leerem
enabled: aktiviert aktiviertem
encryption: Verschlüsselung
end: Ende
end date: Enddatum
endangered: gefährdet gefährdetem bedroht bedrohtem
energy: Energie
energy consumption: Energieverbrauch
energy mix: Energiemix
engagement: Interaktion Engagement
engine: Motor Motoren Triebwerk
engine size: Hubraum Hubräume Motorgröße
engineer: Ingenieur Ingenieurin Ingenieurinnen
engineering: Technik Ingenieurwesen
enrolled: eingeschrieben eingeschriebenem angemeldet angemeldetem
enrollment: Einschreibung Schülerzahl Studierendenzahl
enrolment: Einschreibung Schülerzahl Studierendenzahl
enterprise: Unternehmen Betrieb
entertainment: Unterhaltung
environment: Umwelt Umgebung
environmental: ökologisch ökologischem Umwelt
enzyme: Enzym
epicenter: Epizentrum Epizentren
epidemic: Epidemie
episode: Episode
equation: Gleichung
equator: Äquator
equipment: Ausrüstung Ausstattung Gerät
equity: Eigenkapital
era: Ära Ären Epoche
error: Fehler
error count: Fehlerzahl Fehleranzahl
error rate: Fehlerrate Fehlerquote
eruption: Ausbruch Ausbrüche Eruption
escalated: eskaliert eskaliertem
escalation: Eskalation
estimate: Schätzung Schätzwert
estimated: geschätzt geschätztem
ethnicity: Ethnie Herkunft
euro: Euro
evaporation: Verdunstung
evening: Abend
event: Veranstaltung Ereignis Ereignisse
evidence: Beweis
exam: Prüfung Klausur
exam score: Prüfungsergebnis Prüfungspunkte
excavation: Ausgrabung
exchange: Umtausch Börse Austausch
exchange rate: Wechselkurs
executive: Führungskraft Führungskräfte
exempt: befreit befreitem
exhaust: Abgas Auspuff
exhibition: Ausstellung
existing: bestehend bestehendem vorhanden vorhandenem
existing customer: Bestandskunde Bestandskunden
exit: Ausstieg Ausgang Ausgänge
exoplanet: Exoplanet
expected: erwartet erwartetem
expenditure: Ausgabe
expense: Ausgabe Aufwand Aufwendung
experiment: Versuch Experiment
expired: abgelaufen abgelaufenem
export: Export Ausfuhr
exported: exportiert exportiertem
external: extern externem
extinct: ausgestorben ausgestorbenem
extinction: Aussterben
extraction: Gewinnung Förderung
eye: Auge
eye color: Augenfarbe
fabric: Stoff Gewebe
face: Gesicht
factory: Fabrik Werk
faculty: Fakultät
fahrenheit: Fahrenheit
failed: fehlgeschlagen fehlgeschlagenem gescheitert gescheitertem
failure: Ausfall Ausfälle Störung
failure rate: Ausfallrate Fehlerrate
family: Familie
famine: Hungersnot Hungersnöte
fantasy: Fantasy Fantasie
fare: Fahrpreis Tarif
farm: Bauernhof Bauernhöfe Betrieb Hof Höfe
farmer: Landwirt Landwirtin Landwirtinnen Bauer Bauern Bäuerin Bäuerinnen
fashion: Mode
fat: Fett
fatal: tödlich tödlichem
fatality: Todesfall Todesfälle Todesopfer
father: Vater Väter
fatigue: Müdigkeit Ermüdung
feather: Feder
feature: Funktion Merkmal
fee: Gebühr Honorar
feedback: Rückmeldung
felony: Verbrechen
female: weiblich weiblichem Frau
fence: Zaun Zäune
fencing: Fechten
ferry: Fähre
fertility: Fruchtbarkeit Fertilität
fertility rate: Geburtenrate Fertilitätsrate Geburtenziffer
fertilizer: Dünger Düngemittel
fever: Fieber
fiber: Faser Ballaststoff Glasfaser
fiction: Fiktion Belletristik
field: Feld
figure: Zahl Kennzahl Wert
file: Datei Dateien Akte
film: Film
fin: Flosse
final: Finale Endspiel
finance: Finanzen Finanzwesen Finanzierung
financed: finanziert finanziertem
financial: finanziell finanziellem Finanz
financial activities: Finanzgeschäft Finanzwesen
financial services: Finanzdienstleistung
fine: Bußgeld Geldstrafe
finger: Finger
finish time: Zielzeit
finished: beendet beendetem fertig fertigem
fire: Brand Brände Feuer
fire department: Feuerwehr
firearm: Schusswaffe
firefighter: Feuerwehrmann Feuerwehrleute
fireplace: Kamin
firewall: Firewall
firm: Firma Firmen Unternehmen
first response: Erstantwort Erstreaktion
fiscal: fiskalisch fiskalischem steuerlich steuerlichem
fiscal year: Geschäftsjahr Haushaltsjahr
fish: Fisch
fishery: Fischerei
fishing: Fischerei Fischfang
fixed cost: Fixkosten
flat: Wohnung
flavor: Geschmack Geschmäcker Aroma Aromen
flavour: Geschmack Geschmäcker Aroma Aromen
fleet: Flotte Fuhrpark
flight: Flug Flüge
flight date: Flugdatum
flight number: Flugnummer
flipper: Flosse
flood: Hochwasser Überschwemmung Flut
floor: Stockwerk Etage Boden Böden
floor area: Wohnfläche Nutzfläche Geschossfläche
flower: Blume Blüte
fluoride: Fluorid
fog: Nebel
foggy: neblig nebligem
folder: Ordner
follower: Follower
food: Lebensmittel Nahrung Nahrungsmittel
food industry: Lebensmittelindustrie
foot: Fuß Füße
football: Fußball Fußbälle
footfall: Besucherfrequenz Kundenfrequenz
footwear: Schuh Schuhwerk
force: Kraft Kräfte
forecast: Prognose Vorhersage
foreign: ausländisch ausländischem Ausland
forest: Wald Wälder Forst
forestry: Forstwirtschaft
fortress: Festung
forward: Stürmer Angreifer
forwarder: Spediteur Spedition
fossil: fossil fossilem
fossil fuel: fossil fossilem Brennstoff
foul: Foul
foundation: Stiftung Gründung
foundation type: Fundamentart Fundament
founded: gegründet gegründetem
founder: Gründer Gründerin Gründerinnen
fountain: Brunnen
fox: Fuchs Füchse
fracture: Bruch Brüche Fraktur
franchise: Franchise
fraud: Betrug Betrugsfälle
free: kostenlos kostenlosem gratis frei freiem
free kick: Freistoß Freistöße
freedom: Freiheit
freelancer: Freiberufler Freiberuflerin Freiberuflerinnen Freelancer
freezer: Gefrierschrank Gefrierschränke Tiefkühler
freight: Fracht
frequency: Häufigkeit Frequenz
fresh: frisch frischem
friend: Freund Freundin Freundinnen
frog: Frosch Frösche
frost: Frost Fröste
frozen: gefroren gefrorenem tiefgekühlt tiefgekühltem
fruit: Obst Frucht Früchte
fuel: Kraftstoff Treibstoff Brennstoff
fuel consumption: Kraftstoffverbrauch Spritverbrauch
fuel economy: Kraftstoffverbrauch Verbrauch Sparsamkeit
fuel type: Kraftstoffart
full: voll vollem
full time: Vollzeit
fund: Fonds
funded: finanziert finanziertem gefördert gefördertem
funding: Finanzierung Förderung
fundraising: Spendensammlung
funnel: Trichter
fur: Fell Pelz
furnished: möbliert möbliertem
furniture: Möbel
future: Terminkontrakt
gain: Gewinn Zugewinn Kursgewinn
galaxy: Galaxie
gallon: Gallone
gambling: Glücksspiel
game: Spiel
gap: Lücke Abstand Abstände Differenz
garage: Garage
garden: Garten Gärten
garlic: Knoblauch
gas: Gas Erdgas
gasoline: Benzin
gate: Flugsteig
gdp: BIP Bruttoinlandsprodukt
gear: Gang Gänge
gearbox: Getriebe
gem: Edelstein
gender: Geschlecht Geschlechter
gene: Gen
generated: erzeugt erzeugtem
generation: Erzeugung Stromerzeugung Generation
generator: Generator Generatoren
generosity: Großzügigkeit
genocide: Völkermord
genome: Genom
genre: Genre Gattung
genus: Gattung
geography: Geografie Geographie Erdkunde
geology: Geologie
geometry: Geometrie
geothermal: geothermisch geothermischem Geothermie
germ: Keim
gift: Geschenk
gift card: Geschenkkarte
gill: Lamelle Kieme
giraffe: Giraffe
glacier: Gletscher
glass: Glas Gläser
global: global globalem weltweit weltweitem
global warming: Erderwärmung Klimaerwärmung
glucose: Glukose
goal: Ziel Tor Treffer
goalkeeper: Torwart Torwarte Torhüter Torhüterin Torhüterinnen
goat: Ziege
god: Gott Götter
gold: Gold
gold medal: Goldmedaille
goods: Ware Güter
goods producing: produzierend produzierendem Gewerbe
gorilla: Gorilla
government: Regierung öffentlich öffentlichem Staat
governor: Gouverneur Gouverneurin Gouverneurinnen
grade: Note Güteklasse Klasse Schulnote
graduate: Absolvent Absolventin Absolventinnen
graduated: abgeschlossen abgeschlossenem
graduation: Abschluss Abschlüsse
graduation rate: Abschlussquote
grain: Getreide Korn Körner
gram: Gramm
grandparent: Großeltern
granite: Granit
grant: Zuschuss Zuschüsse Förderung Stipendium
grape variety: Rebsorte
grass: Gras Gräser
gravel: Kies Schotter
gravity: Schwerkraft Gravitation
greenhouse: Gewächshaus Gewächshäuser Treibhaus
greenhouse gas: Treibhausgas
grid: Netz Stromnetz
grocery: Lebensmittel
gross: brutto Brutto Einspielergebnis Einspielergebnisse Bruttoeinnahmen
gross amount: Bruttobetrag Bruttobeträge
gross margin: Bruttomarge Rohmarge
gross profit: Bruttogewinn Rohertrag
groundwater: Grundwasser
group: Gruppe Konzern
growth rate: Wachstumsrate
guarantee: Garantie Bürgschaft
guardian: Vormund Erziehungsberechtigte Erziehungsberechtigter
guest: Gast Gäste
guilty: schuldig schuldigem
guitar: Gitarre
gull: Möwe
gun: Schusswaffe Pistole
gust: Böe
gym: Fitnessstudio
habitat: Lebensraum Lebensräume Habitat
hacker: Hacker
hail: Hagel
hair: Haar
hair color: Haarfarbe
half year: Halbjahr
ham: Schinken
hand: Hand Hände
handle time: Bearbeitungszeit
happiness: Glück Zufriedenheit
harbor: Hafen Häfen
harbour: Hafen Häfen
hardcover: gebunden gebundenem
hardness: Härte
hardware: Hardware
harvest: Ernte
harvested: geerntet geerntetem
hatchback: Schrägheck
hawk: Habicht Falke
head: Kopf Köpfe
headache: Kopfschmerz
headcount: Personalbestand Personalbestände Mitarbeiterzahl Kopfzahl
headlight: Scheinwerfer
headquarters: Hauptsitz Zentrale
health: Gesundheit
health insurance: Krankenversicherung
healthcare: Gesundheitswesen Gesundheitsversorgung
healthy: gesund gesundem
heart: Herz
heart attack: Herzinfarkt
heart disease: Herzkrankheit Herzerkrankung
heart rate: Herzfrequenz Puls
heat: Wärme Hitze
heating: Heizung
heatwave: Hitzewelle
hectare: Hektar
hedge fund: Hedgefonds
height: Höhe Körpergröße Größe
helicopter: Hubschrauber
helmet: Helm
help desk: Helpdesk
hemisphere: Hemisphäre Halbkugel
hemoglobin: Hämoglobin
herb: Kraut Kräuter
herbicide: Herbizid
heritage: Erbe Kulturerbe
hero: Held Heldin Heldinnen
high: hoch hohem hohe hoher Hoch Höchststand Höchstkurs
high school: Oberschule Gymnasium Gymnasien
high temperature: Höchsttemperatur
highway: Autobahn Fernstraße
hiking: Wandern Wanderung
hill: Hügel
hindu: Hindu hinduistisch hinduistischem
hip: Hüfte
hire: Einstellung Neueinstellung
hire date: Einstellungsdatum Eintrittsdatum
hired: eingestellt eingestelltem
historical: historisch historischem
history: Geschichte
holiday: Feiertag Urlaub
home: Eigenheim Haus Wohnung
home office: Homeoffice Heimarbeit
home team: Heimmannschaft Heimteam
homeless: obdachlos obdachlosem Obdachlose Obdachloser
homework: Hausaufgabe
homicide: Tötungsdelikt Mord
hormone: Hormon
horn: Horn Hörner
horror: Horror Horrorfilm
horse: Pferd
horsepower: Pferdestärke PS Leistung
hospital: Krankenhaus Krankenhäuser Klinik Kliniken Spital
hospitality: Gastgewerbe Gastfreundschaft
host: Gastgeber Gastgeberin Gastgeberinnen Vermieter
hot: heiß heißem
hotel: Hotel
hour: Stunde Uhrzeit Uhr
hourly: stündlich stündlichem
hourly wage: Stundenlohn Stundenlöhne
house: Haus Häuser
house price: Hauspreis Immobilienpreis
household: Haushalt
household goods: Haushaltsware
household income: Haushaltseinkommen
household size: Haushaltsgröße
housing: Wohnung Wohnungsbau
hub: Drehkreuz Knotenpunkt
human development: menschlich menschlichem Entwicklung
human resource: Personal Personalwesen
humidity: Feuchtigkeit Luftfeuchtigkeit Feuchte Luftfeuchte
hunger: Hunger
hunter: Jäger Jägerin Jägerinnen
hunting: Jagd
hurricane: Hurrikan Orkan
husband: Ehemann Ehemänner Mann Männer
hybrid: Hybrid hybrid hybridem
hydro: Wasserkraft
hydroelectric: hydroelektrisch hydroelektrischem Wasserkraft
hydrogen: Wasserstoff
hydropower: Wasserkraft
hypertension: Bluthochdruck
hypothesis: Hypothese
ice: Eis
ice hockey: Eishockey
id: Kennung Nummer
illiteracy: Analphabetismus
illness: Krankheit Erkrankung
image: Bild
immigrant: Einwanderer Einwandererin Einwandererinnen Zuwanderer
immigration: Einwanderung Zuwanderung
immunity: Immunität
import: Import Einfuhr
imported: importiert importiertem
impression: Einblendung Impression Anzeigenaufruf
in progress: laufend laufendem Bearbeitung
in stock: vorrätig vorrätigem lieferbar lieferbarem
in store: stationär stationärem Filiale
in transit: unterwegs Transit
inactive: inaktiv inaktivem
inch: Zoll Inch
incidence: Inzidenz
incident: Vorfall Vorfälle Störung Zwischenfall Zwischenfälle
income: Einkommen Einkünfte Einnahme Ertrag Erträge
incomplete: unvollständig unvollständigem
incumbent: Amtsinhaber Amtsinhaberin Amtsinhaberinnen
independence: Unabhängigkeit
index: Index Indizes Indexwert
indicator: Indikator Indikatoren Kennzahl
indigenous: indigen indigenem
individual: Einzelperson Individuum Individuen
industrial: industriell industriellem gewerblich gewerblichem
industry: Industrie Branche
inequality: Ungleichheit
infant mortality: Säuglingssterblichkeit
infected: infiziert infiziertem
infection: Infektion
inflammation: Entzündung
inflation: Inflation Teuerung
influenza: Grippe Influenza
information: Information Auskunft Auskünfte
information technology: Informationstechnik
infrastructure: Infrastruktur
ingredient: Zutat
inhabitant: Einwohner Einwohnerin Einwohnerinnen
injection: Injektion Spritze
injured: verletzt verletztem Verletzte Verletzter Verletztem
injury: Verletzung
inmate: Häftling Insasse Insassin Insassinnen
inpatient: stationär stationärem
input: Eingabe Einsatz Einsätze
inquiry: Anfrage
insolvency: Insolvenz
insomnia: Schlaflosigkeit
inspected: geprüft geprüftem kontrolliert kontrolliertem
inspection: Prüfung Kontrolle Inspektion
inspector: Prüfer Prüferin Prüferinnen Inspektor
install: Installation
installed: installiert installiertem
installed capacity: installiert installiertem Leistung
installment: Rate
instalment: Rate
institution: Einrichtung Institution
insulation: Dämmung Isolierung
insulin: Insulin
insurance: Versicherung
insured: versichert versichertem Versicherte Versicherter Versichertem
insurer: Versicherer
intensity: Intensität Stärke
intensive care: Intensivstation intensiv
interest: Zins Interesse
interest rate: Zinssatz Zinssätze Zins
intern: Praktikant Praktikantin Praktikantinnen
internal: intern internem
international: international internationalem
internet: Internet
intersection: Kreuzung
interval: Intervall Zeitabstand Zeitabstände
interview: Vorstellungsgespräch Interview
invalid: ungültig ungültigem
inventory: Bestand Bestände Lagerbestand Lagerbestände Inventar
invested: investiert investiertem angelegt angelegtem
investigation: Ermittlung Untersuchung
investment: Investition Anlage Beteiligung
investor: Anleger Anlegerin Anlegerinnen Investor Investorin Investorinnen Investoren
invoice: Rechnung
invoice amount: Rechnungsbetrag Rechnungsbeträge
invoice date: Rechnungsdatum
invoiced: berechnet berechnetem fakturiert fakturiertem
iris: Iris Schwertlilie
iron: Eisen
irrigation: Bewässerung
island: Insel
isotope: Isotop
issue: Vorgang Vorgänge Ticket Ausgabe
item: Artikel Position Posten
jacket: Jacke
jail: Gefängnis Gefängnisse
jaw: Kiefer
jeans: Jeans
jellyfish: Qualle
jet: Jet Düsenflugzeug
jewelry: Schmuck
jewish: jüdisch jüdischem
job: Arbeitsplatz Arbeitsplätze Stelle Job Beruf
job title: Stellenbezeichnung Berufsbezeichnung
joint: Gelenk
journal: Zeitschrift Journal
journey: Reise Fahrt
judge: Richter Richterin Richterinnen
jump: Sprung Sprünge
jungle: Dschungel
jury: Jury Geschworene Geschworener
justice: Justiz Gerechtigkeit
kernel: Korn Körner Kern
kerosene: Kerosin
key figure: Kennzahl
keyboard: Tastatur
keyword: Suchbegriff Schlüsselwort Schlüsselwörter Stichwort Stichwörter
kg: Kilogramm Kilo
kidnapping: Entführung
kidney: Niere
kilogram: Kilogramm Kilo
kilometer: Kilometer
kilometre: Kilometer
kilowatt: Kilowatt
kilowatt hour: Kilowattstunde
kind: Art Sorte
kindergarten: Kindergarten Kindergärten Kita
king: König
kitchen: Küche
kitten: Kätzchen
km: Kilometer
knee: Knie
knot: Knoten
kpi: Kennzahl Leistungskennzahl
kwh: Kilowattstunde
lab: Labor
label: Etikett Bezeichnung
labor: Arbeit Arbeitskraft Arbeitskräfte
labor cost: Arbeitskosten Personalkosten Lohnkosten
labor force: Erwerbspersonen Arbeitskräfte Erwerbsbevölkerung
labor market: Arbeitsmarkt Arbeitsmärkte
laboratory: Labor
labour: Arbeit Arbeitskraft Arbeitskräfte
labour cost: Arbeitskosten Personalkosten Lohnkosten
labour force: Erwerbspersonen Arbeitskräfte Erwerbsbevölkerung
labour market: Arbeitsmarkt Arbeitsmärkte
lake: See Seen
lamp: Lampe
land: Grundstück Boden Böden Land
landfill: Deponie
landing: Landung
landing page: Zielseite Landeseite
landing roll: Ausrollen Landung
landline: Festnetz
landlord: Vermieter Vermieterin Vermieterinnen
landmark: Wahrzeichen
landscape: Landschaft
landslide: Erdrutsch
lane: Spur Fahrspur
language: Sprache
lap: Runde
laptop: Laptop
larceny: Diebstahl Diebstähle
large: groß großem
lat: Breitengrad Breite
late: spät spätem verspätet verspätetem
latency: Latenz Verzögerung
latitude: Breitengrad Breite
launch: Start Markteinführung
laundry: Wäsche Wäscherei
law: Gesetz Recht
lawsuit: Klage
lawyer: Anwalt Anwälte Anwältin Anwältinnen Rechtsanwalt
layoff: Entlassung
lead: Interessent Interessentin Interessentinnen Kontakt Lead
lead time: Vorlaufzeit Lieferzeit Durchlaufzeit
leaf: Blatt Blätter
league: Liga Ligen
lease: Mietvertrag Mietverträge Pacht Leasing
leather: Leder
leave: Urlaub
lecturer: Dozent Dozentin Dozentinnen
ledger: Hauptbuch Hauptbücher
leg: Bein
legal: rechtlich rechtlichem juristisch juristischem Rechtsabteilung
legendary: legendär legendärem
legislation: Gesetzgebung
leisure: Freizeit
lender: Kreditgeber
length: Länge
lens: Linse Objektiv
lentil: Linse
lesson: Unterrichtsstunde Lektion
letter: Brief Buchstabe
lettuce: Salat Kopfsalat
level: Stufe Niveau Ebene Pegel Stand
leverage: Hebel Verschuldungsgrad
liability: Verbindlichkeit Haftung
liberal: liberal liberalem
library: Bibliothek Bücherei
licence: Lizenz Führerschein
license: Lizenz Führerschein
life expectancy: Lebenserwartung
life insurance: Lebensversicherung
life satisfaction: Lebenszufriedenheit
life science: Lebenswissenschaft
life span: Lebensdauer Lebensspanne
lifetime: Lebensdauer
light: Licht Lichter leicht leichtem
light year: Lichtjahr
lighthouse: Leuchtturm Leuchttürme
lightning: Blitz
lignite: Braunkohle
like: Like
limestone: Kalkstein
limit: Grenze Grenzwert Limit
line: Linie Zeile
linen: Leinen
linguistics: Linguistik Sprachwissenschaft
link: Verknüpfung Verbindung
lion: Löwe
liquid: Flüssigkeit flüssig flüssigem
liquidity: Liquidität
list date: Angebotsdatum
list price: Listenpreis
listener: Hörer Hörerin Hörerinnen
listing: Inserat Angebot
liter: Liter
literacy: Alphabetisierung
literacy rate: Alphabetisierungsrate
literate: alphabetisiert alphabetisiertem
literature: Literatur
lithium: Lithium
litre: Liter
litter: Wurf Würfe Abfall Abfälle
liver: Leber
livestock: Vieh Viehbestand Viehbestände
living area: Wohnfläche
living space: Wohnfläche Wohnraum Wohnräume
lizard: Eidechse
load: Last Ladung Belastung
load factor: Auslastung Ladefaktor Sitzladefaktor
loaded: beladen beladenem geladen geladenem
loading: Beladung Verladung
loan: Darlehen Kredit
loan amount: Kreditbetrag Kreditbeträge Darlehensbetrag
lobster: Hummer
local: lokal lokalem örtlich örtlichem
located: gelegen gelegenem
location: Standort Ort Lage
lockdown: Lockdown
logging: Holzeinschlag Forstwirtschaft
login: Anmeldung
logistics: Logistik
lon: Längengrad Länge
longitude: Längengrad Länge
lorry: Lastwagen Lkw
loss: Verlust
loss ratio: Schadenquote
lost: verloren verlorenem
lot: Los Charge
lot size: Grundstücksgröße Losgröße
lottery: Lotterie
loudness: Lautstärke Lautheit
low: niedrig niedrigem Tief Tiefststand Tiefstkurs
low temperature: Tiefsttemperatur
loyalty: Treue Kundentreue
luggage: Gepäck
luminosity: Leuchtkraft Leuchtkräfte
lung: Lunge
luxury: Luxus
machine: Maschine
machinery: Maschine
magazine: Zeitschrift Magazin
magnesium: Magnesium
magnet: Magnet
magnetic field: Magnetfeld
magnitude: Magnitude Stärke
maintenance: Wartung Instandhaltung
maintenance cost: Wartungskosten
maize: Mais
major: Hauptfach Hauptfächer Studienfach Studienfächer
majority: Mehrheit
make: Marke Fabrikat
maker: Hersteller Herstellerin Herstellerinnen
malaria: Malaria
male: männlich männlichem Mann Männer
malignant: bösartig bösartigem
malnutrition: Unterernährung Mangelernährung
malware: Schadsoftware
mammal: Säugetier
man: Mann Männer
manager: Manager Managerin Managerinnen Leiter Leiterin Leiterinnen Führungskraft Führungskräfte
manual: manuell manuellem Handbuch Handbücher
manufacturer: Hersteller Herstellerin Herstellerinnen
manufacturing: Fertigung Produktion Industrie
manure: Mist Gülle Dung
marble: Marmor
margin: Marge Spanne
marine: marin marinem Meer
marital status: Familienstand
maritime: maritim maritimem
mark: Note Markierung
market: Markt Märkte
market cap: Marktkapitalisierung Börsenwert
market capitalization: Marktkapitalisierung Börsenwert
market share: Marktanteil
market value: Marktwert
marketing: Marketing Vermarktung
markup: Aufschlag Aufschläge
marriage: Ehe Eheschließung Heirat
married: verheiratet verheiratetem
mask: Maske
mass: Masse
match: Spiel Begegnung
material: Material Materialien Werkstoff
material cost: Materialkosten
math: Mathematik
mathematics: Mathematik
maturity: Laufzeit Fälligkeit Reife
max: Maximum Höchstwert
maximum: Maximum Maxima Höchstwert
mayor: Bürgermeister Bürgermeisterin Bürgermeisterinnen
meal: Mahlzeit Essen
mean: Mittelwert Mittel Durchschnitt mittler mittlerem
measles: Masern
measure: Messgröße Maß Maßnahme
measured: gemessen gemessenem
measurement: Messung Messwert
meat: Fleisch
medal: Medaille
media: Medien Medium
median: Median Medianwert mittler mittlerem
medical: medizinisch medizinischem ärztlich ärztlichem
medication: Medikament Medikation
medicine: Medizin Arznei
medieval: mittelalterlich mittelalterlichem
medium: Medium Medien
megawatt: Megawatt
megawatt hour: Megawattstunde
melody: Melodie
melting point: Schmelzpunkt
member: Mitglied
membership: Mitgliedschaft
memory: Speicher Arbeitsspeicher
mental health: psychisch psychischem Gesundheit
menu: Speisekarte Menü
mercury: Quecksilber Merkur
merger: Fusion
message: Nachricht
metal: Metall
meteor: Meteor
meteorite: Meteorit Meteoriten
meter: Meter Zähler
meter reading: Zählerstand Zählerstände
methane: Methan
metre: Meter
metric: Kennzahl Messgröße Metrik
metropolis: Metropole
microwave: Mikrowelle
midfielder: Mittelfeldspieler
midnight: Mitternacht
midwife: Hebamme
migrant: Migrant Migrantin Migrantinnen
migration: Migration Wanderung
mile: Meile
mileage: Kilometerstand Kilometerstände Laufleistung Verbrauch
milestone: Meilenstein
military: Militär militärisch militärischem
military spending: Militärausgaben Rüstungsausgaben
milk: Milch
million: Million Mio
min: Minimum Mindestwert
mine: Bergwerk Mine
minibus: Kleinbus Kleinbusse
minimum: Minimum Minima Mindestwert Kleinstwert
minimum wage: Mindestlohn Mindestlöhne
mining: Bergbau
minister: Minister Ministerin Ministerinnen
ministry: Ministerium Ministerien
minority: Minderheit
minute: Minute
miscarriage: Fehlgeburt
missile: Rakete
missing: fehlend fehlendem vermisst vermisstem
mist: Nebel
mobile: mobil mobilem Mobilgerät
mobile network: Mobilfunknetz
mobile phone: Mobiltelefon Handy
model: Modell
model year: Modelljahr
modern: modern modernem
molecule: Molekül
monarchy: Monarchie
monastery: Kloster Klöster
monetary: monetär monetärem
money: Geld Gelder
money laundering: Geldwäsche
monitor: Bildschirm Monitor
monkey: Affe
monsoon: Monsun
month: Monat
monthly: monatlich monatlichem
monthly return: Monatsrendite Rendite
moon: Mond
moose: Elch
morning: Morgen Vormittag
mortality: Sterblichkeit Mortalität
mortality rate: Sterberate Sterblichkeitsrate
mortgage: Hypothek
mosque: Moschee
mosquito: Mücke Stechmücke
mother: Mutter Mütter
motor: Motor Motoren
motorcycle: Motorrad Motorräder
motorway: Autobahn
mountain: Berg Gebirge
mountainous: gebirgig gebirgigem
mouse: Maus Mäuse
mouth: Mund Münder
movie: Film
mpg: Meile Gallone Verbrauch Reichweite
mrr: Umsatz monatlich monatlichem wiederkehrend wiederkehrendem
multiplayer: Mehrspieler
municipality: Gemeinde Kommune
murder: Mord
muscle: Muskel
museum: Museum Museen
music: Musik
musical: Musical
muslim: Muslim Muslimin Musliminnen muslimisch muslimischem
mutation: Mutation
mystery: Krimi Geheimnis Geheimnisse
nail: Nagel Nägel
name: Name Namen Bezeichnung
nation: Nation Staat
national: national nationalem
nationality: Staatsangehörigkeit Nationalität
native: einheimisch einheimischem gebürtig gebürtigem
natural gas: Erdgas
nausea: Übelkeit
nautical mile: Seemeile
neck: Hals Hälse Nacken
neighborhood: Viertel Stadtviertel Nachbarschaft
neighbourhood: Viertel Stadtviertel Nachbarschaft
nerve: Nerv
nest: Nest
net: netto Netto
net amount: Nettobetrag Nettobeträge
net income: Nettoeinkommen Nettogewinn
net profit: Reingewinn Nettogewinn
net sales: Nettoumsatz Nettoumsätze
network: Netz Netzwerk
new: neu neuem
new customer: Neukunde Neukunden
newborn: Neugeborene Neugeborenes Neugeborenem
news: Nachricht
newsletter: Rundbrief Newsletter
newspaper: Zeitung
night: Nacht Nächte
nitrate: Nitrat
nitrogen: Stickstoff
nitrogen dioxide: Stickstoffdioxid
no show: Nichterscheinen ferngeblieben ferngebliebenem
node: Knoten
noise: Lärm Geräusch
nominated: nominiert nominiertem
nomination: Nominierung
nominee: Nominierte Nominierter Nominiertem
nondurable goods: Verbrauchsgüter
nonprofit: gemeinnützig gemeinnützigem
noon: Mittag
north: Nord Norden
northeast: Nordosten Nordost
northern: nördlich nördlichem
nose: Nase
novel: Roman
nps: Weiterempfehlung
nuclear: nuklear nuklearem Kernkraft Atomkraft Kernenergie
nucleus: Kern Atomkern
number: Zahl Anzahl Nummer
nurse: Pflegekraft Pflegekräfte Krankenschwester Krankenpfleger
nursing home: Pflegeheim
nut: Nuss Nüsse
nutrient: Nährstoff
nutrition: Ernährung
oak: Eiche
obesity: Fettleibigkeit Adipositas
observation: Beobachtung Messwert
observatory: Observatorium Observatorien Sternwarte
observed: beobachtet beobachtetem
occupancy: Belegung Auslastung
occupancy rate: Auslastung Belegungsrate Belegungsquote
occupation: Beruf
occupied: belegt belegtem bewohnt bewohntem besetzt besetztem
ocean: Ozean
octopus: Krake Tintenfisch
odometer: Kilometerstand Kilometerstände Kilometerzähler
odor: Geruch Gerüche
offence: Straftat Delikt
offender: Täter Täterin Täterinnen Straftäter
offense: Straftat Delikt
offer: Angebot
office: Büro Amt Ämter
office supply: Büromaterial Bürobedarf
officer: Offizier Beamter Beamte Beamtin Beamtinnen
official: Beamte Beamter Beamtem Beamtin Beamtinnen offiziell offiziellem amtlich amtlichem
offline: offline stationär stationärem
offspring: Nachwuchs Nachkomme
oil: Öl Erdöl
oil price: Ölpreis
oil spill: Ölpest Ölunfall Ölunfälle
old: alt altem
olive oil: Olivenöl
olympics: Olympia olympisch olympischem
on time: pünktlich pünktlichem Pünktlichkeit Pünktlichkeitsquote termingerecht termingerechtem
onboarding: Einarbeitung
online: online
online shop: Onlineshop
open: offen offenem geöffnet geöffnetem
open position: Stelle offen offenem
open rate: Öffnungsrate
opened: geöffnet geöffnetem eröffnet eröffneten
opening price: Eröffnungskurs
operated: betrieben betriebenem
operating: laufend laufendem betrieblich betrieblichem
operating cost: Betriebskosten
operating expense: Betriebsaufwand Betriebsausgabe
operating income: Betriebsergebnis
operating profit: Betriebsergebnis Betriebsgewinn
operating system: Betriebssystem
operation: Betrieb Vorgang Vorgänge Operation
operational: betrieblich betrieblichem operativ operativem
operator: Bediener Bedienerin Bedienerinnen Betreiber Betreiberin Betreiberinnen
opex: Betriebsausgabe Betriebskosten
opponent: Gegner Gegnerin Gegnerinnen
opportunity: Verkaufschance
option: Option
orange: Orange Apfelsine
orbit: Umlaufbahn
orbital period: Umlaufzeit
orchestra: Orchester
order: Bestellung Auftrag Aufträge
order date: Bestelldatum Auftragsdatum
order number: Bestellnummer Auftragsnummer
order status: Bestellstatus Auftragsstatus
order value: Bestellwert Auftragswert
order volume: Bestellmenge Auftragsvolumen
ordered: bestellt bestelltem
ore: Erz
organ: Organ Orgel
organic: organisch organischem biologisch biologischem Bio
organisation: Organisation
organization: Organisation
origin: Herkunft Ursprung Ursprünge Startort Abflughafen
orphan: Waise
ostrich: Strauß
other: sonstig sonstigem ander anderem übrig übrigem
other services: sonstig sonstigem Dienstleistung
ounce: Unze
outage: Ausfall Ausfälle Störung
outbreak: Ausbruch Ausbrüche
outdoor: Freiluft Außenbereich
outlet: Verkaufsstelle Filiale
outlier: Ausreißer
outpatient: ambulant ambulantem
output: Ausstoß Produktion Leistung Ausbringung
outstanding: ausstehend ausstehendem offen offenem
overdose: Überdosis Überdosen
overdue: überfällig überfälligem
overhead: Gemeinkosten
overnight stay: Übernachtung
overtime: Überstunde Mehrarbeit
overweight: Übergewicht übergewichtig übergewichtigem
owed: geschuldet geschuldetem
owl: Eule
owner: Eigentümer Eigentümerin Eigentümerinnen Inhaber Inhaberin Inhaberinnen Besitzer
oxidation: Oxidation
oxide: Oxid
oxygen: Sauerstoff
ozone: Ozon
package: Paket
packaging: Verpackung
packed: verpackt verpacktem
page: Seite
page view: Seitenaufruf Seitenansicht
pageview: Seitenaufruf Seitenansicht
paid: bezahlt bezahltem gezahlt gezahltem
pain: Schmerz
painter: Maler Malerin Malerinnen
painting: Gemälde
pair: Paar
palace: Palast Paläste
pallet: Palette
palm oil: Palmöl
pandemic: Pandemie
pants: Hose
paper: Papier
paperback: Taschenbuch Taschenbücher
paramedic: Rettungssanitäter Sanitäter Sanitäterin Sanitäterinnen
parasite: Parasit
parcel: Paket Pakete Parzelle angenommen zugestellt
parent: Eltern Elternteil
parental leave: Elternzeit
parish: Gemeinde Pfarrei
park: Park
parked: geparkt geparktem abgestellt abgestelltem
parking: Parken Parkplatz Parkplätze
parking lot: Parkplatz Parkplätze
parliament: Parlament
parole: Bewährung
parrot: Papagei Papageien
part: Teil
part time: Teilzeit
participant: Teilnehmer Teilnehmerin Teilnehmerinnen
participation: Teilnahme Beteiligung
particulate matter: Feinstaub
partner: Partner Partnerin Partnerinnen
party: Partei Fest
pass rate: Bestehensquote
passed: bestanden bestandenem
passenger: Fahrgast Fahrgäste Passagier Fluggast Fluggäste
password: Passwort Passwörter Kennwort Kennwörter
pastry: Gebäck
pasture: Weide
patch: Flicken Korrektur
patent: Patent
pathogen: Erreger Krankheitserreger
patient: Patient Patientin Patientinnen Patienten
pay: Bezahlung Lohn Löhne Gehalt Vergütung
pay gap: Lohnlücke Lohnunterschied Gehaltsunterschied
payable: Verbindlichkeit
payload: Nutzlast
payment: Zahlung
payment method: Zahlungsart Zahlungsmethode
payment term: Zahlungsziel Zahlungsfrist
payout: Auszahlung
payroll: Lohnabrechnung Lohnsumme Gehaltsabrechnung
pct: Prozent Anteil
pea: Erbse
peace: Frieden
peach: Pfirsich
peak: Gipfel Spitze
peak load: Spitzenlast
peanut: Erdnuss Erdnüsse
pedestrian: Fußgänger Fußgängerin Fußgängerinnen
penalty: Strafe Strafstoß Strafstöße Vertragsstrafe
pending: ausstehend ausstehendem offen offenem anhängig anhängigem
penguin: Pinguin
peninsula: Halbinsel
pension: Rente Pension
people: Menschen Personen Leute
per capita: Kopf
percent: Prozent Prozentsatz Prozentsätze Anteil
percentage: Prozentsatz Prozentsätze Prozentanteil Anteil Prozent
percentage point: Prozentpunkt
percentile: Perzentil
perception: Wahrnehmung
performance: Leistung Wertentwicklung Vorstellung
perimeter: Umfang Umfänge
period: Zeitraum Zeiträume Periode
permanent: unbefristet unbefristetem dauerhaft dauerhaftem
permission: Berechtigung Erlaubnis
permit: Genehmigung Erlaubnis
person: Person Mensch Menschen
personal care: Körperpflege
personnel cost: Personalkosten
pest: Schädling
pesticide: Pestizid Pflanzenschutzmittel
pet: Haustier
petal: Blütenblatt Blütenblätter
petrol: Benzin
pharma: Pharma Pharmaindustrie
pharmaceutical: pharmazeutisch pharmazeutischem Pharma Arzneimittel
pharmacist: Apotheker Apothekerin Apothekerinnen
pharmacy: Apotheke Pharmazie
phase: Phase
philosophy: Philosophie
phone: Telefon
phosphate: Phosphat
phosphorus: Phosphor
photo: Foto
phylum: Stamm Stämme
physical: physisch physischem körperlich körperlichem
physical activity: Bewegung körperlich körperlichem Aktivität
physician: Arzt Ärzte Ärztin Ärztinnen
physics: Physik
picking: Kommissionierung
pickup: Abholung
pickup truck: Pritschenwagen
piece: Stück Teil
pig: Schwein
pigeon: Taube
pill: Pille
pilot: Pilot Pilotin Pilotinnen Piloten
pine: Kiefer
pineapple: Ananas
pipe: Rohr
pipeline: Pipeline
pitcher: Werfer Krug Krüge
place: Ort Platz Plätze
plaintiff: Kläger Klägerin Klägerinnen
plan: Plan Pläne Planwert Tarif
plan type: Tarifart
plane: Flugzeug
planet: Planet Planeten
plankton: Plankton
planned: geplant geplantem
plant: Werk Anlage Pflanze Fabrik
plantation: Plantage
plastic: Kunststoff Plastik
plateau: Hochebene
platform: Plattform
platinum: Platin
play: Theaterstück Spiel
played: gespielt gespieltem
player: Spieler Spielerin Spielerinnen
playoff: Playoff
plot: Grundstück Parzelle
plumbing: Sanitärinstallation
pneumonia: Lungenentzündung
podium: Podium Podest
poem: Gedicht
poet: Dichter Dichterin Dichterinnen
poetry: Lyrik Poesie
point: Punkt
poisonous: giftig giftigem
polar bear: Eisbär
police: Polizei
police officer: Polizist Polizistin Polizistinnen Polizisten
policy: Police Richtlinie
policyholder: Versicherungsnehmer Versicherungsnehmerin Versicherungsnehmerinnen
political: politisch politischem
politician: Politiker Politikerin Politikerinnen
poll: Umfrage
pollutant: Schadstoff
pollution: Verschmutzung
pond: Teich
pool: Becken Schwimmbad Schwimmbäder
poor: arm armem
pope: Papst Päpste
popular: beliebt beliebtem populär populärem
popularity: Popularität Beliebtheit
population: Bevölkerung Einwohnerzahl
population density: Bevölkerungsdichte
pork: Schweinefleisch
port: Hafen Häfen
portfolio: Portfolio Depot
portion: Portion
portrait: Porträt
position: Position Stelle Stellung
possession: Ballbesitz Besitz
post: Beitrag Beiträge Post
post office: Postamt Postämter
postcode: Postleitzahl
potassium: Kalium
potato: Kartoffel
poultry: Geflügel
pound: Pfund
poverty: Armut
poverty rate: Armutsquote
power: Leistung Strom Macht
power plant: Kraftwerk
power station: Kraftwerk
practice: Praxis Praxen
precinct: Wahlbezirk Revier
precipitation: Niederschlag Niederschläge Niederschlagsmenge
predator: Raubtier Räuber
prediction: Vorhersage
prefecture: Präfektur
pregnancy: Schwangerschaft
pregnant: schwanger schwangerem
premiere: Premiere
premium: Prämie
prepaid: vorausbezahlt vorausbezahltem
preschool: Vorschule
prescription: Rezept Verschreibung Verordnung
present: anwesend anwesendem
president: Präsident Präsidentin Präsidentinnen Präsidenten
press: Presse
pressure: Druck
prevalence: Prävalenz
prey: Beute
price: Preis
priest: Priester Priesterin Priesterinnen
primary: primär primärem
primary school: Grundschule
principal: Tilgungssumme Darlehensbetrag Darlehensbeträge Schulleiter
print: Druck
printer: Drucker
printing: Druck Druckerei
priority: Priorität
prison: Gefängnis Gefängnisse
prisoner: Gefangene Gefangener Gefangenem Häftling
private: privat privatem
private sector: Privatwirtschaft Privatsektor
probation: Bewährung Probezeit
proceeds: Erlös
process: Prozess Verfahren
processed: verarbeitet verarbeitetem bearbeitet bearbeitetem
processing time: Bearbeitungszeit Verarbeitungszeit
processor: Prozessor Prozessoren
procurement: Beschaffung Einkauf
produce: Frischware Erzeugnis Erzeugnisse
produced: produziert produziertem hergestellt hergestelltem
producer: Erzeuger Erzeugerin Erzeugerinnen Produzent Produzentin Produzentinnen Produzenten Hersteller
product: Produkt Erzeugnis Erzeugnisse Artikel
product category: Produktkategorie Warengruppe
product group: Produktgruppe Warengruppe
product line: Produktlinie
production: Produktion Herstellung Fertigung
production budget: Produktionsbudget
production cost: Produktionskosten Herstellungskosten
production line: Fertigungslinie Produktionslinie
productivity: Produktivität
profession: Beruf
professional: beruflich beruflichem Fachkraft Fachkräfte professionell professionellem
professional services: freiberuflich freiberuflichem Dienstleistung
professor: Professor Professorin Professorinnen Professoren
profit: Gewinn
profit center: Profitcenter
profit margin: Gewinnmarge Gewinnspanne
profitability: Rentabilität
program: Programm
programme: Programm
programmer: Programmierer Programmiererin Programmiererinnen
programming language: Programmiersprache
progress: Fortschritt
project: Projekt Vorhaben
promoted: befördert befördertem beworben beworbenem
promoter: Förderer Promotor
promotion: Aktion Beförderung Werbeaktion
property: Immobilie Grundstück Eigentum
property type: Immobilientyp Immobilienart
proportion: Anteil Verhältnis Verhältnisse
prosecutor: Staatsanwalt Staatsanwälte Staatsanwältin Staatsanwältinnen
prospect: Interessent Interessentinnen
protein: Protein Eiweiß
protest: Protest
protestant: protestantisch protestantischem evangelisch evangelischem
protocol: Protokoll
provider: Anbieter Anbieterin Anbieterinnen
province: Provinz
provision: Rückstellung
psychiatrist: Psychiater Psychiaterin Psychiaterinnen
psychologist: Psychologe Psychologin Psychologinnen
public: öffentlich öffentlichem Publikum
public debt: Staatsschulden Staatsverschuldung
public sector: öffentlich öffentlichem Sektor
public service: Dienst öffentlich öffentlichem Verwaltung
public transport: Nahverkehr öffentlich öffentlichem Verkehrsmittel
publication: Veröffentlichung Publikation
published: veröffentlicht veröffentlichtem
publisher: Verlag Verleger Herausgeber
publishing: Verlagswesen
pulse: Puls
pump: Pumpe
pumpkin: Kürbis Kürbisse
punctuality: Pünktlichkeit
pupil: Schüler Schülerin Schülerinnen
puppy: Welpe
purchase: Kauf Käufe Einkauf Einkäufe
purchase price: Kaufpreis Einkaufspreis
purchased: gekauft gekauftem
purchasing power: Kaufkraft Kaufkräfte
qty: Menge Stückzahl Anzahl
qualified: qualifiziert qualifiziertem
qualifier: Qualifikation
quality: Qualität
quantile: Quantil
quantity: Menge Stückzahl Anzahl
quarantine: Quarantäne
quarry: Steinbruch Steinbrüche
quarter: Quartal Vierteljahr Viertel
quarterfinal: Viertelfinale
quarterly: vierteljährlich vierteljährlichem quartalsweise
quartile: Quartil
queen: Königin Königinnen
question: Frage
queue: Warteschlange
quota: Quote Kontingent
quote: Angebot Kostenvoranschlag Kostenvoranschläge Zitat
rabbit: Kaninchen
race: Rennen
radiation: Strahlung
radio: Radio Rundfunk Hörfunk
radius: Radius Radien
rail: Schiene Bahn
railway: Bahn Eisenbahn
rain: Regen
rainfall: Regenmenge Niederschlag Niederschläge Regen
rainy: regnerisch regnerischem
range: Spanne Bereich Spannweite Reichweite
rank: Rang Ränge Platz Plätze Rangplatz Rangplätze
ranking: Rangliste Rangfolge
rape: Vergewaltigung
rat: Ratte
rate: Rate Quote Satz Sätze
rated: bewertet bewertetem
rating: Bewertung Wertung Einstufung Note
ratio: Verhältnis Verhältnisse Quotient Quote Kennzahl
raw: roh rohem
raw material: Rohstoff Rohmaterial
reach: Reichweite
reaction: Reaktion
reader: Leser Leserin Leserinnen
reading: Messwert Ablesung Lesung
readmission: Wiederaufnahme Wiedereinweisung
reagent: Reagenz Reagenzien
real estate: Immobilie
rebate: Rabatt Rückvergütung
rebellion: Aufstand Aufstände Rebellion
rebound: Rebound
receipt: Beleg Kassenbon Quittung
receivable: Forderung
received: erhalten erhaltenem empfangen empfangenem eingegangen eingegangenem
reception: Empfang Empfänge Rezeption
recession: Rezession
recipe: Rezept
recipient: Empfänger Empfängerin Empfängerinnen
record: Datensatz Datensätze Eintrag Einträge
recorded: erfasst erfasstem aufgezeichnet aufgezeichnetem
recovered: genesen genesenem
recovery: Genesung Erholung
recreation: Erholung Freizeit
recruiter: Personalvermittler Recruiter
recruiting: Personalgewinnung Rekrutierung
recruitment: Personalgewinnung Rekrutierung
recurring: wiederkehrend wiederkehrendem
recurring revenue: wiederkehrend wiederkehrendem Umsatz Umsätze
recycled: recycelt recyceltem wiederverwertet wiederverwertetem
recycling: Recycling Wiederverwertung
recycling rate: Recyclingquote
red wine: Rotwein
reef: Riff
referee: Schiedsrichter Schiedsrichterin Schiedsrichterinnen
referral: Empfehlung Überweisung Verweis
referred: überwiesen überwiesenem verwiesen verwiesenem
referrer: Verweis Verweisquelle
refinery: Raffinerie
refrigerator: Kühlschrank Kühlschränke
refugee: Flüchtling
refund: Erstattung Rückerstattung
refunded: erstattet erstattetem rückerstattet rückerstattetem
refused: verweigert verweigertem abgelehnt abgelehntem
region: Region Gebiet
regional: regional regionalem
registered: registriert registriertem angemeldet angemeldetem zugelassen zugelassenem
registration: Anmeldung Registrierung Zulassung
regulation: Verordnung Vorschrift Regulierung
rejected: abgelehnt abgelehntem zurückgewiesen zurückgewiesenem
relationship: Beziehung
relative: relativ relativem
release: Veröffentlichung Freigabe
release date: Veröffentlichungsdatum Kinostart Erscheinungsdatum
release year: Erscheinungsjahr Veröffentlichungsjahr
released: veröffentlicht veröffentlichtem erschienen erschienenem
religion: Religion
religious: religiös religiösem
remittance: Überweisung Rücküberweisung
remote: Fernarbeit entfernt entferntem
remote work: Fernarbeit Telearbeit Homeoffice
renewable: erneuerbar erneuerbarem
renewables: Erneuerbare erneuerbar erneuerbarem
renewal: Verlängerung Erneuerung
renewed: verlängert verlängertem erneuert erneuertem
renovation: Renovierung Sanierung
rent: Miete
rental: Vermietung Miete
rented: vermietet vermietetem gemietet gemietetem
reopen: Wiedereröffnung
reopened: wiedereröffnet wiedereröffnetem
reorder: Nachbestellung
repair: Reparatur
repair cost: Reparaturkosten
repaired: repariert repariertem
repayment: Rückzahlung Tilgung
repeat customer: Stammkunde Stammkunden
repeat purchase: Wiederkauf Wiederholungskauf Wiederholungskäufe
reported: gemeldet gemeldetem berichtet berichtetem
republic: Republik
republican: Republikaner Republikanerin Republikanerinnen
request: Anfrage Antrag Anträge
required: erforderlich erforderlichem benötigt benötigtem
research: Forschung
researcher: Forscher Forscherin Forscherinnen Wissenschaftler
reseller: Wiederverkäufer
reservation: Reservierung
reserve: Rücklage Reserve
reserved: reserviert reserviertem
reservoir: Stausee Speicher
resident: Einwohner Einwohnerin Einwohnerinnen Bewohner
residential: wohnwirtschaftlich wohnwirtschaftlichem Wohngebäude Wohngebiet
residual sugar: Restzucker
resignation: Kündigung Rücktritt
resigned: gekündigt gekündigtem ausgeschieden ausgeschiedenem
resistance: Widerstand Widerstände Resistenz
resolution: Lösung Auflösung Beschluss Beschlüsse
resolution time: Lösungszeit Lösungsdauer
resolved: gelöst gelöstem erledigt erledigtem
resort: Ferienort
respondent: Befragte Befragter Befragtem Teilnehmer
response: Antwort Rückmeldung
response rate: Rücklaufquote Antwortrate
response time: Antwortzeit Reaktionszeit
restaurant: Restaurant Gaststätte
retail: Einzelhandel
retail price: Einzelhandelspreis Verkaufspreis
retail trade: Einzelhandel
retailer: Einzelhändler Einzelhändlerin Einzelhändlerinnen Händler
retention: Bindung Kundenbindung
retention rate: Bindungsrate Bindungsquote
retired: pensioniert pensioniertem Rentner Rentnerin Rentnerinnen Pensionär
retiree: Rentner Rentnerin Rentnerinnen Pensionär
retirement: Ruhestand Rente
return: Rendite Rückgabe Retoure Rücksendung Ertrag Erträge
return rate: Retourenquote Rückgabequote Rückgaberate
returned: zurückgegeben zurückgegebenem zurückgesendet zurückgesendetem retourniert retourniertem
revenue: Umsatz Umsätze Erlös Einnahme
review: Bewertung Rezension Überprüfung
rework: Nacharbeit
rhino: Nashorn Nashörner
rhythm: Rhythmus Rhythmen
rib: Rippe
rice: Reis
rich: reich reichem
ride: Fahrt
rider: Fahrgast Fahrgäste Fahrer Fahrerin Fahrerinnen Reiter
ridership: Fahrgastzahl
ridge: Kamm Kämme Grat
risk: Risiko Risiken
river: Fluss Flüsse
road: Straße
roaming: Roaming
robbery: Raub Raubüberfall Raubüberfälle
robot: Roboter
rock: Gestein Fels
rocket: Rakete
rodent: Nagetier
roi: Kapitalrendite Rendite
role: Rolle Funktion
romance: Liebesfilm Romanze
romantic comedy: Liebeskomödie
roof: Dach Dächer
room: Zimmer Raum Räume
room rate: Zimmerpreis
room type: Zimmertyp Zimmerart
root: Wurzel
round: Runde
roundabout: Kreisverkehr Kreisel
route: Strecke Route
router: Router
row: Zeile Reihe
rowing: Rudern
rubber: Gummi Kautschuk
runner: Läufer Läuferin Läuferinnen
running: Laufen Lauf laufend laufendem
running time: Laufzeit Filmlänge Spieldauer
runoff: Stichwahl Abfluss Abflüsse
runtime: Laufzeit
runway: Startbahn Landebahn
rural: ländlich ländlichem
rye: Roggen
safety: Sicherheit
sailing: Segeln
sailor: Matrose Seemann Seeleute
saint: Heilige Heiliger Heiligem
salary: Gehalt Gehälter
salary band: Gehaltsband Gehaltsbänder Gehaltsstufe
sale: Verkauf Verkäufe Umsatz Umsätze Absatz Absätze
sales channel: Vertriebskanal Vertriebskanäle Vertriebsweg Absatzkanal Absatzkanäle
sales price: Verkaufspreis
sales rep: Vertreter Vertreterin Vertreterinnen Vertriebsmitarbeiter
sales target: Verkaufsziel Umsatzziel
sales team: Vertriebsteam Verkaufsteam
sales volume: Absatz Absatzmenge Verkaufsmenge
salesperson: Verkäufer Verkäuferin Verkäuferinnen Vertriebsmitarbeiter
salinity: Salzgehalt Salinität
salt: Salz
sample: Stichprobe Probe
sample size: Stichprobengröße Stichprobenumfang
sanction: Sanktion
sanitation: Sanitärversorgung Abwasserentsorgung
satellite: Satellit Satelliten
satisfaction: Zufriedenheit
saturated fat: gesättigt gesättigtem Fettsäure
sauce: Soße Sauce
sausage: Wurst Würste
savanna: Savanne
saving: Ersparnis Ersparnisse Einsparung
savings: Ersparnis Ersparnisse Einsparung
scene: Szene
schedule: Zeitplan Zeitpläne Fahrplan Fahrpläne Terminplan Terminpläne
scheduled: geplant geplantem planmäßig planmäßigem Linienflug Linienflüge
scholarship: Stipendium Stipendien
school: Schule
science: Wissenschaft
science fiction: Zukunftsroman Fiktion
scientist: Wissenschaftler Wissenschaftlerin Wissenschaftlerinnen
scooter: Roller
score: Punktzahl Punktwert Punkte Wertung Bewertung
scrap: Ausschuss Schrott
scrap rate: Ausschussquote Ausschussrate
screening: Vorführung Sichtung
screenplay: Drehbuch Drehbücher
script: Drehbuch Drehbücher Skript
sea: Meer See
sea ice: Meereis
sea level: Meeresspiegel
sea surface: Meeresoberfläche
seafood: Meeresfrucht Meeresfrüchte
seal: Robbe Siegel
search: Suche Suchanfrage
search engine: Suchmaschine
season: Saison Jahreszeit Staffel
seasonal: saisonal saisonalem
seat: Sitz Sitzplatz Sitzplätze
seat belt: Sicherheitsgurt
second: Sekunde
secondary: sekundär sekundärem
secondary school: Sekundarschule
sector: Sektor Sektoren Branche Bereich
security: Wertpapier Sicherheit
sedan: Limousine
seed: Saatgut Samen
segment: Segment
self employed: selbständig selbständigem selbstständig selbstständigem Selbständige Selbständiger Selbständigem
seller: Verkäufer Verkäuferin Verkäuferinnen
selling price: Verkaufspreis
semifinal: Halbfinale
senate: Senat
sender: Absender Absenderin Absenderinnen
senior: Senior Seniorin Seniorinnen Senioren
seniority: Dienstalter Betriebszugehörigkeit
sensor: Sensor Sensoren
sent: gesendet gesendetem verschickt verschicktem
sentence: Strafe Satz Sätze
sepal: Kelchblatt Kelchblätter
sequel: Fortsetzung
sequence: Sequenz Folge
series: Serie Reihe Baureihe
server: Server
service: Dienst Dienstleistung Service
service industry: Dienstleistungsbranche
service level: Servicegrad
service providing: Dienstleistungsbereich dienstleistend dienstleistendem
serviced: gewartet gewartetem
serving: Portion
session: Sitzung
session duration: Sitzungsdauer
settled: reguliert reguliertem beglichen beglichenem
settlement: Siedlung
severity: Schweregrad
sewage: Abwasser Abwässer
sex: Geschlecht Geschlechter
shape: Form
share: Anteil Aktie
share price: Aktienkurs Kurs
shareholder: Aktionär Aktionärin Aktionärinnen
shark: Hai
sheep: Schaf
shelf: Regal
shell: Schale Muschel
shelter: Unterkunft Unterkünfte Tierheim
shift: Schicht
ship: Schiff
shipment: Sendung Lieferung Versand
shipped: versandt versandtem versendet versendetem
shipping: Versand Schifffahrt
shipping cost: Versandkosten
shipwreck: Schiffswrack Schiffbruch
shirt: Hemd
shoe: Schuh
shooting: Schießen Schießerei
shop: Laden Läden Geschäft Filiale
shoplifting: Ladendiebstahl Ladendiebstähle
shore: Ufer Küste
shortage: Mangel Mängel Engpass Engpässe
shot: Schuss Schüsse Aufnahme
shoulder: Schulter
show: Sendung Vorstellung
shower: Dusche Schauer
shrimp: Garnele
shrub: Strauch Sträucher
sibling: Geschwister
sick: krank krankem
sick day: Krankheitstag Krankentag
sick leave: Krankenstand Krankschreibung
sickness: Krankheit
side effect: Nebenwirkung
sidewalk: Gehweg Bürgersteig
sighting: Sichtung
signal: Signal
signup: Anmeldung Registrierung
silk: Seide
silver: Silber
silver medal: Silbermedaille
singer: Sänger Sängerin Sängerinnen
single: ledig ledigem einzeln einzelnem
sister: Schwester
site: Standort Werk Website
size: Größe Umfang
skating: Eislaufen Eislauf
skier: Skifahrer Skifahrerin Skifahrerinnen
skiing: Skifahren
skill: Fähigkeit Kompetenz
skin: Haut
sku: Artikel Artikelnummer
skyscraper: Wolkenkratzer Hochhaus Hochhäuser
sla: Servicevereinbarung
slaughter: Schlachtung
slave: Sklave Sklavin Sklavinnen
slavery: Sklaverei
sleep: Schlaf
slope: Hang Hänge Neigung
small: klein kleinem
smartphone: Smartphone
smell: Geruch Gerüche
smoke: Rauch
smoker: Raucher Raucherin Raucherinnen
smoking: Rauchen
smuggling: Schmuggel
snack: Snack
snake: Schlange
snow: Schnee
snow depth: Schneehöhe
snowfall: Schneefall Schneefälle
snowy: verschneit verschneitem
soccer: Fußball
social: sozial sozialem gesellschaftlich gesellschaftlichem
social media: soziale Medien
social network: Netzwerk sozial sozialem
sociology: Soziologie
sodium: Natrium
software: Software
soil: Boden Böden
solar: Solar Solarenergie solar solarem
solar panel: Solarpanel Solarmodul
solar power: Solarstrom Solarenergie
sold: verkauft verkauftem
soldier: Soldat Soldatin Soldatinnen
solid: Feststoff fest festem
solubility: Löslichkeit
solution: Lösung
solvency: Zahlungsfähigkeit Solvenz
song: Lied Lieder Titel
sound: Ton Töne Klang Klänge Schall
sour: sauer saurem sauren saure saurer
source: Quelle Herkunft
sourcing: Beschaffung
south: Süd Süden
southeast: Südosten Südost
southern: südlich südlichem
southwest: Südwesten Südwest
sovereignty: Souveränität
soy: Soja
soybean: Sojabohne
space: Raum Räume Weltraum
spacecraft: Raumschiff Raumfahrzeug
spam: Spam
spare part: Ersatzteil
specialist: Facharzt Fachärzte Spezialist
species: Art Spezies
specimen: Exemplar Probe
spectator: Zuschauer Zuschauerin Zuschauerinnen
spectrum: Spektrum Spektren
speed: Geschwindigkeit Tempo
speed limit: Tempolimit Geschwindigkeitsbegrenzung
speeding: Geschwindigkeitsüberschreitung Raserei
spend: Ausgabe
spending: Ausgabe
spent: ausgegeben ausgegebenem
spicy: scharf scharfem würzig würzigem
spinach: Spinat
sponsor: Sponsor Sponsoren Träger
sponsorship: Sponsoring
spore: Spore
sport: Sport Sportart
spouse: Ehepartner Ehepartnerin Ehegatte
spread: Spanne Streuung Spread
spring: Frühling Frühjahr Feder
sprint: Sprint
square: Platz Plätze Quadrat
square foot: Quadratfuß
square meter: Quadratmeter
square metre: Quadratmeter
squirrel: Eichhörnchen
stable: Stall Ställe stabil stabilem
stadium: Stadion Stadien
staff: Personal Belegschaft Mitarbeiter
stage: Phase Stufe Stadium Stadien Bühne Etappe
stair: Treppe
stake: Beteiligung Anteil
standard deviation: Standardabweichung
star: Stern
start: Beginn Start Anfang Anfänge
start date: Startdatum Anfangsdatum
started: begonnen begonnenem gestartet gestartetem
startup: Gründung Jungunternehmen
state: Staat Bundesstaat Bundesland Bundesländer Zustand Zustände
statement: Auszug Auszüge Abrechnung Erklärung
station: Station Bahnhof Bahnhöfe
stationery: Schreibware Papierware
status: Status Stand
stay: Aufenthalt
steak: Steak
steam: Dampf Dämpfe
steel: Stahl Stähle
stem: Stängel Stiel
step: Schritt Stufe
stock: Aktie Bestand Bestände Lagerbestand Lagerbestände Vorrat Vorräte
stock exchange: Börse
stock level: Lagerbestand Lagerbestände
stock market: Aktienmarkt Aktienmärkte Börse
stock price: Aktienkurs Kurs
stockout: Fehlbestand Fehlbestände
stolen: gestohlen gestohlenem
stomach: Magen Mägen
stone: Stein
stop: Haltestelle Halt
storage: Lagerung Speicher
store: Laden Läden Filiale Geschäft
stored: gelagert gelagertem gespeichert gespeichertem
storm: Sturm Stürme Unwetter
story point: Aufwandspunkt
stream: Abruf Datenstrom
streaming: Streaming
street: Straße
strength: Stärke Festigkeit
stress: Stress
strike: Streik Schlag Schläge
striker: Stürmer Stürmerin Stürmerinnen
stroke: Schlaganfall Schlaganfälle
student: Student Studentin Studentinnen Studierende Studierender Studierendem Schüler Schülerin Schülerinnen
studio: Studio
study: Studie Studium
style: Stil
subcategory: Unterkategorie
subject: Fach Fächer Schulfach Schulfächer Betreff Proband
submarine: Unterseeboot
submitted: eingereicht eingereichtem
subscriber: Abonnent Abonnentin Abonnentinnen
subscription: Abonnement Abo
subsidiary: Tochtergesellschaft
subsidy: Subvention
substitute: Ersatzspieler Ersatz Auswechselspieler
subtotal: Zwischensumme
suburb: Vorort Vorstadt Vorstädte
subway: Bahn
success rate: Erfolgsquote Erfolgsrate
sugar: Zucker
sugar beet: Zuckerrübe
sugarcane: Zuckerrohr
suicide: Suizid Selbstmord
suit: Anzug Anzüge
sulfate: Sulfat
sulfur: Schwefel
sulfur dioxide: Schwefeldioxid
sulphur: Schwefel
sum: Summe
summer: Sommer
summit: Gipfel
sun: Sonne
sunny: sonnig sonnigem
sunrise: Sonnenaufgang Sonnenaufgänge
sunset: Sonnenuntergang Sonnenuntergänge
sunshine: Sonnenschein
supermarket: Supermarkt Supermärkte
supervisor: Vorgesetzte Vorgesetzter Vorgesetztem Aufseher Betreuer
supplier: Lieferant Lieferantin Lieferantinnen Zulieferer
supply: Angebot Versorgung
supply chain: Lieferkette
support: Support Unterstützung Kundendienst
surface: Fläche Oberfläche
surfing: Surfen
surgeon: Chirurg Chirurgin Chirurginnen
surgery: Chirurgie Eingriff
surplus: Überschuss Überschüsse
survey: Umfrage Befragung
survival: Überleben
survival rate: Überlebensrate
survived: überlebt überlebtem
suspect: Verdächtige Verdächtiger Verdächtigem
suspended: ausgesetzt ausgesetztem gesperrt gesperrtem suspendiert suspendiertem
suspense: Spannung
swamp: Sumpf Sümpfe
swan: Schwan Schwäne
sweater: Pullover
sweet: süß süßem
sweetness: Süße
swimmer: Schwimmer Schwimmerin Schwimmerinnen
swimming: Schwimmen
symbol: Symbol Kürzel
symmetry: Symmetrie
symptom: Symptom
system: System
table: Tabelle Tisch
tablespoon: Esslöffel
tablet: Tablet Tablette
tail: Schwanz Schwänze
take off: Start Abheben
takeoff: Start Abheben
takeoff run: Startlauf Startläufe
tank: Tank Panzer
target: Ziel Zielwert
target group: Zielgruppe
tariff: Tarif Zoll Zölle
task: Aufgabe
taste: Geschmack Geschmäcker
tax: Steuer
tax rate: Steuersatz Steuersätze
tax revenue: Steuereinnahme Steueraufkommen
taxed: besteuert besteuertem
taxi: Taxi Rollen
tea: Tee
teacher: Lehrer Lehrerin Lehrerinnen Lehrkraft Lehrkräfte
team: Team Mannschaft
teaspoon: Teelöffel
technical: technisch technischem
technology: Technologie Technik
teenager: Jugendliche Jugendlicher Jugendlichem
telecom: Telekommunikation
telecommunications: Telekommunikation
telephone: Telefon
telescope: Teleskop Fernrohr
television: Fernsehen
temp: Temperatur
temperature: Temperatur
temple: Tempel
tempo: Tempo Tempi
temporary: befristet befristetem vorübergehend vorübergehendem
tenant: Mieter Mieterin Mieterinnen
tender: Ausschreibung
tennis: Tennis
tent: Zelt
tenure: Betriebszugehörigkeit Amtszeit
term: Laufzeit Begriff Semester
terminal: Terminal
terminated: beendet beendetem gekündigt gekündigtem
territory: Gebiet Vertriebsgebiet
terror attack: Terroranschlag Terroranschläge
terrorism: Terrorismus
terrorist: Terrorist Terroristin Terroristinnen
test: Test Prüfung
test result: Testergebnis Testergebnisse
test score: Testergebnis Testergebnisse Punktzahl
tested: getestet getestetem geprüft geprüftem
textile: Textil Textilien
texture: Textur Beschaffenheit
theater: Theater Kino
theatre: Theater
theft: Diebstahl Diebstähle
therapist: Therapeut Therapeutin Therapeutinnen
therapy: Therapie
thickness: Dicke Stärke
thousand: Tausend
threat: Bedrohung
threshold: Schwelle Schwellenwert Grenzwert
thriller: Thriller
throughput: Durchsatz Durchsätze
thunderstorm: Gewitter
ticker: Kürzel Symbol
ticket: Ticket Fahrkarte Karte Vorgang Vorgänge
ticket price: Ticketpreis Fahrpreis Eintrittspreis
ticket sales: Kartenverkauf Kartenverkäufe Ticketverkauf
tide: Gezeit Tide Flut
tier: Stufe
tiger: Tiger
till: Kasse
time: Zeit Zeitpunkt Uhrzeit
time zone: Zeitzone
timestamp: Zeitstempel
timetable: Fahrplan Fahrpläne Stundenplan Stundenpläne
tin: Zinn
tip: Trinkgeld Tipp
tire: Reifen
titanium: Titan
title: Titel
tobacco: Tabak
toddler: Kleinkind
toilet: Toilette
token: Token
tolerance: Toleranz
ton: Tonne
tongue: Zunge
tonne: Tonne
tool: Werkzeug
tooth: Zahn Zähne
tornado: Tornado Wirbelsturm Wirbelstürme
torque: Drehmoment
total: Gesamtzahl Summe Gesamtsumme Gesamtwert gesamt gesamtem insgesamt
total cost: Gesamtkosten
tour: Tour Rundreise
tour guide: Reiseführer Reiseleiter Reiseleiterin Reiseleiterinnen
tourism: Tourismus
tourist: Tourist Touristin Touristinnen Touristen
tournament: Turnier
tower: Turm Türme Mast
town: Stadt Städte Ort
toy: Spielzeug
track: Titel Gleis Strecke
tracking: Sendungsverfolgung
trade: Handel
trade balance: Handelsbilanz
trade fair: Messe
trade show: Messe
trader: Händler Händlerin Händlerinnen
trading: Handel Börsenhandel
trading volume: Handelsvolumen
traffic: Verkehr Zugriff Datenverkehr
traffic jam: Stau
traffic light: Ampel
traffic volume: Verkehrsaufkommen Verkehrsmenge
trailer: Anhänger
train: Zug Züge
trainee: Auszubildende Auszubildender Auszubildendem Praktikant Praktikantin Praktikantinnen
training: Schulung Ausbildung Training
tram: Straßenbahn Tram
trans fat: Transfett
transaction: Transaktion Geschäftsvorfall Buchung
transfer: Überweisung Übertragung Transfer
transferred: übertragen übertragenem überwiesen überwiesenem versetzt versetztem
transformer: Transformator Transformatoren
transmission: Getriebe Übertragung
transplant: Transplantation Transplantat
transport: Transport Verkehr
transport cost: Transportkosten
transportation: Transport Verkehr
travel: Reise Reisen
travel time: Reisezeit Fahrzeit
traveler: Reisende Reisender Reisendem
traveller: Reisende Reisender Reisendem
treasury: Staatsanleihe Staatskasse
treated: behandelt behandeltem
treatment: Behandlung
treatment group: Behandlungsgruppe
tree: Baum Bäume
trend: Trend Entwicklung Verlauf Verläufe
trial: Testphase Probe Versuch Studie
tribe: Stamm Stämme
trip: Fahrt Reise
trip duration: Fahrtdauer Reisedauer
troop: Truppe
trophy: Pokal Trophäe
tropical: tropisch tropischem
tropical storm: Tropensturm Tropenstürme
trout: Forelle
truck: Lastwagen Lkw Laster
trunk: Stamm Stämme Rüssel Kofferraum
tsunami: Tsunami
tuberculosis: Tuberkulose
tuition: Studiengebühr Schulgeld
tumor: Tumor Tumoren
tuna: Thunfisch
tunnel: Tunnel
turkey: Truthahn Truthähne Pute
turnout: Wahlbeteiligung Beteiligung
turnover: Umsatz Umsätze Fluktuation
turnover rate: Fluktuationsrate Fluktuationsquote
turtle: Schildkröte
tusk: Stoßzahn Stoßzähne
twin: Zwilling
type: Typ Art
typhoon: Taifun
tyre: Reifen
unassigned: unzugewiesen unzugewiesenem
unavailable: unverfügbar unverfügbarem
undelivered: unzugestellt unzugestelltem
undergraduate: Bachelor Studierende Studierender
underweight: Untergewicht untergewichtig untergewichtigem
unemployed: arbeitslos arbeitslosem Arbeitslose Arbeitsloser Arbeitslosem
unemployment: Arbeitslosigkeit
unemployment rate: Arbeitslosenquote Arbeitslosenrate
uniform: Uniform einheitlich einheitlichem
uninsured: unversichert unversichertem
union: Gewerkschaft Union
unit: Einheit Stück
unit cost: Stückkosten
unit price: Stückpreis Einzelpreis
units sold: Absatzmenge verkauft verkauftem
universe: Universum Universen Weltall
university: Universität Hochschule
unknown: unbekannt unbekanntem
unloading: Entladung
unpaid: unbezahlt unbezahltem offen offenem
unresolved: ungelöst ungelöstem
unsubscribe rate: Abmelderate
unsubscribed: abgemeldet abgemeldetem
unused: ungenutzt ungenutztem
updated: aktualisiert aktualisiertem
upgrade: Aufrüstung Upgrade
upload: Upload
uptime: Betriebszeit Verfügbarkeit
uranium: Uran
urban: städtisch städtischem
urine: Urin
us gross: Einspielergebnis Einspielergebnisse
usage: Nutzung Verbrauch
used: gebraucht gebrauchtem genutzt genutztem benutzt benutztem
used car: Gebrauchtwagen
user: Nutzer Nutzerin Nutzerinnen Anwender Benutzer
utilisation: Auslastung Nutzung
utilities: Versorger Versorgung
utility: Versorger Versorgungsunternehmen
utilization: Auslastung Nutzung
vacancy: Leerstand Leerstände Vakanz
vacancy rate: Leerstandsquote
vacant: leerstehend leerstehendem frei freiem unbesetzt unbesetztem
vacation: Urlaub
vaccinated: geimpft geimpftem
vaccination: Impfung
vaccination rate: Impfquote Impfrate
vaccine: Impfstoff
vacuum: Vakuum Staubsauger
valence: Valenz
valid: gültig gültigem
valuation: Bewertung
value: Wert
valve: Ventil
van: Lieferwagen Transporter
vandalism: Sachbeschädigung Vandalismus
vanilla: Vanille
variable cost: variabel variable Kosten
variance: Varianz Abweichung
variant: Variante
variation: Schwankung Abweichung Variation
vat: Mehrwertsteuer Umsatzsteuer
vegan: vegan veganem
vegetable: Gemüse
vegetarian: vegetarisch vegetarischem Vegetarier
vehicle: Fahrzeug
vein: Vene
velocity: Geschwindigkeit
vendor: Anbieter Anbieterin Anbieterinnen Lieferant Lieferantin Lieferantinnen
venomous: giftig giftigem
ventilator: Beatmungsgerät
verdict: Urteil
verified: verifiziert verifiziertem geprüft geprüftem
version: Version Fassung
vessel: Schiff Gefäß
veteran: Veteran Veteranin Veteraninnen
veterinarian: Tierarzt Tierärzte Tierärztin Tierärztinnen
victim: Opfer
victory: Sieg
video: Video
video game: Videospiel
view: Aufruf Ansicht
viewed: angesehen angesehenem aufgerufen aufgerufenem
viewer: Zuschauer Zuschauerin Zuschauerinnen
viewership: Zuschauerzahl Einschaltquote
village: Dorf Dörfer
vinegar: Essig
vintage: Jahrgang Jahrgänge
vinyl: Vinyl Schallplatte
violence: Gewalt
violent: gewalttätig gewalttätigem gewaltsam gewaltsamem
violin: Geige Violine
virus: Virus Viren
visa: Visum Visa
visibility: Sicht Sichtweite
visit: Besuch
visited: besucht besuchtem
visitor: Besucher Besucherin Besucherinnen
vitamin: Vitamin
volatile: flüchtig flüchtigem volatil volatilem
volatility: Volatilität Schwankung
volcano: Vulkan
voltage: Spannung
volume: Volumen Volumina Menge Lautstärke
vote: Stimme Abstimmung
vote share: Stimmenanteil
voter: Wähler Wählerin Wählerinnen Wahlberechtigte Wahlberechtigter Wahlberechtigtem
voter turnout: Wahlbeteiligung
voucher: Gutschein
vulnerability: Schwachstelle Verwundbarkeit
wage: Lohn Löhne
wagon: Kombi Waggon
waist: Taille
wait: Wartezeit
wait time: Wartezeit
waiting: wartend wartendem Wartezeit
waiting time: Wartezeit
wall: Wand Wände Mauer
wallet: Geldbörse Wallet
war: Krieg
ward: Station Wahlbezirk
warehouse: Lager Lagerhaus Lagerhäuser
warehousing: Lagerhaltung Lagerung
warm: warm warmem
warning: Warnung
warranty: Garantie Gewährleistung
washing machine: Waschmaschine
waste: Abfall Abfälle Müll
wastewater: Abwasser Abwässer
watch: Uhr Armbanduhr
water: Wasser Wässer
water consumption: Wasserverbrauch
water level: Wasserstand Wasserstände Pegel
waterfall: Wasserfall Wasserfälle
watt: Watt
wave: Welle
wave height: Wellenhöhe
wavelength: Wellenlänge
wealth: Vermögen
weapon: Waffe
weather: Wetter Witterung
weather station: Wetterstation
web: Web Netz
website: Website Webseite Internetseite
week: Woche
weekday: Wochentag Werktag
weekend: Wochenende
weekly: wöchentlich wöchentlichem
weekly hour: Wochenstunde
weight: Gewicht
weighted: gewichtet gewichtetem
welfare: Sozialhilfe Wohlfahrt
west: West Westen
western: Western
wet: nass nassem Nässe
wetland: Feuchtgebiet
whale: Wal
wheat: Weizen
wheel: Rad Räder
wheelbase: Radstand Radstände
wholesale: Großhandel
wholesale trade: Großhandel
wholesaler: Großhändler Großhändlerin Großhändlerinnen
widowed: verwitwet verwitwetem
width: Breite
wife: Ehefrau Frau
wild: wild wildem
wildfire: Waldbrand Waldbrände
wildlife: Wildtier Tierwelt
wildlife species: Tierart Vogelart
win: Sieg
win percentage: Siegquote
win rate: Gewinnquote Abschlussquote
wind: Wind
wind chill: Windkälte
wind direction: Windrichtung
wind farm: Windpark
wind gust: Böe Windböe
wind power: Windkraft Windenergie
wind speed: Windgeschwindigkeit
wind turbine: Windrad Windräder Windkraftanlage
windshield: Windschutzscheibe
windy: windig windigem
wine: Wein
winery: Weingut Weingüter Kellerei
wing: Flügel
winner: Sieger Siegerin Siegerinnen Gewinner
winter: Winter
withdrawal: Abhebung Rückzug Rückzüge
withdrawn: zurückgezogen zurückgezogenem abgehoben abgehobenem
witness: Zeuge Zeugin Zeuginnen
wolf: Wolf Wölfe
woman: Frau
won: gewonnen gewonnenem
wood: Holz Hölzer
word count: Wortzahl Wortanzahl
work accident: Arbeitsunfall Arbeitsunfälle
workday: Arbeitstag Werktag
worker: Arbeiter Arbeiterin Arbeiterinnen Arbeitnehmer Arbeitskraft Arbeitskräfte Beschäftigte Beschäftigter Beschäftigtem
workforce: Belegschaft Arbeitskräfte
working hour: Arbeitszeit Arbeitsstunde
workout: Training
workshop: Werkstatt Werkstätten
world: Welt
world cup: Weltmeisterschaft Weltcup
world heritage: Welterbe
worldwide: weltweit weltweitem
worldwide gross: Einspielergebnis Einspielergebnisse weltweit weltweitem
wound: Wunde
wrestling: Ringen
wrist: Handgelenk
writer: Autor Autorin Autorinnen Autoren Drehbuchautor
writing score: Schreibleistung Schreibwert
yacht: Jacht Yacht
year: Jahr
year built: Baujahr
yearly: jährlich jährlichem
yield: Ertrag Erträge Ausbeute Rendite
youth: Jugend Jugendliche Jugendlicher Jugendlichem
zebra: Zebra
zinc: Zink
zip code: Postleitzahl
zone: Zone
zoning: Bebauungsplan Bebauungspläne Zonierung
`;
