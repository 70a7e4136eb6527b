import { parseSync, Visitor } from 'oxc-parser';

/** The ids of the messages that are the text of a button in a view, found by the elements whose name ends in Button. */
export function buttonIds(path: string, source: string): string[] {
  const ids: string[] = [];
  new Visitor({
    JSXElement({ openingElement: { name }, children }) {
      if (!/[bB]utton$/.test(source.slice(name.start, name.end))) return;
      const texts = children.filter(
        (child) =>
          child.type === 'JSXExpressionContainer' ||
          (child.type === 'JSXElement' && source.startsWith('<Trans', child.start)),
      );
      for (const { start, end } of texts) {
        const found = source.slice(start, end).matchAll(/\bid(?:=|: )(?<quote>['"])(?<id>[^'"]+)\k<quote>/g);
        for (const { groups } of found) ids.push(groups!['id']!);
      }
    },
  }).visit(parseSync(path, source).program);
  return ids;
}
