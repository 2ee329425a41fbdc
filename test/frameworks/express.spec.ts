import { hostTests } from './host.js';

hostTests('Express', '/session');
