/** Plain words of Spanish, in lower case without accents: see `vocabulary.ts`. */
export const WORDS = `
a abarca abarcaba abarcaban abarcada abarcadas abarcado abarcados abarcamos abarcan abarcando abarcar abarcaron abarco
abastecimiento abierta abiertas abierto abiertos abona abonaba abonaban abonada abonadas abonado abonados abonan abonando
abonar abonaron abono abonos abre abren abrigo abrigos abrio abscisa abscisas absentismo absoluta absolutas absoluto absolutos
aca acaba acababa acababan acabada acabadas acabado acabados acaban acabando acabar acabaron acabo academia academias
academica academicas academico academicos acceso accesos accidente accidentes accionista accionistas aceite aceites aceituna
aceitunas acepta aceptaba aceptaban aceptada aceptadas aceptado aceptados aceptan aceptando aceptar aceptaron acepto acerca
acero acompana acompanaba acompanaban acompanada acompanadas acompanado acompanados acompanan acompanando acompanar
acompanaron acompano acota acotaba acotaban acotada acotadas acotado acotados acotan acotando acotar acotaron acoto acta actas
activa activas actividad actividades activo activos acto actor actores actos actrices actriz actual actuales actualiza
actualizaba actualizaban actualizacion actualizaciones actualizada actualizadas actualizado actualizados actualizamos
actualizan actualizando actualizar actualizaron actualizo actualmente acuicultura acumula acumulaba acumulaban acumulada
acumuladas acumulado acumulados acumulamos acumulan acumulando acumular acumularon acumulativa acumulativas acumulativo
acumulativos acumulo ademas adicional adicionales adicionalmente adjunta adjuntas adjunto adjuntos administracion
administraciones administrativa administrativas administrativo administrativos adscrita adscritas adscrito adscritos aduana
aduanas adulta adultas adulto adultos adyacente adyacentes aerea aereas aereo aereos aerolinea aerolineas aeronautica
aeroportuaria aeroportuarias aeroportuario aeroportuarios aeropuerto aeropuertos afiliacion afiliaciones afiliada afiliadas
afiliado afiliados agencia agencias agenda agendas agente agentes agraria agrarias agrario agrarios agrega agregaba agregaban
agregacion agregaciones agregada agregadas agregado agregados agregamos agregan agregando agregar agregaron agrego agricola
agricolas agricultor agricultora agricultoras agricultores agricultura agrupa agrupaba agrupaban agrupada agrupadas agrupado
agrupados agrupamos agrupan agrupando agrupar agruparon agruparse agrupo agua aguas ahi ahora ahorro ahorros aire aisla
aislaba aislaban aislada aisladamente aisladas aislado aislados aislamiento aislan aislando aislar aislaron aislo ajena ajenas
ajeno ajenos ajusta ajustaba ajustaban ajustada ajustadas ajustado ajustados ajustamos ajustan ajustando ajustar ajustaron
ajusto al albanil albaniles albaran albaranes albergue albergues album albumes alcalde alcaldes alcaldesa alcaldesas alcaldia
alcaldias alcance alcancen alcances alcantarillado alcanza alcanzaba alcanzaban alcanzada alcanzadas alcanzado alcanzados
alcanzamos alcanzan alcanzando alcanzar alcanzaron alcanzo aldea aldeas alejada alejadas alejado alejados alfabetica
alfabeticamente alfabeticas alfabetico alfabeticos alfombra alfombras algo algodon algoritmo algoritmos alguien algun alguna
algunas alguno algunos alimentaria alimentarias alimentario alimentarios alimenticia alimenticias alimenticio alimenticios
alimento alimentos alinea alineaba alineaban alineada alineadas alineado alineados alinean alineando alinear alinearon alineo
alla alli almacen almacena almacenaba almacenaban almacenada almacenadas almacenado almacenados almacenaje almacenamiento
almacenamientos almacenamos almacenan almacenando almacenar almacenaron almacenes almacenista almacenistas almaceno almuerzo
almuerzos aloja alojaba alojaban alojada alojadas alojado alojados alojamiento alojamientos alojan alojando alojar alojaron
alojo alquila alquilaba alquilaban alquilada alquiladas alquilado alquilados alquilamos alquilan alquilando alquilar
alquilaron alquiler alquileres alquilo alrededor alterna alternaba alternaban alternada alternadas alternado alternados
alternan alternancia alternancias alternando alternar alternaron alternas alternativa alternativamente alternativas
alternativo alternativos alterno alternos alto altura alturas alumbrado aluminio alumna alumnado alumnas alumno alumnos
amarilla amarillas amarillo amarillos ambas ambiental ambientales ambito ambitos ambos ambulancia ambulancias ambulatoria
ambulatorias ambulatorio ambulatorios amortizacion amortizaciones amortizada amortizadas amortizado amortizados amplitud
amplitudes anade anaden anadia anadian anadida anadidas anadido anadidos anadiendo anadieron anadimos anadio anadir anadirse
analicemos analisis analista analistas analiza analizaba analizaban analizada analizadas analizado analizados analizamos
analizan analizando analizar analizaron analizo analoga analogamente analogas analogo analogos ancha anchas ancho anchos
anchura anchuras anden andenes anexo anexos anfibio anfibios anillo anillos animal animales ano anos anota anotaba anotaban
anotada anotadas anotado anotados anotamos anotan anotando anotar anotaron anoto ante antedicho antena antenas anterior
anteriores anteriormente antes anticipo anticipos antigua antiguas antiguedad antiguo antiguos anual anuales anualizada
anualizadas anualizado anualizados anualmente anula anulaba anulaban anulada anuladas anulado anulados anulan anulando anular
anularon anulo anuncio anuncios aparcamiento aparcamientos aparece aparecen aparecer aparecia aparecian aparecido apareciendo
aparecieron aparecio aparezca aparezcan aparicion apariciones apartado apartados apartamento apartamentos aparte aparteo
apellido apellidos apendice apendices apicultura apilada apiladas apilado apilados aplica aplicaba aplicaban aplicacion
aplicaciones aplicada aplicadas aplicado aplicados aplicamos aplican aplicando aplicar aplicaron aplico aporta aportaba
aportaban aportacion aportaciones aportada aportadas aportado aportados aportamos aportan aportando aportar aportaron aporto
app apps aprecia apreciamos aprecian apreciar apreciarse aprende aprenden aprender aprendia aprendian aprendices aprendida
aprendidas aprendido aprendidos aprendiendo aprendieron aprendio aprendiz aprendizaje aprendizajes aprobada aprobadas aprobado
aprobados aprovisionamiento aprox aproxima aproximaba aproximaban aproximada aproximadamente aproximadas aproximado
aproximados aproximamos aproximan aproximando aproximar aproximaron aproximo apunta apuntaba apuntaban apuntada apuntadas
apuntado apuntados apuntan apuntando apuntar apuntaron apunto aquel aquella aquellas aquello aquellos aqui arancel aranceles
arbitra arbitras arbitro arbitros arbol arboles archivo archivos area areas aritmetica aritmeticas aritmetico aritmeticos
armario armarios arquitecta arquitectas arquitecto arquitectos arquitectura arranca arrancaba arrancaban arrancada arrancadas
arrancado arrancados arrancan arrancando arrancar arrancaron arranco arrendada arrendadas arrendado arrendados arrendamiento
arrendamientos arrendataria arrendatarias arrendatario arrendatarios arroja arrojaba arrojaban arrojada arrojadas arrojado
arrojados arrojan arrojando arrojar arrojaron arrojo arroz arte artes articulo articulos artista artistas artistica artisticas
artistico artisticos asalariado asalariados ascensor ascensores asciende ascienden asegurada aseguradas asegurado aseguradora
aseguradoras asegurados asesor asesora asesoras asesores asi asiento asientos asigna asignaba asignaban asignacion
asignaciones asignada asignadas asignado asignados asignamos asignan asignando asignar asignaron asignatura asignaturas asigno
asimismo asiste asisten asistencia asistencial asistenciales asistencias asistente asistentes asistia asistian asistido
asistiendo asistieron asistio asistir asociacion asociaciones asociada asociadas asociado asociados aspecto aspectos aspirante
aspirantes asterisco asteriscos astillero astilleros asunto asuntos atane atencion atenciones atendemos atender atendia
atendian atendida atendidas atendido atendidos atendiendo atendieron atendio atiende atienden atleta atletas atletismo atomo
atomos atrae atraen atraer atraia atraian atraida atraidas atraido atraidos atrajeron atrajo atras atraveso atraviesa
atraviesan atrayendo atributo atributos audiencia audiencias audio audios audiovisual audiovisuales auditor auditora auditoras
auditores auditoria auditorias aula aulas aun aunque ausencia ausencias ausente ausentes auto autobus autobuses automatica
automaticamente automaticas automatico automaticos automatizacion automatizada automatizadas automatizado automatizados
automocion automotrices automotriz automovil automoviles autonoma autonomas autonomica autonomicas autonomico autonomicos
autonomo autonomos autopista autopistas autor autora autoras autores autos autovia autovias ave avena avenida avenidas averia
averias aves avicola avicolas avion aviones ayudas ayuntamiento ayuntamientos azucar azul azules bachillerato bacteria
bacterias baile bailes bajo balance balances balon baloncesto balones balonmano bancaria bancarias bancario bancarios banco
bancos banner banners bano banos banqueta banquetas bar barco barcos bares barra barras barrio barrios basa basaba basaban
basada basadas basado basados basamos basan basando basar basaron base bases baso basura basuras bateria baterias bebida
bebidas beca becaria becarias becario becarios becas beneficiaria beneficiarias beneficiario beneficiarios beneficio
beneficios biblioteca bibliotecas bici bicicleta bicicletas bicis bidimensional bidimensionales bidireccional bidireccionales
bienal bienales bienes bilingue bilingues billete billetes bimestral bimestrales bimestre bimestres biodiversidad biologia
biomasa biomasas biotecnologia blanca blancas blanco blancos blog blogs bloque bloques bocadillo bocadillos bodega bodegas
boleteria boleterias boletin boletines boleto boletos bolsa bolsas bolso bolsos bombera bomberas bombero bomberos bombilla
bombillas bono bonos borde bordes bosque bosques botella botellas bovina bovinas bovino bovinos brecha brevemente bruta brutas
bruto brutos bulto bultos buque buques burbuja burbujas bursatil bursatiles bus busca buscaba buscaban buscada buscadas
buscado buscador buscadores buscados buscan buscando buscar buscaron busco buses busqueda busquedas caballo caballos cabe
caben caber cabeza cabia cabian cabiendo cable cables cabra cabras cacao cada cadena cadenas cafe cafes cafeteria cafeterias
caja cajas cajera cajeras cajero cajeros calcula calculaba calculaban calculada calculadas calculado calculados calculamos
calculan calculando calcular calcularla calcularlo calcularon calcularse calculo calculos caldera calderas calefaccion
calendario calendarios calificacion calificaciones calle calles calor calzado calzados cama camara camaras camarera camareras
camarero camareros camas cambia cambiaba cambiaban cambiada cambiadas cambiado cambiados cambiamos cambian cambiando cambiar
cambiaron cambiarse cambie cambien cambio cambios camilla camillas camino caminos camion camiones camioneta camionetas camisa
camisas camiseta camisetas campana campanas campeonato campeonatos camping campings campo campos campus canal canales canasta
canastas cancelacion cancelaciones cancelada canceladas cancelado cancelados cancha canchas cancion canciones candidata
candidatas candidato candidatos candidatura candidaturas cantante cantantes cantera canteras cantidad cantidades capacidad
capacidades capacitacion capacitaciones capacitada capacitadas capacitado capacitados capita capital capitales capitulo
capitulos capta captaba captaban captacion captaciones captada captadas captado captados captan captando captar captaron capto
cara caracteristica caracteristicas caras carbon carbono cardiologia carece carecen carecer carecia carecian carecido
careciendo carecieron carecio carga cargaba cargaban cargada cargadas cargado cargador cargadores cargados cargan cargando
cargar cargaron cargas cargo cargos carnaval carnavales carne carnes carniceria carnicerias carpintera carpinteras carpintero
carpinteros carrera carreras carretera carreteras carril carriles carrito carritos carro carroceria carrocerias carros carta
cartas cartera carteras cartero carteros carton cartones casa casada casadas casado casados casas cascada casi casilla
casillas caso casos catalogo catalogos categoria categorias caudal caudales cebada cebolla cebollas celda celdas celula
celular celulares celulas cemento cena cenas censada censadas censado censados censo censos centimo centimos centra centraba
centraban centrada centradas centrado centrados central centrales centralita centralitas centramos centran centrando centrar
centrarnos centraron centrarse centremonos centro centros cerca cercana cercanas cercano cercanos cereal cereales cerro
certamen certamenes certificada certificadas certificado certificados cerveza cervezas cesta cestas cf chat chats chip chips
chocolate ciclismo ciclista ciclistas ciclo ciclos ciclovia ciclovias ciencia ciencias cientifica cientificas cientifico
cientificos cierra cierran cierre cierres cierta ciertas cierto ciertos cifra cifran cifraron cifras cifro cine
cinematografica cinematograficas cinematografico cinematograficos cines circuito circuitos circula circulaba circulaban
circulacion circulaciones circulado circulan circulando circular circulares circularon circulo circulos cirugia cirugias
cirujana cirujanas cirujano cirujanos cita citaba citaban citada citadas citado citados citamos citan citando citar citaron
citas cito ciudad ciudadana ciudadanas ciudadania ciudadano ciudadanos ciudades civil civiles clase clases clasifica
clasificaba clasificaban clasificacion clasificaciones clasificada clasificadas clasificado clasificados clasificamos
clasifican clasificando clasificar clasificaron clasificarse clasifico clics cliente clientela clientes clima climas climatica
climaticas climatico climaticos climatizacion clinica clinicas clinico clinicos club clubes cobertura coberturas cobra cobraba
cobraban cobrada cobradas cobrado cobrados cobramos cobran cobrando cobrar cobraron cobre cobro cobros coche coches cocina
cocinas cocinera cocineras cocinero cocineros codigo codigos coeficiente coeficientes cohete cohetes cohorte cohortes coincide
coinciden coincidia coincidian coincidido coincidiendo coincidieron coincidio coincidir cola colaboracion colaboraciones
colaborador colaboradora colaboradoras colaboradores colas colchon colchones coleccion colecciones colectiva colectivamente
colectivas colectivo colectivos colega colegas colegio colegios coloca colocaba colocaban colocada colocadas colocado
colocados colocamos colocan colocando colocar colocaron coloco colonia colonias color coloreada coloreadas coloreado
coloreados colores columna columnas comarca comarcas combina combinaba combinaban combinacion combinaciones combinada
combinadas combinado combinados combinamos combinan combinando combinar combinaron combino combustible combustibles come comen
comencemos comensal comensales comenta comentaba comentaban comentada comentadas comentado comentados comentamos comentan
comentando comentar comentario comentarios comentaron comento comenzaba comenzaban comenzada comenzadas comenzado comenzados
comenzamos comenzando comenzar comenzaron comenzo comer comercial comerciales comerciante comerciantes comercio comercios
comia comian comido comiendo comienza comienzan comienzo comienzos comieron comio comision comisiones comite comites como
companera companeras companero companeros compania companias compara comparaba comparaban comparable comparables comparacion
comparaciones comparad comparada comparadas comparado comparados comparamos comparan comparando comparandola comparandolas
comparandolo comparandolos comparar compararla compararlas compararlo compararlos compararon compararse comparativa
comparativas compare comparelo comparemos comparen comparense comparese comparo comparte comparten compartia compartian
compartida compartidas compartido compartidos compartiendo compartieron compartimos compartio compartir competicion
competiciones complementaria complementarias complementario complementarios completa completaba completaban completada
completadas completado completados completamente completamos completan completando completar completaron completas completo
completos compone componemos componen componente componentes componer componia componian componiendo composicion composiciones
compra compraba compraban comprada compradas comprado comprador compradora compradoras compradores comprados compran comprando
comprar compraron compras comprende comprendemos comprenden comprender comprendia comprendian comprendida comprendidas
comprendido comprendidos comprendiendo comprendieron comprendio compro comprobaba comprobaban comprobacion comprobaciones
comprobada comprobadas comprobado comprobados comprobamos comprobando comprobar comprobaron comprobo comprueba comprueban
compuesta compuestas compuesto compuestos compusieron compuso computador computadora computadoras computadores computo
computos comun comunes comunica comunicaba comunicaban comunicacion comunicaciones comunicada comunicadas comunicado
comunicados comunicamos comunican comunicando comunicar comunicaron comunico comunidad comunidades con concejal concejales
concentra concentraba concentraban concentrada concentradas concentrado concentrados concentramos concentran concentrando
concentrar concentraron concentro concepto conceptos concierne concierto conciertos concluye concreta concretamente concretas
concreto concretos concurso concursos condicion condiciones conductor conductora conductoras conductores conectaba conectaban
conectada conectadas conectado conectados conectan conectando conectar conectaron conecto conexion conexiones conferencia
conferencias conforme congelada congeladas congelado congelados congreso congresos conjunta conjuntamente conjuntas conjunto
conjuntos conoce conocemos conocen conocer conocia conocian conocida conocidas conocido conocidos conociendo conocieron
conocimiento conocimientos conocio consecutiva consecutivas consecutivo consecutivos consejo consejos conserva conservaba
conservaban conservada conservadas conservado conservados conservamos conservan conservando conservar conservaron conservo
considera consideraba consideraban considerada consideradas considerado considerados consideramos consideran considerando
considerar consideraron considere consideremos consideren considero consigo consiste consisten consistia consistio consistir
consolidada consolidadas consolidado consolidados consta constaba constaban constado constan constando constar constaron
constata constataba constataban constatada constatadas constatado constatados constatan constatando constatar constataron
constato constituia constituian constituida constituidas constituido constituidos constituimos constituir constituye
constituyen constituyendo constituyeron constituyo consto construccion construcciones construia construian construida
construidas construido construidos construir construye construyen construyendo construyeron construyo consulta consultaba
consultaban consultada consultadas consultado consultados consultan consultando consultar consultaron consultarse consultas
consulto consultor consultora consultoras consultores consultorio consultorios consume consumen consumia consumian consumida
consumidas consumido consumidor consumidora consumidoras consumidores consumidos consumiendo consumieron consumimos consumio
consumir consumo consumos contaba contaban contabilidad contabiliza contabilizaba contabilizaban contabilizada contabilizadas
contabilizado contabilizados contabilizamos contabilizan contabilizando contabilizar contabilizaron contabilizo contable
contables contacto contactos contada contadas contado contador contadores contados contamos contando contar contaron contarse
contenedor contenedores contenemos contener contenga contengan contenia contenian contenida contenidas contenido contenidos
conteniendo conteo conteos contestadas contestado contestaron contexto contextos contiene contienen contigua contiguas
contiguo contiguos continental continentales continente continentes continuacion conto contorno contornos contra contractual
contractuales contraposicion contrario contrasta contrastaba contrastaban contrastada contrastadas contrastado contrastados
contrastamos contrastan contrastando contrastar contrastaron contraste contrasto contrato contratos contribuye contribuyen
contribuyente contribuyentes control controles contuvieron contuvo convenio convenios conversion conversiones convertia
convertian convertida convertidas convertido convertidos convertimos convertir convertirse convierte convierten convirtiendo
convirtieron convirtio cooperacion cooperativa cooperativas coordenada coordenadas coordinador coordinadora coordinadoras
coordinadores corporacion corporaciones corporativa corporativas corporativo corporativos corredor corredora corredoras
corredores correo correos corresponda correspondan corresponde corresponden corresponder correspondia correspondian
correspondido correspondiendo correspondiente correspondientes correspondieron correspondio corrientes corta cortas corto
cortos cosecha cosechaba cosechaban cosechada cosechadas cosechado cosechados cosechan cosechando cosechar cosecharon cosechas
cosecho cosmetico cosmeticos costa costaba costaban costado costados costando costar costaron costas coste costera costeras
costero costeros costes costo costos cotizacion cotizaciones crecimiento crediticia crediticias crediticio crediticios credito
creditos cria criterio criterios cronologia cronologias cronologica cronologicamente cronologicas cronologico cronologicos
cruce crucero cruceros cruces cruz cruza cruzaba cruzaban cruzada cruzadas cruzado cruzados cruzamos cruzan cruzando cruzar
cruzaron cruzo cuaderno cuadernos cuadra cuadrada cuadradas cuadrado cuadrados cuadrante cuadrantes cuadras cuadricula
cuadriculas cuadro cuadros cual cuales cualesquiera cualitativa cualitativas cualitativo cualitativos cualquier cualquiera
cuando cuanta cuantas cuantitativa cuantitativas cuantitativo cuantitativos cuanto cuantos cuatrimestral cuatrimestrales
cuatrimestre cuatrimestres cubico cubicos cubierta cubiertas cubierto cubiertos cubre cubren cubria cubrian cubriendo
cubrieron cubrimos cubrio cubrir cuenca cuencas cuenta cuentan cuentas cuente cuenten cuento cuentos cuero cuesta cuestan
cuestion cuestionario cuestionarios cuestiones cuidador cuidadora cuidadoras cuidadores cultiva cultivaba cultivaban cultivada
cultivadas cultivado cultivados cultivan cultivando cultivar cultivaron cultivo cultivos cultura cultural culturales culturas
cuota cuotas cupo curriculum curriculums cursan cursillo cursillos cursiva curso cursos curva curvas cuya cuyas cuyo cuyos da
daba daban dada dadas dado dados damos dan dando danza dar daron darsena darsenas dato datos de debajo decia decian decimal
decimales decimos decir declara declaraba declaraban declarada declaradas declarado declarados declaran declarando declarar
declararon declaro decoracion decoraciones dedica dedicaba dedicaban dedicada dedicadas dedicado dedicados dedicamos dedican
dedicando dedicar dedicaron dedico define definen definia definian definicion definiciones definida definidas definido
definidos definiendo definieron definimos definio definir definitiva definitivas definitivo definitivos defuncion defunciones
deja dejaba dejaban dejada dejadas dejado dejados dejan dejando dejar dejaron dejo del delante delegada delegadas delegado
delegados delimita delimitaba delimitaban delimitada delimitadas delimitado delimitados delimitan delimitando delimitar
delimitaron delimito delito delitos demas demografia demografica demograficas demografico demograficos denomina denominaba
denominaban denominacion denominaciones denominada denominadas denominado denominados denominamos denominan denominando
denominar denominaron denomino densidad densidades dental dentales dentista dentistas dentro departamento departamentos
dependiente dependientes deporte deportes deportista deportistas deportiva deportivas deportivo deportivos deposita depositaba
depositaban depositada depositadas depositado depositados depositan depositando depositar depositaron deposito depositos
depuradora depuradoras derecha derechas derecho derechos desagregada desagregadas desagregado desagregados desarrollador
desarrolladora desarrolladoras desarrolladores desarrollo desarrollos desayuno desayunos descarga descargaba descargaban
descargada descargadas descargado descargados descargan descargando descargar descargaron descargas descargo descontaba
descontaban descontada descontadas descontado descontados descontamos descontando descontar descontaron desconto describe
describen describia describian describiendo describieron describimos describio describir descripcion descripciones descriptiva
descriptivas descriptivo descriptivos descrita descritas descrito descritos descuenta descuentan descuento descuentos desde
desembolso desembolsos desempleo desestacionalizada desestacionalizadas desestacionalizado desestacionalizados desfile
desfiles desglosa desglosaba desglosaban desglosada desglosadas desglosado desglosados desglosamos desglosan desglosando
desglosar desglosaron desglosarse desglose desgloses desgloso despacho despachos desplazamiento desplazamientos despues
destileria destilerias destina destinaba destinaban destinada destinadas destinado destinados destinamos destinan destinando
destinar destinaron destinataria destinatario destinatarios destino destinos desvia desviaba desviaban desviacion desviaciones
desviada desviadas desviado desviados desvian desviando desviar desviaron desvio detalla detallaba detallaban detallada
detalladas detallado detallados detallamos detallan detallando detallar detallaron detallarse detalle detalles detallo
detenernos detengamonos detergente detergentes detras deuda deudas devengada devengadas devengado devengados devolucion
devoluciones devolver devolvia devolvian devolviendo devolvieron devolvio devuelta devueltas devuelto devueltos devuelve
devuelven dia diabetes diagnosticada diagnosticadas diagnosticado diagnosticados diagnostico diagnosticos diagonal diagonales
diagrama diagramas diapositiva diapositivas diaria diariamente diarias diario diarios dias dibuja dibujaba dibujaban dibujada
dibujadas dibujado dibujados dibujamos dibujan dibujando dibujar dibujaron dibujo dice dicen dicha dichas dicho dichos
diciendo dieron diesel dieta dietas diferencia diferenciada diferenciadas diferenciado diferenciados diferencias diferente
diferentes diferia diferian diferido diferir difiera difieran difiere difieren difiriendo difirieron difirio digamos digital
digitales digitalizacion digitalizada digitalizadas digitalizado digitalizados digitalmente dijeron dijo dimension dimensiones
dio dioxido diputacion diputaciones diputada diputadas diputado diputados direccion direcciones directa directamente directas
directo director directora directoras directores directos disco discontinua discontinuas discontinuo discontinuos discos
disenador disenadora disenadoras disenadores diseno disenos dispersion dispersiones dispone disponen disponible disponibles
dispositivo dispositivos dispuesto distancia distanciaba distanciaban distanciada distanciadas distanciado distanciados
distancian distanciando distanciar distanciaron distancias distancio distingue distinguen distinguia distinguian distinguida
distinguidas distinguido distinguidos distinguiendo distinguieron distinguimos distinguio distinguir distinta distintas
distinto distintos distribucion distribuciones distribuia distribuian distribuida distribuidas distribuido distribuidor
distribuidora distribuidoras distribuidores distribuidos distribuimos distribuir distribuirse distribuye distribuyen
distribuyendo distribuyeron distribuyo distrito distritos diurna diurnas diurno diurnos diversa diversas diverso diversos
divide dividen dividendo dividendos dividia dividian dividida divididas dividido divididos dividiendo dividieron dividimos
dividio dividir dividirse division divisiones divorciada divorciadas divorciado divorciados divorcio divorcios docencia
docente docentes doctorado doctorados doctoral doctorales documenta documentaba documentaban documentada documentadas
documentado documentados documental documentales documentan documentando documentar documentaron documento documentos
domestica domesticas domestico domesticos domingo domingos dominio dominios donaba donaban donacion donaciones donada donadas
donado donados donan donando donante donantes donar donaron donde dono dormitorio dormitorios dorsal dorsales dosis dura
duraba duraban duracion duraciones durado duran durando durante durar duraron duro e echamos echar echemos economia economias
economica economicas economico economicos economista economistas ecosistema ecosistemas edad edades edificio edificios edita
editaba editaban editada editadas editado editados editan editando editar editaron edito editor editora editoras editores
editorial editoriales educacion educativa educativas educativo educativos efectiva efectivamente efectivas efectivo efectivos
efectua efectuaba efectuaban efectuada efectuadas efectuado efectuados efectuan efectuando efectuar efectuaron efectuo ej eje
ejemplar ejemplares ejemplo ejemplos ejercicio ejercicios ejes el elabora elaboraba elaboraban elaboracion elaboraciones
elaborada elaboradas elaborado elaborados elaboramos elaboran elaborando elaborar elaboraron elaboro eleccion elecciones
elector electora electorado electoral electorales electoras electores electrica electricas electricidad electricista
electricistas electrico electricos electrodomestico electrodomesticos electronica electronicamente electronicas electronico
electronicos elegia elegian elegida elegidas elegido elegidos elegimos elegir elemento elementos elige eligen eligiendo
eligieron eligio ella ellas ello ellos email emails embalaje embalajes embalse embalses embarazo embarazos embarca embarcaba
embarcaban embarcada embarcadas embarcado embarcados embarcan embarcando embarcar embarcaron embarco embargo embudo emigracion
emigrante emigrantes emision emisiones emisora emisoras emite emiten emitia emitian emitida emitidas emitido emitidos
emitiendo emitieron emitio emitir empadronada empadronadas empadronado empadronados empecemos empezaba empezaban empezada
empezadas empezado empezados empezamos empezando empezar empezaron empezo empieza empiezan emplazamiento emplazamientos emplea
empleaba empleaban empleada empleadas empleado empleados empleamos emplean empleando emplear emplearon empleo empleos
emprendedor emprendedora emprendedoras emprendedores empresa empresaria empresariado empresarial empresariales empresarias
empresario empresarios empresas en encabezaba encabezaban encabezada encabezadas encabezado encabezados encabezando encabezar
encabezaron encabezo encargada encargadas encargado encargados encargo encargos encima encontraba encontraban encontrada
encontradas encontrado encontrados encontramos encontrando encontrar encontraron encontrarse encontro encuentra encuentran
encuentro encuentros encuesta encuestaba encuestaban encuestada encuestadas encuestado encuestados encuestan encuestando
encuestar encuestaron encuestas encuesto energetica energeticas energetico energeticos energia energias enfermedad
enfermedades enfermera enfermeras enfermeria enfermero enfermeros enfoque enfoques enfrente engloba englobaba englobaban
englobada englobadas englobado englobados engloban englobando englobar englobaron englobo enlace enlaces enlatada enlatadas
enlatado enlatados ensalada ensaladas ensamblaje ensamblajes ensayo ensayos ensena ensenaba ensenaban ensenada ensenadas
ensenado ensenados ensenan ensenando ensenanza ensenanzas ensenar ensenaron enseno entendemos entender entenderse entendia
entendian entendida entendidas entendido entendidos entendiendo entendieron entendio entera enteramente enteras entero enteros
entidad entidades entiende entienden entonces entra entrada entradas entran entre entrega entregaba entregaban entregada
entregadas entregado entregados entregamos entregan entregando entregar entregaron entregas entrego entrena entrenaba
entrenaban entrenada entrenadas entrenado entrenador entrenadora entrenadoras entrenadores entrenados entrenamiento
entrenamientos entrenan entrenando entrenar entrenaron entreno entretanto entrevista entrevistaba entrevistaban entrevistada
entrevistadas entrevistado entrevistados entrevistan entrevistando entrevistar entrevistaron entrevistas entrevisto enumera
enumeraba enumeraban enumerada enumeradas enumerado enumerados enumeramos enumeran enumerando enumerar enumeraron enumero
envasado envasados envase envases envia enviaba enviaban enviada enviadas enviado enviados enviamos envian enviando enviar
enviaron envio envios eolica eolicas eolico eolicos epigrafe epigrafes episodio episodios epoca epocas equipamiento
equipamientos equipo equipos equivale equivalen equivalente equivalentes equivaler equivalia equivalian equivalido
equivaliendo equivalieron equivalio era eramos eran errores es esa esas escala escalas escalera escaleras escalon escalones
escano escanos escolar escolares escolarizada escolarizadas escolarizado escolarizados escribe escriben escribia escribian
escribiendo escribieron escribio escribir escrita escritas escrito escritor escritora escritoras escritores escritos
escrutinio escrutinios escuela escuelas escultura esculturas ese eso esos espacio espacios especia especias especie especies
especifica especificamente especificas especifico especificos espectaculo espectaculos espectador espectadora espectadoras
espectadores espera esperas esqui esquina esquinas esquis esta estaba estaban establece establecemos establecen establecer
establecia establecian establecida establecidas establecido establecidos estableciendo establecieron establecimiento
establecimientos establecio estacion estacional estacionales estacionamiento estacionamientos estaciones estadio estadios
estadistica estadisticas estadistico estadisticos estado estados estamos estampilla estampillas estan estancia estancias
estanco estancos estandar estandares estandarizada estandarizadas estandarizado estandarizados estando estante estanteria
estanterias estantes estar estaron estas estatal estatales estatura este esten estival estivales esto estos estrato estratos
estrecha estrechas estrecho estrechos estrella estrellas estructura estructuras estudia estudiaba estudiaban estudiada
estudiadas estudiado estudiados estudiamos estudian estudiando estudiante estudiantes estudiar estudiaron estudio estudios
estuvieron estuvo etapa etapas etc etiqueta etiquetaba etiquetaban etiquetada etiquetadas etiquetado etiquetados etiquetan
etiquetando etiquetar etiquetaron etiquetas etiqueto evalua evaluaba evaluaban evaluacion evaluaciones evaluada evaluadas
evaluado evaluados evaluamos evaluan evaluando evaluar evaluaron evaluo evento eventos evolucion evoluciones exacta
exactamente exactas exacto exactos examen examenes examina examinaba examinaban examinada examinadas examinado examinados
examinamos examinan examinando examinar examinaron examinemos examino excepto excluia excluian excluida excluidas excluido
excluidos excluimos excluir exclusivamente excluye excluyen excluyendo excluyeron excluyo excursion excursiones exista existan
existe existen existencia existencias existente existentes existia existian existido existiendo existieron existio existir
expedia expedian expedicion expediciones expedida expedidas expedido expedidos expediente expedientes expedir experimento
experimentos expide expiden expidiendo expidieron expidio exploracion exploraciones explotacion explotaciones expone exponemos
exponen exponer exponia exponian exponiendo exporta exportaba exportaban exportacion exportaciones exportada exportadas
exportado exportador exportadora exportadoras exportadores exportados exportan exportando exportar exportaron exporto
exposicion exposiciones expresa expresaba expresaban expresada expresadas expresado expresados expresamos expresan expresando
expresar expresaron expresarse expreso expuesta expuestas expuesto expuestos expusieron expuso extenderse extendia extendieron
extendio extension extensiones exterior exteriores externa externamente externas externo externos extiende extienden extra
extrae extraen extraer extraia extraian extraida extraidas extraido extraidos extrajeron extrajo extranjera extranjeras
extranjero extranjeros extras extrayendo extremo extremos fabrica fabricaba fabricaban fabricacion fabricaciones fabricada
fabricadas fabricado fabricados fabrican fabricando fabricante fabricantes fabricar fabricaron fabricas fabrico fachada
fachadas factura facturaba facturaban facturacion facturaciones facturada facturadas facturado facturados facturamos facturan
facturando facturar facturaron facturas facturo facultad facultades falda faldas fallecida fallecidas fallecido fallecidos
fallecimiento fallecimientos falta faltaba faltaban faltado faltan faltando faltante faltantes faltar faltaron falto familia
familiar familiares familias farmaceutica farmaceuticas farmaceutico farmaceuticos farmacia farmacias farmaco farmacos fase
fases fecha fechas fecundidad federacion federaciones federada federadas federado federados federal federales femenina
femeninas femenino femeninos feria ferias ferreteria ferreterias ferri ferris ferrocarril ferrocarriles ferroviaria
ferroviarias ferroviario ferroviarios fertilizante fertilizantes festiva festival festivales festivas festivo festivos fibra
fibras fichero ficheros fiesta fiestas figura figuraba figuraban figurado figuran figurando figurar figuraron figuras figure
figuren figuro fija fijaba fijaban fijada fijadas fijado fijados fijamos fijan fijando fijaos fijar fijarnos fijaron fijarse
fijas fijate fijemonos fijense fijese fijo fijos fila filas filial filiales filtra filtraba filtraban filtrada filtradas
filtrado filtrados filtramos filtran filtrando filtrar filtraron filtro filtros fin final finales finalidad finalidades
finaliza finalizaba finalizaban finalizada finalizadas finalizado finalizados finalizan finalizando finalizar finalizaron
finalizo finalmente financia financiaba financiaban financiacion financiaciones financiada financiadas financiado financiados
financiamos financian financiando financiar financiaron financiera financieras financiero financieros financio finanzas finca
fincas fines firma firmas fiscal fiscales fisco fisica fisicas fisico fisicos flecha flechas flete fletes flor flores
floristeria floristerias flota flotas flujo flujos folleto folletos fondo fondos forestal forestales forma formaba formaban
formacion formaciones formada formadas formado formados formamos forman formando formar formaron formas formato formatos formo
formula formulario formularios formulas fosil fosiles foto fotografa fotografas fotografia fotografias fotografo fotografos
fotos fotovoltaica fotovoltaicas fotovoltaico fotovoltaicos fraccion fracciones franja franjas frasco frascos frase frases
frecuencia frecuencias frecuenta frecuentaba frecuentaban frecuentada frecuentadas frecuentado frecuentados frecuentan
frecuentando frecuentar frecuentaron frecuente frecuentemente frecuentes frecuento frente fresa fresas frigorifico
frigorificos frontera fronteras fruta frutas fruteria fruterias fue fuente fuentes fuera fueran fueron fuimos funcion
funcionaria funcionariado funcionarias funcionario funcionarios funciones fundacion fundaciones furgoneta furgonetas futbol
galeria galerias gama gamas ganadera ganaderas ganaderia ganadero ganaderos ganado ganados ganancia ganancias garaje garajes
gas gases gasoleo gasolina gasolinera gasolineras gasta gastaba gastaban gastada gastadas gastado gastados gastamos gastan
gastando gastar gastaron gasto gastos gastronomica gastronomicas gastronomico gastronomicos gato gatos gen genera generaba
generaban generacion generaciones generada generadas generado generados general generales generalmente generamos generan
generando generar generaron genero generos genes gente geografia geografica geograficamente geograficas geografico geograficos
gerencia gerencias gerente gerentes gestion gestiona gestionaba gestionaban gestionada gestionadas gestionado gestionados
gestionamos gestionan gestionando gestionar gestionaron gestiones gestiono gestor gestora gestoras gestores gimnasia gimnasio
gimnasios glaciar glaciares global globales globalmente glosario glosarios gobierno gobiernos gol goles golf gracias grado
graduada graduadas graduado graduados grafica graficamente graficas grafico graficos granja granjas gripe gripes gris grises
grua gruas grupo grupos guarda guardaba guardaban guardada guardadas guardado guardados guardamos guardan guardando guardar
guardaron guarderia guarderias guardia guardias guardo gubernamental gubernamentales guion guiones ha haber habia habiamos
habian habido habiendo habita habitaba habitaban habitacion habitaciones habitada habitadas habitado habitados habitan
habitando habitante habitantes habitar habitaron habitat habitats habito habitual habituales habitualmente habla hablaba
hablaban hablado hablamos hablan hablando hablar hablaron hablo hace hacemos hacen hacer hacerse hacia hacian hacienda
haciendo hagamos hagan halla hallaba hallaban hallada halladas hallado hallados hallamos hallan hallando hallar hallaron
hallarse hallo han hardware harina hasta hay haya hayan he hecha hechas hecho hechos helada heladas heladeria heladerias
helado helados helicoptero helicopteros hemos herramienta herramientas hibrida hibridas hibrido hibridos hicieron hidraulica
hidraulicas hidraulico hidraulicos hidrica hidricas hidrico hidricos hidrogeno hierro hija hijas hijo hijos hipermercado
hipermercados hipoteca hipotecaria hipotecarias hipotecario hipotecarios hipotecas histograma histogramas historia historias
hizo hogar hogares hoja hojas hombre hombres homologa homologas homologo homologos hongo hongos honorarios hora horaria
horarias horario horarios horas horizontal horizontales horizontalmente hormigon horno hornos hortaliza hortalizas
horticultura hospital hospitalaria hospitalarias hospitalario hospitalarios hospitales hospitalizada hospitalizadas
hospitalizado hospitalizados hostal hostales hosteleria hotel hotelera hoteleras hotelero hoteleros hoteles hubo huelga
huelgas huella huellas huerta huertas huerto huertos huesped huespedes huevo huevos humana humanas humano humanos humeda
humedad humedas humedo humedos iba iban icono iconos idea ideas identica identicas identico identicos identifica identificaba
identificaban identificada identificadas identificado identificador identificadores identificados identificamos identifican
identificando identificar identificaron identifico idioma idiomas ido igual iguala igualan igualmente iluminacion ilustra
ilustraba ilustraban ilustracion ilustraciones ilustrada ilustradas ilustrado ilustrados ilustramos ilustran ilustrando
ilustrar ilustraron ilustro imagen imagenes importaba importaban importacion importaciones importada importadas importado
importador importadora importadoras importadores importados importaron importe importes importo impresa impresas impresion
impresiones impreso impresora impresoras impresos imprime imprimen imprimia imprimian imprimiendo imprimieron imprimio
imprimir impuesto impuestos inactiva inactivas inactivo inactivos incendio incendios incidencia incidencias incidente
incidentes incluia incluian incluida incluidas incluido incluidos incluimos incluir incluirse inclusive incluso incluya
incluyan incluye incluyen incluyendo incluyeron incluyo incorpora incorporaba incorporaban incorporada incorporadas
incorporado incorporados incorporan incorporando incorporar incorporaron incorporo indexada indexadas indexado indexados
indica indicaba indicaban indicada indicadas indicado indicador indicadores indicados indicamos indican indicando indicar
indicaron indicarse indice indices indico indirecta indirectamente indirectas indirecto indirectos individual individuales
individualmente individuo individuos industria industrial industriales industrias infantil infantiles inflacion informa
informaba informaban informacion informaciones informada informadas informado informados informamos informan informando
informar informaron informatica informaticas informatico informaticos informatizada informatizadas informatizado
informatizados informe informes informo infraestructura infraestructuras ingeniera ingenieras ingenieria ingenierias ingeniero
ingenieros ingrediente ingredientes ingresa ingresaba ingresaban ingresada ingresadas ingresado ingresados ingresamos ingresan
ingresando ingresar ingresaron ingreso ingresos inicial iniciales inicialmente iniciativa iniciativas inicio inicios
inmediatamente inmigracion inmigrante inmigrantes inmobiliaria inmobiliarias inmobiliario inmobiliarios inmueble inmuebles
inquilina inquilinas inquilino inquilinos inscribe inscriben inscribia inscribian inscribiendo inscribieron inscribio
inscribir inscripcion inscripciones inscrita inscritas inscrito inscritos insecto insectos inspeccion inspecciones instalaba
instalaban instalacion instalaciones instalada instaladas instalado instalados instalan instalando instalar instalaron instalo
instante instantes institucion instituciones instituto institutos instrumento instrumentos insular insulares insumo insumos
integra integraba integraban integrada integradas integrado integrados integramos integran integrando integrar integraron
integro intensidad intensidades interanual interanuales intercala intercalaba intercalaban intercalada intercaladas
intercalado intercalados intercalan intercalando intercalar intercalaron intercalo intercambio intercambios interes intereses
interfaces interfaz interior interiores intermedia intermedias intermedio intermedios intermensual intermensuales interna
internacional internacionales internacionalmente internamente internas internet interno internos interpreta interpretaba
interpretaban interpretada interpretadas interpretado interpretados interpretamos interpretan interpretando interpretar
interpretaron interpretarse interpreto interseccion intersecciones intertrimestral intertrimestrales intervalo intervalos
intervencion intervenciones inventario inventarios invernadero invernaderos invernal invernales inversamente inversion
inversiones inversor inversora inversoras inversores invertia invertian invertida invertidas invertido invertidos
investigacion investigaciones investigador investigadora investigadoras investigadores invierno inviernos invirtieron invirtio
ir isla islas isoterma isotermas item items itinerario itinerarios izquierda izquierdas izquierdo izquierdos jabon jabones
jardin jardines jefa jefas jefe jefes jornada jornadas joven jovenes joya joyas joyeria joyerias jubilacion jubilaciones
jubilada jubiladas jubilado jubilados juega juegan juego juegos jueves jugaba jugaban jugado jugador jugadora jugadoras
jugadores jugados jugando jugar jugaron jugo jugos juguete jugueteria jugueterias juguetes junta juntan juntaro juntas junto
juntos justa justas justo justos juvenil juveniles kilometraje la labor laborable laborables laboral laborales laboratorio
laboratorios labores lado lados ladrillo ladrillos lago lagos lamina laminas lampara lamparas lana lapices lapiz lapso lapsos
larga largas largo largos las lata latas lateral laterales latitud latitudes lavadora lavadoras lavanderia lavanderias le lea
leamos lean lease leasing leche lechuga lechugas lector lectora lectoras lectores lectura lecturas lee leed leemos leen leer
leerla leerlo leerse legible legibles legislatura legislaturas legumbre legumbres leia leian leida leidas leido leidos lejana
lejanas lejano lejanos lejos lengua lenguaje lenguajes lenguas les letra letras leyenda leyendas leyendo leyendose leyeron
leyo libreria librerias libro libros licencia licencias licitacion licitaciones liga ligas ligeramente limita limitaba
limitaban limitada limitadas limitado limitados limitan limitando limitar limitaron limito limon limones limpiador limpiadora
limpiadoras limpiadores limpieza limpiezas linea lineal lineales lineas lista listaba listaban listada listadas listado
listados listamos listan listando listar listaron listas listo literaria literarias literario literarios llamada llamadas
llamado llamados llega llegaba llegaban llegada llegadas llegado llegados llegamos llegan llegando llegar llegaron llego llena
llenas lleno llenos lleva llevaba llevaban llevada llevadas llevado llevados llevamos llevan llevando llevar llevaron llevo
lluvia lluvias lluviosa lluviosas lluvioso lluviosos lo local locales localidad localidades localiza localizaba localizaban
localizacion localizaciones localizada localizadas localizado localizados localizamos localizan localizando localizar
localizaron localizo localmente locomotora locomotoras logistica logisticas logistico logisticos logra logran lograron logro
longitud longitudes los lote lotes luces luego lugar lugares lunes luz madera maderas madre madres madrugada madrugadas
maestra maestras maestro maestros magnitud magnitudes maiz mamifero mamiferos mananas mandato mandatos maneja manejaba
manejaban manejada manejadas manejado manejados manejamos manejan manejando manejar manejaron manejo manera maneras
mantequilla manual manuales manualmente manufacturera manufactureras manufacturero manufactureros manzana manzanas mapa mapas
maquina maquinaria maquinarias maquinas mar maraton maratones marca marcaba marcaban marcada marcadas marcado marcador
marcadores marcados marcamos marcan marcando marcar marcaron marcas marco marcos mareas mares margen margenes marginal
marginales marisco mariscos maritima maritimas maritimo maritimos marketing marron marrones martes mas mascota mascotas
masculina masculinas masculino masculinos master masteres matematica matematicas matematico matematicos materia material
materiales materias matices matinal matinales matiz matrices matricula matriculaba matriculaban matriculacion matriculaciones
matriculada matriculadas matriculado matriculados matriculan matriculando matricular matricularon matriculas matriculo
matrimonio matrimonios matriz matutina matutinas matutino matutinos maximo mayor mayoreo mayoria mayorista mayoristas me
mecanica mecanicas mecanico mecanicos medalla medallas media median mediana medianas mediano medianos mediante medias medica
medicamento medicamentos medicas medicina medicinas medicion mediciones medico medicos medida medidas medido medidos medimos
medio medioambiente mediodia medios medir medirse melon melones membresia memoria memorias mencion menciona mencionaba
mencionaban mencionada mencionadas mencionado mencionados mencionamos mencionan mencionando mencionar mencionaron menciones
menciono menor menos mensaje mensajera mensajeras mensajeria mensajero mensajeros mensajes mensual mensuales mensualmente menu
menudeo menus mercado mercados mercadotecnia mercancia mercancias mercantil mercantiles mes mesa mesas meses metal metales
metalica metalicas metalico metalicos metalurgia meteorologica meteorologicas meteorologico meteorologicos metodo metodologia
metodologias metodos metrica metricas metro metropolitana metropolitanas metropolitano metropolitanos mezcla mezclas mi
microscopio microscopios mide miden midiendo midieron midio miel miembro miembros mientras miercoles migracion migraciones
migrante migrantes migratoria migratorias migratorio migratorios militar militares mina minas minera mineral minerales mineras
minero mineros minimo ministerial ministeriales ministerio ministerios ministra ministras ministro ministros minorista
minoristas minuto minutos mira miraba miraban mirad mirado miramos miran mirando mirar miraron mire miremos miren miro mis
mision misiones misma mismas mismo mismos mitad mitades mixta mixtas mixto mixtos mobiliario mobiliarios moda modalidad
modalidades modas modelo modelos modifica modificaba modificaban modificacion modificaciones modificada modificadas modificado
modificados modificamos modifican modificando modificar modificaron modifico modo modos modulo modulos molecula moleculas
momento momentos moneda monedas monetaria monetarias monetario monetarios monitorizacion montacargas montaje montajes montana
montanas monto montos monumento monumentos morada moradas morado morados mortalidad mosaico mosaicos mostraba mostraban
mostrada mostradas mostrado mostrador mostradores mostrados mostramos mostrando mostrar mostrarlo mostraron mostrarse mostro
motivo motivos moto motocicleta motocicletas motor motores motos movemos mover moverse movia movian movida movidas movido
movidos moviendo movieron movil moviles movio mueble muebles muelle muelles muestra muestran muestras muestre muestren mueve
mueven mujer mujeres multas multiple multiples mundial mundiales mundo mundos municipal municipales municipio municipios museo
museos musica musical musicales musicas musico musicos mutuamente muy nace nacen nacer nacia nacian nacida nacidas nacido
nacidos naciendo nacieron nacimiento nacimientos nacio nacional nacionales nacionalmente nada nadador nadadora nadadoras
nadadores nadie naranja naranjas natacion natal natales natalidad naturaleza nave navega navegaba navegaban navegado navegador
navegadores navegan navegando navegar navegaron navego naves naviera navieras nb negocio negocios negra negras negrita negro
negros neta netas neto netos neumatico neumaticos nevada nevadas nevado nevados nevera neveras ni niebla nieve nieves nina
ninas ningun ninguna ninguno nino ninos nitrogeno nivel niveles no noche noches nocturna nocturnas nocturno nocturnos nodo
nodos nombra nombraba nombraban nombrada nombradas nombrado nombrados nombran nombrando nombrar nombraron nombre nombres
nombro nomina nominal nominales nominas noreste normalizada normalizadas normalizado normalizados noroeste norte nos nosotras
nosotros nota notaba notaban notablemente notamos notan notando notar notaron notas note noten notese noticia noticias
notificacion notificaciones noto novela novelas nube nubes nublada nubladas nublado nublados nuclear nucleares nuestra
nuestras nuestro nuestros nueva nuevas nuevo nuevos num numerada numeradas numerado numerados numerica numericamente numericas
numerico numericos numero numeros nunca nutricion o obra obras obrera obreras obrero obreros observa observaba observaban
observacion observaciones observad observada observadas observado observados observamos observan observando observar
observaron observarse observatorio observatorios observe observemos observen observese observo obstante obtenemos obtener
obtenerse obtenia obtenian obtenida obtenidas obtenido obtenidos obteniendo obtiene obtienen obtuvieron obtuvo oceano oceanos
ocupa ocupaba ocupaban ocupacion ocupaciones ocupada ocupadas ocupado ocupados ocupamos ocupan ocupando ocupar ocuparon ocupe
ocupen ocupo ocurre ocurren ocurria ocurrian ocurrido ocurriendo ocurrieron ocurrio ocurrir oeste offline oficial oficiales
oficialmente oficina oficinas oficio oficios ofrece ofrecemos ofrecen ofrecer ofrecia ofrecian ofrecida ofrecidas ofrecido
ofrecidos ofreciendo ofrecieron ofrecio oleaje olimpica olimpicas olimpico olimpicos olivar olivares omnibus oncologia online
opcion opciones opera operaba operaban operacion operacional operacionales operaciones operada operadas operado operador
operadora operadoras operadores operados operamos operan operando operar operaria operarias operario operarios operaron
operativa operativas operativo operativos opero opinion opiniones optica opticas opuesta opuestas opuesto opuestos orbita
orbitas orden ordena ordenaba ordenaban ordenada ordenadas ordenado ordenador ordenadores ordenados ordenamos ordenan
ordenando ordenar ordenaron ordenarse ordeno ordinaria ordinarias ordinario ordinarios organismo organismos organizacion
organizaciones organizativa organizativas organizativo organizativos origen origenes os oscila oscilaba oscilaban oscilado
oscilan oscilando oscilar oscilaron oscilo oscura oscuras oscuro oscuros otonal otonales otono otonos otorga otorgaba
otorgaban otorgada otorgadas otorgado otorgados otorgan otorgando otorgar otorgaron otorgo otra otras otro otros oveja ovejas
oxigeno oyente oyentes ozono paciente pacientes padre padres padron padrones pag paga pagaba pagaban pagada pagadas pagado
pagados pagan pagando pagar pagaron pagina paginas pago pagos pais paises pajaro pajaros palabra palabras pale pales palet
paletes pan panaderia panaderias panel paneles panes pantalla pantallas pantalon pantalones papa papas papel papeleria papeles
papeleta papeletas paquete paqueteria paquetes para parada paradas paralelamente paralelo parametro parametros parcela
parcelas parcial parciales parcialmente parece parecen parecer parecia parecian pareciendo parecieron parecio pared paredes
parentesis parlamentaria parlamentarias parlamentario parlamentarios parlamento parlamentos parque parques parrafo parrafos
parte partes participa participaba participaban participacion participaciones participado participamos participan participando
participante participantes participar participaron participo particula particular particulares particularmente particulas
partida partidas partido partidos partiendo partir parto partos pasa pasaba pasaban pasada pasadas pasado pasados pasaje
pasajera pasajeras pasajero pasajeros pasajes pasamos pasan pasando pasar pasaron pase pasemos pasen pases pasillo pasillos
pasivo pasivos paso pasos pastel pasto pastos patata patatas patente patentes patinete patinetes patio patios patrimonio
patrimonios patron patronal patronales patrones peaje peajes peaton peatones peces pedian pediatria pedida pedidas pedido
pedidos pelicula peliculas pelota pelotas peluqueria peluquerias pendiente pendientes peninsula peninsulas pension pensiones
pensionista pensionistas pequena pequenas pequeno pequenos per percentil percentiles perfil perfiles perfume perfumeria
perfumes periodico periodicos periodismo periodista periodistas periodo periodos permiso permisos permite permiten permitia
permitian permitida permitidas permitido permitidos permitiendo permitieron permitimos permitio permitir pernoctacion
pernoctaciones pero perro perros persona personal personas perspectiva perspectivas pertenece pertenecemos pertenecen
pertenecer pertenecia pertenecian pertenecido perteneciendo pertenecieron pertenecio pertenezca pertenezcan pesa pesaba
pesaban pesan pesando pesar pesaron pesca pescaba pescaban pescada pescadas pescaderia pescaderias pescado pescador pescadora
pescadoras pescadores pescados pescan pescando pescar pescaron pescas pesco pese peso pesquera pesqueras pesquero pesqueros
peticion peticiones petroleo petrolera petroleras petrolero petroleros pez pictograma pictogramas piden pidiendo pidieron
pidio pie pies pieza piezas piloto pilotos pimiento pimientos pintura pinturas piscina piscinas piso pisos pista pistas pizza
pizzas pizzeria pizzerias placa placas plana planas planeta planetas planilla planillas plano planos planta plantas plantilla
plantillas plastica plasticas plastico plasticos plataforma plataformas platano platanos plato platos playa playas plaza
plazas plazo plazos plurianual plurianuales poblacion poblacional poblacionales poblaciones poco podcast podcasts podemos
poder podia podian poema poemas policia policial policiales policias politica politicas poliza polizas pollo pollos pondera
ponderaba ponderaban ponderacion ponderaciones ponderada ponderadas ponderado ponderados ponderamos ponderan ponderando
ponderao ponderar ponderaron pondero pone ponemos ponen poner pongamos ponia ponian poniendo por porcentaje porcentajes
porcentual porcentuales porcentualmente porcina porcinas porcino porcinos porcion porciones porque portada portadas portal
portales portatil portatiles portuaria portuarias portuario portuarios posible posibles posicion posiciones postal postales
posterior posteriores posteriormente postre postres potencia potencias pozo pozos precedente precedentes precio precios
precipitacion precipitaciones precisa precisamente precisas precision precisiones preciso precisos preferencia preferencias
pregunta preguntaba preguntaban preguntada preguntadas preguntado preguntados preguntan preguntando preguntar preguntaron
preguntarse preguntas pregunto preliminar preliminares prenda prendas prensa preparada preparadas preparado preparados
presencia presencial presenciales presencialmente presencias presenta presentaba presentaban presentacion presentaciones
presentada presentadas presentado presentados presentamos presentan presentando presentar presentaron presentarse presente
presenten presentes presento presion presiones presta prestaba prestaban prestacion prestaciones prestada prestadas prestado
prestados prestamo prestamos prestan prestando prestar prestaron prestataria prestatario prestatarios presto presupuestaria
presupuestarias presupuestario presupuestarios presupuesto presupuestos previa previamente previas previo previos primaria
primarias primario primarios primavera primaveral primaverales primaveras primer primera primero privada privadas privado
privados procede proceden procedencia procedencias proceder procedia procedian procedido procediendo procedieron procedimiento
procedimientos procedio procesa procesaba procesaban procesada procesadas procesado procesador procesadores procesados
procesamiento procesamientos procesamos procesan procesando procesar procesaron proceso procesos produccion producciones
produce producen producia producian producida producidas producido producidos produciendo producimos producir producto
productor productora productoras productores productos produjeron produjo profesion profesional profesionales profesiones
profesor profesora profesorado profesoras profesores profundidad programa programador programadora programadoras programadores
programas prolongo promedio promedios promocion promociones promotora promotoras pronto propia propias propiedad propiedades
propietaria propietarias propietario propietarios propina propinas propio propios proporcion proporciona proporcionaba
proporcionaban proporcionada proporcionadas proporcionado proporcionados proporcional proporcionales proporcionalmente
proporcionamos proporcionan proporcionando proporcionar proporcionaron proporciones proporciono proteina proteinas prototipo
prototipos proveedor proveedora proveedoras proveedores provenia provenian provenido provenir proviene provienen provincia
provincial provinciales provincias proviniendo provinieron provino provision provisionada provisionadas provisionado
provisionados provisional provisionales provisiones proxima proximas proximo proximos proyecto proyectos pruebas psicologia
publica publicaba publicaban publicacion publicaciones publicada publicadas publicado publicados publicamos publican
publicando publicar publicaron publicas publicidad publicitaria publicitarias publicitario publicitarios publico publicos
pudiendo pudieron pudo pueblo pueblos pueda puedan puede pueden puente puentes puerta puertas puerto puertos puesta puestas
puesto puestos punteada punteadas punteado punteados punto puntos puntuacion puntuaciones pusieron puso pyme pymes que queda
quedaba quedaban quedado quedamos quedan quedando quedar quedaron quedarse quede queden quedo queja quejas queso quesos quien
quienes quimica quimico quimicos quincena quincenal quincenales quincenas quiosco quioscos quirofano quirofanos quirurgica
quirurgicas quirurgico quirurgicos racion raciones radar radio radiofonica radiofonicas radiofonico radiofonicos radiografia
radiografias radios ramo ramos rango rangos ranking rankings rasgos ratio ratios razon razones real reales realiza realizaba
realizaban realizada realizadas realizado realizados realizan realizando realizar realizaron realizo recauda recaudaba
recaudaban recaudacion recaudaciones recaudada recaudadas recaudado recaudados recaudamos recaudan recaudando recaudar
recaudaron recaudo recepcion recepciones recepcionista recepcionistas receta recetas recibe reciben recibia recibian recibida
recibidas recibido recibidos recibiendo recibieron recibimos recibio recibir recibo recibos recicla reciclaba reciclaban
reciclada recicladas reciclado reciclados reciclaje reciclajes reciclan reciclando reciclar reciclaron reciclo reciente
recientemente recientes reclamacion reclamaciones recoge recogemos recogen recoger recogia recogian recogida recogidas
recogido recogidos recogiendo recogieron recogio recoleccion recolecciones recopila recopilaba recopilaban recopilacion
recopilaciones recopilada recopiladas recopilado recopilados recopilamos recopilan recopilando recopilar recopilaron recopilo
recordaba recordaban recordad recordada recordadas recordado recordados recordamos recordando recordar recordaron recordemos
recordo recorre recorren recorrer recorria recorrian recorrida recorridas recorrido recorridos recorriendo recorrieron
recorrio rectangulo rectangulos recuadro recuadros recuento recuentos recuerda recuerdan recuerde recuerden recuerdese recurso
recursos red redactor redactora redactoras redactores redes redonda redondas redondea redondeaba redondeaban redondeada
redondeadas redondeado redondeados redondeamos redondean redondeando redondear redondearon redondeo redondeos redondo redondos
reembolsa reembolsaba reembolsaban reembolsada reembolsadas reembolsado reembolsados reembolsan reembolsando reembolsar
reembolsaron reembolso reembolsos referencia referencias referia referian referida referidas referido referidos referimos
referir referirse refiere refieren refineria refinerias refiriendo refiriendose refirieron refirio refleja reflejaba
reflejaban reflejada reflejadas reflejado reflejados reflejamos reflejan reflejando reflejar reflejaron reflejo refresco
refrescos refrigerada refrigeradas refrigerado refrigerados region regional regionales regiones registra registraba
registraban registrada registradas registrado registrados registramos registran registrando registrar registraron registro
registros regada regadas regado regados relacion relaciona relacionaba relacionaban relacionada relacionadas relacionado relacionados relacionamos
relacionan relacionando relacionar relacionaron relaciones relaciono relativa relativas relativo relativos relleno reloj
relojes remitente remitentes remolque remolques remota remotas remoto remotos remuneracion remuneraciones renovable renovables
renta rentas renting repara reparaba reparaban reparacion reparaciones reparada reparadas reparado reparados reparan reparando
reparar repararon reparo reparte reparten repartia repartian repartida repartidas repartido repartidor repartidora
repartidoras repartidores repartidos repartiendo repartieron repartimos repartio repartir repartirse reparto repartos repasa
repasamos repasar repasemos repaso repetia repetian repetida repetidas repetido repetidos repetimos repetir repite repiten
repitiendo repitieron repitio reporta reportaba reportaban reportada reportadas reportado reportados reportan reportando
reportar reportaron reporte reportes reporto reposicion reposiciones representa representaba representaban representada
representadas representado representados representamos representan representando representante representantes representar
representaron representarse represento reproduccion reproducciones reptil reptiles resaltada resaltadas resaltado resaltados
reserva reservaba reservaban reservada reservadas reservado reservados reservan reservando reservar reservaron reservas
reservo reside residen residencia residencial residenciales residencias residente residentes residia residian residido
residiendo residieron residimos residio residir residuo residuos resolucion resoluciones respecta respectan respectiva
respectivamente respectivas respectivo respectivos respecto responde respondemos responden responder respondia respondian
respondido respondiendo respondieron respondio respuesta respuestas resta restaba restaban restada restadas restado restados
restamos restan restando restante restantes restar restaron restauracion restaurante restaurantes resto restos resuelta
resueltas resuelto resueltos resulta resultado resultados resume resumen resumenes resumia resumian resumida resumidas
resumido resumidos resumiendo resumieron resumimos resumio resumir retorno retornos retribucion retribuciones reune reunen
reunia reunian reunida reunidas reunido reunidos reuniendo reunieron reunimos reunio reunion reuniones reunir revisa revisaba
revisaban revisada revisadas revisado revisados revisamos revisan revisando revisar revisaron revisemos revision revisiones
reviso revista revistas riego riegos rio rios robot robotica robots rodea rodeaba rodeaban rodeada rodeadas rodeado rodeados
rodean rodeando rodear rodearon rodeo roja rojas rojo rojos rol roles ronda rondaba rondaban rondado rondan rondando rondar
rondaron rondas rondo ropa ropas rosa rosas rotacion rotaciones rotonda rotondas rotulada rotuladas rotulado rotulados rotulo
rotulos rubro rubros rueda ruedas ruido ruidos rural rurales ruta rutas rutina rutinas sabado sabados sabe sabemos saben saber
sabido sala salarial salariales salario salarios salas saldo saldos sale salen salida salidas salto saltos salud salvo sangre
sanidad sanitaria sanitarias sanitario sanitarios satelite satelites se sea sean seccion secciones seco secos secretaria
secretarias secretario secretarios sector sectores sectorial sectoriales secuencia secuencias secundaria secundarias
secundario secundarios sede sedes segmento segmentos seguia seguian seguida seguidamente seguidas seguido seguidor seguidora
seguidoras seguidores seguidos seguimiento seguimientos seguimos seguir segun segunda segundo seleccion selecciona
seleccionaba seleccionaban seleccionada seleccionadas seleccionado seleccionados seleccionamos seleccionan seleccionando
seleccionar seleccionaron selecciones selecciono semaforo semaforos semana semanal semanales semanalmente semanas sembrada
sembradas semejante semejantes semestral semestrales semestralmente semestre semestres semilla semillas seminario seminarios
senado senador senadora senadoras senadores senados senal senala senalaba senalaban senalada senaladas senalado senalados
senalamos senalan senalando senalar senalaron senales senalo sendero senderos sensor sensores sentido sentidos separa separaba
separaban separada separadamente separadas separado separados separamos separan separando separar separaron separo ser serie
series servia servian servicio servicios servida servidas servido servidor servidores servidos servimos servir sesion sesiones
set sets sexo sexos si siderurgia sido siembra siembras siempre siendo sigamos signo signos sigue siguen siguiendo siguiente
siguientes siguieron siguio silla sillas silueta siluetas silvicultura simbolo simbolos similar similares simple simplemente
simples simultanea simultaneamente simultaneas simultaneo simultaneos sin sindicato sindicatos siniestros sino sintesis
sintoma sintomas sirve sirven sirviendo sirvieron sirvio sistema sistemas sitio sitios situa situaba situaban situacion
situaciones situada situadas situado situados situamos situan situando situandose situar situarnos situaron situarse situemos
situo sobra sobran sobrante sobrantes sobre sobres socia social sociales socias sociedad sociedades socio socios sofa sofas
software soja sol solamente solar solares soleada soleadas soleado soleados solicita solicitaba solicitaban solicitada
solicitadas solicitado solicitados solicitan solicitando solicitante solicitantes solicitar solicitaron solicito solicitud
solicitudes solo soltera solteras soltero solteros sombreada sombreadas sombreado sombreados somos son sopa sopas soporte
soportes sotano sotanos soy stock stocks streaming su subconjunto subconjuntos subestacion subestaciones subgrupo subgrupos
subte subtes subtitulo subtitulos subtotal subtotales subvencion subvencionada subvencionadas subvencionado subvencionados
subvenciones sucesion sucesiones sucesiva sucesivamente sucesivas sucesivo sucesivos sucursal sucursales sueldo sueldos suele
suelo suelos sugerencia sugerencias suma sumaba sumaban sumada sumadas sumado sumados sumamos suman sumando sumar sumario
sumarios sumarlas sumarlos sumaron sumarse sumas suministra suministraba suministraban suministrada suministradas suministrado
suministrados suministran suministrando suministrar suministraron suministro suministros sumo superficie superficies
supermercado supermercados superpuesta superpuestas superpuesto superpuestos supervisor supervisora supervisoras supervisores
supone suponemos suponen suponer suponia suponian suponiendo supuesta supuestas supuesto supuestos supusieron supuso sur
sureste suroeste surtido surtidos sus suscribe suscriben suscribieron suscribio suscripcion suscripciones suscriptor
suscriptora suscriptoras suscriptores suscrita suscritas suscrito suscritos sustitucion sustituciones sustituia sustituian
sustituida sustituidas sustituido sustituidos sustituimos sustituir sustituye sustituyen sustituyendo sustituyeron sustituyo
suya suyas suyo suyos tabla tablas tableta tabletas tabular tabulares tal tales talla tallas taller talleres tamano tamanos
tambien tampoco tan tanda tandas tanta tantas tanto tantos taquilla taquillas tarda tardaba tardaban tardado tardan tardando
tardar tardaron tarde tardes tardia tardias tardio tardios tardo tarea tareas tarifa tarifas tarjeta tarjetas tarta tasa tasas
taxi taxis taxista taxistas te teatral teatrales teatro teatros techo techos teclado teclados tecnica tecnicas tecnico
tecnicos tecnologia tecnologias tecnologica tecnologicas tecnologico tecnologicos tejado tejados tejido tejidos tela telas
telecomunicaciones telefonia telefonica telefonicamente telefonicas telefonico telefonicos telefono telefonos telescopio
telescopios teletrabajo televidente televidentes television televisiones televisiva televisivas televisivo televisivos
televisor televisores tema temas temperatura temperaturas temporada temporadas temporal temporales temporalmente temprana
tempranas temprano tempranos tendencia tenemos tener tenerse tenga tengan tenganlo tengase tenia tenian tenido teniendo tenis
teoria teorias terapia terapias terciaria terciarias terciario terciarios termica termicas termico termicos termina terminaba
terminaban terminada terminadas terminado terminados terminal terminales terminamos terminan terminando terminar terminaron
termino terminos terraza terrazas terreno terrenos terrestre terrestres territorial territoriales territorio territorios tes
tesis tesoreria textil textiles texto textos textual textuales ticket tickets tiempo tiempos tienda tiendas tiene tienen
tintoreria tintorerias tipica tipicamente tipicas tipico tipicos tipo tipologia tipologias tipos tique tiques titulacion
titulaciones titulada tituladas titulado titulados titular titulares titulo titulos toca toda todas todavia todo todos toma
tomaba tomaban tomada tomadas tomado tomados tomamos toman tomando tomandolos tomar tomaron tomate tomates tomemos tomo
tonelaje tono tonos tormenta tormentas torneo torneos tornillo tornillos torno torre torres total totales totalidad
totalidades totaliza totalizaba totalizaban totalizada totalizadas totalizado totalizados totalizamos totalizan totalizando
totalizar totalizaron totalizo totalmente trabaja trabajaba trabajaban trabajada trabajadas trabajado trabajador trabajadora
trabajadoras trabajadores trabajados trabajamos trabajan trabajando trabajar trabajaron trabajo trabajos tractor tractores
traduce traducen traducia traducian traducida traducidas traducido traducidos traduciendo traducir traductor traductora
traductoras traductores tradujeron tradujo trae traemos traen traer trafico traia traian traida traidas traido traidos
trajeron trajo tramita tramitaba tramitaban tramitacion tramitaciones tramitada tramitadas tramitado tramitados tramitamos
tramitan tramitando tramitar tramitaron tramite tramites tramito tramo tramos transaccion transacciones transcurre transcurren
transcurria transcurrian transcurrida transcurridas transcurrido transcurridos transcurriendo transcurrieron transcurrio
transcurrir transferencia transferencias transferia transferian transferida transferidas transferido transferidos transferir
transfiere transfieren transfiriendo transfirieron transfirio transforma transformaba transformaban transformacion
transformaciones transformada transformadas transformado transformador transformadores transformados transformamos transforman
transformando transformar transformaron transformo transicion transiciones transito transitos transporta transportaba
transportaban transportada transportadas transportado transportadora transportadoras transportados transportamos transportan
transportando transportar transportaron transporte transportes transportista transportistas transporto tranvia tranvias tras
traslado traslados traspaso traspasos trasplante trasplantes trata trataba trataban tratada tratadas tratado tratados
tratamiento tratamientos tratamos tratan tratando tratandose tratar trataron tratarse trate traten trato traumatologia traves
trayecto trayectoria trayectorias trayectos trayendo traza trazaba trazaban trazada trazadas trazado trazados trazamos trazan
trazando trazar trazaron trazo trazos tren trenes triangulo triangulos tributaria tributarias tributario tributarios tributo
tributos trigo trimestral trimestrales trimestralmente trimestre trimestres tripulante tripulantes trozo trozos tu tuberia
tuberias tunel tuneles turbina turbinas turismo turista turistas turistica turisticas turistico turisticos turno turnos tus
tuvieron tuvo u ubica ubicaba ubicaban ubicacion ubicaciones ubicada ubicadas ubicado ubicados ubicamos ubican ubicando ubicar
ubicaron ubico ultima ultimo ultimos un una unas unica unicamente unicas unico unicos unida unidad unidades unidas unido
unidos unitaria unitarias unitario unitarios universidad universidades universitaria universitarias universitario
universitarios universo universos uno unos urbana urbanas urbanizacion urbanizaciones urbano urbanos urgencias urna urnas usa
usaba usaban usada usadas usado usados usamos usan usando usar usaron usarse uso usos usted ustedes usual usuales usualmente
usuaria usuarias usuario usuarios utiliza utilizaba utilizaban utilizacion utilizaciones utilizada utilizadas utilizado
utilizados utilizamos utilizan utilizando utilizar utilizaron utilizarse utilizo uva uvas va vaca vacaciones vacante vacantes
vacas vacia vacias vacio vacios vacuna vacunacion vacunaciones vacunada vacunadas vacunado vacunados vacunas vagon vagones
vale valen valer valia valian validaba validaban validada validadas validado validados validan validando validar validaron
valido valiendo valieron valio valle valles valor valoracion valoraciones valores vamos van varia variaba variaban variable
variables variacion variaciones variada variadas variado variados variamos varian variando variante variantes varianza
varianzas variar variaron varias varie varien vario varios ve vea veamos vean veanse vease veces vecina vecinas vecindario
vecino vecinos ved vegetal vegetales vehicular vehiculares vehiculo vehiculos veia veian velero veleros velocidad velocidades
vemos ven vencimiento vencimientos vende vendedor vendedora vendedoras vendedores venden vender vendia vendian vendida
vendidas vendido vendidos vendiendo vendieron vendimia vendimias vendio venia venian venido venimos venir venta ventana
ventanas ventanilla ventanillas ventas ver vera veran veraniega veraniegas veraniego veraniegos verano veranos verde verdes
verdura verduras vereda veredas veremos verifica verificaba verificaban verificacion verificaciones verificada verificadas
verificado verificados verificamos verifican verificando verificar verificaron verifico verla verlas verlo verlos verse
version versiones versus vertedero vertederos vertical verticales verticalmente vespertina vespertinas vespertino vespertinos
vestido vestidos vez via viaja viajaba viajaban viajado viajamos viajan viajando viajar viajaron viaje viajera viajeras
viajero viajeros viajes viajo vias vida vidas video videojuego videojuegos videos vidrio vidrios viendo viene vienen viento
vientos viernes vieron vigente vigentes vinedo vinedos vineta vinetas vinicola vinicolas viniendo vinieron vino vinos vio
violeta violetas virtual virtuales virus visible visiblemente visibles visita visitaba visitaban visitada visitadas visitado
visitados visitamos visitan visitando visitante visitantes visitar visitaron visitas visito vispera visperas vista vistas
vistazo vistazos visto vistos visual visuales visualizacion visualizaciones visualmente vitrina vitrinas viuda viudas viudo
viudos vive viven vivia vivian vivido vivienda viviendas viviendo vivieron vivimos vivio vivir volaba volaban volado volando
volar volaron voleibol volo volumen volumenes voluntaria voluntariado voluntarias voluntario voluntarios volvamos volver
volvieron volvio vota votaba votaban votacion votaciones votada votadas votado votados votan votando votante votantes votar
votaron voto votos vs vuela vuelan vuelo vuelos vuelta vueltas vuelto vuelve vuelven web webs wifi y ya yacimiento yacimientos
yendo yo yogur yogures zanahoria zanahorias zapateria zapaterias zapatilla zapatillas zapato zapatos zona zonas zumo zumos
`;
