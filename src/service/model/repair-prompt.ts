import { fence } from './fence.js';

/** The turn that names what was wrong with an answer and asks for it once more. */
export function buildRepairPrompt(violations: readonly string[]): string {
  return [
    'These parts of your answer were rejected, each with the reason:',
    fence(
      'violations',
      violations.slice(0, 30).map((line) => line.slice(0, 500)),
    ),
    'Write the whole object again. Keep what was not named here; mend or leave out what was.',
  ].join('\n');
}
