export { statementLimits } from './statement-limits.ts';
export {
  statementRequestSchema,
  type CancellationDetails,
  type Statement,
  type StatementKind,
  type StatementRequest,
} from './statement.ts';
export { statementResponseSchema, type StatementResponse } from './statement-response.ts';
