import { ask, type AskWords } from './en/ask.js';
import { exporting, type ExportingWords } from './en/exporting.js';
import { ownFile, type OwnFileWords } from './en/own-file.js';
import { panel, type PanelWords } from './en/panel.js';
import { pictures, type PictureWords } from './en/pictures.js';
import { presenting, type PresentingWords } from './en/presenting.js';
import { query, type QueryWords } from './en/query.js';
import { rail, type RailWords } from './en/rail.js';
import { refresh, type RefreshWords } from './en/refresh.js';
import { shortcuts, type ShortcutsWords } from './en/shortcuts.js';
import { stage, type StageWords } from './en/stage.js';
import { storage, type StorageWords } from './en/storage.js';
import { textEditing, type TextEditingWords } from './en/text-editing.js';
import { verdicts, type VerdictWords } from './en/verdicts.js';
import { writing, type WritingWords } from './en/writing.js';

/** English for what is loaded when a person first asks for it: the first load does not carry these words. */
export type LaterMessages = AskWords &
  ExportingWords &
  OwnFileWords &
  PanelWords &
  PictureWords &
  PresentingWords &
  QueryWords &
  RailWords &
  RefreshWords &
  ShortcutsWords &
  StageWords &
  StorageWords &
  TextEditingWords &
  VerdictWords &
  WritingWords;

export const enLater: LaterMessages = {
  ...ask,
  ...exporting,
  ...ownFile,
  ...panel,
  ...pictures,
  ...presenting,
  ...query,
  ...rail,
  ...refresh,
  ...shortcuts,
  ...stage,
  ...storage,
  ...textEditing,
  ...verdicts,
  ...writing,
};
