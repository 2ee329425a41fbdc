import { once } from '../../core/once.js';

/** Says in the console why a part did not come: the element goes on without it, and tries again when it is drawn next. */
const lazy = <T>(load: () => Promise<T>): (() => Promise<T>) =>
  once(() =>
    load().catch((error: unknown) => {
      console.warn('deckwright: a part could not be loaded.', error);
      throw error;
    }),
  );

/** Everything that is too heavy for the first load, each behind one function. */
export const loadPipeline = lazy(() => import('../../core/pipeline.js'));
export const loadSlideDrawing = lazy(() => import('./draw-slide.js'));
export const loadGeneration = lazy(() => import('../../core/generation/index.js'));
export const loadReadPicture = lazy(() => import('./read-picture.js'));
export const loadPictureFields = lazy(() => import('../deck-right-panel/pictures/picture-fields.js'));
export const loadLocalFetch = lazy(() => import('../../service/index.js'));
export const loadDatabase = lazy(() => import('./database.js'));
export const loadTrailCard = lazy(() => import('./trail-card.js'));
export const loadBrandLook = lazy(() => import('../deck-builder/start/brand-look.js'));
export const loadPreparation = lazy(() => import('../deck-builder/start/preparation.js'));
export const loadOutline = lazy(() => import('../deck-builder/start/outline.js'));
export const loadLookMenu = lazy(() => import('../deck-builder/workbench/look-menu.js'));
export const loadAddSlide = lazy(() => import('../deck-builder/add-slide/add-slide.js'));
export const loadDeckData = lazy(() => import('../deck-builder/own-file/deck-data.js'));
export const loadStageTools = lazy(() => import('../deck-builder/canvas/stage-tools.js'));
export const loadTextFixes = lazy(() => import('../deck-builder/canvas/text-fixes.js'));
export const loadDeckStorage = lazy(() => import('../deck-builder/storage/deck-storage.js'));
export const loadDataTab = lazy(() => import('../deck-right-panel/data-tab.js'));
export const loadNotesTab = lazy(() => import('../deck-right-panel/notes-tab.js'));
export const loadChartTab = lazy(() => import('../deck-right-panel/chart/chart-tab.js'));
export const loadFiguresTab = lazy(() => import('../deck-right-panel/figures-tab.js'));
export const loadLookTab = lazy(() => import('../deck-right-panel/look/look-tab.js'));
export const loadRewriteDesk = lazy(() => import('../deck-right-panel/rewrite/rewrite-desk.js'));
export const loadRefresher = lazy(() => import('../deck-builder/refresh/refresher.js'));
export const loadBuilderDesk = lazy(() => import('../deck-builder/refresh/builder-desk.js'));
export const loadProblemList = lazy(() => import('../deck-builder/canvas/problem-list.js'));
export const loadSqlEditor = lazy(() => import('../deck-right-panel/sql-editor.js'));
export const loadFindBar = lazy(() => import('../deck-builder/find/find-bar.js'));
export const loadPasteSlides = lazy(() => import('../../core/deck/paste-slides.js'));
export const loadWidgetSource = lazy(() => import('../../core/generation/source-of-widget.js'));
export const loadPresenterTools = lazy(() => import('../deck-presenter/tools/presenter-tools.js'));
export const loadSpeakerView = lazy(() => import('../deck-presenter/speaker/speaker-view.js'));
export const loadShortcutSheet = lazy(() => import('../deck-builder/shortcuts/shortcut-sheet.js'));
export const loadExportDialog = lazy(() => import('../deck-builder/export/export-dialog.js'));
export const loadTemplateEditor = lazy(() => import('./template-editor/template-editor.js'));
export const loadExport = lazy(() => import('../../core/export/index.js'));

export type Pipeline = Awaited<ReturnType<typeof loadPipeline>>;
