/** The output files of the build by module, from Vite's manifest. */
export type BuiltModules = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * Modules that pages load after an interaction that is possible offline: viewing pictures, opening the menu, and
 * sending, which waits in the outbox.
 */
const lazilyLoaded = [
  'src/web/api/sendingFiles.ts',
  'src/web/ui/categoryIcons.ts',
  'src/web/listing/gallery/FullScreenGallery.tsx',
  'src/web/messaging/contact/sendingFirst.ts',
  'src/web/messaging/outgoing/sendingWritten.ts',
  'src/web/app/menu/MenuContent.tsx',
];

/**
 * The files that no page has loaded when it is stored, each with all its imports. The service worker stores them as
 * well.
 * @throws if one of the modules no longer has a file
 */
export function lazilyLoadedFiles(modules: BuiltModules): readonly string[] {
  const reached = new Set<string>();
  const reach = (name: string) => {
    if (reached.has(name)) return;
    const module = modules[name];
    if (!module) throw new Error(`The build has no file for ${name}, which pages ask for later`);
    reached.add(name);
    module.imports?.forEach(reach);
  };
  lazilyLoaded.forEach(reach);
  return [...new Set([...reached].map((name) => modules[name]!.file))];
}
