import type { ExportingWords } from '../en/exporting.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('pt');

export const exporting: ExportingWords = {
  fileName: 'Nome do ficheiro',
  exportedSlides: 'Slides',
  everySlide: (count) => `Todos (${n(count)})`,
  onlySlide: (index) => `Só o slide ${index}`,
  someSlides: 'Alguns:',
  slideNumbers: 'Números dos slides',
  slideNumbersHint: 'por exemplo, 1-3, 5',
  noSlideNumbers: 'Indique quais slides, por exemplo: 1-3, 5.',
  unreadableNumbers: (part) => `“${part}” não é um número de slide. Escreva, por exemplo: 1-3, 5.`,
  numbersBeyond: (part, total) => `“${part}” não existe: a apresentação tem os slides 1 a ${total}.`,
  noSlideLeft: 'Não resta nada para exportar: este slide é a capa. Escolha outros slides ou mantenha a capa.',
  charts: 'Gráficos',
  chartForms: { image: 'Imagens', native: 'Gráficos do PowerPoint' },
  chartFormHints: {
    image: 'Como imagens, exatamente como aqui; não podem ser editadas no PowerPoint.',
    native: 'As cores e os números podem ser editados no PowerPoint, que desenha os gráficos à sua maneira.',
  },
  inTheFile: 'No ficheiro',
  withCover: 'Capa',
  withBranding: 'Nome e logótipo da empresa',
  withNotes: 'Notas do orador',
  withOrigins: 'Origem de cada número',
  withOriginsHint: 'Abaixo das notas: expressão, linhas, consulta e hora de execução.',
  withAllRows: 'Todas as linhas das tabelas',
  withAllRowsHint: 'As tabelas longas continuam em mais slides.',
  withDocument: 'Apresentação editável',
  withDocumentHint:
    'Para voltar a abrir e editar o ficheiro aqui. Quem tiver o ficheiro pode ler as linhas e consultas.',
  startExport: 'Exportar',
  drawingCharts: (done, total) => `A desenhar gráficos: ${n(done)} de ${n(total)}`,
  writingFileSlides: (done, total) => `A escrever slides: ${n(done)} de ${n(total)}`,
  packingFile: 'A preparar o ficheiro …',
  exportGoesOn:
    'Pode fechar esta janela e continuar a trabalhar: o ficheiro será guardado quando estiver pronto.',
  cancelExport: 'Cancelar a exportação',
  exportCancelled: 'A exportação foi cancelada. Nenhum ficheiro foi guardado.',
  savedAs: (name) => `Guardado como ${name}`,
  handedOver: (name) => `${name} foi entregue à página`,
  nothingDiffers: 'Os slides do ficheiro são iguais aos que vê aqui.',
  differences: 'O que convém saber sobre este ficheiro',
  chartsArePictures: (count) =>
    `${plural(count, 'slide tem os gráficos', 'slides têm os gráficos')} como imagens: o aspeto é o mesmo, mas não podem ser editados no PowerPoint.`,
  fontsNamed: (names) => `O texto usa ${names}. Um computador sem essa fonte mostra outra.`,
  exportWarnings: {
    block_failed: 'Um elemento não pôde ser desenhado; no seu lugar, o slide indica o motivo',
    chart_as_picture: 'Um gráfico continua a ser uma imagem',
    image_skipped: 'Uma imagem foi omitida',
    text_overflow: 'Um texto não cabe na sua caixa',
    rows_omitted: 'Uma tabela tem mais linhas do que as que cabem',
  },
  exportFailed: 'Nenhum ficheiro foi criado',
  exportAgain: 'Exportar novamente',
  changeExport: 'Alterar as opções',
  closeExport: 'Fechar',
  exportPptx: 'Exportar para PowerPoint',
  exported: (name) => `${name} foi guardado.`,
  exportedWithWarnings: (count) => `O ficheiro foi guardado com ${plural(count, 'aviso', 'avisos')}.`,
};
