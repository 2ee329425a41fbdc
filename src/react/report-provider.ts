import { createComponent } from '@lit/react';
import * as React from 'react';
import type { ReportCallbacks } from '../core/generation/index.js';
import { ReportProvider as ReportProviderElement } from '../elements/report-provider/report-provider.js';

ReportProviderElement.define();

const Wrapped = createComponent({
  react: React,
  tagName: ReportProviderElement.tag,
  elementClass: ReportProviderElement,
  displayName: 'ReportProvider',
});

/** For hooks, which cannot read the context of an element. */
export const ReportContext = React.createContext<ReportCallbacks | undefined>(undefined);

export interface ReportProviderProps {
  /** What `createReportCallbacks` returned; the same object from render to render. */
  callbacks: ReportCallbacks;
  children?: React.ReactNode;
}

/** Gives the elements and hooks below it the calls to the service. */
export function ReportProvider({ callbacks, children }: ReportProviderProps): React.ReactElement {
  return React.createElement(
    ReportContext.Provider,
    { value: callbacks },
    React.createElement(Wrapped, { callbacks }, children),
  );
}
