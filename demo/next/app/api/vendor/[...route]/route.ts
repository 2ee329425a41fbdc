import { createVendorHandlers } from 'deckwright/next';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const handler = createVendorHandlers({
  token: process.env.SERVICE_API_TOKEN,
  baseUrl: process.env.SERVICE_BASE_URL,
  // A demo has no accounts. Yours: authorize: async (request) => (await session(request)) ? undefined : new Response(…)
  allowAnonymous: true,
});
export { handler as GET, handler as POST };
