import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';
import type { WorkbenchContext } from './context.js';

/** What the commands of the whole deck call. */
export interface DeckActions {
  refresh: () => void;
  export: () => void;
  togglePanel: () => void;
  shortcuts: () => void;
  isExporting: () => boolean;
  isRefreshing: () => boolean;
  /** Something stands over the deck that has to be answered first. */
  isHeld: () => boolean;
}

export function deckCommands(context: WorkbenchContext, actions: DeckActions): Command<AllMessages>[] {
  const { session, ports } = context;
  const hasSlides = (): boolean => (context.deck?.slides.length ?? 0) > 0;
  const isFree = (): boolean => context.isReady && !actions.isHeld();
  return [
    {
      id: 'undo',
      group: 'edit',
      label: (words) => words.undo,
      icon: 'undo',
      keys: ['Mod+z'],
      enabled: () => isFree() && session.getSnapshot().canUndo,
      run: () => context.step(() => session.undo()),
    },
    {
      id: 'redo',
      group: 'edit',
      label: (words) => words.redo,
      icon: 'redo',
      keys: ['Mod+Shift+z', 'Mod+y'],
      enabled: () => isFree() && session.getSnapshot().canRedo,
      run: () => context.step(() => session.redo()),
    },
    {
      id: 'refresh',
      group: 'deck',
      label: (words) => (actions.isRefreshing() ? words.refreshing : words.refresh),
      icon: 'refresh',
      enabled: () => isFree() && hasSlides() && !actions.isRefreshing(),
      run: actions.refresh,
    },
    {
      id: 'panel',
      group: 'view',
      label: (words) => words.panel,
      icon: 'panel',
      run: actions.togglePanel,
    },
    {
      id: 'present',
      group: 'present',
      label: (words) => words.present,
      icon: 'present',
      keys: ['Mod+F5', 'Mod+Shift+Enter'],
      inFields: true,
      enabled: () => hasSlides() && !actions.isHeld(),
      run: () => ports.present(),
    },
    {
      id: 'export',
      group: 'deck',
      label: (words) => (actions.isExporting() ? words.exporting : words.exportPptx),
      icon: 'download',
      keys: ['Mod+Shift+e'],
      enabled: () => isFree() && hasSlides(),
      run: actions.export,
    },
    {
      id: 'shortcuts',
      group: 'view',
      label: (words) => words.shortcuts,
      icon: 'help',
      keys: ['?', 'Mod+/'],
      run: actions.shortcuts,
    },
  ];
}
