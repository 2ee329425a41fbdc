import { isTranslated } from './runs.js';

isTranslated(1200);
