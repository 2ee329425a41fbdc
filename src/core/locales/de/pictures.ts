import type { PictureWords } from '../en/pictures.js';
import { plural } from './plural.js';

export const pictures: PictureWords = {
  insertPicture: 'Bild einfügen',
  picturesInserted: (count) => `${plural(count, 'Bild steht', 'Bilder stehen')} auf der Folie.`,
  pictureInLayout: (name) => `Das Layout der Folie hatte keinen Platz für das Bild: Es ist jetzt „${name}“.`,
  pictureWrongType: (name) =>
    `${name} ist kein Bild, das sich verwenden lässt. Wählen Sie PNG, JPEG, GIF, WebP oder SVG.`,
  pictureTooLarge: (name) =>
    `${name} ist auch verkleinert zu groß. Wählen Sie ein Bild unter 50 MB und 100 Megapixeln, oder speichern Sie es als JPEG.`,
  pictureUnreadable: (name) =>
    `${name} lässt sich nicht lesen. Speichern Sie es noch einmal und versuchen Sie es erneut.`,
  pictureRefused: (message) => `Das Bild konnte nicht eingefügt werden. ${message}`,
  dropPicture: 'Bild ablegen, um es auf die Folie zu setzen',
  dropPictureHint: 'PNG, JPEG, GIF, WebP oder SVG',
  pictureNeedsSlide: 'Ein Bild gehört auf eine Folie: Erstellen oder öffnen Sie zuerst eine Präsentation.',
  picturesHeading: 'Bilder',
  pictureAlt: 'Beschreibung für alle, die es nicht sehen',
  pictureAltHint:
    'Sagen Sie in einem Satz, worauf es ankommt. Er wird vorgelesen und steht in der PowerPoint-Datei.',
  pictureDecorative: 'Nur Schmuck',
  pictureDecorativeHint: 'Wird beim Vorlesen der Folie übergangen.',
  replacePicture: 'Ersetzen',
};
