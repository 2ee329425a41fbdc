import { html, nothing, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { ariaKeys, keyText, type Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import { fullscreenIcon, keysIcon, laserIcon, overviewIcon, speakerIcon } from './presenter-icons.js';

export interface Controls {
  words: AllMessages;
  /** Of the slide, from 0. */
  index: number;
  total: number;
  /** Something lies over the slide: they are out of reach. */
  isCovered: boolean;
  laser: boolean;
  /** Undefined where the page cannot fill the screen. */
  fullscreen: boolean | undefined;
  commands: readonly Command<AllMessages>[];
  exit: () => void;
}

const ICONS: Record<string, TemplateResult> = {
  previous: icon('back'),
  next: icon('forward'),
  overview: overviewIcon,
  laser: laserIcon,
  speaker: speakerIcon,
  fullscreen: fullscreenIcon,
  keys: keysIcon,
};

/** What a hand on a mouse or a screen needs; it goes while the pointer rests. */
export function controls(view: Controls): TemplateResult {
  const { words, index, total } = view;
  const button = (id: string, more: { disabled?: boolean; pressed?: boolean } = {}): TemplateResult => {
    const command = view.commands.find((one) => one.id === id);
    if (!command) throw new Error(`No key of a presentation is named ${id}.`);
    const { label, keys = [], run } = command;
    const [key] = keys;
    return html`<button
      type="button"
      class=${`to-${id}`}
      aria-label=${label(words)}
      aria-keyshortcuts=${ariaKeys(keys)}
      aria-pressed=${more.pressed ?? nothing}
      title=${key === undefined ? label(words) : `${label(words)} (${keyText(key, words)})`}
      ?disabled=${more.disabled}
      @click=${() => run()}
    >
      ${ICONS[id]}
    </button>`;
  };
  return html`<div
      class="controls aside"
      part="controls"
      role="group"
      aria-label=${words.present}
      ?inert=${view.isCovered}
    >
      ${button('previous', { disabled: index === 0 })}
      <span class="count">${index + 1} / ${total}</span>
      ${button('next', { disabled: index === total - 1 })}
      <span class="gap"></span>
      ${button('overview')} ${button('laser', { pressed: view.laser })} ${button('speaker')}
      ${view.fullscreen === undefined ? nothing : button('fullscreen', { pressed: view.fullscreen })}
      ${button('keys')}
      <button
        type="button"
        aria-label=${words.exitPresenting}
        title=${words.exitPresenting}
        @click=${view.exit}
      >
        ${icon('close')}
      </button>
    </div>
    <div
      class="progress"
      part="progress"
      role="progressbar"
      aria-label=${words.presentingProgress}
      aria-valuemin="1"
      aria-valuemax=${total}
      aria-valuenow=${index + 1}
      aria-valuetext=${words.slidePosition(index + 1, total)}
    >
      <div ${inlineStyles({ 'inline-size': `${(100 * (index + 1)) / total}%` })}></div>
    </div>`;
}
