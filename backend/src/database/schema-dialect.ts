import {
  type CommonTableExpressionNameNode,
  type CompiledQuery,
  type Dialect,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
  type TableNode,
} from 'kysely';

/** Nodes of a query in which a table is read or written. Elsewhere, as in `members.id`, its name suffices. */
const uses: ReadonlySet<OperationNode['kind']> = new Set([
  'AliasNode',
  'DeleteQueryNode',
  'FromNode',
  'InsertQueryNode',
  'JoinNode',
  'UpdateQueryNode',
  'UsingNode',
]);

/**
 * Writes the schema before the tables of a query that have none. Kysely's `withSchema` copies every query for that,
 * which costs more than all else that it does. A common table expression must not have the name of a table.
 */
class SchemaCompiler extends PostgresQueryCompiler {
  readonly #schema: string;
  readonly #expressions = new Set<string>();

  constructor(schema: string) {
    super();
    this.#schema = schema;
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#expressions.clear();
    return super.compileQuery(node, queryId);
  }

  protected override visitCommonTableExpressionName(node: CommonTableExpressionNameNode): void {
    this.#expressions.add(node.table.table.identifier.name);
    super.visitCommonTableExpressionName(node);
  }

  protected override visitTable(node: TableNode): void {
    const { schema, identifier } = node.table;
    const isUse = this.parentNode && uses.has(this.parentNode.kind);
    if (isUse && !schema && !this.#expressions.has(identifier.name)) this.append(`"${this.#schema}".`);
    super.visitTable(node);
  }
}

/** A dialect whose tables are in `schema` where a query names none; the dialect itself without `schema`. */
export const inSchema = (dialect: Dialect, schema: string | undefined): Dialect =>
  schema
    ? {
        createAdapter: () => dialect.createAdapter(),
        createDriver: () => dialect.createDriver(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createQueryCompiler: () => new SchemaCompiler(schema),
      }
    : dialect;
