import { nothing, type TemplateResult } from 'lit';
import type { BuilderDashboardConfig } from '../../../core/chart/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords } from '../../shared/all-words.js';
import { columnsRead, fileZone } from './own-file-view.js';
import { ownFileStyles } from './own-file.styles.js';
import { OwnFiles } from './own-file.js';
import type { PreparationPorts } from './preparation.js';

/** The start without a dashboard: from a file of the person, or from the tables that the page gave. */
export class OwnFileStart {
  readonly #ports: PreparationPorts;
  readonly #files: OwnFiles;
  /** The dashboard of the files; another one is of the page. */
  #config: BuilderDashboardConfig | undefined;

  constructor(ports: PreparationPorts) {
    const { host, connection, connect, localize, begin, isBare } = ports;
    adoptStyles(host.renderRoot, [ownFileStyles]);
    this.#ports = ports;
    this.#files = new OwnFiles({
      ...{ connection, connect, isBare },
      begin: (config, datasets) => {
        this.#config = config;
        begin(config, datasets);
      },
      locale: () => localize.locale,
      changed: () => host.requestUpdate(),
    });
  }

  /** Undefined where the page's engine takes no tables of others. */
  zone(): TemplateResult | undefined {
    const { callbacks, runQuery, datasets } = this.#ports.connect();
    if (callbacks || runQuery) return undefined;
    if (datasets?.length && this.#files.state.phase === 'empty') void this.#files.beginWith(datasets);
    return fileZone(this.#files, allWords(this.#ports.localize.messages));
  }

  columns(config: BuilderDashboardConfig): TemplateResult | typeof nothing {
    if (config !== this.#config || this.#files.files.length === 0) return nothing;
    return columnsRead(this.#files, allWords(this.#ports.localize.messages));
  }
}
