import { html, type TemplateResult } from 'lit';
import { adoptStyles } from '../shared/adopt-styles.js';
import { trailStyles } from '../shared/trail-card.js';
import { figureList } from './figure-list.js';
import { figuresTabStyles } from './figures-tab.styles.js';
import type { PanelPorts, Tab, TabView } from './panel-tabs.js';

/** Rows and columns that the trail of a figure shows. */
const SHOWN = { rows: 10, columns: 6 };

/** Every figure of a slide with its trail to the rows, and every statement with its test. */
export class FiguresTab implements Tab {
  readonly #ports: PanelPorts;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
    adoptStyles(ports.host.renderRoot, [...trailStyles, figuresTabStyles]);
  }

  render({ deck, slide, pipeline }: TabView): TemplateResult {
    const { localize, show } = this.#ports;
    const { messages, locale } = localize;
    if (!pipeline) return html``;
    const open = (sourceId: string): void => show('data', sourceId);
    return figureList({ deck, slide, pipeline, messages, locale, ...SHOWN }, open);
  }
}
