import * as React from 'react';
import type { ReportCallbacks } from '../core/generation/index.js';
import { ReportProvider as ReportProviderElement } from '../elements/report-provider/report-provider.js';
import { elementComponent, type ElementComponent, type ElementComponentProps } from './element-component.js';

const events = {} as const;
const Wrapped = elementComponent(ReportProviderElement, 'ReportProviderElement', events);

/** For hooks, which cannot read the context of an element. */
export const ReportContext = React.createContext<ReportCallbacks | undefined>(undefined);

export type { ReportProviderElement };
export type ReportProviderProps = Omit<
  ElementComponentProps<ReportProviderElement, typeof events>,
  'callbacks'
> & {
  /** What `createReportCallbacks` returned; the same object from render to render. */
  callbacks: ReportCallbacks;
};

/** Gives the elements and hooks below it the calls to the service. */
export const ReportProvider: ElementComponent<ReportProviderProps, ReportProviderElement> = React.forwardRef<
  ReportProviderElement,
  ReportProviderProps
>(function ReportProvider(props, ref) {
  return React.createElement(
    ReportContext.Provider,
    { value: props.callbacks },
    React.createElement(Wrapped, { ...props, ref }),
  );
});
