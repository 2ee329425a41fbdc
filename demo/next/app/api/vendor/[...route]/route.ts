import { createVendorHandlers } from 'deckwright/next';
import { isSignedIn } from '../../../session';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const handler = createVendorHandlers({
  token: process.env.SERVICE_API_TOKEN,
  baseUrl: process.env.SERVICE_BASE_URL,
  authorize: (request) =>
    isSignedIn(request) ? undefined : Response.json({ error: 'Please sign in.' }, { status: 401 }),
});
export { handler as GET, handler as POST };
