import { DeckError } from '../errors.js';
import { errorOfWire } from '../http/service-error.js';
import type { DeckEvent, PlannedSlide } from '../stream/protocol.js';
import type { GeneratedSlide } from './generation-types.js';
import * as v from 'valibot';
import { claimsSchema, statementsSchema, variablesSchema } from '../deck/schema.js';
import type { Slide } from '../deck/types.js';
import { templateOf } from '../deck/plain-text.js';
import { withLeftOut } from '../guard/left-out.js';
import { readGuards } from './read-guards.js';
import { acceptSlide, draftText, NO_DRAFT, type DraftPiece, type SlideCheck } from './slide-places.js';

/** Takes the events of one run into the places of its slides. Places by id, never by arrival. */
export class SlideReceiver {
  #check: SlideCheck;
  #titles: Readonly<Record<string, string>>;
  #places: ((plan: PlannedSlide[]) => GeneratedSlide[]) | undefined;
  /** Deltas that no snapshot shows yet: those of a slide that completes in the same task are never looked at. */
  #pending = new Map<string, DraftPiece[]>();

  /**
   * @param titles of a person, by slide id: they take the place of those that are written
   * @param places makes the skeletons of a plan; without it the places are there already
   */
  constructor(
    check: SlideCheck,
    titles: Readonly<Record<string, string>> = {},
    places?: (plan: PlannedSlide[]) => GeneratedSlide[],
  ) {
    this.#check = check;
    this.#titles = titles;
    this.#places = places;
  }

  /** For one more answer to the same request. */
  forRepair(): SlideReceiver {
    return new SlideReceiver(this.#check, this.#titles);
  }

  /**
   * The places after an event.
   * @throws the error of `deck.failed`, DeckError `unsupported_protocol`.
   */
  take(slides: readonly GeneratedSlide[], event: DeckEvent): readonly GeneratedSlide[] {
    switch (event.type) {
      case 'deck.started':
        if (event.protocol !== 1) {
          throw new DeckError(
            'unsupported_protocol',
            `The service speaks protocol ${String(event.protocol)}, not 1.`,
          );
        }
        return this.#places ? this.#places(event.slides) : slides;
      case 'slide.started':
        this.#pending.delete(event.slideId);
        return change(slides, event.slideId, (place) => ({
          ...without(place),
          status: 'writing',
          draft: NO_DRAFT,
        }));
      case 'slide.delta':
        this.#delta(event);
        return slides;
      case 'slide.completed':
        this.#pending.delete(event.slideId);
        return change(slides, event.slideId, (place) => this.#complete(place, event.slide, event.guards));
      case 'slide.failed':
        this.#pending.delete(event.slideId);
        return change(slides, event.slideId, (place) => {
          const error = errorOfWire(event.error);
          const failed: GeneratedSlide = { ...place, status: 'failed', draft: NO_DRAFT, error };
          if (event.fallback === undefined) return failed;
          return { ...this.#complete(failed, event.fallback), status: 'failed', error };
        });
      case 'deck.failed':
        throw errorOfWire(event.error);
      case 'deck.completed':
        return slides;
    }
  }

  /** The places with the drafts that came since the last time. */
  takeDrafts(slides: readonly GeneratedSlide[]): readonly GeneratedSlide[] {
    for (const [slideId, pieces] of this.#pending) {
      slides = change(slides, slideId, (place) => {
        const draft = { ...place.draft };
        for (const piece of pieces) draft[piece.field] += draftText(piece, place.widgetId, this.#check);
        return { ...place, draft: Object.freeze(draft) };
      });
    }
    this.#pending.clear();
    return slides;
  }

  /** As a template: what a person writes is text. */
  #titleOf({ slideId }: GeneratedSlide): string | undefined {
    if (!Object.hasOwn(this.#titles, slideId)) return undefined;
    return templateOf(this.#titles[slideId] ?? '');
  }

  #delta({ slideId, path, text, ...sent }: Extract<DeckEvent, { type: 'slide.delta' }>): void {
    if (path !== 'title' && path !== 'text' && path !== 'notes') return;
    // It is not what the slide will say.
    if (path === 'title' && Object.hasOwn(this.#titles, slideId)) return;
    const pieces = this.#pending.get(slideId) ?? [];
    const claims = v.is(claimsSchema, sent.claims) ? sent.claims : [];
    const variables = v.is(variablesSchema, sent.variables) ? (sent.variables as Slide['variables']) : {};
    const statements = v.is(statementsSchema, sent.statements) ? sent.statements : [];
    pieces.push({ field: path, text, claims, statements, variables });
    this.#pending.set(slideId, pieces);
  }

  #complete(place: GeneratedSlide, sent: unknown, guards?: unknown): GeneratedSlide {
    try {
      const { slide: written, report } = acceptSlide(sent, place.slideId, this.#check);
      const title = this.#titleOf(place);
      const told = readGuards(guards);
      const slide = withLeftOut(title === undefined ? written : { ...written, title }, told, report);
      return {
        ...without(place),
        status: 'done',
        slide,
        guards: report,
        ...(told && { serviceGuards: told }),
        draft: NO_DRAFT,
      };
    } catch (error) {
      return { ...place, status: 'failed', draft: NO_DRAFT, error: error as Error };
    }
  }
}

function change(
  slides: readonly GeneratedSlide[],
  slideId: string,
  to: (place: GeneratedSlide) => GeneratedSlide,
): readonly GeneratedSlide[] {
  return slides.map((place) => (place.slideId === slideId ? Object.freeze(to(place)) : place));
}

/** A new attempt leaves the error of the last one behind, and what was left out of it. */
function without({ error: _error, serviceGuards: _guards, ...place }: GeneratedSlide): GeneratedSlide {
  return place;
}
