import { begin } from '../../session';

/** A demo has no accounts: whoever presses the button is signed in. */
export function POST(): Response {
  const cookie = `session=${begin()}; HttpOnly; SameSite=Strict; Path=/`;
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}
