import type { PresentingWords } from '../en/presenting.js';

const n = (count: number): string => count.toLocaleString('ja');

export const presenting: PresentingWords = {
  exitPresenting: 'プレゼンテーションを終了',
  previousSlide: '前のスライド',
  nextSlide: '次のスライド',
  firstSlide: '最初のスライド',
  lastSlide: '最後のスライド',
  goToNumber: '入力した番号のスライドへ移動',
  allSlides: 'すべてのスライド',
  blackScreen: '黒い画面',
  whiteScreen: '白い画面',
  screenCovered: 'スライドを隠しています。いずれかのキーを押すと再び表示されます。',
  laserPointer: 'レーザーポインター',
  speakerView: '発表者ビュー',
  fullScreen: '全画面表示',
  fillScreen: '全画面表示に戻す',
  presentingKeys: 'キー操作',
  presentingProgress: '進行状況',
  leaveStepwise: '開いているものを閉じ、次にプレゼンテーションを終了',
  slidePosition: (index, total) => `スライド ${n(index)} / ${n(total)}`,
  typedNumber: (number) => `スライド ${number}：Enter で移動`,
  windowBlocked:
    'ブラウザーが発表者ビューを開けませんでした。このページのポップアップウィンドウを許可してください。',

  currentSlide: '現在',
  followingSlide: '次',
  endOfSlides: '次のスライドはありません。',
  speakerNotes: 'ノート',
  noNotes: 'このスライドにノートはありません。',
  smallerNotes: 'ノートの文字を小さく',
  largerNotes: 'ノートの文字を大きく',
  timer: '経過時間',
  toggleTimer: 'タイマーを一時停止または再開',
  pauseTimer: 'タイマーを一時停止',
  startTimer: 'タイマーを再開',
  resetTimer: 'タイマーをリセット',
  clock: '現在時刻',
};
