import type { PictureWords } from '../en/pictures.js';
import { number } from './plural.js';

export const pictures: PictureWords = {
  insertPicture: 'إدراج صورة',
  picturesInserted: (count) => `أُضيفت الصور إلى الشريحة: ${number(count)}.`,
  pictureInLayout: (name) => `لم يكن للصورة مكان في تخطيط الشريحة، فأصبح التخطيط «${name}».`,
  pictureWrongType: (name) => `${name} ليس صورة يمكن استخدامها. اختر PNG أو JPEG أو GIF أو WebP أو SVG.`,
  pictureTooLarge: (name) =>
    `${name} كبيرة جدًا حتى بعد تصغيرها. اختر صورة أقل من 50 ميغابايت و100 ميغابكسل، أو احفظها بصيغة JPEG.`,
  pictureUnreadable: (name) => `تعذرت قراءة ${name}. احفظ الصورة من جديد ثم حاول مرة أخرى.`,
  pictureRefused: (message) => `تعذر إدراج الصورة. ${message}`,
  dropPicture: 'أفلت الصورة لوضعها على الشريحة',
  dropPictureHint: 'PNG أو JPEG أو GIF أو WebP أو SVG',
  pictureNeedsSlide: 'توضع الصورة على شريحة: أنشئ عرضًا أو افتح عرضًا أولًا.',
  picturesHeading: 'الصور',
  pictureAlt: 'وصف لمن لا يستطيع رؤية الصورة',
  pictureAltHint: 'اذكر في جملة ما يهم فيها. تُقرأ بصوت عالٍ وتوضع في ملف PowerPoint.',
  pictureDecorative: 'للزينة فقط',
  pictureDecorativeHint: 'يُتجاوز عنها عند قراءة الشريحة.',
  replacePicture: 'استبدال',
};
