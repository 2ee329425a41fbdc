import { svg } from 'lit';
import { drawIcon } from '../../shared/icons.js';

/** Strokes on a grid of 24; drawn for this package. */
export const overviewIcon = drawIcon(
  svg`<rect x="4" y="5" width="7" height="6" rx="1.2" /><rect x="13" y="5" width="7" height="6" rx="1.2" /><rect x="4" y="13" width="7" height="6" rx="1.2" /><rect x="13" y="13" width="7" height="6" rx="1.2" />`,
);
export const laserIcon = drawIcon(
  svg`<circle cx="12" cy="12" r="2.6" fill="currentColor" /><path d="M12 4v2.5M12 17.5V20M4 12h2.5M17.5 12H20M6.4 6.4l1.7 1.7M15.9 15.9l1.7 1.7M17.6 6.4l-1.7 1.7M8.1 15.9l-1.7 1.7" />`,
);
export const speakerIcon = drawIcon(
  svg`<rect x="3.5" y="4.5" width="17" height="15" rx="2" /><rect x="6.5" y="7.5" width="6.5" height="4.5" rx="0.8" /><path d="M16 8h1.5M16 11.5h1.5M6.5 16h11" />`,
);
export const fullscreenIcon = drawIcon(
  svg`<path d="M4.5 9V5.5a1 1 0 011-1H9M15 4.5h3.5a1 1 0 011 1V9M19.5 15v3.5a1 1 0 01-1 1H15M9 19.5H5.5a1 1 0 01-1-1V15" />`,
);
export const keysIcon = drawIcon(
  svg`<rect x="2.5" y="6" width="19" height="12" rx="2" /><path d="M6 10h.1M10 10h.1M14 10h.1M18 10h.1M6 14h.1M18 14h.1M9.5 14h5" />`,
);
