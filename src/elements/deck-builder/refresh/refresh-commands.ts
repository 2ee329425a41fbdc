import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { RefreshAccess } from './refresh-access.js';

/** The two answers to what a refresh asks. */
export function refreshCommands(refresh: RefreshAccess): Command<AllMessages>[] {
  const isAsked = (): boolean => refresh.state.state === 'review' || refresh.state.state === 'confirm';
  return [
    {
      id: 'accept-refresh',
      group: 'deck',
      label: (words) => words.acceptRefresh,
      icon: 'check',
      keys: ['Mod+Enter'],
      enabled: isAsked,
      run: () => refresh.refresher?.accept(),
    },
    {
      id: 'leave-refresh',
      group: 'deck',
      label: (words) => words.leaveRefresh,
      icon: 'close',
      keys: ['Escape'],
      enabled: isAsked,
      run: () => refresh.refresher?.leave(),
    },
  ];
}
