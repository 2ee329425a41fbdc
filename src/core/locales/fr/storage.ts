import type { StorageWords } from '../en/storage.js';
import { plural } from './plural.js';

export const storage: StorageWords = {
  savedHere: 'Enregistré dans ce navigateur',
  savedHereHint:
    'Chaque modification est conservée dans ce navigateur\u202f: vous pourrez la retrouver plus tard.',
  savingHere: 'Enregistrement…',
  savedWithoutData: 'Enregistré sans les données',
  savedWithoutDataHint:
    'Ce navigateur manque de place pour les lignes\u202f: les diapositives sont conservées, et leurs données reviendront lors d’une actualisation. Enregistrez un fichier pour conserver les deux.',
  notSaved: 'Non enregistré',
  notSavedHint: 'Non enregistré dans ce navigateur\u202f: enregistrez un fichier.',
  lostSlides: (time) => `Diapositives enregistrées dans ce navigateur (${time})`,
  lostSlidesOf: (title, slides) => `«\u202f${title}\u202f», ${plural(slides, 'diapositive', 'diapositives')}`,
  restoreLost: 'Restaurer',
  restoreLater: 'Pas maintenant',
  restored: (title) => `«\u202f${title}\u202f» est de nouveau là, telle que vous l’aviez laissée.`,
  restoredWithoutData:
    'Il n’y avait pas assez de place pour ses données. Actualisez-les pour voir les graphiques et les chiffres.',
  restoreFailed: 'Impossible de lire les diapositives enregistrées.',
  openElsewhere: 'Ces diapositives sont ouvertes dans un autre onglet.',
  backToPrevious: 'Revenir à la présentation précédente',
  previousKept: (title) => `«\u202f${title}\u202f» est conservée, avec vos modifications.`,
  fileMenu: 'Fichier',
  saveFile: 'Enregistrer dans un fichier',
  saveFileWithoutData: 'Enregistrer sans les données',
  openFile: 'Ouvrir un fichier…',
  fileSaved: (name) => `${name} a été enregistré.`,
  fileOpened: (name) => `${name} est ouvert.`,
  fileNotOpened: (name) => `Impossible d’ouvrir ${name}.`,
  notADeckFile: (name) => `${name} n’est pas une présentation de cette application.`,
  deckFileHint:
    'Il est possible d’ouvrir les présentations enregistrées (.deck.json) et les fichiers PowerPoint exportés ici.',
  fileOpenedAsExported: (name) => `${name} est ouvert tel qu’il a été exporté.`,
  changedInPowerPoint: 'Ce qui a été modifié depuis dans PowerPoint n’y figure pas.',
  picturesChanged: 'Des images ont été modifiées ou retirées depuis : vérifiez-les.',
  noDeckInside: (name) => `${name} ne contient pas de présentation de cette application.`,
  noDeckInsideHint:
    'Seuls les fichiers PowerPoint exportés ici avec la présentation modifiable peuvent être ouverts.',
  oneFileOnly: 'Déposez un seul fichier à la fois.',
  dropToOpen: 'Déposez le fichier de présentation pour l’ouvrir',
  dropKeeps: 'Vos diapositives actuelles sont conservées\u202f: vous pourrez y revenir.',
  dropHint: 'Une présentation enregistrée (.deck.json) ou un fichier PowerPoint exporté ici.',
  cannotOpenNow: 'Vous pourrez ouvrir un fichier une fois l’opération en cours terminée.',
  newerDeck: (title) => `«\u202f${title}\u202f» a été créée avec une version plus récente`,
  newerDeckHint:
    'Vous pouvez la consulter ici, mais pas la modifier\u202f: une partie de son contenu serait perdue. Le fichier n’a pas été modifié.',
  saveUnchanged: 'Enregistrer le fichier tel quel',
};
