import type { StorageWords } from '../en/storage.js';

const n = (count: number): string => count.toLocaleString('ja');

export const storage: StorageWords = {
  savedHere: 'このブラウザーに保存済み',
  savedHereHint: '変更はすべてこのブラウザーに保存され、いつでも続きから再開できます。',
  savingHere: '保存中…',
  savedWithoutData: 'データなしで保存済み',
  savedWithoutDataHint:
    'このブラウザーには行を保存する空きがありません。スライドは保存され、データは更新すると再び表示されます。両方を残すには、ファイルに保存してください。',
  notSaved: '未保存',
  notSavedHint: 'このブラウザーに保存されていません。ファイルに保存してください。',
  lostSlides: (time) => `このブラウザーに保存されたスライド（${time}）`,
  lostSlidesOf: (title, slides) => `「${title}」、${n(slides)} 枚`,
  restoreLost: '復元',
  restoreLater: '後で',
  restored: (title) => `「${title}」を前回の状態に復元しました。`,
  restoredWithoutData:
    'データを保存する空きがありませんでした。グラフと数値を表示するには、データを更新してください。',
  restoreFailed: '保存されたスライドを読み込めませんでした。',
  openElsewhere: 'このスライドは別のタブで開かれています。',
  backToPrevious: '前に開いていたスライドに戻る',
  previousKept: (title) => `「${title}」は、変更内容も含めて残っています。`,
  fileMenu: 'ファイル',
  saveFile: 'ファイルに保存',
  saveFileWithoutData: 'データなしで保存',
  openFile: 'ファイルを開く…',
  fileSaved: (name) => `${name} を保存しました。`,
  fileOpened: (name) => `${name} を開きました。`,
  fileNotOpened: (name) => `${name} を開けませんでした。`,
  notADeckFile: (name) => `${name} は、ここで開けるスライドのファイルではありません。`,
  deckFileHint: '開けるのは、保存したスライド（.deck.json）と、ここから書き出した PowerPoint ファイルです。',
  fileOpenedAsExported: (name) => `${name} を書き出した時の状態で開きました。`,
  changedInPowerPoint: 'その後 PowerPoint で行った変更は含まれていません。',
  picturesChanged: 'その後、画像が変更または削除されています。確認してください。',
  noDeckInside: (name) => `${name} には、ここで開けるスライドが含まれていません。`,
  noDeckInsideHint: '開けるのは、編集用データを含めてここから書き出した PowerPoint ファイルだけです。',
  oneFileOnly: 'ファイルは 1 つずつドロップしてください。',
  dropToOpen: 'スライドのファイルをドロップして開く',
  dropKeeps: '今のスライドは残ります。後で戻ることができます。',
  dropHint: '保存したスライド（.deck.json）、またはここから書き出した PowerPoint ファイルです。',
  cannotOpenNow: '実行中の処理が終わると、ファイルを開けます。',
  newerDeck: (title) => `「${title}」は新しいバージョンで作成されています`,
  newerDeckHint:
    'ここで表示できますが、編集すると内容の一部が失われるため、編集はできません。ファイルは変更されていません。',
  saveUnchanged: 'ファイルをそのまま保存',
};
