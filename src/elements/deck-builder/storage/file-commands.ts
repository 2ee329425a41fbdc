import type { AllMessages } from '../../shared/all-words.js';
import type { Command } from '../../shared/commands.js';

/** What the commands of files call. */
export interface FileActions {
  save: (data: boolean) => void;
  choose: () => void;
  canSave: () => boolean;
  canOpen: () => boolean;
}

export function fileCommands({ save, choose, canSave, canOpen }: FileActions): Command<AllMessages>[] {
  return [
    {
      id: 'save-file',
      group: 'deck',
      label: (words) => words.saveFile,
      icon: 'download',
      keys: ['Mod+s'],
      inFields: true,
      enabled: canSave,
      run: () => save(true),
    },
    {
      id: 'save-file-without-data',
      group: 'deck',
      label: (words) => words.saveFileWithoutData,
      enabled: canSave,
      run: () => save(false),
    },
    {
      id: 'open-file',
      group: 'deck',
      label: (words) => words.openFile,
      icon: 'folder',
      keys: ['Mod+o'],
      inFields: true,
      enabled: canOpen,
      run: choose,
    },
  ];
}
