import type { StoryParts } from '../core/stream/protocol.js';
import type { Options, Values } from './command.js';

/** What holds the slides of a larger deck together, each part of it to be left out. */
export const STORY_OPTIONS = {
  'no-summary': { help: 'without the slide of the strongest findings that a larger deck begins with' },
  'no-sections': { help: 'without slides that open the parts of a long deck' },
  'no-closing': { help: 'without the slide of what to take away' },
  'no-appendix': { help: 'without the list of sources; charts that say nothing stay among the others' },
} as const satisfies Options;

export const storyParts = (values: Values<typeof STORY_OPTIONS>): StoryParts => ({
  summary: values['no-summary'] !== true,
  sections: values['no-sections'] !== true,
  closing: values['no-closing'] !== true,
  appendix: values['no-appendix'] !== true,
});
