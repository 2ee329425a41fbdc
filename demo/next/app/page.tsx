import { Dashboard } from './dashboard';

export default function Page() {
  return (
    <main style={{ height: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Dashboard />
    </main>
  );
}
