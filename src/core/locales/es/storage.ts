import type { StorageWords } from '../en/storage.js';
import { plural } from './plural.js';

export const storage: StorageWords = {
  savedHere: 'Guardado en este navegador',
  savedHereHint: 'Cada cambio se conserva en este navegador para que pueda volver a él.',
  savingHere: 'Guardando…',
  savedWithoutData: 'Guardado sin los datos',
  savedWithoutDataHint:
    'En este navegador no hay espacio para las filas: las diapositivas se conservan y sus datos volverán al actualizarlos. Guarde un archivo para conservar ambas cosas.',
  notSaved: 'Sin guardar',
  notSavedHint: 'Sin guardar en este navegador: guarde un archivo.',
  lostSlides: (time) => `Diapositivas guardadas en este navegador (${time})`,
  lostSlidesOf: (title, slides) => `«${title}», ${plural(slides, 'diapositiva', 'diapositivas')}`,
  restoreLost: 'Recuperar',
  restoreLater: 'Ahora no',
  restored: (title) => `«${title}» está de nuevo aquí, tal como la dejó.`,
  restoredWithoutData:
    'No había espacio para sus datos. Actualice los datos para ver los gráficos y las cifras.',
  restoreFailed: 'No se han podido leer las diapositivas guardadas.',
  openElsewhere: 'Estas diapositivas están abiertas en otra pestaña.',
  backToPrevious: 'Volver a la presentación anterior',
  previousKept: (title) => `«${title}» se conserva, con los cambios que hizo.`,
  fileMenu: 'Archivo',
  saveFile: 'Guardar en un archivo',
  saveFileWithoutData: 'Guardar sin los datos',
  openFile: 'Abrir un archivo…',
  fileSaved: (name) => `Se ha guardado ${name}.`,
  fileOpened: (name) => `${name} está abierto.`,
  fileNotOpened: (name) => `No se ha podido abrir ${name}.`,
  notADeckFile: (name) => `${name} no es una presentación de esta aplicación.`,
  deckFileHint:
    'Se pueden abrir presentaciones guardadas (.deck.json) y archivos de PowerPoint exportados aquí.',
  fileOpenedAsExported: (name) => `${name} está abierto tal como se exportó.`,
  changedInPowerPoint: 'No incluye lo que se haya cambiado después en PowerPoint.',
  picturesChanged: 'Después se han cambiado o quitado imágenes: compruébelas.',
  noDeckInside: (name) => `${name} no contiene ninguna presentación de esta aplicación.`,
  noDeckInsideHint:
    'Solo se pueden abrir los archivos de PowerPoint exportados aquí con la presentación editable.',
  oneFileOnly: 'Suelte un solo archivo cada vez.',
  dropToOpen: 'Suelte el archivo de la presentación para abrirlo',
  dropKeeps: 'Las diapositivas actuales se conservan: podrá volver a ellas.',
  dropHint: 'Una presentación guardada (.deck.json) o un archivo de PowerPoint exportado aquí.',
  cannotOpenNow: 'Podrá abrir un archivo cuando termine la operación en curso.',
  newerDeck: (title) => `«${title}» se creó con una versión más reciente`,
  newerDeckHint:
    'Puede verla aquí, pero no editarla: se perdería parte de su contenido. El archivo no ha cambiado.',
  saveUnchanged: 'Guardar el archivo sin cambios',
};
