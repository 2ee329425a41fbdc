import { html, nothing, type TemplateResult } from 'lit';
import { withoutUnused } from '../../../core/deck/pictures.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type {
  DeckModifyCancelEvent,
  DeckModifyRequestEvent,
  DeckSlideChangeEvent,
} from '../../shared/events.js';
import { icon } from '../../shared/icons.js';
import { HostWidth } from '../../shared/host-width.js';
import { loadBuilderDesk } from '../../shared/load.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import type { WorkbenchContext } from './context.js';
import { filterByWords } from './filter-by-words.js';
import { connectOf, propose } from './rewrites.js';

/** CSS pixels that leave the slide more than half of the builder. */
const ROOM_FOR_PANEL = 1080;

/** What stands beside the slide: its details, or what a refresh would change. */
export class SidePanel {
  readonly #context: WorkbenchContext;
  readonly #refresh: RefreshAccess;
  readonly #width: HostWidth;
  #open: boolean | undefined;
  #desk: QueryDesk | undefined;

  constructor(context: WorkbenchContext, refresh: RefreshAccess) {
    this.#context = context;
    this.#refresh = refresh;
    this.#width = new HostWidth(context.host, ROOM_FOR_PANEL);
  }

  /** Open at first where there is room beside the slide. */
  get isOpen(): boolean {
    return this.#open ?? this.#width.isWide;
  }

  toggle(): void {
    this.#open = !this.isOpen;
    this.#context.host.requestUpdate();
  }

  /** Where it lies over the slide; focus goes back to the button that opened it. Whether there was anything to close. */
  close(): boolean {
    const { host } = this.#context;
    if (this.#width.isWide || !host.renderRoot.querySelector('.panel-head')) return false;
    this.#open = false;
    host.requestUpdate();
    host.renderRoot.querySelector<HTMLElement>('.toolbar [aria-pressed]')?.focus();
    return true;
  }

  /** Runs and changes the queries behind the slides. */
  readonly queries = async (): Promise<QueryDesk> => {
    const { session, ports } = this.#context;
    const { BuilderDesk } = await loadBuilderDesk();
    await this.#refresh.open();
    this.#desk ??= new BuilderDesk(
      session,
      this.#refresh,
      (tell) => ports.connection.engine(ports.connect(), false, tell),
      ports.ownSql,
    );
    return this.#desk;
  };

  /** Has a slide rewritten and put into the document. */
  readonly modify = (slideId: string, instruction: string): Promise<void> => {
    const { session, ports } = this.#context;
    const privacy = ports.writing().privacy ?? 'all';
    return session.modify({ slideId, instruction, privacy }, connectOf(ports));
  };

  readonly edited = (event: DeckSlideChangeEvent): void => {
    event.stopPropagation();
    const { deck, session } = this.#context;
    session.apply(deck ? withoutUnused(deck, event.edits) : event.edits, 'user');
  };

  render(snapshot: BuilderSnapshot, deck: Deck, current: Slide | undefined): TemplateResult {
    const context = this.#context;
    const refresh = this.#refresh.refresher?.render({
      localize: context.localize,
      deck,
      name: (slideId) => context.name(deck, slideId),
      select: (slideId) => context.select(slideId),
      modify: this.modify,
    });
    // Under a question or a review the panel stays, out of sight, with what is written in it.
    return html`${refresh}${this.isOpen && current ? this.#panel(snapshot, current, refresh !== undefined) : nothing}`;
  }

  #panel(snapshot: BuilderSnapshot, current: Slide, hidden: boolean): TemplateResult {
    const { localize, selectedBlock, session, ports } = this.#context;
    const rewrite = snapshot.rewrites.get(current.id);
    return html`<aside
      class="panel"
      part="panel"
      ?hidden=${hidden}
      aria-label=${localize.messages.panelLabel}
    >
      ${this.#width.isWide || hidden ? nothing : this.#head()}
      <deck-right-panel
        lang=${localize.locale}
        .deck=${snapshot.deck}
        slide-id=${current.id}
        block-id=${selectedBlock ?? nothing}
        service=${ports.inPage() ? 'local' : 'remote'}
        .queries=${this.queries}
        .proposal=${rewrite?.slide}
        .rewrite=${rewrite}
        ?busy=${snapshot.phase !== 'ready' || snapshot.modifying !== undefined}
        @deck-slide-change=${this.edited}
        @deck-modify-request=${(event: DeckModifyRequestEvent) => {
          event.stopPropagation();
          const { slideId, instruction } = event;
          if (filterByWords(this.#context, this.queries, slideId, instruction)) return;
          void propose(this.#context, slideId, instruction);
        }}
        @deck-modify-cancel=${(event: DeckModifyCancelEvent) => {
          event.stopPropagation();
          session.dropRewrite(event.slideId);
        }}
      ></deck-right-panel>
    </aside>`;
  }

  #head(): TemplateResult {
    const { words } = this.#context;
    return html`<div class="panel-head">
      <h2>${words.panelLabel}</h2>
      <button
        class="button only"
        type="button"
        aria-label=${words.panelClose}
        title=${words.panelClose}
        @click=${() => this.close()}
      >
        ${icon('close')}
      </button>
    </div>`;
  }
}
