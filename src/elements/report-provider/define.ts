import { ReportProvider } from './report-provider.js';

ReportProvider.define();
