import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import type { BuilderDashboardConfig, Widget } from '../../../core/chart/types.js';
import { isAbort } from '../../../core/errors.js';
import { deckRequest } from '../../../core/generation/deck-request.js';
import { baseDeck } from '../../../core/generation/generated-deck.js';
import type { StartOptions } from '../../../core/generation/index.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import { hasPhrases } from '../../../core/statements/phrases/languages.js';
import type { GenerateDeckRequest } from '../../../core/stream/protocol.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { LazyModule } from '../../shared/lazy-module.js';
import type { Dataset } from '../../../core/query/types.js';
import type { OwnFileStart } from '../own-file/own-file-start.js';
import type { Connection, ConnectionOptions } from '../connection.js';
import { brief } from './brief.js';
import type { ApprovedOutline, Outline } from './outline.js';
import { preparationStyles } from './preparation.styles.js';
import { Previews } from './previews.js';
import { Reorder } from './reorder.js';
import { sentData } from './sent-data.js';
import type { StartChoices } from './start-choices.js';
import { storyParts } from './story-parts.js';
import { widgetList } from './widget-list.js';

/** What the element gives to the preparation of a deck, whose code is loaded after the first paint. */
export interface PreparationPorts {
  readonly host: ReactiveElement;
  readonly localize: LocalizeController;
  readonly connection: Connection;
  readonly connect: () => ConnectionOptions;
  /** Slides are written in the page: nothing is sent. */
  readonly inPage: () => boolean;
  /** What generation would be given now, but for the look. */
  readonly options: () => StartOptions | undefined;
  readonly theme: () => Promise<Theme>;
  readonly choose: (choices: Partial<StartChoices>) => void;
  readonly generate: (approved: ApprovedOutline) => void;
  /** The page gives no dashboard. */
  readonly isBare: () => boolean;
  /** Takes a dashboard that was chosen for tables; none brings back the place for a file. */
  readonly begin: (config?: BuilderDashboardConfig, datasets?: Dataset[]) => void;
  readonly loadOutline: () => Promise<{ Outline: typeof Outline }>;
}

type Planning = { state: 'none' } | { state: 'querying' | 'failed' } | { state: 'ready'; outline: Outline };

/** The request for what was chosen, as far as it could be made. */
interface Sent {
  key: string;
  request?: GenerateDeckRequest;
  failed?: boolean;
}

interface Look {
  key: string;
  value?: Theme;
}

/** The language of a locale, as its speakers call it. */
const autonym = (locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

/** The start screen beyond its plain form: charts in small, order, whom it is for, what is sent, and the outline. */
export class Preparation {
  readonly #ports: PreparationPorts;
  readonly #previews: Previews;
  readonly #reorder: Reorder;
  readonly #ownFile: LazyModule<OwnFileStart>;
  /** Once a person could begin with a file. */
  #begun: OwnFileStart | undefined;
  #widgets: readonly Widget[] = [];
  /** What was moved or removed last, for assistive technology. */
  said = '';
  #theme: Look | undefined;
  #planning: Planning = { state: 'none' };
  #sent: Sent | undefined;
  #sentOpen = false;

  constructor(ports: PreparationPorts) {
    this.#ports = ports;
    adoptStyles(ports.host.renderRoot, [preparationStyles]);
    this.#previews = new Previews(ports.host, ports.connection);
    this.#ownFile = new LazyModule(ports.host, async () => {
      const { OwnFileStart } = await import('../own-file/own-file-start.js');
      return (this.#begun = new OwnFileStart(ports));
    });
    this.#reorder = new Reorder(ports.host, {
      ids: () => this.#widgets.map(({ id }) => id),
      moved: (order, id) => {
        const { title = '' } = this.#widgets.find((widget) => widget.id === id) ?? {};
        ports.choose({ order });
        this.#say(this.#words.widgetMoved(title, order.indexOf(id) + 1, order.length));
      },
    });
  }

  /** What a page without a dashboard begins with; undefined until it is loaded. */
  ownFile(): TemplateResult | undefined {
    return this.#ownFile.value?.zone();
  }

  /** How the columns of the person's own files were read. */
  columnsRead(config: BuilderDashboardConfig): TemplateResult | typeof nothing {
    return this.#begun?.columns(config) ?? nothing;
  }

  /** What was planned is not what is shown any more. */
  restart(): void {
    this.#planning = { state: 'none' };
  }

  /** Generation has the engine for itself. */
  pause(): void {
    this.#previews.pause();
  }

  /** The slides to approve; undefined while none are planned. */
  outline(): TemplateResult | undefined {
    if (this.#planning.state !== 'ready') return undefined;
    return html`${this.#planning.outline.render()}`;
  }

  list(
    config: BuilderDashboardConfig,
    widgets: readonly Widget[],
    choices: StartChoices,
    row: (widget: Widget) => TemplateResult,
  ): TemplateResult {
    const { connect, localize, choose } = this.#ports;
    this.#widgets = widgets;
    this.#previews.show(config, connect());
    return html`${widgetList({
      widgets,
      excluded: choices.excluded,
      row,
      previews: this.#previews,
      theme: this.#themeOf(choices),
      reorder: this.#reorder,
      localize,
      words: this.#words,
      leaveOut: (id) => choose({ excluded: new Set([...choices.excluded, id]) }),
    })}`;
  }

  brief(wishes: Pick<StartOptions, 'audience' | 'goal' | 'privacy'>, choices: StartChoices): TemplateResult {
    const { audience = '', goal = '' } = wishes;
    const { choose } = this.#ports;
    const privacy = this.#ports.inPage() ? undefined : wishes.privacy;
    const { story = {}, tone } = choices;
    const words = this.#words;
    const { locale } = this.#ports.localize;
    return html`${hasPhrases(locale) ? nothing : html`<p class="hint no-sentences">${words.inEnglish(autonym(locale))}</p>`}
    ${brief({ audience, goal, tone, privacy, words, choose })}
    ${storyParts(story, words, (parts) => choose({ story: parts }))}`;
  }

  /** Undefined where nothing is sent. */
  sent({ privacy = 'all' }: Pick<StartOptions, 'privacy'>): TemplateResult | undefined {
    if (this.#ports.inPage()) return undefined;
    const { request, failed = false } = this.#sentOpen ? this.#request() : {};
    return sentData({
      privacy,
      request,
      failed,
      words: this.#words,
      choose: (one) => this.#ports.choose({ privacy: one }),
      open: (open) => {
        this.#sentOpen = open;
        this.#ports.host.requestUpdate();
      },
    });
  }

  outlineButton(disabled: boolean): TemplateResult {
    const words = this.#words;
    const { state } = this.#planning;
    return html`<button
        class="button outlined review"
        type="button"
        ?disabled=${disabled || state === 'querying'}
        @click=${() => void this.#plan()}
      >
        ${state === 'querying' ? words.runningQueries : words.reviewOutline}</button
      >${state === 'failed' ? html`<p class="hint" role="alert">${words.nothingPlanned}</p>` : nothing}`;
  }

  get #words(): AllMessages {
    return allWords(this.#ports.localize.messages);
  }

  async #plan(): Promise<void> {
    const { host, options, generate, localize, loadOutline } = this.#ports;
    const start = options();
    if (!start) return;
    const planning: Planning = { state: 'querying' };
    this.#set(planning);
    try {
      const [request, { Outline }] = await Promise.all([this.#requestOf(start), loadOutline()]);
      if (this.#planning !== planning) return;
      const outline = new Outline(host, request, {
        words: this.#words,
        locale: localize.locale,
        say: (said) => this.#say(said),
        back: () => this.#set({ state: 'none' }),
        write: generate,
      });
      this.#set(request.widgets.length > 0 ? { state: 'ready', outline } : { state: 'failed' });
      await host.updateComplete;
      host.renderRoot.querySelector<HTMLElement>('#outline-heading')?.focus();
    } catch (error) {
      if (this.#planning === planning) this.#set({ state: isAbort(error) ? 'none' : 'failed' });
    }
  }

  #set(planning: Planning): void {
    this.#planning = planning;
    this.#ports.host.requestUpdate();
  }

  /** By the function that generation calls, with the rows that it would read. */
  async #requestOf(start: StartOptions): Promise<GenerateDeckRequest> {
    const queried = await this.#previews.all(start.config.widgets.map(({ id }) => id));
    return deckRequest(start, baseDeck(start, {}), queried);
  }

  /** The request for what is chosen now; made anew when that changes. */
  #request(): Omit<Sent, 'key'> {
    const start = this.#ports.options();
    if (!start) return { failed: true };
    const { config, ...wishes } = start;
    const key = JSON.stringify([config.widgets.map(({ id }) => id), wishes]);
    if (this.#sent?.key === key) return this.#sent;
    const sent: Sent = { key };
    this.#sent = sent;
    void this.#requestOf(start)
      .then((request) => {
        if (request.widgets.length > 0) sent.request = request;
        else sent.failed = true;
      })
      .catch(() => (sent.failed = true))
      .finally(() => this.#ports.host.requestUpdate());
    return sent;
  }

  /** The look that is chosen, once its code is there. */
  #themeOf({ look, dark }: StartChoices): Theme | undefined {
    const key = `${look} ${String(dark)}`;
    if (this.#theme?.key !== key) {
      const wanted: Look = { key, ...(this.#theme?.value && { value: this.#theme.value }) };
      this.#theme = wanted;
      void this.#ports
        .theme()
        .then((theme) => {
          wanted.value = theme;
          this.#ports.host.requestUpdate();
        })
        .catch(() => undefined);
    }
    return this.#theme?.value;
  }

  #say(words: string): void {
    this.said = words;
    this.#ports.host.requestUpdate();
  }
}
