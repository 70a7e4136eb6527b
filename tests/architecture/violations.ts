import { dirname, join } from 'node:path/posix';
import { cycles } from './cycles.ts';
import * as house from './house.ts';
import { features, places, rooms, type Room } from './house.ts';
import { importsOf, type Import } from './imports.ts';

const houseFile = 'tests/architecture/house.ts';

/** The files of a clone: path from its root, with forward slashes, to its text. */
export type Tree = Readonly<Record<string, string>>;

/**
 * The violations of the house's rules in the tree, one sentence each that begins with the path; empty if there are
 * none.
 */
export function violations(tree: Tree): string[] {
  const ofFiles = Object.entries(tree).flatMap(([path, source]) => [
    ...misplaced(path),
    ...tooLong(path, source),
    ...unbounded(path, source),
    ...(isCode(path) ? importsOf(source).flatMap((one) => forbiddenOf(path, one)) : []),
    ...unseen(path, source),
  ]);
  return [...ofFiles, ...inCycles(tree), ...crowded(tree)];
}

function forbiddenOf(path: string, one: Import): string[] {
  return [...forbidden(path, one), ...notForTesters(path, one), ...upward(path, one), ...flowOf(path, one)];
}

/** Reports an import of a folder that is above the importing one in the order of their room. */
function upward(path: string, { specifier }: Import): string[] {
  const room = roomOf(path);
  const order = room && house.order[room.path];
  const target = resolve(path, specifier);
  if (!order || roomOf(target) !== room) return [];
  const [from, to] = [path, target].map((file) => file.slice(room.path.length + 1).split('/')[0]!);
  // A folder that is missing in the order is no violation here: `unordered` reports it.
  const isUpward = order.includes(from!) && order.indexOf(to!) > order.indexOf(from!);
  return isUpward ? [`${path}: imports ${specifier}, and ${to} is above ${from} in the order of ${room.path}`] : [];
}

/** The import cycles of a room that has an order. */
function inCycles(tree: Tree): string[] {
  return Object.keys(house.order).flatMap((room) => {
    const files = Object.entries(tree).filter(([path]) => path.startsWith(`${room}/`) && isCode(path));
    const imports = files.map(([path, source]): [string, string[]] => [
      path,
      importsOf(source).map(({ specifier }) => resolve(path, specifier)),
    ]);
    return cycles(new Map(imports)).map(([first, ...others]) => `${first}: imports itself, by ${others.join(', ')}`);
  });
}

/** The folders with too many files, in rooms with that limit. Catalogues may have more. */
function crowded(tree: Tree): string[] {
  const paths = Object.keys(tree).filter((path) => house.uncrowded.some((room) => path.startsWith(`${room}/`)));
  return [...Map.groupBy(paths, dirname)].flatMap(([folder, files]) =>
    files.length > house.mostFiles && !house.catalogues.includes(folder)
      ? [`${folder}: ${files.length} files; ${house.mostFiles} are taken in at once`]
      : [],
  );
}

function misplaced(path: string): string[] {
  const [top = '', second] = path.split('/');
  const found: string[] = [];
  if (!house.topLevel.includes(top)) found.push(`${path}: ${top} is no top-level entry of the house`);
  if (top === 'src' && !house.sourceRooms.includes(second ?? ''))
    found.push(`${path}: src/${second} is no room of the house`);
  if (path.startsWith('src/demo/') && isCode(path)) found.push(`${path}: src/demo has data alone`);

  const folders = path.split('/').slice(0, -1);
  const drawer = folders.find((folder) => house.drawers.includes(folder));
  if (drawer) found.push(`${path}: a folder ${drawer}/ says nothing of what is in it`);

  const word = strayWord(path);
  if (word)
    found.push(
      `${path}: ${word} is neither a feature's word nor a place of its room: add it to features or places in ${houseFile}`,
    );
  else found.push(...unordered(path));
  if (/Machine\.[a-z]+$/.test(path) && !path.startsWith('machines/')) {
    found.push(`${path}: statecharts lie in machines/`);
  }
  if (top === 'machines' && /(Facts|Lifecycle)\.ts$/.test(path) && folders[2] !== 'lifecycle') {
    found.push(`${path}: facts lie in machines/${second}/lifecycle/`);
  }
  return found;
}

/** Reports a folder, or a file next to the folders, that is missing in the order of its room. */
function unordered(path: string): string[] {
  const room = roomOf(path)?.path ?? '';
  const name = path.slice(room.length + 1).split('/')[0]!;
  const order = house.order[room];
  return !order || !isCode(path) || order.includes(name)
    ? []
    : [`${path}: ${name} has no place in the order of ${room}: add it to order in ${houseFile}`];
}

/**
 * Reports calls of `normalize` with a compatibility form: its result can be 18 times as long as the text, so one
 * function bounds it.
 */
function unbounded(path: string, source: string): string[] {
  const bounds = 'machines/market/text/compatibilityForm.ts';
  if (path === bounds || path.startsWith('tests/') || !/normalize\(\s*['"`]NFK[CD]/.test(source)) return [];
  return [`${path}: texts are brought to NFKC and NFKD by ${bounds} alone`];
}

/**
 * The first unknown folder name of a path within its room. In tests the level below is checked too, as it mirrors a
 * room.
 */
function strayWord(path: string): string | undefined {
  const room = roomOf(path);
  const mirrored = mirroredRoom(path);
  for (const [prefix, words] of [
    [room?.path, wordsOf(room?.path)],
    [mirrored?.prefix, wordsOf(mirrored?.room)],
  ] as const) {
    if (prefix === undefined || !words) continue;
    const [folder = '', ...below] = path.slice(prefix.length + 1).split('/');
    if (below.length > 0 && !words.includes(folder)) return folder;
  }
  return undefined;
}

/** tests/web/search/... mirrors src/web/search/..., tests/machines/... mirrors machines/... */
function mirroredRoom(path: string): { prefix: string; room: string } | undefined {
  const [top, name = ''] = path.split('/');
  if (top !== 'tests') return undefined;
  const room = [name, `src/${name}`].find((candidate) => candidate !== 'tests' && wordsOf(candidate));
  return room === undefined ? undefined : { prefix: `tests/${name}`, room };
}

function wordsOf(room: string | undefined): readonly string[] | undefined {
  const own = room === undefined ? undefined : (places[room] ?? house.order[room]);
  return own && (house.featureRooms.some((one) => one === room) ? [...own, ...features] : own);
}

function tooLong(path: string, source: string): string[] {
  if (!(isCode(path) || path.endsWith('.graphql')) || house.generated.test(path)) return [];
  const lines = source.split('\n').length - 1;
  const most = /^machines\/.*Machine\.ts$/.test(path) ? house.longestChart : house.longestFile;
  return lines > most ? [`${path}: ${lines} lines; ${most} can be read in one sitting`] : [];
}

function forbidden(path: string, { specifier, typeOnly }: Import): string[] {
  const room = roomOf(path);
  if (!room || house.generators.test(path)) return [];
  const target = targetRoom(path, specifier);
  if (target === room) return strangeRules(path, specifier);
  if (target) {
    const isTypeAllowed = typeOnly && isAmong(specifier, room.typesOf ?? []);
    if (!isTypeAllowed && !room.rooms.includes(target.path))
      return [`${path}: imports ${specifier}, which is closed to ${room.path}`];
    const byAlias = target.alias === undefined || specifier.startsWith(target.alias);
    return byAlias ? [] : [`${path}: imports ${specifier}, which is written ${target.alias}/...`];
  }
  if (/^[.#/]/.test(specifier)) return [`${path}: imports ${specifier}, which lies in no room`];
  if (isAmong(specifier, room.packages) || (typeOnly && isAmong(specifier, room.typesOf ?? []))) return [];
  return [`${path}: imports ${specifier}, which is no package of ${room.path}`];
}

/** Reports imports of cases and examples for walking machines, which must not be in the product. */
function notForTesters(path: string, { specifier }: Import): string[] {
  const isForTesters = house.forTesters.test(resolve(path, specifier));
  const isTester = house.forTesters.test(path) || house.testersRooms.some((room) => path.startsWith(`${room}/`));
  return isForTesters && !isTester ? [`${path}: imports ${specifier}, which is for testers alone`] : [];
}

/**
 * Reports an import of another feature's rules in machines/. Its facts may be imported; shared rules belong in a folder
 * for both.
 */
function strangeRules(path: string, specifier: string): string[] {
  if (!path.startsWith('machines/')) return [];
  const [, feature] = path.split('/');
  const [, other] = resolve(path, specifier).split('/');
  const isFeature = features.some((word) => word === other);
  if (feature === other || !isFeature || !specifier.endsWith('Rules.ts')) return [];
  return [`${path}: imports ${specifier}, the rules of another feature`];
}

/** A lifecycle that imports a flow: an edit of a flow must not change folding. */
function flowOf(path: string, { specifier }: Import): string[] {
  const lifecycle = /^machines\/\w+\/lifecycle\//;
  if (!lifecycle.test(path) || house.forTesters.test(path)) return [];
  const target = resolve(path, specifier);
  const isFlow = /(Machine|Events|Setup)\.ts$/.test(target) && !lifecycle.test(target);
  return isFlow ? [`${path}: imports ${specifier}, and a lifecycle knows no flow`] : [];
}

/**
 * Recorder and inspectors observe every flow of a page, so each is created with `{ inspect }` of
 * src/web/flows/inspection.ts.
 */
function unseen(path: string, source: string): string[] {
  if (!path.startsWith('src/web/') || !isCode(path)) return [];
  return [...source.matchAll(MAKES_FLOW)]
    .filter(({ index }) => !/\binspect\b/.test(argumentsAt(source, source.indexOf('(', index))))
    .map(([, name]) => `${path}: ${name}() makes a flow that nobody can see: give it { inspect }`);
}

/**
 * Matches calls that create a flow. The hook of a React context has the same name after a dot, and only reads the flow.
 */
const MAKES_FLOW = /(?<![.\w])(createActor|createActorContext|useActor|useActorRef|useMachine)\(/g;

/** The source text from an opening bracket to its closing bracket. */
function argumentsAt(source: string, from: number): string {
  let open = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') open += 1;
    else if (source[at] === ')' && (open -= 1) === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

function targetRoom(path: string, specifier: string): Room | undefined {
  // Only a path or an alias names a room: a package may have the same name.
  return /^[.#/]/.test(specifier) ? roomOf(resolve(path, specifier)) : undefined;
}

/** The path of the imported file in the repository; for a package, the specifier itself. */
function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const room = rooms.find(({ alias }) => alias && (specifier === alias || specifier.startsWith(`${alias}/`)));
  return room?.alias ? room.path + specifier.slice(room.alias.length) : specifier;
}

function roomOf(path: string): Room | undefined {
  return rooms.find((room) => path === room.path || path.startsWith(`${room.path}/`));
}

function isAmong(specifier: string, packages: readonly string[] | 'any'): boolean {
  return (
    packages === 'any' ||
    packages.some((name) => specifier === name || (/[/:]$/.test(name) && specifier.startsWith(name)))
  );
}

function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path);
}
