import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { WorkbenchContext } from '../workbench/context.js';

/** What a person asks of whoever writes the slides. */
export function writingCommands(context: WorkbenchContext): Command<AllMessages>[] {
  const { session } = context;
  const writeAgain = async (slideId: string): Promise<void> => {
    const before = session.getSnapshot().deck;
    await session.retry(slideId);
    const { deck, error } = session.getSnapshot();
    if (!error && deck && deck !== before) {
      context.say(context.words.writtenAgain(context.name(deck, slideId)));
    }
  };
  return [
    {
      id: 'write-again',
      group: 'slides',
      label: (words) => words.writeAgain,
      icon: 'spark',
      enabled: () => context.currentId !== undefined && session.canWriteAgain(context.currentId),
      reason: (words) =>
        context.currentId !== undefined && session.isUnplanned(context.currentId)
          ? words.onlyGenerated
          : undefined,
      run: () => {
        const slideId = context.currentId;
        if (slideId !== undefined && session.canWriteAgain(slideId)) void writeAgain(slideId);
      },
    },
  ];
}
