import { isAccessible } from './runs.js';

isAccessible(1200);
