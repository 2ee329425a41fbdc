import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { replacePicture, withoutUnused } from '../../../core/deck/pictures.js';
import type { Asset, Block, Deck, Slide } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { pictureSource } from '../../shared/clean-pictures.js';
import { icon } from '../../shared/icons.js';
import { PICTURE_TYPES } from '../../shared/picture-file.js';
import { readPicture } from '../../shared/read-picture.js';
import type { PanelPorts } from '../panel-tabs.js';
import { pictureFieldsStyles } from './picture-fields.styles.js';

type Picture = Block & { kind: 'image' };

/** What the pictures of a slide say to those who do not see them; each change is one step of undo. */
export class PictureFields {
  readonly #ports: PanelPorts;
  #problem: { blockId: string; text: string } | undefined;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
    adoptStyles(ports.host.renderRoot, [pictureFieldsStyles]);
  }

  render(deck: Deck, slide: Slide): TemplateResult | typeof nothing {
    const words = allWords(this.#ports.localize.messages);
    const pictures = slide.blocks.filter((block): block is Picture => block.kind === 'image');
    if (pictures.length === 0) return nothing;
    return html`<section class="group pictures" aria-labelledby="pictures">
      <h3 class="label" id="pictures">${words.picturesHeading}</h3>
      ${pictures.map((block, at) => this.#picture(deck, slide, block, at, words))}
    </section>`;
  }

  #picture(deck: Deck, slide: Slide, block: Picture, at: number, words: AllMessages): TemplateResult {
    const asset = Object.hasOwn(deck.assets, block.asset) ? deck.assets[block.asset] : undefined;
    const name = asset?.alt || `${words.picture} ${at + 1}`;
    const id = `picture-${at}`;
    const decorative = asset?.alt === '';
    return html`<div class="picture" role="group" aria-label=${name}>
      <div class="picture-top">
        ${asset ? html`<img src=${pictureSource(asset.dataUrl)} alt="" />` : nothing}
        <label class="button outlined picture-file">
          ${words.replacePicture}
          <input
            class="visually-hidden"
            type="file"
            aria-label="${words.replacePicture}: ${name}"
            accept=${PICTURE_TYPES}
            @change=${(event: Event) => void this.#replace(event.target as HTMLInputElement, slide.id, block.id)}
          />
        </label>
        <button
          class="button only"
          type="button"
          aria-label="${words.removePart}: ${name}"
          title=${words.removePart}
          @click=${() =>
            this.#ports.edit(
              withoutUnused(deck, [{ type: 'removeBlock', slideId: slide.id, blockId: block.id }]),
            )}
        >
          ${icon('trash')}
        </button>
      </div>
      ${asset ? this.#words(block.asset, asset, id, decorative, words) : nothing}
      ${this.#problem?.blockId === block.id ? html`<p class="problem" role="alert">${this.#problem.text}</p>` : nothing}
    </div>`;
  }

  #words(assetId: string, asset: Asset, id: string, decorative: boolean, words: AllMessages): TemplateResult {
    const set = (alt: string | undefined): void => {
      if (alt === asset.alt) return;
      const { alt: _, ...plain } = asset;
      this.#ports.edit([{ type: 'setAsset', assetId, asset: alt === undefined ? plain : { ...plain, alt } }]);
    };
    return html`<label class="sub-label" for=${id}>${words.pictureAlt}</label>
      <textarea
        class="field"
        id=${id}
        rows="2"
        maxlength="500"
        aria-describedby="${id}-hint"
        ?disabled=${decorative}
        .value=${live(asset.alt ?? '')}
        @change=${(event: Event) => set((event.target as HTMLTextAreaElement).value.trim() || undefined)}
      ></textarea>
      <p class="hint" id="${id}-hint">${decorative ? words.pictureDecorativeHint : words.pictureAltHint}</p>
      <label class="decorative">
        <input
          type="checkbox"
          .checked=${live(decorative)}
          @change=${(event: Event) => set((event.target as HTMLInputElement).checked ? '' : undefined)}
        />
        ${words.pictureDecorative}
      </label>`;
  }

  async #replace(field: HTMLInputElement, slideId: string, blockId: string): Promise<void> {
    const { host, localize, edit } = this.#ports;
    const file = field.files?.[0];
    field.value = '';
    if (!file) return;
    const read = await readPicture(file);
    const words = allWords(localize.messages);
    this.#problem = 'problem' in read ? { blockId, text: words[read.problem](file.name) } : undefined;
    host.requestUpdate();
    const { deck } = host;
    const isThere = deck?.slides.find(({ id }) => id === slideId)?.blocks.some(({ id }) => id === blockId);
    if ('asset' in read && deck && isThere) edit(replacePicture(deck, slideId, blockId, read.asset));
  }
}
