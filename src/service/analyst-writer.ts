import type { Claim, Slide } from '../core/deck/types.js';
import { splitSentences } from '../core/guard/sentences.js';
import type { DeltaPath, PlannedSlide } from '../core/stream/protocol.js';
import type { RowsAtHand } from './rows-at-hand.js';
import { isPart, needsOf, type SlideStage, type SlideWriter, type WrittenSlide } from './slide-writer.js';

export const ANALYST = 'analyst';

/** The embedded analyst as a writer: each slide is there at once, and goes out sentence by sentence. */
export function analystWriter(write: (planned: PlannedSlide) => Slide, rows: RowsAtHand): SlideWriter {
  return {
    provider: ANALYST,
    write: async (planned, stage) => {
      await stage.begin();
      return sendSlide(write(planned), rows, stage);
    },
  };
}

/** Guards a whole slide and hands it on. */
export async function sendSlide(written: Slide, rows: RowsAtHand, stage: SlideStage): Promise<WrittenSlide> {
  const { slide, report } = rows.guard(written);
  const texts: [DeltaPath, string][] = [
    ['title', slide.title],
    ['text', slide.text],
    ['notes', slide.notes ?? ''],
  ];
  for (const [path, text] of texts) {
    for (const piece of piecesOf(text))
      await stage.delta(path, piece, needsOf(piece, claimsOf(piece, slide.claims), slide));
  }
  return { slide, guards: report, ...rows.resolved(slide) };
}

/** Sentences that are the text when joined; never half a placeholder. */
function piecesOf(text: string): string[] {
  return splitSentences(text).flatMap(({ lead, sentences: [first, ...rest] }) => [
    lead + (first?.text ?? ''),
    ...rest.map((sentence) => sentence.text),
  ]);
}

function claimsOf(piece: string, claims: readonly Claim[]): Claim[] {
  return claims.filter(({ quote }) => isPart(piece, quote));
}
