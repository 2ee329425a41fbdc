import { html, type TemplateResult } from 'lit';
import { speakingTime } from '../../core/deck/speaking-time.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { allWords } from '../shared/all-words.js';
import { notesTabStyles } from './notes-tab.styles.js';
import type { PanelPorts, Tab, TabView } from './panel-tabs.js';
import { problemsOf } from './text-problems.js';

/** What the speaker says to a slide, and how long that takes. */
export class NotesTab implements Tab {
  readonly #ports: PanelPorts;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
    adoptStyles(ports.host.renderRoot, [notesTabStyles]);
  }

  render({ deck, slide, pipeline }: TabView): TemplateResult {
    const { localize, fields } = this.#ports;
    const words = allWords(localize.messages);
    const resolved = pipeline?.resolveSlide(deck, slide).notes;
    // Figures are spoken as they read, not as they are computed.
    const { words: count, seconds } = speakingTime(resolved?.text ?? slide.notes ?? '', deck.format.locale);
    return html`<div class="notes">
      ${fields.render(deck, slide, 'notes', words.notesField)}
      <p class="hint notes-length">${count === 0 ? words.notesEmpty : words.notesLength(count, seconds)}</p>
      <p class="hint">${words.notesHint}</p>
      ${problemsOf(resolved ? [resolved] : [], words)}
    </div>`;
  }
}
