import { html, nothing, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { approximations } from '../../../core/export/approximations.js';
import type { ChartForm } from '../../../core/export/pptx/options.js';
import type { AllMessages } from '../../shared/all-words.js';
import { icon } from '../../shared/icons.js';
import type { ExportedFile } from './exporter.js';

export interface ExportResult {
  file: ExportedFile;
  /** As it went into the file. */
  deck: Deck;
  charts: ChartForm;
  words: AllMessages;
  locale: string;
  /** What a person would call a slide: `Slide 3: Title`; undefined for one that the deck does not hold. */
  name: (slideId: string) => string | undefined;
  select: (slideId: string) => void;
}

/** The file that was made, and all that is different in it. */
export function exportResult(result: ExportResult): TemplateResult {
  const { file, deck, charts, words, locale } = result;
  const { pictures, fonts } = approximations(deck, charts);
  const names = new Intl.ListFormat(locale).format(fonts);
  return html`<div class="export-saved">
      ${icon('check')}
      <p>
        <strong dir="auto">${file.saved ? words.savedAs(file.name) : words.handedOver(file.name)}</strong>
        <span class="hint">${words.slideCount(deck.slides.length)} · ${fileSize(file.size, locale)}</span>
      </p>
    </div>
    <h3 class="export-name">${words.differences}</h3>
    ${file.warnings.length > 0 ? bySlide(result) : html`<p>${words.nothingDiffers}</p>`}
    <ul class="export-always">
      ${charts === 'native' ? html`<li>${words.chartFormHints.native}</li>` : nothing}
      ${pictures.length > 0 ? html`<li>${words.chartsArePictures(pictures.length)}</li>` : nothing}
      <li>${words.fontsNamed(names)}</li>
    </ul>`;
}

function bySlide({ file, words, name, select }: ExportResult): TemplateResult {
  const ids = [...new Set(file.warnings.map(({ slideId }) => slideId))];
  return html`<ul class="export-differences">
    ${ids.map((slideId) => {
      const title = name(slideId);
      const own = file.warnings.filter((warning) => warning.slideId === slideId);
      return html`<li>
        ${
          title === undefined
            ? nothing
            : html`<button class="export-link" type="button" dir="auto" @click=${() => select(slideId)}>
                ${title}
              </button>`
        }
        <ul>
          ${own.map(
            ({ code, message }) =>
              html`<li>
                <p>${words.exportWarnings[code]}</p>
                <p class="hint" dir="auto">${message}</p>
              </li>`,
          )}
        </ul>
      </li>`;
    })}
  </ul>`;
}

function fileSize(bytes: number, locale: string): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}
