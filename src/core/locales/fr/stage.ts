import type { StageWords } from '../en/stage.js';
import { plural } from './plural.js';

export const stage: StageWords = {
  slideView: 'Diapositive à ce niveau de zoom',
  zoom: (percent) => `Zoom\u202f: ${percent}`,
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  zoomFit: 'Ajuster',
  layout: 'Disposition',
  layoutIs: (name) => `Disposition\u202f: ${name}`,
  layoutNames: {
    title: 'Couverture',
    section: 'Section',
    'chart-text': 'Graphique et texte',
    'text-chart': 'Texte et graphique',
    chart: 'Grand graphique',
    'two-charts': 'Deux graphiques',
    'big-numbers': 'Chiffres clés',
    table: 'Tableau',
    text: 'Texte',
  },
  layoutChosen: (name) => `La disposition est maintenant «\u202f${name}\u202f».`,
  noPlaceFor: (count) => `Pas de place pour ${plural(count, 'élément', 'éléments')}`,
  partsAside: (count, layout) =>
    `${plural(count, 'élément n’a pas sa place', 'éléments n’ont pas leur place')} dans la disposition «\u202f${layout}\u202f». Rien n’est perdu.`,
  backToLayout: (name) => `Afficher dans «\u202f${name}\u202f»`,
  swapSides: 'Inverser les côtés',
  sidesSwapped: 'Les côtés sont inversés.',
  titleTooLong: (lines) => `Le titre est trop long\u202f: ${plural(lines, 'ligne', 'lignes')} de trop.`,
  textTooLong: (lines) => `Le texte est trop long\u202f: ${plural(lines, 'ligne', 'lignes')} de trop.`,
  partTooLong: (lines) =>
    `Un bloc de texte est trop long\u202f: ${plural(lines, 'ligne', 'lignes')} de trop.`,
  useLayout: (name) => `Utiliser «\u202f${name}\u202f»`,
  moveRest: 'Déplacer le reste vers une nouvelle diapositive',
  restMoved: (slides) =>
    `Le reste se trouve sur ${plural(slides, 'nouvelle diapositive', 'nouvelles diapositives')}.`,
  shortenText: 'Raccourcir',
  slideParts: 'Éléments de la diapositive',
  textPart: 'Texte',
  picturePart: 'Image',
  removePart: 'Retirer',
  partRemoved: (name) => `L’élément «\u202f${name}\u202f» a été retiré de la diapositive.`,
  splitHandle: 'Espace du graphique',
  continueTable: (rows) => `Afficher les ${rows} autres lignes sur d’autres diapositives`,
};
