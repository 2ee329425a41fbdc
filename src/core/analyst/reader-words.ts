/**
 * Words for who reads a deck, and for how it is to sound, in eight languages: closed lists, looked for in what a person wrote freely.
 * `*` stands for any ending. Where words are not parted by spaces, and in Arabic, where they grow at their start, a part of a word counts.
 */
export const READER_WORDS = {
  executive: {
    en: 'executive*, exec, execs, c level, c suite, board, boards, director, directors, management, leadership, ceo, cfo, coo, cto, cio, chief, president, vice president, steering committee',
    de: 'Vorstand*, Vorstände*, Geschäftsleitung*, Geschäftsführ*, Aufsichtsrat*, Aufsichtsräte*, Verwaltungsrat*, Führungs*, Führung, Leitung, Leitungs*, Lenkungsausschuss*, Unternehmensleitung, Bereichsleitung, Chefetage',
    fr: 'direction, comité de direction, codir, comex, conseil d’administration, dirigeant*, directeur*, directrice*, pdg, dg, présidence, administrateurs',
    es: 'dirección, directiv*, comité de dirección, consejo de administración, junta directiva, gerencia, gerente*, consejero*, director*, presidencia, ejecutiv*',
    pt: 'direção, diretoria*, diretor*, conselho de administração, executiv*, gestão, administração, gerência*, administradores, presidência',
    ja: '経営, 役員, 取締役, 幹部, 社長, 管理職, マネジメント, エグゼクティブ',
    zh: '高管, 管理层, 管理層, 董事, 领导, 領導, 总裁, 總裁, 决策层, 決策層, 总经理, 總經理',
    ar: 'إدارة, تنفيذي, مجلس, المديرين, المدراء, مديرين, القيادة, الرئيس, القيادات',
  },
  analyst: {
    en: 'analyst*, analytics, data team, data teams, data people, data science, data scientist*, data engineer*, controller*, controlling, researcher*, research, statistician*, auditor*, economist*, econometric*',
    de: 'Analyst*, Analytik*, Datenteam*, Datenanalyse*, Datenanalyst*, Controlling*, Controller*, Forschung*, Forscher*, Forschende*, Statistik*, Revision, Revisor*, Wirtschaftsprüf*, Prüfer*, Wissenschaft*',
    fr: 'analyste*, équipe data, équipe données, équipe de données, contrôleur*, contrôleuse*, contrôle de gestion, chercheur*, chercheuse*, statisticien*, auditeur*, économiste*',
    es: 'analista*, equipo de datos, control de gestión, controller*, investigador*, estadístic*, auditor*, científic*, economista*',
    pt: 'analista*, equipa de dados, equipe de dados, time de dados, controladoria*, controlo de gestão, pesquisador*, investigador*, estatístic*, auditor*, cientista*, economista*',
    ja: 'アナリスト, 分析, データチーム, データサイエン, 研究, 統計, 監査, コントローラー',
    zh: '分析, 数据团队, 數據團隊, 数据科学, 數據科學, 研究, 统计, 統計, 审计, 審計, 财务控制',
    ar: 'محلل, محللي, تحليل, فريق البيانات, علماء البيانات, باحث, إحصائي, مدقق, مراجع',
  },
  // The start screen's tones are English sentences, whatever its language.
  formal: {
    en: 'formal, precise, rigorous',
    de: 'formell*, förmlich*, präzis*, sachlich*',
    fr: 'formel*, précis*, rigoureu*',
    es: 'formal, precis*, riguros*',
    pt: 'formal, precis*, rigoros*',
    ja: 'フォーマル, 正式, 正確',
    zh: '正式, 严谨, 嚴謹, 准确, 準確',
    ar: 'رسمي, دقيق',
  },
  friendly: {
    en: 'friendly, plain, casual, brief, short, concise',
    de: 'freundlich*, locker*, einfach*, knapp*, kurz*',
    fr: 'amical*, simple*, bref, brève, concis*',
    es: 'cercan*, amable*, sencill*, breve*, concis*',
    pt: 'simpátic*, amigáve*, simples, breve*, concis*',
    ja: '親しみ, 簡潔, 分かりやす, わかりやす',
    zh: '亲切, 親切, 友好, 简洁, 簡潔, 通俗',
    ar: 'ودي, ودود, بسيط, موجز, مختصر',
  },
  persuasive: {
    en: 'persuasive, convincing, convince, persuade',
    de: 'überzeug*',
    fr: 'convain*, persuas*',
    es: 'persuasiv*, convinc*, convenc*',
    pt: 'persuasiv*, convinc*, convenc*',
    ja: '説得',
    zh: '说服, 說服, 有说服力',
    ar: 'مقنع, إقناع',
  },
} as const;
