export type { Expression, Placeholder, Template, TemplatePart } from './ast.js';
export { checkTemplate, type CheckOptions } from './check.js';
export { formatCurrency, formatPercent, type FigureOptions } from './figures.js';
export { findLiterals, type Literal, type LiteralOptions } from './literals.js';
export type { LiteralKind } from './literal-words.js';
export { traceExpression, type Definition, type Reading, type Trace } from './readings.js';
export {
  evaluate,
  formatValue,
  parse,
  processTemplate,
  resolveTemplate,
  type EvaluateOptions,
} from './render.js';
export { TEMPLATE_SYNTAX_REFERENCE } from './syntax-reference.js';
export { TemplateError } from './template-error.js';
