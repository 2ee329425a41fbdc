import type { RailWords } from '../en/rail.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('pt');

export const rail: RailWords = {
  chooseHint: 'Shift com uma seta seleciona vários.',
  slidesChosen: (count, total) =>
    `${n(count)} de ${plural(total, 'slide selecionado', 'slides selecionados')}.`,
  slidesMoved: (first, last, total) =>
    `Os slides selecionados são agora os slides ${n(first)} a ${n(last)} de ${n(total)}.`,
  slidesDeleted: (count) => `${plural(count, 'slide foi eliminado', 'slides foram eliminados')}.`,
  slidesDuplicated: (count) => `${plural(count, 'slide foi duplicado', 'slides foram duplicados')}.`,
  duplicateSlides: 'Duplicar slides',
  deleteSlides: 'Eliminar slides',
  moveBack: 'Mover para cima',
  moveOn: 'Mover para baixo',
  moveFirst: 'Mover para o início',
  moveLast: 'Mover para o fim',
  selectAllSlides: 'Selecionar todos os slides',
  slideMenu: 'Ações para slides',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Colar',
  slidesCopied: (count) => `${plural(count, 'slide foi copiado', 'slides foram copiados')}.`,
  slidesCut: (count) => `${plural(count, 'slide foi cortado', 'slides foram cortados')}.`,
  slidesPasted: (count) => `${plural(count, 'slide foi colado', 'slides foram colados')}.`,
  clipboardEmpty: 'Não há slides na área de transferência.',
  clipboardBroken: 'Os slides na área de transferência estão danificados.',
  clipboardFull:
    'Estes slides têm demasiadas linhas para a área de transferência. Copie menos slides de cada vez.',
  clipboardRefused: (keys) =>
    `Este navegador não permite que os menus acedam à área de transferência. Prima ${keys} na lista de slides.`,
  newSlide: 'Novo slide',
  newSlideMenu: 'Mais opções de novo slide',
  newSlideFrom: (title) => `A partir de “${title}”`,
  find: 'Localizar',
  findAndReplace: 'Localizar e substituir',
  findPrevious: 'Ocorrência anterior',
  findNext: 'Ocorrência seguinte',
  findClose: 'Fechar a pesquisa',
  findMatchCase: 'Distinguir maiúsculas de minúsculas',
  findFormulas: 'Em fórmulas',
  findNothing: 'Nada encontrado',
  findFixed: 'Um número proveniente dos dados não é substituído.',
  replaceWith: 'Substituir por',
  replace: 'Substituir',
  replaceAll: 'Substituir tudo',
  findCount: (at, total) => `${n(at)} de ${n(total)}`,
  replaced: (count, claims) =>
    `${plural(count, 'ocorrência substituída', 'ocorrências substituídas')}.${claims === 0 ? '' : ` ${plural(claims, 'afirmação já não é verificada', 'afirmações já não são verificadas')} com os dados.`}`,
  slideNumber: (index) => `Slide ${index}`,
  slideCount: (count) => plural(count, 'slide', 'slides'),
  duplicateSlide: 'Duplicar slide',
  deleteSlide: 'Eliminar slide',
  addSlide: 'Adicionar slide',
  slideDeleted: (title) => `“${title}” foi eliminado.`,
  slideMoved: (title, index, total) => `“${title}” é agora o slide ${index} de ${total}.`,
  reorderHint: 'Alt com uma seta move o slide. Delete elimina-o.',
};
