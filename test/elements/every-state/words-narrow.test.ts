import { isTranslated } from './runs.js';

isTranslated(360);
