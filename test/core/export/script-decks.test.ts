import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportToPptx } from '../../../src/core/export/index.js';
import { SCRIPT_NAMES, deckInScript, type ScriptName } from '../../support/script-decks/index.js';
import { checkPackage } from './check-package.js';
import { readPackage, texts } from './read-package.js';
import { validatePackage } from './validate-package.js';

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/u;

async function slidesOf(name: ScriptName): Promise<string[]> {
  const parts = await readPackage(await exportToPptx(deckInScript(name), { now: () => 0 }));
  return [...parts].filter(([part]) => SLIDE.test(part)).map(([, xml]) => xml);
}

for (const name of SCRIPT_NAMES) {
  test(`the ${name} deck gives a file without faults for the Open XML validator`, async () => {
    const bytes = new Uint8Array(await (await exportToPptx(deckInScript(name))).arrayBuffer());
    assert.deepEqual(await validatePackage(bytes), []);
    assert.deepEqual(checkPackage(bytes), []);
  });
}

for (const name of ['arabic', 'hebrew'] as const) {
  test(`the file of the ${name} deck reads from right to left: text, tables, notes, what is added later`, async () => {
    const deck = deckInScript(name);
    deck.slides.forEach((slide) => (slide.notes = slide.title));
    const parts = await readPackage(await exportToPptx(deck, { now: () => 0 }));
    for (const [part, xml] of parts) {
      if (!SLIDE.test(part)) continue;
      for (const [paragraph] of xml.matchAll(/<a:p>[\s\S]*?<\/a:p>/gu)) {
        if (texts(paragraph).join('') !== '') assert.match(paragraph, /<a:pPr\b[^>]* rtl="1"/u, part);
      }
      for (const [, language] of xml.matchAll(/<a:rPr lang="([^"]*)"/gu))
        assert.equal(language, deck.format.locale);
      if (xml.includes('<a:tbl>')) assert.match(xml, /<a:tblPr rtl="1"/u);
    }
    assert.match(parts.get('ppt/notesSlides/notesSlide3.xml') ?? '', /<a:pPr algn="r" rtl="1"\/>/u);
    const master = parts.get('ppt/slideMasters/slideMaster1.xml') ?? '';
    const styles = /<p:txStyles>[\s\S]*<\/p:txStyles>/u.exec(master)?.[0] ?? '';
    for (const [level] of styles.matchAll(/<a:lvl\dpPr [^>]*>/gu))
      assert.match(level, /algn="(?:r|ctr)".* rtl="1"/u);
    assert.match(parts.get('ppt/presentation.xml') ?? '', /<p:presentation [^>]*rtl="1"/u);
  });
}

test('emoji stand in runs of their own, whole, and no other text is split', async () => {
  const runs = (await slidesOf('mixed')).flatMap(texts);
  for (const emoji of ['👨‍👩‍👧‍👦', '🇹🇭🇮🇳🇯🇵', '🚀', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👩🏽‍💻👨🏻‍💻']) assert.ok(runs.includes(emoji), emoji);
  assert.ok(
    (await slidesOf('japanese'))
      .flatMap(texts)
      .includes('第3四半期の販売実績と、来期に向けた「重点施策」のご報告'),
  );
});

test('full stops do not hang beyond a line’s end in the file, since they do not on the screen', async () => {
  const parts = await readPackage(await exportToPptx(deckInScript('japanese'), { now: () => 0 }));
  for (const part of ['ppt/slideMasters/slideMaster1.xml', 'ppt/presentation.xml']) {
    assert.match(parts.get(part) ?? '', /hangingPunct="0"/u);
    assert.doesNotMatch(parts.get(part) ?? '', /hangingPunct="1"/u);
  }
});
