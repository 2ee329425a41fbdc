import type { PictureWords } from '../en/pictures.js';
import { plural } from './plural.js';

export const pictures: PictureWords = {
  insertPicture: 'Inserir imagem',
  picturesInserted: (count) => `${plural(count, 'imagem está', 'imagens estão')} no slide.`,
  pictureInLayout: (name) => `A imagem não tinha lugar no layout do slide, que agora é “${name}”.`,
  pictureWrongType: (name) =>
    `${name} não é uma imagem que se possa usar. Escolha PNG, JPEG, GIF, WebP ou SVG.`,
  pictureTooLarge: (name) =>
    `${name} é grande demais, mesmo reduzida. Escolha uma imagem com menos de 50 MB e 100 megapixels, ou guarde-a como JPEG.`,
  pictureUnreadable: (name) => `Não é possível ler ${name}. Guarde-a de novo e tente outra vez.`,
  pictureRefused: (message) => `Não foi possível inserir a imagem. ${message}`,
  dropPicture: 'Solte a imagem para a colocar no slide',
  dropPictureHint: 'PNG, JPEG, GIF, WebP ou SVG',
  pictureNeedsSlide: 'Uma imagem fica num slide: crie ou abra primeiro uma apresentação.',
  picturesHeading: 'Imagens',
  pictureAlt: 'Descrição para quem não a pode ver',
  pictureAltHint:
    'Diga numa frase o que importa nela. É lida em voz alta e vai para o ficheiro do PowerPoint.',
  pictureDecorative: 'Só decoração',
  pictureDecorativeHint: 'É omitida quando o slide é lido em voz alta.',
  replacePicture: 'Substituir',
};
