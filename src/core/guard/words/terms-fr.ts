/** The words of dashboards, from English to French: all forms of a translation that no plain ending makes. */
export const TERMS = `
abalone: ormeau ormeaux
abandoned: abandonné
abandonment: abandon
abortion: avortement
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
accuracy: exactitude précision
acid: acide
acidity: acidité
acoustic: acoustique
acquisition: acquisition
acquisition cost: coût acquisition
acre: acre
acreage: superficie
action: action
activated: activé
activation: activation
active: actif active
active user: utilisateur utilisatrice actif active
activist: militant activiste
actor: acteur actrice comédien comédienne
actress: actrice
actual: réel réelle
acute: aigu aiguë
ad: annonce publicité
ad spend: dépense publicitaire
addiction: addiction dépendance
additive: additif
address: adresse
adjusted: ajusté corrigé
adjusted close: clôture ajusté
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
aftershock: réplique
age: âge
age group: tranche âge
age rating: classification âge
agency: agence
agent: agent
agreement: accord convention
agricultural: agricole
agriculture: agriculture
air: air
air force: armée air
air pressure: pression atmosphérique
air quality: qualité air
airbag: airbag coussin gonflable
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
algae: algue
allergy: allergie
alliance: alliance
allocated: alloué attribué
allowance: indemnité allocation
alloy: alliage
ally: allié
almond: amande
altitude: altitude
aluminium: aluminium
aluminum: aluminium
ambassador: ambassadeur ambassadrice
ambulance: ambulance
amendment: amendement modification
ammonia: ammoniac
ammunition: munition
amortization: amortissement
amount: montant quantité
amphibian: amphibien amphibienne
amt: montant
ancestor: ancêtre
ancestry: ascendance origine
anchor: ancre
ancient: antique ancien ancienne
angle: angle
animal: animal animaux
animation: animation
ankle: cheville
annual: annuel annuelle
annual return: rendement annuel annuelle
annual revenue: chiffre affaires annuel
anomaly: anomalie
answer: réponse
ant: fourmi
antibiotic: antibiotique
antibody: anticorps
antigen: antigène
anxiety: anxiété
apartment: appartement
app: application appli
apparel: vêtement habillement
appeal: appel recours
apple: pomme
appliance: électroménager appareil
applicant: candidat demandeur demandeuse
application: candidature demande application
appointment: rendez vous nomination
apprentice: apprenti
apprenticeship: apprentissage
approach: approche
approval: approbation
approval rating: cote popularité
approved: approuvé
aquarium: aquarium
aquatic: aquatique
aquifer: aquifère
archaeology: archéologie
archery: tir arc
archipelago: archipel
architect: architecte
archived: archivé
arctic: arctique
area: surface superficie zone
arm: bras arme
army: armée
aroma: arôme
arr: revenu annuel récurrent
arrears: arriéré
arrest: arrestation
arrested: arrêté
arrival: arrivée
arrival delay: retard arrivée
arrival time: heure arrivée
arrived: arrivé
arsenic: arsenic
arson: incendie criminel
art: art
artery: artère
article: article
artifact: artefact
artist: artiste
artwork: œuvre oeuvre
ash: cendre frêne
assault: agression
assembly: assemblage montage assemblée
asset: actif
assigned: assigné attribué
assignee: responsable
assist: passe décisif décisive
association: association
assortment: assortiment gamme
asthma: asthme
astronaut: astronaute
astronomy: astronomie
asylum: asile
asylum seeker: demandeur demandeuse asile
atheist: athée
athlete: athlète sportif sportive
atomic mass: masse atomique
atomic number: numéro atomique
attack: attaque
attendance: présence fréquentation affluence assiduité
attended: assisté suivi
attorney: avocat
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
avalanche: avalanche
average: moyenne moyen
avg: moyenne moyen
aviation: aviation
avocado: avocat
award: prix récompense
baby: bébé
bachelor: licence bachelier
backlog: arriéré carnet retard
backorder: commande attente
backpack: sac dos
backup: sauvegarde
bacon: bacon lard
bacteria: bactérie
bag: sac
baggage: bagage
bakery: boulangerie
balance: solde bilan
balance sheet: bilan
balloon: ballon montgolfière
ballot: bulletin scrutin
bamboo: bambou
band: groupe bande
bandwidth: bande passante
bank: banque
bank account: compte bancaire
banking: banque bancaire
bankruptcy: faillite
banner: bannière
barcode: code barres
bark: écorce
barley: orge
barometer: baromètre
barrel: baril
baseline: référence
basic: base
basin: bassin
basket: panier
basketball: basket
bat: chauve souris batte
batch: lot
bathroom: bain salle
battery: batterie pile
battle: bataille
bay: baie
beach: plage
beak: bec
bean: haricot fève
bear market: marché baissier
beauty: beauté
bed: lit
bed occupancy: occupation lit
bedroom: chambre
bee: abeille
beef: bœuf boeuf
beekeeping: apiculture
beer: bière
belt: ceinture
benchmark: référence
beneficiary: bénéficiaire
benefit: prestation allocation
benign: bénin bénigne
berry: baie
bestseller: vente succès
bet: pari
beverage: boisson
bicycle: vélo bicyclette
bid: offre
bike: vélo
bill: facture projet loi
bill depth: profondeur hauteur bec
bill length: longueur bec
billing: facturation
billion: milliard
bin: poubelle bac
biodiversity: biodiversité
biofuel: biocarburant
biography: biographie
biology: biologie
biomass: biomasse
biopsy: biopsie
biotechnology: biotechnologie
bird: oiseau oiseaux
bird strike: collision oiseau oiseaux aviaire
birth: naissance
birth rate: taux natalité
birthday: anniversaire
bishop: évêque
bitter: amer
bitterness: amertume
black comedy: comédie noir
blackout: panne courant
bladder: vessie
bleeding: saignement hémorragie
blind: aveugle
blocked: bloqué
blog: blog
blood: sang
blood pressure: tension artérielle pression
blood sugar: glycémie sucre
blood type: groupe sanguin
blouse: chemisier blouse
boarding: embarquement
boat: bateau bateaux
body: corps
body fat: graisse corporelle masse
body temperature: température corporelle
body weight: poids corporel corporelle
boiling point: point ébullition
bomb: bombe
bond: obligation
bone: os
bonus: prime bonus
book: livre
book value: valeur comptable
booked: réservé
booking: réservation
bookkeeping: comptabilité
boot: botte
border: frontière
borough: arrondissement
boss: patron patronne chef
bought: acheté
bounce: rebond
bounce rate: taux rebond
boundary: limite frontière
box: boîte carton
box office: recette guichet box office
boxing: boxe
brain: cerveau cerveaux
brake: frein
branch: succursale agence filiale
brand: marque
brand awareness: notoriété
breach: violation
bread: pain
break even: seuil rentabilité
breakdown: panne
breakfast: petit déjeuner
breastfeeding: allaitement
breed: race
breeze: brise
bribery: corruption
brick: brique
bridge: pont
brightness: luminosité
broadband: débit
broadcast: diffusion émission
broker: courtier
bronze medal: médaille bronze
brother: frère
browser: navigateur
buddhist: bouddhiste
budget: budget
budgeted: budgété prévu
bug: bogue bug anomalie
build: construction compilation
building: bâtiment immeuble
building permit: permis construire construction
built: construit bâti
bull: taureau taureaux
bull market: marché haussier
bumper: pare choc chocs
burger: hamburger burger
burglary: cambriolage
burn: brûlure
bus: bus autobus
bus stop: arrêt bus
business: entreprise affaires activité
business day: jour ouvré
business service: service entreprise
business services: services entreprise
business unit: unité affaires
butter: beurre
butterfly: papillon
buyer: acheteur acheteuse acquéreur
cabbage: chou choux
cabin: cabine
cabinet: cabinet armoire
cadmium: cadmium
caffeine: caféine
cake: gâteau gâteaux
calcium: calcium
calibration: calibration étalonnage
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
candy: bonbon
canton: canton
cap: casquette chapeau chapeaux plafond
capacity: capacité
capex: dépense investissement
capital: capital capitaux capitale
capital city: capitale
capsule: capsule gélule
captain: capitaine
car: voiture automobile
car dealer: concessionnaire
car insurance: assurance automobile auto
car model: modèle voiture
carat: carat
carbohydrate: glucide
carbon: carbone
carbon dioxide: dioxyde carbone
carbon footprint: empreinte carbone
carbon monoxide: monoxyde carbone
card: carte
care: soin
caregiver: aidant soignant
cargo: cargaison fret
carmaker: constructeur automobile
carrier: transporteur transporteuse
cart: panier
cart abandonment: abandon panier
cartoon: dessin animé
case: cas dossier affaire
cash: espèces trésorerie liquidités
cash flow: flux trésorerie
cast: distribution
castle: château châteaux
casualty: victime
cat: chat chatte
catalog: catalogue
catalogue: catalogue
catch: capture prise
category: catégorie
catering: restauration traiteur
cathedral: cathédrale
catholic: catholique
cattle: bovin bétail
cause: cause
cave: grotte caverne
cell: cellule
celsius: celsius
cement: ciment
cemetery: cimetière
census: recensement
cent: cent centime
century: siècle
cereal: céréale
certificate: certificat visa
chair: chaise
champagne: champagne
champion: champion championne
championship: championnat
chancellor: chancelier
change: changement variation évolution modification
channel: canal canaux chaîne
character: personnage caractère
charge: frais charge
charging station: borne station recharge
charity: charité bienfaisance caritatif caritative
chat: chat discussion
check in: arrivée enregistrement
check out: départ
checkout: caisse paiement
cheese: fromage
chemical: chimique
chemistry: chimie
chess: échecs
chest: poitrine thorax
chicken: poulet poule
child: enfant
child mortality: mortalité infantile
chloride: chlorure
chlorine: chlore
chocolate: chocolat
choir: chœur choeur chorale
cholesterol: cholestérol
christian: chrétien chrétienne
chromosome: chromosome
chronic: chronique
church: église
churn: attrition désabonnement
churn rate: taux attrition
churned: perdu désabonné
cigarette: cigarette
cinema: cinéma
cinnamon: cannelle
circulation: tirage diffusion
circumference: circonférence
citation: citation
citizen: citoyen citoyenne
citizenship: citoyenneté nationalité
citric acid: acide citrique
city: ville
civil servant: fonctionnaire
civilization: civilisation
claim: sinistre demande réclamation
claim amount: montant sinistre
claims ratio: ratio sinistre sinistralité
clarity: clarté pureté
class: classe
class size: taille effectif classe
classical: classique
classroom: classe salle
claw: griffe
clay: argile
click: clic
click rate: taux clic
click through: clic
clicked: cliqué
client: client clientèle
climate: climat
climate change: changement climatique
climb: montée
climbing: escalade
clinic: clinique
close: clôture fermeture
closed: fermé clos
closing price: cours clôture
clothing: vêtement habillement
cloud: nuage
cloud cover: couverture nuageuse
cloudy: nuageux nuageuse
club: club
clutch: embrayage
coach: entraîneur entraîneuse
coal: charbon
coalition: coalition
coast: côte
coastal: côtier
coat: manteau manteaux
cobalt: cobalt
cocoa: cacao
cod: morue cabillaud
code: code
coffee: café
cogs: coût vente
cohort: cohorte
coin: pièce monnaie
cold: froid
collateral: garantie
colleague: collègue
collected: collecté recouvré
collection: collection recouvrement
college: université collège
collision: collision
colony: colonie
color: couleur
colour: couleur
column: colonne
comedy: comédie
comet: comète
commander: commandant
comment: commentaire
commercial: commercial commerciaux
commission: commission
committee: comité commission
commodity: matière première
communication: communication
commute: trajet domicile
commuter: navetteur navetteuse pendulaire
comorbidity: comorbidité
company: entreprise société compagnie
compensation: rémunération indemnité indemnisation
competition: compétition concours concurrence
competitor: concurrent
complaint: plainte réclamation
completed: terminé achevé complété
completion: achèvement
completion rate: taux achèvement
component: composant
composer: compositeur compositrice
computer: ordinateur
concentration: concentration
concert: concert
concrete: béton
condiment: condiment
conductivity: conductivité
confectionery: confiserie
confirmed: confirmé
conflict: conflit
congestion: congestion embouteillage
congress: congrès
conifer: conifère
connection: connexion correspondance liaison
conservation: conservation
conservative: conservateur conservatrice
consignment: envoi lot
console: console
constellation: constellation
constituency: circonscription
constitution: constitution
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
contraception: contraception
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
cooked: cuit
cool: frais fraîche
cooling: refroidissement climatisation
coordinate: coordonnée
copier: photocopieur photocopieuse
copper: cuivre
coral: corail coraux
corn: maïs
corner: coin corner
corporate: entreprise
corporation: société
correlation: corrélation
corruption: corruption
cosmetic: cosmétique
cost: coût
cost center: centre coût
cost centre: centre coût
cotton: coton
cough: toux
council: conseil
count: nombre compte décompte comptage
country: pays
county: comté
couple: couple
coupon: coupon bon
courier: coursier
course: cours
court: tribunal tribunaux cour
cousin: cousin
coverage: couverture
cow: vache
cpc: coût clic
cpm: coût mille
crab: crabe
craft: artisanat
crash: accident collision
crate: caisse
crater: cratère
cream: crème
created: créé
credit: crédit avoir
credit card: carte crédit
credit score: cote crédit
creditor: créancier
crew: équipage
cricket: cricket
crime: crime délit criminalité
crime rate: taux criminalité
criminal: criminel criminelle
critic: critique
crocodile: crocodile
crop: culture récolte
crop yield: rendement culture
crude oil: pétrole brut
cruise: croisière
cryptocurrency: cryptomonnaie
crystal: cristal cristaux
ctr: taux clic
cubic meter: mètre cube
cucumber: concombre
cultivated: cultivé
culture: culture
cumulative: cumulé cumulatif cumulative
cup: tasse coupe
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
cut: taille coupe
cycle time: temps cycle
cycling: cyclisme
cyclist: cycliste
cylinder: cylindre
daily: quotidien quotidienne journalier
daily high: maximal maximaux maximum journalier
dairy: laitier laiterie
dam: barrage
damage: dommage dégât
damaged: endommagé abîmé
danceability: dansabilité
dancer: danseur danseuse
data: données donnée
data usage: consommation données
data volume: volume données
database: base données
date: date
daughter: fille
dawn: aube
day: jour journée
daytime: journée
deadline: échéance délai
deaf: sourd
deal: affaire accord contrat
dealer: concessionnaire marchand négociant
dean: doyen doyenne
death: décès mort
death rate: taux mortalité décès
debit: débit
debt: dette endettement
debtor: débiteur débitrice
decade: décennie
decibel: décibel
decile: décile
deductible: franchise
deer: cerf chevreuil
default: défaut défaillance
default rate: taux défaut
defeat: défaite
defect: défaut
defect rate: taux défaut
defective: défectueux défectueuse
defendant: accusé défendeur
defender: défenseur
defense: défense
deficit: déficit
deforestation: déforestation
degree: degré diplôme
degree program: programme diplôme
delay: retard délai
delay minute: minute retard
delayed: retardé retard
deleted: supprimé
delinquency: impayé délinquance
delivered: livré
delivery: livraison
delivery date: date livraison
delivery time: délai temps livraison
demand: demande
dementia: démence
democracy: démocratie
democrat: démocrate
demographic: démographique démographie
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
depression: dépression
dept: département service
depth: profondeur
deputy: député adjoint
derivative: dérivé
descent: descente
description: description
desert: désert
designer: concepteur conceptrice styliste
desk: bureau bureaux
desktop: ordinateur bureau bureaux
destination: destination
detective: détective inspecteur inspectrice
detractor: détracteur
developer: développeur développeuse promoteur promotrice
development: développement
deviation: écart déviation
device: appareil dispositif
dew point: point rosée
diabetes: diabète
diagnosis: diagnostic
diameter: diamètre
diamond: diamant
dictionary: dictionnaire
diesel: diesel gazole
diet: régime alimentation
difference: différence écart
digital: numérique digital digitaux
diploma: diplôme
diplomat: diplomate
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
dishwasher: lave vaisselle
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
dividend yield: rendement dividende
diving: plongée plongeon
division: division
divorce: divorce
divorced: divorcé
doctor: médecin docteur
document: document
documentary: documentaire
dog: chien chienne
dollar: dollar
dolphin: dauphin
domain: domaine
domestic: intérieur national nationaux domestique
domestic gross: recette national nationaux domestique
donation: don
donor: donateur donatrice donneur donneuse
doping: dopage
dormitory: dortoir résidence
dosage: dosage posologie
dose: dose
download: téléchargement
download speed: vitesse débit téléchargement
downtime: arrêt indisponibilité
dozen: douzaine
draft: tirant brouillon
drama: drame
draw: nul tirage
dress: robe
drilling: forage
drink: boisson
driver: conducteur conductrice chauffeur
drivetrain: transmission
driving license: permis conduire
drizzle: bruine
drone: drone
dropout: décrochage abandon
dropout rate: taux abandon décrochage
drought: sécheresse
drug: médicament drogue
drum: tambour batterie
dry: sec sèche
duck: canard
due date: échéance
durable goods: biens durables
duration: durée
dusk: crépuscule
dust: poussière
duty: droit douane
dynasty: dynastie
eagle: aigle
ear: oreille
early: tôt avance précoce
earning: gain bénéfice revenu
earring: boucle oreille
earth: terre
earthquake: séisme tremblement terre
east: est
eastern: oriental orientaux est
ebitda: résultat exploitation
economic: économique
economics: économie
economy: économie
ecosystem: écosystème
edible: comestible
edition: édition
education: éducation enseignement formation
efficiency: efficacité efficience rendement
egg: œuf oeuf
elbow: coude
elderly: âgé personne
elected: élu
election: élection scrutin
electorate: électorat
electric: électrique
electric car: voiture électrique
electric vehicle: véhicule électrique
electricity: électricité
electricity consumption: consommation électricité
electricity price: prix électricité
electron: électron
electronics: électronique
elephant: éléphant
elevation: altitude élévation
elevator: ascenseur
eligible: éligible admissible
email: courriel email
embarked: embarqué
embassy: ambassade
emergency: urgence
emigrant: émigrant émigré
emigration: émigration
emission: émission
empire: empire
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
endangered: menacé danger voie disparition
energy: énergie
energy consumption: consommation énergie énergétique
energy mix: mix énergétique bouquet
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
epicenter: épicentre
epidemic: épidémie
episode: épisode
equation: équation
equator: équateur
equipment: équipement matériel
equity: capitaux propres
era: ère époque
error: erreur
error count: nombre erreur
error rate: taux erreur
eruption: éruption
escalated: escaladé
escalation: escalade
estimate: estimation
estimated: estimé
ethnicity: ethnie origine
euro: euro
evaporation: évaporation
evening: soir soirée
event: événement
evidence: preuve
exam: examen
exam score: note examen
excavation: fouille excavation
exchange: échange bourse
exchange rate: taux change
executive: cadre dirigeant
exempt: exonéré exempt
exhaust: échappement
exhibition: exposition
existing: existant
existing customer: client existant
exit: sortie
exoplanet: exoplanète
expected: attendu prévu
expenditure: dépense
expense: dépense charge frais
experiment: expérience
expired: expiré
export: exportation
exported: exporté
external: externe
extinct: éteint disparu
extinction: extinction
extraction: extraction
eye: œil oeil yeux
eye color: couleur yeux
fabric: tissu étoffe
face: visage
factory: usine
faculty: faculté
fahrenheit: fahrenheit
failed: échoué
failure: panne défaillance échec
failure rate: taux défaillance panne échec
family: famille
famine: famine
fantasy: fantastique fantaisie
fare: tarif prix
farm: ferme exploitation
farmer: agriculteur agricultrice fermier
fashion: mode
fat: graisse gras
fatal: mortel mortelle fatal
fatality: décès mort
father: père
fatigue: fatigue
feather: plume
feature: fonctionnalité caractéristique
fee: frais honoraires redevance
feedback: retour avis
felony: crime
female: féminin femme femelle
fence: clôture
fencing: escrime
ferry: ferry traversier
fertility: fécondité fertilité
fertility rate: taux fécondité
fertilizer: engrais
fever: fièvre
fiber: fibre
fiction: fiction
field: champ
figure: chiffre
file: fichier dossier
film: film
fin: nageoire
final: finale
finance: finance finances
financed: financé
financial: financier
financial activities: activités financier
financial services: services financier
fine: amende
finger: doigt
finish time: temps arrivée
finished: fini terminé
fire: incendie feu feux
fire department: pompier
firearm: arme feu
firefighter: pompier
fireplace: cheminée
firewall: pare feu
firm: entreprise cabinet
first response: premier réponse
fiscal: fiscal fiscaux
fiscal year: exercice année fiscal fiscaux
fish: poisson
fishery: pêche pêcherie
fishing: pêche
fixed cost: coût fixe
flat: appartement
flavor: saveur goût arôme
flavour: saveur goût arôme
fleet: flotte parc
flight: vol
flight date: date vol
flight number: numéro vol
flipper: nageoire aileron
flood: inondation crue
floor: étage sol
floor area: surface habitable plancher
flower: fleur
fluoride: fluorure
fog: brouillard
foggy: brumeux brumeuse
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
fortress: forteresse
forward: attaquant avant
forwarder: transitaire
fossil: fossile
fossil fuel: combustible fossile
foul: faute
foundation: fondation
foundation type: type fondation
founded: fondé créé
founder: fondateur fondatrice
fountain: fontaine
fox: renard
fracture: fracture
franchise: franchise
fraud: fraude
free: gratuit libre
free kick: coup franc
freedom: liberté
freelancer: indépendant
freezer: congélateur
freight: fret
frequency: fréquence
fresh: frais fraîche
friend: ami
frog: grenouille
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
fur: fourrure pelage
furnished: meublé
furniture: meuble mobilier
future: contrat terme
gain: gain plusvalue
galaxy: galaxie
gallon: gallon
gambling: jeu jeux hasard
game: jeu jeux match
gap: écart
garage: garage
garden: jardin
garlic: ail
gas: gaz
gasoline: essence
gate: porte
gdp: pib produit intérieur brut
gear: vitesse rapport
gearbox: boîte vitesse
gem: gemme pierre
gender: genre sexe
gene: gène
generated: produit généré
generation: production génération
generator: générateur génératrice
generosity: générosité
genocide: génocide
genome: génome
genre: genre
genus: genre
geography: géographie
geology: géologie
geometry: géométrie
geothermal: géothermique géothermie
germ: germe
gift: cadeau cadeaux
gift card: carte cadeau
gill: lamelle branchie
giraffe: girafe
glacier: glacier
glass: verre
global: mondial mondiaux global globaux
global warming: réchauffement climatique
glucose: glucose
goal: objectif but
goalkeeper: gardien gardienne but
goat: chèvre
god: dieu dieux
gold: or
gold medal: médaille or
goods: biens marchandise
goods producing: biens producteur productrice production
gorilla: gorille
government: gouvernement administration état
governor: gouverneur gouverneure
grade: note niveau grade
graduate: diplômé
graduated: diplômé
graduation: diplôme
graduation rate: taux diplôme
grain: grain céréale
gram: gramme
grandparent: grands parents
granite: granite
grant: subvention bourse
grape variety: cépage
grass: herbe
gravel: gravier
gravity: gravité
greenhouse: serre
greenhouse gas: gaz effet serre
grid: réseau réseaux
grocery: épicerie
gross: brut recette
gross amount: montant brut
gross margin: marge brut
gross profit: bénéfice brut marge
groundwater: nappe souterrain eau
group: groupe
growth rate: taux croissance
guarantee: garantie
guardian: tuteur tutrice
guest: hôte client invité
guilty: coupable
guitar: guitare
gull: mouette
gun: arme feu pistolet
gust: rafale
gym: salle sport
habitat: habitat
hacker: pirate informatique
hail: grêle
hair: cheveu cheveux poil
hair color: couleur cheveux
half year: semestre
ham: jambon
hand: main
handle time: temps traitement
happiness: bonheur
harbor: port
harbour: port
hardcover: relié
hardness: dureté
hardware: matériel
harvest: récolte moisson
harvested: récolté
hatchback: hayon compacte
hawk: faucon épervier
head: tête
headache: mal tête céphalée
headcount: effectif
headlight: phare
headquarters: siège social
health: santé
health insurance: assurance maladie santé
healthcare: santé soins
healthy: sain
heart: cœur coeur
heart attack: infarctus crise cardiaque
heart disease: maladie cardiaque
heart rate: fréquence cardiaque
heat: chaleur
heating: chauffage
heatwave: canicule vague chaleur
hectare: hectare
hedge fund: fonds spéculatif
height: hauteur taille
helicopter: hélicoptère
helmet: casque
help desk: assistance
hemisphere: hémisphère
hemoglobin: hémoglobine
herb: herbe
herbicide: herbicide
heritage: patrimoine héritage
hero: héros héroïne
high: haut élevé
high school: lycée
high temperature: température maximal maximaux
highway: autoroute
hiking: randonnée
hill: colline
hindu: hindou
hip: hanche
hire: embauche recrutement
hire date: date embauche
hired: embauché recruté
historical: historique
history: histoire
holiday: jour férié vacances
home: maison logement domicile
home office: télétravail bureau bureaux domicile
home team: équipe domicile
homeless: sans abri
homework: devoir
homicide: homicide
hormone: hormone
horn: corne
horror: horreur épouvante
horse: cheval chevaux
horsepower: puissance chevaux cheval
hospital: hôpital hôpitaux
hospitality: hôtellerie hospitalité
host: hôte
hot: chaud
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
hunger: faim
hunter: chasseur chasseuse
hunting: chasse
hurricane: ouragan
husband: mari époux
hybrid: hybride
hydro: hydraulique hydroélectricité
hydroelectric: hydroélectrique
hydrogen: hydrogène
hydropower: hydroélectricité hydraulique
hypertension: hypertension
hypothesis: hypothèse
ice: glace
ice hockey: hockey glace
id: identifiant
illiteracy: analphabétisme illettrisme
illness: maladie
image: image
immigrant: immigré immigrant
immigration: immigration
immunity: immunité
import: importation
imported: importé
impression: impression affichage
in progress: cours
in stock: stock
in store: magasin
in transit: transit
inactive: inactif inactive
inch: pouce
incidence: incidence
incident: incident
income: revenu
incomplete: incomplet incomplète
incumbent: sortant titulaire
independence: indépendance
index: indice
indicator: indicateur
indigenous: autochtone indigène
individual: individu particulier individuel individuelle
industrial: industriel industrielle
industry: industrie secteur
inequality: inégalité
infant mortality: mortalité infantile
infected: infecté
infection: infection
inflammation: inflammation
inflation: inflation
influenza: grippe
information: information renseignement
information technology: informatique technologie information
infrastructure: infrastructure
ingredient: ingrédient
inhabitant: habitant
injection: injection piqûre
injured: blessé
injury: blessure
inmate: détenu
inpatient: hospitalisé
input: entrée intrant
inquiry: demande
insolvency: insolvabilité
insomnia: insomnie
inspected: inspecté contrôlé
inspection: inspection contrôle
inspector: inspecteur inspectrice
install: installation
installed: installé
installed capacity: capacité puissance installé
installment: échéance mensualité versement
instalment: échéance mensualité versement
institution: institution établissement
insulation: isolation
insulin: insuline
insurance: assurance
insured: assuré
insurer: assureur
intensity: intensité
intensive care: soins intensifs réanimation
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
investigation: enquête
investment: investissement placement
investor: investisseur investisseuse
invoice: facture
invoice amount: montant facture
invoice date: date facture
invoiced: facturé
iris: iris
iron: fer
irrigation: irrigation
island: île
isotope: isotope
issue: ticket anomalie numéro
item: article élément
jacket: veste
jail: prison
jaw: mâchoire
jeans: jean jeans
jellyfish: méduse
jet: jet avion réaction
jewelry: bijou bijoux bijouterie
jewish: juif juive
job: emploi poste travail métier
job title: intitulé poste fonction
joint: articulation
journal: journal journaux revue
journey: trajet voyage
judge: juge
jump: saut
jungle: jungle
jury: jury
justice: justice
kernel: grain noyau noyaux
kerosene: kérosène
key figure: chiffre clé
keyboard: clavier
keyword: mot clé
kg: kilogramme kilo
kidnapping: enlèvement kidnapping
kidney: rein
kilogram: kilogramme kilo
kilometer: kilomètre
kilometre: kilomètre
kilowatt: kilowatt
kilowatt hour: kilowatt heure kilowattheure
kind: genre type sorte
kindergarten: maternelle
king: roi
kitchen: cuisine
kitten: chaton
km: kilomètre
knee: genou genoux
knot: nœud noeud
kpi: indicateur clé
kwh: kilowatt heure kilowattheure
lab: laboratoire
label: étiquette label
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
landmark: monument repère
landscape: paysage
landslide: glissement terrain
lane: voie
language: langue langage
lap: tour
laptop: portable
larceny: vol larcin
large: grand gros grosse
lat: latitude
late: tard tardif tardive retard
latency: latence
latitude: latitude
launch: lancement
laundry: lessive blanchisserie
law: loi droit
lawsuit: procès
lawyer: avocat
layoff: licenciement
lead: prospect
lead time: délai
leaf: feuille
league: ligue championnat
lease: bail baux location
leather: cuir
leave: congé
lecturer: conférencier chargé
ledger: grand livre
leg: jambe
legal: juridique légal légaux
legendary: légendaire
legislation: législation
leisure: loisir
lender: prêteur prêteuse
length: longueur durée
lens: lentille objectif
lentil: lentille
lesson: leçon cours
letter: lettre
lettuce: laitue salade
level: niveau
leverage: levier effet endettement
liability: passif dette responsabilité
liberal: libéral libéraux
library: bibliothèque
licence: licence permis
license: licence permis
life expectancy: espérance vie
life insurance: assurance vie
life satisfaction: satisfaction vie
life science: science vie
life span: durée vie
lifetime: durée vie
light: lumière léger
light year: année lumière
lighthouse: phare
lightning: éclair foudre
lignite: lignite
like: mention aime
limestone: calcaire
limit: limite plafond
line: ligne
linen: lin
linguistics: linguistique
link: lien
lion: lion lionne
liquid: liquide
liquidity: liquidité trésorerie
list date: date annonce
list price: prix catalogue
listener: auditeur auditrice
listing: annonce
liter: litre
literacy: alphabétisation
literacy rate: taux alphabétisation
literate: alphabétisé
literature: littérature
lithium: lithium
litre: litre
litter: portée déchet
liver: foie
livestock: bétail élevage
living area: surface habitable
living space: surface espace habitable
lizard: lézard
load: charge
load factor: coefficient remplissage
loaded: chargé
loading: chargement
loan: prêt emprunt
loan amount: montant prêt
lobster: homard
local: local locaux
located: situé
location: emplacement lieu lieux localisation
lockdown: confinement
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
lottery: loterie
loudness: sonie volume
low: bas basse faible
low temperature: température minimale basse
loyalty: fidélité
luggage: bagage
luminosity: luminosité
lung: poumon
luxury: luxe
machine: machine
machinery: machine machinerie
magazine: magazine revue
magnesium: magnésium
magnet: aimant
magnetic field: champ magnétique
magnitude: magnitude
maintenance: maintenance entretien
maintenance cost: coût maintenance entretien
maize: maïs
major: spécialité
majority: majorité
make: marque
maker: fabricant constructeur
malaria: paludisme
male: masculin homme mâle
malignant: malin maligne
malnutrition: malnutrition dénutrition
malware: malveillant
mammal: mammifère
man: homme
manager: gestionnaire responsable directeur directrice cadre
manual: manuel manuelle
manufacturer: fabricant constructeur
manufacturing: fabrication industrie manufacturier
manure: fumier
marble: marbre
margin: marge
marine: marin
marital status: état civil situation matrimonial
maritime: maritime
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
mask: masque
mass: masse
match: match rencontre
material: matériau matériaux matériel matière
material cost: coût matériel matière
math: mathématique
mathematics: mathématique
maturity: échéance maturité
max: maximum maximal maximaux
maximum: maximum maxima maximal maximaux
mayor: maire
meal: repas
mean: moyenne moyen
measles: rougeole
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
medieval: médiéval médiévaux
medium: média moyen
megawatt: mégawatt
megawatt hour: mégawattheure
melody: mélodie
melting point: point fusion
member: membre adhérent
membership: adhésion
memory: mémoire
mental health: santé mental mentaux
menu: menu
mercury: mercure
merger: fusion
message: message
metal: métal métaux
meteor: météore
meteorite: météorite
meter: mètre compteur
meter reading: relevé compteur
methane: méthane
metre: mètre
metric: métrique indicateur mesure
metropolis: métropole
microwave: micro onde ondes
midfielder: milieu milieux terrain
midnight: minuit
midwife: sage femme
migrant: migrant
migration: migration
mile: mille
mileage: kilométrage
milestone: jalon étape
military: militaire
military spending: dépense militaire
milk: lait
million: million
min: minimum minimal minimaux
mine: mine
minibus: minibus
minimum: minimum minima minimal minimaux
minimum wage: salaire minimum
mining: exploitation minier mine
minister: ministre
ministry: ministère
minority: minorité
minute: minute
miscarriage: fausse couche
missile: missile
missing: manquant disparu
mist: brume
mobile: mobile
mobile network: réseau réseaux mobile
mobile phone: téléphone mobile portable
model: modèle
model year: année modèle
modern: moderne
molecule: molécule
monarchy: monarchie
monastery: monastère
monetary: monétaire
money: argent monnaie
money laundering: blanchiment argent
monitor: écran moniteur
monkey: singe
monsoon: mousson
month: mois
monthly: mensuel mensuelle
monthly return: rendement mensuel mensuelle
moon: lune
moose: élan orignal orignaux
morning: matin matinée
mortality: mortalité
mortality rate: taux mortalité
mortgage: hypothèque prêt
mosque: mosquée
mosquito: moustique
mother: mère
motor: moteur
motorcycle: moto motocyclette
motorway: autoroute
mountain: montagne
mountainous: montagneux montagneuse
mouse: souris
mouth: bouche
movie: film
mpg: mille gallon consommation
mrr: revenu mensuel récurrent
multiplayer: multijoueur
municipality: commune municipalité
murder: meurtre
muscle: muscle
museum: musée
music: musique
musical: musical musicaux
muslim: musulman
mutation: mutation
mystery: mystère
nail: ongle clou
name: nom
nation: nation
national: national nationaux
nationality: nationalité
native: natif native autochtone
natural gas: gaz naturel naturelle
nausea: nausée
nautical mile: mille marin nautique
neck: cou
neighborhood: quartier voisinage
neighbourhood: quartier voisinage
nerve: nerf
nest: nid
net: net nette
net amount: montant net
net income: revenu net résultat
net profit: bénéfice net
net sales: vente net
network: réseau réseaux
new: nouveau nouveaux nouvel nouvelle
new customer: nouveau nouveaux client
newborn: nouveau né
news: actualité nouvelle
newsletter: infolettre lettre information
newspaper: journal journaux
night: nuit
nitrate: nitrate
nitrogen: azote
nitrogen dioxide: dioxyde azote
no show: absence absent
node: nœud noeud
noise: bruit
nominated: nommé
nomination: nomination
nominee: nommé
nondurable goods: biens durables
nonprofit: but lucratif association
noon: midi
north: nord
northeast: nord est
northern: septentrional septentrionaux nord
nose: nez
novel: roman
nps: recommandation
nuclear: nucléaire
nucleus: noyau noyaux
number: nombre numéro
nurse: infirmier
nursing home: maison retraite
nut: noix
nutrient: nutriment
nutrition: nutrition
oak: chêne
obesity: obésité
observation: observation
observatory: observatoire
observed: observé
occupancy: occupation remplissage
occupancy rate: taux occupation
occupation: profession métier
occupied: occupé
ocean: océan
octopus: pieuvre poulpe
odometer: odomètre compteur kilométrage
odor: odeur
offence: infraction délit
offender: délinquant auteur
offense: infraction délit
offer: offre
office: bureau bureaux
office supply: fourniture bureau bureaux
officer: officier agent
official: fonctionnaire officiel officielle
offline: magasin
offspring: progéniture descendance
oil: pétrole huile
oil price: prix pétrole
oil spill: marée noire déversement
old: vieux vieille ancien ancienne vieil
olive oil: huile olive
olympics: olympique jeux
on time: heure temps ponctuel ponctuelle ponctualité
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
opponent: adversaire opposant
opportunity: opportunité
option: option
orange: orange
orbit: orbite
orbital period: période orbitale
orchestra: orchestre
order: commande ordre
order date: date commande
order number: numéro commande
order status: statut commande
order value: valeur commande
order volume: volume commande
ordered: commandé
ore: minerai
organ: organe orgue
organic: organique biologique bio
organisation: organisation
organization: organisation
origin: origine provenance départ
orphan: orphelin
ostrich: autruche
other: autre
other services: autre services
ounce: once
outage: panne coupure interruption
outbreak: flambée épidémie
outdoor: extérieur plein air
outlet: point vente
outlier: valeur aberrante
outpatient: ambulatoire externe
output: production sortie
outstanding: impayé restant dû
overdose: surdose
overdue: échu retard
overhead: frais généraux
overnight stay: nuitée
overtime: heure supplémentaire
overweight: surpoids
owed: dû due
owl: hibou hiboux chouette
owner: propriétaire
oxidation: oxydation
oxide: oxyde
oxygen: oxygène
ozone: ozone
package: colis paquet forfait
packaging: emballage
packed: emballé
page: page
page view: page vue
pageview: page vue
paid: payé réglé
pain: douleur
painter: peintre
painting: peinture tableau tableaux
pair: paire
palace: palais
pallet: palette
palm oil: huile palme
pandemic: pandémie
pants: pantalon
paper: papier
paperback: poche broché
paramedic: ambulancier secouriste
parasite: parasite
parcel: colis parcelle
parent: parent
parental leave: congé parental parentaux
parish: paroisse
park: parc
parked: garé stationné
parking: stationnement parking
parking lot: parc stationnement parking
parliament: parlement
parole: libération conditionnelle
parrot: perroquet
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
pasture: pâturage
patch: correctif
patent: brevet
pathogen: pathogène
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
pea: pois
peace: paix
peach: pêche
peak: sommet pic
peak load: pointe charge
peanut: arachide cacahuète
pedestrian: piéton piétonne
penalty: pénalité amende
pending: attente
penguin: manchot pingouin
peninsula: péninsule presqu île
pension: retraite pension
people: personnes gens population
per capita: habitant tête
percent: pourcent pourcentage
percentage: pourcentage
percentage point: point pourcentage
percentile: percentile centile
perception: perception
performance: performance rendement
perimeter: périmètre
period: période
permanent: permanent
permission: autorisation permission
permit: permis autorisation
person: personne
personal care: soin personnel personnelle
personnel cost: frais coût personnel
pest: ravageur nuisible
pesticide: pesticide
pet: animal animaux compagnie
petal: pétale
petrol: essence
pharma: pharmacie pharmaceutique
pharmaceutical: pharmaceutique
pharmacist: pharmacien pharmacienne
pharmacy: pharmacie
phase: phase
philosophy: philosophie
phone: téléphone
phosphate: phosphate
phosphorus: phosphore
photo: photo
phylum: embranchement
physical: physique
physical activity: activité physique
physician: médecin
physics: physique
picking: préparation
pickup: ramassage enlèvement retrait
pickup truck: camionnette
piece: pièce morceau morceaux
pig: porc cochon
pigeon: pigeon
pill: pilule
pilot: pilote
pine: pin
pineapple: ananas
pipe: tuyau tuyaux conduite
pipeline: pipeline
pitcher: lanceur lanceuse
place: lieu lieux endroit
plaintiff: plaignant demandeur
plan: plan forfait
plan type: type forfait
plane: avion
planet: planète
plankton: plancton
planned: prévu planifié
plant: usine plante centrale site
plantation: plantation
plastic: plastique
plateau: plateau plateaux
platform: plateforme
platinum: platine
play: pièce jeu jeux
played: joué
player: joueur joueuse
playoff: barrages séries
plot: parcelle terrain
plumbing: plomberie
pneumonia: pneumonie
podium: podium
poem: poème
poet: poète poétesse
poetry: poésie
point: point
poisonous: toxique vénéneux vénéneuse
polar bear: ours polaire
police: police
police officer: policier
policy: police politique contrat
policyholder: assuré preneur souscripteur
political: politique
politician: politicien politicienne
poll: sondage
pollutant: polluant
pollution: pollution
pond: étang mare
pool: piscine
poor: pauvre
pope: pape
popular: populaire
popularity: popularité
population: population
population density: densité population
pork: porc
port: port
portfolio: portefeuille
portion: portion
portrait: portrait
position: position poste
possession: possession
post: publication poste
post office: bureau bureaux poste
postcode: code postal postaux
potassium: potassium
potato: pomme terre
poultry: volaille
pound: livre
poverty: pauvreté
poverty rate: taux pauvreté
power: puissance pouvoir
power plant: centrale
power station: centrale
practice: cabinet pratique
precinct: bureau vote circonscription
precipitation: précipitation
predator: prédateur prédatrice
prediction: prédiction
prefecture: préfecture
pregnancy: grossesse
pregnant: enceinte
premiere: première
premium: prime premium
prepaid: prépayé
preschool: maternelle préscolaire
prescription: ordonnance prescription
present: présent
president: président
press: presse
pressure: pression
prevalence: prévalence
prey: proie
price: prix
priest: prêtre
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
probation: probation sursis
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
programmer: programmeur programmeuse
programming language: langage programmation
progress: avancement
project: projet
promoted: promu
promoter: promoteur
promotion: promotion
property: propriété immobilier
property type: type bien
proportion: proportion part
prosecutor: procureur procureure
prospect: prospect
protein: protéine
protest: manifestation protestation
protestant: protestant
protocol: protocole
provider: fournisseur fournisseuse prestataire
province: province
provision: provision
psychiatrist: psychiatre
psychologist: psychologue
public: public publique
public debt: dette publique
public sector: secteur public
public service: service public
public transport: transport commun public
publication: publication
published: publié
publisher: éditeur éditrice
publishing: édition
pulse: pouls
pump: pompe
pumpkin: citrouille courge
punctuality: ponctualité
pupil: élève
puppy: chiot
purchase: achat
purchase price: prix achat
purchased: acheté
purchasing power: pouvoir achat
qty: quantité
qualified: qualifié
qualifier: qualification éliminatoire
quality: qualité
quantile: quantile
quantity: quantité
quarantine: quarantaine
quarry: carrière
quarter: trimestre quart
quarterfinal: quart finale
quarterly: trimestriel trimestrielle
quartile: quartile
queen: reine
question: question
queue: file attente
quota: quota
quote: devis cotation
rabbit: lapin
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
rape: viol
rat: rat
rate: taux tarif
rated: noté évalué
rating: note notation évaluation classification
ratio: ratio rapport
raw: cru brut
raw material: matière premier
reach: portée
reaction: réaction
reader: lecteur lectrice
reading: relevé lecture
readmission: réadmission
reagent: réactif
real estate: immobilier
rebate: remise ristourne
rebellion: rébellion
rebound: rebond
receipt: reçu ticket
receivable: créance
received: reçu
reception: réception accueil
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
red wine: vin rouge
reef: récif
referee: arbitre
referral: recommandation parrainage renvoi
referred: orienté adressé référé
referrer: référent
refinery: raffinerie
refrigerator: réfrigérateur
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
relationship: relation
relative: relatif relative
release: sortie publication version
release date: date sortie
release year: année sortie
released: sorti publié
religion: religion
religious: religieux religieuse
remittance: transfert envoi fonds
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
reopen: réouverture
reopened: rouvert
reorder: réapprovisionnement
repair: réparation
repair cost: coût réparation
repaired: réparé
repayment: remboursement
repeat customer: client fidèle récurrent
repeat purchase: achat répété récurrent
reported: signalé déclaré
republic: république
republican: républicain
request: demande requête
required: requis exigé
research: recherche
researcher: chercheur chercheuse
reseller: revendeur revendeuse
reservation: réservation
reserve: réserve
reserved: réservé
reservoir: réservoir
resident: résident habitant
residential: résidentiel résidentielle
residual sugar: sucre résiduel
resignation: démission
resigned: démissionné démissionnaire
resistance: résistance
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
rhino: rhinocéros
rhythm: rythme
rib: côte
rice: riz
rich: riche
ride: trajet course
rider: usager passager cavalier
ridership: fréquentation
ridge: crête arête
risk: risque
river: rivière fleuve
road: route
roaming: itinérance
robbery: vol braquage
robot: robot
rock: roche rocher
rocket: fusée
rodent: rongeur
roi: retour rendement investissement
role: rôle fonction
romance: romance
romantic comedy: comédie romantique
roof: toit toiture
room: pièce chambre salle
room rate: tarif chambre
room type: type chambre
root: racine
round: tour manche
roundabout: rond point giratoire
route: itinéraire ligne route trajet
router: routeur
row: ligne
rowing: aviron
rubber: caoutchouc
runner: coureur coureuse
running: course cours
running time: durée
runoff: second tour ruissellement
runtime: durée exécution
runway: piste
rural: rural ruraux
rye: seigle
safety: sécurité
sailing: voile
sailor: marin
saint: saint
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
salinity: salinité
salt: sel
sample: échantillon
sample size: taille échantillon
sanction: sanction
sanitation: assainissement
satellite: satellite
satisfaction: satisfaction
saturated fat: graisse saturée
sauce: sauce
sausage: saucisse
savanna: savane
saving: épargne économie
savings: épargne économie
scene: scène
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
script: scénario script
sea: mer
sea ice: banquise glace mer
sea level: niveau mer
sea surface: surface mer
seafood: fruits mer
seal: phoque
search: recherche
search engine: moteur recherche
season: saison
seasonal: saisonnier
seat: siège place
seat belt: ceinture sécurité
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
semifinal: demi finale
senate: sénat
sender: expéditeur expéditrice
senior: senior aîné
seniority: ancienneté
sensor: capteur
sent: envoyé
sentence: peine phrase
sepal: sépale
sequel: suite
sequence: séquence suite
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
settlement: colonie peuplement règlement
severity: gravité
sewage: eau eaux usé
sex: sexe
shape: forme
share: part proportion action
share price: cours action
shareholder: actionnaire
shark: requin
sheep: mouton ovin
shelf: rayon étagère
shell: coquille carapace
shelter: abri refuge
shift: équipe poste
ship: navire bateau bateaux
shipment: expédition envoi
shipped: expédié envoyé
shipping: expédition livraison
shipping cost: frais expédition livraison port
shipwreck: naufrage épave
shirt: chemise
shoe: chaussure
shooting: tir fusillade
shop: magasin boutique
shoplifting: vol étalage
shore: rivage rive
shortage: pénurie manque
shot: tir plan
shoulder: épaule
show: émission spectacle
shower: douche averse
shrimp: crevette
shrub: arbuste
sibling: frère sœur soeur
sick: malade
sick day: jour maladie
sick leave: arrêt congé maladie
sickness: maladie
side effect: effet secondaire indésirable
sidewalk: trottoir
sighting: observation
signal: signal signaux
signup: inscription
silk: soie
silver: argent
silver medal: médaille argent
singer: chanteur chanteuse
single: célibataire seul unique
sister: sœur soeur
site: site
size: taille dimension
skating: patinage
skier: skieur skieuse
skiing: ski
skill: compétence
skin: peau peaux
sku: article référence
skyscraper: gratte ciel
sla: niveau service
slaughter: abattage
slave: esclave
slavery: esclavage
sleep: sommeil
slope: pente versant
small: petit
smartphone: smartphone
smell: odeur
smoke: fumée
smoker: fumeur fumeuse
smoking: tabagisme
smuggling: contrebande
snack: collation
snake: serpent
snow: neige
snow depth: hauteur épaisseur neige
snowfall: neige
snowy: neigeux neigeuse enneigé
soccer: football
social: social sociaux
social media: réseau réseaux social sociaux média
social network: réseau réseaux social sociaux
sociology: sociologie
sodium: sodium
software: logiciel
soil: sol
solar: solaire
solar panel: panneau panneaux solaire
solar power: solaire énergie
sold: vendu
soldier: soldat soldate
solid: solide
solubility: solubilité
solution: solution
solvency: solvabilité
song: chanson titre
sound: son
sour: acide aigre
source: source origine
sourcing: approvisionnement
south: sud
southeast: sud est
southern: méridional méridionaux sud
southwest: sud ouest
sovereignty: souveraineté
soy: soja
soybean: soja
space: espace
spacecraft: vaisseau vaisseaux spatial spatiaux engin
spam: spam indésirable
spare part: pièce rechange détachée
specialist: spécialiste
species: espèce
specimen: spécimen échantillon
spectator: spectateur spectatrice
spectrum: spectre
speed: vitesse
speed limit: limite limitation vitesse
speeding: excès vitesse
spend: dépense
spending: dépense
spent: dépensé
spicy: épicé
spinach: épinard
sponsor: sponsor parrain
sponsorship: parrainage
spore: spore
sport: sport discipline
spouse: conjoint époux épouse
spread: écart dispersion
spring: printemps
sprint: sprint
square: place carré
square foot: pied carré
square meter: mètre carré
square metre: mètre carré
squirrel: écureuil
stable: écurie étable stable
stadium: stade
staff: personnel effectif
stage: étape phase stade scène
stair: escalier
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
steak: steak bifteck
steam: vapeur
steel: acier
stem: tige
step: étape
stock: action stock titre
stock exchange: bourse
stock level: niveau stock
stock market: marché bourse boursier
stock price: cours action
stockout: rupture stock
stolen: volé
stomach: estomac
stone: pierre
stop: arrêt
storage: stockage
store: magasin boutique
stored: stocké entreposé
storm: tempête orage
story point: point
stream: écoute flux
streaming: diffusion
street: rue
strength: force résistance
stress: stress
strike: grève
striker: attaquant buteur
stroke: accident vasculaire cérébral AVC
student: étudiant élève
studio: studio
study: étude
style: style
subcategory: sous catégorie
subject: matière sujet
submarine: sous marin
submitted: soumis déposé
subscriber: abonné
subscription: abonnement
subsidiary: filiale
subsidy: subvention
substitute: remplaçant
subtotal: sous total totaux
suburb: banlieue
subway: métro
success rate: taux réussite
sugar: sucre
sugar beet: betterave sucrière
sugarcane: canne sucre
suicide: suicide
suit: costume
sulfate: sulfate
sulfur: soufre
sulfur dioxide: dioxyde soufre
sulphur: soufre
sum: somme total totaux
summer: été
summit: sommet
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
surfing: surf
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
swamp: marais marécage
swan: cygne
sweater: pull chandail
sweet: sucré doux douce
sweetness: douceur
swimmer: nageur nageuse
swimming: natation
symbol: symbole
symmetry: symétrie
symptom: symptôme
system: système
table: tableau tableaux table
tablespoon: cuillère soupe
tablet: tablette
tail: queue
take off: décollage
takeoff: décollage
takeoff run: course décollage
tank: réservoir char
target: objectif cible
target group: groupe cible
tariff: tarif
task: tâche
taste: goût
tax: impôt taxe
tax rate: taux imposition
tax revenue: recette fiscal fiscaux
taxed: imposé taxé
taxi: taxi roulage
tea: thé
teacher: enseignant professeur
team: équipe
teaspoon: cuillère café
technical: technique
technology: technologie
teenager: adolescent
telecom: télécom télécommunication
telecommunications: télécommunication
telephone: téléphone
telescope: télescope
television: télévision
temp: température
temperature: température
temple: temple
tempo: tempo
temporary: temporaire
tenant: locataire
tender: appel offres
tennis: tennis
tent: tente
tenure: ancienneté
term: durée terme trimestre
terminal: terminal terminaux aérogare
terminated: résilié terminé licencié
territory: territoire
terror attack: attentat
terrorism: terrorisme
terrorist: terroriste
test: test essai épreuve
test result: résultat test
test score: note score test
tested: testé
textile: textile
texture: texture
theater: théâtre cinéma
theatre: théâtre
theft: vol
therapist: thérapeute
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
tide: marée
tier: niveau palier
tiger: tigre
till: caisse
time: temps heure moment
time zone: fuseau fuseaux horaire
timestamp: horodatage
timetable: horaire
tin: étain
tip: pourboire
tire: pneu
titanium: titane
title: titre
tobacco: tabac
toddler: bambin
toilet: toilettes
token: jeton
tolerance: tolérance
ton: tonne
tongue: langue
tonne: tonne
tool: outil
tooth: dent
tornado: tornade
torque: couple
total: total totaux somme
total cost: coût total totaux
tour: circuit visite
tour guide: guide touristique
tourism: tourisme
tourist: touriste
tournament: tournoi
tower: tour pylône antenne
town: ville
toy: jouet
track: piste morceau morceaux voie
tracking: suivi
trade: commerce échange
trade balance: balance commerciale
trade fair: salon foire
trade show: salon
trader: négociant opérateur trader
trading: négoce échange trading
trading volume: volume échange
traffic: trafic circulation
traffic jam: embouteillage bouchon
traffic light: feu feux circulation tricolore
traffic volume: volume trafic
trailer: remorque
train: train
trainee: stagiaire apprenti
training: formation entraînement
tram: tramway
trans fat: gras graisse trans
transaction: transaction opération
transfer: virement transfert
transferred: transféré viré
transformer: transformateur
transmission: transmission boîte vitesse
transplant: greffe transplantation
transport: transport
transport cost: coût transport
transportation: transport
travel: voyage
travel time: temps trajet parcours
traveler: voyageur voyageuse
traveller: voyageur voyageuse
treasury: trésor
treated: traité
treatment: traitement
treatment group: groupe traitement
tree: arbre
trend: tendance évolution
trial: essai
tribe: tribu
trip: voyage trajet déplacement
trip duration: durée trajet voyage
troop: troupe
trophy: trophée
tropical: tropical tropicaux
tropical storm: tempête tropicale
trout: truite
truck: camion
trunk: tronc coffre
tsunami: tsunami raz marée
tuberculosis: tuberculose
tuition: frais scolarité
tumor: tumeur
tuna: thon
tunnel: tunnel
turkey: dinde
turnout: participation
turnover: chiffre affaires rotation
turnover rate: taux rotation
turtle: tortue
tusk: défense
twin: jumeau jumeaux jumelle
type: type
typhoon: typhon
tyre: pneu
unassigned: attribué
unavailable: indisponible
undelivered: livré
undergraduate: premier cycle étudiant licence
underweight: insuffisance pondérale maigreur
unemployed: chômeur chômeuse chômage
unemployment: chômage
unemployment rate: taux chômage
uniform: uniforme
uninsured: assuré
union: syndicat union
unit: unité
unit cost: coût unitaire
unit price: prix unitaire
units sold: unités vendu
universe: univers
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
uranium: uranium
urban: urbain
urine: urine
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
vacuum: vide aspirateur
valence: valence
valid: valide valable
valuation: valorisation évaluation
value: valeur
valve: vanne soupape
van: fourgon camionnette
vandalism: vandalisme
vanilla: vanille
variable cost: coût variable
variance: variance écart
variant: variante
variation: variation
vat: tva taxe
vegan: végane végan
vegetable: légume
vegetarian: végétarien végétarienne
vehicle: véhicule
vein: veine
velocity: vitesse vélocité
vendor: fournisseur vendeur vendeuse
venomous: venimeux venimeuse
ventilator: respirateur ventilateur
verdict: verdict
verified: vérifié
version: version
vessel: navire
veteran: vétéran ancien combattant
veterinarian: vétérinaire
victim: victime
victory: victoire
video: vidéo
video game: jeu jeux vidéo
view: vue consultation
viewed: vu consulté
viewer: spectateur spectatrice téléspectateur téléspectatrice
viewership: audience
village: village
vinegar: vinaigre
vintage: millésime
vinyl: vinyle
violence: violence
violent: violent
violin: violon
virus: virus
visa: visa
visibility: visibilité
visit: visite
visited: visité
visitor: visiteur visiteuse
vitamin: vitamine
volatile: volatil volatile
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
waist: taille
wait: attente
wait time: temps attente
waiting: attente
waiting time: temps attente
wall: mur paroi
wallet: portefeuille
war: guerre
ward: service salle
warehouse: entrepôt
warehousing: entreposage
warm: chaud
warning: avertissement
warranty: garantie
washing machine: machine laver lave linge
waste: déchet
wastewater: eau eaux usé
watch: montre
water: eau eaux
water consumption: consommation eau eaux
water level: niveau eau eaux
waterfall: cascade chute
watt: watt
wave: vague onde
wave height: hauteur vague
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
wetland: zone humide
whale: baleine
wheat: blé
wheel: roue
wheelbase: empattement
wholesale: gros commerce
wholesale trade: commerce gros
wholesaler: grossiste
widowed: veuf veuve
width: largeur
wife: épouse femme
wild: sauvage
wildfire: incendie feu feux forêt
wildlife: faune animal animaux
wildlife species: espèce animal animaux
win: victoire
win percentage: pourcentage victoire
win rate: taux réussite
wind: vent éolien éolienne
wind chill: refroidissement éolien
wind direction: direction vent
wind farm: parc éolien
wind gust: rafale vent
wind power: éolien éolienne énergie
wind speed: vitesse vent
wind turbine: éolienne
windshield: pare brise
windy: venteux venteuse venté
wine: vin
winery: domaine vinicole cave
wing: aile
winner: gagnant vainqueur
winter: hiver
withdrawal: retrait
withdrawn: retiré
witness: témoin
wolf: loup
woman: femme
won: gagné
wood: bois
word count: nombre mot
work accident: accident travail
workday: jour ouvré
worker: travailleur travailleuse ouvrier
workforce: main œuvre oeuvre effectif
working hour: heure travail
workout: entraînement
workshop: atelier
world: monde
world cup: coupe monde
world heritage: patrimoine mondial
worldwide: mondial mondiaux monde
worldwide gross: recette mondial mondiaux brut
wound: plaie blessure
wrestling: lutte
wrist: poignet
writer: scénariste écrivain auteur
writing score: score écriture
yacht: yacht
year: an année
year built: année construction
yearly: annuel annuelle
yield: rendement
youth: jeunesse jeune
zebra: zèbre
zinc: zinc
zip code: code postal postaux
zone: zone
zoning: zonage
`;
