/** What the build has made of its modules, as Vite's manifest says. */
export type BuiltModules = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * What pages ask for once somebody does something on them, which they may do without a line: looking at pictures, opening the menu,
 * and sending, which is tried and waits in the outbox.
 */
const askedLater = [
  'src/web/api/sendingFiles.ts',
  'src/web/ui/categoryIcons.ts',
  'src/web/listing/gallery/FullScreenGallery.tsx',
  'src/web/messaging/contact/sendingFirst.ts',
  'src/web/messaging/outgoing/sendingWritten.ts',
  'src/web/app/menu/MenuContent.tsx',
];

/**
 * The files of what no page has loaded as it is kept, each with all that it imports: the service worker keeps them beside.
 * @throws where a module of them has no file of its own any more
 */
export function filesAskedLater(modules: BuiltModules): readonly string[] {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    const module = modules[name];
    if (!module) throw new Error(`The build has no file for ${name}, which pages ask for later`);
    reached.add(name);
    module.imports?.forEach(reach);
  };
  askedLater.forEach(reach);
  return [...new Set([...reached].map((name) => modules[name]!.file))];
}
