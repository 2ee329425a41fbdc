import type { WritingWords } from '../en/writing.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('fr');

export const writing: WritingWords = {
  slidesArrived: (arrived, total) =>
    `${plural(arrived, 'diapositive reçue', 'diapositives reçues')} sur ${n(total)}.`,
  continueWriting: 'Continuer',
  writeAgain: 'Rédiger à nouveau cette diapositive',
  onlyGenerated: 'Uniquement juste après la génération.',
  writtenAgain: (title) => `«\u202f${title}\u202f» a été rédigée à nouveau.`,
  signIn: 'Se connecter',
  topUp: 'Recharger le compte',
  retryIn: (seconds) => `Réessayer dans ${n(seconds)}\u202fs`,
  retryNow: 'Vous pouvez maintenant réessayer.',
  withoutService: 'Travailler sans le service',
  offline:
    'Vous êtes hors ligne. Les données se trouvent dans cette page, qui peut donc rédiger elle-même les diapositives.',
  backOnline: 'Vous êtes de nouveau en ligne.',
  orderHint: 'Alt + une touche fléchée déplace la ligne.',
  moveUp: (title) => `Déplacer «\u202f${title}\u202f» vers le haut`,
  moveDown: (title) => `Déplacer «\u202f${title}\u202f» vers le bas`,
  widgetMoved: (title, index, total) =>
    `«\u202f${title}\u202f» est maintenant en position ${n(index)} sur ${n(total)}.`,
  leaveOut: 'Ne pas inclure',
  brief: 'Public, objectif et ton',
  briefInPage:
    'La page en tient compte aussi : pour une direction, une synthèse d’abord et moins de points ; pour des analystes, les tests ; ce que l’objectif nomme passe en premier. Un service doté d’un modèle de langage suit chaque mot.',
  inEnglish: (language) =>
    `Les phrases vérifiées sont rédigées en anglais : il n’y en a pas encore dans cette langue (${language}). Les chiffres et les dates en gardent les formats.`,
  audience: 'Public',
  audiences: [
    'Direction',
    'Clients',
    'Mon équipe',
    'Investisseurs',
    'Conseil d’administration',
    'Grand public',
  ],
  goal: 'Objectif',
  goalExample: 'Décider du budget de l’année prochaine',
  tone: 'Ton',
  tones: { neutral: 'Neutre', formal: 'Formel', friendly: 'Amical', persuasive: 'Persuasif' },
  storyParts: {
    heading: 'Parties de la présentation',
    hint: 'Seulement à partir de quatre constats.',
    summary: 'Synthèse',
    sections: 'Sections, à partir de neuf diapositives',
    closing: 'À retenir',
    appendix: 'Annexe : sources et graphiques sans constat',
  },
  privacy: 'Ce que le service peut voir',
  privacyChoices: { all: 'Toutes les lignes', sample: 'Un échantillon des lignes', none: 'Aucune valeur' },
  exactlySent: 'Ce qui est envoyé exactement',
  nothingSent: 'Il n’y a rien à envoyer\u202f: aucune requête n’a de résultat.',
  sentInAll: (widgets, bytes) =>
    `${plural(widgets, 'élément', 'éléments')}, ${plural(bytes, 'octet', 'octets')} au total.`,
  sentWhen:
    'L’envoi a lieu lorsque vous créez la présentation, avec l’heure d’exécution des requêtes à ce moment-là, puis de nouveau si une diapositive doit être corrigée.',
  sentColumns: (names) => `Colonnes\u202f: ${names}`,
  sentRows: (sent, total, values) =>
    sent === 0
      ? `Aucune ligne sur ${n(total)}, aucune valeur`
      : `${plural(sent, 'ligne', 'lignes')} sur ${n(total)}, ${plural(values, 'valeur', 'valeurs')}`,
  sentBounds: 'La plus petite et la plus grande valeur des colonnes ordonnées',
  sentSql: 'La requête',
  asJson: (bytes) => `Au format JSON, ${plural(bytes, 'octet', 'octets')}`,
  wholeRequest: 'La demande complète',
  reviewOutline: 'Vérifier d’abord le plan',
  nothingPlanned: 'Il n’y a rien à planifier\u202f: aucune requête n’a de résultat.',
  outlineHeading: 'Les diapositives à rédiger',
  outlineIntro:
    'Mettez-les en ordre, retirez-en ou donnez-leur un titre. Vos titres sont conservés\u202f; les autres sont rédigés. Les chiffres clés qui se suivent partagent une même diapositive.',
  cover: 'Diapositive de titre',
  titleOfSlide: (name) => `Titre de la diapositive sur ${name}`,
  titleWritten: 'Le titre sera rédigé automatiquement',
  showsWidgets: (titles) => `Affiche ${titles}`,
  removeSlide: (name) => `Retirer «\u202f${name}\u202f»`,
  slideRemoved: (name) => `«\u202f${name}\u202f» a été retirée.`,
  writeThese: 'Rédiger ces diapositives',
  generating: (done, total) =>
    `${plural(done, 'diapositive rédigée', 'diapositives rédigées')} sur ${total.toLocaleString('fr')}`,
  runningQueries: 'Exécution des requêtes…',
  planningSlides: 'Préparation du plan des diapositives…',
  generationProblems: (count) => `${plural(count, 'problème', 'problèmes')} dans le tableau de bord.`,
};
