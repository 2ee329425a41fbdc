import { QueryTable } from './query-table';

export default function Page() {
  return (
    <main style={{ padding: '16px' }}>
      <h1>Queries on the server</h1>
      <QueryTable />
    </main>
  );
}
