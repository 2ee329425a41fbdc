import { css, type ReactiveElement } from 'lit';
import { brandColors } from '../../../core/brand/index.js';
import type { Branding } from '../../../core/deck/types.js';
import { themeFromBrand } from '../../../core/layout/index.js';
import type { Messages } from '../../../core/locales/en.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { ThemePair } from './looks.js';

interface Reading {
  logo: string;
  name: string;
  /** Undefined while it goes on. */
  look?: ThemePair | null;
}

const brandLookStyles = css`
  /* The look of one's own stands by itself, over the others. */
  .look.logo {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 2fr;
    align-items: center;
    gap: 12px;
  }
`;

/** The look of a logo: read when it is first asked for, and again for another logo. */
export class BrandLook {
  readonly #host: ReactiveElement;
  #reading: Reading | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
    adoptStyles(host.renderRoot, [brandLookStyles]);
  }

  /** Undefined until it is read; null where there is no logo, or none whose colours can be read. */
  of(branding: Branding | undefined, { brandLook: unnamed }: Messages): ThemePair | null | undefined {
    const { logoDataUrl: logo, companyName } = branding ?? {};
    if (!logo) return null;
    const name = companyName || unnamed;
    if (this.#reading?.logo !== logo || this.#reading.name !== name) {
      const reading: Reading = { logo, name };
      this.#reading = reading;
      void themesOf(logo, name).then((look) => {
        reading.look = look;
        this.#host.requestUpdate();
      });
    }
    return this.#reading.look;
  }
}

/** Null where the colours cannot be read: then there are the other looks. */
async function themesOf(logoDataUrl: string, name: string): Promise<ThemePair | null> {
  try {
    const { main, further } = await brandColors(logoDataUrl);
    const brand = { color: main, further, name };
    return {
      light: themeFromBrand({ ...brand, id: 'logo' }),
      dark: themeFromBrand({ ...brand, id: 'logo-dark', mode: 'dark' }),
    };
  } catch {
    return null;
  }
}
