import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import type { Messages } from '../../../core/locales/en.js';

type BuiltIn = keyof Messages['looks'];
/** A built-in theme, by the id of its light mode, or that of the logo. */
export type Look = BuiltIn | 'logo';

/** One look in both modes. */
export interface ThemePair {
  light: Theme;
  dark: Theme;
}

export interface LookChoice {
  look: Look;
  /** The dark mode of the look. */
  dark: boolean;
}

export interface Looks {
  /** Without a look where it is none of these. */
  choice: Omit<LookChoice, 'look'> & { look: Look | undefined };
  /** The look of the logo, where there is one. */
  brand: ThemePair | undefined;
  messages: Messages;
  choose: (choice: Partial<LookChoice>) => void;
}

/** Of each look: ground, text, and the first two colours of its series; light, then dark. The themes load later. */
const SWATCHES: Record<BuiltIn, readonly [light: string, dark: string]> = {
  paper: ['fcfcfa 16202c 0b5cad d1660f', '10161f f2f4f7 6db3ff f2a154'],
  harbor: ['fafdfd 0b2025 0b6675 d4691e', '081618 eef5f6 57c3cf f2a35e'],
  meadow: ['fbfdfb 142115 2b6f35 1f5f8b', '0e160e f0f5f0 7cc87f 6fb4ea'],
  ember: ['fefbfb 281813 a83e1a 1f6f8b', '1c110d f8f2ef f28a5f 6fc3dc'],
  plum: ['fdfbfd 231925 74337f d07a1c', '181119 f6f2f7 cf94dc f2b566'],
  graphite: ['fbfcfe 121e2a 34495e d9622b', '0c151c eff4f9 9fb6cc f59a66'],
};

/** The choice of a look for a new deck: that of the logo first, then the built-in ones. */
export function looks({ choice, brand, messages, choose }: Looks): TemplateResult {
  const mode = choice.dark ? 'dark' : 'light';
  // The logo may have gone since.
  const chosen = choice.look === 'logo' && !brand ? 'paper' : choice.look;
  const option = (look: Look, picture: TemplateResult, name: unknown): TemplateResult =>
    html`<label class="look ${look}">
      <input
        type="radio"
        name="look"
        value=${look}
        .checked=${live(chosen === look)}
        @change=${() => choose({ look })}
      />
      ${picture}<span>${name}</span>
    </label>`;
  return html`<fieldset class="option">
    <legend>${messages.look}</legend>
    <div class="looks">
      ${brand ? option('logo', themeSwatch(brand[mode]), brandName(brand[mode].name, messages)) : nothing}
      ${Object.entries(SWATCHES).map(([look, [light, dark]]) =>
        option(
          look as BuiltIn,
          swatch((choice.dark ? dark : light).split(' ').map((color) => `#${color}`)),
          messages.looks[look as BuiltIn],
        ),
      )}
    </div>
    <label class="dark">
      <input
        type="checkbox"
        .checked=${live(choice.dark)}
        @change=${(event: Event) => choose({ dark: (event.target as HTMLInputElement).checked })}
      />
      ${messages.darkSlides}
    </label>
  </fieldset>`;
}

/** The company with what it stands for; without one that alone. */
function brandName(name: string, { brandLook }: Messages): TemplateResult {
  return name === brandLook ? html`${name}` : html`${name}<span class="widget-type">${brandLook}</span>`;
}

/** A slide of a theme in miniature. */
export const themeSwatch = ({ colors }: Theme): TemplateResult =>
  swatch([colors.background, colors.text, ...colors.palette]);

/** Ground, text, and the first two colours of the series. */
function swatch([ground, text, first, second]: readonly string[]): TemplateResult {
  return html`<svg class="swatch" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
    <rect width="160" height="90" fill=${ground ?? ''} rx="6" />
    <rect x="12" y="12" width="70" height="8" rx="2" fill=${text ?? ''} />
    ${[18, 34, 26, 44].map(
      (height, at) =>
        svg`<rect x=${14 + at * 20} y=${78 - height} width="13" height=${height} rx="2" fill=${(at === 3 ? (second ?? first) : first) ?? ''} />`,
    )}
    ${[0, 1, 2].map((at) => svg`<rect x="106" y=${36 + at * 11} width=${at === 2 ? 28 : 42} height="4" rx="2" fill=${text ?? ''} opacity=".35" />`)}
  </svg>`;
}
