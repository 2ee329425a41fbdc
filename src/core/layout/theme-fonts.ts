import type { ThemeFont } from './theme-types.js';

/** No quotes in the stack: it also stands in SVG attributes. Arimo and Liberation Sans have Arial's advances. */
export const SANS: ThemeFont = {
  screen: 'Arimo, Arial, Liberation Sans, Helvetica, sans-serif',
  file: 'Arial',
  metrics: 'arimo',
};
