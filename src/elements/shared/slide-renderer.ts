import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import type { Mark } from '../../core/chart/shapes.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { SlideVerification } from '../../core/deck/verify-slide.js';
import type { ChartBox, SlideGeometry } from '../../core/layout/types.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type { DrawOptions } from './draw-slide.js';
import { loadPipeline, loadSlideDrawing, type Pipeline } from './load.js';
import { svgNode } from './svg-node.js';

/** A chart on its way, drawn, or the reason why it cannot be. */
export type ChartDrawing =
  | { state: 'pending' }
  | { state: 'drawn'; node: SVGSVGElement; alt: string; marks: readonly Mark[] }
  | { state: 'failed'; error: Error };

type Drawn = { svg: SVGSVGElement; alt: string; marks: readonly Mark[] } | { error: Error };
interface ChartEntry {
  drawn: Drawn | undefined;
  done: Promise<void>;
}

/** What a geometry depends on besides the slide; edits keep the identity of what they do not touch. */
interface GeometryEntry {
  parts: readonly unknown[];
  geometry: SlideGeometry;
}

// Shared by all elements on the page: thumbnails, canvas and presenter show the same slides at the same size.
const geometries = new WeakMap<Slide, GeometryEntry>();
/** The same boxes with an editor's marks. */
const annotations = new WeakMap<SlideGeometry, SlideGeometry>();
const verifications = new WeakMap<Slide, { parts: readonly unknown[]; verification: SlideVerification }>();
const charts = new WeakMap<object, Map<string, ChartEntry>>();

/** Turns slides into boxes and charts into nodes for one element, and renders the element when something is ready. */
export class SlideRenderer implements ReactiveController {
  #host: ReactiveControllerHost;
  #pipeline: Pipeline | undefined;
  #drawing: Awaited<ReturnType<typeof loadSlideDrawing>> | undefined;
  #waiting = new Set<ChartEntry>();
  #nodes = new Map<string, { svg: SVGSVGElement; node: SVGSVGElement }>();
  /** Set when the drawing code could not be loaded. */
  error: Error | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (!this.#pipeline) void this.load();
  }

  hostDisconnected(): void {
    this.#nodes.clear();
  }

  async load(): Promise<void> {
    this.error = undefined;
    try {
      [this.#pipeline, this.#drawing] = await Promise.all([loadPipeline(), loadSlideDrawing()]);
    } catch (error) {
      this.error = error as Error;
    }
    this.#host.requestUpdate();
  }

  /** With the fonts of the deck's language in its stacks. Undefined until the drawing code is there. */
  theme(deck: Deck): Theme | undefined {
    return this.#pipeline?.screenTheme(deck.theme ?? this.#pipeline.defaultTheme, deck.format.locale);
  }

  /** Undefined until the drawing code is there. The same object as long as nothing about the slide changed. */
  geometry(deck: Deck, slide: Slide, index: number): SlideGeometry | undefined {
    if (!this.#pipeline) return undefined;
    const links = [...this.#pipeline.slidesOfSources(deck, slide)].join();
    const { sources, assets, format, theme, branding, title } = deck;
    const parts = [sources, assets, format, theme, branding, title, index, links];
    const known = geometries.get(slide);
    if (known && known.parts.every((part, at) => part === parts[at])) return known.geometry;
    const geometry = this.#pipeline.layoutSlide(deck, slide, { index });
    geometries.set(slide, { parts, geometry });
    return geometry;
  }

  /** Undefined until the drawing code is there. */
  draw(geometry: SlideGeometry, options: DrawOptions): TemplateResult | undefined {
    this.#drawing?.loadSlideFonts(options.theme);
    return this.#drawing?.drawSlide(geometry, options);
  }

  /** The code that draws and follows figures; undefined until it is there. */
  get pipeline(): Pipeline | undefined {
    return this.#pipeline;
  }

  /** A geometry with marks for an editor: typed figures, sentences that are not checked, and the claims beside their paragraphs. */
  annotated(deck: Deck, slide: Slide, geometry: SlideGeometry): SlideGeometry {
    const known = annotations.get(geometry);
    if (known) return known;
    const verification = this.verification(deck, slide);
    if (!verification) return geometry;
    const annotated = this.#pipeline!.annotateSlide(deck, geometry, verification);
    annotations.set(geometry, annotated);
    return annotated;
  }

  /** Whether the figures and statements of a slide are borne out; undefined until the code is there. */
  verification(deck: Deck, slide: Slide): SlideVerification | undefined {
    if (!this.#pipeline) return undefined;
    const parts = [deck.sources, deck.format, deck.title, deck.subtitle, deck.branding];
    const known = verifications.get(slide);
    if (known && known.parts.every((part, at) => part === parts[at])) return known.verification;
    const verification = this.#pipeline.verifyOnceReady(deck, slide, () => this.#host.requestUpdate());
    if (verification) verifications.set(slide, { parts, verification });
    return verification;
  }

  chart(deck: Deck, slideId: string, box: ChartBox): ChartDrawing {
    const source = Object.hasOwn(deck.sources, box.source) ? deck.sources[box.source] : undefined;
    if (!source || !this.#pipeline) return { state: 'pending' };
    const theme = deck.theme ?? this.#pipeline.defaultTheme;
    const { locale, timeZone, currency } = deck.format;
    const size = { width: box.width, height: box.height };
    const colorSlots = this.#pipeline.colorSlots(deck);
    const key = JSON.stringify([box.spec, size, theme, locale, timeZone, currency, ...colorSlots]);
    let entries = charts.get(source);
    if (!entries) charts.set(source, (entries = new Map<string, ChartEntry>()));
    let entry = entries.get(key);
    if (!entry) {
      const data = { columns: source.columns, rows: source.data?.rows ?? [] };
      entry = draw(this.#pipeline, box, data, { ...size, theme, locale, timeZone, currency, colorSlots });
      entries.set(key, entry);
    }
    if (!entry.drawn) {
      this.#wait(entry);
      return { state: 'pending' };
    }
    if ('error' in entry.drawn) return { state: 'failed', error: entry.drawn.error };
    const { svg, alt, marks } = entry.drawn;
    return { state: 'drawn', node: this.#node(`${slideId}/${box.id}`, svg), alt, marks };
  }

  /** A node stands in one place only, so each place has a copy, and keeps it from one rendering to the next. */
  #node(place: string, svg: SVGSVGElement): SVGSVGElement {
    let held = this.#nodes.get(place);
    if (held?.svg !== svg) {
      held = { svg, node: svg.cloneNode(true) as SVGSVGElement };
      this.#nodes.set(place, held);
    }
    return held.node;
  }

  #wait(entry: ChartEntry): void {
    if (this.#waiting.has(entry)) return;
    this.#waiting.add(entry);
    void entry.done.then(() => {
      this.#waiting.delete(entry);
      this.#host.requestUpdate();
    });
  }
}

type RenderChart = Pipeline['renderChart'];
type RenderedChart = Awaited<ReturnType<RenderChart>>;

function draw(
  pipeline: Pipeline,
  box: ChartBox,
  data: Parameters<RenderChart>[1],
  options: Parameters<RenderChart>[2],
): ChartEntry {
  const entry: ChartEntry = { drawn: undefined, done: Promise.resolve() };
  entry.done = (async () => pipeline.renderChart(box.spec, data, options))().then(
    (chart) => {
      entry.drawn = parsed(chart);
    },
    (error: unknown) => {
      entry.drawn = { error: error as Error };
    },
  );
  return entry;
}

function parsed({ svg, alt, marks }: RenderedChart): Drawn {
  try {
    return { svg: svgNode(svg), alt, marks };
  } catch (error) {
    return { error: error as Error };
  }
}
