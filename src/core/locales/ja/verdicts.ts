import type { VerdictWords } from '../en/verdicts.js';

const n = (count: number): string => count.toLocaleString('ja');

export const verdicts: VerdictWords = {
  figuresComputed: '数値は行から計算済み',
  notVerified: (count) => `未確認の数値 ${n(count)} 件`,
  noFiguresHere: 'このスライドに数値はありません',
  sentencesChecked: (checked, total) => `${n(total)} 文中 ${n(checked)} 文を確認済み`,
  sentences: '文',
  sentenceStates: {
    checked: '確認済み：コードがこれらの行から作成',
    computed: '数値は計算済み、表現は未確認',
    typed: '入力された数値を含む',
    broken: '数値または主張が成り立たない',
  },
  claimsBroken: (count) => `${n(count)} 件の記述が成り立たなくなりました`,
  partsLeftOut: (count) => `除外された部分 ${n(count)} 件`,
  leftOutReasons: {
    literals: '行に基づかない数値を含む',
    placeholders: '行から計算できない数値を含む',
    marks: '行だけから計算されていない数値を含む',
    links: 'リンクまたはマークアップを含む',
    claims: '行によって裏付けられない',
    figures: 'どの行にも単独では存在しない値を示す',
  },
  builtInWrote: 'モデルから表示できる内容が得られなかったため、組み込みの規則で作成しました。',
  markComputed: '行から計算',
  markGiven: '手入力',
  markLiteral: 'どの行にもない数を含む',
  markTyped: 'データと結びつかない文字列',
  markFailed: '計算できません',
  usedRows: (used, total) => (used === total ? `${n(total)} 行` : `${n(total)} 行中 ${n(used)} 行`),
  moreRows: (count) => `ほか ${n(count)} 行`,
  queriedAt: (time) => `${time} に取得`,
};
