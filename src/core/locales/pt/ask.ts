import type { AskWords } from '../en/ask.js';
import { plural } from './plural.js';

export const ask: AskWords = {
  promptLabel: 'Adicionar um slide sobre …',
  promptHint: 'Nas suas palavras, ou em SQL.',
  ask: 'Perguntar',
  closeDialog: 'Fechar',
  suggestions: 'Sugestões',
  suggestionCount: (count) => plural(count, 'sugestão', 'sugestões'),
  forExample: 'Por exemplo',
  readingTables: 'A ler as tabelas …',
  nothingToAsk: 'Não há dados sobre os quais perguntar. Dê à página uma tabela com pelo menos uma coluna.',
  asking: 'A procurar …',
  understood: 'Entendido como',
  queryEdited: 'Agora a consulta é sua: verifique se o título ainda se aplica.',
  otherReadings: 'Ou quis dizer',
  preview: 'Pré-visualização',
  insertSlide: 'Inserir slide',
  writingSlide: 'A escrever o slide …',
  slideAdded: (title) => `“${title}” foi adicionado.`,
  questionStays: 'Nada sai desta página.',
  questionSent: 'As suas palavras e os nomes de tabelas e colunas são enviados ao serviço.',
};
