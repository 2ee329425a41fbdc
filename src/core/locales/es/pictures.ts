import type { PictureWords } from '../en/pictures.js';
import { plural } from './plural.js';

export const pictures: PictureWords = {
  insertPicture: 'Insertar imagen',
  picturesInserted: (count) => `${plural(count, 'imagen está', 'imágenes están')} en la diapositiva.`,
  pictureInLayout: (name) => `El diseño de la diapositiva no tenía sitio para la imagen: ahora es «${name}».`,
  pictureWrongType: (name) => `${name} no es una imagen que se pueda usar. Elija PNG, JPEG, GIF, WebP o SVG.`,
  pictureTooLarge: (name) =>
    `${name} es demasiado grande, incluso reducida. Elija una imagen de menos de 50 MB y 100 megapíxeles, o guárdela como JPEG.`,
  pictureUnreadable: (name) => `No se puede leer ${name}. Guárdela de nuevo e inténtelo otra vez.`,
  pictureRefused: (message) => `No se ha podido insertar la imagen. ${message}`,
  dropPicture: 'Suelte la imagen para ponerla en la diapositiva',
  dropPictureHint: 'PNG, JPEG, GIF, WebP o SVG',
  pictureNeedsSlide: 'Una imagen va en una diapositiva: cree o abra primero una presentación.',
  picturesHeading: 'Imágenes',
  pictureAlt: 'Descripción para quienes no pueden verla',
  pictureAltHint:
    'Diga en una frase lo que importa en ella. Se lee en voz alta y va en el archivo de PowerPoint.',
  pictureDecorative: 'Solo decoración',
  pictureDecorativeHint: 'Se omite cuando la diapositiva se lee en voz alta.',
  replacePicture: 'Sustituir',
};
