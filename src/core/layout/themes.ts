import type { Theme, ThemeFont } from './theme-types.js';

/** No quotes in the stack: it also stands in SVG attributes. Arimo and Liberation Sans have Arial's advances. */
const SANS: ThemeFont = {
  screen: 'Arimo, Arial, Liberation Sans, Helvetica, sans-serif',
  file: 'Arial',
  metrics: 'arimo',
};

/**
 * Palettes alternate light and dark steps as well as hues, so that neighbours stay apart for people with any colour
 * vision and in grey print.
 */
const paper: Theme = {
  id: 'paper',
  name: 'Paper',
  mode: 'light',
  colors: {
    background: '#fcfcfa',
    surface: '#f1f2ee',
    text: '#16202c',
    muted: '#566170',
    accent: '#0b5cad',
    onAccent: '#ffffff',
    rule: '#d5d8d6',
    positive: '#0b6e4f',
    negative: '#b3261e',
    palette: ['#0b5cad', '#d1660f', '#12806a', '#8a3f8f', '#2a8fd4', '#8c6d1f', '#c2416b', '#4a5563'],
  },
  fonts: { heading: SANS, body: SANS },
};

const ink: Theme = {
  id: 'ink',
  name: 'Ink',
  mode: 'dark',
  colors: {
    background: '#10161f',
    surface: '#1a2330',
    text: '#f2f4f7',
    muted: '#a3afbf',
    accent: '#6db3ff',
    onAccent: '#0b1420',
    rule: '#334052',
    positive: '#5fd3a4',
    negative: '#ff9b8f',
    palette: ['#6db3ff', '#f2a154', '#4cc9a8', '#dfa9e8', '#3a80cf', '#e3cd6b', '#f07fa3', '#a9b5c4'],
  },
  fonts: { heading: SANS, body: SANS },
};

/** Built-in themes by id. A deck without a theme uses `defaultTheme`. */
export const themes: Record<string, Theme> = { paper, ink };
export const defaultTheme: Theme = paper;
