/** How ajv adds every error. */
const ADDED_LONG = /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}/g;

/** An error that has a name only to be added: an object with texts and objects of texts in it. */
const PIECE = String.raw`(?:[^"{}]|"(?:[^"\\]|\\.)*")`;
const ADDED = new RegExp(
  String.raw`const (err\d+) = (\{(?:${PIECE}|\{${PIECE}*\})*\});\(vErrors\?\?=\[\]\)\.push\(\1\);`,
  'g',
);

/**
 * The text of a validator of ajv, written shorter, and without what nobody reads: names of errors, the path of a rule in
 * its schema, which only `errorMessage` asks for, and of the schema all but the names that are looked up in it.
 */
export function shortened(code: string): string {
  const short = withoutSchemas(code)
    .replace(ADDED_LONG, '(vErrors??=[]).push($1);')
    .replace(ADDED, '(vErrors??=[]).push($2);');
  return short.includes('.schemaPath') ? short : short.replace(/schemaPath:(?:"(?:[^"\\]|\\.)*"),/g, '');
}

const DECLARED = /const (schema\d+) = (?=\{)/g;

function withoutSchemas(code: string): string {
  let text = code;
  for (const [declared = '', name = ''] of code.matchAll(DECLARED)) {
    const at = text.indexOf(declared);
    const end = endOfObject(text, at + declared.length);
    const rest = text.slice(0, at) + text.slice(end).replace(/^;/, '');
    const asked = [...rest.matchAll(new RegExp(`\\b${name}\\b(\\.properties\\b(?![.[]))?`, 'g'))];
    if (asked.length === 0) text = rest;
    else if (asked.every(([, properties]) => properties !== undefined)) {
      const { properties = {} } = JSON.parse(text.slice(at + declared.length, end)) as { properties?: object };
      const names = Object.fromEntries(Object.keys(properties).map((key) => [key, 0]));
      text = `${text.slice(0, at)}${declared}${JSON.stringify({ properties: names })}${text.slice(end)}`;
    }
  }
  return text;
}

/** Where the object ends that begins at a place: its braces, those in texts left out. */
function endOfObject(text: string, start: number): number {
  const marks = /["{}]|\\./g;
  let depth = 0;
  let isText = false;
  marks.lastIndex = start;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') isText = !isText;
    else if (isText) continue;
    else if (mark[0] === '{') depth += 1;
    else if (mark[0] === '}') depth -= 1;
    if (depth === 0 && !isText) return marks.lastIndex;
  }
  throw new Error('The code of ajv cannot be read: an object that does not end.');
}
