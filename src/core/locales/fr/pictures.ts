import type { PictureWords } from '../en/pictures.js';
import { plural } from './plural.js';

export const pictures: PictureWords = {
  insertPicture: 'Insérer une image',
  picturesInserted: (count) => `${plural(count, 'image est', 'images sont')} sur la diapositive.`,
  pictureInLayout: (name) =>
    `La disposition de la diapositive n’avait pas de place pour l’image : c’est maintenant « ${name} ».`,
  pictureWrongType: (name) =>
    `${name} n’est pas une image utilisable. Choisissez un fichier PNG, JPEG, GIF, WebP ou SVG.`,
  pictureTooLarge: (name) =>
    `${name} est trop grande, même réduite. Choisissez une image de moins de 50 Mo et 100 mégapixels, ou enregistrez-la en JPEG.`,
  pictureUnreadable: (name) => `${name} est illisible. Enregistrez-la de nouveau, puis réessayez.`,
  pictureRefused: (message) => `L’image n’a pas pu être insérée. ${message}`,
  dropPicture: 'Déposez l’image pour la mettre sur la diapositive',
  dropPictureHint: 'PNG, JPEG, GIF, WebP ou SVG',
  pictureNeedsSlide: 'Une image se place sur une diapositive : créez ou ouvrez d’abord une présentation.',
  picturesHeading: 'Images',
  pictureAlt: 'Description pour les personnes qui ne la voient pas',
  pictureAltHint:
    'Dites en une phrase ce qui y compte. Elle est lue à voix haute et figure dans le fichier PowerPoint.',
  pictureDecorative: 'Simple décoration',
  pictureDecorativeHint: 'Ignorée quand la diapositive est lue à voix haute.',
  replacePicture: 'Remplacer',
};
