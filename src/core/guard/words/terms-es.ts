/** The words of dashboards, from English to Spanish: all forms of a translation that no plain ending makes. */
export const TERMS = `
abandoned: abandonado abandonada
abandonment: abandono
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
acquisition: adquisición captación
acquisition cost: costo coste adquisición
acre: acre
acreage: superficie
action: acción
activated: activado activada
activation: activación
active: activo activa
active user: usuario usuaria activo activa
actor: actor actriz actrices
actress: actriz actrices
actual: real
ad: anuncio
ad spend: gasto inversión publicitario publicitaria publicidad
address: dirección
adjusted: ajustado ajustada
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
age: edad
age group: grupo edad
age rating: clasificación edad
agency: agencia
agent: agente
agreement: acuerdo convenio
agricultural: agrícola agrario agraria
agriculture: agricultura
air: aire
air pressure: presión atmosférico atmosférica
air quality: calidad aire
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
allocated: asignado asignada
allowance: subsidio asignación
altitude: altitud
aluminium: aluminio
aluminum: aluminio
ambulance: ambulancia
amortization: amortización
amount: importe monto cantidad
amt: importe cantidad
animal: animal
animation: animación
annual: anual
annual return: rentabilidad rendimiento anual
annual revenue: ingreso facturación anual
answer: respuesta
apartment: apartamento piso departamento
app: aplicación
apparel: ropa prenda indumentaria
apple: manzana
appliance: electrodoméstico aparato
applicant: solicitante candidato candidata
application: solicitud aplicación
appointment: cita nombramiento
apprentice: aprendiz aprendices
apprenticeship: aprendizaje
approach: aproximación
approved: aprobado aprobada
architect: arquitecto arquitecta
archived: archivado archivada
area: superficie área zona
arr: ingreso anual recurrente
arrest: arresto detención
arrested: arrestado arrestada detenido detenida
arrival: llegada
arrival delay: retraso llegada
arrival time: hora llegada
arrived: llegado llegada
art: arte
article: artículo
artist: artista
artwork: obra arte
assault: agresión
assembly: montaje ensamblaje asamblea
asset: activo
assigned: asignado asignada
assignee: responsable
assist: asistencia
association: asociación
assortment: surtido
athlete: atleta deportista
attack: ataque
attendance: asistencia
attended: asistido atendido atendida
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
average: promedio media medio
avg: promedio media medio
aviation: aviación
award: premio galardón
baby: bebé
backlog: atraso cartera
backorder: pedido pendiente
backup: copia seguridad respaldo
bacteria: bacteria
bag: bolsa bolso
baggage: equipaje
bakery: panadería
balance: saldo balance
balance sheet: balance
ballot: papeleta
band: banda grupo
bandwidth: ancho banda
bank: banco
bank account: cuenta bancaria
banking: banca bancario bancaria
bankruptcy: quiebra bancarrota
banner: banner
barcode: código barras
barley: cebada
barrel: barril
baseline: referencia
basic: básico básica
basket: cesta carrito
basketball: baloncesto
batch: lote
bathroom: baño
battery: batería pila
beach: playa
beauty: belleza
bed: cama
bed occupancy: ocupación cama
bedroom: dormitorio habitación
beef: vacuno res carne
beer: cerveza
benchmark: referencia
beneficiary: beneficiario beneficiaria
benefit: prestación beneficio
beverage: bebida
bicycle: bicicleta
bid: oferta puja
bike: bicicleta bici
bill: factura proyecto ley
billing: facturación
billion: millardo
biology: biología
biomass: biomasa
biotechnology: biotecnología
bird: ave pájaro
bird strike: choque colisión ave aviar
birth: nacimiento
birth rate: tasa natalidad
black comedy: comedia negro negra
blocked: bloqueado bloqueada
blog: blog
blood: sangre
blood pressure: presión arterial tensión
blood sugar: glucosa glucemia azúcar
boarding: embarque
boat: barco bote
body weight: peso corporal
bond: bono obligación
bonus: bono bonificación prima
book: libro
book value: valor contable
booked: reservado reservada
booking: reserva
bookkeeping: contabilidad
border: frontera
borough: distrito
boss: jefe jefa
bought: comprado comprada
bounce: rebote
bounce rate: tasa rebote
box: caja
box office: taquilla recaudación
brake: freno
branch: sucursal
brand: marca
brand awareness: notoriedad conocimiento marca
breach: violación brecha
bread: pan
break even: punto equilibrio
breakdown: avería
brick: ladrillo
bridge: puente
broadband: ancho
broadcast: emisión
broker: corredor corredora agente
browser: navegador
budget: presupuesto
budgeted: presupuestado presupuestada
bug: error
build: construcción compilación
building: edificio
building permit: permiso licencia construcción obra
built: construido construida
burglary: robo
bus: autobús bus
business: negocio empresa
business day: día hábil laborable
business service: servicio empresarial empresa
business services: servicio empresarial empresa
business unit: unidad negocio
butter: mantequilla
buyer: comprador compradora
cabin: cabina
cake: pastel tarta
call: llamada
call center: centro llamada
call duration: duración llamada
caller: llamante
calorie: caloría
camera: cámara
campaign: campaña
camping: camping
canceled: cancelado cancelada anulado anulada
cancellation: cancelación anulación
cancellation rate: tasa cancelación
cancelled: cancelado cancelada anulado anulada
cancer: cáncer cánceres
candidate: candidato candidata
canton: cantón cantones
capacity: capacidad
capex: gasto inversión
capital: capital
capital city: capital
car: coche automóvil carro
car dealer: concesionario
car insurance: seguro coche auto
car model: modelo coche
carbohydrate: carbohidrato hidrato
carbon: carbono
carbon dioxide: dióxido carbono
carbon footprint: huella carbono
card: tarjeta
care: cuidado atención
cargo: carga cargamento
carmaker: fabricante automóvil
carrier: transportista
cart: carrito
cart abandonment: abandono carrito
case: caso
cash: efectivo caja
cash flow: flujo caja efectivo
casualty: víctima
cat: gato gata
catalog: catálogo
catalogue: catálogo
catch: captura
category: categoría
catering: restauración
cattle: ganado vacuno bovino bovina
cell: célula celda
celsius: celsius
cement: cemento
census: censo
cent: céntimo centavo
century: siglo
cereal: cereal
certificate: certificado
chair: silla
championship: campeonato
change: cambio variación
channel: canal
charge: cargo carga
charging station: estación punto recarga
chat: chat
check in: entrada registro
check out: salida
checkout: caja pago
cheese: queso
chemical: químico química
chemistry: química
chicken: pollo gallina
child: niño niña hijo hija
chocolate: chocolate
cholesterol: colesterol
churn: abandono cancelación
churn rate: tasa abandono
churned: perdido perdida
cinema: cine
circulation: tirada circulación
citation: cita
citizen: ciudadano ciudadana
city: ciudad
civil servant: funcionario funcionaria
claim: siniestro reclamación
claim amount: importe monto siniestro
claims ratio: siniestralidad ratio
class: clase
class size: tamaño clase
classroom: aula
click: clic
click rate: tasa clic
click through: clic
clicked: clicado clicada
client: cliente clienta
climate: clima
climb: ascenso
clinic: clínica
closed: cerrado cerrada
closing price: precio cierre
clothing: ropa vestimenta
cloud: nube
cloud cover: nubosidad
cloudy: nublado nublada nuboso nubosa
club: club
coach: entrenador entrenadora
coal: carbón
coalition: coalición
coast: costa
code: código
coffee: café
cogs: costo coste venta
cohort: cohorte
colleague: colega
collected: cobrado cobrada recogido recogida
collection: colección cobro
college: universidad
collision: colisión choque
color: color
colour: color
column: columna
comedy: comedia
comment: comentario
commercial: comercial
commission: comisión
committee: comité comisión
commodity: materia prima
communication: comunicación
commute: trayecto desplazamiento
commuter: viajero viajera
company: empresa compañía
compensation: remuneración compensación indemnización
competition: competición competencia
competitor: competidor competidora
complaint: queja reclamación
completed: completado completada terminado terminada finalizado finalizada
completion: finalización
completion rate: tasa finalización
component: componente
computer: ordenador computadora
concentration: concentración
concert: concierto
concrete: hormigón
condiment: condimento
confectionery: confitería
confirmed: confirmado confirmada
congestion: congestión
connection: conexión
consignment: consignación envío
constituency: circunscripción
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
cooling: refrigeración
copier: fotocopiadora copiadora
copper: cobre
corn: maíz
corporate: corporativo corporativa empresarial
corporation: corporación empresa
correlation: correlación
cosmetic: cosmético cosmética
cost: costo coste
cost center: centro costo coste
cost centre: centro costo coste
council: consejo ayuntamiento
count: número recuento conteo cantidad
country: país
county: condado
coupon: cupón cupones
courier: mensajero mensajera
course: curso asignatura
court: tribunal juzgado
coverage: cobertura
cow: vaca
cpc: costo coste clic
cpm: costo coste mil
craft: artesanía
crash: accidente choque
crate: caja
created: creado creada
credit: crédito abono
credit card: tarjeta crédito
credit score: puntuación crediticia
creditor: acreedor acreedora
crew: tripulación
crime: crimen crímenes delito delincuencia
crime rate: tasa delincuencia criminalidad
crop: cultivo cosecha
crop yield: rendimiento cultivo
crude oil: petróleo crudo
cruise: crucero
ctr: tasa clic
cubic meter: metro cúbico
cultivated: cultivado cultivada
culture: cultura
cumulative: acumulado acumulada
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
cycle time: tiempo ciclo
cycling: ciclismo
cyclist: ciclista
cylinder: cilindro
daily: diario diaria
daily high: máximo máxima diario diaria
dairy: lácteo láctea lechería
damage: daño
damaged: dañado dañada averiado averiada
data: dato
data usage: consumo dato
data volume: volumen dato
database: base dato
date: fecha
dawn: amanecer alba
day: día
daytime: día diurno diurna
deadline: plazo
deal: acuerdo trato negocio
dealer: distribuidor distribuidora concesionario
death: muerte defunción fallecimiento
death rate: tasa mortalidad
debit: débito cargo
debt: deuda endeudamiento
debtor: deudor deudora
decade: década decenio
decile: decil
deductible: franquicia deducible
default: impago incumplimiento
default rate: tasa impago
defeat: derrota
defect: defecto
defect rate: tasa defecto
defective: defectuoso defectuosa
defense: defensa
deficit: déficit
deforestation: deforestación
degree: grado título
degree program: programa grado
delay: retraso demora
delay minute: minuto retraso
delayed: retrasado retrasada demorado demorada
deleted: eliminado eliminada borrado borrada
delivered: entregado entregada
delivery: entrega
delivery date: fecha entrega
delivery time: plazo tiempo entrega
demand: demanda
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
dept: departamento
depth: profundidad
derivative: derivado
descent: descenso
description: descripción
desert: desierto
desk: escritorio
desktop: escritorio
destination: destino
detractor: detractor detractora
developer: desarrollador desarrolladora promotor promotora
development: desarrollo
deviation: desviación
device: dispositivo aparato
diabetes: diabetes
diagnosis: diagnóstico
diameter: diámetro
diesel: diésel gasóleo
difference: diferencia
digital: digital
diploma: diploma
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
division: división
divorce: divorcio
divorced: divorciado divorciada
doctor: médico médica doctor doctora
document: documento
documentary: documental
dog: perro perra
dollar: dólar
domestic: nacional interno interna doméstico doméstica
domestic gross: recaudación nacional
donation: donación
donor: donante
dose: dosis
download: descarga
download speed: velocidad descarga
downtime: inactividad parada
dozen: docena
drama: drama
draw: empate sorteo
dress: vestido
drink: bebida
driver: conductor conductora
drivetrain: tracción
drizzle: llovizna
dropout: abandono deserción
dropout rate: tasa abandono
drought: sequía
drug: medicamento fármaco droga
dry: seco seca
due date: vencimiento
durable goods: bienes duradero
duration: duración
dusk: anochecer crepúsculo
duty: arancel derecho
early: temprano temprana adelantado adelantada
earning: ganancia ingreso
earthquake: terremoto sismo
east: este oriente
ebitda: resultado explotación
economic: económico económica
economy: economía
edition: edición
education: educación enseñanza
efficiency: eficiencia rendimiento
egg: huevo
elderly: anciano anciana
elected: elegido elegida electo electa
election: elección
electric: eléctrico eléctrica
electric car: coche eléctrico
electric vehicle: vehículo eléctrico
electricity: electricidad
electricity consumption: consumo electricidad eléctrico eléctrica
electricity price: precio electricidad
electronics: electrónica
elevation: altitud elevación
eligible: elegible
email: correo
emergency: urgencia emergencia
emigration: emigración
emission: emisión
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
energy: energía
energy consumption: consumo energía energético energética
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
episode: episodio capítulo
equipment: equipo equipamiento
equity: patrimonio neto capital
error: error
error count: número error
error rate: tasa error
escalated: escalado escalada
escalation: escalamiento escalada
estimate: estimación
estimated: estimado estimada
ethnicity: etnia origen
euro: euro
evening: tarde noche
event: evento suceso
exam: examen exámenes
exam score: nota examen
exchange: cambio intercambio bolsa
exchange rate: tipo cambio
executive: ejecutivo ejecutiva directivo directiva
exempt: exento exenta
exhibition: exposición
existing: existente
existing customer: cliente existente
exit: salida
expected: esperado esperada previsto prevista
expenditure: gasto
expense: gasto
experiment: experimento
expired: vencido vencida caducado caducada
export: exportación
exported: exportado exportada
external: externo externa
extraction: extracción
factory: fábrica
faculty: facultad
fahrenheit: fahrenheit
failed: fallido fallida
failure: fallo avería
failure rate: tasa fallo
family: familia
fantasy: fantasía
fare: tarifa pasaje
farm: granja finca explotación
farmer: agricultor agricultora granjero granjera
fashion: moda
fat: grasa
fatality: víctima mortal muerte
father: padre
feature: función funcionalidad característica
fee: tarifa honorario comisión
feedback: comentario opinión retroalimentación
female: femenino femenina mujer hembra
ferry: ferri transbordador
fertility: fecundidad fertilidad
fertility rate: tasa fecundidad
fertilizer: fertilizante abono
fiber: fibra
fiction: ficción
field: campo
figure: cifra
file: archivo fichero
film: película
final: final
finance: finanzas financiación
financed: financiado financiada
financial: financiero financiera
financial activities: actividad financiero financiera
financial services: servicio financiero
fine: multa
finish time: tiempo llegada
finished: terminado terminada acabado acabada
fire: incendio fuego
fire department: bombero
firefighter: bombero bombera
firewall: cortafuegos
firm: firma empresa
first response: primero primera respuesta
fiscal year: año ejercicio fiscal
fish: pez peces pescado
fishing: pesca
fixed cost: costo coste fijo
flat: piso
fleet: flota
flight: vuelo
flight date: fecha vuelo
flight number: número vuelo
flood: inundación
floor: piso planta suelo
floor area: superficie construido construida
flower: flor
fog: niebla
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
forwarder: transitario
fossil: fósil
foul: falta
foundation: fundación
founded: fundado fundada
founder: fundador fundadora
franchise: franquicia
fraud: fraude
free: gratuito gratuita gratis libre
freelancer: autónomo autónoma
freight: flete carga
frequency: frecuencia
fresh: fresco fresca
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
furnished: amueblado amueblada
furniture: mueble mobiliario
future: futuro
gain: ganancia plusvalía
gallon: galón galones
game: juego partido
gap: brecha diferencia
garage: garaje
garden: jardín
gas: gas
gasoline: gasolina
gate: puerta
gdp: pib producto interno interior bruto
gearbox: caja cambio
gender: género sexo
gene: gen genes
generated: generado generada
generation: generación
genome: genoma
genre: género
gift: regalo
gift card: tarjeta regalo
glacier: glaciar
glass: vidrio cristal
global: mundial global
goal: objetivo meta gol
goat: cabra
gold: oro
gold medal: medalla oro
goods: bienes mercancía
goods producing: bienes productor productora
government: gobierno administración
grade: nota calificación grado
graduate: graduado graduada titulado titulada
graduated: graduado graduada
graduation: graduación
graduation rate: tasa graduación
grain: grano cereal
gram: gramo
grant: subvención beca
greenhouse: invernadero
greenhouse gas: gas efecto invernadero
grid: red
grocery: comestible abarrote
gross: bruto bruta recaudación
gross amount: importe bruto
gross margin: margen bruto
gross profit: beneficio bruto
group: grupo
growth rate: tasa crecimiento
guest: huésped invitado invitada
gust: ráfaga
gym: gimnasio
hail: granizo
half year: semestre
handle time: tiempo gestión
harbor: puerto
harbour: puerto
hardware: hardware
harvest: cosecha
harvested: cosechado cosechada
headcount: plantilla personal
headquarters: sede
health: salud sanidad
health insurance: seguro médico salud
healthcare: salud sanidad asistencia sanitario sanitaria
heart: corazón
heart disease: enfermedad cardíaco cardíaca
heart rate: frecuencia cardíaco cardíaca
heat: calor
heating: calefacción
hectare: hectárea
height: altura estatura
helicopter: helicóptero
help desk: asistencia soporte
high school: instituto bachillerato
high temperature: temperatura máximo máxima
highway: autopista autovía
hire: contratación
hire date: fecha contratación ingreso
hired: contratado contratada
historical: histórico histórica
history: historia
holiday: festivo vacaciones
home: hogar vivienda casa
home office: oficina casa teletrabajo
homework: deber tarea
homicide: homicidio
horror: terror
horse: caballo
horsepower: potencia caballo caballaje
hospital: hospital
hospitality: hostelería hospitalidad
host: anfitrión anfitriones anfitriona
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
hurricane: huracán huracanes
hybrid: híbrido híbrida
hydro: hidráulico hidráulica
hydrogen: hidrógeno
hydropower: hidroeléctrico hidroeléctrica hidráulico hidráulica
hypothesis: hipótesis
ice: hielo
id: identificador
illness: enfermedad
image: imagen
immigrant: inmigrante
immigration: inmigración
import: importación
imported: importado importada
impression: impresión
in progress: curso progreso
in stock: existencia stock
in store: tienda
in transit: tránsito
inactive: inactivo inactiva
inch: pulgada
incident: incidente
income: ingreso renta
incomplete: incompleto incompleta
incumbent: titular
index: índice
indicator: indicador
individual: individuo individual
industrial: industrial
industry: industria sector
inequality: desigualdad
infant mortality: mortalidad infantil
infected: infectado infectada contagiado contagiada
infection: infección
inflation: inflación
information: información
information technology: informática tecnología información
infrastructure: infraestructura
ingredient: ingrediente
inhabitant: habitante
injured: herido herida lesionado lesionada
injury: lesión herida
inpatient: hospitalizado hospitalizada
input: entrada insumo
inquiry: consulta
insolvency: insolvencia
inspected: inspeccionado inspeccionada
inspection: inspección
inspector: inspector inspectora
install: instalación
installed: instalado instalada
installed capacity: capacidad potencia instalado instalada
installment: cuota plazo
instalment: cuota plazo
institution: institución
insurance: seguro aseguradora
insured: asegurado asegurada
insurer: asegurador aseguradora
intensity: intensidad
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
investment: inversión
investor: inversor inversora
invoice: factura
invoice amount: importe monto factura
invoice date: fecha factura
invoiced: facturado facturada
iron: hierro
irrigation: riego irrigación
island: isla
issue: incidencia asunto
item: artículo elemento
jacket: chaqueta
jewelry: joya joyería
job: empleo puesto trabajo
job title: cargo puesto
journal: diario revista
journey: viaje
judge: juez jueza jueces
key figure: cifra clave
keyword: palabra clave
kg: kilogramo kilo
kilogram: kilogramo kilo
kilometer: kilómetro
kilometre: kilómetro
kilowatt: kilovatio
kilowatt hour: kilovatio hora
kind: tipo clase
kindergarten: jardín infancia
kitchen: cocina
km: kilómetro
knot: nudo
kpi: indicador clave
kwh: kilovatio hora
lab: laboratorio
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
lane: carril
language: idioma lengua
lap: vuelta
laptop: portátil
large: grande gran
lat: latitud
late: tarde tardío tardía retraso atrasado atrasada
latency: latencia
latitude: latitud
law: ley derecho
lawsuit: demanda pleito
lawyer: abogado abogada
layoff: despido
lead: prospecto contacto
lead time: plazo tiempo entrega
league: liga
lease: arrendamiento
leather: cuero
leave: permiso licencia
ledger: libro mayor
legal: jurídico jurídica legal
leisure: ocio
length: longitud duración
lesson: lección clase
letter: carta letra
level: nivel
liability: pasivo obligación responsabilidad
library: biblioteca
licence: licencia permiso
license: licencia
life expectancy: esperanza vida
life insurance: seguro vida
life science: ciencia vida
lifetime: vida útil
lightning: rayo relámpago
lignite: lignito
like: gusta
limit: límite
line: línea
liquidity: liquidez
list date: fecha anuncio
list price: precio lista catálogo
listener: oyente
listing: anuncio
liter: litro
literacy: alfabetización
literacy rate: tasa alfabetización
litre: litro
livestock: ganado
living area: superficie habitable
living space: superficie espacio habitable
load: carga
load factor: factor ocupación
loaded: cargado cargada
loading: carga
loan: préstamo
local: local
located: ubicado ubicada situado situada
location: ubicación lugar
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
loyalty: fidelidad lealtad
luggage: equipaje
machine: máquina
machinery: maquinaria
magazine: revista
magnitude: magnitud
maintenance: mantenimiento
maintenance cost: costo coste mantenimiento
maize: maíz
major: especialidad carrera
make: marca
maker: fabricante
male: masculino masculina hombre varón
malware: malicioso maliciosa
man: hombre
manager: gerente gestor gestora director directora
manual: manual
manufacturer: fabricante
manufacturing: fabricación manufactura industria
margin: margen márgenes
marital status: estado civil
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
mass: masa
match: partido
material: material
material cost: costo coste material
math: matemáticas
mathematics: matemáticas matemática
max: máximo máxima
maximum: máximo máxima
mayor: alcalde alcaldesa
meal: comida
mean: media promedio medio
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
medium: medio
megawatt: megavatio
member: miembro socio socia
membership: membresía afiliación
memory: memoria
mental health: salud mental
menu: menú
merger: fusión
message: mensaje
metal: metal
meter: metro contador
meter reading: lectura contador
methane: metano
metre: metro
metric: métrica indicador
midnight: medianoche
migration: migración
mile: milla
mileage: kilometraje
milestone: hito
milk: leche
million: millón millones
min: mínimo mínima
mine: mina
minimum: mínimo mínima
minimum wage: salario mínimo
mining: minería
minister: ministro ministra
ministry: ministerio
minute: minuto
missing: faltante ausente desaparecido desaparecida
mist: neblina bruma
mobile: móvil
mobile network: red móvil
mobile phone: teléfono móvil celular
model: modelo
model year: año modelo
monitor: monitor pantalla
month: mes
monthly: mensual
monthly return: rentabilidad rendimiento mensual
morning: mañana
mortality: mortalidad
mortality rate: tasa mortalidad
mortgage: hipoteca
mother: madre
motor: motor
motorcycle: motocicleta moto
motorway: autopista
mountain: montaña
movie: película cine
mpg: milla galón galones consumo
mrr: ingreso mensual recurrente
municipality: municipio
murder: asesinato
museum: museo
music: música
musical: musical
name: nombre
nation: nación
national: nacional
nationality: nacionalidad
natural gas: gas natural
neighborhood: barrio vecindario
neighbourhood: barrio vecindario
net: neto neta
net amount: importe neto
net income: ingreso neto
net profit: beneficio neto
net sales: venta neto neta
network: red
new: nuevo nueva
new customer: cliente nuevo nueva
news: noticia
newsletter: boletín
newspaper: periódico diario
night: noche
nitrogen: nitrógeno
nitrogen dioxide: dióxido nitrógeno
no show: ausencia inasistencia
noise: ruido
nominated: nominado nominada
nomination: nominación
nondurable goods: bienes duradero perecedero
nonprofit: lucro
noon: mediodía
north: norte
novel: novela
nps: recomendación
nuclear: nuclear
number: número cantidad
nurse: enfermero enfermera
nursing home: residencia hogar anciano
nutrient: nutriente
nutrition: nutrición
obesity: obesidad
observation: observación
observed: observado observada
occupancy: ocupación
occupancy rate: tasa ocupación
occupation: ocupación profesión
occupied: ocupado ocupada
ocean: océano
odometer: odómetro kilometraje
offence: delito infracción
offender: delincuente infractor infractora
offense: delito infracción
offer: oferta
office: oficina despacho
office supply: suministro material oficina
official: funcionario funcionaria oficial
offline: físico física
oil: petróleo aceite
old: viejo vieja antiguo antigua
on time: tiempo puntual
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
opportunity: oportunidad
option: opción
order: pedido orden
order date: fecha pedido
order number: número pedido
order status: estado pedido
order value: valor pedido
order volume: volumen pedido
ordered: pedido pedida
organic: orgánico orgánica ecológico ecológica
organisation: organización
organization: organización
origin: origen procedencia
other: otro otra
other services: otro otra servicio
ounce: onza
outage: interrupción corte
outdoor: exterior aire libre
outlet: punto venta tienda
outlier: valor atípico atípica
outpatient: ambulatorio ambulatoria
output: producción salida
outstanding: pendiente
overdue: vencido vencida
overhead: gasto general
overnight stay: pernoctación
overtime: hora extra
owed: adeudado adeudada
owner: propietario propietaria dueño dueña
oxygen: oxígeno
ozone: ozono
package: paquete
packaging: embalaje envase
packed: empaquetado empaquetada embalado embalada
page: página
page view: página vista
pageview: página vista
paid: pagado pagada
painting: pintura cuadro
pair: par
pallet: palé paleta
pandemic: pandemia
pants: pantalón pantalones
paper: papel
parcel: paquete parcela
parent: padre madre progenitor
parental leave: permiso parental
park: parque
parked: aparcado aparcada estacionado estacionada
parking: aparcamiento estacionamiento
parking lot: aparcamiento estacionamiento
parliament: parlamento
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
patch: parche
patent: patente
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
peak load: carga punta pico
pedestrian: peatón peatones peatonal
penalty: penalización penalti multa
pending: pendiente
penguin: pingüino
pension: pensión jubilación
people: persona gente población
per capita: cápita habitante
percent: porcentaje ciento
percentage: porcentaje
percentage point: punto porcentual
percentile: percentil
performance: rendimiento desempeño
period: período periodo
permanent: permanente indefinido indefinida
permission: permiso
permit: permiso licencia
person: persona
personal care: cuidado personal
personnel cost: gasto coste personal
pesticide: pesticida plaguicida
pet: mascota
petal: pétalo
petrol: gasolina
pharma: farmacéutico farmacéutica
pharmaceutical: farmacéutico farmacéutica
pharmacy: farmacia
phase: fase
phone: teléfono
photo: foto
physical: físico física
physician: médico médica
physics: física
picking: preparación recogida
pickup: recogida
pickup truck: camioneta
piece: pieza
pig: cerdo
pilot: piloto
pipeline: cartera
place: lugar
plan: plan
plan type: tipo plan
plane: avión
planet: planeta
planned: previsto prevista planificado planificada planeado planeada
plant: planta fábrica
plastic: plástico
platform: plataforma
play: obra juego
played: jugado jugada
player: jugador jugadora
plot: parcela
point: punto
police: policía
police officer: policía
policy: póliza política
policyholder: asegurado asegurada tomador tomadora
political: político política
poll: encuesta sondeo
pollutant: contaminante
pollution: contaminación
population: población
population density: densidad población
pork: cerdo
port: puerto
portfolio: cartera
portion: porción ración
position: posición puesto
post: publicación correo
post office: oficina correo
postcode: código postal
potato: patata papa
poultry: ave corral
pound: libra
poverty: pobreza
poverty rate: tasa pobreza
power: potencia poder
power plant: central planta
power station: central
practice: consultorio práctica
precipitation: precipitación
pregnancy: embarazo
premiere: estreno
premium: prima premium
prepaid: prepagado prepagada prepago
prescription: receta prescripción
present: presente
president: presidente presidenta
press: prensa
pressure: presión
price: precio
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
progress: progreso
project: proyecto
promoted: promocionado promocionada promovido promovida
promoter: promotor promotora
promotion: promoción
property: propiedad inmueble
property type: tipo propiedad inmueble
proportion: proporción parte
prospect: prospecto
protein: proteína
protest: protesta
provider: proveedor proveedora
province: provincia
provision: provisión
public: público pública
public debt: deuda pública
public sector: sector público
public service: servicio público
public transport: transporte público
publication: publicación
published: publicado publicada
publisher: editorial editor editora
publishing: edición
pump: bomba
punctuality: puntualidad
pupil: alumno alumna
purchase: compra
purchase price: precio compra
purchased: comprado comprada
qty: cantidad
quality: calidad
quantile: cuantil
quantity: cantidad
quarry: cantera
quarter: trimestre cuarto
quarterly: trimestral
quartile: cuartil
question: pregunta
queue: cola
quota: cuota cupo
quote: presupuesto cotización oferta
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
rate: tasa tarifa índice
rated: valorado valorada calificado calificada
rating: valoración calificación nota puntuación
ratio: ratio relación cociente
raw material: materia prima
reach: alcance
reaction: reacción
reader: lector lectora
reading: lectura
readmission: reingreso readmisión
reagent: reactivo
real estate: inmobiliario inmobiliaria inmueble
rebate: reembolso bonificación
receipt: recibo
receivable: cobrar cuenta
received: recibido recibida
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
referee: árbitro árbitra
referral: recomendación referencia referido referida derivación
referred: derivado derivada referido referida remitido remitida
referrer: referente
refinery: refinería
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
relative: relativo relativa
release: lanzamiento publicación estreno
release date: fecha estreno lanzamiento
release year: año estreno lanzamiento
released: lanzado lanzada estrenado estrenada publicado publicada
religion: religión
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
reopened: reabierto reabierta
reorder: reposición
repair: reparación
repair cost: costo coste reparación
repaired: reparado reparada
repayment: reembolso amortización
repeat customer: cliente recurrente
repeat purchase: recompra compra repetido repetida
reported: notificado notificada reportado reportada declarado declarada
request: solicitud petición
required: requerido requerida
research: investigación
researcher: investigador investigadora
reseller: revendedor revendedora
reservation: reserva
reserve: reserva
reserved: reservado reservada
resident: residente
residential: residencial
resignation: renuncia dimisión
resigned: renunciado renunciada dimitido dimitida
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
rice: arroz
ride: viaje trayecto
rider: pasajero pasajera usuario usuaria
ridership: pasajero viajero
risk: riesgo
river: río
road: carretera vía
roaming: itinerancia
robbery: robo atraco
robot: robot
roi: retorno rentabilidad inversión
role: rol función papel
romance: romance romántico romántica
romantic comedy: comedia romántico romántica
room: habitación cuarto sala
room rate: tarifa habitación
room type: tipo habitación
round: ronda
route: ruta recorrido
row: fila
rubber: caucho goma
running: carrera curso
running time: duración
runtime: duración ejecución
runway: pista
rural: rural
safety: seguridad
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
salt: sal
sample: muestra
sample size: tamaño muestra
satellite: satélite
satisfaction: satisfacción
saving: ahorro
savings: ahorro
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
sea: mar
sea level: nivel mar
seafood: marisco
search: búsqueda
search engine: motor buscador búsqueda
season: temporada estación
seasonal: estacional
seat: asiento escaño
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
sender: remitente
senior: anciano anciana
seniority: antigüedad
sensor: sensor
sent: enviado enviada
sepal: sépalo
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
severity: gravedad severidad
sewage: agua residual
sex: sexo
shape: forma
share: proporción cuota participación acción parte
share price: precio acción cotización
shareholder: accionista
sheep: oveja ovino ovina
shelf: estante estantería
shift: turno
ship: barco buque
shipment: envío
shipped: enviado enviada
shipping: envío transporte marítimo
shipping cost: gasto costo coste envío
shirt: camisa
shoe: zapato calzado
shop: tienda
shortage: escasez falta
shot: tiro disparo
show: programa espectáculo
sick day: día enfermedad baja
sick leave: baja enfermedad
sickness: enfermedad
signal: señal
signup: registro inscripción
silver: plata
single: soltero soltera único única
site: sitio emplazamiento
size: tamaño talla
skiing: esquí
skill: habilidad competencia
sku: referencia artículo
sla: nivel servicio
small: pequeño pequeña
smartphone: teléfono inteligente
smoker: fumador fumadora
smoking: tabaquismo fumar
snow: nieve
snowfall: nevada nieve
soccer: fútbol
social: social
social media: red social medio
social network: red social
software: software programa
soil: suelo
solar: solar
solar power: energía solar
sold: vendido vendida
solution: solución
song: canción
source: fuente origen
sourcing: abastecimiento
south: sur
soy: soja soya
spam: spam
spare part: pieza repuesto recambio
specialist: especialista
species: especie
specimen: espécimen muestra ejemplar
spectator: espectador espectadora
speed: velocidad
speed limit: límite velocidad
spend: gasto inversión
spending: gasto
spent: gastado gastada
sponsor: patrocinador patrocinadora
sponsorship: patrocinio
sport: deporte
spread: dispersión diferencial
spring: primavera
sprint: sprint
square foot: pie cuadrado
square meter: metro cuadrado
square metre: metro cuadrado
stadium: estadio
staff: personal plantilla
stage: etapa fase
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
steel: acero
step: paso etapa
stock: acción existencias valor
stock exchange: bolsa
stock level: nivel existencias
stock market: mercado bolsa bursátil
stock price: precio acción cotización
stockout: rotura agotado agotada existencias
stolen: robado robada
stop: parada
storage: almacenamiento
store: tienda
stored: almacenado almacenada
storm: tormenta
story point: punto historia
stream: reproducción flujo
streaming: transmisión
street: calle
strike: huelga
student: estudiante alumno alumna
studio: estudio
study: estudio
subcategory: subcategoría
subject: asignatura materia sujeto
submitted: enviado enviada presentado presentada
subscriber: suscriptor suscriptora abonado abonada
subscription: suscripción
subsidiary: filial subsidiaria
subsidy: subvención subsidio
subtotal: subtotal
suburb: suburbio afueras
subway: metro
success rate: tasa éxito
sugar: azúcar
sum: suma total
summer: verano
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
swimming: natación
symbol: símbolo
symptom: síntoma
system: sistema
table: tabla mesa
tablet: tableta
take off: despegue
takeoff: despegue
takeoff run: carrera despegue
target: objetivo meta
target group: grupo objetivo
tariff: tarifa arancel
task: tarea
tax: impuesto
tax rate: tasa tipo impositivo impositiva
tax revenue: ingreso recaudación fiscal tributario tributaria
taxed: gravado gravada
taxi: taxi rodaje
tea: té
teacher: profesor profesora docente maestro maestra
team: equipo
technical: técnico técnica
technology: tecnología
teenager: adolescente
telecom: telecomunicación
telecommunications: telecomunicación
telephone: teléfono
television: televisión
temp: temperatura
temperature: temperatura
temporary: temporal
tenant: inquilino inquilina arrendatario arrendataria
tender: licitación
tennis: tenis
tenure: antigüedad
term: plazo término
terminal: terminal
terminated: rescindido rescindida terminado terminada
territory: territorio
test: prueba test
test result: resultado prueba
test score: puntuación nota prueba
tested: probado probada
textile: textil
theater: teatro cine
theatre: teatro
theft: robo hurto
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
tier: nivel
till: caja
time: tiempo hora momento
timestamp: marca tiempo
timetable: horario
tip: propina
tire: neumático llanta
title: título
tobacco: tabaco
tolerance: tolerancia
ton: tonelada
tonne: tonelada
tool: herramienta
torque: par
total: total suma
total cost: costo coste total
tour: recorrido gira circuito
tourism: turismo
tourist: turista
tournament: torneo
tower: torre antena
town: ciudad pueblo localidad
toy: juguete
track: pista tema vía
tracking: seguimiento
trade: comercio
trade fair: feria
trade show: feria
trading volume: volumen negociación
traffic: tráfico tránsito
traffic jam: atasco
traffic volume: volumen tráfico
trailer: remolque
train: tren
trainee: aprendiz becario becaria
training: formación capacitación entrenamiento
tram: tranvía
transaction: transacción operación
transfer: transferencia traslado
transferred: transferido transferida trasladado trasladada
transmission: transmisión
transport: transporte
transport cost: costo coste transporte
transportation: transporte
travel: viaje
travel time: tiempo viaje
traveler: viajero viajera
traveller: viajero viajera
treated: tratado tratada
treatment: tratamiento
treatment group: grupo tratamiento
tree: árbol
trend: tendencia evolución
trial: prueba ensayo
trip: viaje trayecto
trip duration: duración viaje
truck: camión
tuition: matrícula
tunnel: túnel
turnout: participación
turnover: facturación rotación
turnover rate: tasa rotación
type: tipo
tyre: neumático
unassigned: asignar
unavailable: indisponible
undelivered: entregado entregada
unemployed: desempleado desempleada parado parada
unemployment: desempleo paro
unemployment rate: tasa desempleo paro
uninsured: asegurado asegurada
union: sindicato unión
unit: unidad
unit cost: costo coste unitario
unit price: precio unitario
units sold: unidad vendido vendida
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
urban: urbano urbana
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
valid: válido válida
value: valor
valve: válvula
van: furgoneta
vandalism: vandalismo
variable cost: costo coste variable
variance: varianza desviación
variant: variante
variation: variación
vat: iva impuesto
vegetable: verdura hortaliza
vehicle: vehículo
velocity: velocidad
vendor: proveedor proveedora vendedor vendedora
verified: verificado verificada
version: versión
vessel: buque embarcación
victim: víctima
video: vídeo video
video game: videojuego
view: vista visualización
viewed: visto vista visualizado visualizada
viewer: espectador espectadora
viewership: audiencia
village: pueblo aldea
virus: virus
visibility: visibilidad
visit: visita
visited: visitado visitada
visitor: visitante
vitamin: vitamina
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
wait: espera
wait time: tiempo espera
waiting: espera
waiting time: tiempo espera
ward: pabellón planta sala
warehouse: almacén
warehousing: almacenamiento
warning: advertencia
warranty: garantía
waste: residuo desperdicio
wastewater: agua residual
watch: reloj
water: agua
water consumption: consumo agua
water level: nivel agua
watt: vatio
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
wheat: trigo
wheel: rueda
wholesale: mayorista mayor comercio
wholesale trade: comercio mayor mayorista
wholesaler: mayorista
widowed: viudo viuda
width: anchura ancho
wildfire: incendio forestal
wildlife: fauna
wildlife species: especie fauna animal
win: victoria triunfo
win rate: tasa éxito cierre
wind: viento eólico eólica
wind direction: dirección viento
wind farm: parque eólico
wind power: energía eólico eólica
wind speed: velocidad viento
wine: vino
winner: ganador ganadora
winter: invierno
withdrawal: retiro retirada
withdrawn: retirado retirada
woman: mujer
won: ganado ganada
wood: madera
work accident: accidente laboral trabajo
workday: día laborable
worker: trabajador trabajadora obrero obrera
workforce: plantilla fuerza laboral
working hour: hora laboral trabajo
workout: entrenamiento
workshop: taller
world: mundo
worldwide: mundial mundo
worldwide gross: recaudación mundial bruto bruta
writer: guionista escritor escritora
year: año
year built: año construcción
yearly: anual
yield: rendimiento
youth: juventud joven
zip code: código postal
zone: zona
`;
