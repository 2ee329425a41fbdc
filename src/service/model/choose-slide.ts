import type { SlideStage } from '../slide-writer.js';
import { CHOICE_SYSTEM_PROMPT } from './choice-system-prompt.js';
import { choose, type Outcome, type Question } from './choose.js';
import { readChoice, type Choice, type ChoiceSources } from './read-choice.js';

export interface ChoiceJob extends Pick<
  Question<Choice>,
  'model' | 'settings' | 'prompt' | 'schema' | 'suffices' | 'violations'
> {
  stage: SlideStage;
  sources: ChoiceSources;
}

/** What a model chose for a slide, or why there is nothing. */
export type ChoiceOutcome = Outcome<Choice>;

/** What a model chooses for one slide. Rejects only when aborted. */
export const chooseSlide = ({ stage, sources, ...job }: ChoiceJob): Promise<ChoiceOutcome> =>
  choose({
    ...job,
    subject: 'slide',
    system: CHOICE_SYSTEM_PROMPT,
    signal: stage.signal,
    begin: () => stage.begin(),
    read: (pieces) => readChoice(pieces, sources),
  });
