import type { RailWords } from '../en/rail.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('es');

export const rail: RailWords = {
  chooseHint: 'Mayús y una tecla de flecha seleccionan varias diapositivas.',
  slidesChosen: (count, total) =>
    `${n(count)} de ${plural(total, 'diapositiva seleccionada', 'diapositivas seleccionadas')}.`,
  slidesMoved: (first, last, total) =>
    `Las diapositivas seleccionadas van ahora de la ${n(first)} a la ${n(last)} de ${n(total)}.`,
  slidesDeleted: (count) => `${plural(count, 'diapositiva eliminada', 'diapositivas eliminadas')}.`,
  slidesDuplicated: (count) => `${plural(count, 'diapositiva duplicada', 'diapositivas duplicadas')}.`,
  duplicateSlides: 'Duplicar las diapositivas',
  deleteSlides: 'Eliminar las diapositivas',
  moveBack: 'Mover hacia arriba',
  moveOn: 'Mover hacia abajo',
  moveFirst: 'Mover al principio',
  moveLast: 'Mover al final',
  selectAllSlides: 'Seleccionar todas las diapositivas',
  slideMenu: 'Acciones para diapositivas',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  slidesCopied: (count) => `${plural(count, 'diapositiva copiada', 'diapositivas copiadas')}.`,
  slidesCut: (count) => `${plural(count, 'diapositiva cortada', 'diapositivas cortadas')}.`,
  slidesPasted: (count) => `${plural(count, 'diapositiva pegada', 'diapositivas pegadas')}.`,
  clipboardEmpty: 'No hay diapositivas en el portapapeles.',
  clipboardBroken: 'Las diapositivas del portapapeles están dañadas.',
  clipboardFull:
    'Estas diapositivas tienen demasiadas filas para el portapapeles. Copie menos diapositivas a la vez.',
  clipboardRefused: (keys) =>
    `Este navegador no permite que los menús accedan al portapapeles. Pulse ${keys} en la lista de diapositivas.`,
  newSlide: 'Nueva diapositiva',
  newSlideMenu: 'Más opciones de nueva diapositiva',
  newSlideFrom: (title) => `A partir de «${title}»`,
  find: 'Buscar',
  findAndReplace: 'Buscar y reemplazar',
  findPrevious: 'Coincidencia anterior',
  findNext: 'Coincidencia siguiente',
  findClose: 'Cerrar la búsqueda',
  findMatchCase: 'Distinguir mayúsculas y minúsculas',
  findFormulas: 'En fórmulas',
  findNothing: 'Sin resultados',
  findFixed: 'Las cifras procedentes de los datos no se reemplazan.',
  replaceWith: 'Reemplazar por',
  replace: 'Reemplazar',
  replaceAll: 'Reemplazar todo',
  findCount: (at, total) => `${n(at)} de ${n(total)}`,
  replaced: (count, claims) =>
    `${plural(count, 'coincidencia reemplazada', 'coincidencias reemplazadas')}.${claims === 0 ? '' : ` ${plural(claims, 'afirmación ya no se comprueba', 'afirmaciones ya no se comprueban')} con los datos.`}`,
  slideNumber: (index) => `Diapositiva ${index}`,
  slideCount: (count) => plural(count, 'diapositiva', 'diapositivas'),
  duplicateSlide: 'Duplicar la diapositiva',
  deleteSlide: 'Eliminar la diapositiva',
  addSlide: 'Añadir una diapositiva',
  slideDeleted: (title) => `Se ha eliminado «${title}».`,
  slideMoved: (title, index, total) => `«${title}» es ahora la diapositiva ${index} de ${total}.`,
  reorderHint: 'Alt y una tecla de flecha mueven la diapositiva. Supr la elimina.',
};
