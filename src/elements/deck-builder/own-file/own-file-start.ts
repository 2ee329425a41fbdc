import { html, nothing, type TemplateResult } from 'lit';
import { recommendWidgets } from '../../../core/analyst/index.js';
import type { BuilderDashboardConfig } from '../../../core/chart/types.js';
import type { Dataset } from '../../../core/query/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import type { PreparationPorts } from '../start/preparation.js';
import { columnsRead } from './columns-read.js';
import { fileZone, readingStatus } from './file-zone.js';
import { ownFileStyles } from './own-file.styles.js';
import { OwnFiles, type OwnFile } from './own-files.js';

/** The start without a dashboard: from a file of the person, or from the tables that the page gave. */
export class OwnFileStart {
  readonly #ports: PreparationPorts;
  readonly #files: OwnFiles;
  /** Tables of the page that charts were chosen for. */
  #offered: Dataset[] | undefined;
  /** The dashboard of the files; another one is of the page. */
  #config: BuilderDashboardConfig | undefined;

  constructor(ports: PreparationPorts) {
    adoptStyles(ports.host.renderRoot, [ownFileStyles]);
    this.#ports = ports;
    this.#files = new OwnFiles({
      locale: () => ports.localize.locale,
      takenNames: () => [],
      use: (files, signal) => this.#use(files, signal),
      changed: () => ports.host.requestUpdate(),
    });
  }

  /** Undefined where the page's engine takes no tables of others. */
  zone(): TemplateResult | undefined {
    const { callbacks, runQuery, datasets } = this.#ports.connect();
    if (callbacks || runQuery) return undefined;
    if (datasets?.length && datasets !== this.#offered) void this.#beginWith(datasets);
    return fileZone(this.#files, this.#words);
  }

  columns(config: BuilderDashboardConfig): TemplateResult | typeof nothing {
    if (config !== this.#config || this.#files.files.length === 0) return nothing;
    const words = this.#words;
    const clear = (): void => {
      this.#files.clear();
      this.#begin();
    };
    return html`<p class="other-file">
        <button class="button" type="button" @click=${clear}>${words.otherFile}</button>
      </p>
      ${readingStatus(this.#files, words.recommending, words)} ${columnsRead(this.#files, words)}`;
  }

  get #words(): AllMessages {
    return allWords(this.#ports.localize.messages);
  }

  /** Chooses a dashboard for the tables of files. They are the builder's from the first query on: previews must not bring others back. */
  async #use(files: readonly OwnFile[], signal: AbortSignal): Promise<void> {
    const datasets = files.flatMap(({ tables }) => [...tables]);
    const config = this.#config;
    const before = this.#ports.connect().datasets;
    this.#offered = datasets;
    this.#begin(config, datasets);
    try {
      this.#begin(await this.#choose(datasets, signal), datasets);
    } catch (error) {
      this.#begin(config, before);
      throw error;
    }
  }

  async #beginWith(datasets: Dataset[]): Promise<void> {
    this.#offered = datasets;
    await this.#files.run(async (signal) => {
      const config = await this.#choose(datasets, signal);
      // The page may have given its own meanwhile.
      if (this.#ports.isBare()) this.#begin(config, datasets);
    });
  }

  #begin(config?: BuilderDashboardConfig, datasets?: Dataset[]): void {
    this.#config = config;
    this.#ports.begin(config, datasets);
  }

  /** A dashboard for tables. */
  async #choose(datasets: Dataset[], signal: AbortSignal): Promise<BuilderDashboardConfig> {
    const { connection, connect } = this.#ports;
    const { runQuery, schema } = await connection.engine({ ...connect(), datasets }, true);
    signal.throwIfAborted();
    const tables = (await schema?.()) ?? [];
    const config = await recommendWidgets(tables, (sql) => runQuery(sql, { signal }), this.#ports.localize);
    signal.throwIfAborted();
    return config;
  }
}
