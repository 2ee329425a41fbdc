import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Branding, Deck } from '../../../core/deck/types.js';
import { defaultTheme, otherMode, themeFromBrand, themes } from '../../../core/layout/index.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import { BrandLook } from '../../deck-builder/start/brand-look.js';
import { looks, type Look, type LookChoice, type ThemePair } from '../../deck-builder/start/looks.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { pictureSource } from '../../shared/clean-pictures.js';
import { icon } from '../../shared/icons.js';
import type { PanelPorts, Tab, TabView } from '../panel-tabs.js';
import { lookTabStyles } from './look-tab.styles.js';
import { readLogoFile, type LogoProblem } from './read-logo-file.js';

/** The look of the whole deck: theme, colour, company and logo. Each change is one step of undo. */
export class LookTab implements Tab {
  readonly #ports: PanelPorts;
  readonly #brand: BrandLook;
  #problem: LogoProblem | undefined;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
    this.#brand = new BrandLook(ports.host);
    adoptStyles(ports.host.renderRoot, [lookTabStyles]);
  }

  render({ deck }: TabView): TemplateResult {
    const words = allWords(this.#ports.localize.messages);
    const theme = deck.theme ?? defaultTheme;
    const brand = this.#brand.of(deck.branding, words) ?? undefined;
    const dark = theme.mode === 'dark';
    const look = lookOf(theme, brand);
    return html`<div class="look-tab">
      ${looks({
        choice: { look, dark },
        brand,
        messages: words,
        choose: (choice) => this.#choose(choice, theme, brand),
      })}
      <section class="group">
        <label class="label" for="accent">${words.accentColor}</label>
        <input
          class="color"
          type="color"
          id="accent"
          aria-describedby="accent-hint"
          .value=${live(theme.colors.accent)}
          @change=${(event: Event) => this.#setAccent((event.target as HTMLInputElement).value, theme, words)}
        />
        <p class="hint" id="accent-hint">${words.accentHint}</p>
      </section>
      ${this.#branding(deck, words)}
    </div>`;
  }

  #branding(deck: Deck, words: AllMessages): TemplateResult {
    const { companyName = '', logoDataUrl } = deck.branding ?? {};
    return html`<section class="group" aria-labelledby="branding">
      <h3 class="label" id="branding">${words.branding}</h3>
      <label class="sub-label" for="company">${words.companyName}</label>
      <input
        class="field"
        id="company"
        autocomplete="organization"
        .value=${live(companyName)}
        @change=${(event: Event) => this.#brandWith(deck, { companyName: (event.target as HTMLInputElement).value.trim() })}
      />
      <label class="sub-label" for="logo">${words.logo}</label>
      ${
        logoDataUrl
          ? html`<div class="logo-shown">
              <img src=${pictureSource(logoDataUrl)} alt=${words.logo} />
              <button
                class="button only"
                type="button"
                aria-label=${words.removeLogo}
                title=${words.removeLogo}
                @click=${() => this.#brandWith(deck, { logoDataUrl: '' })}
              >
                ${icon('trash')}
              </button>
            </div>`
          : nothing
      }
      <input
        class="file"
        type="file"
        id="logo"
        accept="image/png,image/jpeg,image/svg+xml"
        aria-describedby="logo-hint"
        @change=${(event: Event) => void this.#readLogo(event.target as HTMLInputElement)}
      />
      <p class="hint" id="logo-hint">${words.logoHint}</p>
      ${this.#problem ? html`<p class="problem" role="alert">${words[this.#problem]}</p>` : nothing}
    </section>`;
  }

  #choose(choice: Partial<LookChoice>, theme: Theme, brand: ThemePair | undefined): void {
    const isDark = choice.dark ?? theme.mode === 'dark';
    const wanted = choice.look ?? lookOf(theme, brand);
    const light = wanted === undefined || wanted === 'logo' ? undefined : themes[wanted];
    const pair = wanted === 'logo' ? brand : light && { light, dark: otherMode(light) };
    const next = pair ? pair[isDark ? 'dark' : 'light'] : otherMode(theme);
    this.#setTheme(next, theme);
  }

  #setAccent(color: string, theme: Theme, { ownColor }: AllMessages): void {
    const { mode, fonts } = theme;
    if (color === theme.colors.accent) return;
    this.#setTheme(
      themeFromBrand({ color, mode, fonts, id: `own-${color.slice(1)}`, name: ownColor }),
      theme,
    );
  }

  #setTheme(next: Theme, before: Theme): void {
    if (next.id !== before.id) this.#ports.edit([{ type: 'setDeckField', field: 'theme', value: next }]);
  }

  async #readLogo(field: HTMLInputElement): Promise<void> {
    const { deck } = this.#ports.host;
    const file = field.files?.[0];
    field.value = '';
    if (!file || !deck) return;
    const read = await readLogoFile(file);
    this.#problem = 'problem' in read ? read.problem : undefined;
    this.#ports.host.requestUpdate();
    const now = this.#ports.host.deck;
    if ('dataUrl' in read && now?.id === deck.id) this.#brandWith(now, { logoDataUrl: read.dataUrl });
  }

  /** An empty value takes the field away. */
  #brandWith({ branding = {} }: Deck, changed: Branding): void {
    const kept = Object.entries({ ...branding, ...changed }).filter(([, value]) => value !== '');
    if (JSON.stringify(Object.fromEntries(kept)) === JSON.stringify(branding)) return;
    const value = kept.length === 0 ? null : (Object.fromEntries(kept) as Branding);
    this.#ports.edit([{ type: 'setDeckField', field: 'branding', value }]);
  }
}

/** Which of the looks that are offered a theme is; undefined for one of its own. */
function lookOf({ id }: Theme, brand: ThemePair | undefined): Look | undefined {
  if (brand && (id === brand.light.id || id === brand.dark.id)) return 'logo';
  const light = Object.values(themes).find(
    (theme) => theme.mode === 'light' && (theme.id === id || otherMode(theme).id === id),
  );
  return light?.id as Look | undefined;
}
