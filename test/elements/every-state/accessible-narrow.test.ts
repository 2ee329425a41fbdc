import { isAccessible } from './runs.js';

isAccessible(360);
