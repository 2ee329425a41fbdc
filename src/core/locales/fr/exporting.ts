import type { ExportingWords } from '../en/exporting.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('fr');

export const exporting: ExportingWords = {
  fileName: 'Nom du fichier',
  exportedSlides: 'Diapositives',
  everySlide: (count) => `Toutes (${n(count)})`,
  onlySlide: (index) => `Seulement la diapositive ${index}`,
  someSlides: 'Certaines\u202f:',
  slideNumbers: 'Numéros des diapositives',
  slideNumbersHint: 'par exemple 1-3, 5',
  noSlideNumbers: 'Indiquez les diapositives, par exemple 1-3, 5.',
  unreadableNumbers: (part) =>
    `«\u202f${part}\u202f» n’est pas un numéro de diapositive. Écrivez par exemple 1-3, 5.`,
  numbersBeyond: (part, total) =>
    `«\u202f${part}\u202f» n’existe pas\u202f: la présentation comporte les diapositives 1 à ${total}.`,
  noSlideLeft:
    'Il ne reste rien à exporter\u202f: cette diapositive est la couverture. Choisissez d’autres diapositives ou conservez la couverture.',
  charts: 'Graphiques',
  chartForms: { image: 'Images', native: 'Graphiques PowerPoint' },
  chartFormHints: {
    image: 'Des images, exactement comme ici, mais non modifiables dans PowerPoint.',
    native: 'Couleurs et nombres sont modifiables dans PowerPoint, qui trace les graphiques à sa manière.',
  },
  inTheFile: 'Dans le fichier',
  withCover: 'Couverture',
  withBranding: 'Nom et logo de l’entreprise',
  withNotes: 'Notes de l’orateur',
  withOrigins: 'Origine de chaque chiffre',
  withOriginsHint: 'Sous les notes\u202f: expression, lignes, requête et heure d’exécution.',
  withAllRows: 'Toutes les lignes des tableaux',
  withAllRowsHint: 'Les longs tableaux continuent sur d’autres diapositives.',
  checkedOnly: 'Phrases vérifiées uniquement',
  checkedOnlyHint: 'Les phrases qui ne viennent pas des lignes sont laissées de côté, les vôtres aussi.',
  withDocument: 'Présentation modifiable',
  withDocumentHint:
    'Pour rouvrir et modifier le fichier ici. Quiconque possède le fichier peut en lire les lignes et les requêtes.',
  startExport: 'Exporter',
  drawingCharts: (done, total) => `Tracé des graphiques\u202f: ${n(done)} sur ${n(total)}`,
  writingFileSlides: (done, total) => `Écriture des diapositives\u202f: ${n(done)} sur ${n(total)}`,
  packingFile: 'Finalisation du fichier…',
  exportGoesOn:
    'Vous pouvez fermer cette fenêtre et continuer à travailler\u202f: le fichier sera enregistré dès qu’il sera prêt.',
  cancelExport: 'Annuler l’exportation',
  exportCancelled: 'L’exportation a été annulée. Aucun fichier n’a été enregistré.',
  savedAs: (name) => `Enregistré sous ${name}`,
  handedOver: (name) => `${name} a été transmis à la page`,
  nothingDiffers: 'Les diapositives du fichier sont identiques à celles affichées ici.',
  differences: 'À savoir sur ce fichier',
  chartsArePictures: (count) =>
    `${plural(count, 'diapositive contient ses graphiques', 'diapositives contiennent leurs graphiques')} sous forme d’images\u202f: l’aspect est le même, mais ils ne sont pas modifiables dans PowerPoint.`,
  fontsNamed: (names) =>
    `Le texte utilise ${names}. Un ordinateur qui n’en dispose pas affichera une autre police.`,
  exportWarnings: {
    block_failed: 'Un élément n’a pas pu être tracé\u202f; sa place sur la diapositive reste vide',
    chart_as_picture: 'Un graphique reste une image',
    image_differs: 'Une image diffère',
    image_skipped: 'Une image a été omise',
    text_overflow: 'Un texte dépasse de son cadre',
    rows_omitted: 'Un tableau comporte plus de lignes qu’il n’y a de place',
    deck_without_rows: 'Le deck contenu dans le fichier est sans ses lignes, trop nombreuses',
  },
  exportFailed: 'Aucun fichier n’a été créé',
  exportAgain: 'Exporter à nouveau',
  changeExport: 'Modifier les options',
  closeExport: 'Fermer',
  exportPptx: 'Exporter vers PowerPoint',
  exported: (name) => `${name} a été enregistré.`,
  exportedWithWarnings: (count) =>
    `Le fichier a été enregistré avec ${plural(count, 'avertissement', 'avertissements')}.`,
};
