import type { PictureWords } from '../en/pictures.js';

export const pictures: PictureWords = {
  insertPicture: '画像を挿入',
  picturesInserted: (count) => `${count.toLocaleString('ja')} 枚の画像をスライドに配置しました。`,
  pictureInLayout: (name) => `このレイアウトには画像を置く場所がないため、「${name}」に変更しました。`,
  pictureWrongType: (name) =>
    `${name} は使用できる画像ではありません。PNG、JPEG、GIF、WebP、SVG のいずれかを選んでください。`,
  pictureTooLarge: (name) =>
    `${name} は縮小しても大きすぎます。50 MB・1 億画素未満の画像を選ぶか、JPEG で保存してください。`,
  pictureUnreadable: (name) => `${name} を読み込めません。保存し直して、もう一度お試しください。`,
  pictureRefused: (message) => `画像を挿入できませんでした。${message}`,
  dropPicture: '画像をドロップするとスライドに配置されます',
  dropPictureHint: 'PNG、JPEG、GIF、WebP、SVG',
  pictureNeedsSlide: '画像はスライドに置きます。先にプレゼンテーションを作成するか開いてください。',
  picturesHeading: '画像',
  pictureAlt: '画像を見られない人のための説明',
  pictureAltHint: '画像の要点を一文で書いてください。読み上げられ、PowerPoint ファイルにも入ります。',
  pictureDecorative: '装飾のみ',
  pictureDecorativeHint: 'スライドの読み上げでは省かれます。',
  replacePicture: '置き換え',
};
