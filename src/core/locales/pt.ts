import { ask } from './pt/ask.js';
import { exporting } from './pt/exporting.js';
import { ownFile } from './pt/own-file.js';
import { panel } from './pt/panel.js';
import { pictures } from './pt/pictures.js';
import { presenting } from './pt/presenting.js';
import { query } from './pt/query.js';
import { rail } from './pt/rail.js';
import { refresh } from './pt/refresh.js';
import { shortcuts } from './pt/shortcuts.js';
import { stage } from './pt/stage.js';
import { storage } from './pt/storage.js';
import { textEditing } from './pt/text-editing.js';
import { verdicts } from './pt/verdicts.js';
import { writing } from './pt/writing.js';
import { plural } from './pt/plural.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

export const pt: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: 'Algo correu mal.',
  retry: 'Tentar novamente',
  dismiss: 'Ocultar',
  cancel: 'Cancelar',
  loading: 'A carregar …',

  untitledSlide: 'Slide sem título',
  slide: 'slide',
  slideOf: (index, total, title) => `Slide ${index} de ${total}: ${title}`,
  slides: 'Slides',
  noSlides: 'Ainda não há slides.',
  chartValues: 'Valores do gráfico',
  editTitle: 'Editar título',
  editText: 'Editar texto',
  applyOrCancel: 'Ctrl + Enter aplica, Esc cancela',

  deckTitle: 'Título',
  generate: 'Criar apresentação',
  startingDatabase: 'A iniciar a base de dados …',
  loadingTable: (table) => `A carregar ${table} …`,
  generated: (count) => `${plural(count, 'slide está pronto', 'slides estão prontos')}.`,
  stopped: 'Interrompido. Os slides que chegaram são mantidos.',
  selectAll: 'Selecionar tudo',
  selectNone: 'Desmarcar tudo',
  widgets: 'O que entra na apresentação',
  nothingToShow: 'Este painel não tem elementos.',
  nothingToShowHint: 'Indique uma configuração com pelo menos um elemento.',
  privacyLocal: 'Nada sai desta página: as consultas e o texto são feitos aqui.',
  privacyAll: 'As consultas correm nesta página; os resultados são enviados ao serviço que escreve o texto.',
  privacySample:
    'As consultas correm nesta página; uma amostra dos resultados é enviada ao serviço que escreve o texto.',
  privacyNone: 'Nenhum valor é enviado: o serviço só vê nomes de colunas, tipos e números de linhas.',
  length: 'Extensão',
  lengthAuto: 'Quantos forem precisos',
  upTo: (count) => `Até ${plural(count, 'slide', 'slides')}`,
  look: 'Aspeto',
  looks: {
    paper: 'Papel',
    harbor: 'Porto',
    meadow: 'Prado',
    ember: 'Brasa',
    plum: 'Ameixa',
    graphite: 'Grafite',
  },
  brandLook: 'A sua marca',
  darkSlides: 'Slides escuros',
  openDeck: 'Voltar aos slides',
  startHeading: 'Transforme seus dados em uma apresentação',
  startIntro: 'Cada número dos slides é calculado a partir dos seus dados.',

  back: 'Voltar',
  undo: 'Anular',
  redo: 'Refazer',
  present: 'Apresentar',
  exporting: 'A exportar …',
  panel: 'Detalhes do slide',

  panelLabel: 'Detalhes do slide',
  tabText: 'Texto',
  tabNotes: 'Notas',
  tabData: 'Dados',
  tabChart: 'Gráfico',
  tabFigures: 'Números',
  tabLook: 'Aspeto',
  titleField: 'Título',
  textField: 'Texto',
  templateHint:
    'Os números ficam entre chavetas duplas, como {{sum(value) | compact}}: são calculados a partir das linhas.',
  problems: 'A corrigir',
  sql: 'Consulta',
  rows: (shown, total) =>
    shown === total
      ? plural(total, 'linha', 'linhas')
      : `As primeiras ${shown} de ${plural(total, 'linha', 'linhas')}`,
  figures: 'Números deste slide',
  rewriteLabel: 'Pedir uma alteração',
  rewritePlaceholder: 'Mais curto, e primeiro o crescimento',
  rewrite: 'Reescrever',
  rewriting: 'A reescrever …',

  claims: 'Afirmações que dependem dos dados',
  claimHolds: 'Verdadeira',
  claimBroken: 'Já não é verdadeira',

  refresh: 'Atualizar dados',

  types: {
    bar: 'Colunas',
    'horizontal-bar': 'Barras',
    line: 'Linhas',
    area: 'Áreas',
    pie: 'Circular',
    donut: 'Anel',
    radar: 'Gráfico de radar',
    treemap: 'Mapa de retângulos',
    funnel: 'Funil',
    waterfall: 'Cascata',
    'stacked-bar': 'Barras empilhadas',
    'grouped-bar': 'Barras agrupadas',
    'multi-line': 'Várias linhas',
    'stacked-area': 'Áreas empilhadas',
    scatter: 'Dispersão',
    bubble: 'Bolhas',
    heatmap: 'Mapa de calor',
    histogram: 'Histograma',
    boxplot: 'Diagrama de caixa',
    dumbbell: 'Halteres',
    'big-number': 'Número em destaque',
    gauge: 'Medidor',
    sankey: 'Diagrama de Sankey',
    'geo-map': 'Mapa',
    'country-map': 'Mapa de países',
    table: 'Tabela',
  },
  errors: {
    unauthorized: 'Não tem sessão iniciada no serviço que escreve os slides.',
    forbidden: 'Não tem acesso ao serviço que escreve os slides.',
    quota_exceeded: 'A quota do serviço esgotou-se.',
    rate_limited: 'O serviço tem demasiados pedidos neste momento. Tente daqui a pouco.',
    upstream_unreachable: 'Não é possível contactar o serviço.',
    upstream_timeout: 'O serviço demorou demasiado a responder.',
    model_unavailable: 'O modelo de linguagem não está disponível neste momento.',
    truncated: 'A ligação foi interrompida antes de chegarem todos os slides.',
    ENGINE_LOAD: 'Não foi possível carregar a base de dados.',
    ENGINE_CRASHED: 'A base de dados parou inesperadamente.',
    MEMORY: 'Os dados não cabem na memória desta página.',
    TIMEOUT: 'Uma consulta demorou demasiado.',
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
