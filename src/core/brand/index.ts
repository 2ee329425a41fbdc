export { brandColors, type BrandColors } from './brand-colors.js';
export { themeFromLogo, type LogoThemeOptions } from './theme-from-logo.js';
