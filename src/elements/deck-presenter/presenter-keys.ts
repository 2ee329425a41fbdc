import type { Screen } from '../../core/present/messages.js';
import type { AllMessages } from '../shared/all-words.js';
import type { Command } from '../shared/commands.js';
import { BASIC_KEYS, keyInDirection } from './basic-keys.js';

/** What the keys of a presentation call. */
export interface PresenterActions {
  next(): void;
  previous(): void;
  first(): void;
  last(): void;
  leave(): void;
  cover(screen: Screen): void;
  toggleOverview(): void;
  toggleLaser(): void;
  openSpeakerView(): void;
  toggleTimer(): void;
  toggleFullscreen(): void;
  fillScreen(): void;
  showKeys(): void;
}

export interface PresenterKey {
  readonly id: string;
  /** As a `Command` has them, for a reader from left to right. */
  readonly keys: readonly string[];
  readonly label: (words: AllMessages) => string;
  /** `slide`: not while all slides are shown; `screen`: not from the speaker's window, which has a screen of its own. */
  readonly only?: 'slide' | 'screen';
  readonly run: (actions: PresenterActions) => void;
}

/** Every key of a presentation, once: for its screen, the speaker's window and the lists of keys. */
export const PRESENTER_KEYS: readonly PresenterKey[] = [
  {
    id: 'next',
    keys: BASIC_KEYS.next,
    label: (words) => words.nextSlide,
    only: 'slide',
    run: (actions) => actions.next(),
  },
  {
    id: 'previous',
    keys: BASIC_KEYS.previous,
    label: (words) => words.previousSlide,
    only: 'slide',
    run: (actions) => actions.previous(),
  },
  {
    id: 'first',
    keys: BASIC_KEYS.first,
    label: (words) => words.firstSlide,
    only: 'slide',
    run: (actions) => actions.first(),
  },
  {
    id: 'last',
    keys: BASIC_KEYS.last,
    label: (words) => words.lastSlide,
    only: 'slide',
    run: (actions) => actions.last(),
  },
  {
    id: 'overview',
    keys: ['g', 'o'],
    label: (words) => words.allSlides,
    only: 'screen',
    run: (actions) => actions.toggleOverview(),
  },
  {
    id: 'black',
    keys: ['b', '.'],
    label: (words) => words.blackScreen,
    only: 'slide',
    run: (actions) => actions.cover('black'),
  },
  {
    id: 'white',
    keys: ['w', ','],
    label: (words) => words.whiteScreen,
    only: 'slide',
    run: (actions) => actions.cover('white'),
  },
  {
    id: 'laser',
    keys: ['l'],
    label: (words) => words.laserPointer,
    only: 'slide',
    run: (actions) => actions.toggleLaser(),
  },
  {
    id: 'speaker',
    keys: ['s'],
    label: (words) => words.speakerView,
    only: 'screen',
    run: (actions) => actions.openSpeakerView(),
  },
  {
    id: 'timer',
    keys: ['t'],
    label: (words) => words.toggleTimer,
    run: (actions) => actions.toggleTimer(),
  },
  {
    id: 'fullscreen',
    keys: ['f'],
    label: (words) => words.fullScreen,
    only: 'screen',
    run: (actions) => actions.toggleFullscreen(),
  },
  {
    id: 'fill',
    // What a clicker sends to begin: it must not load the page again.
    keys: ['F5'],
    label: (words) => words.fillScreen,
    only: 'screen',
    run: (actions) => actions.fillScreen(),
  },
  {
    id: 'keys',
    keys: ['?'],
    label: (words) => words.presentingKeys,
    only: 'screen',
    run: (actions) => actions.showKeys(),
  },
  {
    id: 'leave',
    keys: BASIC_KEYS.leave,
    label: (words) => words.leaveStepwise,
    run: (actions) => actions.leave(),
  },
];

/** The table as commands, for a reader of this direction. */
export const presenterCommands = (
  direction: 'ltr' | 'rtl',
  run: (key: PresenterKey) => void,
  enabled: (key: PresenterKey) => boolean = () => true,
): Command<AllMessages>[] =>
  PRESENTER_KEYS.map((row) => ({
    id: row.id,
    group: 'present',
    label: row.label,
    keys: row.keys.map((key) => keyInDirection(key, direction)),
    enabled: () => enabled(row),
    run: () => run(row),
  }));
