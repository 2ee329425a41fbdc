import type { ReactNode } from 'react';

export const metadata = { title: 'Deckwright in Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body style={{ margin: 0, font: '15px/1.5 system-ui, sans-serif' }}>{children}</body>
    </html>
  );
}
