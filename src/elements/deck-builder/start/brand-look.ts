import type { ReactiveControllerHost } from 'lit';
import { brandColors } from '../../../core/brand/index.js';
import type { Branding } from '../../../core/deck/types.js';
import { themeFromBrand } from '../../../core/layout/index.js';
import type { Messages } from '../../../core/locales/en.js';
import type { ThemePair } from './looks.js';

interface Reading {
  logo: string;
  name: string;
  /** Undefined while it goes on. */
  look?: ThemePair | null;
}

/** The look of a logo: read when it is first asked for, and again for another logo. */
export class BrandLook {
  readonly #host: ReactiveControllerHost;
  #reading: Reading | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
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
