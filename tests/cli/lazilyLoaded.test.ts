import { describe, expect, it } from 'vitest';
import { type BuiltModules, lazilyLoadedFiles } from '#cli/build/lazilyLoaded.ts';

/** Creates the module graph of a build in which each lazily loaded module is a file that imports others. */
function built(imports: Readonly<Record<string, readonly string[]>> = {}): BuiltModules {
  const requested = [
    'src/web/api/sendingFiles.ts',
    'src/web/ui/categoryIcons.ts',
    'src/web/listing/gallery/FullScreenGallery.tsx',
    'src/web/messaging/contact/sendingFirst.ts',
    'src/web/messaging/outgoing/sendingWritten.ts',
    'src/web/app/menu/MenuContent.tsx',
  ];
  const files = [...requested, ...Object.values(imports).flat()].map((name) => [
    name,
    { file: `assets/${name.split('/').at(-1)}.js`, ...(imports[name] && { imports: imports[name] }) },
  ]);
  return Object.fromEntries(files) as BuiltModules;
}

describe('the files that pages load lazily', () => {
  it('are those of the modules with all their imports, each once', () => {
    const imports = {
      'src/web/messaging/outgoing/sendingWritten.ts': ['_pages', '_session'],
      'src/web/messaging/contact/sendingFirst.ts': ['_session'],
      _session: ['_library'],
    };
    const files = lazilyLoadedFiles(built(imports));
    expect(files).toHaveLength(9);
    expect(files).toEqual(
      expect.arrayContaining(['assets/_pages.js', 'assets/_library.js', 'assets/sendingFiles.ts.js']),
    );
  });

  it('fail a build in which a module is no longer a separate file', () => {
    const { 'src/web/api/sendingFiles.ts': _, ...others } = built();
    expect(() => lazilyLoadedFiles(others)).toThrow('The build has no file for src/web/api/sendingFiles.ts');
  });
});
