import { webBody, type ServiceBody } from './upstream-body.js';

/** What a service elsewhere answers, its body still on its connection. */
export interface ServiceAnswer {
  status: number;
  headers: Record<string, string>;
  body: ServiceBody | null;
}

/** An answer of the proxy: its own, that of a service in this process, or that of one elsewhere. */
export type ProxyAnswer = Response | ServiceAnswer;

export function asResponse(answer: ProxyAnswer): Response {
  if (answer instanceof Response) return answer;
  const { status, headers, body } = answer;
  return new Response(body && webBody(body), { status, headers });
}
