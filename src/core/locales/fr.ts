import { ask } from './fr/ask.js';
import { exporting } from './fr/exporting.js';
import { ownFile } from './fr/own-file.js';
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
import { verdicts } from './fr/verdicts.js';
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

  deckTitle: 'Titre',
  generate: 'Créer la présentation',
  startingDatabase: 'Démarrage de la base de données…',
  loadingTable: (table) => `Chargement de ${table}…`,
  generated: (count) => `${plural(count, 'diapositive est prête', 'diapositives sont prêtes')}.`,
  stopped: 'Arrêté. Les diapositives déjà arrivées sont conservées.',
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
  openDeck: 'Retour aux diapositives',
  startHeading: 'Transformez vos données en présentation',
  startIntro: 'Chaque chiffre des diapositives est calculé à partir de vos données.',

  back: 'Retour',
  undo: 'Annuler la modification',
  redo: 'Rétablir',
  present: 'Présenter',
  exporting: 'Exportation…',
  panel: 'Détails de la diapositive',

  panelLabel: 'Détails de la diapositive',
  tabText: 'Texte',
  tabNotes: 'Notes',
  tabData: 'Données',
  tabChart: 'Graphique',
  tabFigures: 'Chiffres',
  tabLook: 'Thème',
  titleField: 'Titre',
  textField: 'Texte',
  templateHint:
    'Les chiffres sont entre doubles accolades, par exemple {{sum(value) | compact}}\u202f: ils sont calculés à partir des lignes.',
  problems: 'À corriger',
  sql: 'Requête',
  rows: (shown, total) =>
    shown === total
      ? plural(total, 'ligne', 'lignes')
      : `Les ${shown.toLocaleString('fr')} premières sur ${plural(total, 'ligne', 'lignes')}`,
  figures: 'Chiffres de cette diapositive',
  rewriteLabel: 'Demander une modification',
  rewritePlaceholder: 'Plus court, en commençant par la croissance',
  rewrite: 'Réécrire',
  rewriting: 'Réécriture…',

  claims: 'Affirmations qui dépendent des données',
  claimHolds: 'Exacte',
  claimBroken: 'N’est plus exacte',

  refresh: 'Actualiser les données',

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
