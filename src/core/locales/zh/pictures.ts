import type { PictureWords } from '../en/pictures.js';

export const pictures: PictureWords = {
  insertPicture: '插入图片',
  picturesInserted: (count) => `已将 ${count.toLocaleString('zh')} 张图片放到幻灯片上。`,
  pictureInLayout: (name) => `原版式没有放图片的位置，现已改为“${name}”。`,
  pictureWrongType: (name) => `${name} 不是可用的图片。请选择 PNG、JPEG、GIF、WebP 或 SVG。`,
  pictureTooLarge: (name) => `${name} 缩小后仍然过大。请选择小于 50 MB、1 亿像素的图片，或另存为 JPEG。`,
  pictureUnreadable: (name) => `无法读取 ${name}。请重新保存后再试。`,
  pictureRefused: (message) => `无法插入图片。${message}`,
  dropPicture: '松开即可将图片放到幻灯片上',
  dropPictureHint: 'PNG、JPEG、GIF、WebP 或 SVG',
  pictureNeedsSlide: '图片要放在幻灯片上：请先创建或打开演示文稿。',
  picturesHeading: '图片',
  pictureAlt: '给看不到图片的人的说明',
  pictureAltHint: '用一句话说明图片的要点。它会被朗读，并写入 PowerPoint 文件。',
  pictureDecorative: '仅作装饰',
  pictureDecorativeHint: '朗读幻灯片时会跳过。',
  replacePicture: '替换',
};
