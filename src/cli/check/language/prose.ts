import { parseSync, Visitor } from 'oxc-parser';

/** A piece of text that a programmer reads: a comment, a docstring, a test title, an error, a paragraph of a README. */
export interface Prose {
  /** The line on which the text begins, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The calls whose first argument is the title of a test. */
const TESTS = new Set(['describe', 'it', 'test']);

/** The prose of a source file by its extension: TypeScript, JavaScript, GraphQL, SQL or Markdown; empty for others. */
export function proseOf(path: string, source: string): Prose[] {
  if (/\.(?:ts|tsx|mjs)$/.test(path)) return proseOfScript(path, source);
  if (path.endsWith('.graphql')) return proseOfSchema(source);
  if (path.endsWith('.sql')) return joinedLines(source, /^\s*--\s?(.*)$/);
  if (path.endsWith('.md')) return proseOfMarkdown(source);
  return [];
}

/** The sentences of a text. List items, tags of a docstring and paragraphs end a sentence as a full stop does. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n\s*(?=(?:[-*]|\d+\.)\s|@\w)/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .flatMap((paragraph) =>
      paragraph.split(/(?<=(?<!\b(?:e\.g|i\.e|vs|No))[.!?]["”»)]?)\s+(?=["“«(`*]*[\p{Lu}\p{N}`])/u),
    )
    .map((sentence) =>
      sentence
        .replace(/^(?:[-*]|\d+\.)\s+/, '')
        .replaceAll('**', '')
        .trim(),
    )
    .filter(Boolean);
}

function proseOfScript(path: string, source: string): Prose[] {
  const { comments, program } = parseSync(path, source);
  const lineAt = lines(source);
  const prose: Prose[] = [];
  let last: { end: number; prose: { line: number; text: string } } | undefined;
  for (const { type, value, start, end } of comments) {
    const text = type === 'Block' ? value.replaceAll(/^\s*\*+ ?/gm, '') : value.replace(/^ /, '');
    // Line comments on consecutive lines form one text.
    if (
      type === 'Line' &&
      last &&
      source.slice(last.end, start).trim() === '' &&
      lineAt(start) === lineAt(last.end) + 1
    ) {
      last.prose.text += `\n${text}`;
      last.end = end;
      continue;
    }
    const found = { line: lineAt(start), text };
    prose.push(found);
    last = type === 'Line' ? { end, prose: found } : undefined;
  }

  const add = (node: { type: string; start: number }) => {
    const text = textOf(node, source);
    if (text) prose.push({ line: lineAt(node.start), text });
  };
  new Visitor({
    CallExpression({ callee, arguments: [title, message] }) {
      const name = /^(?<name>\w+)/.exec(source.slice(callee.start, callee.end))?.groups?.['name'] ?? '';
      if (TESTS.has(name) && title) add(title);
      if (name === 'expect' && message) add(message);
    },
    NewExpression({ callee, arguments: [message] }) {
      if (source.slice(callee.start, callee.end).endsWith('Error') && message) add(message);
    },
    Property({ key, value }) {
      if (source.slice(key.start, key.end) === 'description') add(value);
    },
  }).visit(program);
  return prose.filter(({ text }) => !/^\s*(?:@ts-|oxlint-|@__|#__|\/ <|v8 |@vite)/.test(text));
}

/** The text of a string or a template; each of its expressions becomes one word. */
function textOf({ type, ...node }: { type: string }, source: string): string | undefined {
  const { value, quasis, start, end } = node as {
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
    start: number;
    end: number;
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateLiteral' && quasis) return quasis.map(({ value: { cooked } }) => cooked).join('Value');
  if (type === 'BinaryExpression')
    return source
      .slice(start, end)
      .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
      .slice(1, -1);
  return undefined;
}

function proseOfSchema(source: string): Prose[] {
  const lineAt = lines(source);
  return [...source.matchAll(/"""([^]*?)"""|"([^"\n]+)"/g)].map((found) => ({
    line: lineAt(found.index),
    text: found[1] ?? found[2] ?? '',
  }));
}

/** Paragraphs, list items, headings and cells; blocks of code and links' addresses are left out. */
function proseOfMarkdown(source: string): Prose[] {
  const prose: Prose[] = [];
  let code = false;
  let paragraph: { line: number; text: string } | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*```/.test(line)) code = !code;
    const isText = !code && line.trim() !== '' && !/^\s*```/.test(line);
    const text = line.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[[\]]/g, '');
    if (!isText) paragraph = undefined;
    else if (/^\s*\|/.test(line)) {
      for (const cell of text.split('|')) if (cell.trim()) prose.push({ line: index + 1, text: cell });
    } else if (!paragraph || /^\s*(?:[-*]\s|\d+\.\s|#)/.test(line)) {
      paragraph = { line: index + 1, text: text.replace(/^#+\s*/, '') };
      prose.push(paragraph);
      if (line.startsWith('#')) paragraph = undefined;
    } else paragraph.text += `\n${text}`;
  }
  return prose;
}

/** The texts of consecutive lines that have this form. */
function joinedLines(source: string, form: RegExp): Prose[] {
  const prose: { line: number; text: string }[] = [];
  let last = -1;
  for (const [index, line] of source.split('\n').entries()) {
    const text = form.exec(line)?.[1];
    if (text === undefined) continue;
    if (last === index - 1 && prose.length > 0) prose.at(-1)!.text += `\n${text}`;
    else prose.push({ line: index + 1, text });
    last = index;
  }
  return prose;
}

/** Returns a function that converts an offset in the source to its line, counted from 1. */
function lines(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
