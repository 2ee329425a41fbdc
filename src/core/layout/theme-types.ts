/** Fonts of one role. `file` is what the PPTX names; `screen` the CSS stack; widths come from `metrics`. */
export interface ThemeFont {
  screen: string;
  file: string;
  metrics: 'arimo';
}

/** Colours are `#rrggbb`. Contrast is checked by a test: text and muted ≥ 4.5 on background, palette ≥ 3. */
export interface Theme {
  id: string;
  name: string;
  mode: 'light' | 'dark';
  colors: {
    background: string;
    surface: string;
    text: string;
    muted: string;
    accent: string;
    onAccent: string;
    rule: string;
    positive: string;
    negative: string;
    palette: string[];
  };
  fonts: { heading: ThemeFont; body: ThemeFont };
}
