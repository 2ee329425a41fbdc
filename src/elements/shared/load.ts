import { once } from './once.js';

/** Everything that is too heavy for the first load, each behind one function. */
export const loadPipeline = once(() => import('../../core/pipeline.js'));
export const loadSlideDrawing = once(() => import('./draw-slide.js'));
export const loadGeneration = once(() => import('../../core/generation/index.js'));
export const loadLocalFetch = once(() => import('../../service/index.js'));
export const loadDatabase = once(() => import('./database.js'));
export const loadTrailCard = once(() => import('./trail-card.js'));
export const loadBrandLook = once(() => import('../deck-builder/start/brand-look.js'));
export const loadPreparation = once(() => import('../deck-builder/start/preparation.js'));
export const loadOutline = once(() => import('../deck-builder/start/outline.js'));
export const loadLookMenu = once(() => import('../deck-builder/workbench/look-menu.js'));
export const loadAddSlide = once(() => import('../deck-builder/add-slide/add-slide.js'));
export const loadStageTools = once(() => import('../deck-builder/canvas/stage-tools.js'));
export const loadTextFixes = once(() => import('../deck-builder/canvas/text-fixes.js'));
export const loadDeckStorage = once(() => import('../deck-builder/storage/deck-storage.js'));
export const loadDataTab = once(() => import('../deck-right-panel/data-tab.js'));
export const loadNotesTab = once(() => import('../deck-right-panel/notes-tab.js'));
export const loadChartTab = once(() => import('../deck-right-panel/chart/chart-tab.js'));
export const loadFiguresTab = once(() => import('../deck-right-panel/figures-tab.js'));
export const loadLookTab = once(() => import('../deck-right-panel/look/look-tab.js'));
export const loadRewriteDesk = once(() => import('../deck-right-panel/rewrite/rewrite-desk.js'));
export const loadRefresher = once(() => import('../deck-builder/refresh/refresher.js'));
export const loadBuilderDesk = once(() => import('../deck-builder/refresh/builder-desk.js'));
export const loadProblemList = once(() => import('../deck-builder/canvas/problem-list.js'));
export const loadSqlEditor = once(() => import('../deck-right-panel/sql-editor.js'));
export const loadFindBar = once(() => import('../deck-builder/find/find-bar.js'));
export const loadPasteSlides = once(() => import('../../core/deck/paste-slides.js'));
export const loadWidgetSource = once(() => import('../../core/generation/source-of-widget.js'));
export const loadPresenterTools = once(() => import('../deck-presenter/tools/presenter-tools.js'));
export const loadSpeakerView = once(() => import('../deck-presenter/speaker/speaker-view.js'));
export const loadShortcutSheet = once(() => import('../deck-builder/shortcuts/shortcut-sheet.js'));
export const loadExportDialog = once(() => import('../deck-builder/export/export-dialog.js'));
export const loadTemplateEditor = once(() => import('./template-editor/template-editor.js'));
export const loadExport = once(() => import('../../core/export/index.js'));

export type Pipeline = Awaited<ReturnType<typeof loadPipeline>>;
