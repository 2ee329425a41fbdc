import { ask } from './fr/ask.js';
import { exporting } from './fr/exporting.js';
import { panel } from './fr/panel.js';
import { pictures } from './fr/pictures.js';
import { presenting } from './fr/presenting.js';
import { query } from './fr/query.js';
import { rail } from './fr/rail.js';
import { refresh } from './fr/refresh.js';
import { shortcuts } from './fr/shortcuts.js';
import { stage } from './fr/stage.js';
import { storage } from './fr/storage.js';
import { textEditing } from './fr/text-editing.js';
import { writing } from './fr/writing.js';
import { plural } from './fr/plural.js';
import type { LaterMessages } from './en-later.js';
import type { Messages } from './en.js';

export const fr: Messages & LaterMessages = {
  direction: 'ltr',
  unknownError: 'Une erreur est survenue.',
  retry: 'Réessayer',
  dismiss: 'Masquer',
  cancel: 'Annuler',
  loading: 'Chargement…',

  untitledSlide: 'Diapositive sans titre',
  slide: 'diapositive',
  slideOf: (index, total, title) => `Diapositive ${index} sur ${total}\u202f: ${title}`,
  slides: 'Diapositives',
  noSlides: 'Il n’y a pas encore de diapositives.',
  chartValues: 'Valeurs du graphique',
  editTitle: 'Modifier le titre',
  editText: 'Modifier le texte',
  applyOrCancel: 'Ctrl + Entrée pour appliquer, Échap pour annuler',
  keyNames: {
    Control: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Maj',
    Delete: 'Suppr',
    Enter: 'Entrée',
    Escape: 'Échap',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Page préc.',
    PageDown: 'Page suiv.',
  },

  deckTitle: 'Titre',
  generate: 'Créer la présentation',
  generating: (done, total) =>
    `${plural(done, 'diapositive rédigée', 'diapositives rédigées')} sur ${total.toLocaleString('fr')}`,
  runningQueries: 'Exécution des requêtes…',
  startingDatabase: 'Démarrage de la base de données…',
  loadingTable: (table) => `Chargement de ${table}…`,
  generated: (count) => `${plural(count, 'diapositive est prête', 'diapositives sont prêtes')}.`,
  stopped: 'Arrêté. Les diapositives déjà arrivées sont conservées.',
  generationProblems: (count) => `${plural(count, 'problème', 'problèmes')} dans le tableau de bord.`,
  slideNumber: (index) => `Diapositive ${index}`,
  slideCount: (count) => plural(count, 'diapositive', 'diapositives'),
  selectAll: 'Tout sélectionner',
  selectNone: 'Tout désélectionner',
  widgets: 'Contenu de la présentation',
  nothingToShow: 'Ce tableau de bord n’a aucun élément.',
  nothingToShowHint: 'Fournissez une configuration comportant au moins un élément.',
  privacyLocal: 'Rien ne quitte cette page\u202f: les requêtes s’exécutent et le texte est rédigé ici.',
  privacyAll:
    'Les requêtes s’exécutent dans cette page\u202f; leurs résultats sont envoyés au service qui rédige le texte.',
  privacySample:
    'Les requêtes s’exécutent dans cette page\u202f; un échantillon des résultats est envoyé au service qui rédige le texte.',
  privacyNone:
    'Aucune valeur n’est envoyée\u202f: le service ne voit que les noms de colonnes, les types et le nombre de lignes.',
  length: 'Longueur',
  lengthAuto: 'Autant que nécessaire',
  upTo: (count) => `Jusqu’à ${plural(count, 'diapositive', 'diapositives')}`,
  look: 'Thème',
  looks: {
    paper: 'Papier',
    harbor: 'Port',
    meadow: 'Prairie',
    ember: 'Braise',
    plum: 'Prune',
    graphite: 'Graphite',
  },
  brandLook: 'Votre marque',
  darkSlides: 'Diapositives sombres',
  splitHandle: 'Espace du graphique',
  continueTable: (rows) => `Afficher les ${rows} autres lignes sur d’autres diapositives`,
  openDeck: 'Retour aux diapositives',
  startHeading: 'Transformez ce tableau de bord en présentation',
  startIntro: 'Chaque chiffre des diapositives est calculé à partir de vos données.',

  back: 'Retour',
  undo: 'Annuler la modification',
  redo: 'Rétablir',
  present: 'Présenter',
  exportPptx: 'Exporter vers PowerPoint',
  exporting: 'Exportation…',
  exported: (name) => `${name} a été enregistré.`,
  exportedWithWarnings: (count) =>
    `Le fichier a été enregistré avec ${plural(count, 'avertissement', 'avertissements')}.`,
  panel: 'Détails de la diapositive',
  duplicateSlide: 'Dupliquer la diapositive',
  deleteSlide: 'Supprimer la diapositive',
  addSlide: 'Ajouter une diapositive',
  slideDeleted: (title) => `«\u202f${title}\u202f» a été supprimée.`,
  slideMoved: (title, index, total) =>
    `«\u202f${title}\u202f» est maintenant la diapositive ${index} sur ${total}.`,
  reorderHint: 'Alt + une touche fléchée déplace la diapositive. Suppr la supprime.',

  panelLabel: 'Détails de la diapositive',
  tabText: 'Texte',
  tabNotes: 'Notes',
  tabData: 'Données',
  tabChart: 'Graphique',
  tabFigures: 'Chiffres',
  tabLook: 'Thème',
  titleField: 'Titre',
  textField: 'Texte',
  notesField: 'Notes de l’orateur',
  notesHint: 'Pour l’orateur\u202f; non affichées sur la diapositive.',
  templateHint:
    'Les chiffres sont entre doubles accolades, par exemple {{sum(value) | compact}}\u202f: ils sont calculés à partir des lignes.',
  problems: 'À corriger',
  sql: 'Requête',
  rows: (shown, total) =>
    shown === total
      ? plural(total, 'ligne', 'lignes')
      : `Les ${shown.toLocaleString('fr')} premières sur ${plural(total, 'ligne', 'lignes')}`,
  figures: 'Chiffres de cette diapositive',
  noFigures: 'Le texte de cette diapositive ne contient aucun chiffre.',
  noData: 'Cette diapositive n’affiche aucune donnée.',
  noTables: 'Il n’y a aucune table.',
  rewriteLabel: 'Demander une modification',
  rewritePlaceholder: 'Plus court, en commençant par la croissance',
  rewrite: 'Réécrire',
  rewriting: 'Réécriture…',

  verifiedAll: 'Tous les chiffres sont vérifiés',
  notVerified: (count) => plural(count, 'chiffre non vérifié', 'chiffres non vérifiés'),
  noFiguresHere: 'Aucun chiffre sur cette diapositive',
  claimsHold: (count) => plural(count, 'affirmation est exacte', 'affirmations sont exactes'),
  claimsBroken: (count) =>
    plural(count, 'affirmation n’est plus exacte', 'affirmations ne sont plus exactes'),
  claims: 'Affirmations qui dépendent des données',
  claimHolds: 'Exacte',
  claimBroken: 'N’est plus exacte',
  markComputed: 'Calculé à partir des lignes',
  markGiven: 'Saisi à la main',
  markLiteral: 'Contient un nombre qui ne figure dans aucune ligne',
  markTyped: 'Saisi comme texte, sans lien avec les données',
  markFailed: 'Ne peut pas être calculé',
  usedRows: (used, total) =>
    used === total
      ? plural(total, 'ligne', 'lignes')
      : `${plural(used, 'ligne', 'lignes')} sur ${total.toLocaleString('fr')}`,
  moreRows: (count) => `et ${plural(count, 'autre ligne', 'autres lignes')}`,
  queriedAt: (time) => `interrogé le ${time}`,

  refresh: 'Actualiser les données',
  refreshing: 'Exécution des requêtes…',
  refreshUnchanged: 'Les données sont les mêmes\u202f: rien n’a changé.',

  types: {
    bar: 'Colonnes',
    'horizontal-bar': 'Barres',
    line: 'Courbe',
    area: 'Aires',
    pie: 'Secteurs',
    donut: 'Anneau',
    radar: 'Radar',
    treemap: 'Carte proportionnelle',
    funnel: 'Entonnoir',
    waterfall: 'Cascade',
    'stacked-bar': 'Colonnes empilées',
    'grouped-bar': 'Colonnes groupées',
    'multi-line': 'Courbes',
    'stacked-area': 'Aires empilées',
    scatter: 'Nuage de points',
    bubble: 'Bulles',
    heatmap: 'Carte de chaleur',
    histogram: 'Histogramme',
    boxplot: 'Boîte à moustaches',
    dumbbell: 'Haltères',
    'big-number': 'Chiffre clé',
    gauge: 'Jauge',
    sankey: 'Diagramme de Sankey',
    'geo-map': 'Carte',
    'country-map': 'Carte des pays',
    table: 'Tableau',
  },
  errors: {
    unauthorized: 'Vous n’êtes pas connecté au service qui rédige les diapositives.',
    forbidden: 'Vous n’avez pas accès au service qui rédige les diapositives.',
    quota_exceeded: 'Le quota du service est épuisé.',
    rate_limited: 'Le service reçoit trop de demandes en ce moment. Réessayez dans un instant.',
    upstream_unreachable: 'Le service est injoignable.',
    upstream_timeout: 'Le service a mis trop de temps à répondre.',
    model_unavailable: 'Le modèle de langage n’est pas disponible en ce moment.',
    truncated: 'La connexion s’est interrompue avant l’arrivée de toutes les diapositives.',
    ENGINE_LOAD: 'La base de données n’a pas pu être chargée.',
    ENGINE_CRASHED: 'La base de données s’est arrêtée de façon inattendue.',
    MEMORY: 'Les données ne tiennent pas dans la mémoire de cette page.',
    TIMEOUT: 'Une requête a pris trop de temps.',
  },

  ...ask,
  ...exporting,
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
  ...writing,
};
