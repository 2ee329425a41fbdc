import type { RailWords } from '../en/rail.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('fr');

export const rail: RailWords = {
  chooseHint: 'Maj + une touche fléchée sélectionne plusieurs diapositives.',
  slidesChosen: (count, total) =>
    `${plural(count, 'diapositive sélectionnée', 'diapositives sélectionnées')} sur ${n(total)}.`,
  slidesMoved: (first, last, total) =>
    `Les diapositives sélectionnées sont maintenant les diapositives ${n(first)} à ${n(last)} sur ${n(total)}.`,
  slidesDeleted: (count) =>
    `${plural(count, 'diapositive a été supprimée', 'diapositives ont été supprimées')}.`,
  slidesDuplicated: (count) =>
    `${plural(count, 'diapositive a été dupliquée', 'diapositives ont été dupliquées')}.`,
  duplicateSlides: 'Dupliquer les diapositives',
  deleteSlides: 'Supprimer les diapositives',
  moveBack: 'Déplacer vers le haut',
  moveOn: 'Déplacer vers le bas',
  moveFirst: 'Placer au début',
  moveLast: 'Placer à la fin',
  selectAllSlides: 'Sélectionner toutes les diapositives',
  slideMenu: 'Actions sur les diapositives',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  slidesCopied: (count) => `${plural(count, 'diapositive a été copiée', 'diapositives ont été copiées')}.`,
  slidesCut: (count) => `${plural(count, 'diapositive a été coupée', 'diapositives ont été coupées')}.`,
  slidesPasted: (count) => `${plural(count, 'diapositive a été collée', 'diapositives ont été collées')}.`,
  clipboardEmpty: 'Le presse-papiers ne contient aucune diapositive.',
  clipboardBroken: 'Les diapositives du presse-papiers sont endommagées.',
  clipboardFull:
    'Ces diapositives contiennent trop de lignes pour le presse-papiers. Copiez-en moins à la fois.',
  clipboardRefused: (keys) =>
    `Ce navigateur ne donne pas aux menus l’accès au presse-papiers. Appuyez sur ${keys} dans la liste des diapositives.`,
  newSlide: 'Nouvelle diapositive',
  newSlideMenu: 'Autres options de nouvelle diapositive',
  newSlideFrom: (title) => `À partir de «\u202f${title}\u202f»`,
  find: 'Rechercher',
  findAndReplace: 'Rechercher et remplacer',
  findPrevious: 'Occurrence précédente',
  findNext: 'Occurrence suivante',
  findClose: 'Fermer la recherche',
  findMatchCase: 'Respecter la casse',
  findFormulas: 'Dans les formules',
  findNothing: 'Aucun résultat',
  findFixed: 'Un chiffre issu des données n’est pas remplacé.',
  replaceWith: 'Remplacer par',
  replace: 'Remplacer',
  replaceAll: 'Tout remplacer',
  findCount: (at, total) => `${n(at)} sur ${n(total)}`,
  replaced: (count, claims) =>
    `${plural(count, 'occurrence remplacée', 'occurrences remplacées')}.${claims === 0 ? '' : ` ${plural(claims, 'affirmation n’est plus vérifiée', 'affirmations ne sont plus vérifiées')} à partir des données.`}`,
  slideNumber: (index) => `Diapositive ${index}`,
  slideCount: (count) => plural(count, 'diapositive', 'diapositives'),
  duplicateSlide: 'Dupliquer la diapositive',
  deleteSlide: 'Supprimer la diapositive',
  addSlide: 'Ajouter une diapositive',
  slideDeleted: (title) => `«\u202f${title}\u202f» a été supprimée.`,
  slideMoved: (title, index, total) =>
    `«\u202f${title}\u202f» est maintenant la diapositive ${index} sur ${total}.`,
  reorderHint: 'Alt + une touche fléchée déplace la diapositive. Suppr la supprime.',
};
