import type { ReactiveElement, TemplateResult } from 'lit';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { Messages } from '../../core/locales/en.js';
import {
  loadChartTab,
  loadDataTab,
  loadFiguresTab,
  loadLookTab,
  loadNotesTab,
  loadSqlEditor,
  type Pipeline,
} from '../shared/load.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import type { QueryDesk } from '../shared/query-desk.js';
import type { TemplateFields } from './template-fields.js';

export type TabId = 'text' | 'notes' | 'chart' | 'figures' | 'data' | 'look';

/** The panel as its tabs see it. */
export interface PanelHost extends ReactiveElement {
  deck: Deck | undefined;
  busy?: boolean;
  blockId?: string | undefined;
  /** The page's own desk; else the database around the panel is one. */
  queries?: (() => Promise<QueryDesk>) | undefined;
}

/** What tabs share. */
export interface PanelPorts {
  readonly host: PanelHost;
  readonly localize: LocalizeController;
  /** Where templates are written. */
  readonly fields: TemplateFields;
  /** Makes edits the deck's, as those of a person: one step of undo. */
  readonly edit: (edits: DeckEdit[]) => void;
  /** Goes to another tab; to one query in it where `sourceId` names it. */
  readonly show: (tab: TabId, sourceId?: string) => void;
}

export interface TabView {
  deck: Deck;
  slide: Slide;
  /** What computes figures and draws charts; undefined until it is there. */
  pipeline: Pipeline | undefined;
}

export interface Tab {
  render(view: TabView): TemplateResult;
}

interface PanelTab {
  readonly id: TabId;
  readonly label: (messages: Messages) => string;
  /** Its code, loaded when it is first opened; the text is there from the beginning. */
  readonly load?: (ports: PanelPorts) => Promise<Tab>;
}

/** The tabs in their order. */
export const TABS: readonly PanelTab[] = [
  { id: 'text', label: ({ tabText }) => tabText },
  {
    id: 'notes',
    label: ({ tabNotes }) => tabNotes,
    load: async (ports) => new (await loadNotesTab()).NotesTab(ports),
  },
  {
    id: 'chart',
    label: ({ tabChart }) => tabChart,
    load: async (ports) => new (await loadChartTab()).ChartTab(ports),
  },
  {
    id: 'figures',
    label: ({ tabFigures }) => tabFigures,
    load: async (ports) => new (await loadFiguresTab()).FiguresTab(ports),
  },
  {
    id: 'data',
    label: ({ tabData }) => tabData,
    load: async (ports) => new (await loadDataTab()).DataTab(ports, loadSqlEditor),
  },
  {
    id: 'look',
    label: ({ tabLook }) => tabLook,
    load: async (ports) => new (await loadLookTab()).LookTab(ports),
  },
];
