import { plural } from './plural.js';

/** What happens while slides are written, and when they cannot be. */
export interface WritingWords {
  slidesArrived: (arrived: number, total: number) => string;
  continueWriting: string;
  writeAgain: string;
  writtenAgain: (title: string) => string;
  signIn: string;
  topUp: string;
  retryIn: (seconds: number) => string;
  retryNow: string;
  withoutService: string;
  offline: string;
  backOnline: string;
}

export const writing: WritingWords = {
  slidesArrived: (arrived, total) => `${arrived} of ${plural(total, 'slide', 'slides')} arrived.`,
  continueWriting: 'Continue',
  writeAgain: 'Write this slide again',
  writtenAgain: (title) => `“${title}” was written again.`,
  signIn: 'Sign in',
  topUp: 'Top up',
  retryIn: (seconds) => `Try again in ${seconds} s`,
  retryNow: 'You can try again now.',
  withoutService: 'Work without the service',
  offline: 'You are offline. The data is in this page, so it can write the slides by itself.',
  backOnline: 'You are online again.',
};
