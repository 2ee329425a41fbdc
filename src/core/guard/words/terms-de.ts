/** The words of dashboards, from English to German: all forms of a translation that no plain ending makes. */
export const TERMS = `
abandoned: abgebrochen abgebrochenem verlassen verlassenem
abandonment: Abbruch Abbrüche
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
acquisition: Gewinnung Akquisition Übernahme Erwerb
acquisition cost: Akquisitionskosten
acre: Acre
acreage: Anbaufläche
action: Aktion Handlung Action
activated: aktiviert aktiviertem
activation: Aktivierung
active: aktiv aktivem
active user: Nutzer aktiv aktivem
actor: Schauspieler Schauspielerin Schauspielerinnen
actress: Schauspielerin Schauspielerinnen
actual: Istwert Ist tatsächlich tatsächlichem
ad: Anzeige Werbeanzeige
ad spend: Werbeausgabe Werbekosten
address: Adresse Anschrift
adjusted: bereinigt bereinigtem angepasst angepasstem
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
age: Alter
age group: Altersgruppe
age rating: Altersfreigabe
agency: Agentur Behörde
agent: Vertreter Vertreterin Vertreterinnen Agent Agentin Agentinnen Makler
agreement: Vereinbarung Abkommen
agricultural: landwirtschaftlich landwirtschaftlichem
agriculture: Landwirtschaft Agrarwirtschaft
air: Luft
air pressure: Luftdruck
air quality: Luftqualität
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
allocated: zugeteilt zugeteiltem
allowance: Zulage Freibetrag Freibeträge
altitude: Höhe Flughöhe Meereshöhe
aluminium: Aluminium
aluminum: Aluminium
ambulance: Krankenwagen Rettungswagen
amortization: Amortisation Tilgung Abschreibung
amount: Betrag Beträge Menge Summe
amt: Betrag Beträge Menge
animal: Tier
animation: Animation Zeichentrick Animationsfilm
annual: jährlich jährlichem Jahres
annual return: Jahresrendite Rendite
annual revenue: Jahresumsatz Jahresumsätze
answer: Antwort
apartment: Wohnung Appartement
app: App Anwendung
apparel: Bekleidung Kleidung
apple: Apfel Äpfel
appliance: Haushaltsgerät Gerät
applicant: Bewerber Bewerberin Bewerberinnen Antragsteller
application: Bewerbung Antrag Anträge Anwendung
appointment: Termin Ernennung
apprentice: Lehrling Auszubildende Auszubildender Auszubildendem
apprenticeship: Lehre Ausbildung
approach: Anflug Anflüge Landeanflug Landeanflüge
approved: genehmigt genehmigtem bewilligt bewilligtem freigegeben freigegebenem
architect: Architekt Architektin Architektinnen Architekten
archived: archiviert archiviertem
area: Fläche Gebiet Bereich
arr: Umsatz jährlich jährlichem wiederkehrend wiederkehrendem
arrest: Festnahme Verhaftung
arrested: festgenommen festgenommenem verhaftet verhaftetem
arrival: Ankunft Ankünfte
arrival delay: Ankunftsverspätung
arrival time: Ankunftszeit
arrived: angekommen angekommenem
art: Kunst Künste
article: Artikel
artist: Künstler Künstlerin Künstlerinnen
artwork: Kunstwerk
assault: Körperverletzung Angriff
assembly: Montage Versammlung
asset: Vermögenswert Vermögen
assigned: zugewiesen zugewiesenem
assignee: Bearbeiter Bearbeiterin Bearbeiterinnen Zuständige Zuständiger Zuständigem
assist: Vorlage
association: Verband Verbände Verein
assortment: Sortiment
athlete: Sportler Sportlerin Sportlerinnen Athlet Athletin Athletinnen
attack: Angriff
attendance: Anwesenheit Besucherzahl Zuschauerzahl Teilnahme
attended: besucht besuchtem anwesend anwesendem
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
average: Durchschnitt Mittelwert Mittel durchschnittlich durchschnittlichem Schnitt
avg: Durchschnitt Mittelwert durchschnittlich durchschnittlichem
aviation: Luftfahrt Luftverkehr
award: Auszeichnung Preis
baby: Baby Säugling
backlog: Rückstand Rückstände Auftragsbestand Auftragsbestände
backorder: Rückstand Rückstände Lieferrückstand Lieferrückstände
backup: Sicherung Datensicherung
bacteria: Bakterium Bakterien
bag: Tasche Beutel
baggage: Gepäck
bakery: Bäckerei
balance: Saldo Salden Bilanz Guthaben Kontostand Kontostände
balance sheet: Bilanz
ballot: Stimmzettel
band: Band Bänder Gruppe
bandwidth: Bandbreite
bank: Bank
bank account: Bankkonto Bankkonten
banking: Bankwesen
bankruptcy: Insolvenz Konkurs
banner: Banner
barcode: Strichcode
barley: Gerste
barrel: Barrel Fass Fässer
baseline: Ausgangswert Basiswert Vergleichswert
basic: Basis einfach einfachem
basket: Warenkorb Warenkörbe Korb Körbe
basketball: Basketball
batch: Charge Los
bathroom: Badezimmer Bad Bäder
battery: Batterie Akku
beach: Strand Strände
beauty: Schönheit Kosmetik
bed: Bett
bed occupancy: Bettenbelegung Bettenauslastung
bedroom: Schlafzimmer
beef: Rindfleisch
beer: Bier
benchmark: Vergleichswert Richtwert Maßstab Maßstäbe
beneficiary: Begünstigte Begünstigter Begünstigtem Empfänger
benefit: Leistung Sozialleistung
beverage: Getränk
bicycle: Fahrrad Fahrräder Rad
bid: Gebot Angebot
bike: Fahrrad Fahrräder Rad
bill: Rechnung Gesetzentwurf Gesetzentwürfe
billing: Abrechnung Fakturierung
billion: Milliarde Mrd
biology: Biologie
biomass: Biomasse
biotechnology: Biotechnologie
bird: Vogel Vögel
bird strike: Vogelschlag Vogelschläge
birth: Geburt
birth rate: Geburtenrate Geburtenziffer
black comedy: schwarz schwarzem Komödie
blocked: blockiert blockiertem gesperrt gesperrtem
blog: Blog
blood: Blut
blood pressure: Blutdruck
blood sugar: Blutzucker
boarding: Einsteigen
boat: Boot
body weight: Körpergewicht
bond: Anleihe
bonus: Bonus Boni Prämie
book: Buch Bücher
book value: Buchwert
booked: gebucht gebuchtem
booking: Buchung
bookkeeping: Buchführung
border: Grenze
borough: Bezirk Stadtbezirk
boss: Chef Chefin Chefinnen
bought: gekauft gekauftem
bounce: Absprung Absprünge
bounce rate: Absprungrate
box: Kiste Schachtel
box office: Einspielergebnis Einspielergebnisse Kinokasse
brake: Bremse
branch: Filiale Zweigstelle Niederlassung
brand: Marke
brand awareness: Markenbekanntheit
breach: Verletzung Datenpanne
bread: Brot
break even: Gewinnschwelle
breakdown: Panne Ausfall Ausfälle
brick: Ziegel
bridge: Brücke
broadband: Breitband
broadcast: Sendung Übertragung
broker: Makler Maklerin Maklerinnen Broker
browser: Browser
budget: Budget Haushalt Etat
budgeted: budgetiert budgetiertem geplant geplantem
bug: Fehler Programmfehler
build: Bau Bauten
building: Gebäude
building permit: Baugenehmigung
built: gebaut gebautem erbaut erbautem
burglary: Einbruch Einbrüche
bus: Bus Busse
business: Geschäft Unternehmen Wirtschaft
business day: Werktag Arbeitstag
business service: Unternehmensdienstleistung
business services: Unternehmensdienstleistung
business unit: Geschäftsbereich Geschäftseinheit
butter: Butter
buyer: Käufer Käuferin Käuferinnen
cabin: Kabine
cake: Kuchen Torte
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
canton: Kanton
capacity: Kapazität Fassungsvermögen
capex: Investitionsausgabe
capital: Kapital Hauptstadt Hauptstädte
capital city: Hauptstadt Hauptstädte
car: Auto Wagen Pkw
car dealer: Autohändler Autohaus Autohäuser
car insurance: Autoversicherung
car model: Automodell Fahrzeugmodell
carbohydrate: Kohlenhydrat
carbon: Kohlenstoff Karbon
carbon dioxide: Kohlendioxid
carbon footprint: Fußabdruck Fußabdrücke
card: Karte
care: Pflege Betreuung
cargo: Fracht Ladung
carmaker: Autohersteller
carrier: Spediteur Frachtführer Träger
cart: Warenkorb Warenkörbe Wagen
cart abandonment: Warenkorbabbruch Warenkorbabbrüche Kaufabbruch
case: Fall Fälle Vorgang Vorgänge
cash: Bargeld Kasse bar
cash flow: Cashflow Zahlungsstrom Zahlungsströme Geldfluss Geldflüsse
casualty: Opfer Verletzte Verletzter Verletztem
cat: Katze
catalog: Katalog
catalogue: Katalog
catch: Fang Fänge
category: Kategorie
catering: Gastronomie Verpflegung
cattle: Rind Rinder Vieh
cell: Zelle
celsius: Celsius
cement: Zement
census: Volkszählung Zensus
cent: Cent
century: Jahrhundert
cereal: Getreide Cerealien
certificate: Zertifikat Freigabe Altersfreigabe
chair: Stuhl Stühle
championship: Meisterschaft
change: Änderung Veränderung Wechsel
channel: Kanal Kanäle
charge: Gebühr Ladung Anklage
charging station: Ladestation Ladesäule
chat: Chat
check in: Anreise
check out: Abreise
checkout: Kasse Bezahlvorgang Bezahlvorgänge
cheese: Käse
chemical: chemisch chemischem Chemikalie Chemikalien
chemistry: Chemie
chicken: Huhn Hühner Hähnchen
child: Kind Kinder
chocolate: Schokolade
cholesterol: Cholesterin
churn: Abwanderung Kündigung
churn rate: Abwanderungsrate Abwanderungsquote Kündigungsrate
churned: abgewandert abgewandertem gekündigt gekündigtem
cinema: Kino
circulation: Auflage
citation: Zitierung Zitat
citizen: Bürger Bürgerin Bürgerinnen
city: Stadt Städte
civil servant: Beamte Beamter Beamtem Beamtin Beamtinnen
claim: Schadensfall Schadensfälle Schadenfall Schadenfälle Anspruch Ansprüche Forderung
claim amount: Schadenhöhe Schadensumme Schadenssumme
claims ratio: Schadenquote
class: Klasse
class size: Klassengröße
classroom: Klassenzimmer
click: Klick
click rate: Klickrate
click through: Klickrate
clicked: geklickt geklicktem angeklickt angeklicktem
client: Kunde Kundin Kundinnen Mandant Mandantin Mandantinnen Klient
climate: Klima
climb: Steigflug Steigflüge
clinic: Klinik Kliniken Praxis
closed: geschlossen geschlossenem abgeschlossen abgeschlossenem
closing price: Schlusskurs
clothing: Kleidung Bekleidung
cloud: Wolke Cloud
cloud cover: Bewölkung
cloudy: bewölkt bewölktem
club: Verein Klub
coach: Trainer Trainerin Trainerinnen
coal: Kohle
coalition: Koalition
coast: Küste
code: Code Schlüssel Kennzahl
coffee: Kaffee
cogs: Herstellungskosten Herstellkosten
cohort: Kohorte
colleague: Kollege Kollegin Kolleginnen Kollegen
collected: eingezogen eingezogenem gesammelt gesammeltem
collection: Sammlung Kollektion Inkasso
college: Hochschule College
collision: Zusammenstoß Zusammenstöße Kollision
color: Farbe
colour: Farbe
column: Spalte
comedy: Komödie
comment: Kommentar Bemerkung
commercial: gewerblich gewerblichem kommerziell kommerziellem
commission: Provision Kommission
committee: Ausschuss Ausschüsse
commodity: Rohstoff
communication: Kommunikation
commute: Pendeln Arbeitsweg
commuter: Pendler Pendlerin Pendlerinnen
company: Unternehmen Firma Firmen Gesellschaft
compensation: Vergütung Entschädigung
competition: Wettbewerb Wettkampf Wettkämpfe
competitor: Wettbewerber Wettbewerberin Wettbewerberinnen Konkurrent
complaint: Beschwerde Reklamation Beanstandung
completed: abgeschlossen abgeschlossenem fertiggestellt fertiggestelltem erledigt erledigtem
completion: Abschluss Abschlüsse Fertigstellung
completion rate: Abschlussquote Abschlussrate
component: Bauteil Komponente
computer: Computer Rechner
concentration: Konzentration
concert: Konzert
concrete: Beton
condiment: Würzmittel Gewürz
confectionery: Süßware Süßwaren
confirmed: bestätigt bestätigtem
congestion: Stau Überlastung
connection: Verbindung Anschluss Anschlüsse
consignment: Sendung Lieferung
constituency: Wahlkreis
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
cooling: Kühlung
copier: Kopierer
copper: Kupfer
corn: Mais
corporate: betrieblich betrieblichem Firmenkunde Unternehmen
corporation: Konzern Unternehmen
correlation: Korrelation Zusammenhang Zusammenhänge
cosmetic: Kosmetik
cost: Kosten
cost center: Kostenstelle
cost centre: Kostenstelle
council: Rat Räte Gemeinderat
count: Anzahl Zahl Zählung
country: Land Länder Staat
county: Landkreis Kreis
coupon: Gutschein Coupon
courier: Kurier
course: Kurs
court: Gericht Platz
coverage: Abdeckung Deckung
cow: Kuh Kühe
cpc: Klickpreis Klick
cpm: Tausenderkontaktpreis
craft: Handwerk
crash: Unfall Unfälle
crate: Kiste
created: erstellt erstelltem angelegt angelegtem
credit: Kredit Gutschrift Guthaben
credit card: Kreditkarte
credit score: Kreditwürdigkeit Bonität
creditor: Gläubiger Gläubigerin Gläubigerinnen Kreditor Kreditoren
crew: Besatzung Mannschaft
crime: Verbrechen Straftat Kriminalität
crime rate: Kriminalitätsrate
crop: Feldfrucht Feldfrüchte Ernte Kultur
crop yield: Ernteertrag Ernteerträge Ertrag
crude oil: Rohöl
cruise: Reiseflug Reiseflüge Kreuzfahrt
ctr: Klickrate
cubic meter: Kubikmeter
cultivated: angebaut angebautem bewirtschaftet bewirtschaftetem
culture: Kultur
cumulative: kumuliert kumuliertem kumulativ kumulativem
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
cycle time: Zykluszeit Durchlaufzeit Taktzeit
cycling: Radsport Radfahren
cyclist: Radfahrer Radfahrerin Radfahrerinnen
cylinder: Zylinder
daily: täglich täglichem
daily high: Tageshöchstwert Tageshöchsttemperatur
dairy: Molkerei Milchprodukt
damage: Schaden Schäden Beschädigung
damaged: beschädigt beschädigtem
data: Daten Datum
data usage: Datenverbrauch Datennutzung
data volume: Datenvolumen
database: Datenbank
date: Datum Daten
dawn: Morgendämmerung Dämmerung
day: Tag
daytime: Tageszeit
deadline: Frist Termin
deal: Abschluss Abschlüsse Geschäft
dealer: Händler Händlerin Händlerinnen
death: Tod Todesfall Todesfälle Sterbefall Sterbefälle
death rate: Sterberate Todesrate
debit: Lastschrift Belastung
debt: Schuld Verschuldung
debtor: Schuldner Schuldnerin Schuldnerinnen Debitor Debitoren
decade: Jahrzehnt
decile: Dezil
deductible: Selbstbehalt Selbstbeteiligung
default: Ausfall Ausfälle Zahlungsausfall Zahlungsausfälle
default rate: Ausfallquote Ausfallrate
defeat: Niederlage
defect: Fehler Mangel Mängel Defekt
defect rate: Fehlerquote Ausschussquote
defective: fehlerhaft fehlerhaftem defekt defektem
defense: Verteidigung
deficit: Defizit Fehlbetrag Fehlbeträge
deforestation: Entwaldung Abholzung
degree: Grad Abschluss Abschlüsse
degree program: Studiengang Studiengänge
delay: Verspätung Verzögerung Verzug
delay minute: Verspätungsminute
delayed: verspätet verspätetem verzögert verzögertem
deleted: gelöscht gelöschtem
delivered: geliefert geliefertem zugestellt zugestelltem ausgeliefert ausgeliefertem
delivery: Lieferung Zustellung Auslieferung
delivery date: Lieferdatum Liefertermin
delivery time: Lieferzeit
demand: Nachfrage Bedarf
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
dept: Abteilung
depth: Tiefe
derivative: Derivat
descent: Sinkflug Sinkflüge
description: Beschreibung
desert: Wüste
desk: Schreibtisch
desktop: Desktop Schreibtisch
destination: Ziel Zielort Reiseziel Zielflughafen
detractor: Kritiker
developer: Entwickler Entwicklerin Entwicklerinnen Bauträger
development: Entwicklung
deviation: Abweichung
device: Gerät
diabetes: Diabetes
diagnosis: Diagnose
diameter: Durchmesser
diesel: Diesel
difference: Unterschied Differenz
digital: digital digitalem
diploma: Diplom
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
division: Sparte Geschäftsbereich Liga
divorce: Scheidung
divorced: geschieden geschiedenem
doctor: Arzt Ärzte Ärztin Ärztinnen
document: Dokument Unterlage
documentary: Dokumentarfilm
dog: Hund
dollar: Dollar
domestic: inländisch inländischem Inland
domestic gross: Einspielergebnis Einspielergebnisse inländisch inländischem
donation: Spende
donor: Spender Spenderin Spenderinnen
dose: Dosis Dosen
download: Download
download speed: Downloadgeschwindigkeit
downtime: Stillstand Stillstände Ausfallzeit Stillstandszeit
dozen: Dutzend
drama: Drama Dramen
draw: Unentschieden Ziehung
dress: Kleid Kleider
drink: Getränk
driver: Fahrer Fahrerin Fahrerinnen
drivetrain: Antrieb
drizzle: Nieselregen
dropout: Abbrecher Abbrecherin Abbrecherinnen Abbruch Abbrüche
dropout rate: Abbrecherquote Abbruchquote
drought: Dürre
drug: Medikament Arzneimittel Droge
dry: trocken trockenem
due date: Fälligkeit Fälligkeitsdatum
durable goods: Gebrauchsgüter langlebig langlebigem
duration: Dauer Laufzeit
dusk: Abenddämmerung Dämmerung
duty: Zoll Abgabe
early: früh frühem verfrüht verfrühtem
earning: Verdienst Ertrag Erträge Gewinn
earthquake: Erdbeben
east: Ost Osten
ebitda: Betriebsergebnis
economic: wirtschaftlich wirtschaftlichem ökonomisch ökonomischem
economy: Wirtschaft Konjunktur
edition: Ausgabe Auflage
education: Bildung Ausbildung Erziehung
efficiency: Effizienz Wirkungsgrad
egg: Ei Eier
elderly: älter älterem Senioren
elected: gewählt gewähltem
election: Wahl
electric: elektrisch elektrischem
electric car: Elektroauto
electric vehicle: Elektrofahrzeug Elektroauto
electricity: Strom Elektrizität
electricity consumption: Stromverbrauch
electricity price: Strompreis
electronics: Elektronik
elevation: Höhe Geländehöhe
eligible: berechtigt berechtigtem
email: Email Mail
emergency: Notfall Notfälle Notaufnahme
emigration: Auswanderung Abwanderung
emission: Emission Ausstoß
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
energy: Energie
energy consumption: Energieverbrauch
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
episode: Episode
equipment: Ausrüstung Ausstattung Gerät
equity: Eigenkapital
error: Fehler
error count: Fehlerzahl Fehleranzahl
error rate: Fehlerrate Fehlerquote
escalated: eskaliert eskaliertem
escalation: Eskalation
estimate: Schätzung Schätzwert
estimated: geschätzt geschätztem
ethnicity: Ethnie Herkunft
euro: Euro
evening: Abend
event: Veranstaltung Ereignis Ereignisse
exam: Prüfung Klausur
exam score: Prüfungsergebnis Prüfungspunkte
exchange: Umtausch Börse Austausch
exchange rate: Wechselkurs
executive: Führungskraft Führungskräfte
exempt: befreit befreitem
exhibition: Ausstellung
existing: bestehend bestehendem vorhanden vorhandenem
existing customer: Bestandskunde Bestandskunden
exit: Ausstieg Ausgang Ausgänge
expected: erwartet erwartetem
expenditure: Ausgabe
expense: Ausgabe Aufwand Aufwendung
experiment: Versuch Experiment
expired: abgelaufen abgelaufenem
export: Export Ausfuhr
exported: exportiert exportiertem
external: extern externem
extraction: Gewinnung Förderung
factory: Fabrik Werk
faculty: Fakultät
fahrenheit: Fahrenheit
failed: fehlgeschlagen fehlgeschlagenem gescheitert gescheitertem
failure: Ausfall Ausfälle Störung
failure rate: Ausfallrate Fehlerrate
family: Familie
fantasy: Fantasy Fantasie
fare: Fahrpreis Tarif
farm: Bauernhof Bauernhöfe Betrieb Hof Höfe
farmer: Landwirt Landwirtin Landwirtinnen Bauer Bauern Bäuerin Bäuerinnen
fashion: Mode
fat: Fett
fatality: Todesfall Todesfälle Todesopfer
father: Vater Väter
feature: Funktion Merkmal
fee: Gebühr Honorar
feedback: Rückmeldung
female: weiblich weiblichem Frau
ferry: Fähre
fertility: Fruchtbarkeit Fertilität
fertility rate: Geburtenrate Fertilitätsrate Geburtenziffer
fertilizer: Dünger Düngemittel
fiber: Faser Ballaststoff Glasfaser
fiction: Fiktion Belletristik
field: Feld
figure: Zahl Kennzahl Wert
file: Datei Dateien Akte
film: Film
final: Finale Endspiel
finance: Finanzen Finanzwesen Finanzierung
financed: finanziert finanziertem
financial: finanziell finanziellem Finanz
financial activities: Finanzgeschäft Finanzwesen
financial services: Finanzdienstleistung
fine: Bußgeld Geldstrafe
finish time: Zielzeit
finished: beendet beendetem fertig fertigem
fire: Brand Brände Feuer
fire department: Feuerwehr
firefighter: Feuerwehrmann Feuerwehrleute
firewall: Firewall
firm: Firma Firmen Unternehmen
first response: Erstantwort Erstreaktion
fiscal year: Geschäftsjahr Haushaltsjahr
fish: Fisch
fishing: Fischerei Fischfang
fixed cost: Fixkosten
flat: Wohnung
fleet: Flotte Fuhrpark
flight: Flug Flüge
flight date: Flugdatum
flight number: Flugnummer
flood: Hochwasser Überschwemmung Flut
floor: Stockwerk Etage Boden Böden
floor area: Wohnfläche Nutzfläche Geschossfläche
flower: Blume Blüte
fog: Nebel
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
forwarder: Spediteur Spedition
fossil: fossil fossilem
foul: Foul
foundation: Stiftung Gründung
founded: gegründet gegründetem
founder: Gründer Gründerin Gründerinnen
franchise: Franchise
fraud: Betrug Betrugsfälle
free: kostenlos kostenlosem gratis frei freiem
freelancer: Freiberufler Freiberuflerin Freiberuflerinnen Freelancer
freight: Fracht
frequency: Häufigkeit Frequenz
fresh: frisch frischem
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
furnished: möbliert möbliertem
furniture: Möbel
future: Terminkontrakt
gain: Gewinn Zugewinn Kursgewinn
gallon: Gallone
game: Spiel
gap: Lücke Abstand Abstände Differenz
garage: Garage
garden: Garten Gärten
gas: Gas Erdgas
gasoline: Benzin
gate: Flugsteig
gdp: BIP Bruttoinlandsprodukt
gearbox: Getriebe
gender: Geschlecht Geschlechter
gene: Gen
generated: erzeugt erzeugtem
generation: Erzeugung Stromerzeugung Generation
genome: Genom
genre: Genre Gattung
gift: Geschenk
gift card: Geschenkkarte
glacier: Gletscher
glass: Glas Gläser
global: global globalem weltweit weltweitem
goal: Ziel Tor Treffer
goat: Ziege
gold: Gold
gold medal: Goldmedaille
goods: Ware Güter
goods producing: produzierend produzierendem Gewerbe
government: Regierung öffentlich öffentlichem Staat
grade: Note Güteklasse Klasse Schulnote
graduate: Absolvent Absolventin Absolventinnen
graduated: abgeschlossen abgeschlossenem
graduation: Abschluss Abschlüsse
graduation rate: Abschlussquote
grain: Getreide Korn Körner
gram: Gramm
grant: Zuschuss Zuschüsse Förderung Stipendium
greenhouse: Gewächshaus Gewächshäuser Treibhaus
greenhouse gas: Treibhausgas
grid: Netz Stromnetz
grocery: Lebensmittel
gross: brutto Brutto Einspielergebnis Einspielergebnisse Bruttoeinnahmen
gross amount: Bruttobetrag Bruttobeträge
gross margin: Bruttomarge Rohmarge
gross profit: Bruttogewinn Rohertrag
group: Gruppe Konzern
growth rate: Wachstumsrate
guest: Gast Gäste
gust: Böe
gym: Fitnessstudio
hail: Hagel
half year: Halbjahr
handle time: Bearbeitungszeit
harbor: Hafen Häfen
harbour: Hafen Häfen
hardware: Hardware
harvest: Ernte
harvested: geerntet geerntetem
headcount: Personalbestand Personalbestände Mitarbeiterzahl Kopfzahl
headquarters: Hauptsitz Zentrale
health: Gesundheit
health insurance: Krankenversicherung
healthcare: Gesundheitswesen Gesundheitsversorgung
heart: Herz
heart disease: Herzkrankheit Herzerkrankung
heart rate: Herzfrequenz Puls
heat: Wärme Hitze
heating: Heizung
hectare: Hektar
height: Höhe Körpergröße Größe
helicopter: Hubschrauber
help desk: Helpdesk
high school: Oberschule Gymnasium Gymnasien
high temperature: Höchsttemperatur
highway: Autobahn Fernstraße
hire: Einstellung Neueinstellung
hire date: Einstellungsdatum Eintrittsdatum
hired: eingestellt eingestelltem
historical: historisch historischem
history: Geschichte
holiday: Feiertag Urlaub
home: Eigenheim Haus Wohnung
home office: Homeoffice Heimarbeit
homework: Hausaufgabe
homicide: Tötungsdelikt Mord
horror: Horror Horrorfilm
horse: Pferd
horsepower: Pferdestärke PS Leistung
hospital: Krankenhaus Krankenhäuser Klinik Kliniken Spital
hospitality: Gastgewerbe Gastfreundschaft
host: Gastgeber Gastgeberin Gastgeberinnen Vermieter
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
hurricane: Hurrikan Orkan
hybrid: Hybrid hybrid hybridem
hydro: Wasserkraft
hydrogen: Wasserstoff
hydropower: Wasserkraft
hypothesis: Hypothese
ice: Eis
id: Kennung Nummer
illness: Krankheit Erkrankung
image: Bild
immigrant: Einwanderer Einwandererin Einwandererinnen Zuwanderer
immigration: Einwanderung Zuwanderung
import: Import Einfuhr
imported: importiert importiertem
impression: Einblendung Impression Anzeigenaufruf
in progress: laufend laufendem Bearbeitung
in stock: vorrätig vorrätigem lieferbar lieferbarem
in store: stationär stationärem Filiale
in transit: unterwegs Transit
inactive: inaktiv inaktivem
inch: Zoll Inch
incident: Vorfall Vorfälle Störung Zwischenfall Zwischenfälle
income: Einkommen Einkünfte Einnahme Ertrag Erträge
incomplete: unvollständig unvollständigem
incumbent: Amtsinhaber Amtsinhaberin Amtsinhaberinnen
index: Index Indizes Indexwert
indicator: Indikator Indikatoren Kennzahl
individual: Einzelperson Individuum Individuen
industrial: industriell industriellem gewerblich gewerblichem
industry: Industrie Branche
inequality: Ungleichheit
infant mortality: Säuglingssterblichkeit
infected: infiziert infiziertem
infection: Infektion
inflation: Inflation Teuerung
information: Information Auskunft Auskünfte
information technology: Informationstechnik
infrastructure: Infrastruktur
ingredient: Zutat
inhabitant: Einwohner Einwohnerin Einwohnerinnen
injured: verletzt verletztem Verletzte Verletzter Verletztem
injury: Verletzung
inpatient: stationär stationärem
input: Eingabe Einsatz Einsätze
inquiry: Anfrage
insolvency: Insolvenz
inspected: geprüft geprüftem kontrolliert kontrolliertem
inspection: Prüfung Kontrolle Inspektion
inspector: Prüfer Prüferin Prüferinnen Inspektor
install: Installation
installed: installiert installiertem
installed capacity: installiert installiertem Leistung
installment: Rate
instalment: Rate
institution: Einrichtung Institution
insurance: Versicherung
insured: versichert versichertem Versicherte Versicherter Versichertem
insurer: Versicherer
intensity: Intensität Stärke
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
investment: Investition Anlage Beteiligung
investor: Anleger Anlegerin Anlegerinnen Investor Investorin Investorinnen Investoren
invoice: Rechnung
invoice amount: Rechnungsbetrag Rechnungsbeträge
invoice date: Rechnungsdatum
invoiced: berechnet berechnetem fakturiert fakturiertem
iron: Eisen
irrigation: Bewässerung
island: Insel
issue: Vorgang Vorgänge Ticket Ausgabe
item: Artikel Position Posten
jacket: Jacke
jewelry: Schmuck
job: Arbeitsplatz Arbeitsplätze Stelle Job Beruf
job title: Stellenbezeichnung Berufsbezeichnung
journal: Zeitschrift Journal
journey: Reise Fahrt
judge: Richter Richterin Richterinnen
key figure: Kennzahl
keyword: Suchbegriff Schlüsselwort Schlüsselwörter Stichwort Stichwörter
kg: Kilogramm Kilo
kilogram: Kilogramm Kilo
kilometer: Kilometer
kilometre: Kilometer
kilowatt: Kilowatt
kilowatt hour: Kilowattstunde
kind: Art Sorte
kindergarten: Kindergarten Kindergärten Kita
kitchen: Küche
km: Kilometer
knot: Knoten
kpi: Kennzahl Leistungskennzahl
kwh: Kilowattstunde
lab: Labor
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
lane: Spur Fahrspur
language: Sprache
lap: Runde
laptop: Laptop
large: groß großem
lat: Breitengrad Breite
late: spät spätem verspätet verspätetem
latency: Latenz Verzögerung
latitude: Breitengrad Breite
law: Gesetz Recht
lawsuit: Klage
lawyer: Anwalt Anwälte Anwältin Anwältinnen Rechtsanwalt
layoff: Entlassung
lead: Interessent Interessentin Interessentinnen Kontakt Lead
lead time: Vorlaufzeit Lieferzeit Durchlaufzeit
league: Liga Ligen
lease: Mietvertrag Mietverträge Pacht Leasing
leather: Leder
leave: Urlaub
ledger: Hauptbuch Hauptbücher
legal: rechtlich rechtlichem juristisch juristischem Rechtsabteilung
leisure: Freizeit
length: Länge
lesson: Unterrichtsstunde Lektion
letter: Brief Buchstabe
level: Stufe Niveau Ebene Pegel Stand
liability: Verbindlichkeit Haftung
library: Bibliothek Bücherei
licence: Lizenz Führerschein
license: Lizenz Führerschein
life expectancy: Lebenserwartung
life insurance: Lebensversicherung
life science: Lebenswissenschaft
lifetime: Lebensdauer
lightning: Blitz
lignite: Braunkohle
like: Like
limit: Grenze Grenzwert Limit
line: Linie Zeile
liquidity: Liquidität
list date: Angebotsdatum
list price: Listenpreis
listener: Hörer Hörerin Hörerinnen
listing: Inserat Angebot
liter: Liter
literacy: Alphabetisierung
literacy rate: Alphabetisierungsrate
litre: Liter
livestock: Vieh Viehbestand Viehbestände
living area: Wohnfläche
living space: Wohnfläche Wohnraum Wohnräume
load: Last Ladung Belastung
load factor: Auslastung Ladefaktor Sitzladefaktor
loaded: beladen beladenem geladen geladenem
loading: Beladung Verladung
loan: Darlehen Kredit
local: lokal lokalem örtlich örtlichem
located: gelegen gelegenem
location: Standort Ort Lage
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
loyalty: Treue Kundentreue
luggage: Gepäck
machine: Maschine
machinery: Maschine
magazine: Zeitschrift Magazin
magnitude: Magnitude Stärke
maintenance: Wartung Instandhaltung
maintenance cost: Wartungskosten
maize: Mais
major: Hauptfach Hauptfächer Studienfach Studienfächer
make: Marke Fabrikat
maker: Hersteller Herstellerin Herstellerinnen
male: männlich männlichem Mann Männer
malware: Schadsoftware
man: Mann Männer
manager: Manager Managerin Managerinnen Leiter Leiterin Leiterinnen Führungskraft Führungskräfte
manual: manuell manuellem Handbuch Handbücher
manufacturer: Hersteller Herstellerin Herstellerinnen
manufacturing: Fertigung Produktion Industrie
margin: Marge Spanne
marital status: Familienstand
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
mass: Masse
match: Spiel Begegnung
material: Material Materialien Werkstoff
material cost: Materialkosten
math: Mathematik
mathematics: Mathematik
max: Maximum Höchstwert
maximum: Maximum Maxima Höchstwert
mayor: Bürgermeister Bürgermeisterin Bürgermeisterinnen
meal: Mahlzeit Essen
mean: Mittelwert Mittel Durchschnitt mittler mittlerem
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
medium: Medium Medien
megawatt: Megawatt
member: Mitglied
membership: Mitgliedschaft
memory: Speicher Arbeitsspeicher
mental health: psychisch psychischem Gesundheit
menu: Speisekarte Menü
merger: Fusion
message: Nachricht
metal: Metall
meter: Meter Zähler
meter reading: Zählerstand Zählerstände
methane: Methan
metre: Meter
metric: Kennzahl Messgröße Metrik
midnight: Mitternacht
migration: Migration Wanderung
mile: Meile
mileage: Kilometerstand Kilometerstände Laufleistung Verbrauch
milestone: Meilenstein
milk: Milch
million: Million Mio
min: Minimum Mindestwert
mine: Bergwerk Mine
minimum: Minimum Minima Mindestwert Kleinstwert
minimum wage: Mindestlohn Mindestlöhne
mining: Bergbau
minister: Minister Ministerin Ministerinnen
ministry: Ministerium Ministerien
minute: Minute
missing: fehlend fehlendem vermisst vermisstem
mist: Nebel
mobile: mobil mobilem Mobilgerät
mobile network: Mobilfunknetz
mobile phone: Mobiltelefon Handy
model: Modell
model year: Modelljahr
monitor: Bildschirm Monitor
month: Monat
monthly: monatlich monatlichem
monthly return: Monatsrendite Rendite
morning: Morgen Vormittag
mortality: Sterblichkeit Mortalität
mortality rate: Sterberate Sterblichkeitsrate
mortgage: Hypothek
mother: Mutter Mütter
motor: Motor Motoren
motorcycle: Motorrad Motorräder
motorway: Autobahn
mountain: Berg Gebirge
movie: Film
mpg: Meile Gallone Verbrauch Reichweite
mrr: Umsatz monatlich monatlichem wiederkehrend wiederkehrendem
municipality: Gemeinde Kommune
murder: Mord
museum: Museum Museen
music: Musik
musical: Musical
name: Name Namen Bezeichnung
nation: Nation Staat
national: national nationalem
nationality: Staatsangehörigkeit Nationalität
natural gas: Erdgas
neighborhood: Viertel Stadtviertel Nachbarschaft
neighbourhood: Viertel Stadtviertel Nachbarschaft
net: netto Netto
net amount: Nettobetrag Nettobeträge
net income: Nettoeinkommen Nettogewinn
net profit: Reingewinn Nettogewinn
net sales: Nettoumsatz Nettoumsätze
network: Netz Netzwerk
new: neu neuem
new customer: Neukunde Neukunden
news: Nachricht
newsletter: Rundbrief Newsletter
newspaper: Zeitung
night: Nacht Nächte
nitrogen: Stickstoff
nitrogen dioxide: Stickstoffdioxid
no show: Nichterscheinen ferngeblieben ferngebliebenem
noise: Lärm Geräusch
nominated: nominiert nominiertem
nomination: Nominierung
nondurable goods: Verbrauchsgüter
nonprofit: gemeinnützig gemeinnützigem
noon: Mittag
north: Nord Norden
novel: Roman
nps: Weiterempfehlung
nuclear: nuklear nuklearem Kernkraft Atomkraft Kernenergie
number: Zahl Anzahl Nummer
nurse: Pflegekraft Pflegekräfte Krankenschwester Krankenpfleger
nursing home: Pflegeheim
nutrient: Nährstoff
nutrition: Ernährung
obesity: Fettleibigkeit Adipositas
observation: Beobachtung Messwert
observed: beobachtet beobachtetem
occupancy: Belegung Auslastung
occupancy rate: Auslastung Belegungsrate Belegungsquote
occupation: Beruf
occupied: belegt belegtem bewohnt bewohntem besetzt besetztem
ocean: Ozean
odometer: Kilometerstand Kilometerstände Kilometerzähler
offence: Straftat Delikt
offender: Täter Täterin Täterinnen Straftäter
offense: Straftat Delikt
offer: Angebot
office: Büro Amt Ämter
office supply: Büromaterial Bürobedarf
official: Beamte Beamter Beamtem Beamtin Beamtinnen offiziell offiziellem amtlich amtlichem
offline: offline stationär stationärem
oil: Öl Erdöl
old: alt altem
on time: pünktlich pünktlichem termingerecht termingerechtem
onboarding: Einarbeitung
online: online
online shop: Onlineshop
open: offen offenem geöffnet geöffnetem
open position: Stelle offen offenem
open rate: Öffnungsrate
opened: geöffnet geöffnetem
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
opportunity: Verkaufschance
option: Option
order: Bestellung Auftrag Aufträge
order date: Bestelldatum Auftragsdatum
order number: Bestellnummer Auftragsnummer
order status: Bestellstatus Auftragsstatus
order value: Bestellwert Auftragswert
order volume: Bestellmenge Auftragsvolumen
ordered: bestellt bestelltem
organic: organisch organischem biologisch biologischem Bio
organisation: Organisation
organization: Organisation
origin: Herkunft Ursprung Ursprünge Startort Abflughafen
other: sonstig sonstigem ander anderem übrig übrigem
other services: sonstig sonstigem Dienstleistung
ounce: Unze
outage: Ausfall Ausfälle Störung
outdoor: Freiluft Außenbereich
outlet: Verkaufsstelle Filiale
outlier: Ausreißer
outpatient: ambulant ambulantem
output: Ausstoß Produktion Leistung Ausbringung
outstanding: ausstehend ausstehendem offen offenem
overdue: überfällig überfälligem
overhead: Gemeinkosten
overnight stay: Übernachtung
overtime: Überstunde Mehrarbeit
owed: geschuldet geschuldetem
owner: Eigentümer Eigentümerin Eigentümerinnen Inhaber Inhaberin Inhaberinnen Besitzer
oxygen: Sauerstoff
ozone: Ozon
package: Paket
packaging: Verpackung
packed: verpackt verpacktem
page: Seite
page view: Seitenaufruf Seitenansicht
pageview: Seitenaufruf Seitenansicht
paid: bezahlt bezahltem gezahlt gezahltem
painting: Gemälde
pair: Paar
pallet: Palette
pandemic: Pandemie
pants: Hose
paper: Papier
parcel: Paket Parzelle
parent: Eltern Elternteil
parental leave: Elternzeit
park: Park
parked: geparkt geparktem abgestellt abgestelltem
parking: Parken Parkplatz Parkplätze
parking lot: Parkplatz Parkplätze
parliament: Parlament
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
patch: Flicken Korrektur
patent: Patent
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
peak load: Spitzenlast
pedestrian: Fußgänger Fußgängerin Fußgängerinnen
penalty: Strafe Strafstoß Strafstöße Vertragsstrafe
pending: ausstehend ausstehendem offen offenem anhängig anhängigem
penguin: Pinguin
pension: Rente Pension
people: Menschen Personen Leute
per capita: Kopf
percent: Prozent Prozentsatz Prozentsätze Anteil
percentage: Prozentsatz Prozentsätze Prozentanteil Anteil Prozent
percentage point: Prozentpunkt
percentile: Perzentil
performance: Leistung Wertentwicklung Vorstellung
period: Zeitraum Zeiträume Periode
permanent: unbefristet unbefristetem dauerhaft dauerhaftem
permission: Berechtigung Erlaubnis
permit: Genehmigung Erlaubnis
person: Person Mensch Menschen
personal care: Körperpflege
personnel cost: Personalkosten
pesticide: Pestizid Pflanzenschutzmittel
pet: Haustier
petal: Blütenblatt Blütenblätter
petrol: Benzin
pharma: Pharma Pharmaindustrie
pharmaceutical: pharmazeutisch pharmazeutischem Pharma Arzneimittel
pharmacy: Apotheke Pharmazie
phase: Phase
phone: Telefon
photo: Foto
physical: physisch physischem körperlich körperlichem
physician: Arzt Ärzte Ärztin Ärztinnen
physics: Physik
picking: Kommissionierung
pickup: Abholung
pickup truck: Pritschenwagen
piece: Stück Teil
pig: Schwein
pilot: Pilot Pilotin Pilotinnen Piloten
pipeline: Pipeline
place: Ort Platz Plätze
plan: Plan Pläne Planwert Tarif
plan type: Tarifart
plane: Flugzeug
planet: Planet Planeten
planned: geplant geplantem
plant: Werk Anlage Pflanze Fabrik
plastic: Kunststoff Plastik
platform: Plattform
play: Theaterstück Spiel
played: gespielt gespieltem
player: Spieler Spielerin Spielerinnen
plot: Grundstück Parzelle
point: Punkt
police: Polizei
police officer: Polizist Polizistin Polizistinnen Polizisten
policy: Police Richtlinie
policyholder: Versicherungsnehmer Versicherungsnehmerin Versicherungsnehmerinnen
political: politisch politischem
poll: Umfrage
pollutant: Schadstoff
pollution: Verschmutzung
population: Bevölkerung Einwohnerzahl
population density: Bevölkerungsdichte
pork: Schweinefleisch
port: Hafen Häfen
portfolio: Portfolio Depot
portion: Portion
position: Position Stelle Stellung
post: Beitrag Beiträge Post
post office: Postamt Postämter
postcode: Postleitzahl
potato: Kartoffel
poultry: Geflügel
pound: Pfund
poverty: Armut
poverty rate: Armutsquote
power: Leistung Strom Macht
power plant: Kraftwerk
power station: Kraftwerk
practice: Praxis Praxen
precipitation: Niederschlag Niederschläge Niederschlagsmenge
pregnancy: Schwangerschaft
premiere: Premiere
premium: Prämie
prepaid: vorausbezahlt vorausbezahltem
prescription: Rezept Verschreibung Verordnung
present: anwesend anwesendem
president: Präsident Präsidentin Präsidentinnen Präsidenten
press: Presse
pressure: Druck
price: Preis
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
progress: Fortschritt
project: Projekt Vorhaben
promoted: befördert befördertem beworben beworbenem
promoter: Förderer Promotor
promotion: Aktion Beförderung Werbeaktion
property: Immobilie Grundstück Eigentum
property type: Immobilientyp Immobilienart
proportion: Anteil Verhältnis Verhältnisse
prospect: Interessent Interessentinnen
protein: Protein Eiweiß
protest: Protest
provider: Anbieter Anbieterin Anbieterinnen
province: Provinz
provision: Rückstellung
public: öffentlich öffentlichem Publikum
public debt: Staatsschulden Staatsverschuldung
public sector: öffentlich öffentlichem Sektor
public service: Dienst öffentlich öffentlichem Verwaltung
public transport: Nahverkehr öffentlich öffentlichem Verkehrsmittel
publication: Veröffentlichung Publikation
published: veröffentlicht veröffentlichtem
publisher: Verlag Verleger Herausgeber
publishing: Verlagswesen
pump: Pumpe
punctuality: Pünktlichkeit
pupil: Schüler Schülerin Schülerinnen
purchase: Kauf Käufe Einkauf Einkäufe
purchase price: Kaufpreis Einkaufspreis
purchased: gekauft gekauftem
qty: Menge Stückzahl Anzahl
quality: Qualität
quantile: Quantil
quantity: Menge Stückzahl Anzahl
quarry: Steinbruch Steinbrüche
quarter: Quartal Vierteljahr Viertel
quarterly: vierteljährlich vierteljährlichem quartalsweise
quartile: Quartil
question: Frage
queue: Warteschlange
quota: Quote Kontingent
quote: Angebot Kostenvoranschlag Kostenvoranschläge Zitat
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
rate: Rate Quote Satz Sätze
rated: bewertet bewertetem
rating: Bewertung Wertung Einstufung Note
ratio: Verhältnis Verhältnisse Quotient Quote Kennzahl
raw material: Rohstoff Rohmaterial
reach: Reichweite
reaction: Reaktion
reader: Leser Leserin Leserinnen
reading: Messwert Ablesung Lesung
readmission: Wiederaufnahme Wiedereinweisung
reagent: Reagenz Reagenzien
real estate: Immobilie
rebate: Rabatt Rückvergütung
receipt: Beleg Kassenbon Quittung
receivable: Forderung
received: erhalten erhaltenem empfangen empfangenem eingegangen eingegangenem
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
referee: Schiedsrichter Schiedsrichterin Schiedsrichterinnen
referral: Empfehlung Überweisung Verweis
referred: überwiesen überwiesenem verwiesen verwiesenem
referrer: Verweis Verweisquelle
refinery: Raffinerie
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
relative: relativ relativem
release: Veröffentlichung Freigabe
release date: Veröffentlichungsdatum Kinostart Erscheinungsdatum
release year: Erscheinungsjahr Veröffentlichungsjahr
released: veröffentlicht veröffentlichtem erschienen erschienenem
religion: Religion
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
reopened: wiedereröffnet wiedereröffnetem
reorder: Nachbestellung
repair: Reparatur
repair cost: Reparaturkosten
repaired: repariert repariertem
repayment: Rückzahlung Tilgung
repeat customer: Stammkunde Stammkunden
repeat purchase: Wiederkauf Wiederholungskauf Wiederholungskäufe
reported: gemeldet gemeldetem berichtet berichtetem
request: Anfrage Antrag Anträge
required: erforderlich erforderlichem benötigt benötigtem
research: Forschung
researcher: Forscher Forscherin Forscherinnen Wissenschaftler
reseller: Wiederverkäufer
reservation: Reservierung
reserve: Rücklage Reserve
reserved: reserviert reserviertem
resident: Einwohner Einwohnerin Einwohnerinnen Bewohner
residential: wohnwirtschaftlich wohnwirtschaftlichem Wohngebäude Wohngebiet
resignation: Kündigung Rücktritt
resigned: gekündigt gekündigtem ausgeschieden ausgeschiedenem
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
rice: Reis
ride: Fahrt
rider: Fahrgast Fahrgäste Fahrer Fahrerin Fahrerinnen Reiter
ridership: Fahrgastzahl
risk: Risiko Risiken
river: Fluss Flüsse
road: Straße
roaming: Roaming
robbery: Raub Raubüberfall Raubüberfälle
robot: Roboter
roi: Kapitalrendite Rendite
role: Rolle Funktion
romance: Liebesfilm Romanze
romantic comedy: Liebeskomödie
room: Zimmer Raum Räume
room rate: Zimmerpreis
room type: Zimmertyp Zimmerart
round: Runde
route: Strecke Route
row: Zeile Reihe
rubber: Gummi Kautschuk
running: Laufen Lauf laufend laufendem
running time: Laufzeit Filmlänge Spieldauer
runtime: Laufzeit
runway: Startbahn Landebahn
rural: ländlich ländlichem
safety: Sicherheit
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
salt: Salz
sample: Stichprobe Probe
sample size: Stichprobengröße Stichprobenumfang
satellite: Satellit Satelliten
satisfaction: Zufriedenheit
saving: Ersparnis Ersparnisse Einsparung
savings: Ersparnis Ersparnisse Einsparung
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
sea: Meer See
sea level: Meeresspiegel
seafood: Meeresfrucht Meeresfrüchte
search: Suche Suchanfrage
search engine: Suchmaschine
season: Saison Jahreszeit Staffel
seasonal: saisonal saisonalem
seat: Sitz Sitzplatz Sitzplätze
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
sender: Absender Absenderin Absenderinnen
senior: Senior Seniorin Seniorinnen Senioren
seniority: Dienstalter Betriebszugehörigkeit
sensor: Sensor Sensoren
sent: gesendet gesendetem verschickt verschicktem
sepal: Kelchblatt Kelchblätter
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
severity: Schweregrad
sewage: Abwasser Abwässer
sex: Geschlecht Geschlechter
shape: Form
share: Anteil Aktie
share price: Aktienkurs Kurs
shareholder: Aktionär Aktionärin Aktionärinnen
sheep: Schaf
shelf: Regal
shift: Schicht
ship: Schiff
shipment: Sendung Lieferung Versand
shipped: versandt versandtem versendet versendetem
shipping: Versand Schifffahrt
shipping cost: Versandkosten
shirt: Hemd
shoe: Schuh
shop: Laden Läden Geschäft Filiale
shortage: Mangel Mängel Engpass Engpässe
shot: Schuss Schüsse Aufnahme
show: Sendung Vorstellung
sick day: Krankheitstag Krankentag
sick leave: Krankenstand Krankschreibung
sickness: Krankheit
signal: Signal
signup: Anmeldung Registrierung
silver: Silber
single: ledig ledigem einzeln einzelnem
site: Standort Werk Website
size: Größe Umfang
skiing: Skifahren
skill: Fähigkeit Kompetenz
sku: Artikel Artikelnummer
sla: Servicevereinbarung
small: klein kleinem
smartphone: Smartphone
smoker: Raucher Raucherin Raucherinnen
smoking: Rauchen
snow: Schnee
snowfall: Schneefall Schneefälle
soccer: Fußball
social: sozial sozialem gesellschaftlich gesellschaftlichem
social media: soziale Medien
social network: Netzwerk sozial sozialem
software: Software
soil: Boden Böden
solar: Solar Solarenergie solar solarem
solar power: Solarstrom Solarenergie
sold: verkauft verkauftem
solution: Lösung
song: Lied Lieder Titel
source: Quelle Herkunft
sourcing: Beschaffung
south: Süd Süden
soy: Soja
spam: Spam
spare part: Ersatzteil
specialist: Facharzt Fachärzte Spezialist
species: Art Spezies
specimen: Exemplar Probe
spectator: Zuschauer Zuschauerin Zuschauerinnen
speed: Geschwindigkeit Tempo
speed limit: Tempolimit Geschwindigkeitsbegrenzung
spend: Ausgabe
spending: Ausgabe
spent: ausgegeben ausgegebenem
sponsor: Sponsor Sponsoren Träger
sponsorship: Sponsoring
sport: Sport Sportart
spread: Spanne Streuung Spread
spring: Frühling Frühjahr Feder
sprint: Sprint
square foot: Quadratfuß
square meter: Quadratmeter
square metre: Quadratmeter
stadium: Stadion Stadien
staff: Personal Belegschaft Mitarbeiter
stage: Phase Stufe Stadium Stadien Bühne Etappe
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
steel: Stahl Stähle
step: Schritt Stufe
stock: Aktie Bestand Bestände Lagerbestand Lagerbestände Vorrat Vorräte
stock exchange: Börse
stock level: Lagerbestand Lagerbestände
stock market: Aktienmarkt Aktienmärkte Börse
stock price: Aktienkurs Kurs
stockout: Fehlbestand Fehlbestände
stolen: gestohlen gestohlenem
stop: Haltestelle Halt
storage: Lagerung Speicher
store: Laden Läden Filiale Geschäft
stored: gelagert gelagertem gespeichert gespeichertem
storm: Sturm Stürme Unwetter
story point: Aufwandspunkt
stream: Abruf Datenstrom
streaming: Streaming
street: Straße
strike: Streik Schlag Schläge
student: Student Studentin Studentinnen Studierende Studierender Studierendem Schüler Schülerin Schülerinnen
studio: Studio
study: Studie Studium
subcategory: Unterkategorie
subject: Fach Fächer Schulfach Schulfächer Betreff Proband
submitted: eingereicht eingereichtem
subscriber: Abonnent Abonnentin Abonnentinnen
subscription: Abonnement Abo
subsidiary: Tochtergesellschaft
subsidy: Subvention
subtotal: Zwischensumme
suburb: Vorort Vorstadt Vorstädte
subway: Bahn
success rate: Erfolgsquote Erfolgsrate
sugar: Zucker
sum: Summe
summer: Sommer
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
swimming: Schwimmen
symbol: Symbol Kürzel
symptom: Symptom
system: System
table: Tabelle Tisch
tablet: Tablet Tablette
take off: Start Abheben
takeoff: Start Abheben
takeoff run: Startlauf Startläufe
target: Ziel Zielwert
target group: Zielgruppe
tariff: Tarif Zoll Zölle
task: Aufgabe
tax: Steuer
tax rate: Steuersatz Steuersätze
tax revenue: Steuereinnahme Steueraufkommen
taxed: besteuert besteuertem
taxi: Taxi Rollen
tea: Tee
teacher: Lehrer Lehrerin Lehrerinnen Lehrkraft Lehrkräfte
team: Team Mannschaft
technical: technisch technischem
technology: Technologie Technik
teenager: Jugendliche Jugendlicher Jugendlichem
telecom: Telekommunikation
telecommunications: Telekommunikation
telephone: Telefon
television: Fernsehen
temp: Temperatur
temperature: Temperatur
temporary: befristet befristetem vorübergehend vorübergehendem
tenant: Mieter Mieterin Mieterinnen
tender: Ausschreibung
tennis: Tennis
tenure: Betriebszugehörigkeit Amtszeit
term: Laufzeit Begriff Semester
terminal: Terminal
terminated: beendet beendetem gekündigt gekündigtem
territory: Gebiet Vertriebsgebiet
test: Test Prüfung
test result: Testergebnis Testergebnisse
test score: Testergebnis Testergebnisse Punktzahl
tested: getestet getestetem geprüft geprüftem
textile: Textil Textilien
theater: Theater Kino
theatre: Theater
theft: Diebstahl Diebstähle
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
tier: Stufe
till: Kasse
time: Zeit Zeitpunkt Uhrzeit
timestamp: Zeitstempel
timetable: Fahrplan Fahrpläne Stundenplan Stundenpläne
tip: Trinkgeld Tipp
tire: Reifen
title: Titel
tobacco: Tabak
tolerance: Toleranz
ton: Tonne
tonne: Tonne
tool: Werkzeug
torque: Drehmoment
total: Gesamtzahl Summe Gesamtsumme Gesamtwert gesamt gesamtem insgesamt
total cost: Gesamtkosten
tour: Tour Rundreise
tourism: Tourismus
tourist: Tourist Touristin Touristinnen Touristen
tournament: Turnier
tower: Turm Türme Mast
town: Stadt Städte Ort
toy: Spielzeug
track: Titel Gleis Strecke
tracking: Sendungsverfolgung
trade: Handel
trade fair: Messe
trade show: Messe
trading volume: Handelsvolumen
traffic: Verkehr Zugriff Datenverkehr
traffic jam: Stau
traffic volume: Verkehrsaufkommen Verkehrsmenge
trailer: Anhänger
train: Zug Züge
trainee: Auszubildende Auszubildender Auszubildendem Praktikant Praktikantin Praktikantinnen
training: Schulung Ausbildung Training
tram: Straßenbahn Tram
transaction: Transaktion Geschäftsvorfall Buchung
transfer: Überweisung Übertragung Transfer
transferred: übertragen übertragenem überwiesen überwiesenem versetzt versetztem
transmission: Getriebe Übertragung
transport: Transport Verkehr
transport cost: Transportkosten
transportation: Transport Verkehr
travel: Reise Reisen
travel time: Reisezeit Fahrzeit
traveler: Reisende Reisender Reisendem
traveller: Reisende Reisender Reisendem
treated: behandelt behandeltem
treatment: Behandlung
treatment group: Behandlungsgruppe
tree: Baum Bäume
trend: Trend Entwicklung Verlauf Verläufe
trial: Testphase Probe Versuch Studie
trip: Fahrt Reise
trip duration: Fahrtdauer Reisedauer
truck: Lastwagen Lkw Laster
tuition: Studiengebühr Schulgeld
tunnel: Tunnel
turnout: Wahlbeteiligung Beteiligung
turnover: Umsatz Umsätze Fluktuation
turnover rate: Fluktuationsrate Fluktuationsquote
type: Typ Art
tyre: Reifen
unassigned: unzugewiesen unzugewiesenem
unavailable: unverfügbar unverfügbarem
undelivered: unzugestellt unzugestelltem
unemployed: arbeitslos arbeitslosem Arbeitslose Arbeitsloser Arbeitslosem
unemployment: Arbeitslosigkeit
unemployment rate: Arbeitslosenquote Arbeitslosenrate
uninsured: unversichert unversichertem
union: Gewerkschaft Union
unit: Einheit Stück
unit cost: Stückkosten
unit price: Stückpreis Einzelpreis
units sold: Absatzmenge verkauft verkauftem
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
urban: städtisch städtischem
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
valid: gültig gültigem
value: Wert
valve: Ventil
van: Lieferwagen Transporter
vandalism: Sachbeschädigung Vandalismus
variable cost: variabel variable Kosten
variance: Varianz Abweichung
variant: Variante
variation: Schwankung Abweichung Variation
vat: Mehrwertsteuer Umsatzsteuer
vegetable: Gemüse
vehicle: Fahrzeug
velocity: Geschwindigkeit
vendor: Anbieter Anbieterin Anbieterinnen Lieferant Lieferantin Lieferantinnen
verified: verifiziert verifiziertem geprüft geprüftem
version: Version Fassung
vessel: Schiff Gefäß
victim: Opfer
video: Video
video game: Videospiel
view: Aufruf Ansicht
viewed: angesehen angesehenem aufgerufen aufgerufenem
viewer: Zuschauer Zuschauerin Zuschauerinnen
viewership: Zuschauerzahl Einschaltquote
village: Dorf Dörfer
virus: Virus Viren
visibility: Sicht Sichtweite
visit: Besuch
visited: besucht besuchtem
visitor: Besucher Besucherin Besucherinnen
vitamin: Vitamin
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
wait: Wartezeit
wait time: Wartezeit
waiting: wartend wartendem Wartezeit
waiting time: Wartezeit
ward: Station Wahlbezirk
warehouse: Lager Lagerhaus Lagerhäuser
warehousing: Lagerhaltung Lagerung
warning: Warnung
warranty: Garantie Gewährleistung
waste: Abfall Abfälle Müll
wastewater: Abwasser Abwässer
watch: Uhr Armbanduhr
water: Wasser Wässer
water consumption: Wasserverbrauch
water level: Wasserstand Wasserstände Pegel
watt: Watt
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
wheat: Weizen
wheel: Rad Räder
wholesale: Großhandel
wholesale trade: Großhandel
wholesaler: Großhändler Großhändlerin Großhändlerinnen
widowed: verwitwet verwitwetem
width: Breite
wildfire: Waldbrand Waldbrände
wildlife: Wildtier Tierwelt
wildlife species: Tierart Vogelart
win: Sieg
win rate: Gewinnquote Abschlussquote
wind: Wind
wind direction: Windrichtung
wind farm: Windpark
wind power: Windkraft Windenergie
wind speed: Windgeschwindigkeit
wine: Wein
winner: Sieger Siegerin Siegerinnen Gewinner
winter: Winter
withdrawal: Abhebung Rückzug Rückzüge
withdrawn: zurückgezogen zurückgezogenem abgehoben abgehobenem
woman: Frau
won: gewonnen gewonnenem
wood: Holz Hölzer
work accident: Arbeitsunfall Arbeitsunfälle
workday: Arbeitstag Werktag
worker: Arbeiter Arbeiterin Arbeiterinnen Arbeitnehmer Arbeitskraft Arbeitskräfte Beschäftigte Beschäftigter Beschäftigtem
workforce: Belegschaft Arbeitskräfte
working hour: Arbeitszeit Arbeitsstunde
workout: Training
workshop: Werkstatt Werkstätten
world: Welt
worldwide: weltweit weltweitem
worldwide gross: Einspielergebnis Einspielergebnisse weltweit weltweitem
writer: Autor Autorin Autorinnen Autoren Drehbuchautor
year: Jahr
year built: Baujahr
yearly: jährlich jährlichem
yield: Ertrag Erträge Ausbeute Rendite
youth: Jugend Jugendliche Jugendlicher Jugendlichem
zip code: Postleitzahl
zone: Zone
`;
