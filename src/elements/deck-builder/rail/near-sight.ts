import { nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';
import type { RailSight } from './rail-sight.js';

/** Draws its content, as it is then, as long as the thumbnail stands near sight; scrolling draws nothing else anew. */
class NearSight extends AsyncDirective {
  #sight: RailSight | undefined;
  #slideId = '';
  #content: (() => TemplateResult) | undefined;

  render(sight: RailSight, slideId: string, content: () => TemplateResult): TemplateResult | typeof nothing {
    this.#leave();
    this.#sight = sight;
    this.#slideId = slideId;
    this.#content = content;
    sight.watch(slideId, this.#look);
    return sight.isNear(slideId) ? content() : nothing;
  }

  override disconnected(): void {
    this.#leave();
  }

  override reconnected(): void {
    this.#sight?.watch(this.#slideId, this.#look);
  }

  readonly #look = (near: boolean): void => this.setValue(near ? this.#content?.() : nothing);

  #leave(): void {
    this.#sight?.unwatch(this.#slideId, this.#look);
  }
}

export const nearSight = directive(NearSight);
