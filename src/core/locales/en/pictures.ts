import { plural } from './plural.js';

/** Pictures that people put on slides. */
export interface PictureWords {
  insertPicture: string;
  picturesInserted: (count: number) => string;
  pictureInLayout: (layout: string) => string;
  pictureWrongType: (file: string) => string;
  pictureTooLarge: (file: string) => string;
  pictureUnreadable: (file: string) => string;
  pictureRefused: (why: string) => string;
  dropPicture: string;
  dropPictureHint: string;
  pictureNeedsSlide: string;
  picturesHeading: string;
  pictureAlt: string;
  pictureAltHint: string;
  pictureDecorative: string;
  pictureDecorativeHint: string;
  replacePicture: string;
}

export const pictures: PictureWords = {
  insertPicture: 'Insert a picture',
  picturesInserted: (count) => `${plural(count, 'picture is', 'pictures are')} on the slide.`,
  pictureInLayout: (name) => `The slide’s layout had no place for a picture: it is “${name}” now.`,
  pictureWrongType: (name) => `${name} is no picture that can be used. Choose a PNG, JPEG, GIF, WebP or SVG.`,
  pictureTooLarge: (name) =>
    `${name} is too large, even made smaller. Choose a picture of less than 50 MB and 100 megapixels, or save it as JPEG.`,
  pictureUnreadable: (name) => `${name} cannot be read. Save it again and try once more.`,
  pictureRefused: (message) => `The picture could not be inserted. ${message}`,
  dropPicture: 'Drop the picture to put it on the slide',
  dropPictureHint: 'PNG, JPEG, GIF, WebP or SVG',
  pictureNeedsSlide: 'A picture goes on a slide: make or open a deck first.',
  picturesHeading: 'Pictures',
  pictureAlt: 'Description for people who cannot see it',
  pictureAltHint:
    'Say in a sentence what matters in it. It is read aloud, and goes into the PowerPoint file.',
  pictureDecorative: 'Only decoration',
  pictureDecorativeHint: 'Passed over when the slide is read aloud.',
  replacePicture: 'Replace',
};
