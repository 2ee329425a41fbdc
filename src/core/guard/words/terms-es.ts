/** The words of dashboards, from English to Spanish: all forms of a translation that no plain ending makes. */
export const TERMS = `
abalone: abulón
abandoned: abandonado abandonada
abandonment: abandono
abortion: aborto
absence: ausencia
absent: ausente
absenteeism: absentismo ausentismo
absolute: absoluto absoluta
acceleration: aceleración
accepted: aceptado aceptada
access: acceso
accessory: accesorio
accident: accidente
accommodation: alojamiento
account: cuenta
accounting: contabilidad
accrual: devengo
accuracy: exactitud precisión
acid: ácido
acidity: acidez
acoustic: acústico acústica
acquisition: adquisición captación
acquisition cost: costo coste adquisición
acre: acre
acreage: superficie
action: acción
activated: activado activada
activation: activación
active: activo activa
active user: usuario usuaria activo activa
activist: activista
actor: actor actriz actrices
actress: actriz actrices
actual: real
acute: agudo aguda
ad: anuncio
ad spend: gasto inversión publicitario publicitaria publicidad
addiction: adicción
additive: aditivo
address: dirección
adjusted: ajustado ajustada
adjusted close: cierre ajustado
administration: administración
admission: admisión ingreso
admitted: admitido admitida ingresado ingresada
adoption: adopción
adult: adulto adulta
adventure: aventura
advertisement: anuncio
advertiser: anunciante
advertising: publicidad
afternoon: tarde
aftershock: réplica
age: edad
age group: grupo edad
age rating: clasificación edad
agency: agencia
agent: agente
agreement: acuerdo convenio
agricultural: agrícola agrario agraria
agriculture: agricultura
air: aire
air force: fuerza aéreo aérea
air pressure: presión atmosférico atmosférica
air quality: calidad aire
airbag: airbag
aircraft: avión aeronave
aircraft model: modelo avión
aircraft type: tipo avión aeronave
airfield: aeródromo
airline: aerolínea compañía aéreo aérea
airplane: avión
airport: aeropuerto
aisle: pasillo
alarm: alarma
album: álbum
alcohol: alcohol
alert: alerta
algae: alga
allergy: alergia
alliance: alianza
allocated: asignado asignada
allowance: subsidio asignación
alloy: aleación
ally: aliado aliada
almond: almendra
altitude: altitud
aluminium: aluminio
aluminum: aluminio
ambassador: embajador embajadora
ambulance: ambulancia
amendment: enmienda modificación
ammonia: amoníaco amoniaco
ammunition: munición
amortization: amortización
amount: importe monto cantidad
amphibian: anfibio
amt: importe cantidad
ancestor: antepasado ancestro
ancestry: ascendencia
anchor: ancla
ancient: antiguo antigua
angle: ángulo
animal: animal
animation: animación
ankle: tobillo
annual: anual
annual return: rentabilidad rendimiento anual
annual revenue: ingreso facturación anual
anomaly: anomalía
answer: respuesta
ant: hormiga
antibiotic: antibiótico
antibody: anticuerpo
antigen: antígeno
anxiety: ansiedad
apartment: apartamento piso departamento
app: aplicación
apparel: ropa prenda indumentaria
appeal: apelación recurso
apple: manzana
appliance: electrodoméstico aparato
applicant: solicitante candidato candidata
application: solicitud aplicación
appointment: cita nombramiento
apprentice: aprendiz aprendices
apprenticeship: aprendizaje
approach: aproximación
approval: aprobación
approval rating: aprobación índice
approved: aprobado aprobada
aquarium: acuario
aquatic: acuático acuática
aquifer: acuífero
archaeology: arqueología
archery: tiro arco
archipelago: archipiélago
architect: arquitecto arquitecta
archived: archivado archivada
arctic: ártico ártica
area: superficie área zona
arm: brazo arma
army: ejército
aroma: aroma
arr: ingreso anual recurrente
arrears: atraso mora
arrest: arresto detención
arrested: arrestado arrestada detenido detenida
arrival: llegada
arrival delay: retraso llegada
arrival time: hora llegada
arrived: llegado llegada
arsenic: arsénico
arson: incendio provocado
art: arte
artery: arteria
article: artículo
artifact: artefacto
artist: artista
artwork: obra arte
ash: ceniza fresno
assault: agresión
assembly: montaje ensamblaje asamblea
asset: activo
assigned: asignado asignada
assignee: responsable
assist: asistencia
association: asociación
assortment: surtido
asthma: asma
astronaut: astronauta
astronomy: astronomía
asylum: asilo
asylum seeker: solicitante asilo
atheist: ateo atea
athlete: atleta deportista
atomic mass: masa atómica
atomic number: número atómico
attack: ataque
attendance: asistencia
attended: asistido atendido atendida
attorney: abogado abogada
attraction: atracción
attrition: rotación deserción
attrition rate: tasa rotación
auction: subasta
audience: audiencia público
audit: auditoría
auditor: auditor auditora
author: autor autora
authority: autoridad
automatic: automático automática
automobile: automóvil
automotive: automoción automotriz automotor
autumn: otoño
availability: disponibilidad
available: disponible
avalanche: avalancha alud
average: promedio media medio
avg: promedio media medio
aviation: aviación
avocado: aguacate
award: premio galardón
baby: bebé
bachelor: licenciado licenciada grado
backlog: atraso cartera
backorder: pedido pendiente
backpack: mochila
backup: copia seguridad respaldo
bacon: tocino beicon
bacteria: bacteria
bag: bolsa bolso
baggage: equipaje
bakery: panadería
balance: saldo balance
balance sheet: balance
balloon: globo
ballot: papeleta
bamboo: bambú
band: banda grupo
bandwidth: ancho banda
bank: banco
bank account: cuenta bancaria
banking: banca bancario bancaria
bankruptcy: quiebra bancarrota
banner: banner
barcode: código barras
bark: corteza
barley: cebada
barometer: barómetro
barrel: barril
baseline: referencia
basic: básico básica
basin: cuenca
basket: cesta carrito
basketball: baloncesto
bat: murciélago bate
batch: lote
bathroom: baño
battery: batería pila
battle: batalla
bay: bahía
beach: playa
beak: pico
bean: frijol judía alubia
bear market: mercado bajista
beauty: belleza
bed: cama
bed occupancy: ocupación cama
bedroom: dormitorio habitación
bee: abeja
beef: vacuno res carne
beekeeping: apicultura
beer: cerveza
belt: cinturón
benchmark: referencia
beneficiary: beneficiario beneficiaria
benefit: prestación beneficio
benign: benigno benigna
berry: baya
bestseller: superventas
bet: apuesta
beverage: bebida
bicycle: bicicleta
bid: oferta puja
bike: bicicleta bici
bill: factura proyecto ley
bill depth: profundidad pico
bill length: longitud pico
billing: facturación
billion: millardo
bin: cubo contenedor
biodiversity: biodiversidad
biofuel: biocombustible
biography: biografía
biology: biología
biomass: biomasa
biopsy: biopsia
biotechnology: biotecnología
bird: ave pájaro
bird strike: choque colisión ave aviar
birth: nacimiento
birth rate: tasa natalidad
birthday: cumpleaños
bishop: obispo
bitter: amargo amarga
bitterness: amargor amargura
black comedy: comedia negro negra
blackout: apagón
bladder: vejiga
bleeding: sangrado hemorragia
blind: ciego ciega
blocked: bloqueado bloqueada
blog: blog
blood: sangre
blood pressure: presión arterial tensión
blood sugar: glucosa glucemia azúcar
blood type: grupo sanguíneo tipo
blouse: blusa
boarding: embarque
boat: barco bote
body: cuerpo
body fat: grasa corporal
body temperature: temperatura corporal
body weight: peso corporal
boiling point: punto ebullición
bomb: bomba
bond: bono obligación
bone: hueso
bonus: bono bonificación prima
book: libro
book value: valor contable
booked: reservado reservada
booking: reserva
bookkeeping: contabilidad
boot: bota
border: frontera
borough: distrito
boss: jefe jefa
bought: comprado comprada
bounce: rebote
bounce rate: tasa rebote
boundary: límite frontera
box: caja
box office: taquilla recaudación
boxing: boxeo
brain: cerebro
brake: freno
branch: sucursal
brand: marca
brand awareness: notoriedad conocimiento marca
breach: violación brecha
bread: pan
break even: punto equilibrio
breakdown: avería
breakfast: desayuno
breastfeeding: lactancia
breed: raza
breeze: brisa
bribery: soborno
brick: ladrillo
bridge: puente
brightness: brillo luminosidad
broadband: ancho
broadcast: emisión
broker: corredor corredora agente
bronze medal: medalla bronce
brother: hermano
browser: navegador
buddhist: budista
budget: presupuesto
budgeted: presupuestado presupuestada
bug: error
build: construcción compilación
building: edificio
building permit: permiso licencia construcción obra
built: construido construida
bull: toro
bull market: mercado alcista
bumper: parachoques
burger: hamburguesa
burglary: robo
burn: quemadura
bus: autobús bus
bus stop: parada autobús
business: negocio empresa
business day: día hábil laborable
business service: servicio empresarial empresa
business services: servicio empresarial empresa
business unit: unidad negocio
butter: mantequilla
butterfly: mariposa
buyer: comprador compradora
cabbage: col repollo
cabin: cabina
cabinet: gabinete armario
cadmium: cadmio
caffeine: cafeína
cake: pastel tarta
calcium: calcio
calibration: calibración
call: llamada
call center: centro llamada
call duration: duración llamada
caller: llamante
calorie: caloría
camera: cámara
campaign: campaña
camping: camping
canceled: cancelado cancelada cancelar cancelaron canceló anulado anulada anularon anuló
cancellation: cancelación anulación
cancellation rate: tasa cancelación
cancelled: cancelado cancelada cancelar cancelaron canceló anulado anulada anularon anuló
cancer: cáncer cánceres
candidate: candidato candidata
candy: caramelo dulce
canton: cantón cantones
cap: gorra sombrero tope
capacity: capacidad
capex: gasto inversión
capital: capital
capital city: capital
capsule: cápsula
captain: capitán capitana
car: coche automóvil carro
car dealer: concesionario
car insurance: seguro coche auto
car model: modelo coche
carat: quilate
carbohydrate: carbohidrato hidrato
carbon: carbono
carbon dioxide: dióxido carbono
carbon footprint: huella carbono
carbon monoxide: monóxido carbono
card: tarjeta
care: cuidado atención
caregiver: cuidador cuidadora
cargo: carga cargamento
carmaker: fabricante automóvil
carrier: transportista
cart: carrito
cart abandonment: abandono carrito
cartoon: dibujo animado caricatura
case: caso
cash: efectivo caja
cash flow: flujo caja efectivo
cast: reparto elenco
castle: castillo
casualty: víctima
cat: gato gata
catalog: catálogo
catalogue: catálogo
catch: captura
category: categoría
catering: restauración
cathedral: catedral
catholic: católico católica
cattle: ganado vacuno bovino bovina
cause: causa
cave: cueva
cell: célula celda
celsius: celsius
cement: cemento
cemetery: cementerio
census: censo
cent: céntimo centavo
century: siglo
cereal: cereal
certificate: certificado
chair: silla
champagne: champán
champion: campeón campeona
championship: campeonato
chancellor: canciller
change: cambio variación
channel: canal
character: personaje carácter
charge: cargo carga
charging station: estación punto recarga
charity: caridad beneficencia
chat: chat
check in: entrada registro
check out: salida
checkout: caja pago
cheese: queso
chemical: químico química
chemistry: química
chess: ajedrez
chest: pecho tórax
chicken: pollo gallina
child: niño niña hijo hija
child mortality: mortalidad infantil
chloride: cloruro
chlorine: cloro
chocolate: chocolate
choir: coro
cholesterol: colesterol
christian: cristiano cristiana
chromosome: cromosoma
chronic: crónico crónica
church: iglesia
churn: abandono cancelación
churn rate: tasa abandono
churned: perdido perdida
cigarette: cigarrillo
cinema: cine
cinnamon: canela
circulation: tirada circulación
circumference: circunferencia
citation: cita
citizen: ciudadano ciudadana
citizenship: ciudadanía nacionalidad
citric acid: ácido cítrico
city: ciudad
civil servant: funcionario funcionaria
civilization: civilización
claim: siniestro reclamación
claim amount: importe monto siniestro
claims ratio: siniestralidad ratio
clarity: claridad pureza
class: clase
class size: tamaño clase
classical: clásico clásica
classroom: aula
claw: garra
clay: arcilla
click: clic
click rate: tasa clic
click through: clic
clicked: clicado clicada
client: cliente clienta
climate: clima
climate change: cambio climático
climb: ascenso
climbing: escalada
clinic: clínica
close: cierre
closed: cerrado cerrada
closing price: precio cierre
clothing: ropa vestimenta
cloud: nube
cloud cover: nubosidad
cloudy: nublado nublada nuboso nubosa
club: club
clutch: embrague
coach: entrenador entrenadora
coal: carbón
coalition: coalición
coast: costa
coastal: costero costera
coat: abrigo
cobalt: cobalto
cocoa: cacao
cod: bacalao
code: código
coffee: café
cogs: costo coste venta
cohort: cohorte
coin: moneda
cold: frío fría
collateral: garantía colateral
colleague: colega
collected: cobrado cobrada recogido recogida
collection: colección cobro
college: universidad
collision: colisión choque
colony: colonia
color: color
colour: color
column: columna
comedy: comedia
comet: cometa
commander: comandante
comment: comentario
commercial: comercial
commission: comisión
committee: comité comisión
commodity: materia prima
communication: comunicación
commute: trayecto desplazamiento
commuter: viajero viajera
comorbidity: comorbilidad
company: empresa compañía
compensation: remuneración compensación indemnización
competition: competición competencia
competitor: competidor competidora
complaint: queja reclamación
completed: completado completada completaron terminado terminada terminaron finalizado finalizada finalizaron
completion: finalización
completion rate: tasa finalización
component: componente
composer: compositor compositora
computer: ordenador computadora
concentration: concentración
concert: concierto
concrete: hormigón
condiment: condimento
conductivity: conductividad
confectionery: confitería
confirmed: confirmado confirmada
conflict: conflicto
congestion: congestión
congress: congreso
conifer: conífera
connection: conexión
conservation: conservación
conservative: conservador conservadora
consignment: consignación envío
console: consola
constellation: constelación
constituency: circunscripción
constitution: constitución
construction: construcción
construction year: año construcción
consultant: consultor consultora asesor asesora
consulting: consultoría asesoría
consumed: consumido consumida
consumer: consumidor consumidora
consumption: consumo
contact: contacto
contacted: contactado contactada
container: contenedor
content: contenido
continent: continente
contraception: anticoncepción
contract: contrato
contractor: contratista
control: control
control group: grupo control
controlling: control gestión
conversation: conversación
conversion: conversión
conversion rate: tasa conversión
converted: convertido convertida
convertible: descapotable convertible
convicted: condenado condenada
conviction: condena
cooked: cocido cocida cocinado cocinada
cool: fresco fresca
cooling: refrigeración
coordinate: coordenada
copier: fotocopiadora copiadora
copper: cobre
coral: coral
corn: maíz
corner: esquina córner
corporate: corporativo corporativa empresarial
corporation: corporación empresa
correlation: correlación
corruption: corrupción
cosmetic: cosmético cosmética
cost: costo coste
cost center: centro costo coste
cost centre: centro costo coste
cotton: algodón
cough: tos
council: consejo ayuntamiento
count: número recuento conteo cantidad
country: país
county: condado
couple: pareja
coupon: cupón cupones
courier: mensajero mensajera
course: curso asignatura
court: tribunal juzgado
cousin: primo prima
coverage: cobertura
cow: vaca
cpc: costo coste clic
cpm: costo coste mil
crab: cangrejo
craft: artesanía
crash: accidente choque
crate: caja
crater: cráter
cream: crema nata
created: creado creada
credit: crédito abono
credit card: tarjeta crédito
credit score: puntuación crediticia
creditor: acreedor acreedora
crew: tripulación
cricket: críquet
crime: crimen crímenes delito delincuencia
crime rate: tasa delincuencia criminalidad
criminal: criminal delincuente
critic: crítico crítica
crocodile: cocodrilo
crop: cultivo cosecha
crop yield: rendimiento cultivo
crude oil: petróleo crudo
cruise: crucero
cryptocurrency: criptomoneda
crystal: cristal
ctr: tasa clic
cubic meter: metro cúbico
cucumber: pepino
cultivated: cultivado cultivada
culture: cultura
cumulative: acumulado acumulada
cup: taza copa
currency: moneda divisa
current: corriente actual
curriculum: currículo
customer: cliente clienta
customer base: cartera base cliente
customer group: grupo cliente
customer satisfaction: satisfacción cliente
customer segment: segmento cliente
customer service: servicio atención cliente
customer type: tipo cliente
customs: aduana
cut: corte talla
cycle time: tiempo ciclo
cycling: ciclismo
cyclist: ciclista
cylinder: cilindro
daily: diario diaria
daily high: máximo máxima diario diaria
dairy: lácteo láctea lechería
dam: presa
damage: daño
damaged: dañado dañada averiado averiada
danceability: bailabilidad
dancer: bailarín bailarina
data: dato
data usage: consumo dato
data volume: volumen dato
database: base dato
date: fecha
daughter: hija
dawn: amanecer alba
day: día
daytime: día diurno diurna
deadline: plazo
deaf: sordo sorda
deal: acuerdo trato negocio
dealer: distribuidor distribuidora concesionario
dean: decano decana
death: muerte defunción fallecimiento
death rate: tasa mortalidad
debit: débito cargo
debt: deuda endeudamiento
debtor: deudor deudora
decade: década decenio
decibel: decibelio
decile: decil
deductible: franquicia deducible
deer: ciervo venado
default: impago incumplimiento
default rate: tasa impago
defeat: derrota
defect: defecto
defect rate: tasa defecto
defective: defectuoso defectuosa
defendant: acusado acusada demandado demandada
defender: defensa defensor defensora
defense: defensa
deficit: déficit
deforestation: deforestación
degree: grado título
degree program: programa grado
delay: retraso demora
delay minute: minuto retraso
delayed: retrasado retrasada demorado demorada
deleted: eliminado eliminada borrado borrada
delinquency: morosidad delincuencia
delivered: entregado entregada
delivery: entrega
delivery date: fecha entrega
delivery time: plazo tiempo entrega
demand: demanda
dementia: demencia
democracy: democracia
democrat: demócrata
demographic: demográfico demográfica demografía
denied: denegado denegada
density: densidad
dentist: dentista
departed: salido salida
department: departamento
departure: salida partida
departure delay: retraso salida
departure time: hora salida
deployment: despliegue
deposit: depósito
depreciation: depreciación amortización
depression: depresión
dept: departamento
depth: profundidad
deputy: diputado diputada
derivative: derivado
descent: descenso
description: descripción
desert: desierto
designer: diseñador diseñadora
desk: escritorio
desktop: escritorio
destination: destino
detective: detective
detractor: detractor detractora
developer: desarrollador desarrolladora promotor promotora
development: desarrollo
deviation: desviación
device: dispositivo aparato
dew point: punto rocío
diabetes: diabetes
diagnosis: diagnóstico
diameter: diámetro
diamond: diamante
dictionary: diccionario
diesel: diésel gasóleo
diet: dieta
difference: diferencia
digital: digital
diploma: diploma
diplomat: diplomático diplomática
direct: directo directa
director: director directora
disability: discapacidad
disabled: deshabilitado deshabilitada desactivado desactivada discapacitado discapacitada
disaster: desastre catástrofe
discharge: egreso descarga
discharged: egresado egresada
discount: descuento
disease: enfermedad
dish: plato
dishwasher: lavavajillas
disk: disco
dismissal: despido
dismissed: despedido despedida
dispatched: despachado despachada
displacement: cilindrada
distance: distancia
distribution: distribución reparto
distributor: distribuidor distribuidora
district: distrito
diversity: diversidad
diverted: desviado desviada
dividend: dividendo
dividend yield: rentabilidad dividendo
diving: buceo
division: división
divorce: divorcio
divorced: divorciado divorciada
doctor: médico médica doctor doctora
document: documento
documentary: documental
dog: perro perra
dollar: dólar
dolphin: delfín
domain: dominio
domestic: nacional interno interna doméstico doméstica
domestic gross: recaudación nacional
donation: donación
donor: donante
doping: dopaje
dormitory: dormitorio residencia
dosage: dosificación dosis
dose: dosis
download: descarga
download speed: velocidad descarga
downtime: inactividad parada
dozen: docena
draft: calado borrador
drama: drama
draw: empate sorteo
dress: vestido
drilling: perforación
drink: bebida
driver: conductor conductora
drivetrain: tracción
driving license: permiso conducir
drizzle: llovizna
drone: dron drones
dropout: abandono deserción
dropout rate: tasa abandono
drought: sequía
drug: medicamento fármaco droga
drum: tambor batería
dry: seco seca
duck: pato
due date: vencimiento
durable goods: bienes duradero
duration: duración
dusk: anochecer crepúsculo
dust: polvo
duty: arancel derecho
dynasty: dinastía
eagle: águila
ear: oreja oído
early: temprano temprana adelantado adelantada
earning: ganancia ingreso
earring: pendiente arete
earth: tierra
earthquake: terremoto sismo
east: este oriente
eastern: oriental este
ebitda: resultado explotación
economic: económico económica
economics: economía
economy: economía
ecosystem: ecosistema
edible: comestible
edition: edición
education: educación enseñanza
efficiency: eficiencia rendimiento
egg: huevo
elbow: codo
elderly: anciano anciana
elected: elegido elegida electo electa
election: elección
electorate: electorado
electric: eléctrico eléctrica
electric car: coche eléctrico
electric vehicle: vehículo eléctrico
electricity: electricidad
electricity consumption: consumo electricidad eléctrico eléctrica
electricity price: precio electricidad
electron: electrón
electronics: electrónica
elephant: elefante
elevation: altitud elevación
elevator: ascensor
eligible: elegible
email: correo
embarked: embarcado embarcada
embassy: embajada
emergency: urgencia emergencia
emigrant: emigrante
emigration: emigración
emission: emisión
empire: imperio
employed: empleado empleada ocupado ocupada
employee: empleado empleada trabajador trabajadora
employee number: número empleado
employment: empleo ocupación
employment rate: tasa empleo
empty: vacío vacía
enabled: habilitado habilitada activado activada
encryption: cifrado
end: fin final
end date: fecha fin
endangered: amenazado amenazada peligro
energy: energía
energy consumption: consumo energía energético energética
energy mix: mezcla combinación energético energética
engagement: interacción compromiso
engine: motor
engine size: cilindrada tamaño motor
engineer: ingeniero ingeniera
engineering: ingeniería
enrolled: matriculado matriculada inscrito inscrita
enrollment: matrícula inscripción
enrolment: matrícula inscripción
enterprise: empresa
entertainment: entretenimiento
environment: medio ambiente entorno
environmental: ambiental medioambiental
enzyme: enzima
epicenter: epicentro
epidemic: epidemia
episode: episodio capítulo
equation: ecuación
equator: ecuador
equipment: equipo equipamiento
equity: patrimonio neto capital
era: era época
error: error
error count: número error
error rate: tasa error
eruption: erupción
escalated: escalado escalada
escalation: escalamiento escalada
estimate: estimación
estimated: estimado estimada
ethnicity: etnia origen
euro: euro
evaporation: evaporación
evening: tarde noche
event: evento suceso
evidence: prueba evidencia
exam: examen exámenes
exam score: nota examen
excavation: excavación
exchange: cambio intercambio bolsa
exchange rate: tipo cambio
executive: ejecutivo ejecutiva directivo directiva
exempt: exento exenta
exhaust: escape
exhibition: exposición
existing: existente
existing customer: cliente existente
exit: salida
exoplanet: exoplaneta
expected: esperado esperada previsto prevista
expenditure: gasto
expense: gasto
experiment: experimento
expired: vencido vencida caducado caducada
export: exportación
exported: exportado exportada
external: externo externa
extinct: extinto extinta
extinction: extinción
extraction: extracción
eye: ojo
eye color: color ojo
fabric: tela tejido
face: cara rostro
factory: fábrica
faculty: facultad
fahrenheit: fahrenheit
failed: fallido fallida
failure: fallo avería
failure rate: tasa fallo
family: familia
famine: hambruna
fantasy: fantasía
fare: tarifa pasaje
farm: granja finca explotación
farmer: agricultor agricultora granjero granjera
fashion: moda
fat: grasa
fatal: mortal fatal
fatality: víctima mortal muerte
father: padre
fatigue: fatiga cansancio
feather: pluma
feature: función funcionalidad característica
fee: tarifa honorario comisión
feedback: comentario opinión retroalimentación
felony: delito grave
female: femenino femenina mujer hembra
fence: valla cerca
fencing: esgrima
ferry: ferri transbordador
fertility: fecundidad fertilidad
fertility rate: tasa fecundidad
fertilizer: fertilizante abono
fever: fiebre
fiber: fibra
fiction: ficción
field: campo
figure: cifra
file: archivo fichero
film: película
fin: aleta
final: final
finance: finanzas financiación
financed: financiado financiada
financial: financiero financiera
financial activities: actividad financiero financiera
financial services: servicio financiero
fine: multa
finger: dedo
finish time: tiempo llegada
finished: terminado terminada acabado acabada
fire: incendio fuego
fire department: bombero
firearm: arma fuego
firefighter: bombero bombera
fireplace: chimenea
firewall: cortafuegos
firm: firma empresa
first response: primero primera respuesta
fiscal: fiscal
fiscal year: año ejercicio fiscal
fish: pez peces pescado
fishery: pesca pesquería
fishing: pesca
fixed cost: costo coste fijo
flat: piso
flavor: sabor
flavour: sabor
fleet: flota
flight: vuelo
flight date: fecha vuelo
flight number: número vuelo
flipper: aleta
flood: inundación
floor: piso planta suelo
floor area: superficie construido construida
flower: flor
fluoride: fluoruro
fog: niebla
foggy: brumoso brumosa
folder: carpeta
follower: seguidor seguidora
food: alimento comida alimentación
food industry: industria alimentario alimentaria
foot: pie
football: fútbol
footfall: afluencia
footwear: calzado
force: fuerza
forecast: previsión pronóstico
foreign: extranjero extranjera exterior
forest: bosque
forestry: silvicultura forestal
fortress: fortaleza
forward: delantero delantera
forwarder: transitario
fossil: fósil
fossil fuel: combustible fósil
foul: falta
foundation: fundación
foundation type: tipo cimentación
founded: fundado fundada
founder: fundador fundadora
fountain: fuente
fox: zorro
fracture: fractura
franchise: franquicia
fraud: fraude
free: gratuito gratuita gratis libre
free kick: tiro libre
freedom: libertad
freelancer: autónomo autónoma
freezer: congelador
freight: flete carga
frequency: frecuencia
fresh: fresco fresca
friend: amigo amiga
frog: rana
frost: helada
frozen: congelado congelada
fruit: fruta
fuel: combustible carburante
fuel consumption: consumo combustible
fuel economy: consumo economía rendimiento combustible
fuel type: tipo combustible
full: lleno llena completo completa
full time: tiempo completo
fund: fondo
funded: financiado financiada
funding: financiación
fundraising: recaudación fondos
funnel: embudo
fur: pelaje piel
furnished: amueblado amueblada
furniture: mueble mobiliario
future: futuro
gain: ganancia plusvalía
galaxy: galaxia
gallon: galón galones
gambling: juego azar apuesta
game: juego partido
gap: brecha diferencia
garage: garaje
garden: jardín
garlic: ajo
gas: gas
gasoline: gasolina
gate: puerta
gdp: pib producto interno interior bruto
gear: marcha engranaje
gearbox: caja cambio
gem: gema
gender: género sexo
gene: gen genes
generated: generado generada
generation: generación
generator: generador
generosity: generosidad
genocide: genocidio
genome: genoma
genre: género
genus: género
geography: geografía
geology: geología
geometry: geometría
geothermal: geotérmico geotérmica geotermia
germ: germen
gift: regalo
gift card: tarjeta regalo
gill: lámina branquia
giraffe: jirafa
glacier: glaciar
glass: vidrio cristal
global: mundial global
global warming: calentamiento global
glucose: glucosa
goal: objetivo meta gol
goalkeeper: portero portera guardameta
goat: cabra
god: dios
gold: oro
gold medal: medalla oro
goods: bienes mercancía
goods producing: bienes productor productora
gorilla: gorila
government: gobierno administración
governor: gobernador gobernadora
grade: nota calificación grado
graduate: graduado graduada titulado titulada
graduated: graduado graduada
graduation: graduación
graduation rate: tasa graduación
grain: grano cereal
gram: gramo
grandparent: abuelo abuela
granite: granito
grant: subvención beca
grape variety: variedad uva
grass: hierba césped
gravel: grava
gravity: gravedad
greenhouse: invernadero
greenhouse gas: gas efecto invernadero
grid: red
grocery: comestible abarrote
gross: bruto bruta recaudación
gross amount: importe bruto
gross margin: margen bruto
gross profit: beneficio bruto
groundwater: agua subterránea
group: grupo
growth rate: tasa crecimiento
guarantee: garantía
guardian: tutor tutora
guest: huésped invitado invitada
guilty: culpable
guitar: guitarra
gull: gaviota
gun: arma pistola
gust: ráfaga
gym: gimnasio
habitat: hábitat
hacker: pirata informático
hail: granizo
hair: pelo cabello
hair color: color pelo cabello
half year: semestre
ham: jamón
hand: mano
handle time: tiempo gestión
happiness: felicidad
harbor: puerto
harbour: puerto
hardcover: tapa dura
hardness: dureza
hardware: hardware
harvest: cosecha
harvested: cosechado cosechada
hatchback: hatchback compacto
hawk: halcón
head: cabeza
headache: dolor cabeza cefalea
headcount: plantilla personal
headlight: faro
headquarters: sede
health: salud sanidad
health insurance: seguro médico salud
healthcare: salud sanidad asistencia sanitario sanitaria
healthy: sano sana saludable
heart: corazón
heart attack: infarto
heart disease: enfermedad cardíaco cardíaca
heart rate: frecuencia cardíaco cardíaca
heat: calor
heating: calefacción
heatwave: ola calor
hectare: hectárea
hedge fund: fondo cobertura
height: altura estatura
helicopter: helicóptero
helmet: casco
help desk: asistencia soporte
hemisphere: hemisferio
hemoglobin: hemoglobina
herb: hierba
herbicide: herbicida
heritage: patrimonio herencia
hero: héroe heroína
high: alto alta máximo
high school: instituto bachillerato
high temperature: temperatura máximo máxima
highway: autopista autovía
hiking: senderismo excursionismo
hill: colina cerro
hindu: hindú
hip: cadera
hire: contratación
hire date: fecha contratación ingreso
hired: contratado contratada
historical: histórico histórica
history: historia
holiday: festivo vacaciones
home: hogar vivienda casa
home office: oficina casa teletrabajo
home team: equipo local
homeless: sin hogar
homework: deber tarea
homicide: homicidio
hormone: hormona
horn: cuerno
horror: terror
horse: caballo
horsepower: potencia caballo caballaje
hospital: hospital
hospitality: hostelería hospitalidad
host: anfitrión anfitriones anfitriona
hot: caliente caluroso calurosa
hotel: hotel
hour: hora
hourly: horario horaria
hourly wage: salario hora
house: casa
house price: precio vivienda
household: hogar
household goods: artículo hogar
household income: ingreso renta hogar
household size: tamaño hogar
housing: vivienda
hub: centro nodo
human development: desarrollo humano
human resource: recurso humano
humidity: humedad
hunger: hambre
hunter: cazador cazadora
hunting: caza
hurricane: huracán huracanes
husband: marido esposo
hybrid: híbrido híbrida
hydro: hidráulico hidráulica
hydroelectric: hidroeléctrico hidroeléctrica
hydrogen: hidrógeno
hydropower: hidroeléctrico hidroeléctrica hidráulico hidráulica
hypertension: hipertensión
hypothesis: hipótesis
ice: hielo
ice hockey: hockey hielo
id: identificador
illiteracy: analfabetismo
illness: enfermedad
image: imagen
immigrant: inmigrante
immigration: inmigración
immunity: inmunidad
import: importación
imported: importado importada
impression: impresión
in progress: curso progreso
in stock: existencia stock
in store: tienda
in transit: tránsito
inactive: inactivo inactiva
inch: pulgada
incidence: incidencia
incident: incidente
income: ingreso renta
incomplete: incompleto incompleta
incumbent: titular
independence: independencia
index: índice
indicator: indicador
indigenous: indígena
individual: individuo individual
industrial: industrial
industry: industria sector
inequality: desigualdad
infant mortality: mortalidad infantil
infected: infectado infectada contagiado contagiada
infection: infección
inflammation: inflamación
inflation: inflación
influenza: gripe
information: información
information technology: informática tecnología información
infrastructure: infraestructura
ingredient: ingrediente
inhabitant: habitante
injection: inyección
injured: herido herida lesionado lesionada
injury: lesión herida
inmate: recluso reclusa interno interna
inpatient: hospitalizado hospitalizada
input: entrada insumo
inquiry: consulta
insolvency: insolvencia
insomnia: insomnio
inspected: inspeccionado inspeccionada
inspection: inspección
inspector: inspector inspectora
install: instalación
installed: instalado instalada
installed capacity: capacidad potencia instalado instalada
installment: cuota plazo
instalment: cuota plazo
institution: institución
insulation: aislamiento
insulin: insulina
insurance: seguro aseguradora
insured: asegurado asegurada
insurer: asegurador aseguradora
intensity: intensidad
intensive care: cuidados intensivos
interest: interés
interest rate: tipo tasa interés
intern: becario becaria practicante
internal: interno interna
international: internacional
internet: internet
intersection: cruce intersección
interval: intervalo
interview: entrevista
invalid: inválido inválida
inventory: inventario existencias
invested: invertido invertida
investigation: investigación
investment: inversión
investor: inversor inversora
invoice: factura
invoice amount: importe monto factura
invoice date: fecha factura
invoiced: facturado facturada
iris: iris lirio
iron: hierro
irrigation: riego irrigación
island: isla
isotope: isótopo
issue: incidencia asunto
item: artículo elemento
jacket: chaqueta
jail: cárcel
jaw: mandíbula
jeans: vaquero jeans
jellyfish: medusa
jet: reactor jet
jewelry: joya joyería
jewish: judío judía
job: empleo puesto trabajo
job title: cargo puesto
joint: articulación
journal: diario revista
journey: viaje
judge: juez jueza jueces
jump: salto
jungle: selva jungla
jury: jurado
justice: justicia
kernel: grano núcleo
kerosene: queroseno
key figure: cifra clave
keyboard: teclado
keyword: palabra clave
kg: kilogramo kilo
kidnapping: secuestro
kidney: riñón
kilogram: kilogramo kilo
kilometer: kilómetro
kilometre: kilómetro
kilowatt: kilovatio
kilowatt hour: kilovatio hora
kind: tipo clase
kindergarten: jardín infancia
king: rey reyes
kitchen: cocina
kitten: gatito
km: kilómetro
knee: rodilla
knot: nudo
kpi: indicador clave
kwh: kilovatio hora
lab: laboratorio
label: etiqueta
labor: trabajo laboral
labor cost: costo coste laboral
labor force: población activo activa fuerza laboral
labor market: mercado laboral trabajo
laboratory: laboratorio
labour: trabajo laboral
labour cost: costo coste laboral
labour force: población activo activa fuerza laboral
labour market: mercado laboral trabajo
lake: lago
lamp: lámpara
land: terreno tierra
landfill: vertedero
landing: aterrizaje
landing page: página destino aterrizaje
landing roll: rodaje recorrido aterrizaje
landline: fijo línea
landlord: propietario propietaria arrendador arrendadora casero casera
landmark: monumento hito
landscape: paisaje
landslide: deslizamiento derrumbe
lane: carril
language: idioma lengua
lap: vuelta
laptop: portátil
larceny: hurto
large: grande gran
lat: latitud
late: tarde tardío tardía retraso atrasado atrasada
latency: latencia
latitude: latitud
launch: lanzamiento
laundry: lavandería colada
law: ley derecho
lawsuit: demanda pleito
lawyer: abogado abogada
layoff: despido
lead: prospecto contacto
lead time: plazo tiempo entrega
leaf: hoja
league: liga
lease: arrendamiento
leather: cuero
leave: permiso licencia
lecturer: profesor profesora conferenciante
ledger: libro mayor
leg: pierna
legal: jurídico jurídica legal
legendary: legendario legendaria
legislation: legislación
leisure: ocio
lender: prestamista
length: longitud duración
lens: lente objetivo
lentil: lenteja
lesson: lección clase
letter: carta letra
lettuce: lechuga
level: nivel
leverage: apalancamiento
liability: pasivo obligación responsabilidad
liberal: liberal
library: biblioteca
licence: licencia permiso
license: licencia
life expectancy: esperanza vida
life insurance: seguro vida
life satisfaction: satisfacción vida
life science: ciencia vida
life span: vida esperanza
lifetime: vida útil
light: luz luces ligero ligera
light year: año luz
lighthouse: faro
lightning: rayo relámpago
lignite: lignito
like: gusta
limestone: caliza
limit: límite
line: línea
linen: lino
linguistics: lingüística
link: enlace vínculo
lion: león leona
liquid: líquido líquida
liquidity: liquidez
list date: fecha anuncio
list price: precio lista catálogo
listener: oyente
listing: anuncio
liter: litro
literacy: alfabetización
literacy rate: tasa alfabetización
literate: alfabetizado alfabetizada
literature: literatura
lithium: litio
litre: litro
litter: camada basura
liver: hígado
livestock: ganado
living area: superficie habitable
living space: superficie espacio habitable
lizard: lagarto
load: carga
load factor: factor ocupación
loaded: cargado cargada
loading: carga
loan: préstamo
loan amount: importe préstamo
lobster: langosta
local: local
located: ubicado ubicada situado situada
location: ubicación lugar
lockdown: confinamiento
logging: tala explotación forestal
login: inicio sesión acceso
logistics: logística
lon: longitud
longitude: longitud
lorry: camión
loss: pérdida
loss ratio: siniestralidad ratio
lost: perdido perdida
lot: lote
lot size: tamaño parcela lote
lottery: lotería
loudness: sonoridad volumen
low: bajo baja mínimo
low temperature: temperatura mínimo mínima
loyalty: fidelidad lealtad
luggage: equipaje
luminosity: luminosidad
lung: pulmón
luxury: lujo
machine: máquina
machinery: maquinaria
magazine: revista
magnesium: magnesio
magnet: imán
magnetic field: campo magnético
magnitude: magnitud
maintenance: mantenimiento
maintenance cost: costo coste mantenimiento
maize: maíz
major: especialidad carrera
majority: mayoría
make: marca
maker: fabricante
malaria: malaria paludismo
male: masculino masculina hombre varón
malignant: maligno maligna
malnutrition: desnutrición malnutrición
malware: malicioso maliciosa
mammal: mamífero mamífera
man: hombre
manager: gerente gestor gestora director directora
manual: manual
manufacturer: fabricante
manufacturing: fabricación manufactura industria
manure: estiércol
marble: mármol
margin: margen márgenes
marine: marino marina
marital status: estado civil
maritime: marítimo marítima
mark: nota calificación marca
market: mercado
market cap: capitalización bursátil
market capitalization: capitalización bursátil
market share: cuota participación mercado
market value: valor mercado
marketing: marketing mercadotecnia
markup: recargo
marriage: matrimonio
married: casado casada
mask: máscara mascarilla
mass: masa
match: partido
material: material
material cost: costo coste material
math: matemáticas
mathematics: matemáticas matemática
maturity: vencimiento madurez
max: máximo máxima
maximum: máximo máxima
mayor: alcalde alcaldesa
meal: comida
mean: media promedio medio
measles: sarampión
measure: medida
measured: medido medida
measurement: medición medida
meat: carne
medal: medalla
media: medio
median: mediana mediano
medical: médico médica
medication: medicamento medicación
medicine: medicina
medieval: medieval
medium: medio
megawatt: megavatio
megawatt hour: megavatio hora
melody: melodía
melting point: punto fusión
member: miembro socio socia
membership: membresía afiliación
memory: memoria
mental health: salud mental
menu: menú
mercury: mercurio
merger: fusión
message: mensaje
metal: metal
meteor: meteoro
meteorite: meteorito
meter: metro contador
meter reading: lectura contador
methane: metano
metre: metro
metric: métrica indicador
metropolis: metrópolis metrópoli
microwave: microondas
midfielder: centrocampista
midnight: medianoche
midwife: matrona partera
migrant: migrante
migration: migración
mile: milla
mileage: kilometraje
milestone: hito
military: militar
military spending: gasto militar
milk: leche
million: millón millones
min: mínimo mínima
mine: mina
minibus: minibús microbús
minimum: mínimo mínima
minimum wage: salario mínimo
mining: minería
minister: ministro ministra
ministry: ministerio
minority: minoría
minute: minuto
miscarriage: aborto espontáneo
missile: misil
missing: faltante ausente desaparecido desaparecida
mist: neblina bruma
mobile: móvil
mobile network: red móvil
mobile phone: teléfono móvil celular
model: modelo
model year: año modelo
modern: moderno moderna
molecule: molécula
monarchy: monarquía
monastery: monasterio
monetary: monetario monetaria
money: dinero
money laundering: blanqueo lavado dinero
monitor: monitor pantalla
monkey: mono
monsoon: monzón
month: mes
monthly: mensual
monthly return: rentabilidad rendimiento mensual
moon: luna
moose: alce
morning: mañana
mortality: mortalidad
mortality rate: tasa mortalidad
mortgage: hipoteca
mosque: mezquita
mosquito: mosquito
mother: madre
motor: motor
motorcycle: motocicleta moto
motorway: autopista
mountain: montaña
mountainous: montañoso montañosa
mouse: ratón
mouth: boca
movie: película cine
mpg: milla galón galones consumo
mrr: ingreso mensual recurrente
multiplayer: multijugador
municipality: municipio
murder: asesinato
muscle: músculo
museum: museo
music: música
musical: musical
muslim: musulmán musulmana
mutation: mutación
mystery: misterio
nail: uña clavo
name: nombre
nation: nación
national: nacional
nationality: nacionalidad
native: nativo nativa indígena
natural gas: gas natural
nausea: náusea
nautical mile: milla náutico náutica
neck: cuello
neighborhood: barrio vecindario
neighbourhood: barrio vecindario
nerve: nervio
nest: nido
net: neto neta
net amount: importe neto
net income: ingreso neto
net profit: beneficio neto
net sales: venta neto neta
network: red
new: nuevo nueva
new customer: cliente nuevo nueva
newborn: recién nacido nacida
news: noticia
newsletter: boletín
newspaper: periódico diario
night: noche
nitrate: nitrato
nitrogen: nitrógeno
nitrogen dioxide: dióxido nitrógeno
no show: ausencia inasistencia
node: nodo
noise: ruido
nominated: nominado nominada
nomination: nominación
nominee: nominado nominada
nondurable goods: bienes duradero perecedero
nonprofit: lucro
noon: mediodía
north: norte
northeast: noreste nordeste
northern: septentrional norte
nose: nariz narices
novel: novela
nps: recomendación
nuclear: nuclear
nucleus: núcleo
number: número cantidad
nurse: enfermero enfermera
nursing home: residencia hogar anciano
nut: nuez nueces
nutrient: nutriente
nutrition: nutrición
oak: roble
obesity: obesidad
observation: observación
observatory: observatorio
observed: observado observada
occupancy: ocupación
occupancy rate: tasa ocupación
occupation: ocupación profesión
occupied: ocupado ocupada
ocean: océano
octopus: pulpo
odometer: odómetro kilometraje
odor: olor
offence: delito infracción
offender: delincuente infractor infractora
offense: delito infracción
offer: oferta
office: oficina despacho
office supply: suministro material oficina
officer: oficial agente
official: funcionario funcionaria oficial
offline: físico física
offspring: descendencia cría
oil: petróleo aceite
oil price: precio petróleo
oil spill: derrame petróleo
old: viejo vieja antiguo antigua
olive oil: aceite oliva
olympics: olimpiada olímpico olímpica
on time: tiempo puntual puntualidad
onboarding: incorporación
online: línea
online shop: tienda línea
open: abierto abierta
open position: puesto abierto vacante
open rate: tasa apertura
opened: abierto abierta
opening price: precio apertura
operated: operado operada
operating: operativo operativa explotación
operating cost: costo coste operativo operativa explotación
operating expense: gasto operativo operativa explotación
operating income: resultado ingreso operativo explotación
operating profit: resultado beneficio operativo explotación
operating system: sistema operativo
operation: operación
operational: operativo operativa operacional
operator: operador operadora operario operaria
opex: gasto operativo operativa
opponent: rival oponente adversario
opportunity: oportunidad
option: opción
orange: naranja
orbit: órbita
orbital period: período orbital
orchestra: orquesta
order: pedido orden
order date: fecha pedido
order number: número pedido
order status: estado pedido
order value: valor pedido
order volume: volumen pedido
ordered: pedido pedida
ore: mena mineral
organ: órgano
organic: orgánico orgánica ecológico ecológica
organisation: organización
organization: organización
origin: origen procedencia
orphan: huérfano huérfana
ostrich: avestruz avestruces
other: otro otra
other services: otro otra servicio
ounce: onza
outage: interrupción corte
outbreak: brote
outdoor: exterior aire libre
outlet: punto venta tienda
outlier: valor atípico atípica
outpatient: ambulatorio ambulatoria
output: producción salida
outstanding: pendiente
overdose: sobredosis
overdue: vencido vencida
overhead: gasto general
overnight stay: pernoctación
overtime: hora extra
overweight: sobrepeso
owed: adeudado adeudada
owl: búho lechuza
owner: propietario propietaria dueño dueña
oxidation: oxidación
oxide: óxido
oxygen: oxígeno
ozone: ozono
package: paquete
packaging: embalaje envase
packed: empaquetado empaquetada embalado embalada
page: página
page view: página vista
pageview: página vista
paid: pagado pagada
pain: dolor
painter: pintor pintora
painting: pintura cuadro
pair: par
palace: palacio
pallet: palé paleta
palm oil: aceite palma
pandemic: pandemia
pants: pantalón pantalones
paper: papel
paperback: bolsillo rústica
paramedic: paramédico paramédica
parasite: parásito
parcel: paquete parcela
parent: padre madre progenitor
parental leave: permiso parental
parish: parroquia
park: parque
parked: aparcado aparcada estacionado estacionada
parking: aparcamiento estacionamiento
parking lot: aparcamiento estacionamiento
parliament: parlamento
parole: libertad condicional
parrot: loro papagayo
part: pieza parte
part time: tiempo parcial
participant: participante
participation: participación
particulate matter: partícula
partner: socio socia
party: partido
pass rate: tasa aprobado
passed: aprobado aprobada
passenger: pasajero pasajera viajero viajera
password: contraseña
pastry: pastel
pasture: pasto pastizal
patch: parche
patent: patente
pathogen: patógeno patógena
patient: paciente
pay: paga salario remuneración
pay gap: brecha salarial
payable: pagar cuenta
payload: carga útil
payment: pago
payment method: método forma pago
payment term: plazo pago
payout: pago indemnización
payroll: nómina
pct: porcentaje
pea: guisante
peace: paz
peach: melocotón durazno
peak: cima pico cumbre
peak load: carga punta pico
peanut: cacahuete maní
pedestrian: peatón peatones peatonal
penalty: penalización penalti multa
pending: pendiente
penguin: pingüino
peninsula: península
pension: pensión jubilación
people: persona gente población
per capita: cápita habitante
percent: porcentaje ciento
percentage: porcentaje
percentage point: punto porcentual
percentile: percentil
perception: percepción
performance: rendimiento desempeño
perimeter: perímetro
period: período periodo
permanent: permanente indefinido indefinida
permission: permiso
permit: permiso licencia
person: persona
personal care: cuidado personal
personnel cost: gasto coste personal
pest: plaga
pesticide: pesticida plaguicida
pet: mascota
petal: pétalo
petrol: gasolina
pharma: farmacéutico farmacéutica
pharmaceutical: farmacéutico farmacéutica
pharmacist: farmacéutico farmacéutica
pharmacy: farmacia
phase: fase
philosophy: filosofía
phone: teléfono
phosphate: fosfato
phosphorus: fósforo
photo: foto
phylum: filo
physical: físico física
physical activity: actividad físico física
physician: médico médica
physics: física
picking: preparación recogida
pickup: recogida
pickup truck: camioneta
piece: pieza
pig: cerdo
pigeon: paloma
pill: píldora pastilla
pilot: piloto
pine: pino
pineapple: piña
pipe: tubería tubo
pipeline: cartera
pitcher: lanzador lanzadora
place: lugar
plaintiff: demandante
plan: plan
plan type: tipo plan
plane: avión
planet: planeta
plankton: plancton
planned: previsto prevista planificado planificada planeado planeada
plant: planta fábrica
plantation: plantación
plastic: plástico
plateau: meseta
platform: plataforma
platinum: platino
play: obra juego
played: jugado jugada
player: jugador jugadora
playoff: eliminatoria
plot: parcela
plumbing: fontanería plomería
pneumonia: neumonía
podium: podio
poem: poema
poet: poeta poetisa
poetry: poesía
point: punto
poisonous: venenoso venenosa
polar bear: oso polar
police: policía
police officer: policía
policy: póliza política
policyholder: asegurado asegurada tomador tomadora
political: político política
politician: político política
poll: encuesta sondeo
pollutant: contaminante
pollution: contaminación
pond: estanque
pool: piscina
poor: pobre
pope: papa
popular: popular
popularity: popularidad
population: población
population density: densidad población
pork: cerdo
port: puerto
portfolio: cartera
portion: porción ración
portrait: retrato
position: posición puesto
possession: posesión
post: publicación correo
post office: oficina correo
postcode: código postal
potassium: potasio
potato: patata papa
poultry: ave corral
pound: libra
poverty: pobreza
poverty rate: tasa pobreza
power: potencia poder
power plant: central planta
power station: central
practice: consultorio práctica
precinct: precinto distrito
precipitation: precipitación
predator: depredador depredadora
prediction: predicción
prefecture: prefectura
pregnancy: embarazo
pregnant: embarazada
premiere: estreno
premium: prima premium
prepaid: prepagado prepagada prepago
preschool: preescolar
prescription: receta prescripción
present: presente
president: presidente presidenta
press: prensa
pressure: presión
prevalence: prevalencia
prey: presa
price: precio
priest: sacerdote cura
primary: primario primaria
primary school: escuela primario primaria
principal: capital
print: impresión impreso impresa
printer: impresora
printing: imprenta impresión
priority: prioridad
prison: prisión cárcel
prisoner: preso presa prisionero prisionera recluso reclusa
private: privado privada
private sector: sector privado
probation: prueba probatoria
proceeds: ingresos
process: proceso
processed: procesado procesada tramitado tramitada
processing time: tiempo procesamiento tramitación
processor: procesador
procurement: adquisición compra
produce: producto fresco
produced: producido producida fabricado fabricada
producer: productor productora
product: producto
product category: categoría producto
product group: grupo producto
product line: línea producto
production: producción
production budget: presupuesto producción
production cost: costo coste producción
production line: línea producción
productivity: productividad
profession: profesión
professional: profesional
professional services: servicio profesional
professor: profesor profesora catedrático catedrática
profit: beneficio ganancia
profit center: centro beneficio
profit margin: margen beneficio
profitability: rentabilidad
program: programa
programme: programa
programmer: programador programadora
programming language: lenguaje programación
progress: progreso
project: proyecto
promoted: promocionado promocionada promovido promovida
promoter: promotor promotora
promotion: promoción
property: propiedad inmueble
property type: tipo propiedad inmueble
proportion: proporción parte
prosecutor: fiscal
prospect: prospecto
protein: proteína
protest: protesta
protestant: protestante
protocol: protocolo
provider: proveedor proveedora
province: provincia
provision: provisión
psychiatrist: psiquiatra
psychologist: psicólogo psicóloga
public: público pública
public debt: deuda pública
public sector: sector público
public service: servicio público
public transport: transporte público
publication: publicación
published: publicado publicada
publisher: editorial editor editora
publishing: edición
pulse: pulso
pump: bomba
pumpkin: calabaza
punctuality: puntualidad
pupil: alumno alumna
puppy: cachorro
purchase: compra
purchase price: precio compra
purchased: comprado comprada
purchasing power: poder adquisitivo
qty: cantidad
qualified: clasificado clasificada cualificado
qualifier: clasificatorio clasificatoria
quality: calidad
quantile: cuantil
quantity: cantidad
quarantine: cuarentena
quarry: cantera
quarter: trimestre cuarto
quarterfinal: cuartos final
quarterly: trimestral
quartile: cuartil
queen: reina
question: pregunta
queue: cola
quota: cuota cupo
quote: presupuesto cotización oferta
rabbit: conejo
race: carrera
radiation: radiación
radio: radio
radius: radio
rail: ferrocarril ferroviario ferroviaria
railway: ferrocarril
rain: lluvia
rainfall: lluvia precipitación pluviosidad
rainy: lluvioso lluviosa
range: rango intervalo autonomía
rank: rango puesto posición
ranking: clasificación
rape: violación
rat: rata
rate: tasa tarifa índice
rated: valorado valorada calificado calificada
rating: valoración calificación nota puntuación
ratio: ratio relación cociente
raw: crudo cruda bruto
raw material: materia prima
reach: alcance
reaction: reacción
reader: lector lectora
reading: lectura
readmission: reingreso readmisión
reagent: reactivo
real estate: inmobiliario inmobiliaria inmueble
rebate: reembolso bonificación
rebellion: rebelión
rebound: rebote
receipt: recibo
receivable: cobrar cuenta
received: recibido recibida
reception: recepción
recession: recesión
recipe: receta
recipient: destinatario destinataria receptor receptora
record: registro
recorded: registrado registrada
recovered: recuperado recuperada
recovery: recuperación
recreation: recreación ocio
recruiter: reclutador reclutadora
recruiting: reclutamiento selección
recruitment: reclutamiento selección
recurring: recurrente
recurring revenue: ingreso recurrente
recycled: reciclado reciclada
recycling: reciclaje
recycling rate: tasa reciclaje
red wine: vino tinto
reef: arrecife
referee: árbitro árbitra
referral: recomendación referencia referido referida derivación
referred: derivado derivada referido referida remitido remitida
referrer: referente
refinery: refinería
refrigerator: refrigerador frigorífico nevera
refugee: refugiado refugiada
refund: reembolso devolución
refunded: reembolsado reembolsada
refused: rechazado rechazada denegado denegada
region: región
regional: regional
registered: registrado registrada inscrito inscrita matriculado matriculada
registration: inscripción registro matrícula
regulation: reglamento regulación
rejected: rechazado rechazada
relationship: relación
relative: relativo relativa
release: lanzamiento publicación estreno
release date: fecha estreno lanzamiento
release year: año estreno lanzamiento
released: lanzado lanzada estrenado estrenada publicado publicada
religion: religión
religious: religioso religiosa
remittance: remesa
remote: remoto remota distancia
remote work: teletrabajo
renewable: renovable
renewables: renovable
renewal: renovación
renewed: renovado renovada
renovation: renovación reforma
rent: alquiler renta
rental: alquiler
rented: alquilado alquilada
reopen: reapertura
reopened: reabierto reabierta
reorder: reposición
repair: reparación
repair cost: costo coste reparación
repaired: reparado reparada
repayment: reembolso amortización
repeat customer: cliente recurrente
repeat purchase: recompra compra repetido repetida
reported: notificado notificada reportado reportada declarado declarada
republic: república
republican: republicano republicana
request: solicitud petición
required: requerido requerida
research: investigación
researcher: investigador investigadora
reseller: revendedor revendedora
reservation: reserva
reserve: reserva
reserved: reservado reservada
reservoir: embalse
resident: residente
residential: residencial
residual sugar: azúcar residual
resignation: renuncia dimisión
resigned: renunciado renunciada dimitido dimitida
resistance: resistencia
resolution: resolución
resolution time: tiempo resolución
resolved: resuelto resuelta
resort: complejo
respondent: encuestado encuestada
response: respuesta
response rate: tasa respuesta
response time: tiempo respuesta
restaurant: restaurante
retail: minorista menor comercio
retail price: precio minorista
retail trade: comercio menor minorista
retailer: minorista
retention: retención
retention rate: tasa retención
retired: jubilado jubilada
retiree: jubilado jubilada
retirement: jubilación retiro
return: rentabilidad rendimiento devolución retorno
return rate: tasa devolución
returned: devuelto devuelta
revenue: ingreso facturación
review: reseña opinión revisión
rework: retrabajo
rhino: rinoceronte
rhythm: ritmo
rib: costilla
rice: arroz
rich: rico rica
ride: viaje trayecto
rider: pasajero pasajera usuario usuaria
ridership: pasajero viajero
ridge: cresta
risk: riesgo
river: río
road: carretera vía
roaming: itinerancia
robbery: robo atraco
robot: robot
rock: roca
rocket: cohete
rodent: roedor
roi: retorno rentabilidad inversión
role: rol función papel
romance: romance romántico romántica
romantic comedy: comedia romántico romántica
roof: techo tejado
room: habitación cuarto sala
room rate: tarifa habitación
room type: tipo habitación
root: raíz raíces
round: ronda
roundabout: rotonda
route: ruta recorrido
router: enrutador
row: fila
rowing: remo
rubber: caucho goma
runner: corredor corredora
running: carrera curso
running time: duración
runoff: segunda vuelta escorrentía
runtime: duración ejecución
runway: pista
rural: rural
rye: centeno
safety: seguridad
sailing: vela
sailor: marinero marinera
saint: santo santa
salary: salario sueldo
salary band: banda escala salarial
sale: venta
sales channel: canal venta
sales price: precio venta
sales rep: representante comercial vendedor vendedora
sales target: objetivo meta venta
sales team: equipo venta
sales volume: volumen venta
salesperson: vendedor vendedora comercial
salinity: salinidad
salt: sal
sample: muestra
sample size: tamaño muestra
sanction: sanción
sanitation: saneamiento
satellite: satélite
satisfaction: satisfacción
saturated fat: grasa saturada
sauce: salsa
sausage: salchicha
savanna: sabana
saving: ahorro
savings: ahorro
scene: escena
schedule: horario calendario
scheduled: programado programada previsto prevista regular
scholarship: beca
school: escuela colegio
science: ciencia
science fiction: ciencia ficción
scientist: científico científica
scooter: patinete escúter
score: puntuación nota puntaje
scrap: desecho chatarra
scrap rate: tasa desecho
screening: proyección cribado
screenplay: guion guión
script: guion guión
sea: mar
sea ice: hielo marino
sea level: nivel mar
sea surface: superficie mar
seafood: marisco
seal: foca
search: búsqueda
search engine: motor buscador búsqueda
season: temporada estación
seasonal: estacional
seat: asiento escaño
seat belt: cinturón seguridad
second: segundo
secondary: secundario secundaria
secondary school: escuela secundario secundaria instituto
sector: sector
security: valor seguridad título
sedan: sedán sedanes berlina
seed: semilla
segment: segmento
self employed: autónomo autónoma
seller: vendedor vendedora
selling price: precio venta
semifinal: semifinal
senate: senado
sender: remitente
senior: anciano anciana
seniority: antigüedad
sensor: sensor
sent: enviado enviada
sentence: condena sentencia frase
sepal: sépalo
sequel: secuela
sequence: secuencia
series: serie
server: servidor
service: servicio
service industry: sector servicio
service level: nivel servicio
service providing: servicio prestador prestadora
serviced: revisado revisada
serving: porción ración
session: sesión
session duration: duración sesión
settled: liquidado liquidada
settlement: asentamiento
severity: gravedad severidad
sewage: agua residual
sex: sexo
shape: forma
share: proporción cuota participación acción parte
share price: precio acción cotización
shareholder: accionista
shark: tiburón
sheep: oveja ovino ovina
shelf: estante estantería
shell: concha caparazón cáscara
shelter: refugio albergue
shift: turno
ship: barco buque
shipment: envío
shipped: enviado enviada
shipping: envío transporte marítimo
shipping cost: gasto costo coste envío
shipwreck: naufragio
shirt: camisa
shoe: zapato calzado
shooting: tiro tiroteo
shop: tienda
shoplifting: hurto
shore: orilla costa
shortage: escasez falta
shot: tiro disparo
shoulder: hombro
show: programa espectáculo
shower: ducha chubasco
shrimp: camarón gamba
shrub: arbusto
sibling: hermano hermana
sick: enfermo enferma
sick day: día enfermedad baja
sick leave: baja enfermedad
sickness: enfermedad
side effect: efecto secundario
sidewalk: acera
sighting: avistamiento
signal: señal
signup: registro inscripción alta altas
silk: seda
silver: plata
silver medal: medalla plata
singer: cantante
single: soltero soltera único única
sister: hermana
site: sitio emplazamiento
size: tamaño talla
skating: patinaje
skier: esquiador esquiadora
skiing: esquí
skill: habilidad competencia
skin: piel
sku: referencia artículo
skyscraper: rascacielos
sla: nivel servicio
slaughter: sacrificio matanza
slave: esclavo esclava
slavery: esclavitud
sleep: sueño
slope: pendiente ladera
small: pequeño pequeña
smartphone: teléfono inteligente
smell: olor
smoke: humo
smoker: fumador fumadora
smoking: tabaquismo fumar
smuggling: contrabando
snack: aperitivo bocadillo
snake: serpiente
snow: nieve
snow depth: profundidad espesor nieve
snowfall: nevada nieve
snowy: nevado nevada
soccer: fútbol
social: social
social media: red social medio
social network: red social
sociology: sociología
sodium: sodio
software: software programa
soil: suelo
solar: solar
solar panel: panel solar
solar power: energía solar
sold: vendido vendida
soldier: soldado
solid: sólido sólida
solubility: solubilidad
solution: solución
solvency: solvencia
song: canción
sound: sonido
sour: ácido ácida agrio agria
source: fuente origen
sourcing: abastecimiento
south: sur
southeast: sureste sudeste
southern: meridional sur
southwest: suroeste sudoeste
sovereignty: soberanía
soy: soja soya
soybean: soja soya
space: espacio
spacecraft: nave espacial
spam: spam
spare part: pieza repuesto recambio
specialist: especialista
species: especie
specimen: espécimen muestra ejemplar
spectator: espectador espectadora
spectrum: espectro
speed: velocidad
speed limit: límite velocidad
speeding: exceso velocidad
spend: gasto inversión
spending: gasto
spent: gastado gastada
spicy: picante
spinach: espinaca
sponsor: patrocinador patrocinadora
sponsorship: patrocinio
spore: espora
sport: deporte
spouse: cónyuge
spread: dispersión diferencial
spring: primavera
sprint: sprint
square: plaza cuadrado
square foot: pie cuadrado
square meter: metro cuadrado
square metre: metro cuadrado
squirrel: ardilla
stable: establo estable
stadium: estadio
staff: personal plantilla
stage: etapa fase
stair: escalera
stake: participación
standard deviation: desviación estándar típica
star: estrella
start: inicio comienzo
start date: fecha inicio
started: iniciado iniciada comenzado comenzada empezado empezada
startup: emergente
state: estado
statement: extracto estado
station: estación
stationery: papelería
status: estado
stay: estancia
steak: bistec filete
steam: vapor
steel: acero
stem: tallo
step: paso etapa
stock: acción existencias valor
stock exchange: bolsa
stock level: nivel existencias
stock market: mercado bolsa bursátil
stock price: precio acción cotización
stockout: rotura agotado agotada existencias
stolen: robado robada
stomach: estómago
stone: piedra
stop: parada
storage: almacenamiento
store: tienda
stored: almacenado almacenada
storm: tormenta
story point: punto historia
stream: reproducción flujo
streaming: transmisión
street: calle
strength: fuerza resistencia
stress: estrés
strike: huelga
striker: delantero delantera
stroke: ictus derrame
student: estudiante alumno alumna
studio: estudio
study: estudio
style: estilo
subcategory: subcategoría
subject: asignatura materia sujeto
submarine: submarino
submitted: enviado enviada presentado presentada
subscriber: suscriptor suscriptora abonado abonada
subscription: suscripción
subsidiary: filial subsidiaria
subsidy: subvención subsidio
substitute: suplente sustituto sustituta
subtotal: subtotal
suburb: suburbio afueras
subway: metro
success rate: tasa éxito
sugar: azúcar
sugar beet: remolacha azucarera
sugarcane: caña azúcar
suicide: suicidio
suit: traje
sulfate: sulfato
sulfur: azufre
sulfur dioxide: dióxido azufre
sulphur: azufre
sum: suma total
summer: verano
summit: cumbre
sun: sol
sunny: soleado soleada
sunrise: salida sol amanecer
sunset: puesta sol atardecer
sunshine: sol insolación
supermarket: supermercado
supervisor: supervisor supervisora
supplier: proveedor proveedora
supply: oferta suministro
supply chain: cadena suministro
support: soporte asistencia apoyo
surface: superficie
surfing: surf
surgeon: cirujano cirujana
surgery: cirugía
surplus: superávit excedente
survey: encuesta
survival: supervivencia
survival rate: tasa supervivencia
survived: sobrevivido superviviente
suspect: sospechoso sospechosa
suspended: suspendido suspendida
suspense: suspense
swamp: pantano
swan: cisne
sweater: suéter jersey
sweet: dulce
sweetness: dulzor dulzura
swimmer: nadador nadadora
swimming: natación
symbol: símbolo
symmetry: simetría
symptom: síntoma
system: sistema
table: tabla mesa
tablespoon: cucharada
tablet: tableta
tail: cola
take off: despegue
takeoff: despegue
takeoff run: carrera despegue
tank: tanque depósito
target: objetivo meta
target group: grupo objetivo
tariff: tarifa arancel
task: tarea
taste: gusto sabor
tax: impuesto
tax rate: tasa tipo impositivo impositiva
tax revenue: ingreso recaudación fiscal tributario tributaria
taxed: gravado gravada
taxi: taxi rodaje
tea: té
teacher: profesor profesora docente maestro maestra
team: equipo
teaspoon: cucharadita
technical: técnico técnica
technology: tecnología
teenager: adolescente
telecom: telecomunicación
telecommunications: telecomunicación
telephone: teléfono
telescope: telescopio
television: televisión
temp: temperatura
temperature: temperatura
temple: templo
tempo: tempo
temporary: temporal
tenant: inquilino inquilina arrendatario arrendataria
tender: licitación
tennis: tenis
tent: tienda carpa
tenure: antigüedad
term: plazo término
terminal: terminal
terminated: rescindido rescindida terminado terminada
territory: territorio
terror attack: atentado
terrorism: terrorismo
terrorist: terrorista
test: prueba test
test result: resultado prueba
test score: puntuación nota prueba
tested: probado probada
textile: textil
texture: textura
theater: teatro cine
theatre: teatro
theft: robo hurto
therapist: terapeuta
therapy: terapia
thickness: espesor grosor
thousand: mil millar
threat: amenaza
threshold: umbral
thriller: suspense
throughput: rendimiento
thunderstorm: tormenta
ticker: símbolo
ticket: tique ticket billete entrada boleto
ticket price: precio entrada billete
ticket sales: venta entrada
tide: marea
tier: nivel
tiger: tigre
till: caja
time: tiempo hora momento
time zone: huso zona horario horaria
timestamp: marca tiempo
timetable: horario
tin: estaño
tip: propina
tire: neumático llanta
titanium: titanio
title: título
tobacco: tabaco
toddler: niño niña
toilet: inodoro baño
token: ficha token
tolerance: tolerancia
ton: tonelada
tongue: lengua
tonne: tonelada
tool: herramienta
tooth: diente
tornado: tornado
torque: par
total: total suma
total cost: costo coste total
tour: recorrido gira circuito
tour guide: guía turístico turística
tourism: turismo
tourist: turista
tournament: torneo
tower: torre antena
town: ciudad pueblo localidad
toy: juguete
track: pista tema vía
tracking: seguimiento
trade: comercio
trade balance: balanza comercial
trade fair: feria
trade show: feria
trader: operador operadora comerciante
trading: negociación comercio
trading volume: volumen negociación
traffic: tráfico tránsito
traffic jam: atasco
traffic light: semáforo
traffic volume: volumen tráfico
trailer: remolque
train: tren
trainee: aprendiz becario becaria
training: formación capacitación entrenamiento
tram: tranvía
trans fat: grasa trans
transaction: transacción operación
transfer: transferencia traslado
transferred: transferido transferida trasladado trasladada
transformer: transformador
transmission: transmisión
transplant: trasplante
transport: transporte
transport cost: costo coste transporte
transportation: transporte
travel: viaje
travel time: tiempo viaje
traveler: viajero viajera
traveller: viajero viajera
treasury: tesoro
treated: tratado tratada
treatment: tratamiento
treatment group: grupo tratamiento
tree: árbol
trend: tendencia evolución
trial: prueba ensayo
tribe: tribu
trip: viaje trayecto
trip duration: duración viaje
troop: tropa
trophy: trofeo
tropical: tropical
tropical storm: tormenta tropical
trout: trucha
truck: camión
trunk: tronco maletero
tsunami: tsunami maremoto
tuberculosis: tuberculosis
tuition: matrícula
tumor: tumor
tuna: atún
tunnel: túnel
turkey: pavo
turnout: participación
turnover: facturación rotación
turnover rate: tasa rotación
turtle: tortuga
tusk: colmillo
twin: gemelo gemela
type: tipo
typhoon: tifón
tyre: neumático
unassigned: asignar
unavailable: indisponible
undelivered: entregado entregada
undergraduate: grado pregrado
underweight: peso bajo
unemployed: desempleado desempleada parado parada
unemployment: desempleo paro
unemployment rate: tasa desempleo paro
uniform: uniforme
uninsured: asegurado asegurada
union: sindicato unión
unit: unidad
unit cost: costo coste unitario
unit price: precio unitario
units sold: unidad vendido vendida
universe: universo
university: universidad
unknown: desconocido desconocida
unloading: descarga
unpaid: impagado impagada pendiente
unresolved: resolver pendiente
unsubscribe rate: tasa cancelación
unsubscribed: desuscrito desuscrita
unused: inutilizado inutilizada
updated: actualizado actualizada
upgrade: actualización
upload: carga
uptime: disponibilidad actividad
uranium: uranio
urban: urbano urbana
urine: orina
us gross: recaudación estadounidense
usage: uso utilización
used: usado usada utilizado utilizada
used car: coche usado segunda mano
user: usuario usuaria
utilisation: utilización uso ocupación
utilities: servicio público
utility: servicio público
utilization: utilización uso ocupación
vacancy: vacante
vacancy rate: tasa desocupación vacante
vacant: vacante desocupado desocupada
vacation: vacación
vaccinated: vacunado vacunada
vaccination: vacunación
vaccination rate: tasa vacunación
vaccine: vacuna
vacuum: vacío aspiradora
valence: valencia
valid: válido válida
valuation: valoración
value: valor
valve: válvula
van: furgoneta
vandalism: vandalismo
vanilla: vainilla
variable cost: costo coste variable
variance: varianza desviación
variant: variante
variation: variación
vat: iva impuesto
vegan: vegano vegana
vegetable: verdura hortaliza
vegetarian: vegetariano vegetariana
vehicle: vehículo
vein: vena
velocity: velocidad
vendor: proveedor proveedora vendedor vendedora
venomous: venenoso venenosa
ventilator: respirador ventilador
verdict: veredicto
verified: verificado verificada
version: versión
vessel: buque embarcación
veteran: veterano veterana
veterinarian: veterinario veterinaria
victim: víctima
victory: victoria
video: vídeo video
video game: videojuego
view: vista visualización
viewed: visto vista visualizado visualizada
viewer: espectador espectadora
viewership: audiencia
village: pueblo aldea
vinegar: vinagre
vintage: añada cosecha
vinyl: vinilo
violence: violencia
violent: violento violenta
violin: violín
virus: virus
visa: visado visa
visibility: visibilidad
visit: visita
visited: visitado visitada
visitor: visitante
vitamin: vitamina
volatile: volátil
volatility: volatilidad
volcano: volcán
voltage: tensión voltaje
volume: volumen volúmenes
vote: voto votación
vote share: porcentaje voto
voter: votante elector electora
voter turnout: participación electoral
voucher: vale bono
vulnerability: vulnerabilidad
wage: salario sueldo jornal
wagon: familiar vagón
waist: cintura
wait: espera
wait time: tiempo espera
waiting: espera
waiting time: tiempo espera
wall: pared muro
wallet: cartera billetera
war: guerra
ward: pabellón planta sala
warehouse: almacén
warehousing: almacenamiento
warm: cálido cálida
warning: advertencia
warranty: garantía
washing machine: lavadora
waste: residuo desperdicio
wastewater: agua residual
watch: reloj
water: agua
water consumption: consumo agua
water level: nivel agua
waterfall: cascada catarata
watt: vatio
wave: ola onda
wave height: altura ola
wavelength: longitud onda
wealth: riqueza patrimonio
weapon: arma
weather: tiempo clima
weather station: estación meteorológico meteorológica
web: web
website: sitio web
week: semana
weekday: día semana laborable
weekend: fin fines semana
weekly: semanal
weekly hour: hora semanal
weight: peso
weighted: ponderado ponderada
welfare: bienestar asistencia social
west: oeste occidente
western: oeste
wet: húmedo húmeda lluvioso lluviosa
wetland: humedal
whale: ballena
wheat: trigo
wheel: rueda
wheelbase: distancia ejes batalla
wholesale: mayorista mayor comercio
wholesale trade: comercio mayor mayorista
wholesaler: mayorista
widowed: viudo viuda
width: anchura ancho
wife: esposa mujer
wild: silvestre salvaje
wildfire: incendio forestal
wildlife: fauna
wildlife species: especie fauna animal
win: victoria triunfo
win percentage: porcentaje victoria
win rate: tasa éxito cierre
wind: viento eólico eólica
wind chill: sensación térmica
wind direction: dirección viento
wind farm: parque eólico
wind gust: ráfaga viento
wind power: energía eólico eólica
wind speed: velocidad viento
wind turbine: aerogenerador turbina eólico eólica
windshield: parabrisas
windy: ventoso ventosa
wine: vino
winery: bodega
wing: ala
winner: ganador ganadora
winter: invierno
withdrawal: retiro retirada
withdrawn: retirado retirada
witness: testigo
wolf: lobo
woman: mujer
won: ganado ganada
wood: madera
word count: número palabra
work accident: accidente laboral trabajo
workday: día laborable
worker: trabajador trabajadora obrero obrera
workforce: plantilla fuerza laboral
working hour: hora laboral trabajo
workout: entrenamiento
workshop: taller
world: mundo
world cup: copa mundial mundo
world heritage: patrimonio mundial humanidad
worldwide: mundial mundo
worldwide gross: recaudación mundial bruto bruta
wound: herida
wrestling: lucha
wrist: muñeca
writer: guionista escritor escritora
writing score: puntuación escritura
yacht: yate
year: año
year built: año construcción
yearly: anual
yield: rendimiento
youth: juventud joven
zebra: cebra
zinc: zinc
zip code: código postal
zone: zona
zoning: zonificación
`;
