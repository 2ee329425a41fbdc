/** Plain words of French, in lower case without accents: see `vocabulary.ts`. */
export const WORDS = `
a abeille abeilles abonne abonnee abonnees abonnement abonnements abonnes abord abordons abricot abricots abritaient abritait
abritant abrite abritee abritees abritent abriter abrites abscisse abscisses absence absences absent absente absenteisme
absentes absents absolu absolue absolues absolus abstention abstentions academique academiques accedaient accedait accedant
accede accedent acceder acceptaient acceptait acceptant accepte acceptee acceptees acceptent accepter acceptes acces
accessoire accessoires accident accidents accompagnaient accompagnait accompagnant accompagne accompagnee accompagnees
accompagnent accompagner accompagnes accordaient accordait accordant accorde accordee accordees accordent accorder accordes
accouchement accouchements accueillaient accueillait accueillant accueille accueillent accueilli accueillie accueillies
accueillir accueillis accumule accumulent achat achats acheminaient acheminait acheminant achemine acheminee acheminees
acheminent acheminer achemines achetaient achetait achetant achete achetee achetees achetent acheter achetes acheteur
acheteurs acheteuse acheteuses achevaient achevait achevant acheve achevee achevees achevent achever acheves acier acompte
acomptes acte actes acteur acteurs actif actifs action actionnaire actionnaires actions activaient activait activant active
activee activees activent activer actives activite activites actrice actrices actualite actualites actuel actuelle
actuellement actuelles actuels addition additionnaient additionnait additionnant additionne additionnee additionnees
additionnel additionnelle additionnellement additionnelles additionnels additionnent additionner additionnes additions
adheraient adherait adherant adhere adherent adherente adherentes adherents adherer adhesion adhesions adjacent adjacente
adjacentes adjacents administratif administratifs administration administrations administrative administratives administre
administree administrees administres admission admissions adolescent adolescente adolescentes adolescents adoptaient adoptait
adoptant adopte adoptee adoptees adoptent adopter adoptes adressaient adressait adressant adresse adressee adressees adressent
adresser adresses adulte adultes aerien aerienne aeriennes aeriens aeroport aeroports affaire affaires affichage affichaient
affichait affichant affiche affichee affichees affichent afficher affiches affichons affiliaient affiliait affiliant affilie
affiliee affiliees affilient affilier affilies afin age agee agees agencaient agencait agencant agence agencee agencees
agencent agencer agences agenda agendas agent agents ages agglomeration agglomerations agissait agissant agit agneau agneaux
agrege agregeaient agregeait agregeant agregee agregees agregent agreger agreges agricole agricoles agriculteur agriculteurs
agricultrice agricultrices agriculture agroalimentaire agroalimentaires ai aide aides aie aient ailleurs aine ainee ainees
aines ainsi aire aires ait ajout ajoutaient ajoutait ajoutant ajoute ajoutee ajoutees ajoutent ajouter ajoutes ajoutons ajouts
ajustaient ajustait ajustant ajuste ajustee ajustees ajustement ajustements ajustent ajuster ajustes album albums aleatoire
aleatoires algorithme algorithmes alignaient alignait alignant aligne alignee alignees alignent aligner alignes alimentaire
alimentaires alimentation allant alle allee allees aller allergie allergies allers alles allocataire allocataires allocation
allocations allouaient allouait allouant alloue allouee allouees allouent allouer alloues alors alphabetique alphabetiquement
alphabetiques alphabetisation alphabetisations alternaient alternait alternance alternances alternant alternatif alternatifs
alternative alternatives alterne alternee alternees alternent alterner altitude altitudes aluminium amande amandes ambulance
ambulances ambulancier ambulanciere ambulancieres ambulanciers ambulatoire ambulatoires ami amie amies amis amortissement
amortissements amplitude amplitudes an analogique analogiques analogue analogues analysaient analysait analysant analyse
analysee analysees analysent analyser analyses analysons analyste analystes analytique analytiques ancien ancienne anciennes
anciennete anciens angle angles animal animale animalerie animaleries animales animaux anneau anneaux annee annees annexe
annexes annonce annonces annonceur annonceurs annotaient annotait annotant annote annotee annotees annotent annoter annotes
annualisaient annualisait annualisant annualise annualisee annualisees annualisent annualiser annualises annuel annuelle
annuellement annuelles annuels annuite annuites annulaient annulait annulant annulation annulations annule annulee annulees
annulent annuler annules ans antenne antennes anterieur anterieure anterieurement anterieures anterieurs apercevoir apercoit
apercoivent apercu apercus apparaissaient apparaissait apparaissant apparaissent apparait apparaitre appareil appareils
apparent apparente apparentes apparents appartement appartements appartenaient appartenait appartenant appartenir appartenu
appartiennent appartient apparu apparue apparues apparus appel appelaient appelait appelant appele appelee appelees appelent
appeler appeles appelons appels applicable applicables application applications appliquaient appliquait appliquant applique
appliquee appliquees appliquent appliquer appliques apport apportaient apportait apportant apporte apportee apportees
apportent apporter apportes apports apprenaient apprend apprendre apprennent apprenti apprentie apprenties apprentis
apprentissage appris approche approches approximatif approximatifs approximation approximations approximative
approximativement approximatives apres aquaculture aquatique aquatiques arbitre arbitres arbre arbres architecte architectes
archivage archivaient archivait archivant archive archivee archivees archivent archiver archives arene arenes arithmetique
arithmetiquement arithmetiques armoire armoires arret arretons arrets arrivaient arrivait arrivant arrive arrivee arrivees
arrivent arriver arrives arrondi arrondie arrondies arrondir arrondis arrondissaient arrondissait arrondissant arrondissement
arrondissements arrondissent arrondit article articles articulaient articulait articulant articule articulee articulees
articulent articuler articules artisan artisanal artisanale artisanales artisanaux artisane artisanes artisans artiste
artistes artistique artistiques as ascenseur ascenseurs assemblage assemblaient assemblait assemblant assemble assemblee
assemblees assemblent assembler assembles asseoir assis assise assises assistaient assistait assistant assistante assistantes
assistants assiste assistee assistees assistent assister assistes associatif associatifs association associations associative
associatives associe associee associees associes assorti assortie assorties assortiment assortiments assortir assortis
assortissaient assortissait assortissant assortissent assortit assuraient assurait assurance assurances assurant assure
assuree assurees assurent assurer assures assureur assureurs asthme asymetrie asymetries atelier ateliers athlete athletes
athletisme atome atomes attachaient attachait attachant attache attachee attachees attachent attacher attaches attardons
atteignaient atteignait atteignant atteigne atteignent atteindre atteint atteinte atteintes atteints attente attentes atterri
atterrir atterrissaient atterrissait atterrissant atterrissent atterrit attestation attestations attiraient attirait attirant
attire attiree attirees attirent attirer attires attraction attractions attribut attribution attributions attributs au aube
auberge auberges aubergine aubergines aucun aucune audience audiences audiovisuel audiovisuelle audiovisuelles audiovisuels
audit auditeur auditeurs auditrice auditrices audits aujourd auparavant aupres auquel aussi aussitot autant auteur auteure
auteures auteurs auto autobus autocar autocars automatique automatiquement automatiques automnal automnale automnales
automnaux automne automnes automobile automobiles automobiliste automobilistes autonome autonomes autoroute autoroutes autour
autre autrefois autrement autres autrice autrices autrui aux auxiliaire auxiliaires auxquelles auxquels avaient avait avant
avec avenue avenues averse averses avez avion avions avis avoine avoir avoisinaient avoisinait avoisinant avoisine avoisinee
avoisinees avoisinent avoisiner avoisines avons axe axes ayant baccalaureat baccalaureats badge badges bagage bagages baguette
baguettes bail bailleur bailleurs bailleuse bailleuses bain bains balcon balcons balle balles ballon ballons balneaire
balneaires banane bananes bancaire bancaires bande bandeau bandeaux bandes banlieue banlieues banque banques bar barometre
barometres barrage barrages barre barres bars bas base bases basket bateau bateaux bati batie baties batiment batiments batir
batis batissaient batissait batissant batissent batit baton batons batterie batteries baux beaucoup bebe bebes beige beiges
benefice benefices beneficiaire beneficiaires benevolat benevole benevoles betail beton beurre beurres biais bibliothecaire
bibliothecaires bibliotheque bibliotheques bicyclette bicyclettes bidon bidons bien biere bieres bijou bijoux bilan bilans
bilateral bilaterale bilaterales bilateraux billet billets billetterie bimestriel bimestrielle bimestrielles bimestriels
biodiversite biologique biologiques biomasse biscuit biscuits blanc blanche blanches blanchisserie blanchisseries blancs ble
blesse blessee blessees blesses bleu bleue bleues bleus bloc blocs blog blogs boire bois boisson boissons boit boite boites
boivent bord bordereau bordereaux bords bornaient bornait bornant borne bornee bornees bornent borner bornes boucher bouchere
boucheres boucherie boucheries bouchers boulanger boulangere boulangeres boulangerie boulangeries boulangers boulevard
boulevards boulon boulons bourg bourgs bourse bourses boursier boursiere boursieres boursiers bout bouteille bouteilles
boutique boutiques boxe branche branches brasserie brasseries bref brevet brevets bricolage brievement brique briques brochure
brochures brouillard brun brune brunes bruns brut brute brutes bruts bu budget budgetaire budgetaires budgets bue bues bugs
bulle bulles bulletin bulletins bureau bureautique bureautiques bureaux bus buts bœuf c ca cabinet cabinets cable cables
cabotage cadence cadences cadraient cadrait cadran cadrans cadrant cadre cadree cadrees cadrent cadrer cadres cafe cafes
cafeteria cafeterias cahier cahiers caisse caisses calcul calculaient calculait calculant calcule calculee calculees calculent
calculer calcules calculons calculs calendaire calendaires calendrier calendriers camarade camarades cambriolages camembert
camemberts camion camionnette camionnettes camions campagne campagnes campaient campait campant campe campent camper camping
campings campus canal canape canapes canard canards canaux cancer cancers candidat candidate candidates candidats candidature
candidatures cantine cantines canton cantonal cantonale cantonales cantonaux cantons caoutchouc capacite capacites capital
capitaux captaient captait captant capte captee captees captent capter captes capteur capteurs capture captures car caractere
caracteres caracteristique caracteristiques carbone carburant carburants cardiaque cardiaques cardiologie cargaison cargaisons
cariste caristes carotte carottes carre carrefour carrefours carres carriere carrieres carte cartes cartogramme cartogrammes
cartographiaient cartographiait cartographiant cartographie cartographiee cartographiees cartographient cartographier
cartographies carton cartons cas case caserne casernes cases catalogue catalogues categorie categories categorisaient
categorisait categorisant categorise categorisee categorisees categorisent categoriser categorises caution cautions cave caves
ce ceci cede cela celibataire celibataires celle celles cellule cellules celui centime centimes central centrale centrales
centraux centre centres cependant cereale cereales cerise cerises certain certaine certaines certains certificat certificats
ces cet cette ceux cf chacun chacune chaine chaines chaise chaises chaleur chambre chambres champ champignon champignons
championnat championnats champs change changeaient changeait changeant changee changees changement changements changent
changer changes chanson chansons chanteur chanteurs chanteuse chanteuses chantier chantiers chapitre chapitres chaque charbon
chargaient chargait chargant charge chargeaient chargeait chargeant chargee chargees chargent charger charges chat chateau
chateaux chats chauffage chauffe chauffee chauffees chauffes chauffeur chauffeurs chauffeuse chauffeuses chaussee chaussees
chaussure chaussures chef chefs chemise chemises cheque cheques cherchaient cherchait cherchant cherche cherchee cherchees
cherchent chercher cherches chercheur chercheurs chercheuse chercheuses cherchons cheval chevauchaient chevauchait chevauchant
chevauche chevauchee chevauchees chevauchent chevaucher chevauches chevaux chevre chevres chez chien chiens chiffraient
chiffrait chiffrant chiffre chiffree chiffrees chiffrent chiffrer chiffres chimique chimiques chirurgical chirurgicale
chirurgicales chirurgicaux chirurgie chirurgien chirurgienne chirurgiennes chirurgiens chocolat chocolats choisi choisie
choisies choisir choisis choisissaient choisissait choisissant choisissent choisissons choisit choix chomage chomeur chomeurs
chomeuse chomeuses chose choses chou choux chronologie chronologies chronologique chronologiquement chronologiques ci cidre
cidres ciment cinema cinemas circonscription circonscriptions circonstance circonstances circuit circuits circulaient
circulaire circulaires circulait circulant circulation circule circulent circuler citadin citadine citadines citadins citaient
citait citant cite citee citees citent citer cites citoyen citoyenne citoyennes citoyens citron citrons civil civile civiles
civils classaient classait classant classe classee classees classement classements classent classer classes classeur classeurs
classification classifications classons clavier claviers clic clics client cliente clientele clientes clients climat
climatique climatiques climatisation climats clinique cliniques cloturaient cloturait cloturant cloture cloturee cloturees
cloturent cloturer clotures clou clous club clubs co cochaient cochait cochant coche cochee cochees cochent cocher coches
codaient codait codant code codee codees codent coder codes coefficient coefficients coexistaient coexistait coexistant
coexiste coexistent coexister cohorte cohortes coiffeur coiffeurs coiffeuse coiffeuses coiffure coin coincidaient coincidait
coincidant coincide coincident coincider coins colis collaborateur collaborateurs collaboratif collaboratifs collaborative
collaboratives collaboratrice collaboratrices collaient collait collant colle collectaient collectait collectant collecte
collectee collectees collectent collecter collectes collectif collectifs collective collectivement collectives collectivite
collectivites collee collees college colleges collegien collegienne collegiennes collegiens collegue collegues collent coller
colles colline collines colloque colloques colonne colonnes coloraient colorait colorant colore coloree colorees colorent
colorer colores colorie coloriee coloriees colories coloris colza combien combinaison combinaisons combine combinee combinees
combines comite comites commandaient commandait commandant commande commandee commandees commandent commander commandes comme
commencaient commencait commencant commence commencee commencees commencement commencements commencent commencer commences
commencons comment commentaient commentaire commentaires commentait commentant commente commentee commentees commentent
commenter commentes commercant commercante commercantes commercants commerce commerces commercial commerciale commerciales
commerciaux commissariat commissariats commission commissions commun communal communale communales communautaire
communautaires communaute communautes communaux commune communes communs compagnie compagnies comparable comparables
comparaient comparaison comparaisons comparait comparant comparatif comparatifs comparative comparatives compare comparee
comparees comparent comparer compares comparez comparons competence competences compilaient compilait compilant compile
compilee compilees compilent compiler compiles complementaire complementaires complet completaient completait completant
complete completee completees completent completer completes complets comportaient comportait comportant comporte comportee
comportees comportement comportements comportent comporter comportes composaient composait composant composante composantes
composants compose composee composees composent composer composes composite composites composition compositions compost
comprenaient comprenait comprenant comprend comprendre comprennent comprime comprimes compris comprise comprises comptabilite
comptable comptables comptaient comptait comptant compte comptee comptees comptent compter comptes compteur compteurs comptoir
comptoirs comptons concentraient concentrait concentrant concentre concentree concentrees concentrent concentrer concentres
concentrons conception conceptions concernaient concernait concernant concerne concernee concernees concernent concerner
concernes concert concerts concessionnaire concessionnaires concluons concordaient concordait concordant concorde concordee
concordees concordent concorder concordes concours concret concrete concretement concretes concrets concurrente concurrentes
condition conditionnement conditions conducteur conducteurs conductrice conductrices conference conferences confie confiee
confiees confies confond confondaient confondait confondant confondent confondre confondu confondue confondues confondus conge
congele congelee congelees congeles conges conjoint conjointe conjointement conjointes conjoints connaissaient connaissait
connaissant connaissent connaissez connaissons connait connaitre connectaient connectait connectant connecte connectee
connectees connectent connecter connectes connexion connexions connu connue connues connus consacraient consacrait consacrant
consacre consacree consacrees consacrent consacrer consacres consecutif consecutifs consecutive consecutivement consecutives
conseillere conseilleres conseillers conservaient conservait conservant conservation conserve conservee conservees conservent
conserver conserves consideraient considerait considerant considere consideree considerees considerent considerer consideres
considerez considerons consistaient consistait consistant consiste consistent consister consolidation consolidations consolide
consolidee consolidees consolides consommable consommables consommaient consommait consommant consommateur consommateurs
consommation consommations consommatrice consommatrices consomme consommee consommees consomment consommer consommes constat
constataient constatait constatant constatation constatations constate constatee constatees constatent constater constates
constatez constatons constats constituaient constituait constituant constitue constituee constituees constituent constituer
constitues constructeur constructeurs construction construire construisait construisent construit construite construites
construits consultaient consultait consultant consultante consultantes consultants consultation consultations consulte
consultee consultees consultent consulter consultes contact contacte contactee contactees contactes contacts contenaient
contenait contenance contenant conteneur conteneurs contenir contenu contenus contexte contextes contiennent contient contigu
contigue contigues contigus continent continents continuons contour contours contractuel contractuelle contractuelles
contractuels contraire contrairement contraste contrat contrats contre contremaitre contremaitres contrepartie contribuable
contribuables contribution contributions controles conventionnel conventionnelle conventionnellement conventionnelles
conventionnels conversaient conversait conversant conversation conversations converse conversent converser conversion
conversions converti convertie converties convertir convertis convertissaient convertissait convertissant convertissent
convertit convive convives copie copies copropriete coproprietes correctif correctifs corrections correlation correlations
correspond correspondaient correspondait correspondance correspondances correspondant correspondante correspondantes
correspondants correspondent correspondre correspondu cosmetique cosmetiques cotaient cotait cotant cote cotee cotees cotent
coter cotes cotier cotiere cotieres cotiers cotisaient cotisait cotisant cotisation cotisations cotise cotisent cotiser cotoie
cotoient coton cotoyaient cotoyait cotoyant cotoye cotoyee cotoyees cotoyer cotoyes couleur couleurs couraient courait
couramment courant courante courantes courants courbe courbes courent coureur coureurs coureuse coureuses courgette courgettes
courir courriel courriels courrier courriers cours course courses coursier coursiere coursieres coursiers court courtier
courtiere courtieres courtiers couru cout coutaient coutait coutant coute coutee coutees coutent couter coutes couts couvert
couverte couvertes couverts couverture couvraient couvrait couvrant couvre couvrent couvrir creaient creait creance creances
creancier creanciere creancieres creanciers creant creation creations creche creches credit creditaient creditait creditant
credite creditee creditees creditent crediter credites credits cree creee creees creent creer crees creme cremes creneau
creneaux crepuscule crepuscules crevette crevettes critere criteres croisaient croisait croisant croise croisee croisees
croisent croiser croises croisiere croisieres cube cubes cuir cuisine cuisines cuisinier cuisiniere cuisinieres cuisiniers
cuivre culinaire culinaires cultivaient cultivait cultivant cultive cultivee cultivees cultivent cultiver cultives culture
culturel culturelle culturelles culturels cultures cumul cumulaient cumulait cumulant cumulativement cumule cumulee cumulees
cumulent cumuler cumules cumuls curseur curseurs cursus cyclable cyclables cycle cycles cyclisme cycliste cyclistes d dabord
dans danse danseur danseurs danseuse danseuses dataient datait datant date datee datees datent dater dates de debarquaient
debarquait debarquant debarque debarquee debarquees debarquement debarquements debarquent debarquer debarques debat debats
debit debitaient debitait debitant debite debitee debitees debitent debiter debites debiteur debiteurs debitrice debitrices
debits deboursaient deboursait deboursant debourse deboursee deboursees deboursent debourser debourses debut debutaient
debutait debutant debute debutent debuter debuts decalaient decalait decalant decale decalee decalees decalent decaler decales
deces dechargaient dechargait dechargant decharge dechargee dechargees dechargent decharger decharges dechet dechets decimal
decimale decimales decimaux declaraient declarait declarant declaratif declaratifs declaration declarations declarative
declaratives declare declaree declarees declarent declarer declares decompose decomposition decompositions decomposons
decomptaient decomptait decomptant decompte decomptee decomptees decomptent decompter decomptes decoration decoupaient
decoupait decoupant decoupe decoupee decoupees decoupent decouper decoupes decret decrets decrire decrit decrite decrites
decrits decrivaient decrivait decrivant decrivent dedans dediaient dediait dediant dedie dediee dediees dedient dedier dedies
deductible deductibles deduire deduisent deduit deduite deduites deduits defauts defilaient defilait defilant defile defilent
defiler defini definie definies definir definis definissaient definissait definissant definissent definissons definit
definitif definitifs definition definitions definitive definitivement definitives degage degageaient degageait degageant
degagee degagees degagent degager degages dehors deja dejeuner dela delai delais delegue deleguee deleguees delegues
delimitaient delimitait delimitant delimite delimitee delimitees delimitent delimiter delimites delivraient delivrait
delivrant delivre delivree delivrees delivrent delivrer delivres demandaient demandait demandant demande demandee demandees
demandent demander demandes demandeur demandeurs demandeuse demandeuses demarche demarches demarraient demarrait demarrant
demarre demarree demarrees demarrent demarrer demarres demenagement demenagements demeuraient demeurait demeurant demeure
demeuree demeurees demeurent demeurer demeures demissions demographique demographiques denombrable denombrables denombraient
denombrait denombrant denombre denombree denombrees denombrent denombrer denombres denommaient denommait denommant denomme
denommee denommees denomment denommer denommes densite densites dentaire dentaires dentiste dentistes depart departement
departemental departementale departementales departementaux departements departs depend dependent depensaient depensait
depensant depense depensee depensees depensent depenser depenses depistage depistages deplacaient deplacait deplacant deplace
deplacee deplacees deplacent deplacer deplaces deposant deposante deposantes deposants depots depouillaient depouillait
depouillant depouille depouillee depouillees depouillent depouiller depouilles depuis depute deputee deputees deputes dernier
derniere dernieres derniers derriere des desaisonnalisaient desaisonnalisait desaisonnalisant desaisonnalise desaisonnalisee
desaisonnalisees desaisonnalisent desaisonnaliser desaisonnalises descriptif descriptifs descriptive descriptives desert
deserts designaient designait designant designe designee designees designent designer designes desormais desquelles desquels
dessert desserts desservait desservant desservent desservie desservies desservir desservis dessin dessinaient dessinait
dessinant dessinateur dessinateurs dessinatrice dessinatrices dessine dessinee dessinees dessinent dessiner dessines dessins
dessous dessus destinaient destinait destinant destinataire destinataires destination destinations destine destinee destinees
destinent destiner destines detail detaillaient detaillait detaillant detaillants detaille detaillee detaillees detaillent
detailler detailles detaillons details detectaient detectait detectant detecte detectee detectees detectent detecter detectes
detenaient detenait detenant detenir detenteur detenteurs detentrice detentrices detenu detenue detenues detenus detiennent
detient dette dettes deux developpement developpements developpeur developpeurs developpeuse developpeuses devenaient devenait
devenant devenir devenu devenue devenues devenus deviennent devient devis devise devises devoirs diabete diagramme diagrammes
dialoguaient dialoguait dialoguant dialogue dialoguent dialoguer diapo diapos diapositive diapositives diesel diesels
differaient differait differant differe differee differees differemment difference differences differenciaient differenciait
differenciant differencie differenciee differenciees differencient differencier differencies different differente differentes
differents differer differes diffusaient diffusait diffusant diffuse diffusee diffusees diffusent diffuser diffuses diffusion
diffusions digital digitale digitales digitaux dimanche dimanches dimension dimensionnel dimensionnelle dimensionnelles
dimensionnels dimensions dinde dindes diner diners dioxyde dioxydes diplome diplomee diplomees diplomes dire direct directe
directement directes directeur directeurs direction directions directrice directrices directs dirigeant dirigeante dirigeantes
dirigeants disaient disait disant discipline disciplines discussion discussions disent disons dispersion dispersions
disponibilite disponibilites disponible disponibles disposaient disposait disposant dispose disposee disposees disposent
disposer disposes disposez dispositif dispositifs disposons disque disques distance distances distinct distincte distinctement
distinctes distincts distinguaient distinguait distinguant distingue distinguee distinguees distinguent distinguer distingues
distinguez distinguons distribuaient distribuait distribuant distribue distribuee distribuees distribuent distribuer
distribues distributeur distributeurs distribution distributions district districts dit dite dites dits diurne diurnes divers
diverse diversement diverses diversite dividende dividendes divisaient divisait divisant divise divisee divisees divisent
diviser divises division divisions divorce divorcee divorcees divorces doctorant doctorante doctorantes doctorants doctorat
doctorats document documentaient documentaire documentaires documentait documentant documente documentee documentees
documentent documenter documentes documents domaine domaines domestique domestiques domiciliaient domiciliait domiciliant
domicilie domiciliee domiciliees domicilient domicilier domicilies dominical dominicale dominicales dominicaux don donateur
donateurs donatrice donatrices donc donnaient donnait donnant donne donnee donnees donnent donner donnes donneur donneurs
donneuse donneuses dons dont dorment dormir dort dose doses dossier dossiers douane douanes douanier douaniere douanieres
douaniers droit droite droites droits drone drones du duquel duraient durait durant dure duree durees durent durer dures eau
ecart ecartaient ecartait ecartant ecarte ecartee ecartees ecartent ecarter ecartes ecarts echangaient echangait echangant
echange echangeaient echangeait echangeant echangee echangees echangent echanger echanges echantillon echantillonnage
echantillons echeance echeances echeancier echeanciers echelle echelles echelon echelonnaient echelonnait echelonnant
echelonne echelonnee echelonnees echelonnent echelonner echelonnes echelons eclairage ecole ecoles ecolier ecoliere ecolieres
ecoliers ecoulaient ecoulait ecoulant ecoule ecoulee ecoulees ecoulent ecouler ecoules ecoutaient ecoutait ecoutant ecoute
ecoutee ecoutees ecoutent ecouter ecoutes ecran ecrans ecrire ecrit ecrite ecrites ecrits ecriture ecritures ecrivain
ecrivaine ecrivaines ecrivains ecrivait ecrivant ecrivent editaient editait editant edite editee editees editent editer edites
editeur editeurs edition editions editorial editoriale editoriales editoriaux editrice editrices educatif educatifs education
educative educatives effectif effectifs effective effectives effectuaient effectuait effectuant effectue effectuee effectuees
effectuent effectuer effectues egalement egard egards eglise eglises ehpad ehpads elaboraient elaborait elaborant elaboration
elaborations elabore elaboree elaborees elaborent elaborer elabores electeur electeurs election elections electoral electorale
electorales electoraux electrice electrices electricien electricienne electriciennes electriciens electricite electrique
electriques electronique electroniquement electroniques element elementaire elementaires elements elevage elevages elevaient
elevait elevant eleve elevent eleves eleveur eleveurs eleveuse eleveuses elle elles eloigne eloignee eloignees eloignes elu
elue elues elus email emails emanaient emanait emanant emane emanent emaner emballage emballages emballaient emballait
emballant emballe emballee emballees emballent emballer emballes embarquaient embarquait embarquant embarque embarquee
embarquees embarquement embarquements embarquent embarquer embarques embauche embauches emet emettaient emettait emettant
emettent emettre emigration emis emise emises emission emissions emplacement emplacements empli emplie emplies emplir emplis
emplissaient emplissait emplissant emplissent emplit emploi emploie emploient emplois employaient employait employant employe
employee employees employer employes emprunt empruntaient empruntait empruntant emprunte empruntee empruntees empruntent
emprunter empruntes emprunteur emprunteurs emprunteuse emprunteuses emprunts en encadraient encadrait encadrant encadre
encadree encadrees encadrent encadrer encadres encaissaient encaissait encaissant encaisse encaissee encaissees encaissement
encaissements encaissent encaisser encaisses encore end endroit endroits ends energie energies enfant enfants enfin engin
engins englobaient englobait englobant englobe englobee englobees englobent englober englobes engrais enoncaient enoncait
enoncant enonce enoncee enoncees enoncent enoncer enonces enquete enquetee enquetees enquetes enqueteur enqueteurs enquetrice
enquetrices enregistraient enregistrait enregistrant enregistre enregistree enregistrees enregistrement enregistrements
enregistrent enregistrer enregistres enseignaient enseignait enseignant enseignante enseignantes enseignants enseigne
enseignee enseignees enseignement enseignent enseigner enseignes ensemble ensembles ensoleillement ensuite entend entendaient
entendait entendant entendent entendons entendre entendu entendue entendues entendus entete entetes entier entiere entierement
entieres entiers entouraient entourait entourant entoure entouree entourees entourent entourer entoures entraient entrainement
entrainements entraineur entraineurs entraineuse entraineuses entrait entrant entrante entrantes entrants entre entree entrees
entrent entreposaient entreposait entreposant entrepose entreposee entreposees entreposent entreposer entreposes entrepot
entrepots entrepreneur entrepreneurs entrepreneuse entrepreneuses entreprise entreprises entrer entres entretien entretiens
enumeraient enumerait enumerant enumere enumeree enumerees enumerent enumerer enumeres envers environ environnement
environnements envoi envoie envoient envois envoyaient envoyait envoyant envoye envoyee envoyees envoyer envoyes eolien
eolienne eoliennes eoliens epand epandaient epandait epandant epandent epandre epandu epandue epandues epandus epargnant
epargnante epargnantes epargnants epargne epargnes epice epicerie epiceries epices epicier epiciere epicieres epiciers episode
episodes epoque epoques epouse epouses epoux epreuve epreuves equation equations equestre equestres equipaient equipait
equipant equipe equipee equipees equipement equipements equipent equiper equipes equivalent equivalente equivalentes
equivalents erreur erreurs escale escales escalier escaliers espacaient espacait espacant espace espacee espacees espacent
espacer espaces espece especes esperance esprit essai essais essence essentiel essentielle est estimation estimations estival
estivale estivales estivaux et etabli etablie etablies etablir etablis etablissaient etablissait etablissant etablissement
etablissements etablissent etablit etage etages etaient etait etalage etalages etalaient etalait etalant etale etalee etalees
etalent etaler etales etant etape etapes etat etats etc ete etend etendaient etendait etendant etendent etendre etendu etendue
etendues etendus etes etions etiquetage etiquetaient etiquetait etiquetant etiquete etiquetee etiquetees etiqueter etiquetes
etiquette etiquettent etiquettes etiraient etirait etirant etire etiree etirees etirent etirer etires etoile etoiles etranger
etrangere etrangeres etrangers etre etroit etroite etroites etroits etude etudes etudiaient etudiait etudiant etudiante
etudiantes etudiants etudie etudiee etudiees etudient etudier etudies etudions eu eue eues eurent eus eut eux evaluaient
evaluait evaluant evaluation evaluations evalue evaluee evaluees evaluent evaluer evalues evenement evenementiel
evenementielle evenementielles evenementiels evenements evoluaient evoluait evoluant evolue evoluent evoluer evolution
evolutions evoquaient evoquait evoquant evoque evoquee evoquees evoquent evoquer evoques ex exact exactement exactes exacts
examens examinaient examinait examinant examine examinee examinees examinent examiner examines examinez examinons excepte
exception exceptions exclu excluaient excluait excluant exclue excluent exclues excluons exclure exclus exclusion exclusions
exclusivement exclut excursion excursions execution executions exemplaire exemplaires exemple exemples exercice exercices
exhaustif exhaustifs exhaustive exhaustives existaient existait existant existante existantes existants existe existent
exister expediaient expediait expediant expedie expediee expediees expedient expedier expedies expediteur expediteurs
expedition expeditions expeditrice expeditrices experience experiences explicite explicitement explicites exploitaient
exploitait exploitant exploitante exploitantes exploitants exploitation exploitations exploite exploitee exploitees exploitent
exploiter exploites export exportaient exportait exportant exporte exportee exportees exportent exporter exportes exports
exposaient exposait exposant expose exposee exposees exposent exposer exposes exposition expositions exprimaient exprimait
exprimant exprime exprimee exprimees expriment exprimer exprimes exterieur exterieure exterieures exterieurs externe externes
extraction extractions extraient extraire extrait extraite extraites extraits extremite extremites fabricant fabricants
fabrication fabriquaient fabriquait fabriquant fabrique fabriquee fabriquees fabriquent fabriquer fabriques facade facades
facon facons facturable facturables facturaient facturait facturant facturation facturations facture facturee facturees
facturent facturer factures facultatif facultatifs facultative facultativement facultatives faculte facultes faible faire
faisaient faisait faisant fait faite faites faits familial familiale familiales familiaux famille familles farine farines
fasse fassent faune fecondite federal federale federales federaux feminin feminine feminines feminins femme femmes fenetre
fenetres fer ferie feries ferme ferment fermes ferroviaire ferroviaires ferry ferrys festival festivals feuille feuilles
feuillet feuillets fibre fibres fichier fichiers figuraient figurait figurant figure figuree figurees figurent figurer figures
figurez fil file files filiale filiales filiere filieres fille filles film films fils filtraient filtrait filtrant filtre
filtree filtrees filtrent filtrer filtres fin final finale finalement finales finals finance finances financier financiere
financieres financiers finaux fini finie finies finir finis finissaient finissait finissant finissent finit fins firent firme
firmes fiscal fiscale fiscales fiscaux fit fixaient fixait fixant fixe fixee fixees fixent fixer fixes flacon flacons fleur
fleuriste fleuristes fleurs fleuve fleuves flore flotte flottes fluctuaient fluctuait fluctuant fluctuation fluctuations
fluctue fluctuent fluctuer fluvial fluviale fluviales fluviaux flux foire foires fois fonce foncee foncees fonces foncier
fonciere foncieres fonciers fonction fonctionnaire fonctionnaires fonctionnalite fonctionnalites fonctionnel fonctionnelle
fonctionnelles fonctionnels fonctions fondation fondations fonderie fonderies fonds font football forestier forestiere
forestieres forestiers foret forets forfait forfaitaire forfaitaires forfaits forge forges formaient formait formant format
formateur formateurs formation formations formatrice formatrices formats forme formee formees formel formelle formellement
formelles formels forment former formes formulaient formulaire formulaires formulait formulant formule formulee formulees
formulent formuler formules fort forte fortement fortes forts forum forums fourchette fourchettes fourgon fourgons fourni
fournie fournies fournir fournis fournissaient fournissait fournissant fournissent fournisseur fournisseurs fournit fourniture
fournitures foyer foyers fraction fractions fraiche fraiches frais fraise fraises frequence frequences frequent frequentaient
frequentait frequentant frequentation frequentations frequente frequentee frequentees frequentent frequenter frequentes
frequents frere freres fret frigorifique frigorifiques frise frises fromage fromages frontalier frontaliere frontalieres
frontaliers frontiere frontieres fruit fruitier fruitiere fruitieres fruitiers fruits fur furent fut futs gabarit gabarits
gagner galerie galeries gamme gammes garage garages garagiste garagistes garaient garait garant garanties garcon garcons
gardaient gardait gardant garde gardee gardees gardent garder gardes gardez gardien gardienne gardiennes gardiens gardons gare
garee garees garent garer gares garni garnie garnies garnir garnis garnissaient garnissait garnissant garnissent garnit gateau
gateaux gauche gauches gaz gazeuse gazeuses gazeux gazole gendarme gendarmes gene generaient generait general generale
generalement generales generant generation generations generaux genere generee generees generent generer generes generique
generiques genes genetique genetiques genre genres gens geographique geographiquement geographiques geolocalise geolocalisee
geolocalisees geolocalises geologique geologiques geraient gerait gerant gerante gerantes gerants gere geree gerees gerent
gerer geres geriatrie gestion gisement gisements gite gites glace glaces global globale globalement globales globaux golf
gouvernement gouvernements grade grades graduaient graduait graduant graduation graduations gradue graduee graduees graduent
graduer gradues graine graines grand grande grandeur graphique graphiquement graphiques gravier graviers gre greffe greffes
grele greles greves grille grilles grippe grippes gris grise grisee grisees grises grossesse grossesses grossierement
grossiste grossistes grosso groupaient groupait groupant groupe groupee groupees groupent grouper groupes guichet guichets
guide guides guise gymnase gymnases gymnastique habitaient habitait habitant habitante habitantes habitants habitat habitats
habite habitee habitees habitent habiter habites habitude habitudes habituel habituelle habituellement habituelles habituels
hachure hachuree hachurees hachures halte haltes hameau hameaux handball handicap handicaps hangar hangars haricot haricots
hausse haut hebdomadaire hebdomadairement hebdomadaires heberge hebergeaient hebergeait hebergeant hebergee hebergees
hebergement hebergent heberger heberges helicoptere helicopteres hertzien hertzienne hertziennes hertziens heure heures
histogramme histogrammes histoire histoires historiques hiver hivernal hivernale hivernales hivernaux hivers holding holdings
homme hommes honoraires hopital hopitaux horaire horaires horizontal horizontale horizontalement horizontales horizontaux
hormis hors horticole horticoles hospitalier hospitaliere hospitalieres hospitaliers hospitalisaient hospitalisait
hospitalisant hospitalisation hospitalisations hospitalise hospitalisee hospitalisees hospitalisent hospitaliser hospitalises
hote hotel hotelier hoteliere hotelieres hoteliers hotellerie hotels hotes hotesse hotesses huile huiles huitre huitres humain
humaine humaines humains humidite hybride hybrides hydraulique hydrauliques hydroelectrique hydroelectriques hypermarche
hypermarches hypothecaire hypothecaires hypotheque hypotheques hypothese hypotheses ici icone icones idee idem identifiable
identifiables identifiaient identifiait identifie identifiee identifiees identifient identifier identifies identique
identiques il ile iles illustraient illustrait illustrant illustration illustrations illustre illustree illustrees illustrent
illustrer illustres ils image imagerie images imbrique imbriquee imbriquees imbriques immateriel immaterielle immaterielles
immateriels immatriculation immatriculations immediatement immeuble immeubles immigration immigre immigree immigrees immigres
immobilier immobiliere immobilieres immobiliers implantation implantations implicite implicitement implicites import
importaient importait importe importee importees importent importer importes imports imposable imposables impot impots
impression impressions imprimable imprimables imprimaient imprimait imprimant imprimante imprimantes imprime imprimee
imprimees impriment imprimer imprimes inactif inactifs inactive inactives incendies incident incidents incluaient incluait
incluant incluent incluons inclure inclus incluse incluses inclusion inclusions inclut incorporaient incorporait incorporant
incorpore incorporee incorporees incorporent incorporer incorpores indemnisation indemnisations indemnite indemnites
independant independante independantes independants index indexaient indexait indexant indexe indexee indexees indexent
indexer indexes indicateur indicateurs indicatif indicatifs indicative indicatives indice indices indiquaient indiquait
indiquant indique indiquee indiquees indiquent indiquer indiques indiquons indirect indirecte indirectement indirectes
indirects individu individuel individuelle individuellement individuelles individuels individus industrie industriel
industrielle industrielles industriels industries infection infections infirmier infirmiere infirmieres infirmiers influenceur
influenceurs influenceuse influenceuses infographie infographies infographique infographiques informaticien informaticienne
informaticiennes informaticiens informatique informatiques infractions ingenieur ingenieure ingenieures ingenieurs initial
initiale initialement initiales initiaux inondations inscription inscriptions inscrire inscrit inscrite inscrites inscrits
inscrivaient inscrivait inscrivant inscrivent insecte insectes inseraient inserait inserant insere inseree inserees inserent
inserer inseres installaient installait installant installe installee installees installent installer installes instant
instants instar instituteur instituteurs institution institutions institutrice institutrices instrument instruments insulaire
insulaires integraient integrait integral integrale integralement integrales integrant integraux integre integree integrees
integrent integrer integres intensite intensites inter interactif interactifs interactive interactives interannuel
interannuelle interannuelles interannuels intercalaient intercalaire intercalaires intercalait intercalant intercale
intercalee intercalees intercalent intercaler intercales intercommunal intercommunale intercommunales intercommunaux
intercontinental intercontinentale intercontinentales intercontinentaux interessons interet interets interface interfaces
interieur interieure interieures interieurs interim interimaire interimaires interlocuteur interlocuteurs interlocutrice
interlocutrices intermediaire intermediaires intermittent intermittente intermittentes intermittents internat international
internationale internationales internationaux internats internaute internautes interne internes interpolaient interpolait
interpolant interpole interpolee interpolees interpolent interpoler interpoles interpretation interpretations interregional
interregionale interregionales interregionaux interroge interrogeaient interrogeait interrogeant interrogee interrogees
interrogent interroger interroges intervalle intervalles intervenaient intervenait intervenant intervenante intervenantes
intervenants intervenir intervention interventions intervenu intervenue intervenues intervenus interviennent intervient
intitulaient intitulait intitulant intitule intitulee intitulees intitulent intituler intitules intra inventaire inventaires
inverse inversement inverses investi investie investies investis investissait investissent invite invitee invitees invites
irrigation isolaient isolait isolant isolation isole isolee isolees isolement isolent isoler isoles issue issues item items
itineraire itineraires j jamais jardin jardinage jardins jauge jauges jaune jaunes je jetable jetables jeu jeudi jeudis jeune
jeunes jeux joignent joindre joint jointe jointes joints jouaient jouait jouant joue jouee jouees jouent jouer joues jouet
jouets joueur joueurs joueuse joueuses jour journal journalier journaliere journalieres journaliers journaliste journalistes
journaux journee journees journellement jours judo jupe jupes jus jusqu jusqua jusquau jusque juvenile juveniles juxtaposaient
juxtaposait juxtaposant juxtapose juxtaposee juxtaposees juxtaposent juxtaposer juxtaposes kilometrage kilometrages
kinesitherapeute kinesitherapeutes l la laboratoire laboratoires lac lacs laine laissaient laissait laissant laisse laissee
laissees laissent laisser laisses laissons lait laitier laitiere laitieres laitiers lampe lampes laquelle latence latences
lateral laterale laterales lateraux latitude latitudes le lecon lecons lecteur lecteurs lectrice lectrices lecture lectures
legendaient legendait legendant legende legendee legendees legendent legender legendes legerement legislatif legislatifs
legislative legislatives legume legumes lendemain lendemains lentille lentilles lequel les lesquelles lesquels lettre lettres
leur leurs lexical lexicale lexicales lexicaux liaison liaisons libelle libelles libraire libraires librairie librairies
licence licences lien liens lieu lieux ligne lignes ligue ligues limitaient limitait limitant limite limitee limitees limitent
limiter limites limitrophe limitrophes lineaire lineaires linguistique linguistiques liquide liquides lire lisaient lisait
lisant lisent lisez lisible lisibles lisons listaient listait listant liste listee listees listent lister listes lit lits
littoral littorale littorales littoraux livraient livraison livraisons livrait livrant livre livree livrees livrent livrer
livres livreur livreurs livreuse livreuses local locale localement locales localisaient localisait localisant localisation
localise localisee localisees localisent localiser localises locataire locataires locatif locatifs location locations locative
locatives locaux log logarithmique logarithmiques loge logeaient logeait logeant logee logees logement logements logent loger
loges logiciel logiciels logistique logistiques logs loi loin lointain lointaine lointaines lointains lois loisir loisirs long
longitude longitudes lors lorsqu lorsque lot lotissement lotissements lots louaient louait louant loue louee louees louent
louer loues loyer loyers lu lue lues lui lunaire lunaires lundi lundis lune lunes lunettes lus lycee lyceen lyceenne lyceennes
lyceens lycees m ma machine machines macon macons magasin magasinier magasiniere magasinieres magasiniers magasins magazine
magazines magnitude mail maillot maillots mails main mains maintenance maintenant maints maire maires mairie mairies mais
maison maisons malade malades maladie maladies malgre manager managers manche manches mandat mandats mange mangeaient mangeait
mangeant mangee mangees mangent manger manges maniaient maniait maniant manie maniee maniees manient manier maniere manieres
manies manipulaient manipulait manipulant manipule manipulee manipulees manipulent manipuler manipules manquaient manquait
manquant manquante manquantes manquants manque manquee manquees manquent manquer manques manteau manteaux manuel manuelle
manuellement manuelles manuels manufacturaient manufacturait manufacturant manufacture manufacturee manufacturees
manufacturent manufacturer manufactures manuscrit manuscrite manuscrites manuscrits manutention maquillage maquillages
maraicher maraichere maraicheres maraichers marathon marathons marche marches mardi mardis marge marges mariage mariages marie
mariee mariees maries marital maritale maritales maritaux maritime maritimes marque marques masculin masculine masculines
masculins master masters match matchs materiau materiaux materiel materielle materielles materiels maternel maternelle
maternelles maternels maternite mathematique mathematiquement mathematiques matiere matieres matin matinal matinale matinales
matinaux matinee matinees matins matrice matrices matrimonial matrimoniale matrimoniales matrimoniaux mauve mauves maximum me
mecanicien mecanicienne mecaniciennes mecaniciens mecanique mecaniquement mecaniques medecin medecins media median mediane
medianes medians medias mediatique mediatiques medical medicale medicales medicament medicaments medicaux melange melangeaient
melangeait melangeant melangee melangees melangent melanger melanges melon melons membre membres meme memes memoire memoires
menage menager menagere menageres menagers menages mensualite mensualites mensuel mensuelle mensuellement mensuelles mensuels
mention mentionnaient mentionnait mentionnant mentionne mentionnee mentionnees mentionnent mentionner mentionnes mentions menu
menuisier menuisiere menuisieres menuisiers menus mer mercredi mercredis mere meres mers mes message messages mesurable
mesurables mesuraient mesurait mesurant mesure mesuree mesurees mesurent mesurer mesures mesurons met metal metaux meteo
meteorologique meteorologiques methode methodes methodologie methodologies methodologique methodologiques metier metiers
metrique metriques metro metropole metropoles metropolitain metropolitaine metropolitaines metropolitains metros mettaient
mettait mettant mette mettent mettons mettre meuble meubles midi midis miel mien mienne miennes miens migraient migrait
migrant migrante migrantes migrants migration migrations migratoire migratoires migre migrent migrer milieu milieus milieux
militaire militaires mine minerai minerais mineral minerale minerales mineraux mines mineurs minimum ministere ministeres
ministeriel ministerielle ministerielles ministeriels ministre ministres minuit minuits minute minutes mis mise mises mission
missions mixte mixtes mobile mobiles mobilier mobiliere mobilieres mobiliers mobilite mobilites modal modale modales modalite
modalites modaux mode modele modeles modelisaient modelisait modelisant modelise modelisee modelisees modelisent modeliser
modelises modes modifiaient modifiait modifiant modification modifications modifie modifiee modifiees modifient modifier
modifies modo module modules moi moins mois moisson moissonnaient moissonnait moissonnant moissonne moissonnee moissonnees
moissonnent moissonner moissonnes moissons moitie moities molecule molecules moment moments mon mondial mondiale mondialement
mondiales mondiaux monetaire monetaires monoparental monoparentale monoparentales monoparentaux montage montages montagne
montagnes montant montants montraient montrait montrant montre montree montrees montrent montrer montres montrons monument
monuments mortalite motard motarde motardes motards moteurs motif motifs moto motorise motorisee motorisees motorises motos
moule moules moustache moustaches mouton moutons mouvement mouvements moyen moyennant moyenne moyennes moyens multilingue
multilingues muni municipal municipale municipales municipalite municipalites municipaux munie munies munir munis munissaient
munissait munissant munissent munit mur murs musee musees musical musicale musicales musicaux musicien musicienne musiciennes
musiciens musique musiques mutation mutations mutualiste mutualistes mutuelle mutuelles n nageur nageurs nageuse nageuses
naissance naissances naissant naissent nait naitre nappe nappes natalite natation nation national nationale nationalement
nationales nationalite nationalites nationaux nations nature naturel naturelle naturelles naturels natures nautique nautiques
navette navettes navigateur navigateurs naviguaient naviguait naviguant navigue naviguent naviguer navire navires nb ne
neanmoins nee nees neige nes net nets nette nettement nettes nettoie nettoient nettoyage nettoyaient nettoyait nettoyant
nettoye nettoyee nettoyees nettoyer nettoyes neufs neuve neuves newsletter newsletters ni niveau niveaux nocturne nocturnes
noir noire noires noirs noix nom nombre nombres nombreuses nomenclature nomenclatures nominal nominale nominalement nominales
nominatif nominatifs nominative nominatives nominaux nommaient nommait nommant nomme nommee nommees nommement nomment nommer
nommes nommons noms non nonobstant nord normalise normalisee normalisees normalises norme normes nos notaient notaire notaires
notait notamment notant note notee notees notent noter noterez notes notez notification notifications notons notre notres
nourri nourrie nourries nourrir nourris nourrissaient nourrissait nourrissant nourrissent nourrisson nourrissons nourrit nous
nouveau nouveaux nouvel nouvelle nouvelles nuage nuages nuance nuances nucleaire nucleaires nuit nuitee nuitees nuits
numerique numeriquement numeriques numerisaient numerisait numerisant numerise numerisee numerisees numerisent numeriser
numerises numero numeros numerotaient numerotait numerotant numerote numerotee numerotees numerotent numeroter numerotes
nutritionnel nutritionnelle nutritionnelles nutritionnels o objet objets obligataire obligataires obligation obligations
observaient observait observant observateur observateurs observation observations observatrice observatrices observe observee
observees observent observer observes observez observons obtenaient obtenait obtenant obtenir obtenons obtenu obtenue obtenues
obtenus obtiennent obtient occupaient occupait occupant occupante occupantes occupants occupation occupe occupee occupees
occupent occuper occupes occurrence occurrences ocean oceanique oceaniques oceans octroie octroient octroyaient octroyait
octroyant octroye octroyee octroyees octroyer octroyes office offices offraient offrait offrant offre offrent offres offrir
oignon oignons oiseau oiseaux olive olives ombre ombree ombrees ombres on onde ondes onglet onglets ont opera operaient
operait operant operas operateur operateurs operation operations operatrice operatrices opere operee operees operent operer
operes opinion opinions opposaient opposait opposant oppose opposee opposees opposent opposer opposes opposition optaient
optait optant opte optent opter opticien opticienne opticiennes opticiens optique or orage orages oral orale orales orange
oranges oraux orbite orbites orchestre orchestres ordinaire ordinairement ordinaires ordinal ordinale ordinales ordinateur
ordinateurs ordinaux ordonnaient ordonnait ordonnance ordonnances ordonnant ordonne ordonnee ordonnees ordonnent ordonner
ordonnes ordre ordres organique organiques organisaient organisait organisant organisation organisationnel organisationnelle
organisationnelles organisationnels organisations organise organisee organisees organisent organiser organises organisme
organismes orge orientaient orientait orientant orientation orientations oriente orientee orientees orientent orienter
orientes originellement origines oscillaient oscillait oscillant oscillation oscillations oscille oscillee oscillees oscillent
osciller oscilles ou ouest outil outillage outillages outils outre ouvert ouverte ouvertes ouverts ouverture ouvertures ouvrage ouvrages ouvre
ouvrent ouvrier ouvriere ouvrieres ouvriers ovale ovales ozone page pages paie paiement paiements paient paies pain pains
palette palettes palier paliers panel paneliste panelistes panels panier paniers panneau panneaux pannes pantalon pantalons
papier paquet paquets par paragraphe paragraphes paraissait paraissent parait paraitre parallele parallelement paralleles parc
parcelle parcelles parcourant parcourent parcourez parcourir parcourons parcours parcourt parcouru parcourue parcourues
parcourus parcs pareillement parent parental parentale parentales parentaux parents parfois parfum parfums parking parkings
parlaient parlait parlant parle parlee parlees parlement parlementaire parlementaires parlements parlent parler parles parlons
parmi part partagaient partagait partagant partage partageaient partageait partageant partagee partagees partagent partager
partages partaient partait partant partenaire partenaires partent parti participaient participait participant participante
participantes participants participatif participatifs participation participations participative participatives participe
participent participer particule particules particulier particuliere particulierement particulieres particuliers partie
partiel partielle partiellement partielles partiels parties partir partis partons partout parts paru parue parues parus pas
passage passager passagere passageres passagers passages passaient passait passant passe passee passees passent passeport
passeports passer passes passif passifs passons pate pates patient patientaient patientait patientant patiente patientent
patienter patientes patients patisserie patisseries patrimoine patrimoines patrimonial patrimoniale patrimoniales patrimoniaux
patronal patronale patronales patronaux patrouille patrouilles paturage paturages payaient payait payant payante payantes
payants paye payee payees payent payes pays peage peages pechaient pechait pechant peche pechee pechees pechent pecher peches
pecheur pecheurs pecheuse pecheuses pedagogie pedagogique pedagogiques pedestre pedestres pediatrie pediatrique pediatriques
peintre peintres peinture peintures penchons pendant peniche peniches pension pensions percevaient percevait percevoir percoit
percoivent percu percue percues percus pere peres perimetre perimetres periode periodes periodique periodiques peripherique
peripheriques periscolaire periscolaires periurbain periurbaine periurbaines periurbains permanent permanente permanentes
permanents permutaient permutait permutant permute permutee permutees permutent permuter permutes personne personnel
personnelle personnelles personnels personnes perspective perspectives pesaient pesait pese pesee pesees pesent peser peses
petrole petrolier petroliere petrolieres petroliers peu peuplaient peuplait peuplant peuple peuplee peuplees peuplent peupler
peuples peut peuvent pharmaceutique pharmaceutiques pharmacie pharmacien pharmacienne pharmaciennes pharmaciens pharmacies
phase phases photo photographique photographiques photos photovoltaique photovoltaiques phrase phrases physique physiquement
physiques piece pieces pierre pierres pieton pietonne pietonnes pietonnier pietonniere pietonnieres pietonniers pietons pile
piles pilotage piscine piscines piste pistes placaient placait placant place placee placees placent placer places plage plages
plaine plaines planche planches planete planetes plantaient plantait plantant plante plantee plantees plantent planter plantes
plaque plaques plastique plateforme plateformes plats plein pleine pleines pleins plombier plombiere plombieres plombiers
pluie pluies pluriannuel pluriannuelle pluriannuelles pluriannuels plus plusieurs plutot pluviometrie podcast podcasts poesie
poids point pointage pointille pointillee pointillees pointilles points poire poires pois poisson poissonnerie poissonneries
poissons poivre poivres poivron poivrons pole poles police polices policier policiere policieres policiers politique
politiques polluant polluants pomme pommes pompe pompes pompier pompiere pompieres pompiers ponctuel ponctuelle ponctuellement
ponctuelles ponctuels pond pondaient pondait pondant pondent ponderaient ponderait ponderant ponderation ponderations pondere
ponderee ponderees ponderent ponderer ponderes pondre pondu pondue pondues pondus pont ponts population populations porc porcs
port portable portables portaient portail portails portait portant porte portee portees portefeuille portefeuilles portent
porter portes porteur porteurs porteuse porteuses portion portions ports portuaire portuaires posaient posait posant pose
posee posees posent poser poses position positionnaient positionnait positionnant positionne positionnee positionnees
positionnent positionner positionnes positions possedaient possedait possedant possede possedee possedees possedent posseder
possedes post postaient postait postal postale postales postant postaux poste postee postees postent poster posterieur
posterieure posterieurement posterieures posterieurs postes potager potagere potageres potagers poubelle poubelles poule
poules poulet poulets pour pourboire pourboires pourcentage pourcentages poursuivons pourtant pouvaient pouvait pouvant pouvez
pouvoir pouvons prairie prairies pratiquaient pratiquait pratiquant pratique pratiquee pratiquees pratiquent pratiquer
pratiques pre prealable prealables precedaient precedait precedant precede precedee precedees precedemment precedent
precedente precedentes precedents preceder precedes precipitations precis precisaient precisait precisant precise precisee
precisees precisement precisent preciser precises precision precisions precisons precite precitee precitees precites
preemballe preemballee preemballees preemballes prefectoral prefectorale prefectorales prefectoraux prefecture prefectures
prefet prefete prefetes prefets prelevaient prelevait prelevant preleve prelevee prelevees prelevement prelevements prelevent
prelever preleves preliminaire preliminaires premier premiere prenaient prenait prenant prend prendre prenez prenne prennent
prenom prenoms prenons preparaient preparait preparant preparation prepare preparee preparees preparent preparer prepares pres
prescolaire prescolaires prescrire prescrit prescrite prescrites prescrits prescrivent presence present presentaient
presentait presentant presentation presentations presente presentee presentees presentent presenter presentes presentons
presents presidentiel presidentielle presidentielles presidentiels presque presse presses pressing pressings prestataire
prestataires prestation prestations pret pretaient pretait pretant prete pretee pretees pretent preter pretes prets prevu
prevue prevues prevus primaire primaires prime primes printanier printaniere printanieres printaniers printemps pris prise
prises prive privee privees prives prix pro procede procedes procedure procedures processeur processeurs processus proche
proches producteur producteurs production productions productrice productrices produire produisaient produisait produisant
produisent produit produite produites produits professeur professeure professeures professeurs professionnel professionnelle
professionnelles professionnels profil profils profit profits programme programmes projet projets promise promises promotion
promotions proportion proportionnel proportionnelle proportionnellement proportionnelles proportionnels proportions propos
proposaient proposait proposant propose proposee proposees proposent proposer proposes propre proprement propres proprietaire
proprietaires propriete proprietes prospect prospects proteine proteines prothese protheses prototype prototypes provenaient
provenait provenance provenant provenir proviennent provient province provinces provincial provinciale provinciales
provinciaux provision provisions provisoire provisoirement provisoires prune prunes pseudonyme pseudonymes psychiatrie pu
publiaient publiait publiant public publication publications publicitaire publicitaires publicite publicites publics publie
publiee publiees publient publier publies publique publiquement publiques puce puces puis puisaient puisait puisant puise
puisee puisees puisent puiser puises puissance puisse puissent pull pulls qu quadrant quadrants quadrillage quadrillages quai
quais qualification qualifications qualitatif qualitatifs qualitative qualitatives quand quant quantifiable quantifiables
quantifiaient quantifiait quantifiant quantifie quantifiee quantifiees quantifient quantifier quantifies quantile quantiles
quantitatif quantitatifs quantitative quantitativement quantitatives quantite quantites quart quartier quartiers quasi que
quel quelconque quelconques quelle quelles quelqu quelque quelques quels question questionnaient questionnaire questionnaires
questionnait questionnant questionne questionnee questionnees questionnent questionner questionnes questions queue queues qui
quiconque quil quinzaine quinzaines quoi quoique quotidien quotidienne quotidiennement quotidiennes quotidiens rabais
raccordaient raccordait raccordant raccorde raccordee raccordees raccordement raccordements raccordent raccorder raccordes
radio radiologie radiophonique radiophoniques radios raisin raisins raisons ramassaient ramassait ramassant ramasse ramassee
ramassees ramassent ramasser ramasses rame rames randonnee randonnees randonneur randonneurs randonneuse randonneuses rang
range rangeaient rangeait rangeant rangee rangees rangent ranger ranges rappel rappelaient rappelait rappelant rappele
rappelee rappelees rappelent rappeler rappeles rappelons rapport rapportaient rapportait rapportant rapporte rapportee
rapportees rapportent rapporter rapportes rapportons rapports rapprochement rapprochements rapprochons raquette raquettes
rassemblaient rassemblait rassemblant rassemble rassemblee rassemblees rassemblent rassembler rassembles ratio ration rations
ratios rattachaient rattachait rattachant rattache rattachee rattachees rattachent rattacher rattaches rayon rayonnement
rayonnements rayons reacteur reacteurs realisaient realisait realisant realisateur realisateurs realisation realisations
realisatrice realisatrices realise realisee realisees realisent realiser realises reassort rebut rebuts recapitulaient
recapitulait recapitulant recapitulatif recapitulatifs recapitule recapitulee recapitulees recapitulent recapituler
recapitules recapitulons recemment recensaient recensait recensant recense recensee recensees recensement recensements
recensent recenser recenses recensons recent recente recentes recents reception receptionnaient receptionnait receptionnant
receptionne receptionnee receptionnees receptionnent receptionner receptionnes receptions recette recettes recevaient recevait
recevant recevoir recevons rechange rechanges recharge recharges recherche recherches recherchons reciproque reciproquement
reciproques reclamation reclamations recoit recoivent recoltaient recoltait recoltant recolte recoltee recoltees recoltent
recolter recoltes recoupaient recoupait recoupant recoupe recoupee recoupees recoupent recouper recoupes recouvrant recouvre
recouvrent recouvrir recrutements rectangulaire rectangulaires recu recue recueillant recueille recueillent recueilli
recueillie recueillies recueillir recueillis recues recus recyclable recyclables recyclage recyclaient recyclait recyclant
recycle recyclee recyclees recyclent recycler recycles redaction redactions redefini redefinie redefinies redefinir redefinis
redefinissaient redefinissait redefinissant redefinissent redefinit redevance redevances redige redigeaient redigeait
redigeant redigee redigees redigent rediger rediges reel reelle reelles reels reexpediaient reexpediait reexpediant reexpedie
reexpediee reexpediees reexpedient reexpedier reexpedies referaient referait referant refere referee referees referencaient
referencait referencant reference referencee referencees referencent referencer references referendum referendums referent
referer referes referez refletaient refletait refletant reflete refletee refletees refletent refleter refletes refrigere
refrigeree refrigerees refrigeres refugie refugiee refugiees refugies regard regardaient regardait regardant regarde regardee
regardees regardent regarder regardes regardez regardons regards region regional regionale regionalement regionales regionaux
regions registre registres reglaient reglait reglant regle reglee reglees reglement reglementaire reglementaires reglements
reglent regler regles regroupaient regroupait regroupant regroupe regroupee regroupees regroupement regroupements regroupent
regrouper regroupes regroupons relataient relatait relatant relate relatee relatees relatent relater relates relatif relatifs
relation relations relative relativement relatives releve releves reliaient reliait reliant relie reliee reliees relient
relier relies relire remarquaient remarquait remarquant remarque remarquee remarquees remarquent remarquer remarquerez
remarques remarquez remarquons remboursable remboursables remboursaient remboursait remboursant rembourse remboursee
remboursees remboursement remboursements remboursent rembourser rembourses remet remettent remettre remis remise remises
remorque remorques remplacaient remplacait remplacant remplace remplacee remplacees remplacent remplacer remplaces rempli
remplie remplies remplir remplis remplissage remplissaient remplissait remplissant remplissent remplit remuneration
remunerations rencontre rencontres rend rendaient rendait rendant rendement rendements rendent rendez rendre rendu rendue
rendues rendus renfermaient renfermait renfermant renferme renfermee renfermees renferment renfermer renfermes renommaient
renommait renommant renomme renommee renommees renomment renommer renommes renouvelable renouvelables renovation renovations
renseignaient renseignait renseignant renseigne renseignee renseignees renseignent renseigner renseignes rentree rentrees
reparaient reparait reparant reparation reparations repare reparee reparees reparent reparer repares reparlaient reparlait
reparlant reparle reparlent reparler reparti repartie reparties repartir repartis repartissaient repartissait repartissant
repartissent repartit repartition repartitions repas reperage reperages reperaient reperait reperant repere reperee reperees
reperent reperer reperes reperez reperons repertoire repertoires repertoriaient repertoriait repertoriant repertorie
repertoriee repertoriees repertorient repertorier repertories repetaient repetait repetant repete repetee repetees repetent
repeter repetes repond repondaient repondait repondant repondante repondantes repondants repondent repondre repondu reponse
reponses reportaient reportait reportant reporte reportee reportees reportent reporter reportes reportez reposaient reposait
reposant repose reposee reposees reposent reposer reposes reprenons representaient representait representant representante
representantes representants representation representations represente representee representees representent representer
representes reproduire reproduisent reproduit reproduite reproduites reproduits requete requetes reseau reseaux reservaient
reservait reservant reservation reservations reserve reservee reservees reservent reserver reserves residaient residait
residant reside resident residente residentes residentiel residentielle residentielles residentiels residents resider residu
residus resine resines resolu resolue resolues resolus resout respectif respectifs respective respectivement respectives
responsable responsables ressort ressortaient ressortait ressortant ressortent ressortir restaient restait restant restante
restantes restants restaurant restaurants restauration reste restee restees restent rester restes resultat resultats
resumaient resumait resumant resume resumee resumees resument resumer resumes resumons retards retenant retenez retenir
retenons retenu retenue retenues retenus retiennent retient retouche retouches retour retournaient retournait retournant
retourne retournee retournees retournent retourner retournes retours retracaient retracait retracant retrace retracee
retracees retracent retracer retraces retraite retraitee retraitees retraites retraits retrouvaient retrouvait retrouvant
retrouve retrouvee retrouvees retrouvent retrouver retrouves retrouvez retrouvons reuni reunie reunies reunion reunions reunir
reunis reunissaient reunissait reunissant reunissent reunit reutilisable reutilisables revanche revelaient revelait revelant
revele revelee revelees revelent reveler reveles revenaient revenait revenant revendeur revendeurs revenir revenons revenu
revenue revenues revenus reviennent revient revue revues rhume rhumes ristourne ristournes riviere rivieres riz robe robes
robot robotique robots roche roches role roles roman romans rond ronde rondes ronds rose roses rouge rouges roulaient roulait
roulant roule roulee roulees roulement roulements roulent rouler roules route routes routier routiere routieres routiers
rubrique rubriques ruche ruches rue rues rugby rural rurale rurales ruraux s sa sable sac sachant sachet sachets sacs saisi
saisie saisies saisir saisis saisissaient saisissait saisissant saisissent saisit saison saisonnier saisonniere saisonnieres
saisonniers saisons sait salade salades salaire salaires salarial salariale salariales salariaux salarie salariee salariees
salaries salle salles salon salons samedi samedis sang sanitaire sanitaires sans sante satellitaire satellitaires satellite
satellites sauce sauces sauf saumon saumons sauvegardaient sauvegardait sauvegardant sauvegarde sauvegardee sauvegardees
sauvegardent sauvegarder sauvegardes savaient savait savent savez savoir savon savons scannaient scannait scannant scanne
scannee scannees scannent scanner scanners scannes scene scenes schema schemas schematiquement science sciences scientifique
scientifiques scindaient scindait scindant scinde scindee scindees scindent scinder scindes scolaire scolaires scolarisaient
scolarisait scolarisant scolarise scolarisee scolarisees scolarisent scolariser scolarises scolarite scooter scooters score
scores scrutin scrutins sculpture sculptures se seance seances sec seche seches secondaire secondaires secours secretaire
secretaires secs secteur secteurs section sections sectoriel sectorielle sectorielles sectoriels segment segmentaient
segmentait segmentant segmente segmentee segmentees segmentent segmenter segmentes segments sein seismes sejour sejournaient
sejournait sejournant sejourne sejournent sejourner sejours sel selection selectionnaient selectionnait selectionnant
selectionne selectionnee selectionnees selectionnent selectionner selectionnes selections self selon semaine semaines
semantique semantiques semblable semblables semblaient semblait semblant semble semblent sembler semence semences semestre
semestres semestriel semestrielle semestrielles semestriels seminaire seminaires semis sen senat senateur senateurs senatrice
senatrices senats senior seniors sens separaient separait separant separe separee separees separement separent separer separes
sequence sequences sequentiel sequentielle sequentiellement sequentielles sequentiels sera serie series serre serres sert
servaient servait servant servent serveur serveurs serveuse serveuses servi service services servie servies servir servis ses
session sessions set sets seul seule seulement seuls sexe sexes si siege siegent sieger sieges sien sienne siennes siens
signal signalaient signalait signalant signale signalee signalees signalent signaler signales signaux signe signee signees
signes similaire similairement similaires simultane simultanee simultanees simultanement simultanes sinistres sinon site sites
situaient situait situant situation situations situe situee situees situent situer situes situons ski smartphone smartphones
sms social sociale socialement sociales sociaux societe societes soda sodas soi soient soignaient soignait soignant soignante
soignantes soignants soigne soignee soignees soignent soigner soignes soin soins soir soiree soirees soirs soit soja sol
solaire solaires solde soldes soleil soleils sols sommaient sommaire sommaires sommait sommant somme sommeil somment sommer
sommes son sondage sondages sondaient sondait sondant sonde sondee sondees sondent sonder sondes sonore sonores sont sort
sortaient sortait sortant sortante sortantes sortants sorte sortent sortes sorti sortie sorties sortir sortis soulignaient
soulignait soulignant souligne soulignee soulignees soulignent souligner soulignes soulignons soumettent soumettre soumis
soumise soumises source sources souris sous souscripteur souscripteurs souscription souscriptions souscriptrice souscriptrices
souscrire souscrit souscrite souscrites souscrits souscrivaient souscrivait souscrivent soustraction soustractions soustraire
soustrait soustraite soustraites soustraits soute souterrain souterraine souterraines souterrains soutes souvenez souvenons
souvent souvient spatial spatiale spatiales spatiaux specifiaient specifiait specifiant specifie specifiee specifiees
specifient specifier specifies specifique specifiquement specifiques spectacle spectacles spectateur spectateurs spectatrice
spectatrices spiritueux sport sportif sportifs sportive sportives sports stade stades stage stages stagiaire stagiaires
standard standards station stationnaient stationnait stationnant stationne stationnee stationnees stationnement stationnements
stationnent stationner stationnes stations statistique statistiquement statistiques statut statuts stock stockage stockaient
stockait stockant stocke stockee stockees stockent stocker stockes stocks strictement structuraient structurait structurant
structure structuree structurees structurent structurer structures studio studios su subdivisaient subdivisait subdivisant
subdivise subdivisee subdivisees subdivisent subdiviser subdivises subsidiaire subsidiaires subsistaient subsistait subsistant
subsiste subsistee subsistees subsistent subsister subsistes substituaient substituait substituant substitue substituee
substituees substituent substituer substitues subvention subventions succedaient succedait succedant succede succedent
succeder successif successifs succession successions successive successivement successives succursale succursales sucre sud
suffrage suffrages suit suivaient suivait suivant suivante suivantes suivants suivent suivez suivi suivie suivies suivis
suivons suivre sujet sujets superficie superficies supermarche supermarches superposaient superposait superposant superpose
superposee superposees superposent superposer superposes supplementaire supplementaires support supporter supporters supports
sur surface surfaces surgele surgelee surgelees surgeles surlignaient surlignait surlignant surligne surlignee surlignees
surlignent surligner surlignes survenaient survenait survenir survenu survenue survenues survenus surviennent survient
susmentionne susmentionnee susmentionnees susmentionnes sylvicole sylvicoles sylviculture symbole symboles symbolisaient
symbolisait symbolisant symbolise symbolisee symbolisees symbolisent symboliser symbolises symetrie symetries symptome
symptomes syndicat syndicats synthese syntheses synthetisaient synthetisait synthetisant synthetise synthetisee synthetisees
synthetisent synthetiser synthetises systeme systemes sœur sœurs t ta table tableau tableaux tables tablette tablettes tableur
tableurs tabulaient tabulaire tabulaires tabulait tabulant tabule tabulee tabulees tabulent tabuler tabules tache taches
taille tailles tandis tantot tarif tarifaire tarifaires tarifs taux taxable taxables taxe taxes taxi taxis te technicien
technicienne techniciennes techniciens technique techniquement techniques technologie technologies technologique
technologiques teinte teintes tel telecharge telechargeable telechargeables telechargeaient telechargeait telechargeant
telechargee telechargees telechargement telechargements telechargent telecharger telecharges telecommunication
telecommunications telephone telephones telephonie telescope telescopes telespectateur telespectateurs telespectatrice
telespectatrices teletravail teletravailleur teletravailleurs teletravailleuse teletravailleuses televise televisee televisees
televises television televisions televisuel televisuelle televisuelles televisuels telle telles tels temperature temperatures
temporaire temporairement temporaires temporel temporelle temporelles temporels temps tenaient tenait tenant tendance tenir
tennis tenons tenu tenue tenues tenus terme termes terminaient terminait terminal terminant terminaux termine terminee
terminees terminent terminer termines terminons terrain terrains terrasse terrasses terrestre terrestres territoire
territoires territorial territoriale territoriales territoriaux tertiaire tertiaires tes test tests texte textes textile
textiles textuel textuelle textuellement textuelles textuels the theatral theatrale theatrales theatraux theatre theatres
thematique thematiques theme themes theorique theoriquement theoriques thermal thermale thermales thermaux thermique
thermiques thermometre thermometres thes these theses thon thons ticket tickets tienne tiennent tient tir tirage tirages tirs
tissu tissus titraient titrait titrant titre titree titrees titrent titrer titres titulaire titulaires toi toilettes toit
toits tole toles tomate tomates tombe ton tond tondaient tondait tondant tondent tondre tondu tondue tondues tondus tonneau
tonneaux topographique topographiques total totale totalement totales totalisaient totalisait totalisant totalise totalisee
totalisees totalisent totaliser totalises totalite totalites totaux touche touchent toujours tour tourisme touriste touristes
touristique touristiques tournaient tournait tournant tourne tournee tournees tournent tourner tournes tournesol tournesols
tournoi tournois tournons tours tous tout toute toutefois toutes tracaient tracait tracant trace tracee tracees tracent tracer
traces tracteur tracteurs traditionnel traditionnelle traditionnelles traditionnels traduire traduisent traduit traduite
traduites traduits trafic train trains trait traitaient traitait traitant traitante traitantes traitants traite traitee
traitees traitement traitements traitent traiter traites traiteur traiteurs traitons traits trajet trajets tram trams tramway
tramways tranche tranches transaction transactions transatlantique transatlantiques transferable transferables transferaient
transferait transferant transfere transferee transferees transferent transferer transferes transfert transferts transformaient
transformait transformant transformation transformations transforme transformee transformees transforment transformer
transformes transfrontalier transfrontaliere transfrontalieres transfrontaliers transfusion transfusions transitaient
transitait transitant transite transitent transiter transition transitions transmet transmettant transmettent transmettre
transmis transmise transmises transmission transmissions transport transportaient transportait transportant transporte
transportee transportees transportent transporter transportes transporteur transporteurs transporteuse transporteuses
transports transposaient transposait transposant transpose transposee transposees transposent transposer transposes
transversal transversale transversales transversaux travail travaillaient travaillait travaillant travaille travaillee
travaillees travaillent travailler travailles travaux travers traversaient traversait traversant traverse traversee traversees
traversent traverser traverses tres tresorerie tresoreries tri triaient triait triangulaire triangulaires triant trie triee
triees trient trier tries trimestre trimestres trimestriel trimestrielle trimestriellement trimestrielles trimestriels trions
tropical tropicale tropicales tropicaux trottinette trottinettes trottoir trottoirs troupeau troupeaux trouvaient trouvait
trouvant trouve trouvee trouvees trouvent trouver trouves trouvez trouvons tu tube tubes tunnel tunnels turbine turbines
turquoise turquoises tuyau tuyaux tva type types typique typiquement typiques typographique typographiques typologie
typologies ulterieur ulterieure ulterieurement ulterieures ulterieurs un une unes uni unie unies unique uniquement uniques
unir unis unissaient unissait unissant unissent unit unitaire unitaires unite unites universitaire universitaires universite
universites uns urbain urbaine urbaines urbains urbanise urbanisee urbanisees urbanises urgences urne urnes usage usager
usagere usageres usagers usages usinage usinaient usinait usinant usine usinee usinees usinent usiner usines usuel usuelle
usuellement usuelles usuels usure utilisable utilisables utilisaient utilisait utilisant utilisateur utilisateurs utilisation
utilisations utilisatrice utilisatrices utilise utilisee utilisees utilisent utiliser utilises utilisons va vacances vacant
vacante vacantes vacants vacation vacations vaccin vaccinaient vaccinait vaccinant vaccination vaccinations vaccine vaccinee
vaccinees vaccinent vacciner vaccines vaccins vache vaches valaient valait valant valent valeur valeurs validaient validait
validant validation validations valide validee validees valident valider valides valise valises vallee vallees valoir valu
vanne vannes vapeur vapeurs variable variables variaient variait variance variances variant variante variantes variation
variations varie variee variees varient varier varies variete varietes vaut veau veaux vecteur vecteurs vecu vegetal vegetale
vegetales vegetarien vegetarienne vegetariennes vegetariens vegetaux vehicule vehicules veille veilles velo velos venaient
venait venant vend vendaient vendait vendange vendanges vendant vendent vendeur vendeurs vendeuse vendeuses vendredi vendredis
vendu vendue vendues vendus vent vente ventes ventilaient ventilait ventilant ventilation ventilations ventile ventilee
ventilees ventilent ventiler ventiles vents venu venue venues venus verbal verbale verbalement verbales verbaux verger vergers
verification verifications verre verres verrez vers versaient versait versant verse versee versees versement versements
versent verser verses version versions versus vert verte vertes vertical verticale verticalement verticales verticaux verts
veste vestes vestimentaire vestimentaires vetement vetements veterinaire veterinaires veuf veufs veuve veuves via viande
viandes victimes vide video videos vides viennent vient vigne vignes vignette vignettes vignoble vignobles village villages
ville villes vin vinaigre vins violet violets violette violettes virement virements virgule virgules vis visa visas visible
visiblement visibles visionnaient visionnait visionnant visionne visionnee visionnees visionnent visionner visionnes
visitaient visitait visitant visite visitee visitees visitent visiter visites visiteur visiteurs visiteuse visiteuses
visualisaient visualisait visualisant visualisation visualisations visualise visualisee visualisees visualisent visualiser
visualises visuel visuelle visuellement visuelles visuels vit vitesse vitesses viticole viticoles vitrine vitrines vivaient
vivait vivant vivante vivantes vivants vivent vivre vocal vocale vocales vocaux voici voie voient voies voila voilier voiliers
voir voire voisin voisine voisines voisins voit voiture voitures voix volaille volailles volcan volcans volet volets
volontaire volontaires vols volume volumes volumetrique volumetriques vont vos votaient votait votant vote votee votees votent
voter votes votre vous voyage voyageaient voyageait voyageant voyagent voyager voyages voyageur voyageurs voyageuse voyageuses
voyagiste voyagistes voyaient voyait voyant voyez voyons vs vu vue vues vus wagon wagons web week weekend weekends weeks y
yaourt yaourts zone zones zoo zoologique zoologiques zoom zoos œil œuf œufs œuvre œuvres
`;
