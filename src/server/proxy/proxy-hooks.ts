import type { ProxyRequestInfo, ProxyResponseInfo, VendorProxyOptions } from './proxy-options.js';

export interface ProxyHooks {
  onRequest(info: ProxyRequestInfo): void;
  onResponse(info: ProxyResponseInfo): void;
}

/** The host's hooks, which cannot break an answer: what they fail with is told on the console, once for each hook. */
export function safeHooks({ onRequest, onResponse }: VendorProxyOptions): ProxyHooks {
  return { onRequest: safe('onRequest', onRequest), onResponse: safe('onResponse', onResponse) };
}

function safe<Info>(name: string, hook: ((info: Info) => unknown) | undefined): (info: Info) => void {
  if (!hook) return () => {};
  let told = false;
  const failed = (error: unknown): void => {
    if (!told) console.error(`deckwright: ${name} of the proxy failed.`, error);
    told = true;
  };
  return (info) => {
    try {
      // Also of an asynchronous hook: a rejection that nobody handles ends the process.
      const running = hook(info);
      if (running instanceof Promise) running.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}
