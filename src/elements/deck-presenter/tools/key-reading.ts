import type { AllMessages } from '../../shared/all-words.js';
import { runByKey, type Command } from '../../shared/commands.js';

export interface KeyReadingPorts {
  commands: () => readonly Command<AllMessages>[];
  /** Goes to the slide with a number that was typed, from 1; there may be none with it. */
  goToNumber: (number: number) => void;
  /** Another number is being typed. */
  changed: () => void;
}

const MOST_DIGITS = 4;

/** The keys of one window of a presentation: commands, and numbers of slides that Enter goes to. */
export class KeyReading {
  readonly #ports: KeyReadingPorts;
  #typed = '';

  constructor(ports: KeyReadingPorts) {
    this.#ports = ports;
  }

  /** The number as far as it was typed. */
  get typed(): string {
    return this.#typed;
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Whoever has moved to a list, a button or a link means that.
    const [target] = event.composedPath();
    if ((target as Element | undefined)?.matches?.('select') && event.key !== 'Escape') return;
    if (this.#digit(event.key)) return event.preventDefault();
    const presses = event.key === ' ' || event.key === 'Enter';
    if (presses && (target as Element | undefined)?.matches?.('button, a')) return;
    runByKey(event, this.#ports.commands());
  }

  /** Forgets the number; whether there was one. */
  clear(): boolean {
    if (this.#typed === '') return false;
    this.#type('');
    return true;
  }

  /** Whether the key was part of a number. */
  #digit(key: string): boolean {
    if (/^\d$/u.test(key)) {
      this.#type(`${this.#typed}${key}`.replace(/^0+/u, '').slice(0, MOST_DIGITS));
      return true;
    }
    if (this.#typed === '' || key === 'Shift') return false;
    if (key === 'Backspace') this.#type(this.#typed.slice(0, -1));
    else {
      const number = Number(this.#typed);
      this.#type('');
      if (key === 'Enter') this.#ports.goToNumber(number);
      else return key === 'Escape';
    }
    return true;
  }

  #type(typed: string): void {
    this.#typed = typed;
    this.#ports.changed();
  }
}
