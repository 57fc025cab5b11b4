import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { escapeHtml } from '../escapeHtml';

export const PAGE_STYLE = `body { margin: 0 auto; padding: 24px 16px; max-width: 1040px; color: #1c2230; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
nav ul { columns: 3 200px; padding-left: 20px; }
details { margin: 8px 0; border: 1px solid #d5d9e0; border-radius: 6px; }
summary { padding: 10px 12px; cursor: pointer; overflow-wrap: anywhere; }
details > :not(summary) { margin-left: 12px; margin-right: 12px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { padding: 12px; background: #f3f4f6; overflow-x: auto; }
ul.fields { padding-left: 20px; }
.method { display: inline-block; min-width: 52px; font-weight: 700; }
.note { color: #4a5263; }
a { color: #14532d; }
:focus-visible { outline: 3px solid #14532d; outline-offset: 2px; }
`;

/** A document of an API as a page without scripts: each call with what it takes, what it answers, and an example. */
export function readingPage(document: JsonObject): string {
  const { info, tags, paths, components } = document as { [key: string]: JsonObject } & { tags: never };
  const areas = (tags as unknown as { name: string }[]).map(({ name }) => name);
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as JsonObject).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as JsonObject,
    })),
  );
  const sections = areas.map((area, index) => {
    const own = operations.filter(({ operation }) => listOf(operation.tags).includes(area));
    return `<section id="a${index}"><h2>${escaped(area)}</h2>${own.map(callOf).join('\n')}</section>`;
  });
  const schemas = Object.entries((components?.schemas ?? {}) as JsonObject).map(
    ([name, schema]) =>
      `<details id="schema-${escaped(name)}"><summary>${escaped(name)}</summary>${describe(schema)}</details>`,
  );
  const links = areas.map((area, index) => `<li><a href="#a${index}">${escaped(area)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info?.title)}</title>
<link rel="stylesheet" href="/openapi/style.css">
</head>
<body>
<main>
<h1>${escaped(info?.title)}</h1>
<p>Version ${escaped(info?.version)} of the definitions. The same for programs: <a href="/openapi.json">openapi.json</a>.</p>
<p>${prose(info?.description)}</p>
<nav aria-label="Areas"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
<section><h2>Shared</h2>${schemas.join('\n')}</section>
</main>
</body>
</html>
`;
}

function callOf({ method, path, operation }: { method: string; path: string; operation: JsonObject }): string {
  const { summary, description, parameters, requestBody, responses, security, operationId } = operation;
  const answers = responses as JsonObject;
  const success = contentOf(answers['200']);
  return `<details id="${escaped(operationId)}"><summary><code class="method">${method}</code> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${description === undefined ? '' : `<p>${prose(description)}</p>`}
<p class="note">${neededBy(security)}</p>
${parametersOf(parameters)}
${requestBody === undefined ? '' : `<h3>Body</h3>${described(contentOf(requestBody))}`}
<h3>Answer</h3>${described(success)}
<p class="note">Refusals: ${Object.keys(answers)
    .filter((status) => status !== '200')
    .join(', ')}</p>
</details>`;
}

function neededBy(security: Json | undefined): string {
  const [own] = listOf(security).filter(isObject);
  if (!own) return 'Needs the token of a session.';
  return 'signature' in own ? 'Is signed by another system.' : 'Open: needs no token.';
}

function parametersOf(parameters: Json | undefined): string {
  const all = listOf(parameters);
  if (all.length === 0) return '';
  const items = all.filter(isObject).map(({ $ref, name, in: where, required, schema, description }) => {
    if (typeof $ref === 'string') return `<li><code>${escaped($ref.split('/').pop())}</code> (header)</li>`;
    const note = description ?? (isObject(schema) ? schema.description : undefined);
    return `<li><code>${escaped(name)}</code> (${escaped(where)}${required ? ', must be there' : ''}) ${prose(note)}</li>`;
  });
  return `<h3>Parameters</h3><ul class="fields">${items.join('')}</ul>`;
}

function contentOf(body: Json | undefined): JsonObject | undefined {
  const content = isObject(body) && isObject(body.content) ? body.content : {};
  const [type] = Object.entries(content);
  return type && { type: type[0], ...(type[1] as JsonObject) };
}

function described(content: JsonObject | undefined): string {
  if (!content) return '<p>Nothing.</p>';
  const { type, schema, example } = content;
  const own = type === 'application/json' ? describe(schema) : `<p>${escaped(type)}</p>`;
  return `${own}${example === undefined ? '' : `<h4>Example</h4><pre>${escaped(JSON.stringify(example, undefined, 2))}</pre>`}`;
}

/** A schema as a list of its members. */
function describe(schema: Json | undefined): string {
  if (!isObject(schema)) return '';
  const { $ref, title, description, properties, items, anyOf } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').pop() ?? '';
    return `<a href="#schema-${escaped(name)}">${escaped(name)}</a>`;
  }
  const head = [typesOf(schema), title, description].filter((part) => part !== undefined && part !== '');
  const inner = isObject(properties) ? membersOf(properties) : items !== undefined ? `of ${describe(items)}` : '';
  const either = listOf(anyOf).map((one) => `<li>${describe(one)}</li>`);
  return `<span class="note">${head.map(prose).join(' · ')}</span> ${inner}${
    either.length > 0 ? `either<ul class="fields">${either.join('')}</ul>` : ''
  }`;
}

const membersOf = (properties: JsonObject): string =>
  `<ul class="fields">${Object.entries(properties)
    .map(([name, member]) => `<li><code>${escaped(name)}</code> ${describe(member)}</li>`)
    .join('')}</ul>`;

/** What a value may be, in a few words. */
function typesOf({
  type,
  enum: values,
  const: only,
  oneOf,
  format,
  maxLength,
  'x-options': options,
}: JsonObject): string {
  const choices = listOf(oneOf).filter(isObject);
  const kinds = [
    ...listOf(type),
    ...(only === undefined ? [] : [JSON.stringify(only)]),
    ...listOf(values).map((value) => JSON.stringify(value)),
    ...choices.map((choice) => `${JSON.stringify(choice.const)} ${String(choice.title ?? '')}`),
  ];
  return [
    kinds.join(' | '),
    ...(format === undefined ? [] : [`format ${String(format)}`]),
    ...(maxLength === undefined ? [] : [`at most ${String(maxLength)} characters`]),
    ...(options === undefined ? [] : [`out of ${String(options)}`]),
  ].join(', ');
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const escaped = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : escapeHtml(String(value));

/** A text with what stands between backquotes as code. */
const prose = (value: Json | undefined): string => escaped(value).replace(/`([^`]+)`/g, '<code>$1</code>');
