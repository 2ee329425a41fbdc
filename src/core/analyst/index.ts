export { planDeck } from './plan-deck.js';
export { writeSlide } from './write-slide.js';
export { modifySlide } from './modify-slide.js';
export { recommendWidgets } from './recommend/recommend-widgets.js';
export { ASK_RULES, queryFromPrompt, type AskRule, type PromptQuestion } from './ask/ask.js';
export { chartOfRows } from './ask/ask-sql.js';
export { completePrompt } from './ask/complete-prompt.js';
export { profileTables, type TableProfile } from './ask/profile-tables.js';
export { describeTables, type DescribeOptions } from './ask/table-facts.js';
