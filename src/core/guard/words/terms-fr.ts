/** The words of dashboards, from English to French: all forms of a translation that no plain ending makes. */
export const TERMS = `
abandoned: abandonné
abandonment: abandon
absence: absence
absent: absent
absenteeism: absentéisme
absolute: absolu
acceleration: accélération
accepted: accepté
access: accès
accessory: accessoire
accident: accident
accommodation: hébergement logement
account: compte
accounting: comptabilité
accrual: régularisation
acquisition: acquisition
acquisition cost: coût acquisition
acre: acre
acreage: superficie
action: action
activated: activé
activation: activation
active: actif active
active user: utilisateur utilisatrice actif active
actor: acteur actrice comédien comédienne
actress: actrice
actual: réel réelle
ad: annonce publicité
ad spend: dépense publicitaire
address: adresse
adjusted: ajusté corrigé
administration: administration
admission: admission entrée
admitted: admis
adoption: adoption
adult: adulte
adventure: aventure
advertisement: annonce publicité
advertiser: annonceur
advertising: publicité
afternoon: après midi
age: âge
age group: tranche âge
age rating: classification âge
agency: agence
agent: agent
agreement: accord convention
agricultural: agricole
agriculture: agriculture
air: air
air pressure: pression atmosphérique
air quality: qualité air
aircraft: avion aéronef
aircraft model: modèle avion
aircraft type: type avion appareil
airfield: aérodrome
airline: compagnie aérien aérienne
airplane: avion
airport: aéroport
aisle: allée rayon
alarm: alarme
album: album
alcohol: alcool
alert: alerte
allocated: alloué attribué
allowance: indemnité allocation
altitude: altitude
aluminium: aluminium
aluminum: aluminium
ambulance: ambulance
amortization: amortissement
amount: montant quantité
amt: montant
animal: animal animaux
animation: animation
annual: annuel annuelle
annual return: rendement annuel annuelle
annual revenue: chiffre affaires annuel
answer: réponse
apartment: appartement
app: application appli
apparel: vêtement habillement
apple: pomme
appliance: électroménager appareil
applicant: candidat demandeur demandeuse
application: candidature demande application
appointment: rendez vous nomination
apprentice: apprenti
apprenticeship: apprentissage
approach: approche
approved: approuvé
architect: architecte
archived: archivé
area: surface superficie zone
arr: revenu annuel récurrent
arrest: arrestation
arrested: arrêté
arrival: arrivée
arrival delay: retard arrivée
arrival time: heure arrivée
arrived: arrivé
art: art
article: article
artist: artiste
artwork: œuvre oeuvre
assault: agression
assembly: assemblage montage assemblée
asset: actif
assigned: assigné attribué
assignee: responsable
assist: passe décisif décisive
association: association
assortment: assortiment gamme
athlete: athlète sportif sportive
attack: attaque
attendance: présence fréquentation affluence assiduité
attended: assisté suivi
attraction: attraction
attrition: attrition départ
attrition rate: taux attrition
auction: vente enchères enchère
audience: audience public publique
audit: audit
auditor: auditeur auditrice
author: auteur auteure
authority: autorité
automatic: automatique
automobile: automobile voiture
automotive: automobile
autumn: automne
availability: disponibilité
available: disponible
average: moyenne moyen
avg: moyenne moyen
aviation: aviation
award: prix récompense
baby: bébé
backlog: arriéré carnet retard
backorder: commande attente
backup: sauvegarde
bacteria: bactérie
bag: sac
baggage: bagage
bakery: boulangerie
balance: solde bilan
balance sheet: bilan
ballot: bulletin scrutin
band: groupe bande
bandwidth: bande passante
bank: banque
bank account: compte bancaire
banking: banque bancaire
bankruptcy: faillite
banner: bannière
barcode: code barres
barley: orge
barrel: baril
baseline: référence
basic: base
basket: panier
basketball: basket
batch: lot
bathroom: bain salle
battery: batterie pile
beach: plage
beauty: beauté
bed: lit
bed occupancy: occupation lit
bedroom: chambre
beef: bœuf boeuf
beer: bière
benchmark: référence
beneficiary: bénéficiaire
benefit: prestation allocation
beverage: boisson
bicycle: vélo bicyclette
bid: offre
bike: vélo
bill: facture projet loi
billing: facturation
billion: milliard
biology: biologie
biomass: biomasse
biotechnology: biotechnologie
bird: oiseau oiseaux
bird strike: collision oiseau oiseaux aviaire
birth: naissance
birth rate: taux natalité
black comedy: comédie noir
blocked: bloqué
blog: blog
blood: sang
blood pressure: tension artérielle pression
blood sugar: glycémie sucre
boarding: embarquement
boat: bateau bateaux
body weight: poids corporel corporelle
bond: obligation
bonus: prime bonus
book: livre
book value: valeur comptable
booked: réservé
booking: réservation
bookkeeping: comptabilité
border: frontière
borough: arrondissement
boss: patron patronne chef
bought: acheté
bounce: rebond
bounce rate: taux rebond
box: boîte carton
box office: recette guichet box office
brake: frein
branch: succursale agence filiale
brand: marque
brand awareness: notoriété
breach: violation
bread: pain
break even: seuil rentabilité
breakdown: panne
brick: brique
bridge: pont
broadband: débit
broadcast: diffusion émission
broker: courtier
browser: navigateur
budget: budget
budgeted: budgété prévu
bug: bogue bug anomalie
build: construction compilation
building: bâtiment immeuble
building permit: permis construire construction
built: construit bâti
burglary: cambriolage
bus: bus autobus
business: entreprise affaires activité
business day: jour ouvré
business service: service entreprise
business services: services entreprise
business unit: unité affaires
butter: beurre
buyer: acheteur acheteuse acquéreur
cabin: cabine
cake: gâteau gâteaux
call: appel
call center: centre appel
call duration: durée appel
caller: appelant
calorie: calorie
camera: appareil caméra
campaign: campagne
camping: camping
canceled: annulé résilié
cancellation: annulation résiliation
cancellation rate: taux annulation
cancelled: annulé résilié
cancer: cancer
candidate: candidat
canton: canton
capacity: capacité
capex: dépense investissement
capital: capital capitaux capitale
capital city: capitale
car: voiture automobile
car dealer: concessionnaire
car insurance: assurance automobile auto
car model: modèle voiture
carbohydrate: glucide
carbon: carbone
carbon dioxide: dioxyde carbone
carbon footprint: empreinte carbone
card: carte
care: soin
cargo: cargaison fret
carmaker: constructeur automobile
carrier: transporteur transporteuse
cart: panier
cart abandonment: abandon panier
case: cas dossier affaire
cash: espèces trésorerie liquidités
cash flow: flux trésorerie
casualty: victime
cat: chat chatte
catalog: catalogue
catalogue: catalogue
catch: capture prise
category: catégorie
catering: restauration traiteur
cattle: bovin bétail
cell: cellule
celsius: celsius
cement: ciment
census: recensement
cent: cent centime
century: siècle
cereal: céréale
certificate: certificat visa
chair: chaise
championship: championnat
change: changement variation évolution modification
channel: canal canaux chaîne
charge: frais charge
charging station: borne station recharge
chat: chat discussion
check in: arrivée enregistrement
check out: départ
checkout: caisse paiement
cheese: fromage
chemical: chimique
chemistry: chimie
chicken: poulet poule
child: enfant
chocolate: chocolat
cholesterol: cholestérol
churn: attrition désabonnement
churn rate: taux attrition
churned: perdu désabonné
cinema: cinéma
circulation: tirage diffusion
citation: citation
citizen: citoyen citoyenne
city: ville
civil servant: fonctionnaire
claim: sinistre demande réclamation
claim amount: montant sinistre
claims ratio: ratio sinistre sinistralité
class: classe
class size: taille effectif classe
classroom: classe salle
click: clic
click rate: taux clic
click through: clic
clicked: cliqué
client: client clientèle
climate: climat
climb: montée
clinic: clinique
closed: fermé clos
closing price: cours clôture
clothing: vêtement habillement
cloud: nuage
cloud cover: couverture nuageuse
cloudy: nuageux nuageuse
club: club
coach: entraîneur entraîneuse
coal: charbon
coalition: coalition
coast: côte
code: code
coffee: café
cogs: coût vente
cohort: cohorte
colleague: collègue
collected: collecté recouvré
collection: collection recouvrement
college: université collège
collision: collision
color: couleur
colour: couleur
column: colonne
comedy: comédie
comment: commentaire
commercial: commercial commerciaux
commission: commission
committee: comité commission
commodity: matière première
communication: communication
commute: trajet domicile
commuter: navetteur navetteuse pendulaire
company: entreprise société compagnie
compensation: rémunération indemnité indemnisation
competition: compétition concours concurrence
competitor: concurrent
complaint: plainte réclamation
completed: terminé achevé complété
completion: achèvement
completion rate: taux achèvement
component: composant
computer: ordinateur
concentration: concentration
concert: concert
concrete: béton
condiment: condiment
confectionery: confiserie
confirmed: confirmé
congestion: congestion embouteillage
connection: connexion correspondance liaison
consignment: envoi lot
constituency: circonscription
construction: construction bâtiment
construction year: année construction
consultant: consultant conseiller
consulting: conseil
consumed: consommé
consumer: consommateur consommatrice
consumption: consommation
contact: contact
contacted: contacté
container: conteneur
content: contenu
continent: continent
contract: contrat
contractor: prestataire sous traitant entrepreneur
control: contrôle
control group: groupe contrôle témoin
controlling: contrôle gestion
conversation: conversation
conversion: conversion
conversion rate: taux conversion
converted: converti
convertible: cabriolet décapotable
convicted: condamné
conviction: condamnation
cooling: refroidissement climatisation
copier: photocopieur photocopieuse
copper: cuivre
corn: maïs
corporate: entreprise
corporation: société
correlation: corrélation
cosmetic: cosmétique
cost: coût
cost center: centre coût
cost centre: centre coût
council: conseil
count: nombre compte décompte comptage
country: pays
county: comté
coupon: coupon bon
courier: coursier
course: cours
court: tribunal tribunaux cour
coverage: couverture
cow: vache
cpc: coût clic
cpm: coût mille
craft: artisanat
crash: accident collision
crate: caisse
created: créé
credit: crédit avoir
credit card: carte crédit
credit score: cote crédit
creditor: créancier
crew: équipage
crime: crime délit criminalité
crime rate: taux criminalité
crop: culture récolte
crop yield: rendement culture
crude oil: pétrole brut
cruise: croisière
ctr: taux clic
cubic meter: mètre cube
cultivated: cultivé
culture: culture
cumulative: cumulé cumulatif cumulative
currency: monnaie devise
current: courant actuel actuelle
curriculum: programme
customer: client clientèle
customer base: clientèle
customer group: groupe client
customer satisfaction: satisfaction client
customer segment: segment client
customer service: service client
customer type: type client
customs: douane
cycle time: temps cycle
cycling: cyclisme
cyclist: cycliste
cylinder: cylindre
daily: quotidien quotidienne journalier
daily high: maximal maximaux maximum journalier
dairy: laitier laiterie
damage: dommage dégât
damaged: endommagé abîmé
data: données donnée
data usage: consommation données
data volume: volume données
database: base données
date: date
dawn: aube
day: jour journée
daytime: journée
deadline: échéance délai
deal: affaire accord contrat
dealer: concessionnaire marchand négociant
death: décès mort
death rate: taux mortalité décès
debit: débit
debt: dette endettement
debtor: débiteur débitrice
decade: décennie
decile: décile
deductible: franchise
default: défaut défaillance
default rate: taux défaut
defeat: défaite
defect: défaut
defect rate: taux défaut
defective: défectueux défectueuse
defense: défense
deficit: déficit
deforestation: déforestation
degree: degré diplôme
degree program: programme diplôme
delay: retard délai
delay minute: minute retard
delayed: retardé retard
deleted: supprimé
delivered: livré
delivery: livraison
delivery date: date livraison
delivery time: délai temps livraison
demand: demande
denied: refusé
density: densité
dentist: dentiste
departed: parti
department: département service
departure: départ
departure delay: retard départ
departure time: heure départ
deployment: déploiement
deposit: dépôt acompte
depreciation: amortissement dépréciation
dept: département service
depth: profondeur
derivative: dérivé
descent: descente
description: description
desert: désert
desk: bureau bureaux
desktop: ordinateur bureau bureaux
destination: destination
detractor: détracteur
developer: développeur développeuse promoteur promotrice
development: développement
deviation: écart déviation
device: appareil dispositif
diabetes: diabète
diagnosis: diagnostic
diameter: diamètre
diesel: diesel gazole
difference: différence écart
digital: numérique digital digitaux
diploma: diplôme
direct: direct
director: directeur directrice réalisateur réalisatrice
disability: handicap invalidité
disabled: désactivé handicapé
disaster: catastrophe
discharge: sortie rejet décharge
discharged: sorti
discount: remise rabais
disease: maladie
dish: plat
disk: disque
dismissal: licenciement
dismissed: licencié renvoyé
dispatched: expédié
displacement: cylindrée
distance: distance
distribution: distribution répartition
distributor: distributeur distributrice
district: district arrondissement
diversity: diversité
diverted: détourné
dividend: dividende
division: division
divorce: divorce
divorced: divorcé
doctor: médecin docteur
document: document
documentary: documentaire
dog: chien chienne
dollar: dollar
domestic: intérieur national nationaux domestique
domestic gross: recette national nationaux domestique
donation: don
donor: donateur donatrice donneur donneuse
dose: dose
download: téléchargement
download speed: vitesse débit téléchargement
downtime: arrêt indisponibilité
dozen: douzaine
drama: drame
draw: nul tirage
dress: robe
drink: boisson
driver: conducteur conductrice chauffeur
drivetrain: transmission
drizzle: bruine
dropout: décrochage abandon
dropout rate: taux abandon décrochage
drought: sécheresse
drug: médicament drogue
dry: sec sèche
due date: échéance
durable goods: biens durables
duration: durée
dusk: crépuscule
duty: droit douane
early: tôt avance précoce
earning: gain bénéfice revenu
earthquake: séisme tremblement terre
east: est
ebitda: résultat exploitation
economic: économique
economy: économie
edition: édition
education: éducation enseignement formation
efficiency: efficacité efficience rendement
egg: œuf oeuf
elderly: âgé personne
elected: élu
election: élection scrutin
electric: électrique
electric car: voiture électrique
electric vehicle: véhicule électrique
electricity: électricité
electricity consumption: consommation électricité
electricity price: prix électricité
electronics: électronique
elevation: altitude élévation
eligible: éligible admissible
email: courriel email
emergency: urgence
emigration: émigration
emission: émission
employed: employé occupé
employee: employé salarié collaborateur collaboratrice
employee number: matricule nombre employé
employment: emploi
employment rate: taux emploi
empty: vide
enabled: activé
encryption: chiffrement
end: fin
end date: date fin
energy: énergie
energy consumption: consommation énergie énergétique
engagement: engagement interaction
engine: moteur
engine size: cylindrée taille moteur
engineer: ingénieur
engineering: ingénierie
enrolled: inscrit
enrollment: inscription effectif
enrolment: inscription effectif
enterprise: entreprise
entertainment: divertissement
environment: environnement
environmental: environnemental environnementaux
enzyme: enzyme
episode: épisode
equipment: équipement matériel
equity: capitaux propres
error: erreur
error count: nombre erreur
error rate: taux erreur
escalated: escaladé
escalation: escalade
estimate: estimation
estimated: estimé
ethnicity: ethnie origine
euro: euro
evening: soir soirée
event: événement
exam: examen
exam score: note examen
exchange: échange bourse
exchange rate: taux change
executive: cadre dirigeant
exempt: exonéré exempt
exhibition: exposition
existing: existant
existing customer: client existant
exit: sortie
expected: attendu prévu
expenditure: dépense
expense: dépense charge frais
experiment: expérience
expired: expiré
export: exportation
exported: exporté
external: externe
extraction: extraction
factory: usine
faculty: faculté
fahrenheit: fahrenheit
failed: échoué
failure: panne défaillance échec
failure rate: taux défaillance panne échec
family: famille
fantasy: fantastique fantaisie
fare: tarif prix
farm: ferme exploitation
farmer: agriculteur agricultrice fermier
fashion: mode
fat: graisse gras
fatality: décès mort
father: père
feature: fonctionnalité caractéristique
fee: frais honoraires redevance
feedback: retour avis
female: féminin femme femelle
ferry: ferry traversier
fertility: fécondité fertilité
fertility rate: taux fécondité
fertilizer: engrais
fiber: fibre
fiction: fiction
field: champ
figure: chiffre
file: fichier dossier
film: film
final: finale
finance: finance finances
financed: financé
financial: financier
financial activities: activités financier
financial services: services financier
fine: amende
finish time: temps arrivée
finished: fini terminé
fire: incendie feu feux
fire department: pompier
firefighter: pompier
firewall: pare feu
firm: entreprise cabinet
first response: premier réponse
fiscal year: exercice année fiscal fiscaux
fish: poisson
fishing: pêche
fixed cost: coût fixe
flat: appartement
fleet: flotte parc
flight: vol
flight date: date vol
flight number: numéro vol
flood: inondation crue
floor: étage sol
floor area: surface habitable plancher
flower: fleur
fog: brouillard
folder: dossier
follower: abonné
food: alimentation aliment nourriture alimentaire
food industry: industrie alimentaire agroalimentaire
foot: pied
football: football
footfall: fréquentation
footwear: chaussure
force: force
forecast: prévision
foreign: étranger
forest: forêt
forestry: sylviculture forestier
forwarder: transitaire
fossil: fossile
foul: faute
foundation: fondation
founded: fondé créé
founder: fondateur fondatrice
franchise: franchise
fraud: fraude
free: gratuit libre
freelancer: indépendant
freight: fret
frequency: fréquence
fresh: frais fraîche
frost: gel gelée
frozen: surgelé congelé
fruit: fruit
fuel: carburant combustible
fuel consumption: consommation carburant
fuel economy: consommation économie carburant
fuel type: type carburant
full: plein complet complète
full time: temps plein complet
fund: fonds
funded: financé subventionné
funding: financement
fundraising: collecte fonds
funnel: entonnoir tunnel
furnished: meublé
furniture: meuble mobilier
future: contrat terme
gain: gain plusvalue
gallon: gallon
game: jeu jeux match
gap: écart
garage: garage
garden: jardin
gas: gaz
gasoline: essence
gate: porte
gdp: pib produit intérieur brut
gearbox: boîte vitesse
gender: genre sexe
gene: gène
generated: produit généré
generation: production génération
genome: génome
genre: genre
gift: cadeau cadeaux
gift card: carte cadeau
glacier: glacier
glass: verre
global: mondial mondiaux global globaux
goal: objectif but
goat: chèvre
gold: or
gold medal: médaille or
goods: biens marchandise
goods producing: biens producteur productrice production
government: gouvernement administration état
grade: note niveau grade
graduate: diplômé
graduated: diplômé
graduation: diplôme
graduation rate: taux diplôme
grain: grain céréale
gram: gramme
grant: subvention bourse
greenhouse: serre
greenhouse gas: gaz effet serre
grid: réseau réseaux
grocery: épicerie
gross: brut recette
gross amount: montant brut
gross margin: marge brut
gross profit: bénéfice brut marge
group: groupe
growth rate: taux croissance
guest: hôte client invité
gust: rafale
gym: salle sport
hail: grêle
half year: semestre
handle time: temps traitement
harbor: port
harbour: port
hardware: matériel
harvest: récolte moisson
harvested: récolté
headcount: effectif
headquarters: siège social
health: santé
health insurance: assurance maladie santé
healthcare: santé soins
heart: cœur coeur
heart disease: maladie cardiaque
heart rate: fréquence cardiaque
heat: chaleur
heating: chauffage
hectare: hectare
height: hauteur taille
helicopter: hélicoptère
help desk: assistance
high school: lycée
high temperature: température maximal maximaux
highway: autoroute
hire: embauche recrutement
hire date: date embauche
hired: embauché recruté
historical: historique
history: histoire
holiday: jour férié vacances
home: maison logement domicile
home office: télétravail bureau bureaux domicile
homework: devoir
homicide: homicide
horror: horreur épouvante
horse: cheval chevaux
horsepower: puissance chevaux cheval
hospital: hôpital hôpitaux
hospitality: hôtellerie hospitalité
host: hôte
hotel: hôtel
hour: heure
hourly: horaire
hourly wage: salaire horaire
house: maison
house price: prix maison logement
household: ménage foyer
household goods: articles ménager
household income: revenu ménage
household size: taille ménage
housing: logement
hub: plateforme hub
human development: développement humain
human resource: ressources humaines
humidity: humidité
hurricane: ouragan
hybrid: hybride
hydro: hydraulique hydroélectricité
hydrogen: hydrogène
hydropower: hydroélectricité hydraulique
hypothesis: hypothèse
ice: glace
id: identifiant
illness: maladie
image: image
immigrant: immigré immigrant
immigration: immigration
import: importation
imported: importé
impression: impression affichage
in progress: cours
in stock: stock
in store: magasin
in transit: transit
inactive: inactif inactive
inch: pouce
incident: incident
income: revenu
incomplete: incomplet incomplète
incumbent: sortant titulaire
index: indice
indicator: indicateur
individual: individu particulier individuel individuelle
industrial: industriel industrielle
industry: industrie secteur
inequality: inégalité
infant mortality: mortalité infantile
infected: infecté
infection: infection
inflation: inflation
information: information renseignement
information technology: informatique technologie information
infrastructure: infrastructure
ingredient: ingrédient
inhabitant: habitant
injured: blessé
injury: blessure
inpatient: hospitalisé
input: entrée intrant
inquiry: demande
insolvency: insolvabilité
inspected: inspecté contrôlé
inspection: inspection contrôle
inspector: inspecteur inspectrice
install: installation
installed: installé
installed capacity: capacité puissance installé
installment: échéance mensualité versement
instalment: échéance mensualité versement
institution: institution établissement
insurance: assurance
insured: assuré
insurer: assureur
intensity: intensité
interest: intérêt
interest rate: taux intérêt
intern: stagiaire
internal: interne
international: international internationaux
internet: internet
intersection: carrefour intersection
interval: intervalle
interview: entretien
invalid: invalide
inventory: stock inventaire
invested: investi placé
investment: investissement placement
investor: investisseur investisseuse
invoice: facture
invoice amount: montant facture
invoice date: date facture
invoiced: facturé
iron: fer
irrigation: irrigation
island: île
issue: ticket anomalie numéro
item: article élément
jacket: veste
jewelry: bijou bijoux bijouterie
job: emploi poste travail métier
job title: intitulé poste fonction
journal: journal journaux revue
journey: trajet voyage
judge: juge
key figure: chiffre clé
keyword: mot clé
kg: kilogramme kilo
kilogram: kilogramme kilo
kilometer: kilomètre
kilometre: kilomètre
kilowatt: kilowatt
kilowatt hour: kilowatt heure kilowattheure
kind: genre type sorte
kindergarten: maternelle
kitchen: cuisine
km: kilomètre
knot: nœud noeud
kpi: indicateur clé
kwh: kilowatt heure kilowattheure
lab: laboratoire
labor: travail main œuvre oeuvre
labor cost: coût main œuvre oeuvre travail
labor force: population actif active
labor market: marché travail
laboratory: laboratoire
labour: travail main œuvre oeuvre
labour cost: coût main œuvre oeuvre travail
labour force: population actif active
labour market: marché travail
lake: lac
lamp: lampe
land: terrain terre
landfill: décharge
landing: atterrissage
landing page: page arrivée atterrissage
landing roll: roulement atterrissage
landline: fixe ligne
landlord: bailleur bailleresse propriétaire
lane: voie
language: langue langage
lap: tour
laptop: portable
large: grand gros grosse
lat: latitude
late: tard tardif tardive retard
latency: latence
latitude: latitude
law: loi droit
lawsuit: procès
lawyer: avocat
layoff: licenciement
lead: prospect
lead time: délai
league: ligue championnat
lease: bail baux location
leather: cuir
leave: congé
ledger: grand livre
legal: juridique légal légaux
leisure: loisir
length: longueur durée
lesson: leçon cours
letter: lettre
level: niveau
liability: passif dette responsabilité
library: bibliothèque
licence: licence permis
license: licence permis
life expectancy: espérance vie
life insurance: assurance vie
life science: science vie
lifetime: durée vie
lightning: éclair foudre
lignite: lignite
like: mention aime
limit: limite plafond
line: ligne
liquidity: liquidité trésorerie
list date: date annonce
list price: prix catalogue
listener: auditeur auditrice
listing: annonce
liter: litre
literacy: alphabétisation
literacy rate: taux alphabétisation
litre: litre
livestock: bétail élevage
living area: surface habitable
living space: surface espace habitable
load: charge
load factor: coefficient remplissage
loaded: chargé
loading: chargement
loan: prêt emprunt
local: local locaux
located: situé
location: emplacement lieu lieux localisation
logging: exploitation forestier
login: connexion
logistics: logistique
lon: longitude
longitude: longitude
lorry: camion
loss: perte
loss ratio: ratio sinistre sinistralité
lost: perdu
lot: lot
lot size: taille terrain lot
loyalty: fidélité
luggage: bagage
machine: machine
machinery: machine machinerie
magazine: magazine revue
magnitude: magnitude
maintenance: maintenance entretien
maintenance cost: coût maintenance entretien
maize: maïs
major: spécialité
make: marque
maker: fabricant constructeur
male: masculin homme mâle
malware: malveillant
man: homme
manager: gestionnaire responsable directeur directrice cadre
manual: manuel manuelle
manufacturer: fabricant constructeur
manufacturing: fabrication industrie manufacturier
margin: marge
marital status: état civil situation matrimonial
mark: note marque
market: marché
market cap: capitalisation boursier
market capitalization: capitalisation boursier
market share: part marché
market value: valeur marché
marketing: marketing
markup: majoration
marriage: mariage
married: marié
mass: masse
match: match rencontre
material: matériau matériaux matériel matière
material cost: coût matériel matière
math: mathématique
mathematics: mathématique
max: maximum maximal maximaux
maximum: maximum maxima maximal maximaux
mayor: maire
meal: repas
mean: moyenne moyen
measure: mesure
measured: mesuré
measurement: mesure
meat: viande
medal: médaille
media: média
median: médiane médian
medical: médical médicaux
medication: médicament
medicine: médecine médicament
medium: média moyen
megawatt: mégawatt
member: membre adhérent
membership: adhésion
memory: mémoire
mental health: santé mental mentaux
menu: menu
merger: fusion
message: message
metal: métal métaux
meter: mètre compteur
meter reading: relevé compteur
methane: méthane
metre: mètre
metric: métrique indicateur mesure
midnight: minuit
migration: migration
mile: mille
mileage: kilométrage
milestone: jalon étape
milk: lait
million: million
min: minimum minimal minimaux
mine: mine
minimum: minimum minima minimal minimaux
minimum wage: salaire minimum
mining: exploitation minier mine
minister: ministre
ministry: ministère
minute: minute
missing: manquant disparu
mist: brume
mobile: mobile
mobile network: réseau réseaux mobile
mobile phone: téléphone mobile portable
model: modèle
model year: année modèle
monitor: écran moniteur
month: mois
monthly: mensuel mensuelle
monthly return: rendement mensuel mensuelle
morning: matin matinée
mortality: mortalité
mortality rate: taux mortalité
mortgage: hypothèque prêt
mother: mère
motor: moteur
motorcycle: moto motocyclette
motorway: autoroute
mountain: montagne
movie: film
mpg: mille gallon consommation
mrr: revenu mensuel récurrent
municipality: commune municipalité
murder: meurtre
museum: musée
music: musique
musical: musical musicaux
name: nom
nation: nation
national: national nationaux
nationality: nationalité
natural gas: gaz naturel naturelle
neighborhood: quartier voisinage
neighbourhood: quartier voisinage
net: net nette
net amount: montant net
net income: revenu net résultat
net profit: bénéfice net
net sales: vente net
network: réseau réseaux
new: nouveau nouveaux nouvel nouvelle
new customer: nouveau nouveaux client
news: actualité nouvelle
newsletter: infolettre lettre information
newspaper: journal journaux
night: nuit
nitrogen: azote
nitrogen dioxide: dioxyde azote
no show: absence absent
noise: bruit
nominated: nommé
nomination: nomination
nondurable goods: biens durables
nonprofit: but lucratif association
noon: midi
north: nord
novel: roman
nps: recommandation
nuclear: nucléaire
number: nombre numéro
nurse: infirmier
nursing home: maison retraite
nutrient: nutriment
nutrition: nutrition
obesity: obésité
observation: observation
observed: observé
occupancy: occupation remplissage
occupancy rate: taux occupation
occupation: profession métier
occupied: occupé
ocean: océan
odometer: odomètre compteur kilométrage
offence: infraction délit
offender: délinquant auteur
offense: infraction délit
offer: offre
office: bureau bureaux
office supply: fourniture bureau bureaux
official: fonctionnaire officiel officielle
offline: magasin
oil: pétrole huile
old: vieux vieille ancien ancienne vieil
on time: heure temps ponctuel ponctuelle
onboarding: intégration
online: ligne
online shop: boutique ligne
open: ouvert
open position: poste ouvert vacant
open rate: taux ouverture
opened: ouvert
opening price: cours ouverture
operated: exploité opéré
operating: exploitation opérationnel opérationnelle
operating cost: coût exploitation
operating expense: charge exploitation
operating income: résultat exploitation
operating profit: résultat exploitation
operating system: système exploitation
operation: opération exploitation
operational: opérationnel opérationnelle
operator: opérateur opératrice exploitant
opex: dépense charge exploitation
opportunity: opportunité
option: option
order: commande ordre
order date: date commande
order number: numéro commande
order status: statut commande
order value: valeur commande
order volume: volume commande
ordered: commandé
organic: organique biologique bio
organisation: organisation
organization: organisation
origin: origine provenance départ
other: autre
other services: autre services
ounce: once
outage: panne coupure interruption
outdoor: extérieur plein air
outlet: point vente
outlier: valeur aberrante
outpatient: ambulatoire externe
output: production sortie
outstanding: impayé restant dû
overdue: échu retard
overhead: frais généraux
overnight stay: nuitée
overtime: heure supplémentaire
owed: dû due
owner: propriétaire
oxygen: oxygène
ozone: ozone
package: colis paquet forfait
packaging: emballage
packed: emballé
page: page
page view: page vue
pageview: page vue
paid: payé réglé
painting: peinture tableau tableaux
pair: paire
pallet: palette
pandemic: pandémie
pants: pantalon
paper: papier
parcel: colis parcelle
parent: parent
parental leave: congé parental parentaux
park: parc
parked: garé stationné
parking: stationnement parking
parking lot: parc stationnement parking
parliament: parlement
part: pièce partie
part time: temps partiel partielle
participant: participant
participation: participation
particulate matter: particule fin
partner: partenaire
party: parti partie
pass rate: taux réussite
passed: réussi
passenger: passager voyageur voyageuse
password: mot passe
pastry: pâtisserie
patch: correctif
patent: brevet
patient: patient
pay: salaire paie rémunération
pay gap: écart salarial salariaux
payable: dette payer
payload: charge utile
payment: paiement règlement
payment method: mode moyen paiement
payment term: délai paiement
payout: versement indemnisation
payroll: paie masse salarial
pct: pourcentage
peak load: pointe charge
pedestrian: piéton piétonne
penalty: pénalité amende
pending: attente
penguin: manchot pingouin
pension: retraite pension
people: personnes gens population
per capita: habitant tête
percent: pourcent pourcentage
percentage: pourcentage
percentage point: point pourcentage
percentile: percentile centile
performance: performance rendement
period: période
permanent: permanent
permission: autorisation permission
permit: permis autorisation
person: personne
personal care: soin personnel personnelle
personnel cost: frais coût personnel
pesticide: pesticide
pet: animal animaux compagnie
petal: pétale
petrol: essence
pharma: pharmacie pharmaceutique
pharmaceutical: pharmaceutique
pharmacy: pharmacie
phase: phase
phone: téléphone
photo: photo
physical: physique
physician: médecin
physics: physique
picking: préparation
pickup: ramassage enlèvement retrait
pickup truck: camionnette
piece: pièce morceau morceaux
pig: porc cochon
pilot: pilote
pipeline: pipeline
place: lieu lieux endroit
plan: plan forfait
plan type: type forfait
plane: avion
planet: planète
planned: prévu planifié
plant: usine plante centrale site
plastic: plastique
platform: plateforme
play: pièce jeu jeux
played: joué
player: joueur joueuse
plot: parcelle terrain
point: point
police: police
police officer: policier
policy: police politique contrat
policyholder: assuré preneur souscripteur
political: politique
poll: sondage
pollutant: polluant
pollution: pollution
population: population
population density: densité population
pork: porc
port: port
portfolio: portefeuille
portion: portion
position: position poste
post: publication poste
post office: bureau bureaux poste
postcode: code postal postaux
potato: pomme terre
poultry: volaille
pound: livre
poverty: pauvreté
poverty rate: taux pauvreté
power: puissance pouvoir
power plant: centrale
power station: centrale
practice: cabinet pratique
precipitation: précipitation
pregnancy: grossesse
premiere: première
premium: prime premium
prepaid: prépayé
prescription: ordonnance prescription
present: présent
president: président
press: presse
pressure: pression
price: prix
primary: primaire
primary school: école primaire
principal: capital
print: impression imprimé
printer: imprimante
printing: imprimerie impression
priority: priorité
prison: prison
prisoner: prisonnier détenu
private: privé
private sector: secteur privé
proceeds: produit recette
process: processus procédé
processed: traité
processing time: temps délai traitement
processor: processeur
procurement: approvisionnement achat
produce: produits frais
produced: produit fabriqué
producer: producteur productrice
product: produit
product category: catégorie produit
product group: groupe famille produit
product line: gamme ligne produit
production: production fabrication
production budget: budget production
production cost: coût production
production line: ligne chaîne production
productivity: productivité
profession: profession
professional: professionnel professionnelle
professional services: services professionnel professionnelle
professor: professeur
profit: bénéfice profit
profit center: centre profit
profit margin: marge bénéficiaire
profitability: rentabilité
program: programme
programme: programme
progress: avancement
project: projet
promoted: promu
promoter: promoteur
promotion: promotion
property: propriété immobilier
property type: type bien
proportion: proportion part
prospect: prospect
protein: protéine
protest: manifestation protestation
provider: fournisseur fournisseuse prestataire
province: province
provision: provision
public: public publique
public debt: dette publique
public sector: secteur public
public service: service public
public transport: transport commun public
publication: publication
published: publié
publisher: éditeur éditrice
publishing: édition
pump: pompe
punctuality: ponctualité
pupil: élève
purchase: achat
purchase price: prix achat
purchased: acheté
qty: quantité
quality: qualité
quantile: quantile
quantity: quantité
quarry: carrière
quarter: trimestre quart
quarterly: trimestriel trimestrielle
quartile: quartile
question: question
queue: file attente
quota: quota
quote: devis cotation
race: course
radiation: rayonnement radiation
radio: radio
radius: rayon
rail: rail ferroviaire
railway: chemin fer ferroviaire
rain: pluie
rainfall: pluie précipitation pluviométrie
rainy: pluvieux pluvieuse
range: plage fourchette étendue autonomie
rank: rang classement
ranking: classement
rate: taux tarif
rated: noté évalué
rating: note notation évaluation classification
ratio: ratio rapport
raw material: matière premier
reach: portée
reaction: réaction
reader: lecteur lectrice
reading: relevé lecture
readmission: réadmission
reagent: réactif
real estate: immobilier
rebate: remise ristourne
receipt: reçu ticket
receivable: créance
received: reçu
recession: récession
recipe: recette
recipient: destinataire bénéficiaire
record: enregistrement
recorded: enregistré
recovered: guéri rétabli
recovery: guérison rétablissement récupération
recreation: loisir
recruiter: recruteur recruteuse
recruiting: recrutement
recruitment: recrutement
recurring: récurrent
recurring revenue: revenu récurrent
recycled: recyclé
recycling: recyclage
recycling rate: taux recyclage
referee: arbitre
referral: recommandation parrainage renvoi
referred: orienté adressé référé
referrer: référent
refinery: raffinerie
refugee: réfugié
refund: remboursement
refunded: remboursé
refused: refusé
region: région
regional: régional régionaux
registered: inscrit enregistré immatriculé
registration: inscription immatriculation enregistrement
regulation: règlement réglementation
rejected: rejeté refusé
relative: relatif relative
release: sortie publication version
release date: date sortie
release year: année sortie
released: sorti publié
religion: religion
remote: distance télétravail
remote work: télétravail
renewable: renouvelable
renewables: renouvelable
renewal: renouvellement reconduction
renewed: renouvelé reconduit
renovation: rénovation
rent: loyer
rental: location
rented: loué
reopened: rouvert
reorder: réapprovisionnement
repair: réparation
repair cost: coût réparation
repaired: réparé
repayment: remboursement
repeat customer: client fidèle récurrent
repeat purchase: achat répété récurrent
reported: signalé déclaré
request: demande requête
required: requis exigé
research: recherche
researcher: chercheur chercheuse
reseller: revendeur revendeuse
reservation: réservation
reserve: réserve
reserved: réservé
resident: résident habitant
residential: résidentiel résidentielle
resignation: démission
resigned: démissionné démissionnaire
resolution: résolution
resolution time: temps délai résolution
resolved: résolu
resort: station
respondent: répondant
response: réponse
response rate: taux réponse
response time: temps réponse
restaurant: restaurant
retail: détail commerce
retail price: prix détail
retail trade: commerce détail
retailer: détaillant
retention: rétention fidélisation
retention rate: taux rétention
retired: retraité
retiree: retraité
retirement: retraite
return: rendement retour rentabilité
return rate: taux retour
returned: retourné rendu renvoyé
revenue: chiffre affaires revenu recette
review: avis critique évaluation revue
rework: retouche reprise
rice: riz
ride: trajet course
rider: usager passager cavalier
ridership: fréquentation
risk: risque
river: rivière fleuve
road: route
roaming: itinérance
robbery: vol braquage
robot: robot
roi: retour rendement investissement
role: rôle fonction
romance: romance
romantic comedy: comédie romantique
room: pièce chambre salle
room rate: tarif chambre
room type: type chambre
round: tour manche
route: itinéraire ligne route trajet
row: ligne
rubber: caoutchouc
running: course cours
running time: durée
runtime: durée exécution
runway: piste
rural: rural ruraux
safety: sécurité
salary: salaire
salary band: tranche échelle salarial salariaux
sale: vente
sales channel: canal canaux vente
sales price: prix vente
sales rep: commercial commerciaux représentant
sales target: objectif vente
sales team: équipe vente commercial
sales volume: volume vente
salesperson: vendeur vendeuse commercial commerciaux
salt: sel
sample: échantillon
sample size: taille échantillon
satellite: satellite
satisfaction: satisfaction
saving: épargne économie
savings: épargne économie
schedule: horaire calendrier
scheduled: prévu programmé régulier
scholarship: bourse
school: école établissement
science: science
science fiction: science fiction
scientist: scientifique
scooter: trottinette scooter
score: score note
scrap: rebut ferraille
scrap rate: taux rebut
screening: projection dépistage
screenplay: scénario
sea: mer
sea level: niveau mer
seafood: fruits mer
search: recherche
search engine: moteur recherche
season: saison
seasonal: saisonnier
seat: siège place
second: seconde
secondary: secondaire
secondary school: collège lycée
sector: secteur
security: titre sécurité valeur
sedan: berline
seed: semence graine
segment: segment
self employed: indépendant
seller: vendeur vendeuse
selling price: prix vente
sender: expéditeur expéditrice
senior: senior aîné
seniority: ancienneté
sensor: capteur
sent: envoyé
sepal: sépale
series: série
server: serveur
service: service
service industry: secteur service
service level: niveau service
service providing: service prestataire
serviced: entretenu révisé
serving: portion
session: session séance
session duration: durée session
settled: réglé
severity: gravité
sewage: eau eaux usé
sex: sexe
shape: forme
share: part proportion action
share price: cours action
shareholder: actionnaire
sheep: mouton ovin
shelf: rayon étagère
shift: équipe poste
ship: navire bateau bateaux
shipment: expédition envoi
shipped: expédié envoyé
shipping: expédition livraison
shipping cost: frais expédition livraison port
shirt: chemise
shoe: chaussure
shop: magasin boutique
shortage: pénurie manque
shot: tir plan
show: émission spectacle
sick day: jour maladie
sick leave: arrêt congé maladie
sickness: maladie
signal: signal signaux
signup: inscription
silver: argent
single: célibataire seul unique
site: site
size: taille dimension
skiing: ski
skill: compétence
sku: article référence
sla: niveau service
small: petit
smartphone: smartphone
smoker: fumeur fumeuse
smoking: tabagisme
snow: neige
snowfall: neige
soccer: football
social: social sociaux
social media: réseau réseaux social sociaux média
social network: réseau réseaux social sociaux
software: logiciel
soil: sol
solar: solaire
solar power: solaire énergie
sold: vendu
solution: solution
song: chanson titre
source: source origine
sourcing: approvisionnement
south: sud
soy: soja
spam: spam indésirable
spare part: pièce rechange détachée
specialist: spécialiste
species: espèce
specimen: spécimen échantillon
spectator: spectateur spectatrice
speed: vitesse
speed limit: limite limitation vitesse
spend: dépense
spending: dépense
spent: dépensé
sponsor: sponsor parrain
sponsorship: parrainage
sport: sport discipline
spread: écart dispersion
spring: printemps
sprint: sprint
square foot: pied carré
square meter: mètre carré
square metre: mètre carré
stadium: stade
staff: personnel effectif
stage: étape phase stade scène
stake: participation part
standard deviation: écart type
star: étoile
start: début départ
start date: date début
started: commencé démarré
startup: jeune entreprise
state: état
statement: relevé état
station: station gare
stationery: papeterie
status: statut état
stay: séjour
steel: acier
step: étape
stock: action stock titre
stock exchange: bourse
stock level: niveau stock
stock market: marché bourse boursier
stock price: cours action
stockout: rupture stock
stolen: volé
stop: arrêt
storage: stockage
store: magasin boutique
stored: stocké entreposé
storm: tempête orage
story point: point
stream: écoute flux
streaming: diffusion
street: rue
strike: grève
student: étudiant élève
studio: studio
study: étude
subcategory: sous catégorie
subject: matière sujet
submitted: soumis déposé
subscriber: abonné
subscription: abonnement
subsidiary: filiale
subsidy: subvention
subtotal: sous total totaux
suburb: banlieue
subway: métro
success rate: taux réussite
sugar: sucre
sum: somme total totaux
summer: été
sun: soleil
sunny: ensoleillé
sunrise: lever soleil
sunset: coucher soleil
sunshine: ensoleillement soleil
supermarket: supermarché
supervisor: superviseur superviseuse responsable
supplier: fournisseur fournisseuse
supply: offre approvisionnement
supply chain: chaîne approvisionnement
support: assistance soutien support
surface: surface
surgeon: chirurgien chirurgienne
surgery: chirurgie opération
surplus: excédent
survey: enquête sondage
survival: survie
survival rate: taux survie
survived: survécu survivant
suspect: suspect
suspended: suspendu
suspense: suspense
swimming: natation
symbol: symbole
symptom: symptôme
system: système
table: tableau tableaux table
tablet: tablette
take off: décollage
takeoff: décollage
takeoff run: course décollage
target: objectif cible
target group: groupe cible
tariff: tarif
task: tâche
tax: impôt taxe
tax rate: taux imposition
tax revenue: recette fiscal fiscaux
taxed: imposé taxé
taxi: taxi roulage
tea: thé
teacher: enseignant professeur
team: équipe
technical: technique
technology: technologie
teenager: adolescent
telecom: télécom télécommunication
telecommunications: télécommunication
telephone: téléphone
television: télévision
temp: température
temperature: température
temporary: temporaire
tenant: locataire
tender: appel offres
tennis: tennis
tenure: ancienneté
term: durée terme trimestre
terminal: terminal terminaux aérogare
terminated: résilié terminé licencié
territory: territoire
test: test essai épreuve
test result: résultat test
test score: note score test
tested: testé
textile: textile
theater: théâtre cinéma
theatre: théâtre
theft: vol
therapy: thérapie
thickness: épaisseur
thousand: millier mille
threat: menace
threshold: seuil
thriller: thriller suspense
throughput: débit
thunderstorm: orage
ticker: symbole
ticket: billet ticket
ticket price: prix billet
ticket sales: vente billet billetterie
tier: niveau palier
till: caisse
time: temps heure moment
timestamp: horodatage
timetable: horaire
tip: pourboire
tire: pneu
title: titre
tobacco: tabac
tolerance: tolérance
ton: tonne
tonne: tonne
tool: outil
torque: couple
total: total totaux somme
total cost: coût total totaux
tour: circuit visite
tourism: tourisme
tourist: touriste
tournament: tournoi
tower: tour pylône antenne
town: ville
toy: jouet
track: piste morceau morceaux voie
tracking: suivi
trade: commerce échange
trade fair: salon foire
trade show: salon
trading volume: volume échange
traffic: trafic circulation
traffic jam: embouteillage bouchon
traffic volume: volume trafic
trailer: remorque
train: train
trainee: stagiaire apprenti
training: formation entraînement
tram: tramway
transaction: transaction opération
transfer: virement transfert
transferred: transféré viré
transmission: transmission boîte vitesse
transport: transport
transport cost: coût transport
transportation: transport
travel: voyage
travel time: temps trajet parcours
traveler: voyageur voyageuse
traveller: voyageur voyageuse
treated: traité
treatment: traitement
treatment group: groupe traitement
tree: arbre
trend: tendance évolution
trial: essai
trip: voyage trajet déplacement
trip duration: durée trajet voyage
truck: camion
tuition: frais scolarité
tunnel: tunnel
turnout: participation
turnover: chiffre affaires rotation
turnover rate: taux rotation
type: type
tyre: pneu
unassigned: attribué
unavailable: indisponible
undelivered: livré
unemployed: chômeur chômeuse chômage
unemployment: chômage
unemployment rate: taux chômage
uninsured: assuré
union: syndicat union
unit: unité
unit cost: coût unitaire
unit price: prix unitaire
units sold: unités vendu
university: université
unknown: inconnu
unloading: déchargement
unpaid: impayé
unresolved: résolu
unsubscribe rate: taux désabonnement
unsubscribed: désabonné désinscrit
unused: inutilisé
updated: mis jour actualisé
upgrade: mise niveau
upload: téléversement
uptime: disponibilité
urban: urbain
us gross: recette américain
usage: utilisation usage
used: utilisé occasion usagé
used car: voiture occasion
user: utilisateur utilisatrice usager
utilisation: utilisation occupation
utilities: services publics
utility: service public
utilization: utilisation occupation
vacancy: vacance poste vacant
vacancy rate: taux vacance
vacant: vacant
vacation: vacances congé
vaccinated: vacciné
vaccination: vaccination
vaccination rate: taux vaccination
vaccine: vaccin
valid: valide valable
value: valeur
valve: vanne soupape
van: fourgon camionnette
vandalism: vandalisme
variable cost: coût variable
variance: variance écart
variant: variante
variation: variation
vat: tva taxe
vegetable: légume
vehicle: véhicule
velocity: vitesse vélocité
vendor: fournisseur vendeur vendeuse
verified: vérifié
version: version
vessel: navire
victim: victime
video: vidéo
video game: jeu jeux vidéo
view: vue consultation
viewed: vu consulté
viewer: spectateur spectatrice téléspectateur téléspectatrice
viewership: audience
village: village
virus: virus
visibility: visibilité
visit: visite
visited: visité
visitor: visiteur visiteuse
vitamin: vitamine
volatility: volatilité
volcano: volcan
voltage: tension
volume: volume
vote: vote voix
vote share: part voix
voter: électeur électrice votant
voter turnout: participation électoral électoraux
voucher: bon
vulnerability: vulnérabilité
wage: salaire
wagon: break wagon
wait: attente
wait time: temps attente
waiting: attente
waiting time: temps attente
ward: service salle
warehouse: entrepôt
warehousing: entreposage
warning: avertissement
warranty: garantie
waste: déchet
wastewater: eau eaux usé
watch: montre
water: eau eaux
water consumption: consommation eau eaux
water level: niveau eau eaux
watt: watt
wavelength: longueur onde
wealth: richesse patrimoine
weapon: arme
weather: météo temps
weather station: station météo météorologique
web: web
website: site
week: semaine
weekday: jour semaine
weekend: weekend semaine fin
weekly: hebdomadaire
weekly hour: heure hebdomadaire
weight: poids
weighted: pondéré
welfare: aide social sociaux
west: ouest
western: western
wet: humide pluvieux pluvieuse
wheat: blé
wheel: roue
wholesale: gros commerce
wholesale trade: commerce gros
wholesaler: grossiste
widowed: veuf veuve
width: largeur
wildfire: incendie feu feux forêt
wildlife: faune animal animaux
wildlife species: espèce animal animaux
win: victoire
win rate: taux réussite
wind: vent éolien éolienne
wind direction: direction vent
wind farm: parc éolien
wind power: éolien éolienne énergie
wind speed: vitesse vent
wine: vin
winner: gagnant vainqueur
winter: hiver
withdrawal: retrait
withdrawn: retiré
woman: femme
won: gagné
wood: bois
work accident: accident travail
workday: jour ouvré
worker: travailleur travailleuse ouvrier
workforce: main œuvre oeuvre effectif
working hour: heure travail
workout: entraînement
workshop: atelier
world: monde
worldwide: mondial mondiaux monde
worldwide gross: recette mondial mondiaux brut
writer: scénariste écrivain auteur
year: an année
year built: année construction
yearly: annuel annuelle
yield: rendement
youth: jeunesse jeune
zip code: code postal postaux
zone: zone
`;
