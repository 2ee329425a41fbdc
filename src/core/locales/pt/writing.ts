import type { WritingWords } from '../en/writing.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('pt');

export const writing: WritingWords = {
  slidesArrived: (arrived, total) =>
    `${n(arrived)} de ${plural(total, 'slide recebido', 'slides recebidos')}.`,
  continueWriting: 'Continuar',
  writeAgain: 'Escrever este slide novamente',
  onlyGenerated: 'Apenas slides recém-gerados.',
  writtenAgain: (title) => `“${title}” foi escrito novamente.`,
  signIn: 'Iniciar sessão',
  topUp: 'Carregar saldo',
  retryIn: (seconds) => `Tentar novamente em ${n(seconds)} s`,
  retryNow: 'Já pode tentar novamente.',
  withoutService: 'Trabalhar sem o serviço',
  offline: 'Está sem ligação. Os dados estão nesta página, por isso ela própria pode escrever os slides.',
  backOnline: 'A ligação foi restabelecida.',
  orderHint: 'Alt com uma seta move a linha.',
  moveUp: (title) => `Mover “${title}” para cima`,
  moveDown: (title) => `Mover “${title}” para baixo`,
  widgetMoved: (title, index, total) => `“${title}” está agora na posição ${n(index)} de ${n(total)}.`,
  leaveOut: 'Não incluir',
  brief: 'Público, objetivo e tom',
  briefInPage:
    'A página também as tem em conta: para executivos, primeiro um resumo e menos pontos; para analistas, os testes; o que o objetivo nomeia vem primeiro. Um serviço com um modelo de linguagem segue cada palavra.',
  inEnglish: (language) =>
    `As frases verificadas são escritas em inglês: ainda não existem nesta língua (${language}). Os números e as datas mantêm os seus formatos.`,
  audience: 'Público',
  audiences: [
    'Executivos',
    'Clientes',
    'A minha equipa',
    'Investidores',
    'Conselho de administração',
    'Público em geral',
  ],
  goal: 'Objetivo',
  goalExample: 'Decidir o orçamento do próximo ano',
  tone: 'Tom',
  tones: { neutral: 'Neutro', formal: 'Formal', friendly: 'Amigável', persuasive: 'Persuasivo' },
  storyParts: {
    heading: 'Partes da apresentação',
    hint: 'Só a partir de quatro constatações.',
    summary: 'Resumo executivo',
    sections: 'Secções, a partir de nove diapositivos',
    closing: 'Conclusões',
    appendix: 'Anexo: fontes e gráficos sem constatações',
  },
  privacy: 'O que o serviço pode ver',
  privacyChoices: { all: 'Todas as linhas', sample: 'Uma amostra das linhas', none: 'Nenhum valor' },
  exactlySent: 'O que é enviado exatamente',
  nothingSent: 'Não há nada para enviar: nenhuma consulta tem resultado.',
  sentInAll: (widgets, bytes) =>
    `${plural(widgets, 'elemento', 'elementos')}, ${plural(bytes, 'byte', 'bytes')} no total.`,
  sentWhen:
    'É enviado ao criar a apresentação, com a hora de execução das consultas nesse momento, e outra vez quando um slide precisa de ser corrigido.',
  sentColumns: (names) => `Colunas: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `0 de ${plural(total, 'linha', 'linhas')}, nenhum valor`
      : `${n(sent)} de ${plural(total, 'linha', 'linhas')}, ${plural(values, 'valor', 'valores')}`,
  sentBounds: 'O menor e o maior valor das colunas ordenáveis',
  sentSql: 'A consulta',
  asJson: (bytes) => `Em JSON, ${plural(bytes, 'byte', 'bytes')}`,
  wholeRequest: 'O pedido completo',
  reviewOutline: 'Rever primeiro o plano',
  nothingPlanned: 'Não é possível fazer um plano: nenhuma consulta tem resultado.',
  outlineHeading: 'Os slides que serão escritos',
  outlineIntro:
    'Ordene-os, remova alguns ou dê-lhes um título. Os seus títulos são mantidos; os restantes são escritos. Os números em destaque consecutivos partilham um slide.',
  cover: 'Slide de título',
  titleOfSlide: (name) => `Título do slide sobre ${name}`,
  titleWritten: 'O título será escrito automaticamente',
  showsWidgets: (titles) => `Mostra ${titles}`,
  removeSlide: (name) => `Remover “${name}”`,
  slideRemoved: (name) => `“${name}” foi removido.`,
  writeThese: 'Escrever estes slides',
  generating: (done, total) => `${done} de ${plural(total, 'slide escrito', 'slides escritos')}`,
  runningQueries: 'A executar as consultas …',
  planningSlides: 'A planear os slides …',
  generationProblems: (count) => `${plural(count, 'problema', 'problemas')} no painel.`,
};
