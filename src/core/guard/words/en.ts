/** Plain words of English, in lower case without accents: see `vocabulary.ts`. */
export const WORDS = `
a abbey abbeys abbreviation abbreviations able aboard about above abovementioned abroad absence absences absenteeism absolute
absorb absorbed absorbing absorbs abstract abstracts academic academies academy accept accepted accepting accepts
accessibility accident accidents accommodate accommodated accommodates accommodating according account accountancy accountant
accountants accounted accountholder accountholders accounting accounts accrual accruals accrued accumulate accumulated
accumulates accumulating accumulator accumulators achieve achieved achieves acid acids acoustic acquaintance acquaintances
acreage acronym acronyms across act acted acting activities activity actor actors actress actresses acts actual actually
actuaries actuary ad adapter adapters adaptor adaptors add added addenda addendum adding addition additional additionally
additive additives address addressed addressee addressees addresses addressing adds adhesive adhesives adjacent adjust
adjusted adjuster adjusters adjusting adjustment adjustments adjusts administer administered administering administers
administrate administrated administrates administrating administration administrations administrative administratively
admission admissions admitted adolescent ads adult adults advert advertisement advertisements advertiser advertisers
advertising adverts adviser advisers advisor advisors aerial aeroplane aeroplanes affiliate affiliates affiliation
affiliations aforementioned after afternoon afternoons afterward afterwards again against age agencies agency agenda agendas
agent agents ages aggregate aggregated aggregates aggregating agreement agreements agricultural agriculture ahead air airborne
aircraft aired airfield airfields airing airline airlines airplane airplanes airport airports airs airtime aisle aisles aka
albeit album albums alcohol algorithm algorithms alia align aligned aligning aligns alike all allergen allergens allergies
allergy allocate allocated allocates allocating allocation allocations allotment allotments allowance allowances allowing
alloy alloys almond almonds almost alone along alongside alphabetical alphabetically alphanumeric alpine already also alter
alteration alterations altered altering alternate alternated alternately alternates alternating alternative alternatively
alternatives alters although altitude altitudes altogether aluminium aluminum alumna alumnae alumni alumnus always am
ambassador ambassadors ambulance ambulances ambulatory amendment amendments amid amidst among amongst amortisation amortise
amortised amortises amortising amortization amortize amortized amortizes amortizing amount amounted amounting amounts
amphibian amphibians amusement amusements an analog analogous analogue analyst analysts anatomical anchor anchorage anchorages
anchors and angle angles animal animals animation animations ankle ankles annex annexes anniversaries anniversary annotate
annotated annotates annotating annotation annotations announcer announcers annual annually annuities annuity anonymous
anonymously another answer answered answering answers antenna antennas anthropology antibiotic antibiotics antique antiques
any anybody anyhow anyone anything anytime anyway anywhere apart apartment apartments apiece app apparel apparent apparently
appear appeared appearing appears append appended appendices appending appendix appends apple apples appliance appliances
applicable applicant applicants application applications applied applies apply applying appointment appointments apportion
apportioned apportioning apportions appraise appraised appraiser appraisers appraises appraising apprentice apprentices
apprenticeship apprenticeships approach approached approaches approaching approx approximate approximated approximately
approximates approximating approximation approximations apps apricot apricots apropos aquaculture aquarium aquariums aquatic
aquifer aquifers arcade arcades archaeology archery architect architects architectural archive archived archives archiving
archivist archivists are area areas aren arena arenas arid arise arithmetic arm armchair armchairs arms around arrange
arranged arranges arranging array arrays arrival arrivals arrive arrived arrives arriving arrow arrows art artefact artefacts
article articles artifact artifacts artist artists arts artwork artworks as aside ask asked asking asks asparagus aspect
aspects assemble assembled assembler assemblers assembles assemblies assembling assembly assessor assessors asset assets
assign assigned assigning assignment assignments assigns assist assists association associations assorted assortment
assortments asteroid asteroids asthma astronaut astronauts astronomy asylum at ate athlete athletes athletic athletics atlas
atlases atmospheric atom atomic atoms attach attached attaches attaching attachment attachments attend attendance attendances
attended attendee attendees attending attends attention attic attics attorney attorneys attract attracted attracting
attraction attractions attracts attrition aubergine aubergines auction auctioned auctioning auctions audience audiences
audiobook audiobooks audit audited auditing auditor auditors audits author authorities authority authors autocorrelation
automated automatic automatically automobile automobiles autumn autumns availability available avatar avatars avenue avenues
average averaged averages averaging avocado avocados away axes axis axle axles babies baby back background backgrounds backlog
backlogs backorder backorders backpack backpacker backpackers backpacks backs bacon bacteria bacterium badminton bag baggage
bags bailiff bailiffs bake baked baker bakeries bakers bakery bakes baking balance balanced balances balancing balconies
balcony ball ballet ballets ballot ballots balls banana bananas band bandage bandages bands bandwidth bank banker bankers
banking banknote banknotes banks banner banners bar barber barbers barcode barcodes barge bargeman barges barista baristas
barley barn barns barometer barometers bars bartender bartenders barter bartered bartering barters base baseball based
baseline baselines basement basements bases basic basically basis basket basketball baskets batch batches bath bathroom
bathrooms baths batter batteries batters battery bay bays be beach beaches beaker beakers bean beans bear bearing bearings
beautician beauticians became because become becomes becoming bed bedding bedroom bedrooms beds bee beef beehive beehives
beekeeping been beer beers bees beet beets before beforehand began begin beginning beginnings begins behave behaved behaves
behaving behavior behaviors behaviour behaviours behind beige being belong belonged belonging belongs below belt belts bench
benches bend bending bends beneficiaries beneficiary berries berry berth berthed berthing berths beside besides best between
beverage beverages beyond biathlon bicycle bicycles bid bids big biggest bike bikes bikeshare bikeshares bikesharing bilateral
bilingual bill billable billboard billboards billed billiards billing bills bin binary bind binder binders binding binds bins
bio biodiversity biofuel biofuels biogas biographies biography biological biologist biologists biology biomass bioreactor
bioreactors biotope biotopes bird birds birth birthday birthdays births biscuit biscuits bistro bistros bit bits blackberries
blackberry blackboard blackboards blacksmith blacksmiths blank blanket blankets blend blends block blocks blog blogger
bloggers blogs blood blouse blouses blue blueberries blueberry board boarded boarding boards boat boatman boatmen boats bodies
body boil boiled boiler boilers boiling boils bolt bolts bond bonds bone bones bonus bonuses book bookbinder bookbinders
booked booking bookings bookkeeper bookkeepers bookkeeping books bookshop bookshops bookstore bookstores boolean boot booth
booths boots border bordered bordering borders borough boroughs borrow borrowed borrower borrowers borrowing borrowings
borrows bot both bots bottle bottled bottles bottling bottom bottomed bought boulevard boulevards bouquet bouquets boutique
boutiques bowl bowling bowls box boxes boxing boxplot boxplots boy boys bracelet bracelets bracket brackets brain brains brake
brakes branch branches brand brands bread breads breadth breakdown breakdowns breakfast breakfasts bred breed breeding breeds
breeze breezes brew brewed breweries brewery brewing brews brick bricklayer bricklayers bricks bridge bridges brief briefly
brigade brigades brightness bring bringing brings broad broadband broadcast broadcaster broadcasters broadcasting broadcasts
broadly broccoli brochure brochures broker brokers broom brooms brother brothers brought brown browse browsed browser browsers
browses browsing brunch brunches brush brushes bubble bubbles bucket buckets budget budgeted budgeting budgets buffet buffets
build builder builders building buildings builds built bulb bulbs bulk bulldozer bulldozers bumper bumpers bunch bunches
bundle bundled bundles bundling bungalow bungalows bureau bureaucracy bureaus burger burgers burglaries burglary bursaries
bursary bus buses bush bushes business businesses busy but butcher butchers butter butterflies butterfly button buttons buyer
buyers buying by byproduct byproducts cab cabbage cabbages cabin cabinet cabinets cabins cable cables cableway cableways cabs
cache caches cafe cafes cafeteria cafeterias cake cakes calculate calculated calculates calculating calculation calculations
calendar calendars calf calibration calibrations called caller callers calling calls calves came camera cameras campaign
campaigns camper campers campground campgrounds camping campsite campsites campus campuses can cancellation cancellations
cancer candidacies candidacy candidate candidates candies candle candles candy canned cannot canoe canoes cans canteen
canteens canton cantons cap capacities capacity capex capital capitalise capitalised capitalises capitalising capitalize
capitalized capitalizes capitalizing capitals caps capsule capsules captain captains caption captioned captioning captions
capture captures car caravan caravans carbohydrate carbohydrates carbon card cardboard cardiac cardigan cardigans cardiology
cards care career careers caregiver caregivers caregiving carer carers caretaker caretakers cargo cargoes carnival carnivals
carpark carparks carpenter carpenters carpet carpets carpool carpooling carpools carriage carriages carried carrier carriers
carries carrot carrots carry carrying carryover carryovers cars carsharing cart carton cartons cartoon cartoons carts case
cases cash cashflow cashflows cashier cashiers cast casting castings castle castles casual cat catalog catalogs catalogue
catalogues catch catches catching catchment catchments categorical categories categorisation categorise categorised
categorises categorising categorization categorize categorized categorizes categorizing category caterer caterers catering
cathedral cathedrals cats cattle caught cauliflower cauliflowers cause causes ceiling ceilings celebration celebrations celery
cell cellar cellars cello cellos cellphone cellphones cells cellular cement cemeteries cemetery census censuses center
centered centering centers central centralised centralized centrally centre centred centres centrifuge centrifuges centring
ceramic ceramics cereal cereals ceremonies ceremony certain certificate certificates certification certifications cf chain
chains chair chairlift chairlifts chairs chalet chalets chalk chance chancellor chancellors change changed changeover
changeovers changes changing channel channeled channeling channelled channelling channels chapel chapels chaplain chaplains
chapter chapters characteristic characteristics charcoal charge charged charger chargers charges charging charitable charities
charity chart charted charting charts chassis chat chatbot chatbots chats chauffeur chauffeurs check checked checkin checking
checkins checklist checklists checkout checkouts checks cheese cheeses chef chefs chemical chemically chemicals chemist
chemistry chemists cheque cheques cherries cherry chess chest chests chi chicken chickens chickpea chickpeas child childbirth
childcare childless children chill chilled chilling chills chip chips chocolate chocolates choice choices choir choirs choose
chooses choosing choreographer choreographers chose chosen chromosome chromosomes chronological chronologically church
churches churn cider ciders cinema cinemas cinematic circa circle circles circular circulars circulation circulations
circumference circumferences circumstance circumstances circus circuses citation citations cite cited cites cities citing
citizen citizens citizenship citizenships city citywide civic civil civilian civilians claim claims clarification
clarifications clarified clarifies clarify clarifying class classes classification classifications classified classifies
classify classifying classmate classmates classroom classrooms clause clauses clay clean cleaned cleaner cleaners cleaning
cleans clear clearing clearly clerical clerk clerks clicked clicking clicks client clients climate climates climatic climbed
clinic clinical clinics clip clips close closed closely closes closest closing cloth clothes clothing cloths cloud cloudiness
clouds cloudy club clubhouse clubhouses clubs cluster clusters co coach coached coaches coaching coal coalition coalitions
coast coastal coastguard coastguards coasts coat coated coating coatings coats cocktail cocktails cocoa cod coded coefficient
coefficients coffee coffeehouse coffeehouses cohort cohorts coil coils coin coincide coincided coincides coinciding coins coke
cold collaboration collaborations collar collars collateral colleague colleagues collect collected collecting collection
collections collective collectively collects college colleges color colored coloring colors colour coloured colouring colours
column columnist columnists columns combination combinations combine combined combines combining come comedies comedy comes
comet comets comic comics coming commence commenced commences commencing comment commented commenting comments commercial
commercially commercials commission commissioned commissioning commissions committee committees commodities commodity common
commonly communal commune communes communicate communicated communicates communicating communication communities community
commute commuted commuter commuters commutes commuting companies company companywide comparable comparably compare compared
compares comparing comparison comparisons compartment compartments compensation compensations compile compiled compiles
compiling complaint complaints complement complements complete completely component components compose composed composer
composers composes composing composite composition compositions compost composted composting composts compound compounds
compressor compressors comprise comprised comprises comprising comptroller comptrollers compulsory computation computations
compute computed computes computing concentration concentrations concept concepts concerning concert concerts conclude
concluded concludes concluding concrete concurrently condition conditional conditionally conditions condo condominium
condominiums condos conduct conducted conducting conductor conductors conducts conference conferences congregation
congregations congress congresses connect connected connecting connection connections connects consecutive consecutively
conservation consider considered considering consignee consignees consignment consignments consignor consignors consist
consisted consisting consists console consoles consolidate consolidated consolidates consolidating constable constables
constituencies constituency constituent constituents constitute constituted constitutes constituting constitutional construct
constructed constructing construction constructs consulate consulates consultant consultants consultation consultations
consume consumed consumer consumers consumes consuming consumption consumptions contacted contain contained container
containerization containers containership containerships containing contains content contents context contexts continent
continental continents continue continuous continuously contour contours contract contractor contractors contracts contractual
contrast contrasted contrasting contrasts contribute contributed contributes contributing contribution contributions
controller controllers convention conventional conventionally conventions conversation conversations conversely conversion
conversions convert converted converting converts conveyor conveyors cook cooked cookie cookies cooking cooks cooling
cooperation cooperations cooperative cooperatives coordinate coordinated coordinates coordinating coordination copied copier
copiers copies copper copy copying copyright copyrights cordless corn corner corners corporate corporation corporations
correction corrections correlation correspond corresponded correspondence correspondences correspondent correspondents
corresponding correspondingly corresponds corridor corridors cosmetic cosmetics cost costs cottage cottages cotton couch
couches cough coughs council councillor councillors councilor councilors councils count counted counter counterpart
counterparts counters counties counting countries country countrywide counts county coupon coupons courgette courgettes
courier couriers course courses coursework court courts cover coverage coverages covered covering covers cow coworker
coworkers cows crab crabs craft crafts crane cranes crate crates crawler crawlers crayon crayons cream creams create created
creates creating creation creations creche creches credit credited crediting creditor creditors credits crew crewmember
crewmembers crews cricket crime crimes criteria criterion crockery crop cropped cropping crops cross crosscheck crossdock
crossdocks crossed crosses crossing crossings crossover crossovers crossroads crossword crosswords cruise cruised cruises
cruising crutch crutches crystal crystals cube cubes cubic cucumber cucumbers cultivate cultivated cultivates cultivating
cultural culture cultures cumulate cumulated cumulates cumulating cumulative cumulatively cup cupboard cupboards cups curate
curated curates curating curator curators curb curbs currant currencies currency current currently currents curricula
curriculum curtain curtains curve curves custody custom customarily customary customer customers customs cutlery cyan cycle
cycled cycles cycling cyclist cyclists d daily dairies dairy dam dams dance danced dancer dancers dances dancing dark darts
dash dashboard dashboards dashed dashes dashing data database databases datacenter datacenters datacentre datacentres dataset
datasets date dated dates dating datum daughter daughters dawn day daycare daylight daylong daypart dayparts days daytime deal
dealer dealers dealership dealerships death deaths debate debates debit debited debiting debits debt debtor debtors debts
decentralised decentralized decide decided decides deciding deck deckhand deckhands decks declaration declarations decline
declined decoration decorations decorator decorators deductible defect defects defender defenders deferred define defined
defines defining definition definitions delay delays delegate delegates delicatessen delicatessens deliver deliverable
deliverables delivered deliveries delivering delivers delivery demand demands demographic demographically demographics
demography denomination denominations denominator denominators denote denoted denotes denoting densities density dent dental
dentist dentistry dentists dents depart departed departing department departmental departments departs departure departures
depend dependence depends depict depicted depicting depicts deposit deposited depositing depositor depositors deposits depot
depots depreciation depth deputies deputy derivative derivatives derive derived derives deriving dermatology describe
described describes describing description descriptions desert deserts designer designers desk desks desktop desktops despite
dessert desserts destination destinations detach detached detaches detaching detail detailed details detector detectors
detergent detergents detour detours developer developers development developments deviate deviated deviates deviating
deviation deviations device devices diabetes diagnose diagnosed diagnoses diagnosing diagnosis diagnostics diagonal diagonally
diagram diagrams dialog dialogs dialogue dialogues diameter diameters diaper diapers dictionaries dictionary did didn diesel
diet dietary diets differ differed difference differences different differential differentials differentiate differentiated
differentiates differentiating differently differing differs dig digger diggers digging digit digital digitally digits digs
dilution dimension dimensions diner diners dinghies dinghy dinner dinners dioxide diploma diplomas diplomat diplomatic
diplomats direct direction directions directly director directories directors directory disabilities disability disassemble
disassembled disassembles disassembling discard discarded discarding discards discharge discharged discharges discharging
disco discontinuous discos discount discounted discounting discounts discrete discuss discussed discusses discussing
discussion discussions disease diseases disembark disembarked disembarking disembarks dish dishes dishwasher dishwashers
dispatch dispatched dispatcher dispatchers dispatches dispatching dispense dispensed dispenses dispensing dispersion
dispersions display displayed displaying displays disposable disposal disposals dispose disposed disposing dissertation
dissertations dissimilar dissimilarities dissimilarity distance distances distilleries distillery distinct distinguish
distinguishes distinguishing distribute distributed distributes distributing distribution distributions distributor
distributors district districts ditto diurnal diverge diverged diverges diverging diverse diversity divide divided dividend
dividends divides dividing division divisional divisions divorce divorced divorces do dock docked docker dockers docking docks
doctor doctors document documentaries documentary documentation documentations documented documenting documents does doesn dog
dogs doing doll dolls domain domains domestic domestically dominates don donate donated donates donating donation donations
done donkey donkeys donor donors donut donuts door doors dormitories dormitory dosage dosages dose dosed doses dosing dossier
dossiers dot dots dotted dotting dough doughnut doughnuts down downloaded downloads downpayment downpayments downstairs
downstream downward draft drafts drained draining drama dramas drank draw drawer drawers drawing drawings drawn draws dress
dresses drew dribble dribbles dried dries drill driller drillers drilling drills drink drinking drinks drip driveway driveways
drone drones drop dropped drug drugs drum drums dry drying duck ducks dug duplex duplexes duration durations during dusk dust
duties duty dwell dwelled dwelling dwellings dwells dye dyed dyeing dyes e each ear earlier earliest early earn earned earning
earnings earns earring earrings ears east eastern eastward eat eaten eating eats ebike ebikes ebit ebitda ebook ebooks
ecclesiastical eclipse eclipses eco ecological economic economically economics economist economists ecosystem ecosystems edged
edible edit edited editing edition editions editor editorial editorials editors edits educate educated educates educating
education educational effect eg egg eggplant eggplants eggs either elapse elapsed elapses elapsing elbow elbows eldercare
elderly elect elected electing election elections elector electoral electors electric electrical electrician electricians
electricity electromagnetic electron electronic electronically electronics electrons elects element elements elevation
elevations elevator elevators else elsewhere email emails embassies embassy embed embedded embedding embeds emigrant emigrants
emigration emission emissions emit emits emitted emitting emphasise emphasised emphasises emphasising emphasize emphasized
emphasizes emphasizing employ employed employee employees employer employers employing employment employs empty en enclose
enclosed encloses enclosing encode encoded encodes encoding encompass encompassed encompasses encompassing encyclopaedia
encyclopaedias encyclopedia encyclopedias end ended ending endings endowment endowments ends energy engagement engagements
engine engineer engineering engineers engines enquire enquired enquires enquiries enquiring enquiry enrolled enrollment
enrollments enrolment enrolments ensemble ensembles enter entered entering enterprise enterprises enters entertainment entire
entirely entities entity entrepreneur entrepreneurs entries entry envelope envelopes environment environmental environments
enzyme enzymes episode episodes epoch epochs equal equation equations equestrian equestrians equipment equities equity
equivalent equivalents era eras eraser erasers error errors escalator escalators especially essay essays essentially estate
estates estimate estimated etc ethnicities ethnicity even evening evenings evenly event events eventual eventually ever every
everybody everyday everyone everything everywhere exact exactly exam examination examinations examine examined examiner
examiners examines examining example examples exams excavator excavators exceeds except excepting exception exceptions excerpt
excerpts exchange exchanged exchanges exchanging excise excl exclude excluded excludes excluding excursion excursions
executive executives exercise exercises exhibit exhibited exhibiting exhibition exhibitions exhibitor exhibitors exhibits
exist existed existence existences existing exists exit exits expand expanded expect expectations expected expedition
expeditions expenditure expenditures expense expenses experiment experiments explain explaining explains explicit explicitly
export exported exporter exporters exporting exports express expressed expresses expressing expressway expressways extend
extends extension extensions extent exterior external externally extract extracted extracting extracts extracurricular
extranet extreme extremes eye eyes fabric fabrics face faces facet facets facilities facility fact faction factions factor
factories factors factory facts faculties faculty faith faiths fall falling falls families family fan fans far farm farmer
farmers farmhand farmhands farming farmland farmlands farms fashion father fathers feature features federal federation
federations fee feed feedback feeding feeds fees fell fellow fellows female fence fences fencing ferried ferries ferry
ferrying fertilise fertilised fertiliser fertilisers fertilises fertilising fertility fertilize fertilized fertilizer
fertilizers fertilizes fertilizing festival festivals fever fevers few fewer fiber fibers fibre fibres field fields fieldwork
figure figures file filed files filing filled film filmed filming filmmaker filmmakers films filter filtered filtering filters
final finally finals finance financed finances financial financially financing find finding findings finds finger fingers
finish finished finishes finishing firefighter firefighters firm firms first fiscal fish fished fisheries fisherman fishermen
fishery fishes fishing fishmonger fishmongers fitness fixture fixtures flask flasks fleet fleets flew flies flight flights
flock flocks floor floors florist florists flour flow flowed flower flowerpot flowerpots flowers flowing flown flows flute
flutes fly flyer flyers flying focus focused focuses focusing focussed focussing fodder fog foggy folder folders follow
followed follower followers following follows food foods foodstuff foodstuffs footage football footballs footer footers
footing footnote footnotes footwear for foreground foregrounds foreign foreigner foreigners foreman foremen forest forested
forester foresters forestry forests forging fork forklift forklifts forks form formal formally format formats formatted
formatting former formerly forms formula formulas forth fortress fortresses forum forums forward forwarded forwarder
forwarders forwarding forwards fossil fossils found foundation foundations foundries foundry fountain fountains four fraction
fracture fractures frame framed frames framework frameworks framing franchise franchisee franchisees franchiser franchisers
franchises franchisor franchisors freelance freelancer freelancers freeway freeways freezer freezers freight frequencies
frequency frequent frequently freshwater fridge fridges fried fries from front frontier frontiers frost frosty frozen fruit
fruits fry frying fuel full fulltime fully function functions fund funded funding funds funeral funerals fungi fungus funnel
funnels fur furnace furnaces furnished furnishing furnishings furniture furs further furthermore futures g gadget gadgets
galaxies galaxy galleries gallery game gamer gamers games gaming gap gaps garage garages garbage garden gardener gardeners
gardening gardens garlic garment garments gas gaseous gases gasoline gate gates gather gathered gathering gathers gauge gauged
gauges gauging gave gdp gear gearbox gearboxes gears geese gender genders gene general generally generate generated generates
generating generation generational generations generator generators generic genes genetic genome genomes genre genres geo
geographic geographical geographically geography geologist geologists geology geometric geothermal get gets getting gift gifts
gin gins girl girls give given gives giving glacier glaciers glance glass glasses glassware glazier glaziers glider gliders
glimpse glimpses global globally glove gloves glue glues go goal goalkeeper goalkeepers goals goat goats goes going gold
goldsmith goldsmiths golf golfer golfers gone goods goose got gotten government governmental governor governors grade graded
grades grading graduate graduated graduates graduating graduation graduations grain grains grammar grand grandchild
grandchildren grandparent grandparents granite grant grants granularity grape grapefruit grapefruits grapes graph graphed
graphical graphically graphing graphs grass grasses gravel graveyard graveyards gray grayscale graze grazed grazes grazing
greater green greengrocer greengrocers greenhouse greenhouses grew grey greyscale grid gridline gridlines grids grill grilled
grilling grills grocer groceries grocers grocery groom groomed grooming grooms gross ground groundwater group grouped grouping
groupings groups groupwide grow grower growers growth grubbs guardian guardians guest guesthouse guesthouses guests guide
guidebook guidebooks guides guitar guitars gust gusts gym gymnasium gymnasiums gymnastics gyms gynaecology gynecology habitat
habitats habitually had hadn hair hairdresser hairdressers hairdryer hairdryers hallway hallways ham hamlet hamlets hammer
hammers hamster hamsters hand handbag handbags handball handheld handle handled handles handling handover handovers hands
handset handsets handwritten hang hangar hangars hanging hangs happen happened happening happens harbor harbors harbour
harbours hardcover hardcovers hardly hardware harvest harvested harvester harvesters harvesting harvests has hashtag hashtags
hasn hat hatch hatchback hatchbacks hatched hatches hatching hats haul haulage hauled hauling hauls have haven having hay
hazelnut hazelnuts he head headcount headcounts header headers heading headings headlight headlights headline headlines
headphones headquarters heads headset headsets headteacher headteachers health healthcare heap heaps hear heard hearing
hearings hears heart hearts heat heating heatings heatmap heatmaps heavily heavy height held helicopter helicopters hello
helmet helmets helpdesk helpdesks hen hence hens her herb herbicide herbicides herbs herd herds here hereafter hereby herein
hereinafter heritage herring hers herself hierarchies hierarchy high higher highest highlight highlighted highlighting
highlights highs highway highways hiker hikers hiking hill hills him himself hinterland hip hips his histogram histograms
historian historians histories history hit hits hobbies hobby hoc hockey hold holding holdings holds holiday holidaymaker
holidaymakers holidays home homeowner homeowners homepage homepages homes homework homeworking honey horizon horizons
horizontal horizontally horse horses horticultural hose hoses hospice hospices hospital hospitality hospitals host hosted
hostel hostels hostess hostesses hosting hosts hotel hotels hotspot hotspots hour hourly hours house housed household
households houses housing housings hover hovered hovering hovers how however hub hubs hue hues hull hulls human humans humid
humidity hung hunting husband husbands hybrid hydraulic hydroelectric hydrogen hydropower hygiene hypermarket hypermarkets
hypotheses hypothesis hypothetical hypothetically i ibid ice icon icons idem identified identifies identify identifying
identities identity ids ie if illness illnesses illustrate illustrated illustrates illustrating illustration illustrations
illustrator illustrators image images imam imams immigrant immigrants immigration immunisation immunise immunised immunises
immunising immunization immunize immunized immunizes immunizing implant implants implicit implicitly import important imported
importer importers importing imports impression impressions in inapplicable inasmuch inbound inbox inboxes incident
incidentally incidents incinerator incinerators incl include included includes including income incomes incoming incomplete
incorporate incorporated incorporates incorporating increase indeed independent independently index indexed indexes indexing
indicate indicated indicates indicating indicator indicators indices indirect indirectly individual individually individuals
indoor indoors industrial industrially infant infants infection infections infirmaries infirmary inflation inflow inflows
influenza infographic infographics informal informally informatics information infra infrastructure ingredient ingredients
inhabit inhabitant inhabitants inhabited inhabiting inhabits initial initially inject injected injecting injection injections
injects injuries injury inland inmate inmates inn inner inning innings inns inorganic inpatient inpatients input inputs
inputting inquire inquired inquires inquiries inquiring inquiry insect insects insert inserted inserting inserts inside
insofar inspect inspected inspecting inspection inspections inspector inspectors inspects install installation installations
installed installing installment installments installs instalment instalments instance instances instead institute institutes
institution institutional institutions instructor instructors instrument instruments insulation insurance insure insured
insurer insurers insures insuring intake intakes intangible integrate integrated integrates integrating inter interact
interacted interacting interaction interactions interacts interchange interchanged interchanges interchanging intercity
intercompany intercontinental interdepartmental interdisciplinary interest interests interface interfaces intergenerational
interim interior intermediaries intermediary intermittently intern internal internally international internationally internet
interns internship internships interpersonal interpret interpretation interpretations interpreted interpreter interpreters
interpreting interprets interregional intersect intersected intersecting intersection intersections intersects interurban
interval intervals interview interviewed interviewee interviewees interviewer interviewers interviewing interviews into intra
intraday intragroup intranet inventories inventory inverter inverters invested investing investment investments investor
investors invisible invoice invoiced invoices invoicing involve involved involvement involvements involves involving inward
iron ironed ironing irons irrespective irrigate irrigated irrigates irrigating irrigation is island islands isn isotope
isotopes issue issued issues issuing it italic item itemise itemised itemises itemising itemize itemized itemizes itemizing
items iteration iterations itineraries itinerary its itself jacket jackets janitor janitors jar jars jeans jellies jelly
jersey jerseys jet jets jeweler jewelers jeweller jewellers jewellery jewelry job jobs jobseeker jobseekers jockey jockeys jog
jogged jogging jogs join joint jointly joints journal journalist journalistic journalists journals journey journeys judges
judicial judo juice juices jumped jumper jumpers junction junctions juries jury just juvenile karate kayak kayaks keep keeping
keeps kendall kept kerb kerbs ketchup kettle kettles key keyboard keyboards keyword keywords kidney kidneys kiln kilns kind
kindergarten kindergartens kindergartner kindergartners kinds kingdom kingdoms kiosk kiosks kitchen kitchens kitten kittens
kiwi kiwis knee knees knew knife knit knits knitted knitting knives know knowing known knows kruskal label labeled labeling
labelled labelling labels labor laboratories laboratory labors labour labours lacquer lacquers ladder ladders lag lags lake
lakes lamb lambs lamp lamps land landed landfill landfills landing landlocked landlord landlords landmark landmarks lands lane
lanes language languages lap laps laptop laptops large larger largest laser lasers last lasted lasts late latency later
lateral laterally latest lathe lathes latitude latitudes latter laundrette laundrettes laundry law lawnmower lawnmowers laws
lawyer lawyers lay layer layers layout layouts layover layovers lead leader leadership leads leaflet leaflets league leagues
learn learned learner learners learning learns learnt lease leased leases leash leashes leasing least leather leave leaves
leaving lecture lecturer lecturers lectures ledger ledgers leek leeks left lefthand leftover leftovers leg legend legends
legislation legislature legislatures legs leisure lemon lemonade lemonades lemons lend lender lenders lending lends length
lens lenses lent lentil lentils less lessee lessees lesson lessons lessor lessors let lets letter letters letting lettuce
lettuces level levels levied levies levy levying liabilities liability librarian librarians libraries library licence licences
license licensed licensee licensees licenses licensing licensor licensors lie lies life lifeboat lifeboats lifespan lifespans
lifestyle lifestyles lifetime lifetimes light lighted lighthouse lighthouses lighting lightings lightly lightning lights like
likes likewise lime limes line linear linen liner liners lines linesman linesmen lineup lineups lingerie linguistic
linguistics link lipstick lipsticks liqueur liqueurs liquid liquidity list listed listener listeners listenership listing
listings lists literacy literal literally literary literature litter little live lived liver livers lives livestock living
load loaded loader loaders loading loads loaf loan loaned loaning loans loaves lobbies lobby lobster lobsters local locally
locate located locates locating location locations locker lockers locksmith locksmiths locomotive locomotives lodge lodged
lodger lodgers lodges lodging loft lofts log logarithmic logged logger loggers logging logistical logistics logs long
longitude longitudes look looked looking looks loop loops lorries lorry loses loss losses lost lot lotion lotions lotteries
lottery loudness loudspeaker loudspeakers lounge lounges low lower lowest lows lubricant lubricants luggage lumber lunch
lunches lunchtime lung lungs lyric lyrics m machine machinery machines machinist machinists macro made magazine magazines
magenta magnetic mail mailbox mailboxes mailed mailing mailings mails main mainly maintenance maize make maker makers makes
makeup making male mall malls mammal mammals man manage managed management manager managerial managers manages managing
mandarin mandarins mandate mandates mandatory mango mangoes manifest manifests mann manned manner manners manual manually
manuals manufacture manufactured manufacturer manufacturers manufactures manufacturing many map mapped mapping maps marathon
marathons marble margin margins marine marital maritime mark marker markers market marketplace marketplaces markets marking
marks markup markups maroon marriage marriages married marsh marshes mason masons mass massage massages masseur masseurs mast
masts match matched matches matching material materials maternal mathematical mathematician mathematicians mathematics
matriculate matriculated matriculates matriculating matter matters mattress mattresses maturity maximum may mayonnaise mayor
mayors me meadow meadows meal meals mean meaning means meant meantime meanwhile measles measurand measurands measure measured
measurement measurements measures measuring meat meats mechanic mechanical mechanically mechanics mechanism mechanisms medal
medals media median medians medical medication medications medicine medium mediums meet meeting meetings meets melodies melody
melon melons member members membership memberships memo memoir memoirs memory memos men mention mentioned mentioning mentions
mentor mentored mentoring mentors menu menus merchandise merchandiser merchandisers merchant merchants merely message messages
met meta metal metallic metals meteorological meteorologist meteorologists methane method methodologies methodology methods
metric metrics metro metropolis metropolises metropolitan metros micro microphone microphones microscope microscopes microwave
microwaves mid midday middle middles midfielder midfielders midmonth midnight midpoint midpoints midterm midterms midway
midweek midwife midwives midyear might migrant migrants migration mileage milk milked milking milks mill milled millet milling
mills millwright millwrights mind mine miner mineral minerals miners mini minibar minibars minibus minibuses minimum minister
ministers ministries ministry minivan minivans minus minute minutes mirror mirrored mirroring mirrors miscellaneous mismatch
missing mist mix mixed mixture mixtures mobile mobiles mode model modeled modeling modelled modelling models modem modems
moderate moderator moderators modes modest modestly modification modifications modified modifies modify modifying module
modules mold molded molding molds molecular molecule molecules moment moments momentum monasteries monastery monetary monitor
monitored monitoring monitors monk monks monorail monorails month monthend monthlong monthly months monument monuments moon
moons moor mooring moors moped mopeds morbidity more moreover morning mornings mortality mortgage mortgages mosque mosques
moss mosses most mostly motel motels mother mothers motor motorbike motorbikes motorcycle motorcycles motorhome motorhomes
motorised motorist motorists motorized motors motorway motorways moulded moulding moulds mountain mountainous mountains mouth
mouths move moved movement movements moves movie movies moving mow mowed mowing mows mri mris much mug mugs multi
multigenerational multilateral multilingual multinational multiple multiplied multiplies multiply multiplying municipal
municipalities municipality muscle muscles muscular museum museums music musical musicals musician musicians mussel mussels
must mustard mutton mutual mutually my myself nail nails name named namely names naming nappies nappy narrow nation national
nationalities nationality nationally nations nationwide native natives nature nautical navigate navigated navigates navigating
navy near nearby nearly neck necklace necklaces necks need neighbor neighborhood neighborhoods neighboring neighbors neighbour
neighbourhood neighbourhoods neighbouring neighbours neither neo nerve nerves nested net nets network networks neurological
neurology neutral neutrally neutron neutrons never nevertheless new newborn newborns news newsletter newsletters newspaper
newspapers newsroom newsrooms next ngo ngos nickel night nightclub nightclubs nightly nights nighttime nitrogen no nobody
nocturnal noise noises nominal nominally non nonbillable none nonetheless nonparticipant nonparticipants nonprofit
nonrecurring nonrefundable nonrenewable nonresident nonresponse nonresponses nonsmoker nonsmokers nonstandard nontaxable
nonzero noodle noodles noon nor normal normalise normalised normalises normalising normalize normalized normalizes normalizing
normally north northeast northeastern northern northward northwest northwestern nose noses noshow noshows not notaries notary
notation notations note notebook notebooks noted notepad notepads notes nothing notice noticed notices noticing notification
notifications noting notion notions notwithstanding novel novels now nowhere nuclear number numbers numeracy numeral numerals
numerator numerators numeric numerical numerically numerous nun nuns nurse nursed nurseries nursery nurses nursing nut
nutrient nutrients nutrition nutritional nuts nylon oar oars oat oats object objects observation observations observatories
observatory observe observed observes observing occasionally occupancies occupancy occupation occupational occupations
occupied occupies occupy occupying occur occurred occurrence occurrences occurring occurs ocean oceans odometer odometers of
off offence offences offense offenses offer offers office officer officers offices official officially offline offshore
offsite often oil oils ok okay olive olives ombudsman omit omits omitted omitting on onboarding once oncology one ones oneself
ongoing onion onions online only onshore onsite onto onward onwards open opened opening opera operas operate operated operates
operating operation operational operationally operations operator operators opex ophthalmology opinion opinions opposite
optical optician opticians option optional options or oral orange oranges orbit orbits orchard orchards orchestra orchestras
order ordered ordering orderings orders ordinance ordinances ordinarily ordinary ore ores organ organic organisation
organisational organisations organise organised organiser organisers organises organising organization organizational
organizations organize organized organizer organizers organizes organizing organs orientation orientations origin original
originally originate originates origins orthodontics orthopaedics orthopedics other others otherwise our ours ourselves out
outbound outbox outdoor outdoors outer outfit outfits outflow outflows outgoing outlay outlays outlet outlets outlier outliers
outline outlined outlines outlining outpatient outpatients output outputs outputting outside outskirts outward oval ovals oven
ovens over overall overdraft overdrafts overdue overground overhead overheads overlaid overlap overlapped overlapping overlaps
overlay overlaying overlays overseas overtime overview overviews owe own owned owner owners ownership ownerships owning owns
ox oxen oxygen oyster oysters ozone pace pack package packaged packages packaging packed packer packers packet packets packing
packs paddock paddocks paediatric paediatrics page pages pageview pageviews paid paint painted painter painters painting
paintings paints pair pajamas palace palaces pallet pallets pan panel panelist panelists panellist panellists panels panned
panning pans pants paper paperback paperbacks papers para parade parades paragraph paragraphs paramedic paramedics parameter
parameters parcel parcels parent parental parents parish parishes park parked parking parks parliament parliamentary
parliaments part partial partially participant participants participate participated participates participating participation
participations particular particularly particulate particulates parties partly partner partners partnership partnerships parts
parttime party pass passage passages passed passenger passengers passes passing passport passports past pasta paste pasted
pastes pasting pastor pastors pasts pasture pastures patent patents paternal path pathogen pathogens paths pathway pathways
patient patients patrol patrolled patrolling patrols pattern patterns pavement pavements pay payable payables payee payees
payer payers paying payload payloads payment payments payout payouts payroll payrolls payslip payslips pea peach peaches peak
peaked peanut peanuts pear pears peas peat pedal pedals pedestrian pedestrians pediatric pediatrics pen pencil pencils pending
peninsula peninsulas pens pension pensioner pensioners pensions penthouse penthouses people pepper peppers per percent
percentage percentages percentile percentiles perennial perform performance performances performed performing performs perfume
perfumes perhaps perimeter period periodic periodical periodically periodicals periods periphery permanent permanently permit
permits perpendicular person personal personally personnel persons perspective perspectives pertain pertained pertaining
pertains pesticide pesticides pet petition petitions petrol pets pharmaceutical pharmacies pharmacist pharmacists pharmacy
phase phases philanthropic philosophy phone phones photo photograph photographer photographers photographic photographs
photography photos photovoltaics phrase phrases physical physically physician physicians physicist physicists physics
physiological physiotherapist physiotherapists physiotherapy piano pianos pick picked picker pickers picking picks pictogram
pictograms picture pictures pie piece pieces pier piers pies pig piglet piglets pigment pigments pigs pile piles pilgrim
pilgrims pill pillow pillows pills pilot pilots pineapple pineapples pink pipe pipeline pipelines pipes pipette pipettes piste
pistes pit pitch pitcher pitchers pitches pits pivot pivoted pivoting pivots pizza pizzas place placed placement placements
places placing plain plains plan plane planes planet planetarium planetariums planets planning plant planted planting plants
plasma plaster plasterer plasterers plasters plastic plastics plate plates platform platforms platinum play played player
players playground playgrounds playing playlist playlists plays plaza plazas please pliers plot plots plotted plotting plough
ploughs plow plows plug plugs plum plumber plumbers plumbing plums plus plywood pneumatic pocket pockets podcast podcasts poem
poems poet poetry poets point pointed pointing points polar police policeman policemen policewoman policewomen policies policy
policyholder policyholders polish polished polishes polishing politician politicians poll polled polling polls pollster
pollsters pollutant pollutants polyester polymer polymers pond ponds ponies pony pool pooled pooling pools populate populated
populates populating population populations porch porches pork port portable portal portals porter porters portfolio
portfolios portion portions portray portrayed portraying portrays ports position positioned positioning positions possess
possessed possesses possessing possession possessions possible post postal postcard postcards postcode postcodes posted poster
posters postgraduate postgraduates posting postings postman postmen postnatal postpaid posts pot potato potatoes pots potter
potters pottery pouch pouches poultry poverty power practice practiced practices practicing practise practised practises
practising prawn prawns pre precede preceded precedes preceding precipitation precisely precision prefecture prefectures
pregnancies pregnancy preliminarily preliminary premises prenatal preorder preorders prepaid prepayment prepayments preschool
preschooler preschoolers preschools prescribe prescribed prescribes prescribing prescription prescriptions presence present
presentation presentations presented presenter presenters presenting presents preservative preservatives president
presidential presidents press previous previously price priced prices pricing priest priests principal principals print
printed printer printers printing prints prior prism prisms prison prisoner prisoners prisons private privately pro probation
probe probes procedure procedures proceed proceeded proceeding process processed processes processing processor processors
procurement produce produced producer producers produces producing product production productions products profession
professions professor professors profile profiles profit profits program programme programmed programmer programmers
programmes programming programs progression project projector projectors projects promenade promenades promotion promotions
proofreader proofreaders properties property proportion proportional proportionally proportionate proportionately proportions
proposal proposals prospectus prospectuses prostheses prosthesis protein proteins protocol protocols proton protons prototype
prototypes provide provided provider providers provides providing province provinces provincial provision provisional
provisionally provisions proximity prune pruned prunes pruning pseudo psychiatric psychiatry psychological psychologist
psychologists psychology psychotherapy pub public publication publications publicly publish published publisher publishers
publishes publishing pubs pudding puddings pullover pullovers pulp pulse pulses pump pumped pumping pumpkin pumpkins pumps
pupil pupils puppies puppy purchase purchaser purchasers purchases purely purple purpose purposes purse purses put puts
putting puzzle puzzles pyjamas pyramid pyramids qualification qualifications quantile quantiles quantitative quantitatively
quantities quantity quarries quarry quarter quarterback quarterbacks quarterly quarters quasi quay quays queried queries query
querying question questioned questioning questionnaire questionnaires questions queue queued queues queuing quick quiet quite
quiz quizzed quizzes quizzing quota quotas quotation quotations quote quoted quotes quotient quotients quoting rabbi rabbis
rabbit rabbits race raced races racing rack racket rackets racks racquet racquets radar radars radiator radiators radii radio
radiology radios radish radishes radius raft rafts rail railcar railcars railroad railroads rails railway railways rain
raincoat raincoats rained rainfall raining rains rainy rake rakes ran random randomly range ranged ranger rangers ranges
ranging rank ranked ranking rankings ranks rapeseed rare rarely raspberries raspberry rate rated ratepayer ratepayers rates
rather rating ratings ratio ratios raw razor razors re reach reached reaches reaching reactor read reader readers readership
reading readings readjust readjusted readjusting readjusts readmission readmissions reads reagent reagents real reallocate
reallocated reallocates reallocating reallocation realtor realtors reappear reappeared reappearing reappears rearrange
rearranged rearranges rearranging rearward reason reasons reassign reassigned reassigning reassigns rebate rebates rebooking
rebookings recalculate recalculated recalculates recalculating recap recapped recapping recaps receipt receipts receivable
receivables receive received receives receiving recent recently reception receptionist receptionists receptions recheck
rechecked rechecking rechecks recipe recipes recipient recipients recital recitals reclassified reclassifies reclassify
reclassifying reconcile reconciled reconciles reconciliation reconciliations reconciling record recorded recording records
recount recounted recounting recounts recreation recreational recruiter recruiters recruitment recruitments rectangle
rectangles recur recurred recurrence recurrences recurring recurs recyclable recycle recycled recycles recycling redistribute
redistributed redistributes redistributing redistribution refer referee referees reference references referenda referendum
referendums referral referrals referred referrer referrers referring refers refineries refinery refrigerated refrigerator
refrigerators refugee refugees refund refundable refunded refunding refunds refurbish refurbished refurbishes refurbishing
refurbishment refurbishments regard regarding regardless region regional regionally regions regionwide register registered
registers registrar registrars registration registrations registries registry regroup regrouped regrouping regroups regular
regularly regulation regulations rehabilitation rehearsal rehearsals rehearse rehearsed rehearses rehearsing reimburse
reimbursed reimbursement reimbursements reimburses reimbursing reinsurance reinsurer reinsurers relate related relates
relating relation relations relationship relative relatively relatives relay relays relevant religion religions remain
remainder remainders remaining remains remark remarked remarking remarks remember remembered remembering remembers remind
reminded reminding reminds remit remits remittance remittances remitted remitting remote remotely remove removes removing
remuneration remunerations renewable renovate renovated renovates renovating renovation renovations rent rental rentals rented
renting rents reorder reordered reordering reorders reorganise reorganised reorganises reorganising reorganize reorganized
reorganizes reorganizing rep repair repaired repairing repairs repayment repayments repeat repeated repeating repeats
repetition repetitions rephrase rephrased rephrases rephrasing replace replaced replacement replacements replaces replacing
replay replayed replaying replays replied replies reply replying report reportage reported reporter reporters reporting
reports repositories repository represent representative representatives represented representing represents reproduce
reproduced reproduces reproducing reps reptile reptiles republic republics republish republished republishes republishing
request requested requesting requests require reread rereading rereads rescale rescaled rescales rescaling rescheduling
research researcher researchers reseller resellers resemble resembled resembles resembling reservation reservations reserve
reserves reservoir reservoirs reset resets resetting reside resided resident residential residents resides residing residual
residuals residue residues resin resins resize resized resizes resizing resolution resolutions resort resorts resource
resources resp respect respecting respective respectively respiratory respond responded respondent respondents responding
responds response responses responsible rest restate restated restates restating restaurant restaurants rested resting restock
restocked restocking restocks rests result results retail retailer retailers retention retired retiree retirees retrieve
retrieved retrieves retrieving return returned returning returns reusable reuse reused reuses reusing revenue revenues reverse
review reviewed reviewer reviewers reviewing reviews revise revised revises revising revision revisions revisit revisited
revisiting revisits rework rewrite rewrites rewriting rewritten rewrote rhythm rhythms rice ridden ride rider riders rides
rideshare rideshares riding rigger riggers right righthand ring rings rink rinks rise rises rising river rivers rivet rivets
road roads roadside roaming roast roasted roasting roasts robot robotics robots rock rocks rod rode rods role roles roll rolls
roof roofer roofers roofs room rooms rose roster rosters rota rotas rotate rotated rotates rotating rotation rotations roughly
round roundabout roundabouts rounded rounding roundings rounds route router routers routes routine routinely routing row rowed
rowing rows royalties royalty rubber rubbish rudder rudders rug rugby rugs rule rules rum rums run runner runners running runs
runway runways rural rye s sack sacks saddle saddles safari safaris said sail sailboat sailboats sailed sailing sailor sailors
sails salad salads salaried salaries salary sale sales salesman salesmen salespeople salesperson saleswoman saleswomen salmon
salt saltwater same sample sampled samples sampling samplings sanatorium sanatoriums sand sandal sandals sandwich sandwiches
sang sanitation sank sapling saplings sat satellite satellites satisfaction sauce sauces sauna saunas sausage sausages saver
savers saw sawmill sawmills saws sawyer sawyers say saying says scaffold scaffolding scaffolds scale scaled scales scaling
scan scanned scanner scanners scanning scans scarf scarves scatter scatterplot scatterplots scene scenes schedule scheduled
schedules scheduling schema schemas schematic schematically scheme schemes scholar scholars scholarship scholarships school
schoolbag schoolbags schoolchild schoolchildren schooling schools science sciences scientific scientist scientists scooter
scooters scope scopes score scoreboard scoreboards scored scorer scorers scores scoring scrap screen screened screening
screenings screens screenshot screenshots screw screwdriver screwdrivers screws scroll scrolled scrolling scrolls sculptor
sculptors sculpture sculptures se sea seaborne seafarer seafarers seafood seal sealed sealing seals search searched searches
searching seas season seasonal seasonality seasonally seasons seat seatbelt seatbelts seated seating seats second secondment
secondments secretariat secretariats secretaries secretary section sections sector sectoral sectors secular sedan sedans
sediment sediments see seed seedling seedlings seeds seeing seek seeking seeks seem seemed seeming seemingly seems seen sees
segment segmentation segmentations segmented segmenting segments seldom select selected selecting selection selections selects
seller sellers selling sells semester semesters semi semidetached seminar seminars semitrailer semitrailers senate senates
senator senators send sender senders sending sends senior seniority seniors sense sensor sensors sent sentence sentences
separate separated separately separates separating sequence sequences sequential sequentially series serve served serves
service servicedesk servicedesks servicing serving servings session sessions set setback sets setting settings settle settled
setup setups several sew sewage sewed sewer sewers sewing sewn sews sex shade shaded shades shading shadings shaft shafts
shampoo shampoos shape shapes share shared shareholder shareholders shareholding shareholdings shares sharing sharply she
sheep sheet sheets shelf shelter sheltered sheltering shelters shelves shift shifted shifting shifts ship shipbuilder
shipbuilders shipment shipments shipped shipper shippers shipping ships shipyard shipyards shirt shirts shoe shoemaker
shoemakers shoes shop shopkeeper shopkeepers shopper shoppers shops shore shores short shorts shots should shoulder shoulders
shovel shovels show showed shower showers showing shown showroom showrooms shows shrank shrimp shrimps shrine shrines shrub
shrubs shuffle shuffled shuffles shuffling shuttle shuttled shuttles shuttling sibling siblings sickness side sides sidewalk
sidewalks sight sights sightseeing sign signal significance signified signifies signify signifying signs silage silk silo
silos silver similar similarities similarity similarly simple simply simulation simulations simultaneously since sing singer
singers singing single singles sings sister sisters sit site sited sites sitewide siting sits sitting situate situated
situates situating situation situations size sizes skate skated skates skating skeletal sketch sketched sketches sketching ski
skied skies skiing skin skins skip skipped skipping skips skirt skirts skis sku skus sky skyscraper skyscrapers slaughter
slaughterhouse slaughterhouses sleep sleeping sleeps sleeve sleeves slept slice slices slide slides slight slightly slipper
slippers slope slopes slot slots slow slower small smaller smallest smartphone smartphones smoked smoker smokers smoking snack
snacks snapshot snapshots sneaker sneakers snooker snow snowboarding snowed snowfall snowing snows snowy so soap soaps soccer
social socially societies society sociology sock socket sockets socks soda sodas sofa sofas softball software soil solar sold
soldier soldiers solely some somebody somehow someone someplace something sometime sometimes somewhat somewhere son song songs
sons sorghum sort sortation sorted sorting sorts sought soundtrack soundtracks soup soups source sources south southeast
southeastern southern southward southwest southwestern souvenir souvenirs sow sowed sowing sown sows soy soybean soybeans spa
space spacecraft spaces spade spades span spanned spanner spanners spanning spans spas spatial spatially speak speaker
speakers speaking speaks spearman species specific specifically specification specifications specified specifies specify
specifying specimen specimens spectacles spectator spectators spectrometer spectrometers spectrum speech speeches speed spell
spelled spelling spells spelt spend spending spends spent sphere spheres spice spices spin spinach spinning spins spirit
spirits split splits splitting spoke spoken spokes sponge sponges sponsor sponsors sponsorship sponsorships spoon spoons sport
sports sportswear spot spots spouse spouses spread spreading spreads spreadsheet spreadsheets spring springs springtime spun
squad squads square squares squash stack stacked stacking stacks stadia stadium stadiums staff staffed staffing staffs stage
stages stair staircase staircases stairs stairwell stairwells stake stakeholder stakeholders stakes stamp stamped stamping
stamps stand standalone standard standardise standardised standardises standardising standardize standardized standardizes
standardizing standing standings standpoint standpoints stands stapler staplers start started starting starts state stated
statement statements states statewide stating station stationary stationery stations statistic statistical statistically
statistician statisticians statistics statue statues statute statutes statutory stay stays steel steep step steps stereo
stereos stevedore stevedores stew steward stewardess stewardesses stewards stews sticker stickers still stock stocked stocking
stockings stockroom stockrooms stocks stomach stomachs stood stop stopover stopovers stopped stops storage storages store
stored storekeeper storekeepers stores storey storeys stories storing story stove stoves straight straw strawberries
strawberry stream streamed streaming streams street streetcar streetcars streets strictly string strings stroke strokes
structural structure structured structures structuring student students studied studies studio studios study studying style
styles sub subassemblies subassembly subcategories subcategory subcontractor subcontractors subdivide subdivided subdivides
subdividing subdivision subdivisions subdomain subdomains subgroup subgroups subject subjects subpage subpages subproduct
subproducts subregion subregions subscribed subscriber subscribers subscription subscriptions subsection subsections
subsequent subsequently subset subsets subsidiaries subsidiary subsidies subsidise subsidised subsidises subsidising subsidize
subsidized subsidizes subsidizing subsidy substance substances substation substations substitute substituted substitutes
substituting substitution substitutions subsystem subsystems subtask subtasks subtitle subtitles subtotal subtotals subtract
subtracted subtracting subtracts subtropical subtype subtypes suburb suburban suburbs subway subways successive successively
such sugar suggestion suggestions suitcase suitcases suite suites sum summaries summarily summarise summarised summarises
summarising summarize summarized summarizes summarizing summary summed summer summers summertime summing sums sun sundry
sunflower sunflowers sung sunny sunrise suns sunset sunshine supermarket supermarkets superset supersets supervise supervised
supervises supervising supervision supervisor supervisors supper suppers supplied supplier suppliers supplies supply supplying
support supporter supporters supports surcharge surcharges surface surfaces surfing surgeon surgeons surgeries surgery
surgical surroundings survey surveyed surveying surveyor surveyors surveys swab swabs swam swap swapped swapping swaps sweater
sweaters swim swimmer swimmers swimming swims swimwear swipe swiped swipes swiping switch switched switches switching swum
syllabus syllabuses symbol symbolise symbolised symbolises symbolising symbolize symbolized symbolizes symbolizing symbols
symphonies symphony symptom symptoms synagogue synagogues synopsis syringe syringes system systems systemwide t table tables
tablet tablets tableware tabloid tabloids tabular tabularly tabulate tabulated tabulates tabulating tag tagged tagging tags
tailor tailors take taken takes taking takings talk talked talking talks tall tallied tallies tally tallying tangible tanker
tankers tap tapped tapping taps tariff tariffs task tasks taught tavern taverns tax taxable taxation taxed taxes taxi taxied
taxiing taxing taxis taxpayer taxpayers tea teach teacher teachers teaches teaching teal team teammate teammates teams
teamwork technical technically technician technicians technique techniques technological teen teenager teenagers teens teeth
telecom telecommunication telecommunications telecoms telephone telephones telephony telescope telescopes television
televisions telework teleworking tell teller tellers telling tells temperate temperature temperatures template templates
temple temples temporal temporally temporarily temporary tenancies tenancy tenant tenants tend tender tenders tends tennis
tent tents tenure tenures term terminal terminals terminology terms terrace terraces terrestrial territories territory test
tested tester testers testing tests text textbook textbooks textile textiles texts textual textually than thank thanks that
the theater theaters theatre theatres theatrical theft thefts their theirs them thematic thematically theme themes themselves
then theories theory therapies therapist therapists therapy there thereafter thereby therefore therefrom therein thereof
thereto therewith thermal thermometer thermometers these theses thesis they thickness thing things think thinking thinks third
this those though thought thread threads three throat throats through throughout throughput throughputs throw throws thumb
thumbs thunder thunderstorm thunderstorms thus tick ticker tickers ticket tickets ticks tide tides tie tied ties tights tile
tiler tilers tiles till tilled tilling tills timber time timeframe timeframes timeline timelines times timesheet timesheets
timeslot timeslots timespan timespans timestamp timestamps timetable timetables tin tins tint tints tire tires tissue tissues
title titled titles titling to toaster toasters tobacco today toddler toddlers toe toes together toggle toggled toggles
toggling toilet toilets told tolerance tolerances tomato tomatoes tongue tongues too took tool toolbox toolboxes tooling tools
tooth toothbrush toothbrushes toothpaste toothpastes top topic topics tops total totaled totaling totalled totalling totals
touchdown touchdowns tour toured touring tourism tourist touristic tourists tournament tournaments tours tow toward towards
towed towel towels tower towers towing town townhall townhalls townhouse townhouses towns tows toy toys trace traced traces
tracing track tracked tracker trackers tracking tracks tractor tractors tradable trade traded trader traders trades trading
tradition traditional traditionally traditions traffic trail trailer trailers trails train trained trainee trainees
traineeship traineeships trainer trainers training trainings trains tram trams tramway tramways transaction transactions
transcontinental transcribe transcribed transcribes transcribing transfer transferred transferring transfers transform
transformation transformations transformed transformer transformers transforming transforms transfusion transfusions transit
transition transitions translate translated translates translating translator translators transmit transmits transmitted
transmitting transplant transplanted transplanting transplants transport transportation transported transporting transports
trash travel traveled traveler travelers traveling travelled traveller travellers travelling travels traverse traversed
traverses traversing trawler trawlers treasurer treasurers treasuries treasury treat treated treaties treating treatment
treatments treats treaty tree trees trend trends trial trialed trialing trialled trialling trials triangle triangles
triathlete triathletes triathlon triathlons tribunal tribunals tricycle tricycles trimester trimesters trip tripod tripods
trips trolleybus trolleybuses trophies trophy tropical trousers trout truck trucks trumpet trumpets trustee trustees tshirt
tshirts tub tube tubes tubs tug tugs tuition tuna tunnel tunnels turbine turbines turn turned turning turnout turnover
turnovers turns turquoise tutor tutored tutorial tutorials tutoring tutors tv tvs two type typed types typical typically
typing typist typists tyre tyres ultimately ultrasound umbrella umbrellas umpire umpires unadjusted unallocated unanswered
unassigned unaudited unavailable unbilled unbooked uncategorised uncategorized unclassified uncleared unconditional
unconsolidated uncooked uncounted undated undefined undelivered under undergo undergoes undergoing undergone undergraduate
undergraduates underground undermentioned understand understanding understands understood undertake undertaken undertakes
undertaking undertook underwear underwent underwriter underwriters underwriting undiscounted undivided undocumented unemployed
unemployment unequal uneven unevenly unfiltered unfold unfolded unfolding unfolds unfurnished ungrouped unidentified uniform
uniforms unilateral uninhabited uninspected uninsured uninvoiced union unions unit units universe universities university
unknown unlabeled unlabelled unless unlike unlisted unload unloaded unloading unloads unmanned unmarried unmentioned
unmotorised unnamed unoccupied unofficial unpack unpackaged unpacked unpacking unpacks unpaid unpopulated unpriced unprinted
unprocessed unregistered unrelated unreported unreviewed unrounded unshipped unsorted unspecified unstaffed unstated unstocked
untaxed untested until untitled unused unweighted up update updates upholsterer upholsterers uploaded uploads upon upper
uppermost upstairs upstream uptime upward urban urbanisation urbanization url urls urology us usage usages use used useful
user users uses usher ushers using usual usually utilisation utilisations utilise utilised utilises utilising utilities
utility utilization utilizations utilize utilized utilizes utilizing vacancies vacancy vacant vacation vacations vaccinate
vaccinated vaccinates vaccinating vaccination vaccinations vaccine vaccines vacuum vacuums valley valleys valuation valuations
value values valuing valve valves van vans variabilities variability variable variables variance variances variant variants
variation variations varied varies varieties variety various variously varnish varnishes vary varying vat vats ve vegan
vegetable vegetarian vehicle vehicles vehicular velocity vendor vendors veneer veneers ventilate ventilated ventilates
ventilating ventilation venue venues verbal verbally verified verifies verify verifying versa version versions versus vertical
vertically very vessel vessels vet veterinarian veterinarians veterinary vets via viaduct viaducts vice vicinity video videos
view viewed viewer viewers viewership viewing viewpoint viewpoints views villa village villages villas vinegar vineyard
vineyards viola violas violet violin violins virtual virtually vis visa visas visibility visible visibly visit visited
visiting visitor visitors visits visual visualisation visualisations visualise visualised visualises visualising visualization
visualizations visualize visualized visualizes visualizing visually visuals vitamin vitamins viz vlog vlogs vocabularies
vocabulary vocational vodka vodkas volleyball voltage volume volumes voluntarily voluntary volunteer volunteers vote voted
voter voters votes voting voucher vouchers voyage voyages vs wage wages wagon wagons wait waited waiter waiters waiting
waitress waitresses waits walk walked walker walkers walking walks wallet wallets wallis wallpaper wallpapers walnut walnuts
ward wardrobe wardrobes wards ware warehouse warehoused warehouses warehousing wares warranties warranty was wash washed
washer washers washes washing wasn waste wastewater watch watched watches watching watchmaker watchmakers water watered
watering waterway waterways wattage wavelength wavelengths way waybill waybills waypoint waypoints ways we wear wearing wears
weave weaver weavers weaves weaving web webinar webinars webpage webpages webs website websites wedding weddings week weekday
weekdays weekend weekends weeklong weekly weeks weigh weighed weighing weighs weight weighted weighting weights welcome welded
welder welders welding welds welfare well went were weren west western westward wet wetland wetlands what whatever whatsoever
wheat wheel wheelchair wheelchairs wheels when whenever where whereas whereby wherefrom wherein whereof whereupon wherever
whether which whichever while whilst whiskey whiskeys whiskies whisky white whiteboard whiteboards who whoever whole wholesale
wholesaler wholesalers wholly whom whomever whose whosoever why wicket wickets wide widely widget widgets widow widowed
widower widowers widows width wife wifi wildlife will wind windmill windmills window windows winds windscreen windscreens
windshield windshields windy wine wineries winery wines winter winters wintertime wire wired wireless wires wiring wise with
withdrawal withdrawals within without wives woman women won wood wooded wooden woodland woodlands woods wool woolen woollen
word wording wordings words wore work workbook workbooks workday workdays worked worker workers workflow workflows workforce
workforces workgroup workgroups working workload workloads workout workouts workpiece workpieces workplace workplaces works
worksheet worksheets workshop workshops workspace workspaces workstation workstations workwear workweek world worldwide worn
worst worth would wove woven wrap wrapped wrapper wrappers wrapping wraps wrench wrenches wrestling wrist wrists write writer
writers writes writing written wrote xray xrays yacht yachts yarn yarns year yearend yearlong yearly years yellow yes yet
yield yielded yields yoga yoghurt yoghurts yogurt yogurts you your yours yourself yourselves youth youths zinc zip zipper
zippers zone zones zoning zoo zoom zoomed zooming zooms zoos zucchini
`;
