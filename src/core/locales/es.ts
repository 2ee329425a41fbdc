import { ask } from './es/ask.js';
import { exporting } from './es/exporting.js';
import { ownFile } from './es/own-file.js';
import { panel } from './es/panel.js';
import { pictures } from './es/pictures.js';
import { presenting } from './es/presenting.js';
import { query } from './es/query.js';
import { rail } from './es/rail.js';
import { refresh } from './es/refresh.js';
import { shortcuts } from './es/shortcuts.js';
import { stage } from './es/stage.js';
import { storage } from './es/storage.js';
import { textEditing } from './es/text-editing.js';
import { verdicts } from './es/verdicts.js';
import { writing } from './es/writing.js';
import { plural } from './es/plural.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

export const es: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: 'Algo ha salido mal.',
  retry: 'Reintentar',
  dismiss: 'Ocultar',
  cancel: 'Cancelar',
  loading: 'Cargando…',

  untitledSlide: 'Diapositiva sin título',
  slide: 'diapositiva',
  slideOf: (index, total, title) => `Diapositiva ${index} de ${total}: ${title}`,
  slides: 'Diapositivas',
  noSlides: 'Todavía no hay diapositivas.',
  chartValues: 'Valores del gráfico',
  editTitle: 'Editar el título',
  editText: 'Editar el texto',
  applyOrCancel: 'Ctrl + Intro aplica, Esc cancela',

  deckTitle: 'Título',
  generate: 'Crear la presentación',
  startingDatabase: 'Iniciando la base de datos…',
  loadingTable: (table) => `Cargando ${table}…`,
  generated: (count) => `${plural(count, 'diapositiva está lista', 'diapositivas están listas')}.`,
  stopped: 'Detenido. Las diapositivas que llegaron se conservan.',
  selectAll: 'Seleccionar todo',
  selectNone: 'Desmarcar todo',
  widgets: 'Contenido de la presentación',
  nothingToShow: 'Este panel no tiene elementos.',
  nothingToShowHint: 'Indique una configuración con al menos un elemento.',
  privacyLocal: 'Nada sale de esta página: las consultas se ejecutan aquí y el texto se escribe aquí.',
  privacyAll:
    'Las consultas se ejecutan en esta página; sus resultados se envían al servicio que escribe el texto.',
  privacySample:
    'Las consultas se ejecutan en esta página; una muestra de los resultados se envía al servicio que escribe el texto.',
  privacyNone: 'No se envía ningún valor: el servicio solo ve nombres de columnas, tipos y número de filas.',
  length: 'Extensión',
  lengthAuto: 'Las que hagan falta',
  upTo: (count) => `Hasta ${plural(count, 'diapositiva', 'diapositivas')}`,
  look: 'Tema',
  looks: {
    paper: 'Papel',
    harbor: 'Puerto',
    meadow: 'Pradera',
    ember: 'Brasa',
    plum: 'Ciruela',
    graphite: 'Grafito',
  },
  brandLook: 'Su marca',
  darkSlides: 'Diapositivas oscuras',
  openDeck: 'Volver a las diapositivas',
  startHeading: 'Convierta sus datos en una presentación',
  startIntro: 'Cada cifra de las diapositivas se calcula a partir de sus datos.',

  back: 'Atrás',
  undo: 'Deshacer',
  redo: 'Rehacer',
  present: 'Presentar',
  exporting: 'Exportando…',
  panel: 'Detalles de la diapositiva',

  panelLabel: 'Detalles de la diapositiva',
  tabText: 'Texto',
  tabNotes: 'Notas',
  tabData: 'Datos',
  tabChart: 'Gráfico',
  tabFigures: 'Cifras',
  tabLook: 'Tema',
  titleField: 'Título',
  textField: 'Texto',
  templateHint:
    'Las cifras van entre llaves dobles, como {{sum(value) | compact}}: se calculan a partir de las filas.',
  problems: 'Por corregir',
  sql: 'Consulta',
  rows: (shown, total) =>
    shown === total
      ? plural(total, 'fila', 'filas')
      : `Las primeras ${shown.toLocaleString('es')} de ${plural(total, 'fila', 'filas')}`,
  figures: 'Cifras de esta diapositiva',
  rewriteLabel: 'Pedir un cambio',
  rewritePlaceholder: 'Más corto y empezando por el crecimiento',
  rewrite: 'Reescribir',
  rewriting: 'Reescribiendo…',

  claims: 'Afirmaciones que dependen de los datos',
  claimHolds: 'Se cumple',
  claimBroken: 'Ya no se cumple',

  refresh: 'Actualizar los datos',

  types: {
    bar: 'Columnas',
    'horizontal-bar': 'Barras',
    line: 'Líneas',
    area: 'Áreas',
    pie: 'Circular',
    donut: 'Anillo',
    radar: 'Radar',
    treemap: 'Mapa de rectángulos',
    funnel: 'Embudo',
    waterfall: 'Cascada',
    'stacked-bar': 'Columnas apiladas',
    'grouped-bar': 'Columnas agrupadas',
    'multi-line': 'Varias líneas',
    'stacked-area': 'Áreas apiladas',
    scatter: 'Dispersión',
    bubble: 'Burbujas',
    heatmap: 'Mapa de calor',
    histogram: 'Histograma',
    boxplot: 'Diagrama de caja',
    dumbbell: 'Mancuernas',
    'big-number': 'Cifra destacada',
    gauge: 'Medidor',
    sankey: 'Diagrama de Sankey',
    'geo-map': 'Mapa',
    'country-map': 'Mapa de países',
    table: 'Tabla',
  },
  errors: {
    unauthorized: 'No ha iniciado sesión en el servicio que escribe las diapositivas.',
    forbidden: 'No tiene acceso al servicio que escribe las diapositivas.',
    quota_exceeded: 'La cuota del servicio está agotada.',
    rate_limited:
      'El servicio recibe demasiadas solicitudes en este momento. Vuelva a intentarlo en un instante.',
    upstream_unreachable: 'No se puede acceder al servicio.',
    upstream_timeout: 'El servicio ha tardado demasiado en responder.',
    model_unavailable: 'El modelo de lenguaje no está disponible en este momento.',
    truncated: 'La conexión se cortó antes de que llegaran todas las diapositivas.',
    ENGINE_LOAD: 'No se ha podido cargar la base de datos.',
    ENGINE_CRASHED: 'La base de datos se ha detenido de forma inesperada.',
    MEMORY: 'Los datos no caben en la memoria de esta página.',
    TIMEOUT: 'Una consulta ha tardado demasiado.',
  },

  ...ask,
  ...exporting,
  ...ownFile,
  ...panel,
  ...pictures,
  ...presenting,
  ...query,
  ...rail,
  ...refresh,
  ...shortcuts,
  ...stage,
  ...storage,
  ...textEditing,
  ...verdicts,
  ...writing,
};
