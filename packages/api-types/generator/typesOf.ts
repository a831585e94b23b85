import openapiTS, { astToString, stringToAST } from 'openapi-typescript';
import ts from 'typescript';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Reference }>> };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Reference } } } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Reference;
}

interface Reference {
  readonly $ref?: string;
  readonly type?: string;
}

const head = `// Generated from docs/api/openapi.json by \`npm run api-docs\`.

`;

/** A pattern of JSON Schema is any string to the compiler. This way a time without its zone does not compile. */
const moment = '`${string}Z` | `${string}+${string}:${string}` | `${string}T${string}-${string}:${string}`';

/** The models of an OpenAPI document as types, and which of them each call is sent and answers, as a TypeScript module. */
export async function typesOf(document: string): Promise<string> {
  const openApi = JSON.parse(document);
  // Calls by their paths would be three quarters of the module, with every name in them twice.
  const models = await openapiTS(JSON.stringify({ ...openApi, paths: {} }), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (_schema, { path }) => (path === '#/components/schemas/Moment' ? typeNodeOf(moment) : undefined),
  });
  const operations: readonly Operation[] = Object.values(openApi.paths as object).flatMap((ways) => Object.values(ways));
  const tables = [
    mapOf('What each call is sent, by its `operationId`.', 'Requests', operations, requestTypeOf),
    mapOf('What each call answers, by its `operationId`: a success or a refusal.', 'Answers', operations, answerTypeOf),
  ];
  const written = astToString(models).replaceAll(/^export type \S+ = Record<string, never>;\n/gm, '');
  return head + written + tables.join('');
}

function typeNodeOf(type: string): ts.TypeNode {
  const [statement] = stringToAST(`type One = ${type}`) as ts.Statement[];
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error(`${type} is no type`);
  return statement.type;
}

function mapOf(about: string, name: string, operations: readonly Operation[], typeOf: (one: Operation) => string): string {
  const rows = operations.map((one) => `    /** ${one.summary} */\n    ${one.operationId}: ${typeOf(one)};\n`);
  return `/** ${about} */\nexport interface ${name} {\n${rows.join('')}}\n`;
}

function answerTypeOf({ responses }: Operation): string {
  return typeNameOf(responses[200].content['application/json'].schema);
}

function requestTypeOf({ requestBody, parameters = [] }: Operation): string {
  const [body] = Object.values(requestBody?.content ?? {});
  if (body) return typeNameOf(body.schema);
  const fields = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeNameOf(schema)}`);
  return fields.length === 0 ? 'EmptyRequest' : `{ ${fields.join('; ')} }`;
}

function typeNameOf({ $ref, type }: Reference): string {
  return $ref?.split('/').at(-1) ?? type ?? 'unknown';
}
