import type { StorageWords } from '../en/storage.js';
import { plural } from './plural.js';

export const storage: StorageWords = {
  savedHere: 'Guardado neste navegador',
  savedHereHint: 'Cada alteração é mantida neste navegador, para que possa voltar a ela.',
  savingHere: 'A guardar …',
  savedWithoutData: 'Guardado sem dados',
  savedWithoutDataHint:
    'Não há espaço para as linhas neste navegador: os slides são mantidos e os seus dados voltam ao atualizá-los. Guarde um ficheiro para manter ambos.',
  notSaved: 'Não guardado',
  notSavedHint: 'Não guardado neste navegador: guarde um ficheiro.',
  lostSlides: (time) => `Slides guardados neste navegador (${time})`,
  lostSlidesOf: (title, slides) => `“${title}”, ${plural(slides, 'slide', 'slides')}`,
  restoreLost: 'Recuperar',
  restoreLater: 'Agora não',
  restored: (title) => `“${title}” está de volta, tal como a deixou.`,
  restoredWithoutData: 'Não havia espaço para os seus dados. Atualize os dados para ver gráficos e números.',
  restoreFailed: 'Não foi possível ler os slides guardados.',
  openElsewhere: 'Estes slides estão abertos noutra página do navegador.',
  backToPrevious: 'Voltar à apresentação anterior',
  previousKept: (title) => `“${title}” é mantida, com as suas alterações.`,
  fileMenu: 'Ficheiro',
  saveFile: 'Guardar como ficheiro',
  saveFileWithoutData: 'Guardar sem dados',
  openFile: 'Abrir um ficheiro …',
  fileSaved: (name) => `${name} foi guardado.`,
  fileOpened: (name) => `${name} está aberto.`,
  fileNotOpened: (name) => `Não foi possível abrir ${name}.`,
  notADeckFile: (name) => `${name} não é uma apresentação desta aplicação.`,
  deckFileHint:
    'É possível abrir apresentações guardadas (.deck.json) e ficheiros do PowerPoint exportados aqui.',
  fileOpenedAsExported: (name) => `${name} está aberto tal como foi exportado.`,
  changedInPowerPoint: 'Não inclui o que foi alterado depois no PowerPoint.',
  picturesChanged: 'Depois disso, foram alteradas ou removidas imagens: verifique-as.',
  noDeckInside: (name) => `${name} não contém nenhuma apresentação desta aplicação.`,
  noDeckInsideHint:
    'Só é possível abrir ficheiros do PowerPoint exportados aqui com a apresentação editável.',
  oneFileOnly: 'Solte um ficheiro de cada vez.',
  dropToOpen: 'Solte o ficheiro da apresentação para abri-lo',
  dropKeeps: 'Os slides atuais são mantidos: pode voltar a eles.',
  dropHint: 'Uma apresentação guardada (.deck.json) ou um ficheiro do PowerPoint exportado aqui.',
  cannotOpenNow: 'Poderá abrir um ficheiro quando terminar a operação em curso.',
  newerDeck: (title) => `“${title}” foi criada com uma versão mais recente`,
  newerDeckHint:
    'Pode vê-la aqui, mas não editá-la: parte do conteúdo seria perdida. O ficheiro não foi alterado.',
  saveUnchanged: 'Guardar o ficheiro sem alterações',
};
